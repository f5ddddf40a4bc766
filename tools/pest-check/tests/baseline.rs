//! The options of `check` that accept findings.

use std::fs;

use crate::command::{Directory, assert_command};

const GRAMMAR: &str = "unit = { \"k\" | \"km\" }\nsize = { \"1\" | \"12\" | \"1\" }\n";

#[test]
fn codes_are_allowed() {
    let directory = Directory::new("allow", &[("a.pest", GRAMMAR)]);
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
      [possible values: unreachable-alternative, never-matches, invalid-example, duplicate-alternative, shadowed-alternative, keyword-prefix, keyword-without-space, exponential-backtracking, differs-from-abnf, stale-baseline, redundant-white-space, unused-rule]

      tip: a similar value exists: 'unreachable-alternative'
    ");
}

/// A baseline accepts what there is, and nothing new.
#[test]
fn a_baseline_accepts_old_findings() {
    let directory = Directory::new("baseline", &[("a.pest", GRAMMAR)]);
    assert_command!(directory, "check --baseline old.txt --write-baseline ./a.pest", @"old.txt accepts 3 findings");
    insta::assert_snapshot!(fs::read_to_string(directory.path().join("old.txt")).unwrap(), @r#"
    # The findings that `pest-check check --baseline` accepts: code, file, rule and part.
    # `--write-baseline` writes this file.
    duplicate-alternative	a.pest	size	"1"
    unreachable-alternative	a.pest	size	"12"
    unreachable-alternative	a.pest	unit	"km"
    "#);
    let strict = "check a.pest --strict --baseline old.txt";
    assert_command!(directory, strict, @"2 rules: all right");
    let edit = |text: &str| fs::write(directory.path().join("a.pest"), text).unwrap();
    // Unrelated edits: lines, order, white space around parts.
    edit("size = {\n    \"1\"\n  | \"12\" | \"1\" }\n\n// A unit.\nname = { \"n\" }\nunit = {\"k\"|\"km\"}\n");
    assert_command!(directory, strict, @"3 rules: all right");
    // One entry is for one finding. That about two alternatives of a list is another one.
    edit(&GRAMMAR.replace("\"km\"", "\"km\" | \"km\""));
    assert_command!(directory, strict, @r#"
    error[unreachable-alternative]: 2 alternatives of `unit` never match
     --> a.pest:1:16
      |
    1 | unit = { "k" | "km" | "km" }
      |                ^^^^ `"k"` always matches first; and so with 1 more
      = example: `km` is read as `k`, and then `m` is left
      = also: 1:23

    warning[stale-baseline]: no finding is `unreachable-alternative` in `unit` of a.pest as it was
     --> old.txt:5

    2 rules: 1 error, 1 warning
    [status 1]
    "#);
}

/// Only lines about files that were checked, or that do not exist, are stale.
#[test]
fn stale_lines() {
    let fine = "a = { \"x\" }\n";
    let directory = Directory::new("stale", &[("a.pest", fine), ("b.pest", fine)]);
    let line = |file: &str| format!("invalid-example\t{file}\ta\t// ok: \"y\"\n");
    let text = ["a.pest", "b.pest", "removed.pest"].map(line).concat();
    fs::write(directory.path().join("old.txt"), text).unwrap();
    assert_command!(directory, "check a.pest --baseline old.txt", @"
    warning[stale-baseline]: no finding is `invalid-example` in `a` of a.pest as it was
     --> old.txt:1

    warning[stale-baseline]: no finding is `invalid-example` in `a` of removed.pest as it was
     --> old.txt:3

    1 rule: 2 warnings
    ");
    let all = directory.objects(&["check", "a.pest", "b.pest", "--baseline", "old.txt", "--json"]);
    assert_eq!(all[3]["warnings"], 3);
    assert_command!(directory, "check a.pest --baseline old.txt --allow stale-baseline --strict", @"1 rule: all right");
}

#[test]
fn a_baseline_that_cannot_be_used() {
    let directory = Directory::new("no-baseline", &[("a.pest", GRAMMAR), ("broken.pest", "a = {")]);
    let output = directory.run("", &["check", "a.pest", "--baseline", "none.txt"]);
    let printed = String::from_utf8(output.stderr).unwrap();
    assert!(printed.starts_with("pest-check: none.txt: ") && output.status.code() == Some(2), "{printed}");
    // It would lose the lines of the other file.
    let output = directory.run("", &["check", "a.pest", "broken.pest", "--baseline", "new.txt", "--write-baseline"]);
    assert_eq!((output.status.code(), directory.path().join("new.txt").exists()), (Some(2), false));
    assert_command!(directory, "check a.pest --write-baseline", @"
    [status 2] error: the following required arguments were not provided:
      --baseline <FILE>
    ");
}
