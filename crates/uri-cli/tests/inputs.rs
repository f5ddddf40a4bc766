//! The command `uri` and its inputs: bytes of any kind, lines, and JSON.

use serde_json::json;

use crate::support::{assert_uri, objects, run, run_words, stdout};

#[test]
fn data_is_piped_unchanged() {
    let expected = b"a\xffb\n\xc3(\n\x1b[31m\n";
    assert_eq!(run_words("decode", "a%FFb\n%C3%28\n%1B[31m\n").stdout, expected);
    assert_eq!(run_words("query", "?a=%1B%5D0;b&c=%9B%00&d").stdout, b"a=\x1b]0;b\nc=\x9b\x00\nd\n");
    let iri = "x:\u{202e}\u{200f}\u{61c}\n";
    assert_eq!(stdout(&run_words("normalize --iri", iri)), iri);
}

#[test]
fn encode_accepts_invalid_utf_8() {
    assert_uri!("encode --plus", b"a \xff\n", @"a+%FF");
    assert_uri!("encode --json", b"\xff\na\n", @r#"
    {"line":1,"input":"�","result":"%FF","changed":true}
    {"line":2,"input":"a","result":"a","changed":false}
    "#);
    assert_uri!("decode --json", b"\xff%41\n", @r#"{"line":1,"input":"�%41","utf8":null,"bytes":"FF41"}"#);
}

#[test]
fn other_commands_reject_invalid_utf_8() {
    for command in ["parse --json", "normalize --json", "compare --json", "parse --json --json-input"] {
        let arguments: Vec<_> = command.split(' ').collect();
        let output = run(&arguments, b"\"a\xff\"\n");
        let [object] = &objects(&output)[..] else { panic!("{}", stdout(&output)) };
        assert_eq!(
            (&object["line"], &object["input"], &object["error"]["offset"]),
            (&json!(1), &json!("\"a\u{fffd}\""), &json!(2))
        );
        assert_eq!(output.status.code(), Some(1), "{command}");
    }
    assert_uri!("parse --errors full", b"ab\xff\x1b[31m\n", @r"
    [status 1] standard input, line 1:
    error: invalid UTF-8 at byte 2
        ab�\u{1b}[31m
          ^
    ");
    assert_uri!("parse --errors full", b"\xff\xfeh\0", @r"
    [status 1] standard input, line 1:
    error: invalid UTF-8 at byte 0
        ��h\0
        ^
    note:     if this is UTF-16, convert it with `iconv -f UTF-16 -t UTF-8`
    ");
}

#[test]
fn json_input() {
    assert_uri!("encode --json-input", "\"a\\n\u{e9}\"\n", @"a%0A%C3%A9");
    assert_uri!("normalize --json-input", "{\"input\":\"A:b\",\"as\":\"uri\",\"scheme\":null}\n", @"a:b");
    let invalid = [
        r#"{"as":"uri"}"#, r#"{"input":"x","Base":"x:"}"#, r#"{"input":"a","as":"url"}"#, r#"{"input":5}"#,
        r#"{"input":"a","non_strict":"x"}"#, r#"["a","uri"]"#, "http://h/", "{", r#""\ud800""#, r#""\udc00""#, "",
    ];
    let lines = invalid.map(|line| format!("{line}\n")).concat();
    assert_uri!("normalize --json-input", &*lines, @r#"
    [status 1] line 1: missing `input` in JSON object
    line 2: invalid JSON object: unknown field `Base`, expected one of `input`, `template`, `as`, `base`, `non_strict`, `level`, `scheme`, `a`, `b`, `vars`
    line 3: invalid JSON object: unknown variant `url`, expected one of `uri`, `uri-reference`, `absolute-uri`, `relative-ref`, `iri`, `iri-reference`, `absolute-iri`, `relative-iri-ref`
    line 4: invalid JSON object: invalid type: integer `5`, expected a string
    line 5: invalid JSON object: invalid type: string "x", expected a boolean
    line 6: expected a JSON string or object
    line 7: invalid JSON line: expected value at line 1 column 1
    line 8: invalid JSON line: EOF while parsing an object at line 1 column 1
    line 9: invalid JSON line: lone surrogate in hex escape at line 1 column 8
    line 10: invalid JSON line: lone leading surrogate in hex escape at line 1 column 7
    line 11: invalid JSON line: EOF while parsing a value at line 1 column 0
    11 of 11 lines rejected
    "#);
    let objects = objects(&run_words("normalize --json --json-input", &lines));
    let found: Vec<_> = objects.iter().map(|it| (it["input"].as_str().unwrap(), it["valid"] == false)).collect();
    assert_eq!(found, invalid.map(|line| (line, true)));
}

/// Each object identifies its input: by its line, and by the `id` of the input.
#[test]
fn objects_repeat_the_id_of_their_input() {
    for (id, printed) in
        [("7", "7"), ("null", "null"), (r#"{"b": [1.5, "\u00e9"], "a": {}}"#, "{\"a\":{},\"b\":[1.5,\"\u{e9}\"]}")]
    {
        for (member, rest) in [
            ("\"input\":\"A:\"", "\"input\":\"A:\",\"result\":\"a:\""),
            ("\"input\":\"a b\"", "\"input\":\"a b\""),
            ("\"in\":1", "\"input\":"),
        ] {
            let output = run_words("normalize --json --json-input", &format!("{{\"id\":{id},{member}}}"));
            let expected = format!("{{\"line\":1,\"id\":{printed},{rest}");
            assert!(stdout(&output).starts_with(&expected), "{expected}\n{}", stdout(&output));
        }
    }
    let found = run_words("find --json --json-input", r#"{"id":1,"input":"http://a http://b"}"#);
    assert_eq!(objects(&found).iter().filter(|it| it["id"] == json!(1)).count(), 2);
}

#[test]
fn a_byte_order_mark_before_the_first_line_is_dropped() {
    assert_uri!("normalize", "\u{feff}a:b\n", @"a:b");
    assert_uri!("compare", "\u{feff}a a\n", @"equal at: string");
    assert_uri!("normalize --json-input", "\u{feff}\"a:b\"\n", @"a:b");
    assert_uri!("encode", "\u{feff}a\n\u{feff}b", @"
    a
    %EF%BB%BFb
    ");
    assert_uri!("encode --json", "\u{feff}\r\na", @r#"
    {"line":1,"input":"","result":"","changed":false}
    {"line":2,"input":"a","result":"a","changed":false}
    "#);
    assert_uri!("encode", "\u{feff}", @"");
    assert_uri!("encode \u{feff}", @"%EF%BB%BF");
}

#[test]
fn a_cr_at_the_end_of_a_line_is_dropped_and_one_in_json_is_kept() {
    assert_uri!("encode", "a\r\nb\r\r\n", @"
    a
    b%0D
    ");
    assert_uri!("encode --json-input", "\"a\\r\"\r\n", @"a%0D");
}

/// A tree would take fifty times the memory of the line.
#[cfg(target_os = "linux")]
#[test]
fn parse_builds_no_tree_for_a_table() {
    use std::io::Write as _;
    use std::process::{Command, Stdio};

    let line = format!("http://h/{}", "a/".repeat(5_000_000));
    let mut command = Command::new("sh");
    let limited = format!("ulimit -v 400000 && exec '{}' parse", env!("CARGO_BIN_EXE_uri"));
    let command = command.args(["-c", &limited]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(line.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!((output.status.code(), output.stdout.len() > 20_000_000), (Some(0), true));
}
