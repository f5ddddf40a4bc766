//! The command `uri` and its inputs: bytes of any kind, lines, and JSON.

use serde_json::json;

use crate::support::{assert_prints, assert_reports, objects, run, run_words, stderr, stdout};

#[test]
fn data_is_piped_unchanged() {
    let expected = b"a\xffb\n\xc3(\n\x1b[31m\n";
    assert_eq!(run_words("decode", "a%FFb\n%C3%28\n%1B[31m\n").stdout, expected);
    assert_eq!(run_words("query", "?a=%1B%5D0;b&c=%9B%00&d").stdout, b"a=\x1b]0;b\nc=\x9b\x00\nd\n");
    let iri = "x:\u{202e}\u{200f}\u{61c}\n";
    assert_prints("normalize --iri", iri, iri);
}

#[test]
fn encode_accepts_invalid_utf_8() {
    assert_eq!(stdout(&run(&["encode", "--plus"], b"a \xff\n")), "a+%FF\n");
    let output = run(&["encode", "--json"], b"\xff\na\n");
    let expected = [
        json!({"line": 1, "input": "\u{fffd}", "result": "%FF", "changed": true}),
        json!({"line": 2, "input": "a", "result": "a", "changed": false}),
    ];
    assert_eq!((&objects(&output)[..], output.status.code()), (&expected[..], Some(0)));
    assert_eq!(objects(&run(&["decode", "--json"], b"\xff%41\n"))[0]["bytes"], json!("FF41"));
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
    let shown = "invalid UTF-8 at byte 2\n    ab\u{fffd}\\u{1b}[31m\n      ^\n";
    assert!(stderr(&run(&["parse", "--errors", "full"], b"ab\xff\x1b[31m\n")).contains(shown));
    assert!(stderr(&run(&["parse", "--errors", "full"], b"\xff\xfeh\0")).contains("note:     if this is UTF-16"));
}

#[test]
fn json_input() {
    assert_prints("encode --json-input", "\"a\\n\u{e9}\"\n", "a%0A%C3%A9\n");
    assert_prints("normalize --json-input", "{\"input\":\"A:b\",\"as\":\"uri\",\"scheme\":null}\n", "a:b\n");
    for (line, expected) in [
        (r#"{"as":"uri"}"#, "missing `input` in JSON object"),
        (
            r#"{"input":"x","Base":"x:"}"#,
            "invalid JSON object: unknown field `Base`, expected one of `input`, `template`, `as`, `base`,",
        ),
        (r#"{"input":"a","as":"url"}"#, "unknown variant `url`, expected one of `uri`, "),
        (r#"{"input":5}"#, "invalid type: integer `5`, expected a string"),
        (r#"{"input":"a","non_strict":"x"}"#, "expected a boolean"),
        (r#"["a","uri"]"#, "expected a JSON string or object"),
        ("http://h/", "invalid JSON line: "),
        ("{", "invalid JSON line: EOF"),
        (r#""\ud800""#, "invalid JSON line: lone surrogate in hex escape at line 1 column 8"),
        (r#""\udc00""#, "invalid JSON line: lone leading surrogate in hex escape at line 1 column 7"),
        ("", "invalid JSON line: EOF"),
    ] {
        assert_reports("normalize --json-input", &format!("{line}\n"), 1, expected);
        let object = &objects(&run_words("normalize --json --json-input", &format!("{line}\n")))[0];
        assert_eq!((&object["input"], &object["valid"]), (&json!(line), &json!(false)));
    }
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
    for (arguments, line, expected) in [
        ("normalize", "a:b", "a:b\n"),
        ("compare", "a a", "equal at: string\n"),
        ("normalize --json-input", "\"a:b\"", "a:b\n"),
    ] {
        assert_prints(arguments, &format!("\u{feff}{line}\n"), expected);
    }
    assert_prints("encode", "\u{feff}a\n\u{feff}b", "a\n%EF%BB%BFb\n");
    assert_prints("encode", "\u{feff}\r\na", "\n\na\n");
    assert_prints("encode", "\u{feff}", "");
    assert_prints("encode \u{feff}", "", "%EF%BB%BF\n");
}

#[test]
fn a_cr_at_the_end_of_a_line_is_dropped_and_one_in_json_is_kept() {
    assert_prints("encode", "a\r\nb\r\r\n", "a\nb%0D\n");
    assert_prints("encode --json-input", "\"a\\r\"\r\n", "a%0D\n");
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
