//! The command `uri`, as a person or a program meets it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn uri(arguments: &[&str]) -> Command {
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

pub fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

pub fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

pub fn objects(output: &Output) -> Vec<Value> {
    stdout(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const FOO: &str = "foo://example.com:8042/over/there?name=ferret#nose";

#[test]
fn figure() {
    let output = run(&["parse", "--format", "figure", FOO, "a"], b"");
    assert_prints(
        stdout(&output),
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
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn table_where_nobody_watches() {
    let output = run(&["parse", "http://u:p@[::1]:80?", "//1.2.3.4/a"], b"");
    assert_prints(
        stdout(&output),
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
    let output = run(&["parse", "--format", "tree", "--as", "uri", "a:b"], b"");
    assert_prints(
        stdout(&output),
        "
URI 0..3 \"a:b\"
  scheme 0..1 \"a\"
  hier-part 2..3 \"b\"
    path-rootless 2..3 \"b\"
      segment-nz 2..3 \"b\"
",
    );
}

#[track_caller]
pub fn assert_prints(found: &str, expected: &str) {
    assert_eq!(found, expected.strip_prefix('\n').unwrap(), "\n{found}");
}

#[test]
fn json_has_every_component_and_null_for_what_is_absent() {
    let output = run(&["parse", "--json", "http://u:p@[::1]:/a?#", "b"], b"");
    let expected = [
        r#"{"line":1,"input":"http://u:p@[::1]:/a?#","valid":true,"kind":"uri","scheme":"http","authority":"u:p@[::1]:","userinfo":"u:p","host":"[::1]","host_kind":"ipv6","port":"","path":"/a","query":"","fragment":""}"#,
        r#"{"line":2,"input":"b","valid":true,"kind":"relative-ref","scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"b","query":null,"fragment":null}"#,
    ];
    assert_eq!(stdout(&output), expected.join("\n") + "\n");
    assert_eq!(
        run(&["parse", "--format", "json", "b"], b"").stdout,
        format!("{}\n", expected[1].replace("\"line\":2", "\"line\":1")).into_bytes()
    );
}

#[test]
fn json_of_bad_input() {
    let output = run(&["parse", "--json", "http://localhost/A|B", "a"], b"");
    let objects = objects(&output);
    assert_eq!(
        objects[0],
        json!({"line": 1, "input": "http://localhost/A|B", "valid": false, "error": {
            "message": "`|` at byte 18 cannot stand in the path",
            "component": "path",
            "at": 18,
            "expected": ["pchar", "\"/\"", "\"?\"", "\"#\"", "the end"],
            "rule": "segment",
            "section": "RFC 3986, section 3.3",
            "notes": [],
            "repair": "http://localhost/A%7CB",
        }})
    );
    assert_eq!(objects[1]["valid"], json!(true));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stderr(&output), "");
}

/// An object says what the drawn report does.
#[test]
fn json_of_bad_input_has_the_notes_of_the_report() {
    let text = "http://::1/";
    let drawn = run(&["parse", text], b"");
    let error = &objects(&run(&["parse", "--json", text], b""))[0]["error"];
    let notes = stderr(&drawn).lines().filter_map(|line| line.strip_prefix("note:     "));
    let notes: Vec<&str> = notes.collect();
    assert!(!notes.is_empty() && error["notes"] == json!(notes), "{error}");
    assert!(stderr(&drawn).contains(error["section"].as_str().unwrap()), "{error}");
    assert_eq!(error["repair"], Value::Null);
}

#[test]
fn json_shows_nothing_that_a_terminal_acts_on() {
    let text = "x:\u{7f}\u{9b}31m\u{202e}\u{e0041}\u{e9}\u{1f600}";
    let output = run(&["parse", "--json", text], b"");
    assert!(
        stdout(&output)
            .starts_with("{\"line\":1,\"input\":\"x:\\u007f\\u009b31m\\u202e\\udb40\\udc41\u{e9}\u{1f600}\",")
    );
    assert_eq!(objects(&output)[0]["input"], json!(text));
}

#[test]
fn bad_input_is_reported_and_the_rest_goes_on() {
    let output = run(&["parse"], b"a:b\nc d\n\ne:f");
    assert_eq!(stdout(&output).matches("kind").count(), 3);
    assert!(
        stderr(&output)
            .starts_with("standard input, line 2:\nerror: ` ` at byte 1 cannot stand in the path\n    c d\n     ^\n")
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn each_kind() {
    let texts = ["a:b#c", "a:b", "b", ""];
    let valid = |kind: &str| {
        let output = run(&["parse", "--json", "--as", kind], (texts.join("\n") + "\n").as_bytes());
        objects(&output).iter().map(|it| it["valid"].as_bool().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(valid("uri"), [true, true, false, false]);
    assert_eq!(valid("uri-reference"), [true, true, true, true]);
    assert_eq!(valid("absolute-uri"), [false, true, false, false]);
    assert_eq!(valid("relative-ref"), [false, false, true, true]);
}

#[test]
fn an_empty_line_is_the_empty_reference_and_no_line_is_no_input() {
    assert_eq!(objects(&run(&["parse", "--json"], b"\n\r\n"))[1]["input"], json!(""));
    let nothing = run(&["parse", "--json"], b"");
    assert_eq!((stdout(&nothing), nothing.status.code()), ("", Some(0)));
    assert_eq!(objects(&run(&["parse", "--json"], b"a\r\nb")).len(), 2);
    assert_eq!(objects(&run(&["parse", "--json", ""], b""))[0]["kind"], json!("relative-ref"));
}

#[test]
fn json_input() {
    let lines = [
        r#""a\nb""#, r#"{"input":"a:b","as":"relative-ref"}"#, r#"{"input":"\u00e9","id":1}"#, r#"{"as":"uri"}"#,
        r#"{"input":"a","as":"url"}"#, r#""\ud800""#, "a", r#"["a","uri"]"#, r#"{"input":5}"#, r#""x:""#,
    ];
    let output = run(&["parse", "--json", "--json-input", "--as", "uri"], lines.join("\n").as_bytes());
    let objects = objects(&output);
    assert_eq!(objects.len(), lines.len());
    assert_eq!(objects[0]["input"], json!("a\nb"));
    assert_eq!(objects[1]["error"]["component"], json!("path"));
    assert_eq!(objects[2]["input"], json!("\u{e9}"));
    assert_eq!(objects[3]["input"], json!(r#"{"as":"uri"}"#));
    assert!(objects[4]["error"]["message"].as_str().unwrap().contains("`uri-reference`"));
    let messages: Vec<&str> = objects.iter().filter_map(|object| object["error"]["message"].as_str()).collect();
    assert!(messages[6].starts_with("neither a JSON string nor a JSON object; leave out"), "{}", messages[6]);
    assert_eq!(messages[8], "`input` is no string");
    for object in &objects[..9] {
        assert_eq!(object["valid"], json!(false), "{object}");
        assert!(object["error"]["message"].is_string());
    }
    assert_eq!(objects[9]["valid"], json!(true));
    // What `--json` prints can be read again.
    let again = run(&["parse", "--json", "--json-input"], run(&["parse", "--json", FOO], b"").stdout.as_slice());
    assert_eq!(self::objects(&again)[0]["input"], json!(FOO));
    assert_eq!(self::objects(&run(&["parse", "--json", "--json-input", r#""a:b""#], b""))[0]["scheme"], json!("a"));
}

#[test]
fn what_is_not_utf_8_is_a_bad_input() {
    let output = run(&["parse", "--json"], b"ab\xff\na\n");
    let objects = objects(&output);
    assert_eq!((&objects[0]["error"]["at"], &objects[0]["valid"]), (&json!(2), &json!(false)));
    assert_eq!(objects[1]["valid"], json!(true));
    assert!(stderr(&run(&["parse"], b"ab\xff\x1b[31m\n")).contains("byte 2 is not UTF-8\n    ab\u{fffd}\\u{1b}[31m\n"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_utf_8_is_a_bad_input() {
    use std::os::unix::ffi::OsStrExt as _;
    let argument = std::ffi::OsStr::from_bytes(b"a\xffb");
    let output = uri(&["parse", "--json"]).arg(argument).stdin(Stdio::null()).output().unwrap();
    assert_eq!(objects(&output)[0]["error"]["at"], json!(1));
}

#[test]
fn no_password_in_a_report() {
    let output = run(&["parse"], b"http://anna:hunter2@h/a b\nhttp://anna:hun ter2@h/\n");
    assert!(stderr(&output).contains("anna:***@h/"));
    assert!(!stderr(&output).contains("hunter2") && !stderr(&output).contains("ter2"));
}

#[test]
fn no_password_of_what_was_not_even_parsed() {
    for (arguments, input) in [
        (&["resolve", "--json-input"][..], &b"\"http://u:hunter2@h/\""[..]),
        (&["parse"], b"http://u:hunter2@h/\xff"),
        (&["parse", "--json-input"], b"{\"uri\":\"http://u:hunter2@h/\"}"),
        (&["parse", "--json-input"], b"http://u:hunter2@h/"),
        (&["parse", "--json-input"], b"{\"input\":{\"http://u:hunter2@h/\":1}}"),
        (
            &["resolve", "--base", "http://q/", "--json-input"],
            b"{\"input\":\"a\",\"non_strict\":\"http://u:hunter2@h\"}",
        ),
        (
            &["resolve", "--base", "x:", "--json-input"],
            b"{\"non_strict\":\"u:hunter2@h, expected http://u:hunter2@h\"}",
        ),
        (&["compare"], b"http://u:hunter2@h/"),
        (&["complete"], b"http://u:hunter2@h|/"),
        (&["compare"], b"http://u:hunter2"),
        (&["parse", "--json-input"], b"http://u:hunter2"),
        (&["parse"], b"http://u:hunter2\nhttp://h/?u=http://a:hunter2@b/ x\nu:hunter2@h:8 /"),
    ] {
        let output = run(arguments, input);
        assert_eq!(output.status.code(), Some(1));
        assert!(!stderr(&output).contains("hunter2"), "{}", stderr(&output));
    }
    let output = run(&["resolve", "--base", "//u:hunter2@h/"], b"a");
    assert!(stderr(&output).contains("//u:***@h/"), "{}", stderr(&output));
}

#[test]
fn usage() {
    assert_eq!(run(&[], b"").status.code(), Some(2));
    assert_eq!(run(&["parse", "--as", "url"], b"").status.code(), Some(2));
    assert_eq!(run(&["parse", "--json", "--format", "tree"], b"").status.code(), Some(2));
    let help = run(&["parse", "--help"], b"");
    assert_eq!(help.status.code(), Some(0));
    assert!(stdout(&help).contains("--json-input"));
    let unknown = run(&["parse", "--as", "it's"], b"");
    let told = "error: invalid value 'it\\'s' for '--as <KIND>'\n  [possible values: uri, ";
    assert!(stderr(&unknown).starts_with(told), "{}", stderr(&unknown));
}

/// What is meant, where that can be told.
#[test]
fn a_tip_for_a_command_line_that_is_wrong() {
    for (arguments, tip) in [
        (&["http://h/"][..], "a command stands before a URI: `uri parse http://h/`"),
        (&["www.example.com"], "a command stands before a URI: `uri parse www.example.com`"),
        (&["http://u:hunter2@h/"], "a command stands before a URI: `uri parse URI`"),
        (&["http://h/?a=1&b=2"], "a command stands before a URI: `uri parse URI`"),
        (&["parse."], "a similar subcommand exists: 'parse'"),
        (&["parse", "-json", "a"], "a similar argument exists: '--json'"),
        (&["parse", "-get", "host", "a"], "a similar argument exists: '--get'"),
        (&["query", "-get=host", "a"], "a similar argument exists: '--get'"),
        (&["grammar", "compare", "-git", "HEAD", "a.pest"], "a similar argument exists: '--git'"),
        (&["grammar", "compare", "a.pest"], "`--git REVISION` compares a file with what it was in a revision of git"),
    ] {
        let output = run(arguments, b"");
        assert!(stderr(&output).contains(&format!("\n  tip: {tip}\n")), "{}", stderr(&output));
        assert_eq!((stderr(&output).matches("tip:").count(), output.status.code()), (1, Some(2)), "{arguments:?}");
    }
    let others = [&["parse", "-g", "a", "--", "-get"][..], &["parse", "--else", "-json", "-j"]];
    for arguments in [&["--json"][..], &["parse", "-x", "a"], &["grammar", "compare"]].into_iter().chain(others) {
        assert!(!stderr(&run(arguments, b"")).contains("similar"), "{arguments:?}");
    }
}

/// Where a file is named whose lines are wanted, this is said once; what is printed is what it always is.
#[test]
fn a_file_that_is_taken_for_a_reference() {
    let told = |arguments: &[&str]| {
        let output = run(arguments, b"");
        assert!(!stdout(&output).starts_with("note"));
        stderr(&output).to_owned()
    };
    let output = run(&["normalize", "Cargo.toml", "build.rs"], b"");
    assert_eq!((stdout(&output), output.status.code()), ("Cargo.toml\nbuild.rs\n", Some(0)));
    let note = "note: `Cargo.toml` is taken for a reference; to read the file write `uri normalize < Cargo.toml`\n";
    assert_eq!(stderr(&output), note);
    for (command, what) in [
        (&["parse"][..], "reference"),
        (&["complete"], "reference"),
        (&["query"], "reference"),
        (&["set"], "reference"),
        (&["to-uri"], "reference"),
        (&["to-iri"], "reference"),
        (&["find"], "text"),
    ] {
        let note = format!("`uri {} < Cargo.toml`\n", command[0]);
        let told = told(&[command, &["Cargo.toml"]].concat());
        assert!(told.contains(&format!("is taken for a {what}; ")) && told.ends_with(&note), "{told}");
    }
    assert!(told(&["resolve", "--base", "a:/", "x", "build.rs"]).contains("`uri resolve --base BASE < build.rs`"));
    assert!(told(&["relativize", "--base", "a:/", "build.rs"]).starts_with("note: `build.rs` is taken"));
    let note = "note: `-` is taken for a reference; without arguments, `uri parse` reads standard input\n";
    assert_eq!(told(&["parse", "-"]), note);
    // What names no file, or may well be meant; and for programs, objects say enough.
    for arguments in [
        &["normalize", "src", "none.toml", ""][..],
        &["normalize", "--json", "Cargo.toml"],
        &["parse", "--format", "json", "Cargo.toml"],
        &["encode", "Cargo.toml"],
        &["decode", "-"],
        &["compare", "Cargo.toml", "-"],
        &["parse", "--json-input", "\"Cargo.toml\""],
    ] {
        assert_eq!(told(arguments), "", "{arguments:?}");
    }
}

#[test]
fn no_colours_where_nobody_watches() {
    let output = run(&["parse", "a b", "a"], b"");
    assert!(!stdout(&output).contains('\u{1b}') && !stderr(&output).contains('\u{1b}'));
}

#[test]
fn only_what_heads_a_line_of_a_report_and_the_mark_are_coloured() {
    let output = uri(&["parse", "a b"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    let lines: Vec<&str> = stderr(&output).lines().collect();
    assert_eq!(lines[0], "\u{1b}[1m\u{1b}[31merror\u{1b}[0m: ` ` at byte 1 cannot stand in the path");
    assert_eq!(lines[1..3], ["    a b", "\u{1b}[1m\u{1b}[31m     ^\u{1b}[0m"]);
    let heads = lines[3..].iter().filter_map(|line| line.strip_prefix("\u{1b}[36m"));
    assert!(heads.map(|line| line.split_once("\u{1b}[0m:").unwrap().0).eq(["rule", "expected", "repair"]), "{lines:?}");
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

#[test]
fn each_answer_comes_before_the_next_question() {
    let mut child = uri(&["parse", "--json"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for question in ["a:b", "c d", "e"] {
        writeln!(stdin, "{question}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.contains(&format!(r#""input":"{question}""#)));
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

/// What goes on in a line that is not there yet keeps nothing back that was found before.
#[test]
fn an_answer_comes_before_a_question_of_two_lines_is_whole() {
    let mut child = uri(&["find"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    stdin.write_all(b"http://x/\nsee <http://a\n").unwrap();
    for (answer, rest) in [("http://x/\n", &b"/b>\n"[..]), ("http://a/b\n", b"")] {
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(line, answer);
        stdin.write_all(rest).unwrap();
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn an_answer_comes_though_the_next_question_has_begun() {
    let mut child = uri(&["normalize"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    stdin.write_all(b"A:b\nC:").unwrap();
    let mut answer = String::new();
    stdout.read_line(&mut answer).unwrap();
    assert_eq!(answer, "a:b\n");
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
