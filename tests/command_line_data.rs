//! The command `uri` and data of any octets: what comes out is what went in.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::command_line::{objects, run, stderr, stdout};

#[test]
fn control_characters_of_data_come_out_of_a_pipe_as_they_are() {
    assert_eq!(run(&["decode", "a%1B%5B31mb"], b"").stdout, b"a\x1b[31mb\n");
    assert_eq!(run(&["decode"], b"a%1B%5D0;b\nc\nd\n").stdout, b"a\x1b]0;b\nc\nd\n");
    assert_eq!(run(&["query", "?a=%1B%5D0;b&c=%9B%00&d"], b"").stdout, b"a=\x1b]0;b\nc=\x9b\x00\nd\n");
    assert_eq!(run(&["query", "--get", "c", "?c=%9B%1B"], b"").stdout, b"\x9b\x1b\n");
    let iri = "x:\u{202e}\u{200f}\u{61c}";
    assert_eq!(stdout(&run(&["normalize", "--iri", iri], b"")), format!("{iri}\n"));
    assert!(stdout(&run(&["parse", "--as", "iri", iri], b"")).starts_with(&format!("{iri}\n")));
}

#[test]
fn octets_that_are_not_utf_8_are_decoded_as_others_are() {
    let output = run(&["decode"], b"a%FFb\n%C3%28\n");
    assert_eq!((&output.stdout[..], stderr(&output), output.status.code()), (&b"a\xffb\n\xc3(\n"[..], "", Some(0)));
    assert_eq!(run(&["decode", "--json", "a%FFb"], b"").status.code(), Some(0));
}

#[test]
fn what_is_not_encoded_is_copied_unless_a_component_is_named() {
    let texts = ["a b", "caf\u{e9}", "[x]", "a#b%20"];
    let output = run(&[&["decode"], &texts[..]].concat(), b"");
    assert_eq!((stdout(&output), output.status.code()), ("a b\ncaf\u{e9}\n[x]\na#b \n", Some(0)));
    for component in ["user", "password", "reg-name", "segment", "query", "data", "fragment"] {
        let refused = run(&[&["decode", "--component", component], &texts[..]].concat(), b"");
        assert_eq!((stdout(&refused), stderr(&refused).matches("error: ").count()), ("", 4), "{component}");
        assert_eq!(stdout(&run(&["decode", "--component", component, "a%20b"], b"")), "a b\n");
    }
    assert_eq!(stdout(&run(&["decode", "--component", "segment", "a=b"], b"")), "a=b\n");
    assert_eq!(run(&["decode", "--component", "segment", "a/b"], b"").status.code(), Some(1));
    let divided = run(&["decode", "--component", "user", "a:b"], b"");
    assert!(
        stderr(&divided).starts_with("error: `:` at byte 1 divides the userinfo, and cannot stand in a part of it\n")
    );
    let incomplete = run(&["decode", "a%2"], b"");
    let told = "error: `%` at byte 1 must be followed by two hexadecimal digits\n    a%2\n     ^\n";
    assert_eq!((stderr(&incomplete), incomplete.status.code()), (told, Some(1)));
}

#[test]
fn a_plus_is_a_space_where_that_is_asked_for() {
    assert_eq!(stdout(&run(&["encode", "--plus"], b"a  b+c&d=%\n\n \n")), "a++b%2Bc%26d%3D%25\n\n+\n");
    assert_eq!(stdout(&run(&["decode", "--plus"], b"a++b%2Bc%26d%3D%25%20\n")), "a  b+c&d=% \n");
    assert_eq!(run(&["encode", "--plus"], b"\xff \n").stdout, b"%FF+\n");
    assert_eq!(stdout(&run(&["decode"], b"a+b\n")), "a+b\n");
    // What stands wrong is told of the text as it is.
    let incomplete = run(&["decode", "--plus", "a+%2"], b"");
    assert!(stderr(&incomplete).ends_with("at byte 2 must be followed by two hexadecimal digits\n    a+%2\n      ^\n"));
    for command in ["encode", "decode"] {
        assert_eq!(run(&[command, "--plus", "--component", "segment", "a"], b"").status.code(), Some(2));
    }
}

