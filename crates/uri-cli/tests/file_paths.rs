//! `uri from-path` and `uri to-path`.

use serde_json::json;

use crate::support::{assert_prints, assert_reports, objects, run, run_words, stderr, stdout};

#[test]
fn unix_paths() {
    let output = run(&["from-path", "--unix"], b"/a b/%41\n/\xff\n/a/./b\nrelative\n");
    assert_eq!(stdout(&output), "file:///a%20b/%2541\nfile:///%FF\nfile:///a/b\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).starts_with("line 4: "));
    let uris = "file:///a%20b/%2541\nFILE://localhost/x\nfile:///%FF\nfile://h/x\nhttp://h/\n";
    let back = run_words("to-path --unix", uris);
    assert_eq!(back.stdout, b"/a b/%41\n/x\n/\xff\n");
    assert!(stderr(&back).ends_with("2 of 5 lines rejected\n"), "{}", stderr(&back));
}

#[test]
fn windows_paths() {
    let output = run_words("from-path --windows", "C:\\a b\\c\n\\\\srv\\share\\x\n/a\n");
    assert_eq!((stdout(&output), output.status.code()), ("file:///C:/a%20b/c\nfile://srv/share/x\n", Some(1)));
    let back = run_words("to-path --windows --json file:///C:/a%20b/c file://srv/share/x", "");
    let [first, second] = &objects(&back)[..] else { panic!("{}", stdout(&back)) };
    let input = "file:///C:/a%20b/c";
    assert_eq!(*first, json!({"line": 1, "input": input, "utf8": r"C:\a b\c", "bytes": "433A5C6120625C63"}));
    assert_eq!(second["utf8"], json!(r"\\srv\share\x"));
    assert_eq!(run_words("to-path --unix --windows file:///C:/a", "").status.code(), Some(2));
    // Without an option, paths are those of the system where the command runs.
    let native = if cfg!(windows) { r"C:\a" } else { "/a" };
    assert_prints("to-path", stdout(&run_words("from-path", native)), &format!("{native}\n"));
}

/// Output in lines never has more lines than there are paths.
#[test]
fn a_path_with_a_line_end() {
    let uri = "file:///a%0Ab";
    assert_reports("to-path --unix", uri, 1, "the path contains a line end");
    assert_eq!(objects(&run(&["to-path", "--unix", "--json", uri], b""))[0]["utf8"], json!("/a\nb"));
}
