//! The command `uri` with malicious users or a failing system.

use std::process::{Command, Stdio};

use serde_json::json;

use crate::support::{objects, run, run_words, stderr, stdout};

/// Each command, with arguments for which it prints something.
const COMMANDS: [&[&str]; 18] = [
    &["parse", "a:b"],
    &["parse", "--json", "a:b"],
    &["resolve", "--base", "a:/b", "c"],
    &["relativize", "--base", "a:/b", "a:/c"],
    &["normalize", "A:b"],
    &["compare", "a:b", "A:b"],
    &["check", "http://a/"],
    &["complete", "a.example"],
    &["find", "see http://h"],
    &["encode", "a b"],
    &["decode", "a%20b"],
    &["query", "a:?k=v"],
    &["set", "--query", "q", "a:b"],
    &["completions", "bash"],
    &["to-uri", "a:\u{e9}"],
    &["to-iri", "a:%C3%A9"],
    &["schemes"],
    &["grammar", "uri"],
];

const HELP: [&[&str]; 4] = [&["--help"], &["--version"], &["help", "parse"], &["parse", "--help"]];

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for arguments in COMMANDS.iter().chain(&HELP) {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_uri"));
        let output = command.args(*arguments).stdin(Stdio::null()).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(stderr(&output).starts_with("uri: ") && stderr(&output).lines().count() == 1, "{}", stderr(&output));
    }
}

