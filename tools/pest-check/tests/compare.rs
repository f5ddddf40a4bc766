//! The command `pest-check compare`.

use std::fs;
use std::process::Command;

use serde_json::{Value, json};

use crate::command::{Directory, assert_command};

/// A directory with two grammars, `a.pest` and `b.pest`.
fn pair(name: &str, [a, b]: [&str; 2]) -> Directory {
    Directory::new(&format!("compare-{name}"), &[("a.pest", a), ("b.pest", b)])
}

/// Returns the JSON objects of a comparison of the two grammars, and the exit status.
fn objects(directory: &Directory, options: &[&str]) -> (Vec<Value>, Option<i32>) {
    let arguments = [&["compare", "--json"], options, &["a.pest", "b.pest"]].concat();
    (directory.objects(&arguments), directory.run("", &arguments).status.code())
}

const RELEASED: &str = r#"list = { item ~ ("," ~ item)* }
item = { 'a'..'z'{1,3} }
deep = { "(" ~ deep? ~ ")" }
letter = { 'a'..'c' | 'd'..'z' }
other = { "x" }
"#;

/// An edit of a rule is reported with its effect on this rule and on those that use it.
#[test]
fn an_edit_of_one_rule() {
    let edited = RELEASED.replace("{1,3}", "{,3}").replace("'a'..'c' | 'd'..'z'", "'a'..'z' /* all */");
    let directory = pair("edit", [RELEASED, &edited]);
    assert_command!(directory, "compare a.pest b.pest", @r#"
    different: 2 of 5 rules
    item:
      only B accepts ""
        by item ""
      A lies inside B
    through used rules, 1 rule:
      list: only B accepts "", by list > item ""
    equal, with changed source: letter
      parse trees may differ, also of rules that use them; `--trees` decides that
    equal: deep, other
    [status 1]
    "#);
    // A rule that is not regular is still equal if it and all that it uses are written as before.
    let spaced = RELEASED.replace(" ~ ", "~").replace("other", "// a comment\nother");
    let directory = pair("none", [RELEASED, &spaced]);
    assert_command!(directory, "compare a.pest b.pest", @"equal: 5 rules");
}

#[test]
fn rules_that_only_one_file_has() {
    let edited = RELEASED.replace("other = { \"x\" }", "another = { \"y\" }");
    let directory = pair("more", [RELEASED, &edited]);
    assert_command!(directory, "compare a.pest b.pest", @"
    different: 0 of 4 rules, and 1 only in A, and 1 only in B
    only in A: other
    only in B: another
    [status 1]
    ");
    // Rules that only B has do not affect whether A lies inside B.
    let fewer = RELEASED.replace("other = { \"x\" }\n", "");
    let directory = pair("fewer", [&fewer, RELEASED]);
    assert_command!(directory, "compare --inside a.pest b.pest", @"
    A lies inside B: 4 rules
    only in B: other
    ");
    assert_command!(directory, "compare --inside b.pest a.pest", @"
    A does not lie inside B: 0 of 4 rules, and 1 only in A
    only in A: other
    [status 1]
    ");
}

#[test]
fn undecided_rules() {
    let edited = RELEASED.replace(r#""(" ~ deep? ~ ")""#, r#""(" ~ deep ~ ")" | "(" ~ ")""#);
    let directory = pair("deep", [RELEASED, &edited]);
    assert_command!(directory, "compare a.pest b.pest", @"
    undecided: 1 of 5 rules
    undecided, with changed source: deep: a.pest:3: deep: no difference found up to a depth, and not all texts are compared, because the rule contains itself: deep > deep
    equal: list, item, letter, other
    [status 2] pest-check: undecided: 1 rule
    ");
    assert_eq!(directory.objects(&["compare", "--json", "a.pest:deep", "b.pest:deep"])[0]["error"]["line"], 3);
    let (found, status) = objects(&directory, &[]);
    assert_eq!((&found[2]["error"]["line"], &found[2]["error"]["rule"]), (&json!(3), &json!("deep")));
    let summary = json!({"rules": 5, "different": 0, "undecided": 1, "rules_only_a": [], "rules_only_b": []});
    assert_eq!((&found[5], status), (&summary, Some(2)));
    // A difference is still found, of this rule and of others.
    for edited in [edited.replace("\"x\" }", "\"y\" }"), RELEASED.replace("deep?", "(deep | \"x\")?")] {
        assert_eq!(objects(&pair("more-deep", [RELEASED, &edited]), &[]).1, Some(1));
    }
    // An undefined rule is equal to nothing, however it is written.
    let a = "a = \"x\" nope\nb = \"z\"\n";
    let directory = Directory::new("compare-missing", &[("a.abnf", a), ("b.abnf", a)]);
    assert_command!(directory, "compare a.abnf b.abnf", @"
    undecided: 1 of 2 rules
    undecided, through used rules: a: a.abnf:1: a: no file defines the rule `nope`
    equal: b
    [status 2] pest-check: undecided: 1 rule
    ");
    // So is a missing rule that only one side uses.
    let only = [("a.abnf", "a = \"x\"\n"), ("b.abnf", "b = \"z\" / nope\na = \"x\"\n")];
    let directory = Directory::new("compare-missing-only", &only);
    assert_command!(directory, "compare --inside a.abnf b.abnf", @"
    undecided: 1 of 2 rules
    undecided: b: b.abnf:1: b: no file defines the rule `nope`
    only in B: b
    [status 2] pest-check: undecided: 1 rule
    ");
}

#[test]
fn json_of_two_files_and_of_two_rules() {
    let edited = RELEASED.replace("{1,3}", "{,3}").replace("other = { \"x\" }", "another = { \"y\" }");
    let directory = pair("objects", [RELEASED, &edited]);
    let (objects, status) = objects(&directory, &[]);
    let printed: Vec<_> =
        objects.iter().map(|it| (it["rule_a"].as_str(), it["written"].as_str(), &it["only_b"])).collect();
    assert_eq!(
        printed,
        [
            (Some("list"), Some("same-itself"), &json!("")),
            (Some("item"), Some("other"), &json!("")),
            (Some("deep"), Some("same"), &json!(null)),
            (Some("letter"), Some("same"), &json!(null)),
            (None, None, &json!(null)),
        ]
    );
    let summary =
        json!({"rules": 4, "different": 2, "undecided": 0, "rules_only_a": ["other"], "rules_only_b": ["another"]});
    assert_eq!((&objects[4], status), (&summary, Some(1)));

    let object = directory.objects(&["compare", "--json", "b.pest:list", "a.pest:list"]).remove(0);
    let path = ["list", "item"].map(|rule| json!({"rule": rule, "offset": 0, "text": ""}));
    let expected = json!({
        "written": "same-itself", "rule_a": "list", "rule_b": "list", "equal": false, "a_inside_b": false,
        "b_inside_a": true, "only_a": "", "only_b": null, "path_a": path, "path_b": null, "a_reads": null, "b_reads": 0,
    });
    assert_eq!(object, expected);
}

/// Names are compared as in ABNF, whose core rules need not be in the file.
#[test]
fn two_notations() {
    let abnf = "host-name = 1*(DIGIT / alpha)\nAlpha = %x61-7A\n";
    let pest = "host_name = { (DIGIT | ALPHA)+ }\nDIGIT = { '0'..'9' }\nALPHA = { 'a'..'y' }\n";
    let files = [("a.abnf", abnf), ("b.pest", pest), ("c.abnf", abnf)];
    let directory = Directory::new("compare-notations", &files);
    assert_command!(directory, "compare a.abnf b.pest", @r#"
    different: 2 of 3 rules
    host-name:
      only A accepts "z"
        by host-name > Alpha "z"
        B reads nothing of it
      B lies inside A
    Alpha:
      only A accepts "z"
        by Alpha "z"
        B reads nothing of it
      B lies inside A
    equal: DIGIT
    [status 1]
    "#);
    // Only pest grammars make trees.
    assert_command!(directory, "compare --trees a.abnf c.abnf", @"[status 2] pest-check: a.abnf: only pest grammars make trees");
}

/// The first rule is taken if the files have no common name, or if only one rule is named; the
/// output says which it is. An expression without a file belongs to the files of the other side.
#[test]
fn rules_and_expressions() {
    let files = [
        ("a.pest", "r = { \"a\"{1,2} }\n"),
        ("b.pest", "s = { \"a\" }\nt = { s* }\n"),
        // The rules of ABNF may all be indented alike.
        ("c.abnf", "  r = %s\"a\"\n  s = r\n"),
        ("d.pest", "t = { \"a\" }\n"),
    ];
    let directory = Directory::new("compare-first", &files);
    assert_command!(directory, "compare --inside a.pest b.pest", @r#"
    A does not lie inside B (rule r of A, s of B: no name is common)
      only A accepts "aa"
        by r "aa"
        B reads no further than "a"
    [status 1]
    "#);
    assert_command!(directory, "compare c.abnf d.pest", @"equal (rule r of A, t of B: no name is common)");
    assert_command!(directory, "compare a.pest b.pest:t", @r#"
    different (rule r of A, t of B)
      only B accepts ""
        by t ""
      A lies inside B
    [status 1]
    "#);
    assert_command!(directory, "compare b.pest b.pest:s", @"equal (rule s)");
    assert_command!(directory, "compare b.pest:t '=\"a\"*'", @"equal");
    assert_command!(directory, "compare b.pest:t b.pest:=s+", @r#"
    different
      only A accepts ""
        by t ""
      B lies inside A
    [status 1]
    "#);
    // No rule can be hidden after an expression.
    assert_command!(directory, "compare b.pest:t =u", @"[status 2] pest-check: the expression:1: no file defines the rule `u`");
    assert_command!(directory, "compare b.pest:t '=s* } more = { s'", @"[status 2] pest-check: the expression:1: unexpected rule after the expression");
    assert_command!(directory, "compare b.pest:t '=s* } the_expression = { s'", @"[status 2] pest-check: the expression:1: rule `the_expression` is already defined in the expression:1");
    assert_command!(directory, "compare b.pest:t '=s* }'", @"[status 2] pest-check: the expression:1: unmatched `}`");
    assert_command!(directory, "compare", @"
    [status 2] error: the following required arguments were not provided:
      <GRAMMAR>...
    ");
    assert_command!(directory, "compare a.pest", @"[status 2] pest-check: compare: expected two grammars, or `--git`");
    assert_command!(directory, "compare a.pest b.pest a.pest", @"[status 2] pest-check: compare: expected two grammars, or `--git`");
}

/// An edit that changes no text may change trees. `compare` says so, and counts the rule as equal.
#[test]
fn an_edit_that_may_change_the_trees() {
    let texts = ["top = { part ~ part }\npart = { \"x\" }\n", "top = { part{2} }\npart = { \"x\" }\n"];
    let directory = pair("may", texts);
    assert_command!(directory, "compare a.pest b.pest", @"
    equal: 2 rules
    equal, with changed source: top
      parse trees may differ, also of rules that use them; `--trees` decides that
    ");
    assert_command!(directory, "compare --trees a.pest b.pest", @"
    equal: 2 rules, with the same trees
    equal, with changed source: top
    ");
    assert_command!(directory, "compare a.pest:top b.pest:top", @"
    equal
      parse trees may differ, also of rules that use them; `--trees` decides that
    ");
    assert_command!(directory, "compare --inside a.pest:top b.pest:top", @"
    A lies inside B
      parse trees may differ, also of rules that use them; `--trees` decides that
    ");
    assert_command!(directory, "compare --trees a.pest:top b.pest:top", @"equal, with the same trees");
}

/// The effect of an edit on the texts that both accept: the edited rule accepts another text, and
/// another rule reads one differently from before.
#[test]
fn trees() {
    let released = "host = { address ~ !ANY | name }\naddress = { number ~ \".\" ~ number }\nnumber = @{ '0'..'9' ~ '0'..'5'? }\nname = @{ ('0'..'9' | \".\")* }\n";
    let wider = released.replace("'5'", "'6'");
    let directory = pair("trees", [released, &wider]);
    assert_command!(directory, "compare --trees a.pest b.pest", @r#"
    different: 2 of 4 rules; different trees: 1
    number:
      only B accepts "06"
        by number "06"
        A reads no further than "0"
      A lies inside B
    through used rules, 1 rule:
      address: only B accepts "0.06", by address "0.06" > number "06"
    different trees:
      host: "0.06", under host "0.06": A has name "0.06" at 0, B has address "0.06" at 0
    equal: name
    [status 1]
    "#);
    assert_command!(directory, "compare --trees a.pest:host b.pest:host", @r#"
    equal
      different trees: "0.06", under host "0.06": A has name "0.06" at 0, B has address "0.06" at 0
    [status 1]
    "#);
    assert_command!(directory, "compare --trees --inside a.pest:host b.pest:host", @r#"
    A lies inside B
      different trees: "0.06", under host "0.06": A has name "0.06" at 0, B has address "0.06" at 0
    [status 1]
    "#);
    let (objects, status) = objects(&directory, &["--trees"]);
    let rule = |rule: &str| json!({"rule": rule, "offset": 0, "text": "0.06"});
    let trees = json!({
        "equal": false, "text": "0.06", "under": [rule("host")], "node_a": rule("name"), "node_b": rule("address"),
    });
    assert_eq!(objects[0]["trees"], trees);
    let trees = json!({"equal": true, "text": null, "under": null, "node_a": null, "node_b": null});
    assert_eq!(objects[3]["trees"], trees);
    let counts = [&objects[4]["different_trees"], &objects[4]["undecided_trees"]];
    assert_eq!((counts, status), ([&json!(1), &json!(0)], Some(1)));

    // Different trees of the same texts.
    let silent = released.replace("number = @", "number = _");
    let directory = pair("silent", [released, &silent]);
    assert_command!(directory, "compare --trees a.pest b.pest", @r#"
    equal: 4 rules; different trees: 3
    different trees:
      address: "0.0", under address "0.0": A has number "0" at 0, B has no more
      number: "0": A has number "0" at 0, B has no more
      through used rules: host
    equal: name
    [status 1]
    "#);
    // And the same trees of other texts.
    let capitals = released.replace("('0'..'9' | \".\")*", "('0'..'9' | 'A'..'Z' | \".\")*");
    let directory = pair("names", [released, &capitals]);
    assert_command!(directory, "compare --trees --inside a.pest b.pest", @"
    A lies inside B: 4 rules, with the same trees
    A lies inside B, with changed source: name
    ");
}

#[test]
fn undecided_trees() {
    let part = "part = { \"x\" | \"y\" }\n";
    let [a, b] =
        ["part{1,200}", "part{1,100} ~ part{,100}"].map(|first| format!("top = {{ {first} ~ part{{,200}} }}\n{part}"));
    let directory = pair("large", [&a, &b]);
    assert_command!(directory, "compare --trees --memory 1 a.pest b.pest", @"
    equal: 2 rules; undecided trees: 1
    undecided trees: top: gave up, because it takes more than 1000000 bytes; `--memory` raises this limit
    equal: part
    [status 2] pest-check: undecided: 1 rule
    ");
    assert_command!(directory, "compare --trees --memory 1 a.pest:top b.pest:top", @"
    equal
    undecided trees: top: gave up, because it takes more than 1000000 bytes; `--memory` raises this limit
    [status 2]
    ");
    let trees = &objects(&directory, &["--trees", "--memory", "1"]).0[0]["trees"];
    let message = "gave up, because it takes more than 1000000 bytes; `--memory` raises this limit";
    assert_eq!((&trees["equal"], &trees["error"]), (&json!(null), &json!(message)));
}

/// Texts of recursive rules are compared, and their trees are not.
#[test]
fn undecided_trees_of_recursive_rules() {
    let text = |deep: &str, list: &str| {
        format!("deep = {{ \"(\" ~ {deep} ~ \")\" }}\nlist = {list}{{ item ~ item }}\nitem = {{ \"x\" }}\n")
    };
    let directory = pair("half", [&text("deep?", ""), &text("(deep | \"!\")?", "@")]);
    assert_command!(directory, "compare --trees a.pest b.pest", @r#"
    different: 1 of 3 rules; different trees: 1; undecided trees: 1
    deep:
      only B accepts "(!)"
        by deep "(!)"
        A reads no further than "("
      there may be other texts, because the rules are recursive
    different trees:
      list: "xx", under list "xx": A has item "x" at 0, B has no more
    undecided trees: deep: a.pest:1: deep: the rule contains itself: deep > deep
    equal: item
    [status 1]
    "#);
    // Expressions have no name.
    assert_command!(directory, "compare --trees a.pest:list 'b.pest:=item ~ item'", @"equal, with the same trees");
}

/// A directory with files that are committed to a repository of git.
fn committed(name: &str, files: &[(&str, &str)]) -> Directory {
    let directory = Directory::new(name, files);
    let git = |arguments: &[&str]| {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"];
        let mut git = Command::new("git");
        assert!(git.current_dir(directory.path()).args(identity).args(arguments).output().unwrap().status.success());
    };
    git(&["init", "-q", "."]);
    git(&["add", "."]);
    git(&["commit", "-q", "-m", "first"]);
    directory
}

#[test]
fn an_edit_since_a_revision() {
    let directory = committed("git", &[("a.pest", RELEASED)]);
    assert_command!(directory, "compare --git HEAD", @"no grammar file differs from HEAD");
    assert_command!(directory, "compare --git HEAD a.pest", @"equal: 5 rules");
    fs::write(directory.path().join("a.pest"), RELEASED.replace("{1,3}", "{,3}")).unwrap();
    let printed = |arguments: &[&str]| {
        let output = directory.run("", &[&["compare", "--git", "HEAD"], arguments].concat());
        (String::from_utf8(output.stdout).unwrap(), output.status.code())
    };
    let (one, status) = printed(&["a.pest"]);
    assert_eq!(printed(&[]), (format!("a.pest:\n{one}"), status));
    assert_command!(directory, "compare --git HEAD a.pest:item", @r#"
    different
      A is from HEAD, B is the current file
      only B accepts ""
        by item ""
      A lies inside B
    [status 1]
    "#);
    assert_command!(directory, "compare --git HEAD --inside a.pest", @"
    A lies inside B: 5 rules
    A lies inside B, with changed source: item
      parse trees may differ, also of rules that use them; `--trees` decides that
    ");
    assert_command!(directory, "compare --git HEAD --markdown a.pest:item", @"
    **a.pest:item**

    [status 2] pest-check: a.pest:item: `--markdown` is for all rules of files
    ");
    assert_command!(directory, "compare --git HEAD missing.pest", @"[status 2] pest-check: missing.pest: git: path 'missing.pest' does not exist in 'HEAD'");
    // If all rules are gone, the first rules are not compared instead.
    fs::write(directory.path().join("a.pest"), "c = { \"c\" }\nd = { \"d\" }\n").unwrap();
    assert_command!(directory, "compare --git HEAD a.pest", @"
    different: 0 of 0 rules, and 5 only in A, and 2 only in B
      A is from HEAD, B is the current file
    only in A: list, item, deep, letter, other
    only in B: c, d
    [status 1]
    ");
    for (revision, message) in [("v9", "a.pest: git: "), ("--textconv", "error: ")] {
        let output = directory.run("", &["compare", &format!("--git={revision}"), "a.pest"]);
        let printed = String::from_utf8(output.stderr).unwrap();
        assert!(printed.contains(message) && output.status.code() == Some(2), "{printed}");
    }
}

/// Files after `--git` are one grammar, in any order. One that an edit adds or removes is empty in the other state.
#[test]
fn several_files_since_a_revision() {
    let list = "//! Lists.\nlist = { item ~ (\",\" ~ item)* }\n";
    let files = [("digit.pest", "digit = { '0'..'9' }\n"), ("item.pest", "item = { digit+ }\n"), ("list.pest", list)];
    let directory = committed("several", &files);
    assert_command!(directory, "compare --git HEAD digit.pest item.pest list.pest", @"equal: 3 rules");
    // Alone, a file lacks the rules of the others.
    assert_command!(directory, "compare --git HEAD list.pest", @"[status 2] pest-check: HEAD:list.pest:2:10: list: no file defines the rule `item`");

    fs::rename(directory.path().join("item.pest"), directory.path().join("new.pest")).unwrap();
    let all = "compare --git HEAD digit.pest item.pest list.pest new.pest";
    assert_command!(directory, all, @"equal: 3 rules");
    fs::write(directory.path().join("new.pest"), "item = { digit* }\nmore = { item }\n").unwrap();
    assert_command!(directory, all, @r#"
    different: 2 of 3 rules, and 1 only in B
      A is from HEAD, B is the current file
    item:
      only B accepts ""
        by item ""
      A lies inside B
    through used rules, 1 rule:
      list: only B accepts "", by list > item ""
    equal: digit
    only in B: more
    [status 1]
    "#);
    let [spaces, commas] = [all, "compare --git HEAD item.pest,list.pest digit.pest,new.pest"]
        .map(|arguments| directory.run("", &arguments.split(' ').collect::<Vec<_>>()));
    assert_eq!(commas, spaces);
}

/// Without files, each file that differs from the revision is a grammar of its own.
#[test]
fn what_an_edit_changes_as_text_and_markdown() {
    let before = "setting = { \"level=\" ~ level | name }\nlevel = { \"warn\" | \"info\" }\nname = @{ 'a'..'z'+ }\nold = { \"x\" }\n\
                  nest = { \"(\" ~ nest? ~ \")\" }\nouter = { nest ~ \"!\" }\n";
    let fixed = "a = { \"b\" }\n";
    let directory =
        committed("edits", &[("settings.pest", before), ("gone.pest", "gone = { \"g\" }\n"), ("fixed.pest", fixed)]);
    assert_command!(directory, "compare --git HEAD --markdown fixed.pest", @"
    **fixed.pest**

    No rule accepts other texts, or makes other trees, than before.
    ");
    let after = before.replace("\"warn\" | \"info\"", "\"w|`\" | \"warn\"").replace("\nold", "\nnew");
    let after = after.replace("\"(\" ~ nest? ~ \")\"", "\"(\" ~ nest ~ \")\" | \"()\"").replace("name = @", "name = $");
    fs::write(
        directory.path().join("settings.pest"),
        after.replace("'a'..'z'+", "letter+") + "letter = { 'a'..'z' }\n",
    )
    .unwrap();
    fs::write(directory.path().join("fixed.pest"), "a = { b }\nb = _{ \"b\" }\n").unwrap();
    fs::remove_file(directory.path().join("gone.pest")).unwrap();
    assert_command!(directory, "compare --git HEAD --markdown", @r#"
    **fixed.pest**

    - new: b

    **gone.pest**

    - removed: gone

    **settings.pest**

    | rule | accepts now | rejects now | |
    |---|---|---|---|
    | `level` | `` "w\|`" `` | `"info"` |  |
    | `name` |  |  | `other tree for "a", under name "a": now letter "a" at 0, before no more` |
    | `nest` |  |  | `edited; no difference found up to a depth, and not all texts are compared, because the rule contains itself: nest > nest` |
    | `setting` (through rules that it uses) | `` "level=w\|`" `` | `"level=info"` | `other tree for "a", under setting > name "a": now letter "a" at 0, before no more` |

    - removed: old
    - new: new, letter
    - use an edited rule, and cannot be compared: outer

    [status 1]
    "#);
    let output = directory.run("", &["compare", "--git", "HEAD"]);
    assert_eq!(output.status.code(), Some(1));
    let printed = String::from_utf8(output.stdout).unwrap();
    let headings: Vec<&str> = printed.lines().filter(|line| line.ends_with(".pest:")).collect();
    assert_eq!(headings, ["fixed.pest:", "gone.pest:", "settings.pest:"]);
    assert!(printed.contains("only in A: gone\n"), "{printed}");
}

#[test]
fn many_rules_that_differ_through_used_rules_are_folded() {
    let users = |digit: &str| {
        let users: String =
            (1..=7).map(|number| format!("r{number} = {{ digit{{{number}}} }}\n")).collect::<Vec<_>>().concat();
        format!("{users}digit = {{ {digit} }}\n")
    };
    let (old, new) = (users("'0'..'9'"), users("'0'..'8'"));
    let directory = Directory::new("folded", &[("old.pest", &*old), ("new.pest", &*new)]);
    assert_command!(directory, "compare old.pest new.pest", @r#"
    different: 8 of 8 rules
    digit:
      only A accepts "9"
        by digit "9"
        B reads nothing of it
      B lies inside A
    through used rules, 7 rules: r1, r2, r3 and 4 others (`--all` shows them)
    [status 1]
    "#);
    let all = directory.run("", &["compare", "--all", "old.pest", "new.pest"]);
    let all = String::from_utf8(all.stdout).unwrap();
    assert!(all.contains("through used rules, 7 rules:\n  r1: only A accepts \"9\""), "{all}");
}

/// What `check` recommends is shown to be different at once.
#[test]
fn texts_of_findings_are_compared_first() {
    let rules = "graph = { \"g\" ~ stmt ~ EOI }\nstmt = { cluster | edge }\ncluster = { \"{\" ~ stmt? ~ \"}\" }\n\
                 edge = { (name | cluster) ~ \"-\" ~ name }\nname = @{ 'a'..'z'+ }\n";
    let moved = rules.replace("cluster | edge", "edge | cluster");
    let directory = Directory::new("texts", &[("a.pest", rules), ("b.pest", &moved)]);
    assert_command!(directory, "compare a.pest b.pest", @r#"
    different: 4 of 5 rules
    stmt:
      only B accepts "{}-a"
        by stmt > edge "{}-a"
        A reads no further than "{}"
      there may be other texts, because the rules are recursive
    through used rules, 3 rules:
      graph: only B accepts "g{}-a", by graph "g{}-a" > stmt > edge "{}-a"
      cluster: only B accepts "{{}-a}", by cluster "{{}-a}" > stmt > edge "{}-a"
      edge: only B accepts "{{}-a}-a", by edge "{{}-a}-a" > cluster "{{}-a}" > stmt > edge "{}-a"
    equal: name
    [status 1]
    "#);
    assert_command!(directory, "compare --inside a.pest:stmt b.pest:stmt", @"[status 2] pest-check: a.pest:2: stmt: no difference found up to a depth, and not all texts are compared, because the rule contains itself: stmt > cluster > stmt");
}