#[test]
fn octets_that_are_not_utf_8_are_encoded() {
    assert_eq!(stdout(&run(&["encode"], b"a \xff\n")), "a%20%FF\n");
    let output = run(&["encode", "--json"], b"\xff\n\xfe\na\n");
    let expected = [
        json!({"line": 1, "input": "\u{fffd}", "input_bytes": "FF", "result": "%FF"}),
        json!({"line": 2, "input": "\u{fffd}", "input_bytes": "FE", "result": "%FE"}),
        json!({"line": 3, "input": "a", "result": "a"}),
    ];
    assert_eq!((&objects(&output)[..], output.status.code()), (&expected[..], Some(0)));
    assert_eq!(objects(&run(&["decode", "--json"], b"\xff%41\n"))[0]["bytes"], json!("FF41"));
    assert_eq!(run(&["decode", "--component", "query"], b"\xff").status.code(), Some(1));
}

#[test]
fn inputs_that_are_not_utf_8_can_be_told_apart() {
    for command in [&["parse", "--json"][..], &["normalize", "--json"], &["parse", "--json", "--json-input"]] {
        let objects = objects(&run(command, b"\xff\n\xfea\n"));
        assert_eq!((&objects[0]["input_bytes"], &objects[1]["input_bytes"]), (&json!("FF"), &json!("FE61")));
        assert_eq!(objects[1]["error"]["message"], json!("byte 0 is not UTF-8"));
    }
    assert!(stderr(&run(&["compare"], b"a \xff\n")).contains("byte 2 is not UTF-8"));
}

