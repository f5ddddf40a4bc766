//! `uri parse`: its formats, and its JSON.

use serde_json::json;

use crate::support::{assert_prints, objects, run, run_words, stderr, stdout};

const FOO: &str = "foo://example.com:8042/over/there?name=ferret#nose";

#[test]
fn figure() {
    assert_prints(
        "parse --format figure",
        &format!("{FOO}\na"),
        "
 foo://example.com:8042/over/there?name=ferret#nose
 \\_/   \\______________/\\_________/ \\_________/ \\__/
  |           |             |           |       |
scheme    authority        path       query  fragment

 a
 |
 |
path
",
    );
}

#[test]
fn table_is_the_default_without_a_terminal() {
    assert_prints(
        "parse http://u:p@[::1]:80? //1.2.3.4/a",
        "",
        "
http://u:p@[::1]:80?
  kind       uri
  scheme     http
  authority  u:p@[::1]:80
  userinfo   u:p
  host       [::1]  ipv6
  port       80
  path       (empty)  path-abempty
  query      (empty)

//1.2.3.4/a
  kind       relative-ref
  authority  1.2.3.4
  host       1.2.3.4  ipv4
  path       /a  path-abempty
",
    );
}

#[test]
fn tree() {
    assert_prints(
        "parse --format tree --as uri a:b",
        "",
        "
URI 0..3 \"a:b\"
  scheme 0..1 \"a\"
  hier-part 2..3 \"b\"
    path-rootless 2..3 \"b\"
      segment-nz 2..3 \"b\"
",
    );
}

#[test]
fn json_has_null_for_absent_components() {
    let expected = [
        r#"{"line":1,"input":"http://u:p@[::1]:/a?#","valid":true,"kind":"uri","scheme":"http","authority":"u:p@[::1]:","userinfo":"u:p","host":"[::1]","host_kind":"ipv6","port":"","path":"/a","query":"","fragment":""}"#,
        r#"{"line":2,"input":"b","valid":true,"kind":"relative-ref","scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"b","query":null,"fragment":null}"#,
    ];
    for option in ["--json", "--format=json"] {
        assert_prints(&format!("parse {option} http://u:p@[::1]:/a?# b"), "", &(expected.join("\n") + "\n"));
    }
}

#[test]
fn json_of_invalid_input() {
    let output = run_words("parse --json http://localhost/A|B a", "");
    let objects = objects(&output);
    let error = &objects[0]["error"];
    assert_eq!((&objects[0]["valid"], &objects[1]["valid"]), (&json!(false), &json!(true)));
    assert_eq!(
        (&error["component"], &error["offset"], &error["rule"]),
        (&json!("path"), &json!(18), &json!("segment"))
    );
    assert_eq!(error["expected"], json!(["pchar", "\"/\"", "\"?\"", "\"#\"", "the end"]));
    assert_eq!(error["repair"], json!("http://localhost/A%7CB"));
    assert_eq!((stderr(&output), output.status.code()), ("", Some(1)));
}

/// The object contains what the drawn report does.
#[test]
fn json_of_invalid_input_has_the_notes_of_the_report() {
    let drawn = run_words("parse --errors full http://::1/", "");
    let error = &objects(&run_words("parse --json http://::1/", ""))[0]["error"];
    let notes: Vec<&str> = stderr(&drawn).lines().filter_map(|line| line.strip_prefix("note:     ")).collect();
    assert!(!notes.is_empty() && error["notes"] == json!(notes), "{error}");
    // The message has a hint, which the report has as a note.
    let (message, _) = error["message"].as_str().unwrap().split_once("; ").unwrap();
    for part in [message, error["section"].as_str().unwrap()] {
        assert!(stderr(&drawn).contains(part), "{error}");
    }
}

#[test]
fn json_escapes_control_characters() {
    let text = "x:\u{7f}\u{9b}31m\u{202e}\u{e9}\u{1f600}";
    let output = run(&["parse", "--json", text], b"");
    let expected = "{\"line\":1,\"input\":\"x:\\u007f\\u009b31m\\u202e\u{e9}\u{1f600}\",";
    assert!(stdout(&output).starts_with(expected));
    assert_eq!(objects(&output)[0]["input"], json!(text));
}

#[test]
fn kinds() {
    for (kind, valid) in [
        ("uri", [true, true, false, false]),
        ("uri-reference", [true; 4]),
        ("absolute-uri", [false, true, false, false]),
        ("relative-ref", [false, false, true, true]),
    ] {
        let output = run_words(&format!("parse --json --as {kind}"), "a:b#c\na:b\nb\n\n");
        let found: Vec<_> = objects(&output).iter().map(|it| it["valid"].as_bool().unwrap()).collect();
        assert_eq!(found, valid, "{kind}");
    }
}
