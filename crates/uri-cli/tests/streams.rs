//! The command `uri` and its streams: what it reads, prints and reports, and when.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Stdio;

use serde_json::json;

use crate::support::{assert_uri, in_repository, objects, run, run_words, stderr, stdout, uri};

#[test]
fn invalid_input_does_not_end_the_run() {
    assert_uri!("parse --errors full", "a:b\nc d\n\ne:f", @r##"
    a:b
      kind       uri
      scheme     a
      path       b  path-rootless


      kind       relative-ref
      path       (empty)  path-empty

    e:f
      kind       uri
      scheme     e
      path       f  path-rootless
    [status 1] standard input, line 2:
    error: unexpected ` ` in path at byte 1
        c d
         ^
    rule:     segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
                            ; non-zero-length segment without any colon ":"
              (RFC 3986, section 3.3)
    expected: unreserved, pct-encoded, sub-delims, "@", "/", "?", "#" or the end
              unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
              pct-encoded = "%" HEXDIG HEXDIG
              sub-delims = "!" / "$" / "&" / "'" / "(" / ")"
                         / "*" / "+" / "," / ";" / "="
    repair:   c%20d
    1 of 4 lines rejected
    "##);
}

#[test]
fn an_empty_line_is_the_empty_reference() {
    assert_uri!("normalize --json", "\n\r\n", @r#"
    {"line":1,"input":"","result":"","changed":false}
    {"line":2,"input":"","result":"","changed":false}
    "#);
    assert_uri!("normalize --json", "", @"");
    assert_uri!("normalize --json", "a\r\nb", @r#"
    {"line":1,"input":"a","result":"a","changed":false}
    {"line":2,"input":"b","result":"b","changed":false}
    "#);
    assert_uri!("parse --json ''", @r#"{"line":1,"input":"","valid":true,"kind":"relative-ref","scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"","query":null,"fragment":null}"#);
}

#[test]
fn colours() {
    let plain = run(&["parse", "--errors", "full", "a b", "a"], b"");
    assert!(!stdout(&plain).contains('\u{1b}') && !stderr(&plain).contains('\u{1b}'));
    let coloured = uri(&["parse", "--errors", "full", "a b", "a"]).env("CLICOLOR_FORCE", "1").output().unwrap();
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

/// Returns inputs of a megabyte, most of them valid. Their lengths differ.
fn large_input() -> String {
    let line = |number: usize| match number % 1_000 {
        7 => format!("http://h/{number}<\n"),
        8 => format!("HTTP://h/{number}/{}\n", "a/".repeat(5_000)),
        rest => format!("HTTP://h/{number}/{}\n", "a".repeat(rest % 50)),
    };
    (0..30_000).map(line).collect()
}

/// A large input is processed on all cores, as if its lines were processed one by one.
#[test]
fn results_of_a_large_input_are_in_order() {
    let input = large_input();
    let output = run(&["normalize", "--json"], input.as_bytes());
    let (lines, objects) = (input.lines().collect::<Vec<_>>(), objects(&output));
    assert_eq!((objects.len(), output.status.code()), (lines.len(), Some(1)));
    for ((object, line), number) in objects.iter().zip(&lines).zip(1_u64..) {
        assert_eq!((&object["line"], &object["input"]), (&json!(number), &json!(line)));
        let normal = line.strip_prefix("HTTP://").map(|rest| format!("http://{rest}"));
        assert_eq!(object["result"].as_str(), normal.as_deref().filter(|_| object["valid"] != json!(false)));
    }
}

/// Tables are separated by empty lines, and reports appear between them.
#[test]
fn output_of_a_large_input_is_that_of_its_parts() {
    let input = large_input();
    let lines: Vec<&str> = input.split_inclusive('\n').collect();
    let whole = run(&["parse", "--errors", "full"], input.as_bytes());
    let parts: Vec<_> =
        lines.chunks(3_000).map(|part| run(&["parse", "--errors", "full"], part.concat().as_bytes())).collect();
    let tables: Vec<&str> = parts.iter().map(stdout).collect();
    assert_eq!(stdout(&whole), tables.join("\n"));
    let count = |output: &_, text| stderr(output).matches(text).count();
    assert_eq!(count(&whole, "error: "), parts.iter().map(|part| count(part, "error: ")).sum::<usize>());
    assert!(count(&whole, "error: ") == 30 && stderr(&whole).starts_with("standard input, line 8:\nerror: "));
}

/// An input that continues on the next line is not divided.
#[test]
fn a_large_text_is_searched_as_its_parts() {
    let broken = "a <http://h/a\nb> http://c/\n".repeat(20_000);
    let output = run(&["find", "--json"], broken.as_bytes());
    let found = objects(&output);
    assert_eq!((found.len(), output.status.code()), (40_000, Some(0)));
    for (pair, line) in found.chunks(2).zip((1_u64..).step_by(2)) {
        let first = json!({"line": line, "start": 3, "end_line": line + 1, "end": 1, "uri": "http://h/ab"});
        let second = json!({"line": line + 1, "start": 3, "end": 12, "uri": "http://c/"});
        assert_eq!(pair, [first, second]);
    }
    let pairs = "a A\n".repeat(100_000);
    assert_eq!(run_words("compare --equal-at string", &(pairs.clone() + "a a\n")).status.code(), Some(1));
    assert_eq!(run_words("compare", &pairs).status.code(), Some(0));
}

/// Results are printed before more input is read even after a large input.
#[test]
fn a_line_after_a_large_input_is_answered() {
    let mut child = uri(&["normalize"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut stdin, stdout) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let mut answers = stdout.lines();
    let writer = std::thread::spawn(move || {
        stdin.write_all(&b"A:b\n".repeat(500_000)).unwrap();
        stdin
    });
    assert!(answers.by_ref().take(500_000).all(|answer| answer.unwrap() == "a:b"));
    let mut stdin = writer.join().unwrap();
    for (question, answer) in [("C:d\n", "c:d"), ("E:f\nG:", "e:f"), ("h\n", "g:h")] {
        stdin.write_all(question.as_bytes()).unwrap();
        assert_eq!(answers.next().unwrap().unwrap(), answer);
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
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

/// As docs/json.md promises: the output of a line is there before the next line is read.
#[test]
fn a_coprocess_answers_each_line() {
    for command in [&["parse", "--json"][..], &["normalize"], &["check", "--json"], &["parse", "--get", "host"]] {
        let mut child = uri(command).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        for host in ["a.example", "b.example", "c.example"] {
            writeln!(stdin, "https://{host}/").unwrap();
            let mut answer = String::new();
            stdout.read_line(&mut answer).unwrap();
            assert!(answer.contains(host) && answer.ends_with('\n'), "{command:?}: {answer}");
        }
        drop(stdin);
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn an_argument_that_is_the_name_of_a_file() {
    let file = in_repository("README.md").canonicalize().unwrap();
    let file = file.to_str().unwrap();
    let output = run(&["parse", "--get", "path", file], b"");
    assert_eq!(output.status.code(), Some(0));
    let note =
        format!("note: `{file}` is the name of a file, and arguments are texts: to read its lines, use `< {file}`\n");
    assert_eq!(stderr(&output), note);
    for quiet in [&["parse", "--quiet", file][..], &["parse", "--json", file], &["from-path", file]] {
        assert_eq!(stderr(&run(quiet, b"")), "", "{quiet:?}");
    }
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