#[cfg(target_os = "linux")]
#[test]
#[cfg(unix)]
fn unreadable_input_is_named() {
    let directory = std::fs::File::open(std::env::temp_dir()).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_uri")).arg("parse").stdin(directory).output().unwrap();
    assert!(stderr(&output).starts_with("uri: standard input: "), "{}", stderr(&output));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_full_disk_for_reports_does_not_change_the_status() {
    for arguments in [&["parse", "a b", "a:b"][..], &["--no-such-option"], &["parse", "--as", "x"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_uri"));
        let output = command.args(arguments).stdin(Stdio::null()).stderr(full).output().unwrap();
        let expected = if arguments.len() == 3 && arguments[1] == "a b" { 1 } else { 2 };
        assert_eq!(output.status.code(), Some(expected), "{arguments:?}");
    }
}

/// Results that are known by then are still reported.
#[test]
fn a_closed_pipe_ends_every_command_silently() {
    let failing: [(&[&str], i32); 4] = [
        (&["schemes", "none-such"], 1),
        (&["parse", "--json", "a b", "c"], 1),
        (&["check", "--only", "rejected", "a b", "c"], 1),
        (&["set", "--json", "--port", "x", "http://a"], 2),
    ];
    for (arguments, status) in COMMANDS.iter().chain(&HELP).map(|it| (*it, 0)).chain(failing) {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_uri"));
        let output = command.args(arguments).stdin(Stdio::null()).stdout(writer).output().unwrap();
        assert_eq!((output.status.code(), stderr(&output)), (Some(status), ""), "{arguments:?}");
    }
}

/// Errors in a command line are reported without characters that a terminal would act on.
#[test]
fn control_characters_in_arguments_are_escaped() {
    for arguments in [
        &["\u{1b}[31m"][..],
        &["--\u{1b}[31m"],
        &["parse", "--\u{1b}[31m"],
        &["parse", "--as", "\u{1b}[31m"],
        &["parse", "--format", "\u{9b}31m\u{202e}\r\n"],
        &["parse", "--json=\u{1b}[31m"],
        &["parse", "a:\u{1b}[31m"],
        &["resolve", "--base", "\u{1b}[31m", "a"],
        &["complete", "--scheme", "\u{1b}[31m", "a"],
        &["set", "--host", "\u{1b}[31m", "a://b"],
        &["grammar", "\u{1b}[31m"],
    ] {
        for output in [run(arguments, b""), run(&[arguments, &["--errors", "full"]].concat(), b"")] {
            assert!(matches!(output.status.code(), Some(1 | 2)), "{arguments:?}");
            let controls = |text: &str| text.contains(|it: char| it.is_control() && it != '\n' || it == '\u{202e}');
            assert!(!controls(stdout(&output)) && !controls(stderr(&output)), "{arguments:?}: {:?}", stderr(&output));
            assert!(!stdout(&output).is_empty() || !stderr(&output).is_empty(), "{arguments:?}");
        }
    }
}

/// Each command that prints anything of its inputs, except for `decode`, which prints any data.
const PRINTING: [&str; 41] = [
    "parse", "parse --scheme-aware", "parse --iri", "parse --format figure", "parse --format tree", "parse --get host",
    "parse --as", "parse --get", "resolve --base a:/", "resolve --base", "resolve --lenient --base a:/",
    "relativize --base a:/", "normalize", "normalize --level", "compare a", "check", "check --only", "check --hosts",
    "check --redirect-of", "complete", "complete --scheme", "find --iri", "find --email --without-scheme",
    "find --scheme", "encode", "query", "query --get a", "set --port 1", "set --host", "to-uri --idna", "to-iri",
    "repair", "repair --iri", "from-path", "to-path", "schemes", "template expand", "template match",
    "template match {a}", "template compare a", "grammar",
];

/// A line break in an argument or in a JSON string does not look like the end of a line.
#[test]
fn no_input_forges_a_line() {
    for (before, after) in [("http://a/", "#"), ("", ""), ("<http://a/", ">")] {
        let forged = ["\n", "\r", "\r\n", "\u{85}", "\u{1b}E"].map(|it| format!("{it}ok\thttps://evil.example/"));
        let text = &format!("{before}{}{after}", forged.concat());
        let records = [
            json!(text),
            json!({"input": text, "id": text}),
            json!({"a": "a", "b": text}),
            json!({"input": "/a", "as": text}),
            json!({text: text}),
            json!({"input": "/a", "base": text}),
        ];
        let records = records.map(|it| it.to_string()).join("\n");
        for command in PRINTING {
            let with = |more: &[&str], input: &str| {
                run(&command.split(' ').chain(more.iter().copied()).collect::<Vec<_>>(), input.as_bytes())
            };
            for output in [
                with(&[text], ""),
                with(&[text, "--errors", "full"], ""),
                with(&["--json-input"], &records),
                with(&["--json-input", "--errors", "full"], &records),
                with(&["--json", "--json-input"], &records),
            ] {
                for shown in [stdout(&output), stderr(&output)] {
                    let is_forged = shown.split(['\n', '\r', '\u{85}']).any(|line| line.starts_with("ok\t"))
                        || shown.contains('\u{1b}');
                    assert!(!is_forged, "uri {command} {text:?}\n{shown}");
                }
            }
        }
    }
}

/// An IRI may have characters that change the order or the lines of text. Tables and figures are for people.
#[test]
fn tables_of_iris_have_no_controls() {
    for format in ["table", "figure", "tree"] {
        let output = run(&["parse", "--iri", "--format", format, "http://h/a\u{202e}b\u{2028}c"], b"");
        assert_eq!(
            (stdout(&output).contains(['\u{202e}', '\u{2028}']), output.status.code()),
            (false, Some(0)),
            "{format}"
        );
    }
    assert_eq!(stdout(&run(&["normalize", "--iri", "a\u{202e}"], b"")), "a\u{202e}\n");
}

/// Passwords are redacted in reports only. Results and the JSON of valid inputs contain the texts unchanged.
#[test]
fn passwords_are_redacted_in_reports() {
    let uri = "http://u:hunter2@h/";
    for (arguments, input) in [
        ("parse", "http://u:hunter2@h/a b\nhttp://u:hun hunter2@h/\n\"http://u:hunter2@h/\"\n"),
        ("parse --json-input", uri),
        ("parse --json-input", "{\"uri\":\"http://u:hunter2@h/\"}"),
        ("compare", uri),
        ("resolve --base //u:hunter2@h/", "a"),
        (uri, ""),
        ("parse --as http://u:hunter2@h/", ""),
        ("parse --http://u:hunter2@h/", ""),
        ("parse --json=http://u:hunter2@h/", ""),
        ("complete --scheme http://u:hunter2@h/ a", ""),
        ("grammar http://u:hunter2@h/", ""),
    ] {
        for arguments in [arguments, &format!("{arguments} --errors full")] {
            let output = run_words(arguments, input);
            assert!(matches!(output.status.code(), Some(1 | 2)), "{arguments}");
            let shown = stderr(&output);
            assert!(!shown.is_empty() && !shown.contains("hunter2"), "{arguments}: {shown}");
        }
    }
    assert_eq!(objects(&run_words("parse --json", uri))[0]["userinfo"], "u:hunter2");
}

#[test]
fn arbitrary_bytes_on_standard_input() {
    let long = "a".repeat(1 << 20);
    let input = format!("a:\0\na:{long}\r\n{long}%\na:b\r\r\n\u{feff}a:b\na:b");
    let mut bytes = b"\xff\n\xed\xa0\x80\n".to_vec();
    bytes.extend(input.bytes());
    let output = run(&["parse", "--json"], &bytes);
    let valid: Vec<bool> = objects(&output).iter().map(|it| it["valid"].as_bool().unwrap()).collect();
    assert_eq!(valid, [false, false, false, true, false, false, false, true]);
    assert_eq!(output.status.code(), Some(1));
    // The report is short, and contains nothing that a terminal acts on.
    for form in ["short", "full"] {
        let shown = run(&["normalize", "--errors", form], &bytes);
        assert!(stderr(&shown).len() < 8192 && !stderr(&shown).contains(['\0', '\r', '\u{feff}']));
    }
    assert_eq!(stderr(&run(&["normalize"], &bytes)).lines().count(), 7);
}

#[cfg(unix)]
#[test]
fn arguments_of_invalid_utf_8() {
    use std::os::unix::ffi::OsStrExt as _;
    let bad = std::ffi::OsStr::from_bytes(b"\xed\xa0\x80\xff");
    for arguments in COMMANDS {
        let mut command = Command::new(env!("CARGO_BIN_EXE_uri"));
        let output = command.args(&arguments[..arguments.len() - 1]).arg(bad).stdin(Stdio::null()).output().unwrap();
        let takes_bytes = ["encode", "decode"].contains(&arguments[0]);
        assert_eq!(output.status.code() == Some(0), takes_bytes, "{arguments:?}: {output:?}");
        assert!(!stderr(&output).contains("panicked"), "{arguments:?}");
    }
}
