//! The command `uri` and its streams: what it reads, prints and reports, and when.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Stdio;

use serde_json::json;

use crate::support::{in_repository, objects, run, run_words, stderr, stdout, uri};

#[test]
fn invalid_input_does_not_end_the_run() {
    let output = run(&["parse"], b"a:b\nc d\n\ne:f");
    assert_eq!((stdout(&output).matches("kind").count(), output.status.code()), (3, Some(1)));
    assert!(stderr(&output).starts_with("standard input, line 2:\nerror: "), "{}", stderr(&output));
    assert!(stderr(&output).contains("\n    c d\n     ^\n"), "{}", stderr(&output));
}

#[test]
fn an_empty_line_is_the_empty_reference() {
    let inputs = |input: &str| objects(&run_words("parse --json", input)).len();
    assert_eq!([inputs("\n\r\n"), inputs(""), inputs("a\r\nb")], [2, 0, 2]);
    assert_eq!(objects(&run(&["parse", "--json", ""], b""))[0]["kind"], json!("relative-ref"));
}

#[test]
fn colours() {
    let plain = run(&["parse", "a b", "a"], b"");
    assert!(!stdout(&plain).contains('\u{1b}') && !stderr(&plain).contains('\u{1b}'));
    let coloured = uri(&["parse", "a b", "a"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(stderr(&coloured).starts_with("\u{1b}[1m\u{1b}[31merror\u{1b}[0m: "), "{}", stderr(&coloured));
    assert!(stdout(&coloured).contains("\u{1b}[36mkind     \u{1b}[0m"), "{}", stdout(&coloured));
}

#[test]
fn a_closed_standard_output_ends_the_run() {
    let mut child =
        uri(&["parse", "--json"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || while stdin.write_all(&b"a:b\n".repeat(10_000)).is_ok() {});
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.starts_with('{'));
    writer.join().unwrap();
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((errors.as_str(), child.wait().unwrap().code()), ("", Some(0)));
}

#[test]
fn a_closed_standard_error_ends_the_run() {
    let mut child = uri(&["parse"]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    drop(child.stderr.take());
    while stdin.write_all(&b"a b\n".repeat(10_000)).is_ok() {}
    // The result known by then is reported: there was a bad input.
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

/// Each result is printed before more is read: for a line, for the first of two lines that may be
/// one input, and for a line before half of another.
#[test]
fn results_are_printed_before_more_input_is_read() {
    for (command, talk, status) in [
        ("normalize", &[("A:b\n", "a:b\n"), ("C:d\n", "c:d\n")][..], 0),
        ("normalize", &[("A:b\nC:", "a:b\n")], 0),
        ("find", &[("http://x/\nsee <http://a\n", "http://x/\n"), ("/b>\n", "http://a/b\n")], 0),
        ("encode --json-input", &[("\"a b\"\n", "a%20b\n"), ("\"c\"\nx\n", "c\n")], 1),
    ] {
        let arguments: Vec<_> = command.split(' ').collect();
        let mut command = uri(&arguments);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        for (question, expected) in talk {
            stdin.write_all(question.as_bytes()).unwrap();
            let mut answer = String::new();
            stdout.read_line(&mut answer).unwrap();
            assert_eq!(answer, *expected);
        }
        drop(stdin);
        assert_eq!(child.wait().unwrap().code(), Some(status));
    }
}

/// Returns the texts that the fuzzers have found: one file for each target, with one or more JSON
/// strings a line.
fn corpora() -> Vec<String> {
    let files = std::fs::read_dir(in_repository("fuzz/corpus")).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|file| file.extension().is_some_and(|it| it == "txt"));
    let texts = files.flat_map(|file| {
        let lines = std::fs::read_to_string(file).unwrap();
        serde_json::Deserializer::from_str(&lines).into_iter::<String>().map(Result::unwrap).collect::<Vec<_>>()
    });
    texts.collect()
}

/// Each line is a bad or a good input to every command. None is skipped, and none ends the run.
#[test]
fn every_line_has_one_object() {
    let lines: Vec<String> = corpora();
    let lines: Vec<&str> = lines.iter().flat_map(|text| text.split('\n')).filter(|line| !line.contains('\r')).collect();
    let input = lines.join("\n") + "\n";
    let commands: [&[&str]; 10] = [
        &["parse"],
        &["parse", "--scheme-aware", "--as", "iri-reference"],
        &["normalize", "--level", "scheme"],
        &["resolve", "--base", "x:y/z"],
        &["relativize", "--base", "http://h/a?q"],
        &["complete"],
        &["encode"],
        &["decode"],
        &["to-uri"],
        &["to-iri"],
    ];
    for command in commands {
        let output = run(&[command, &["--json"]].concat(), input.as_bytes());
        let code = output.status.code();
        assert!(matches!(code, Some(0 | 1)), "{command:?}: {code:?}: {}", stderr(&output));
        assert_eq!(objects(&output).len(), lines.len(), "{command:?}");
    }
}
