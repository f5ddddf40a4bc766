//! `uri from-path` and `uri to-path`.

use crate::support::{assert_uri, run_words, stdout};

#[test]
fn unix_paths() {
    assert_uri!("from-path --unix", b"/a b/%41\n/\xff\n/a/./b\nrelative\n", @r"
    file:///a%20b/%2541
    file:///%FF
    file:///a/b
    [status 1] line 4: the path is not absolute: it must begin with `/`, or on Windows with `C:\` or a share
    1 of 4 lines rejected
    ");
    assert_uri!("to-path --unix", "file:///a%20b/%2541\nFILE://localhost/x\nfile://h/x\nhttp://h/\n", @"
    /a b/%41
    /x
    [status 1] line 3: the host at byte 7 has no path of this kind
    line 4: the scheme is not `file`
    2 of 4 lines rejected
    ");
    assert_eq!(run_words("to-path --unix", "file:///%FF\n").stdout, b"/\xff\n");
}

#[test]
fn windows_paths() {
    assert_uri!("from-path --windows", "C:\\a b\\c\n\\\\srv\\share\\x\n/a\n", @r"
    file:///C:/a%20b/c
    file://srv/share/x
    [status 1] line 3: the path is not absolute: it must begin with `/`, or on Windows with `C:\` or a share
    1 of 3 lines rejected
    ");
    assert_uri!("to-path --windows --json file:///C:/a%20b/c file://srv/share/x", @r#"
    {"line":1,"input":"file:///C:/a%20b/c","utf8":"C:\\a b\\c","bytes":"433A5C6120625C63"}
    {"line":2,"input":"file://srv/share/x","utf8":"\\\\srv\\share\\x","bytes":"5C5C7372765C73686172655C78"}
    "#);
    assert_uri!("to-path --unix --windows file:///C:/a", @"[status 2] error: the argument '--unix' cannot be used with '--windows'");
    // Without an option, paths are those of the system where the command runs.
    let native = if cfg!(windows) { r"C:\a" } else { "/a" };
    let back = run_words("to-path", stdout(&run_words("from-path", native)));
    assert_eq!((stdout(&back), back.status.code()), (&*format!("{native}\n"), Some(0)));
}

/// The URI of a Windows path has its drive in the path.
#[test]
fn a_drive_outside_of_the_path() {
    assert_uri!("to-path --windows file:d:/x", @"
    [status 1] error: the drive at byte 5 is not in the path: it is written `file:///d:/`
        file:d:/x
             ^
    note:     write `file:///d:/x`
    ");
    assert_uri!("to-path --windows", "file://d:/x/y\nfile:e%7C/\nfile://F:\nfile://u:p@d/x\nfile://d:1/x\n", @"
    [status 1] line 1: the drive at byte 7 is not in the path: it is written `file:///d:/`; write `file:///d:/x/y`
    line 2: the drive at byte 5 is not in the path: it is written `file:///e:/`; write `file:///e:/`
    line 3: the drive at byte 7 is not in the path: it is written `file:///F:/`; write `file:///F:/`
    line 4: a file path cannot have a userinfo
    line 5: a file path cannot have a port
    5 of 5 lines rejected
    ");
    assert_uri!("to-path --windows file:d|/x", @r##"
    [status 1] error: unexpected `|` in path at byte 6
        file:d|/x
              ^
    rule:     segment-nz = 1*pchar
              (RFC 3986, section 3.3)
    expected: pchar, "/", "?", "#" or the end
              pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
    note:     if `d|` is a drive, write `file:///d:/x` (RFC 8089, appendix E.2)
    "##);
    assert_uri!("to-path --windows --json file://D:/x", @r#"
    {"line":1,"input":"file://D:/x","valid":false,"error":{"message":"the drive at byte 7 is not in the path: it is written `file:///D:/`","component":null,"offset":7,"expected":[],"rule":null,"section":null,"notes":["write `file:///D:/x`"],"repair":null}}
    [status 1]
    "#);
}

/// Output in lines never has more lines than there are paths.
#[test]
fn a_path_with_a_line_end() {
    assert_uri!("to-path --unix file:///a%0Ab", @"
    [status 1] error: the path contains a line end; use `--json` to print it
        file:///a%0Ab
    ");
    assert_uri!("to-path --unix --json file:///a%0Ab", @r#"{"line":1,"input":"file:///a%0Ab","utf8":"/a\nb","bytes":"2F610A62"}"#);
}
