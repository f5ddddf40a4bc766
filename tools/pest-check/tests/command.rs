//! The command `pest-check`.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs, process};

use serde_json::Value;

/// Settings, one per line.
const SETTINGS: &str = r#"// ok:  "level=warn" "name=a"
// bad: "level" "=warn"
setting = { "level=" ~ level | name ~ "=" ~ name }
// ok:  "warn"
level   = { "warn" }
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

    /// The command in this directory. The output has no colours, since it does not go to a terminal.
    pub fn command(&self, arguments: &[impl AsRef<OsStr>]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pest-check"));
        command.current_dir(&self.0).args(arguments).env_remove("CLICOLOR_FORCE");
        command
    }

    /// Runs the command on an input.
    pub fn run(&self, input: &str, arguments: &[&str]) -> Output {
        let mut command = self.command(arguments);
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        // A command that reads nothing may have ended already.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
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

/// Shortens what `insta-cmd` prints of a command: standard output, `[status N]`, and standard error. If the status is 0
/// and standard error is empty, only standard output remains. Output that does not end with the end of a line is not
/// shortened.
pub const SHORT: [(&str, &str); 5] = [
    (
        r"(?s)^success: \w+\nexit_code: (\d+)\n----- stdout -----\n(|.*\n)\n----- stderr -----\n(|.*\n)$",
        "$2[status $1] $3",
    ),
    (r"\[status 0\] $", ""),
    // The depth at which the time ends.
    (r"up to depth \d+", "up to a depth"),
    // What clap adds to each error.
    (r"\n\n(Usage: .*\n\n)?For more information, try '--help'\.\n$", ""),
    (r"\t", r"\t"),
];

/// Compares what the command prints in a directory with a snapshot. The arguments are quoted as in a shell. The input
/// is empty without another one.
macro_rules! assert_command {
    ($directory:expr, $arguments:expr, @$snapshot:literal) => {
        assert_command!($directory, $arguments, "", @$snapshot)
    };
    ($directory:expr, $arguments:expr, $input:expr, @$snapshot:literal) => {
        insta::with_settings!({ filters => $crate::command::SHORT }, {
            let arguments = shlex::split($arguments).unwrap();
            insta_cmd::assert_cmd_snapshot!($directory.command(&arguments).pass_stdin($input), @$snapshot)
        })
    };
}
pub(crate) use assert_command;

#[test]
fn check_runs_the_examples() {
    let text = SETTINGS.replace("// ok:  \"warn\"", "// ok:  \"warning\"");
    let directory = Directory::new("example", &[("settings.pest", &text)]);
    assert_command!(directory, "check settings.pest", @r#"
    error[invalid-example]: `level` must match "warning"
     --> settings.pest:4
      = it matches only "warn"

    3 rules, 7 examples: 1 error
    [status 1]
    "#);
}

#[test]
fn parse_prints_a_tree() {
    let directory = Directory::new("parse", &[("calculator.pest", CALCULATOR), ("a_b.pest", "a_b = { \"c\" }\n")]);
    assert_command!(directory, "parse calculator.pest:sum 1+2", @r#"
    sum 0..3 "1+2"
      product 0..1 "1"
        factor 0..1 "1"
          number 0..1 "1"
      product 2..3 "2"
        factor 2..3 "2"
          number 2..3 "2"
    "#);
    assert_command!(directory, "parse calculator.pest:sum 2*+", @"
    [status 1] error: sum stops at byte 2: expected `(` or `0..9`
        2*+
          ^
    ");
    // The rule has the name that it has in the file.
    assert_command!(directory, "parse a_b.pest c", @r#"a_b 0..1 "c""#);
    assert_command!(directory, "parse --json calculator.pest:number 12 x", @r#"
    {"line":1,"input":"12","valid":true,"tree":[{"depth":0,"rule":"number","start":0,"end":2,"text":"12"}]}
    {"line":2,"input":"x","valid":false,"error":{"message":"number stops at byte 0: expected `0..9`","offset":0,"expected":["`0..9`"]}}
    [status 1]
    "#);
}

#[test]
fn parse_says_what_is_expected() {
    let list = "a = { \"x\" ~ !\"y\" ~ b? ~ (\",\" ~ b)* }\nb = @{ '0'..'9'+ }";
    let directory = Directory::new("expected", &[("list.pest", list), ("end.pest", "a = { \"x\" ~ EOI }")]);
    assert_command!(directory, "parse list.pest xy x1,2z x, '' \u{e9}x", @"
    [status 1] error: a stops at byte 1: `y` is not allowed there
        xy
         ^
    error: a stops at byte 4: expected `,`, `0..9` or the end
        x1,2z
            ^
    error: a stops at byte 2: expected `0..9`
        x,
          ^
    error: a stops at byte 0: expected `x`
    error: a stops at byte 0: expected `x`
        éx
        ^
    ");
    assert_command!(directory, "parse end.pest xx", @"
    [status 1] error: a stops at byte 1: expected the end
        xx
         ^
    ");
    assert_command!(directory, "parse list.pest:c x", @"[status 2] pest-check: list.pest:c: no file defines the rule `c`");
    assert_command!(directory, "parse list.pest:=b 1", @"[status 2] pest-check: list.pest:=b: expected a rule of a pest grammar file");
}

#[test]
fn parse_reads_standard_input_without_arguments() {
    let directory = Directory::new("lines", &[("word.pest", "word = { 'a'..'z' }\n")]);
    assert_command!(directory, "parse word.pest", "a\n1\n", @r#"
    word 0..1 "a"
    [status 1] standard input, line 2:
    error: word stops at byte 0: expected `a..z`
        1
        ^
    "#);
}

#[test]
fn help_does_not_mention_uris() {
    let directory = Directory::new("help", &[]);
    for command in ["check", "compare", "parse", "sample"] {
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
    assert_command!(directory, "parse first.pest a", @r#"range_set 0..1 "a""#);
    assert_command!(directory, "parse start.pest a", @r#"
    file 0..1 "a"
      range_set 0..1 "a"
      EOI 1..1 ""
    "#);
}

#[test]
fn codes_are_allowed() {
    let grammar = "unit = { \"k\" | \"km\" }\nsize = { \"1\" | \"12\" | \"1\" }\n";
    let directory = Directory::new("allow", &[("a.pest", grammar)]);
    assert_command!(directory, "check --allow unreachable-alternative a.pest", @r#"
    warning[duplicate-alternative]: an alternative of `size` has no effect
     --> a.pest:2:23
      |
    2 | size = { "1" | "12" | "1" }
      |                       ^^^ `"1"` already matches all of its texts

    2 rules: 1 warning
    "#);
    let both = "check a.pest --strict --allow unreachable-alternative --allow duplicate-alternative";
    assert_command!(directory, both, @"2 rules: all right");
    assert_command!(directory, "check a.pest --allow unreachable", @"
    [status 2] error: invalid value 'unreachable' for '--allow <CODE>'
      [possible values: unreachable-alternative, never-matches, invalid-example, duplicate-alternative, shadowed-alternative, keyword-prefix, keyword-without-space, exponential-backtracking, differs-from-abnf, redundant-white-space, unused-rule]

      tip: a similar value exists: 'unreachable-alternative'
    ");
}
