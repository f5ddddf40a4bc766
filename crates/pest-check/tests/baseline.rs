//! The options of `check` that accept findings.

use std::fs;

use crate::command::Directory;

const GRAMMAR: &str = "unit = { \"k\" | \"km\" }\nsize = { \"1\" | \"12\" | \"1\" }\n";

/// Runs `check`, and returns the output and the exit status.
#[track_caller]
fn check(directory: &Directory, arguments: &[&str]) -> (String, Option<i32>) {
    let output = directory.run("", &[&["check"], arguments].concat());
    (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code())
}

#[track_caller]
fn assert_count(directory: &Directory, arguments: &[&str], status: i32, count: &str) {
    let (printed, found) = check(directory, arguments);
    assert!(printed.lines().any(|line| line == count) && found == Some(status), "{found:?} {printed}");
}

#[test]
fn codes_are_allowed() {
    let directory = Directory::new("allow", &[("a.pest", GRAMMAR)]);
    assert_count(&directory, &["a.pest"], 1, "2 rules: 2 errors, 1 warning");
    assert_count(&directory, &["--allow", "unreachable-alternative", "a.pest"], 0, "2 rules: 1 warning");
    let both = ["a.pest", "--strict", "--allow", "unreachable-alternative", "--allow", "duplicate-alternative"];
    assert_count(&directory, &both, 0, "2 rules: all right");
    let (printed, status) = check(&directory, &["a.pest", "--allow", "unreachable"]);
    assert!(printed.contains("[possible values: unreachable-alternative,") && status == Some(2), "{printed}");
}

/// A baseline accepts what there is, and nothing new.
#[test]
fn a_baseline_accepts_old_findings() {
    let directory = Directory::new("baseline", &[("a.pest", GRAMMAR)]);
    let write = ["--baseline", "old.txt", "--write-baseline", "./a.pest"];
    assert_count(&directory, &write, 0, "old.txt accepts 3 findings");
    let written = fs::read_to_string(directory.path().join("old.txt")).unwrap();
    let entries: Vec<&str> = written.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(
        entries,
        [
            "duplicate-alternative\ta.pest\tsize\t\"1\"", "unreachable-alternative\ta.pest\tsize\t\"12\"",
            "unreachable-alternative\ta.pest\tunit\t\"km\"",
        ]
    );
    let strict = ["a.pest", "--strict", "--baseline", "old.txt"];
    assert_count(&directory, &strict, 0, "2 rules: all right");
    let edit = |text: &str| fs::write(directory.path().join("a.pest"), text).unwrap();
    // Unrelated edits: lines, order, white space around parts.
    edit("size = {\n    \"1\"\n  | \"12\" | \"1\" }\n\n// A unit.\nname = { \"n\" }\nunit = {\"k\"|\"km\"}\n");
    assert_count(&directory, &strict, 0, "3 rules: all right");
    // One entry is for one finding. That about two alternatives of a list is another one.
    edit(&GRAMMAR.replace("\"km\"", "\"km\" | \"km\""));
    assert_count(&directory, &strict, 1, "2 rules: 1 error, 1 warning");
    edit(&GRAMMAR.replace("\"12\"", "\"123\""));
    let (printed, status) = check(&directory, &["a.pest", "--baseline", "old.txt"]);
    let stale = "warning[stale-baseline]: no finding is `unreachable-alternative` in `size` of a.pest as it was\n --> old.txt:4\n";
    assert!(printed.contains(stale) && printed.contains("\"123\"") && status == Some(1), "{printed}");
}

/// Only lines about files that were checked, or that do not exist, are stale.
#[test]
fn stale_lines() {
    let fine = "a = { \"x\" }\n";
    let directory = Directory::new("stale", &[("a.pest", fine), ("b.pest", fine)]);
    let line = |file: &str| format!("must-match\t{file}\ta\t// ok: \"y\"\n");
    let text = ["a.pest", "b.pest", "removed.pest"].map(line).concat();
    fs::write(directory.path().join("old.txt"), text).unwrap();
    assert_count(&directory, &["a.pest", "--baseline", "old.txt"], 0, "1 rule: 2 warnings");
    assert_count(&directory, &["a.pest", "b.pest", "--baseline", "old.txt", "--strict"], 1, "2 rules: 3 warnings");
    let allowed = ["a.pest", "--baseline", "old.txt", "--allow", "stale-baseline", "--strict"];
    assert_count(&directory, &allowed, 0, "1 rule: all right");
}

#[test]
fn a_baseline_that_cannot_be_used() {
    let directory = Directory::new("no-baseline", &[("a.pest", GRAMMAR), ("broken.pest", "a = {")]);
    let (printed, status) = check(&directory, &["a.pest", "--baseline", "none.txt"]);
    assert!(printed.starts_with("pest-check: none.txt: ") && status == Some(2), "{printed}");
    // It would lose the lines of the other file.
    let (_, status) = check(&directory, &["a.pest", "broken.pest", "--baseline", "new.txt", "--write-baseline"]);
    assert_eq!((status, directory.path().join("new.txt").exists()), (Some(2), false));
    let (printed, status) = check(&directory, &["a.pest", "--write-baseline"]);
    assert!(printed.contains("--baseline") && status == Some(2), "{printed}");
}
