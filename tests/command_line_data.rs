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
