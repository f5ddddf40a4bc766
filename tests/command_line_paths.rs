//! `uri from-path` and `uri to-path`.

use serde_json::json;

use crate::command_line::{assert_prints, objects, run, stderr, stdout};

#[test]
fn paths_of_unix() {
    let output = run(&["from-path", "--unix"], b"/a b/%41\n/\xff\n/a/./b\nrelative\n/a/..\n");
    assert_prints(stdout(&output), "\nfile:///a%20b/%2541\nfile:///%FF\nfile:///a/b\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("standard input, line 4:\nerror: the path does not begin at a root"));
    let back =
        run(&["to-path", "--unix"], b"file:///a%20b/%2541\nFILE://localhost/x\nfile:///%FF\nfile://h/x\nhttp://h/\n");
    assert_eq!(back.stdout, b"/a b/%41\n/x\n/\xff\n");
    assert_eq!(stderr(&back).matches("error: ").count(), 2);
}

#[test]
fn paths_of_windows() {
    let output = run(&["from-path", "--windows", r"C:\a b\c", r"\\srv\share\x", "/a"], b"");
    assert_prints(stdout(&output), "\nfile:///C:/a%20b/c\nfile://srv/share/x\n");
    assert_eq!(output.status.code(), Some(1));
    let back = run(&["to-path", "--windows", "--json", "file:///C:/a%20b/c", "file://srv/share/x"], b"");
    let [first, second] = &objects(&back)[..] else { panic!("{}", stdout(&back)) };
    let input = "file:///C:/a%20b/c";
    assert_eq!(*first, json!({"line": 1, "input": input, "utf8": r"C:\a b\c", "bytes": "433A5C6120625C63"}));
    assert_eq!(second["utf8"], json!(r"\\srv\share\x"));
    assert_eq!(run(&["to-path", "--unix", "--windows", "file:///C:/a"], b"").status.code(), Some(2));
}

/// One command after the other gives back what went in.
#[test]
fn there_and_back() {
    let path = "/home/\u{e9}/100% [x]#?.txt";
    let uri = run(&["from-path", "--unix", "--json", path], b"");
    let back = run(&["to-path", "--unix", "--json-input"], &uri.stdout);
    assert_eq!(stdout(&back), format!("{path}\n"));
    // Without a word of whose they are, they are of the system where the command runs.
    let native = if cfg!(windows) { r"C:\a" } else { "/a" };
    let uri = run(&["from-path", native], b"");
    assert_eq!(stdout(&run(&["to-path"], &uri.stdout)), format!("{native}\n"));
}

/// Nothing that is printed as lines has more lines than there are paths.
#[test]
fn a_path_with_the_end_of_a_line() {
    let uri = "file:///a%0Ab";
    let refused = run(&["to-path", "--unix", "--else", "-", uri, "file:///c"], b"");
    assert_eq!((stdout(&refused), refused.status.code()), ("-\n/c\n", Some(1)));
    assert!(stderr(&refused).contains("the path has the end of a line in it; `--json` prints it all the same"));
    assert_eq!(objects(&run(&["to-path", "--unix", "--json", uri], b""))[0]["utf8"], json!("/a\nb"));
}

#[test]
fn the_place_in_a_path() {
    let refused = run(&["from-path", "--unix", "--json", "/a/../b", "a"], b"");
    let places: Vec<_> = objects(&refused).iter().map(|it| it["error"]["at"].clone()).collect();
    assert_eq!(places, [json!(3), json!(null)]);
    assert!(
        stderr(&run(&["to-path", "--unix", "file:///a%2Fb"], b"")).starts_with("error: `/` at byte 9 cannot stand")
    );
}
