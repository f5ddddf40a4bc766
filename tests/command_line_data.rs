//! The command `uri` and data of any octets: what comes out is what went in.

use std::io::Write as _;
use std::process::{Command, Stdio};

use super::{run, stderr, stdout};

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
    let incomplete = run(&["decode", "a%2"], b"");
    let told = "error: `%` at byte 1 must be followed by two hexadecimal digits\n    a%2\n";
    assert_eq!((stderr(&incomplete), incomplete.status.code()), (told, Some(1)));
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
    writers.into_iter().for_each(|writer| writer.join().unwrap());
    runs.iter_mut().for_each(|run| assert_eq!(run.wait().unwrap().code(), Some(1)));
    let table = "http://example.com/a\n  kind       uri\n  scheme     http\n  authority  example.com\n  \
                 host       example.com  reg-name\n  path       /a  path-abempty\n";
    assert_eq!(told.matches(table).count(), 2000);
    let report = stderr(&run(&["parse", "http://example.com/a b"], b"")).to_owned();
    assert_eq!(told.matches(&report).count(), 2000);
    assert_eq!(told.matches("standard input, line ").count(), 2000);
    let rest = told.replace(table, "").replace(&report, "");
    assert!(rest.lines().all(|line| line.is_empty() || line.starts_with("standard input, line ")), "{rest}");
}
