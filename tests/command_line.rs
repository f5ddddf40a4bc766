//! The command `uri`, as a person or a program meets it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

pub fn uri(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_uri"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = uri(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A command that stops reading early closes the pipe; that is for the test to see in what it printed.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Runs the command with arguments that are divided by spaces.
pub fn run_words(arguments: &str, input: &str) -> Output {
    run(&arguments.split(' ').collect::<Vec<_>>(), input.as_bytes())
}

pub fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

pub fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

pub fn objects(output: &Output) -> Vec<Value> {
    stdout(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// All inputs are good, and the results are these.
#[track_caller]
pub fn assert_prints(arguments: &str, input: &str, expected: &str) {
    let output = run_words(arguments, input);
    let (found, expected) = (stdout(&output), expected.strip_prefix('\n').unwrap_or(expected));
    assert_eq!((found, stderr(&output), output.status.code()), (expected, "", Some(0)), "uri {arguments}\n{found}");
}

/// The status says that something is wrong, and the reports what.
#[track_caller]
pub fn assert_reports(arguments: &str, input: &str, status: i32, expected: &str) {
    let output = run_words(arguments, input);
    assert_eq!(output.status.code(), Some(status), "uri {arguments}");
    assert!(stderr(&output).contains(expected), "uri {arguments}\n{}", stderr(&output));
}

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
fn table_where_nobody_watches() {
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
fn json_has_every_component_and_null_for_what_is_absent() {
    let expected = [
        r#"{"line":1,"input":"http://u:p@[::1]:/a?#","valid":true,"kind":"uri","scheme":"http","authority":"u:p@[::1]:","userinfo":"u:p","host":"[::1]","host_kind":"ipv6","port":"","path":"/a","query":"","fragment":""}"#,
        r#"{"line":2,"input":"b","valid":true,"kind":"relative-ref","scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"b","query":null,"fragment":null}"#,
    ];
    for option in ["--json", "--format=json"] {
        assert_prints(&format!("parse {option} http://u:p@[::1]:/a?# b"), "", &(expected.join("\n") + "\n"));
    }
}

#[test]
fn json_of_bad_input() {
    let output = run_words("parse --json http://localhost/A|B a", "");
    let objects = objects(&output);
    let error = &objects[0]["error"];
    assert_eq!((&objects[0]["valid"], &objects[1]["valid"]), (&json!(false), &json!(true)));
    assert_eq!((&error["component"], &error["at"], &error["rule"]), (&json!("path"), &json!(18), &json!("segment")));
    assert_eq!(error["expected"], json!(["pchar", "\"/\"", "\"?\"", "\"#\"", "the end"]));
    assert_eq!(error["repair"], json!("http://localhost/A%7CB"));
    assert_eq!((stderr(&output), output.status.code()), ("", Some(1)));
}

/// An object says what the drawn report does.
#[test]
fn json_of_bad_input_has_the_notes_of_the_report() {
    let drawn = run_words("parse http://::1/", "");
    let error = &objects(&run_words("parse --json http://::1/", ""))[0]["error"];
    let notes: Vec<&str> = stderr(&drawn).lines().filter_map(|line| line.strip_prefix("note:     ")).collect();
    assert!(!notes.is_empty() && error["notes"] == json!(notes), "{error}");
    for key in ["message", "section"] {
        assert!(stderr(&drawn).contains(error[key].as_str().unwrap()), "{error}");
    }
}

#[test]
fn json_shows_nothing_that_a_terminal_acts_on() {
    let text = "x:\u{7f}\u{9b}31m\u{202e}\u{e9}\u{1f600}";
    let output = run(&["parse", "--json", text], b"");
    let expected = "{\"line\":1,\"input\":\"x:\\u007f\\u009b31m\\u202e\u{e9}\u{1f600}\",";
    assert!(stdout(&output).starts_with(expected));
    assert_eq!(objects(&output)[0]["input"], json!(text));
}

#[test]
fn bad_input_is_reported_and_the_rest_goes_on() {
    let output = run(&["parse"], b"a:b\nc d\n\ne:f");
    assert_eq!((stdout(&output).matches("kind").count(), output.status.code()), (3, Some(1)));
    assert!(stderr(&output).starts_with("standard input, line 2:\nerror: "), "{}", stderr(&output));
    assert!(stderr(&output).contains("\n    c d\n     ^\n"), "{}", stderr(&output));
}

#[test]
fn each_kind() {
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

#[test]
fn an_empty_line_is_the_empty_reference_and_no_line_is_no_input() {
    let inputs = |input: &str| objects(&run_words("parse --json", input)).len();
    assert_eq!([inputs("\n\r\n"), inputs(""), inputs("a\r\nb")], [2, 0, 2]);
    assert_eq!(objects(&run(&["parse", "--json", ""], b""))[0]["kind"], json!("relative-ref"));
}

#[test]
fn usage() {
    for (arguments, told) in [
        ("parse --as url", "invalid value 'url' for '--as <KIND>'"),
        ("parse --json --format tree", "cannot be used with"),
        ("pars", "a similar subcommand exists: 'parse'"),
        ("parse --jso", "a similar argument exists: '--json'"),
        ("completions sh", "invalid value 'sh'"),
    ] {
        assert_reports(arguments, "", 2, told);
    }
    assert_eq!(run(&[], b"").status.code(), Some(2));
    let help = run_words("parse --help", "");
    assert!(stdout(&help).contains("--json-input") && help.status.code() == Some(0));
}

/// What each command says of its inputs, and whether an empty line is one.
#[test]
fn help() {
    for (command, name, takes_empty) in [
        ("parse", "[URI]", true),
        ("resolve --base a:/", "[REF]", true),
        ("relativize --base a:/", "[TARGET]", false),
        ("normalize", "[URI]", true),
        ("repair", "[URI]", true),
        ("compare", "[A B]", false),
        ("complete", "[SUFFIX]", false),
        ("find", "[TEXT]", false),
        ("encode", "[DATA]", true),
        ("decode", "[TEXT]", true),
        ("query", "[URI]", true),
        ("set", "[URI]", true),
        ("to-uri", "[IRI]", true),
        ("to-iri", "[URI]", true),
    ] {
        let help = run(&[command.split(' ').next().unwrap(), "--help"], b"");
        let help = stdout(&help).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(name) && help.contains("; without any, each line of standard input "), "{help}");
        assert_eq!(run_words(command, "\n").status.code() == Some(0), takes_empty, "{command}");
    }
}

#[test]
fn completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell], b"");
        assert_eq!(script.status.code(), Some(0));
        assert!(stdout(&script).contains("relativize") && stdout(&script).contains("non-strict"), "{shell}");
    }
}

#[test]
fn colours_where_they_are_wanted() {
    let plain = run(&["parse", "a b", "a"], b"");
    assert!(!stdout(&plain).contains('\u{1b}') && !stderr(&plain).contains('\u{1b}'));
    let coloured = uri(&["parse", "a b", "a"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(stderr(&coloured).starts_with("\u{1b}[1m\u{1b}[31merror\u{1b}[0m: "), "{}", stderr(&coloured));
    assert!(stdout(&coloured).contains("\u{1b}[36mkind     \u{1b}[0m"), "{}", stdout(&coloured));
}

#[test]
fn a_closed_pipe_is_no_error() {
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
fn reports_that_nobody_reads_end_the_run() {
    let mut child = uri(&["parse"]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    drop(child.stderr.take());
    while stdin.write_all(&b"a b\n".repeat(10_000)).is_ok() {}
    // What is known by then is told: a bad input was there.
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

/// Each result is there before more is read: of a line, of the first of two lines that may be one input, and of a line before half of one.
#[test]
fn each_answer_comes_before_the_next_question() {
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