#[test]
fn what_was_printed_is_read_as_what_was_made() {
    let then = |printed: &Output, arguments: &[&str]| run(&[arguments, &["--json-input"]].concat(), &printed.stdout);
    let resolved = run(&["resolve", "--json", "--base", "http://a/b/c", "../d", "a b", "e"], b"");
    let normalized = then(&resolved, &["normalize", "--json"]);
    let results: Vec<_> = objects(&normalized).iter().map(|it| it["result"].clone()).collect();
    assert_eq!(results, [json!("http://a/d"), json!(null), json!("http://a/b/e")]);
    assert_eq!(objects(&normalized)[1]["error"], objects(&resolved)[1]["error"]);
    assert_eq!(normalized.status.code(), Some(1));
    // What is wrong with an input need not be wrong with the text of it.
    let refused = run(&["set", "--json", "--port", "80", "mailto:a@b"], b"");
    assert_eq!((stdout(&then(&refused, &["normalize"])), then(&refused, &["normalize"]).status.code()), ("", Some(1)));
    // How something was made is no matter for what comes next.
    let relative = then(&resolved, &["relativize", "--base", "http://a/"]);
    assert_eq!(stdout(&relative), "d\nb/e\n");
    assert_eq!(
        stdout(&then(&run(&["parse", "--json", "localhost:80/a"], b""), &["complete"])),
        "https://localhost:80/a\n"
    );
    let numbered = run(&["normalize", "--json", "--json-input"], br#"{"input":"A:b","id":7}"#);
    assert_eq!(objects(&then(&numbered, &["parse", "--json"]))[0]["id"], json!(7));
    let found = run(&["find", "--json"], b"see <HTTP://h/a/../b>, and HTTP://h/c\n");
    assert_eq!(stdout(&then(&found, &["normalize"])), "http://h/b\nhttp://h/c\n");
    // Octets that are no text: as input, as what was made of them, and as what was made.
    let encoded = run(&["encode", "--json"], b"\xff\n");
    assert_eq!(objects(&encoded)[0]["input_bytes"], json!("FF"));
    let decoded = then(&encoded, &["decode", "--json"]);
    assert_eq!(objects(&decoded)[0], json!({"line": 1, "input": "%FF", "utf8": null, "bytes": "FF"}));
    assert_eq!(stdout(&then(&decoded, &["encode"])), "%FF\n");
    let decoded = run(&["decode", "--json", "a%20b"], b"");
    assert_eq!(stdout(&then(&decoded, &["encode"])), "a%20b\n");
    // A `line` beside what any object may have says nothing.
    let own = run(&["resolve", "--base", "http://b/", "--json-input"], br#"{"line":1,"input":"x","base":"http://a/"}"#);
    assert_eq!(stdout(&own), "http://a/x\n");
    // Only what was printed has such names.
    assert_eq!(run(&["normalize", "--json-input"], br#"{"result":"a:b"}"#).status.code(), Some(1));
    let wrong = run(&["encode", "--json-input"], br#"{"line":1,"bytes":"x"}"#);
    assert_eq!((stderr(&wrong).contains("`bytes` is no octets"), wrong.status.code()), (true, Some(1)));
}

/// Whatever command comes next: the input, and what is wrong with it, go on as they are.
#[test]
fn what_was_bad_already_is_told_as_it_was() {
    let bad = run(&["resolve", "--json", "--base", "x:/"], b"a b\n\xff\nhttp://u:s3cret@h/ x\n");
    let errors = |output: &Output| {
        let error = |line: &str| line[line.find("\"error\":").unwrap()..].to_owned();
        stdout(output).lines().map(error).collect::<Vec<_>>()
    };
    let told = |output: &Output| {
        let told = |it: &Value| [it["line"].clone(), it["input"].clone(), it["input_bytes"].clone()];
        objects(output).iter().map(told).collect::<Vec<_>>()
    };
    for command in
        ["parse", "normalize", "repair", "complete", "find", "encode", "decode", "query", "to-uri", "compare"]
    {
        let next = run(&[command, "--json", "--json-input"], &bad.stdout);
        assert_eq!((errors(&next), told(&next)), (errors(&bad), told(&bad)), "{command}");
        assert_eq!(next.status.code(), Some(1));
        let next = run(&[command, "--json-input"], &bad.stdout);
        let first = "standard input, line 1:\nerror: the input was bad already: ` ` at byte 1 cannot stand in the path\n    a b\n";
        assert!(stderr(&next).starts_with(first) && !stderr(&next).contains("s3cret"), "{}", stderr(&next));
    }
    assert_eq!(objects(&run(&["parse", "--json", "--json-input"], &bad.stdout))[0]["valid"], json!(false));
    let pairs = run(&["compare", "--json", "a|", "b"], b"");
    assert_eq!(run(&["compare", "--json", "--json-input"], &pairs.stdout).stdout, pairs.stdout);
}

/// An object of another program may say anything.
#[test]
fn what_others_say_of_a_bad_input() {
    let told = |error: &str| {
        let object = format!(r#"{{"line":1,"input":"a","error":{error}}}"#);
        stderr(&run(&["parse", "--brief", "--json-input"], object.as_bytes())).to_owned()
    };
    let already = "standard input, line 1: error: the input was bad already";
    assert_eq!(
        told(r#"{"message":"no\u001b at http://u:s3cret@h/"}"#),
        format!("{already}: no\\u{{1b}} at http:***@h/\n")
    );
    assert_eq!(
        told(r#"{"message":"a: `@` at byte 10 cannot stand in the host","of":"a"}"#),
        format!("{already}: a: `@` at byte 10 cannot stand in the host\n")
    );
    assert_eq!(told(r#"{"message":"u:s3cret: x@h","of":"u:s3cret"}"#), format!("{already}: u:***@h\n"));
    assert_eq!((told("7"), told("{}")), (format!("{already}\n"), format!("{already}\n")));
    assert_eq!(told("null"), "");
}

#[test]
fn octets_in_hexadecimal() {
    let output = run(&["encode", "--json-input"], b"{\"input_bytes\":\"C3a9\"}\n{\"input_bytes\":\"C3A\"}\n");
    assert_eq!(stdout(&output), "%C3%A9\n");
    assert!(stderr(&output).contains("`input_bytes` is no octets in hexadecimal"), "{}", stderr(&output));
}

#[test]
fn a_report_on_json_shows_no_value_of_it() {
    for line in [
        r#"{"x":"http:\/\/u:s3cret\u0040h/"}"#, r#"{"user":"u","password":"s3cret"}"#,
        r#""http:\/\/u:s3cret\u0040h|/""#, r#"["s3cret"]"#, r#"{"base":"s3cret"}"#, r#"{"input":["s3cret"]}"#,
    ] {
        let told = run(&["normalize", "--json-input"], line.as_bytes());
        assert_eq!(told.status.code(), Some(1), "{line}");
        assert!(!stderr(&told).contains("s3cret") && stderr(&told).contains("error: "), "{}", stderr(&told));
    }
}

#[test]
fn what_is_not_utf_8_in_a_query_is_there_in_hexadecimal() {
    let uri = "?a=%EF%BF%BD&b=%ff&%fec=d&e";
    let expected = [
        json!({"line": 1, "input": uri, "key": "a", "value": "\u{fffd}"}),
        json!({"line": 1, "input": uri, "key": "b", "value": null, "value_bytes": "FF"}),
        json!({"line": 1, "input": uri, "key": null, "key_bytes": "FE63", "value": "d"}),
        json!({"line": 1, "input": uri, "key": "e", "value": null}),
    ];
    assert_eq!(objects(&run(&["query", "--json", uri], b"")), expected);
}

/// Each object says which input it is of: by its line, and by what the input says of itself.
#[test]
fn objects_can_be_joined_to_their_inputs() {
    let lines = |output| objects(&output).iter().map(|it| it["line"].as_u64().unwrap()).collect::<Vec<_>>();
    assert_eq!(lines(run(&["query", "--json"], b"?a&b\n?\na b\n?c\n")), [1, 1, 3, 4]);
    assert_eq!(lines(run(&["query", "--json", "?a&b", "?", "?c"], b"")), [1, 1, 3]);
    let inputs = r#"{"input":"?a&b","id":{"n":[1]}}
        {"input":"a b","id":"x"}
        {"input":5,"id":null}
        {"input":"?c","Base":"x","id":7}
        "?d""#;
    let objects = objects(&run(&["query", "--json", "--json-input"], inputs.as_bytes()));
    let ids: Vec<_> = objects.iter().map(|it| it.get("id").cloned()).collect();
    let (first, null) = (json!({"n": [1]}), json!(null));
    assert_eq!(ids, [Some(first.clone()), Some(first), Some(json!("x")), Some(null), Some(json!(7)), None]);
    assert!(objects[2]["error"].is_object() && objects[3]["error"].is_object());
}

#[test]
fn an_id_goes_back_as_it_is_written() {
    let told = |input: &str| stdout(&run(&["normalize", "--json", "--json-input", input], b"")).to_owned();
    for id in [
        "123456789012345678901234567890", "1.50", "1E400", "-0", r#""\ud83d\u00e9""#, r#"{"b":1, "a":{"b":[ ]},"b":2}"#,
    ] {
        let expected = format!("{{\"line\":1,\"id\":{id},\"input\":\"a:b\",\"result\":\"a:b\",\"changed\":false}}\n");
        assert_eq!(told(&format!(r#"{{"input":"a:b","id":{id}}}"#)), expected);
        let bad = told(&format!(r#"{{"input":5,"id":{id}}}"#));
        assert!(bad.starts_with(&format!("{{\"line\":1,\"id\":{id},\"input\":")) && bad.contains("\"error\""), "{bad}");
    }
    // An array has none.
    for input in ["[1]", "[\"only\"]", " [7,\"x\"]"] {
        assert!(told(input).starts_with("{\"line\":1,\"input\":"), "{input}");
    }
    // An object stays a line.
    assert!(told("{\"id\":[1,\r\n2],\"input\":\"a\"}").starts_with("{\"line\":1,\"id\":[1,  2],\"input\":\"a\""));
}

/// What to do about it is said, too.
#[test]
fn what_is_not_the_json_that_is_asked_for() {
    let told = |input: &str| {
        let output = run(&["parse", "--brief", "--json-input"], input.as_bytes());
        let messages = stderr(&output).lines().map(|line| line.split_once(": error: ").unwrap().1.to_owned());
        messages.collect::<Vec<_>>()
    };
    let each = |input: &str| told(input).into_iter().map(|it| it.rsplit_once("; ").unwrap().1.to_owned());
    let wanted = "one object a line is wanted (`jq -c` writes them so)";
    assert!(each("{\n  \"input\": \"x\",\n  \"id\": 1\n}\n").eq([wanted; 4]));
    assert!(each("\"a\",\n]\n").eq([wanted; 2]));
    assert!(each("[\n[\"a\"]\n").eq(["`jq -c '.[]'` writes what an array has, one a line"; 2]));
    assert!(each("http://h/\n5\n").eq(["leave out `--json-input` where the inputs are no JSON"; 2]));
    assert_eq!(told("\n"), ["neither a JSON string nor a JSON object"]);
    let objects = r#"{"input":5}
{"id":7,"input":"a","as":[]}
{"input":"a","non_strict":"x"}
{"input_bytes":null}"#;
    let expected = [
        "`input` is no string", "`as` is no string", "`non_strict` is neither `true` nor `false`",
        "`input_bytes` is no string",
    ];
    assert_eq!(told(objects), expected);
}

#[test]
fn an_unknown_name_in_an_object_is_refused() {
    let message = |input: &str| {
        let objects = objects(&run(&["parse", "--json", "--json-input"], input.as_bytes()));
        objects[0]["error"]["message"].as_str().unwrap_or_default().to_owned()
    };
    let names = "the names are `input`, `input_bytes`, `as`, `base`, `non_strict`, `level`, `scheme`, `a`, `b`, `id`";
    let told = message(r#"{"input":"x","Base":"x:"}"#);
    assert_eq!(told, format!("the object has an unknown name `Base`; {names}"));
    // What is no word is not shown: it may be anything.
    assert_eq!(message(r#"{"input":"x","u:p@h":1}"#), format!("the object has an unknown name; {names}"));
    assert_eq!(message(r#"{"input":"x","id":1}"#), "");
}

#[test]
fn a_byte_order_mark_before_the_first_line_is_dropped_by_every_command() {
    let mark = "\u{feff}";
    for (arguments, line, expected) in [
        (&["normalize"][..], "a:b", "a:b\n"),
        (&["encode"], "a b", "a%20b\n"),
        (&["compare"], "a a", "equal at: string\n"),
        (&["normalize", "--json-input"], "\"a:b\"", "a:b\n"),
    ] {
        let output = run(arguments, format!("{mark}{line}\n").as_bytes());
        assert_eq!((stdout(&output), output.status.code()), (expected, Some(0)), "{arguments:?}");
    }
    assert_eq!(stdout(&run(&["encode"], mark.as_bytes())), "");
    assert_eq!(stdout(&run(&["encode", mark], b"")), "%EF%BB%BF\n");
}

#[test]
fn a_cr_at_the_end_of_a_line_is_dropped_and_one_in_json_is_kept() {
    assert_eq!(stdout(&run(&["encode"], b"a\r\nb\r\r\n")), "a\nb%0D\n");
    assert_eq!(stdout(&run(&["encode", "--json-input"], b"\"a\\r\"\r\n")), "a%0D\n");
}

/// A tree would take fifty times the memory that the line does.
#[cfg(target_os = "linux")]
#[test]
fn no_tree_is_made_of_a_long_line_where_none_is_printed() {
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

/// Lines of several runs that write to one pipe do not mix.
#[cfg(target_os = "linux")]
#[test]
fn what_is_said_of_an_input_is_written_at_once() {
    let lines = "http://example.com/a\nhttp://example.com/a b\n".repeat(500);
    let (reader, writer) = std::io::pipe().unwrap();
    let mut runs: Vec<_> = (0..4)
        .map(|_| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_uri"));
            let command = command.arg("parse").stdin(Stdio::piped());
            let command = command.stdout(writer.try_clone().unwrap()).stderr(writer.try_clone().unwrap());
            command.spawn().unwrap()
        })
        .collect();
    drop(writer);
    let writers: Vec<_> = runs
        .iter_mut()
        .map(|run| {
            let (mut stdin, lines) = (run.stdin.take().unwrap(), lines.clone());
            std::thread::spawn(move || drop(stdin.write_all(lines.as_bytes())))
        })
        .collect();
    let told = std::io::read_to_string(reader).unwrap();
    for writer in writers {
        writer.join().unwrap();
    }
    for run in &mut runs {
        assert_eq!(run.wait().unwrap().code(), Some(1));
    }
    let table = "http://example.com/a\n  kind       uri\n  scheme     http\n  authority  example.com\n  \
                 host       example.com  reg-name\n  path       /a  path-abempty\n";
    assert_eq!(told.matches(table).count(), 2000);
    let report = stderr(&run(&["parse", "http://example.com/a b"], b"")).to_owned();
    assert_eq!(told.matches(&report).count(), 2000);
    assert_eq!(told.matches("standard input, line ").count(), 2000);
    let rest = told.replace(table, "").replace(&report, "");
    assert!(rest.lines().all(|line| line.is_empty() || line.starts_with("standard input, line ")), "{rest}");
}

/// What is no input at all is told with the way to make some of it.
#[test]
fn what_may_be_made_an_input() {
    let record = run(&["find", "--json-input"], br#"{"url":"http:\/\/h\/a","next":"http://h/x?a=1\u0026b=2"}"#);
    assert!(
        stderr(&record)
            .ends_with("; each string of other JSON is an input by itself, as `jq -c '.. | strings'` prints it\n")
    );
    let strings = run(&["find", "--json-input"], b"\"http:\\/\\/h\\/a\"\n\"http://h/x?a=1\\u0026b=2\"\n");
    assert_eq!(stdout(&strings), "http://h/a\nhttp://h/x?a=1&b=2\n");
    for text in [&b"\xff\xfeh\0"[..], b"\xfe\xff\0h"] {
        let told = stderr(&run(&["parse"], text)).to_owned();
        assert!(
            told.ends_with(
                "note:     this begins as text in UTF-16 does; `iconv -f UTF-16 -t UTF-8` makes UTF-8 of it\n"
            ),
            "{told}"
        );
    }
}
