//! The command `pest-check`.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs, process};

use serde_json::{Value, json};

/// Settings, one per line. The second word of `level` never matches.
const SETTINGS: &str = r#"// ok:  "level=warn" "name=a"
// bad: "level" "=warn"
setting = { "level=" ~ level | name ~ "=" ~ name }
// ok:  "warn"
level   = { "warn" | "warning" }
// ok:  "a" "name"
name    = @{ 'a'..'z'+ }
"#;

/// Sums and products, with recursive rules.
const CALCULATOR: &str = r#"sum     = { product ~ ("+" ~ product)* }
product = { factor ~ ("*" ~ factor)* }
factor  = { number | "(" ~ sum ~ ")" }
number  = @{ '0'..'9'+ }
"#;

/// A directory with grammars.
pub struct Directory(PathBuf);

impl Directory {
    pub fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let directory = env::temp_dir().join(format!("pest-check-{}-{name}", process::id()));
        fs::create_dir_all(&directory).unwrap();
        for (name, text) in files {
            fs::write(directory.join(name), text).unwrap();
        }
        Directory(directory)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Runs the command on an input. The output has no colours, since it does not go to a terminal.
    pub fn run(&self, input: &str, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pest-check"));
        command.current_dir(&self.0).args(arguments).env_remove("CLICOLOR_FORCE");
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        // A command that reads nothing may have ended already.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// Asserts that the command prints this text, on either stream, and ends with this status.
    #[track_caller]
    pub fn assert_prints(&self, arguments: &[&str], status: i32, expected: &str) {
        self.assert_prints_for_input("", arguments, status, expected);
    }

    #[track_caller]
    fn assert_prints_for_input(&self, input: &str, arguments: &[&str], status: i32, expected: &str) {
        let Output { status: found, stdout, stderr } = self.run(input, arguments);
        let printed = String::from_utf8([stdout, stderr].concat()).unwrap();
        assert_eq!((printed.as_str(), found.code()), (expected, Some(status)));
    }

    pub fn objects(&self, arguments: &[&str]) -> Vec<Value> {
        let lines = String::from_utf8(self.run("", arguments).stdout).unwrap();
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn check_notes_unreachable_alternatives() {
    let directory = Directory::new("dead", &[("settings.pest", SETTINGS)]);
    let expected = r#"error[unreachable-alternative]: an alternative of `level` never matches
 --> settings.pest:5:22
  |
5 | level   = { "warn" | "warning" }
  |                      ^^^^^^^^^ `"warn"` always matches first
  = example: `warning` is read as `warn`, and then `ing` is left
  = help: move `"warning"` before `"warn"`

3 rules, 7 examples: 1 error
"#;
    directory.assert_prints(&["check", "settings.pest"], 1, expected);
}

#[test]
fn check_runs_the_examples() {
    let text =
        SETTINGS.replace("\"warn\" | \"warning\"", "\"warn\"").replace("// ok:  \"warn\"", "// ok:  \"warning\"");
    Directory::new("example", &[("settings.pest", &text)]).assert_prints(
        &["check", "settings.pest"],
        1,
        "error[must-match]: `level` must match \"warning\"\n --> settings.pest:4\n  = it matches only \"warn\"\n\n\
         3 rules, 7 examples: 1 error\n",
    );
}

#[test]
fn compare_shows_a_text_that_only_one_grammar_accepts() {
    let edited = SETTINGS.replace("\"warn\" | \"warning\"", "\"warning\" | \"warn\"");
    let abnf = "level = %s\"warn\" / %s\"warning\"\n";
    let files = [("old.pest", SETTINGS), ("new.pest", &edited), ("level.abnf", abnf)];
    let directory = Directory::new("compare", &files);
    let expected = r#"different: 2 of 3 rules
level:
  only B accepts "warning"
    by level "warning"
    A reads no further than "warn"
    such texts: 1 of length 7, and no other
  A lies inside B
through used rules, 1 rule:
  setting: only B accepts "level=warning", by setting "level=warning" > level "warning"
equal: name
"#;
    directory.assert_prints(&["compare", "old.pest", "new.pest"], 1, expected);
    directory.assert_prints(&["compare", "new.pest:level", "level.abnf:level"], 0, "equal\n");
}

/// A difference of recursive rules is searched for up to a depth. No difference is not equality.
#[test]
fn compare_searches_recursive_rules() {
    let list = "list = { \"(\" ~ list* ~ \")\" | \"x\" }\n";
    let (edited, other) = (list.replace('*', "+"), "list = { \"x\" | \"(\" ~ list* ~ \")\" }\n");
    let directory = Directory::new("recursion", &[("a.pest", list), ("b.pest", &edited), ("c.pest", other)]);
    let different = r#"different
  only A accepts "()"
    by list "()"
    B reads no further than "("
    such texts: not counted: the rule contains itself: list > list
  there may be other texts, because the rules are recursive
"#;
    directory.assert_prints(&["compare", "a.pest:list", "b.pest:list"], 1, different);
    directory.assert_prints(&["compare", "a.pest:list", "a.pest:list"], 0, "equal\n");
    let output = directory.run("", &["compare", "a.pest:list", "c.pest:list", "--json"]);
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    let message = object["error"]["message"].as_str().unwrap();
    assert!(message.contains("no difference found up to depth ") && output.status.code() == Some(2), "{message}");
}

#[test]
fn parse_prints_a_tree() {
    let directory = Directory::new("parse", &[("calculator.pest", CALCULATOR), ("a_b.pest", "a_b = { \"c\" }\n")]);
    let expected = r#"sum 0..3 "1+2"
  product 0..1 "1"
    factor 0..1 "1"
      number 0..1 "1"
  product 2..3 "2"
    factor 2..3 "2"
      number 2..3 "2"
"#;
    directory.assert_prints(&["parse", "calculator.pest:sum", "1+2"], 0, expected);
    let expected = "error: sum stops at byte 2: expected `(` or `0..9`\n    2*+\n      ^\n";
    directory.assert_prints(&["parse", "calculator.pest:sum", "2*+"], 1, expected);
    // The rule has the name that it has in the file.
    directory.assert_prints(&["parse", "a_b.pest", "c"], 0, "a_b 0..1 \"c\"\n");

    let objects = directory.objects(&["parse", "--json", "calculator.pest:number", "12", "x"]);
    let node = json!({"depth": 0, "rule": "number", "start": 0, "end": 2, "text": "12"});
    assert_eq!(objects[0], json!({"line": 1, "input": "12", "valid": true, "tree": [node]}));
    assert_eq!((&objects[1]["error"]["offset"], &objects[1]["valid"]), (&json!(0), &json!(false)));
}

#[test]
fn parse_says_what_is_expected() {
    let list = "a = { \"x\" ~ !\"y\" ~ b? ~ (\",\" ~ b)* }\nb = @{ '0'..'9'+ }";
    let directory = Directory::new("expected", &[("list.pest", list), ("end.pest", "a = { \"x\" ~ EOI }")]);
    for (file, text, expected) in [
        ("list", "xy", "1: `y` is not allowed there\n    xy\n     ^\n"),
        ("list", "x1,2z", "4: expected `,`, `0..9` or the end\n    x1,2z\n        ^\n"),
        ("list", "x,", "2: expected `0..9`\n    x,\n      ^\n"),
        ("list", "", "0: expected `x`\n"),
        ("list", "\u{e9}x", "0: expected `x`\n    \u{e9}x\n    ^\n"),
        ("end", "xx", "1: expected the end\n    xx\n     ^\n"),
    ] {
        let printed = format!("error: a stops at byte {expected}");
        directory.assert_prints(&["parse", &format!("{file}.pest"), text], 1, &printed);
    }
    let misspelled = "pest-check: list.pest:c: no file defines the rule `c`\n";
    directory.assert_prints(&["parse", "list.pest:c", "x"], 2, misspelled);
    let expression = "pest-check: list.pest:=b: expected a rule of a pest grammar file\n";
    directory.assert_prints(&["parse", "list.pest:=b", "1"], 2, expression);
}

#[test]
fn parse_reads_standard_input_without_arguments() {
    let directory = Directory::new("lines", &[("word.pest", "word = { 'a'..'z' }\n")]);
    let expected = "word 0..1 \"a\"\n\
                    standard input, line 2:\nerror: word stops at byte 0: expected `a..z`\n    1\n    ^\n";
    directory.assert_prints_for_input("a\n1\n", &["parse", "word.pest"], 1, expected);
}

#[test]
fn a_grammar_that_cannot_be_read_is_an_error() {
    let directory = Directory::new("errors", &[("broken.pest", "list = { item ~ (\",\" ~ item)*\n")]);
    for command in ["check", "compare", "parse"] {
        let run = |file: &str| directory.run("", &[&[command, file], &["broken.pest"][..]].concat());
        let (missing, broken) = (run("none.pest"), run("broken.pest"));
        assert_eq!((missing.status.code(), broken.status.code()), (Some(2), Some(2)), "{command}");
        assert!(missing.stderr.starts_with(b"pest-check: none.pest: "), "{missing:?}");
        assert!(broken.stderr.starts_with(b"pest-check: broken.pest:1:30: list: missing `}`"), "{broken:?}");
    }
}

#[test]
fn help_does_not_mention_uris() {
    let directory = Directory::new("help", &[]);
    for command in ["check", "compare", "parse", "sample", "cover", "from-abnf"] {
        let help = String::from_utf8(directory.run("", &[command, "--help"]).stdout).unwrap();
        assert!(help.contains("exit status") && !help.to_lowercase().contains("uri"), "{help}");
    }
}

/// Without a rule, `parse` uses the rule with `SOI`, or the first that pest does not match implicitly.
#[test]
fn the_default_rule() {
    let spaces = "WHITESPACE = _{ \" \" }\nrange_set = { \"a\" }\n";
    let files =
        [("first.pest", spaces.to_owned()), ("start.pest", format!("{spaces}file = {{ SOI ~ range_set ~ EOI }}\n"))];
    let directory = Directory::new("default", &files.each_ref().map(|(name, text)| (*name, text.as_str())));
    directory.assert_prints(&["parse", "first.pest", "a"], 0, "range_set 0..1 \"a\"\n");
    let expected = "file 0..1 \"a\"\n  range_set 0..1 \"a\"\n  EOI 1..1 \"\"\n";
    directory.assert_prints(&["parse", "start.pest", "a"], 0, expected);
}
