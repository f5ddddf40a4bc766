//! The command `pest-check compare`.

use std::fs;
use std::process::Command;

use serde_json::{Value, json};

use crate::command::Directory;

/// Two grammars that are compared.
struct Grammars {
    directory: Directory,
    names: [&'static str; 2],
}

impl Grammars {
    fn new(name: &str, files: [(&'static str, &str); 2]) -> Self {
        Grammars { directory: Directory::new(&format!("compare-{name}"), &files), names: files.map(|(name, _)| name) }
    }

    fn pest(name: &str, [a, b]: [&str; 2]) -> Self {
        Grammars::new(name, [("a.pest", a), ("b.pest", b)])
    }

    #[track_caller]
    fn assert_prints(&self, options: &[&str], status: i32, expected: &str) {
        self.directory.assert_prints(&[&["compare"], options, &self.names].concat(), status, expected);
    }

    /// Asserts what is printed for a rule of each grammar.
    #[track_caller]
    fn assert_rules(&self, options: &[&str], rules: [&str; 2], status: i32, expected: &str) {
        let [a, b] = [0, 1].map(|side| format!("{}:{}", self.names[side], rules[side]));
        self.directory.assert_prints(&[&["compare"], options, &[&*a, &*b]].concat(), status, expected);
    }

    /// Returns the JSON objects, and the exit status.
    fn objects(&self, options: &[&str]) -> (Vec<Value>, Option<i32>) {
        let arguments = [&["compare", "--json"], options, &self.names].concat();
        (self.directory.objects(&arguments), self.directory.run("", &arguments).status.code())
    }
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
    Grammars::pest("edit", [RELEASED, &edited]).assert_prints(
        &[],
        1,
        r#"different: 2 of 5 rules
item:
  only B accepts ""
    by item ""
    such texts: 1 of length 0, and no other
  A lies inside B
through used rules, 1 rule:
  list: only B accepts "", by list > item ""
equal, with changed source: letter
  parse trees may differ, also of rules that use them; `--trees` decides that
equal: deep, other
"#,
    );
    // A rule that is not regular is still equal if it and all that it uses are written as before.
    let spaced = RELEASED.replace(" ~ ", "~").replace("other", "// a comment\nother");
    Grammars::pest("none", [RELEASED, &spaced]).assert_prints(&[], 0, "equal: 5 rules\n");
}

#[test]
fn rules_that_only_one_file_has() {
    let edited = RELEASED.replace("other = { \"x\" }", "another = { \"y\" }");
    let lists = "only in A: other\nonly in B: another\n";
    let printed = format!("different: 0 of 4 rules, and 1 only in A, and 1 only in B\n{lists}");
    Grammars::pest("more", [RELEASED, &edited]).assert_prints(&[], 1, &printed);
    // Rules that only B has do not affect whether A lies inside B.
    let fewer = RELEASED.replace("other = { \"x\" }\n", "");
    let printed = "A lies inside B: 4 rules\nonly in B: other\n";
    Grammars::pest("fewer", [&fewer, RELEASED]).assert_prints(&["--inside"], 0, printed);
    let printed = "A does not lie inside B: 0 of 4 rules, and 1 only in A\nonly in A: other\n";
    Grammars::pest("fewer", [RELEASED, &fewer]).assert_prints(&["--inside"], 1, printed);
}

/// A rule with other texts, or with two candidates, is not the same rule.
#[test]
fn renamed_rules() {
    let edited = RELEASED.replace("item", "element").replace("other", "another");
    let grammars = Grammars::pest("renamed", [RELEASED, &edited]);
    let renamed = "renamed: item (in B element), other (in B another)\n";
    let printed = "different: 0 of 5 rules; renamed: 2, with the same trees\nequal, with changed source: list\n";
    grammars.assert_prints(&["--trees"], 1, &format!("{printed}{renamed}"));
    // A renamed rule does not affect whether A lies inside B.
    let printed = "A lies inside B: 5 rules, with the same trees\nA lies inside B, with changed source: list\n";
    grammars.assert_prints(&["--trees", "--inside"], 0, &format!("{printed}{renamed}"));
    let printed =
        "equal\n  different trees: \"a\", under list \"a\": A has item \"a\" at 0, B has element \"a\" at 0\n";
    grammars.assert_rules(&["--trees"], ["list"; 2], 1, printed);
    let (objects, _) = grammars.objects(&[]);
    assert_eq!((&objects[3]["rule_a"], &objects[3]["rule_b"]), (&json!("item"), &json!("element")));
    assert_eq!(objects[5]["rules_renamed"], json!([["item", "element"], ["other", "another"]]));

    let twins = format!("{RELEASED}twin = {{ \"x\" }}\n");
    let lists = "only in A: other, twin\nonly in B: another\n";
    Grammars::pest("twins", [&twins, &RELEASED.replace("other", "another")]).assert_prints(
        &[],
        1,
        &format!("different: 0 of 4 rules, and 2 only in A, and 1 only in B\n{lists}"),
    );
}

/// A name that the other file uses for something else is not a new name of a rule.
#[test]
fn names_of_other_rules() {
    let [a, b] = ["x", "port"].map(|name| {
        let port = if name == "port" { "" } else { "port = @{ '0'..'9'* }\n" };
        format!("top = {{ {name} ~ \",\" ~ port }}\n{name} = @{{ '0'..'9'* }}\n{port}")
    });
    for texts in [[&*a, &b], [&b, &a]] {
        let (objects, _) = Grammars::pest("taken", texts).objects(&["--trees"]);
        let summary = objects.last().unwrap();
        assert_eq!((&summary["different_trees"], &summary["rules_renamed"]), (&json!(1), &json!([])));
    }
}

#[test]
fn undecided_rules() {
    let edited = RELEASED.replace(r#""(" ~ deep? ~ ")""#, r#""(" ~ deep ~ ")" | "(" ~ ")""#);
    let grammars = Grammars::pest("deep", [RELEASED, &edited]);
    grammars.assert_prints(
        &[],
        2,
        "undecided: 1 of 5 rules\nundecided, with changed source: deep: a.pest:3: deep: no difference found up to depth 20, and not all texts are \
         compared, because the rule contains itself: deep > deep\n\
         equal: list, item, letter, other\npest-check: undecided: 1 rule\n",
    );
    let (objects, status) = grammars.objects(&[]);
    assert_eq!((&objects[2]["error"]["line"], &objects[2]["error"]["rule"]), (&json!(3), &json!("deep")));
    let summary = json!({"rules": 5, "different": 0, "undecided": 1, "rules_renamed": [], "rules_only_a": [], "rules_only_b": []});
    assert_eq!((&objects[5], status), (&summary, Some(2)));
    // A difference is still found, of this rule and of others.
    for edited in [edited.replace("\"x\" }", "\"y\" }"), RELEASED.replace("deep?", "(deep | \"x\")?")] {
        assert_eq!(Grammars::pest("more-deep", [RELEASED, &edited]).objects(&[]).1, Some(1));
    }
    // An undefined rule is equal to nothing, however it is written.
    let a = "a = \"x\" nope\nb = \"z\"\n";
    assert_eq!(Grammars::new("missing", [("a.abnf", a), ("b.abnf", a)]).objects(&[]).1, Some(2));
    // So is a missing rule that only one side uses.
    let only = [("a.abnf", "a = \"x\"\n"), ("b.abnf", "b = \"z\" / nope\na = \"x\"\n")];
    let (objects, status) = Grammars::new("missing-only", only).objects(&["--inside"]);
    assert_eq!((&objects[1]["rule_a"], &objects[1]["rule_b"], status), (&json!(null), &json!("b"), Some(2)));
}

/// An edit that no text shows: of the ABNF and the examples above a rule.
#[test]
fn edited_comments() {
    let text = "/// x = a b\n// ok: \"ab\"\nx = { a ~ b }\n/// a = \"a\"\na = { \"a\" }\n\n// One of several.\n/// b = \"b\"\n// ok: \"b\"\nb = { \"b\" }\n";
    let edited = text.replace("x = a b", "x   = a\n///       b").replace("/// a = \"a\"", "/// a = %x61");
    let edited = edited.replace("several", "two").replace("// ok: \"b\"", "// bad: \"b\"");
    let grammars = Grammars::pest("above", [text, &edited]);
    grammars.assert_prints(&[], 0, "equal: 3 rules\nwith changed documentation or examples: a, b\n");
    let (objects, _) = grammars.objects(&[]);
    let above: Vec<_> = objects.iter().take(3).map(|it| it["above"].clone()).collect();
    assert_eq!(above, ["same", "other", "other"]);
    grammars.assert_rules(&[], ["b"; 2], 0, "equal\nwith changed documentation or examples\n");
    grammars.assert_rules(&[], ["x"; 2], 0, "equal\n");
    grammars.assert_rules(&[], ["=x"; 2], 0, "equal\n");
}

#[test]
fn json_of_two_files_and_of_two_rules() {
    let edited = RELEASED.replace("{1,3}", "{,3}").replace("other = { \"x\" }", "another = { \"y\" }");
    let grammars = Grammars::pest("objects", [RELEASED, &edited]);
    let (objects, status) = grammars.objects(&[]);
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
    let summary = json!({"rules": 4, "different": 2, "undecided": 0, "rules_renamed": [], "rules_only_a": ["other"], "rules_only_b": ["another"]});
    assert_eq!((&objects[4], status), (&summary, Some(1)));

    let mut object = grammars.directory.objects(&["compare", "--json", "b.pest:list", "a.pest:list"]).remove(0);
    assert_ne!(object["fingerprint_a"], object["fingerprint_b"]);
    for member in ["fingerprint_a", "fingerprint_b", "counts_a"] {
        assert!(object.as_object_mut().unwrap().remove(member).unwrap().is_string(), "{member}");
    }
    let path = ["list", "item"].map(|rule| json!({"rule": rule, "offset": 0, "text": ""}));
    let expected = json!({
        "written": "same-itself", "above": "same", "rule_a": "list", "rule_b": "list", "equal": false, "a_inside_b": false,
        "b_inside_a": true, "only_a": "", "only_b": null, "path_a": path, "path_b": null, "a_reads": null, "b_reads": 0,
        "counts_b": null,
    });
    assert_eq!(object, expected);
}

/// Names are compared as in ABNF, whose core rules need not be in the file.
#[test]
fn two_notations() {
    let abnf = "host-name = 1*(DIGIT / alpha)\nAlpha = %x61-7A\n";
    let pest = "host_name = { (DIGIT | ALPHA)+ }\nDIGIT = { '0'..'9' }\nALPHA = { 'a'..'y' }\n";
    let differences = r#"host-name:
  only A accepts "z"
    by host-name > Alpha "z"
    B reads nothing of it
    such texts: 1 of length 1, 71 of length 2, 3781 of length 3, and infinitely many longer
  B lies inside A
Alpha:
  only A accepts "z"
    by Alpha "z"
    B reads nothing of it
    such texts: 1 of length 1, and no other
  B lies inside A
"#;
    let printed = format!("different: 2 of 3 rules\n{differences}equal: DIGIT\n");
    Grammars::new("notations", [("a.abnf", abnf), ("b.pest", pest)]).assert_prints(&[], 1, &printed);
    // Only pest grammars make trees.
    let same = Grammars::new("abnf", [("a.abnf", abnf), ("b.abnf", abnf)]);
    same.assert_prints(&["--trees"], 2, "pest-check: a.abnf: only pest grammars make trees\n");
}

/// The first rule is taken if the files have no common name, or if only one rule is named; the
/// output says which it is. An expression without a file belongs to the files of the other side.
#[test]
fn rules_and_expressions() {
    let grammars = Grammars::pest("first", ["r = { \"a\"{1,2} }\n", "s = { \"a\" }\nt = { s* }\n"]);
    let printed = r#"A does not lie inside B (rule r of A, s of B: no name is common)
  only A accepts "aa"
    by r "aa"
    B reads no further than "a"
    such texts: 1 of length 2, and no other
"#;
    grammars.assert_prints(&["--inside"], 1, printed);
    // The rules of ABNF may all be indented alike.
    let indented = Grammars::new("indented", [("a.abnf", "  r = %s\"a\"\n  s = r\n"), ("b.pest", "t = { \"a\" }\n")]);
    indented.assert_prints(&[], 0, "equal (rule r of A, t of B: no name is common)\n");
    let compare = |a: &str, b: &str| {
        let output = grammars.directory.run("", &["compare", a, b]);
        let printed = String::from_utf8(output.stdout).unwrap();
        (printed.lines().next().unwrap_or_default().to_owned(), output.status.code())
    };
    assert_eq!(compare("a.pest", "b.pest:t"), ("different (rule r of A, t of B)".into(), Some(1)));
    assert_eq!(compare("b.pest", "b.pest:s"), ("equal (rule s)".into(), Some(0)));
    assert_eq!(compare("b.pest:t", "=\"a\"*"), ("equal".into(), Some(0)));
    assert_eq!(compare("b.pest:t", "b.pest:=s+"), ("different".into(), Some(1)));
    // No rule can be hidden after an expression.
    for expression in ["=u", "=s* } more = { s", "=s* } the_expression = { s", "=s* }"] {
        assert_eq!(compare("b.pest:t", expression), (String::new(), Some(2)), "{expression}");
    }
    for arguments in [&["compare", "a.pest"][..], &["compare"], &["compare", "a.pest", "b.pest", "a.pest"]] {
        assert_eq!(grammars.directory.run("", arguments).status.code(), Some(2));
    }
}

/// An edit that changes no text may change trees. `compare` says so, and counts the rule as equal.
#[test]
fn an_edit_that_may_change_the_trees() {
    let texts = ["top = { part ~ part }\npart = { \"x\" }\n", "top = { part{2} }\npart = { \"x\" }\n"];
    let grammars = Grammars::pest("may", texts);
    let trees = "  parse trees may differ, also of rules that use them; `--trees` decides that\n";
    grammars.assert_prints(&[], 0, &format!("equal: 2 rules\nequal, with changed source: top\n{trees}"));
    let all = "equal: 2 rules, with the same trees\nequal, with changed source: top\n";
    grammars.assert_prints(&["--trees"], 0, all);
    grammars.assert_rules(&[], ["top"; 2], 0, &format!("equal\n{trees}"));
    grammars.assert_rules(&["--inside"], ["top"; 2], 0, &format!("A lies inside B\n{trees}"));
    grammars.assert_rules(&["--trees"], ["top"; 2], 0, "equal, with the same trees\n");
}

/// The effect of an edit on the texts that both accept: the edited rule accepts another text, and
/// another rule reads one differently from before.
#[test]
fn trees() {
    let released = "host = { address ~ !ANY | name }\naddress = { number ~ \".\" ~ number }\nnumber = @{ '0'..'9' ~ '0'..'5'? }\nname = @{ ('0'..'9' | \".\")* }\n";
    let wider = released.replace("'5'", "'6'");
    let printed = r#"different: 2 of 4 rules; different trees: 1
number:
  only B accepts "06"
    by number "06"
    A reads no further than "0"
    such texts: 10 of length 2, and no other
  A lies inside B
through used rules, 1 rule:
  address: only B accepts "0.06", by address "0.06" > number "06"
different trees:
  host: "0.06", under host "0.06": A has name "0.06" at 0, B has address "0.06" at 0
equal: name
"#;
    let grammars = Grammars::pest("trees", [released, &wider]);
    grammars.assert_prints(&["--trees"], 1, printed);
    let line =
        "  different trees: \"0.06\", under host \"0.06\": A has name \"0.06\" at 0, B has address \"0.06\" at 0\n";
    grammars.assert_rules(&["--trees"], ["host"; 2], 1, &format!("equal\n{line}"));
    grammars.assert_rules(&["--trees", "--inside"], ["host"; 2], 1, &format!("A lies inside B\n{line}"));
    let (objects, status) = grammars.objects(&["--trees"]);
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
    let printed = "equal: 4 rules; different trees: 3\ndifferent trees:\n  \
                address: \"0.0\", under address \"0.0\": A has number \"0\" at 0, B has no more\n  \
                number: \"0\": A has number \"0\" at 0, B has no more\n  \
                through used rules: host\nequal: name\n";
    Grammars::pest("silent", [released, &silent]).assert_prints(&["--trees"], 1, printed);
    // And the same trees of other texts.
    let capitals = released.replace("('0'..'9' | \".\")*", "('0'..'9' | 'A'..'Z' | \".\")*");
    let printed = "A lies inside B: 4 rules, with the same trees\nA lies inside B, with changed source: name\n";
    Grammars::pest("names", [released, &capitals]).assert_prints(&["--trees", "--inside"], 0, printed);
}

#[test]
fn undecided_trees() {
    let part = "part = { \"x\" | \"y\" }\n";
    let [a, b] =
        ["part{1,200}", "part{1,100} ~ part{,100}"].map(|first| format!("top = {{ {first} ~ part{{,200}} }}\n{part}"));
    let grammars = Grammars::pest("large", [&a, &b]);
    let undecided = "undecided trees: top: gave up, because it takes more than 1000000 bytes\n";
    let all = format!("equal: 2 rules; undecided trees: 1\n{undecided}equal: part\npest-check: undecided: 1 rule\n");
    let options = ["--trees", "--memory", "1"];
    grammars.assert_prints(&options, 2, &all);
    grammars.assert_rules(&options, ["top"; 2], 2, &format!("equal\n{undecided}"));
    let trees = &grammars.objects(&options).0[0]["trees"];
    let message = "gave up, because it takes more than 1000000 bytes";
    assert_eq!((&trees["equal"], &trees["error"]), (&json!(null), &json!(message)));
}

/// Texts of recursive rules are compared, and their trees are not.
#[test]
fn undecided_trees_of_recursive_rules() {
    let text = |deep: &str, list: &str| {
        format!("deep = {{ \"(\" ~ {deep} ~ \")\" }}\nlist = {list}{{ item ~ item }}\nitem = {{ \"x\" }}\n")
    };
    let grammars = Grammars::pest("half", [&text("deep?", ""), &text("(deep | \"!\")?", "@")]);
    let printed = "different: 1 of 3 rules; different trees: 1; undecided trees: 1\ndeep:\n  only B accepts \"(!)\"\n    \
                by deep \"(!)\"\n    A reads no further than \"(\"\n    \
                such texts: not counted: the rule contains itself: deep > deep\n  \
                there may be other texts, because the rules are recursive\ndifferent trees:\n  \
                list: \"xx\", under list \"xx\": A has item \"x\" at 0, B has no more\n\
                undecided trees: deep: a.pest:1: deep: the rule contains itself: deep > deep\nequal: item\n";
    grammars.assert_prints(&["--trees"], 1, printed);
    // Expressions have no name.
    grammars.assert_rules(&["--trees"], ["list", "=item ~ item"], 0, "equal, with the same trees\n");
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

/// The line after a verdict that says which side is which.
const WHICH: &str = "  A is from HEAD, B is the current file\n";

#[test]
fn an_edit_since_a_revision() {
    let directory = committed("git", &[("a.pest", RELEASED)]);
    let compare = |arguments: &[&str]| {
        let output = directory.run("", &[&["compare", "--git", "HEAD"], arguments].concat());
        (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code())
    };
    assert_eq!(compare(&[]), ("no grammar file differs from HEAD\n".into(), Some(0)));
    assert_eq!(compare(&["a.pest"]), ("equal: 5 rules\n".into(), Some(0)));
    fs::write(directory.path().join("a.pest"), RELEASED.replace("{1,3}", "{,3}")).unwrap();
    let (printed, status) = compare(&["a.pest"]);
    let heading = format!("different: 2 of 5 rules\n{WHICH}item:\n  only B accepts \"\"\n");
    assert!(printed.starts_with(&heading) && status == Some(1), "{printed}");
    assert_eq!(compare(&[]), (format!("a.pest:\n{printed}"), Some(1)));
    let (printed, status) = compare(&["a.pest:item"]);
    assert!(printed.starts_with(&format!("different\n{WHICH}")) && status == Some(1), "{printed}");
    assert_eq!(compare(&["--inside", "a.pest"]).1, Some(0));
    assert_eq!(compare(&["--markdown", "a.pest:item"]).1, Some(2));
    assert_eq!(
        compare(&["missing.pest"]),
        ("pest-check: missing.pest: git: path 'missing.pest' does not exist in 'HEAD'\n".into(), Some(2))
    );
    // If all rules are gone, the first rules are not compared instead.
    fs::write(directory.path().join("a.pest"), "c = { \"c\" }\nd = { \"d\" }\n").unwrap();
    let (printed, status) = compare(&["a.pest"]);
    let gone = format!("different: 0 of 0 rules, and 5 only in A, and 2 only in B\n{WHICH}only in A: ");
    assert!(printed.starts_with(&gone) && status == Some(1), "{printed}");
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
    let all = ["compare", "--git", "HEAD", "digit.pest", "item.pest", "list.pest", "new.pest"];
    directory.assert_prints(&all[..6], 0, "equal: 3 rules\n");
    // Alone, a file lacks the rules of the others.
    let alone = directory.run("", &["compare", "--git", "HEAD", "list.pest"]);
    assert!(String::from_utf8(alone.stderr).unwrap().contains("no file defines the rule `item`"));

    fs::rename(directory.path().join("item.pest"), directory.path().join("new.pest")).unwrap();
    directory.assert_prints(&all, 0, "equal: 3 rules\n");
    fs::write(directory.path().join("new.pest"), "item = { digit* }\nmore = { item }\n").unwrap();
    let printed = format!(
        "different: 2 of 3 rules, and 1 only in B\n{WHICH}item:\n  only B accepts \"\"\n    by item \"\"\n    \
         such texts: 1 of length 0, and no other\n  A lies inside B\nthrough used rules, 1 rule:\n  \
         list: only B accepts \"\", by list > item \"\"\nequal: digit\nonly in B: more\n"
    );
    directory.assert_prints(&all, 1, &printed);
    let with_commas = ["compare", "--git", "HEAD", "item.pest,list.pest", "digit.pest,new.pest"];
    directory.assert_prints(&with_commas, 1, &printed);
}

/// Without files, each file that differs from the revision is a grammar of its own.
#[test]
fn what_an_edit_changes_as_text_and_markdown() {
    let before = "setting = { \"level=\" ~ level | name }\nlevel = { \"warn\" | \"info\" }\nname = @{ 'a'..'z'+ }\nold = { \"x\" }\n\
                  nest = { \"(\" ~ nest? ~ \")\" }\nouter = { nest ~ \"!\" }\n";
    let fixed = "a = { \"b\" }\n";
    let directory =
        committed("edits", &[("settings.pest", before), ("gone.pest", "gone = { \"g\" }\n"), ("fixed.pest", fixed)]);
    let none = "**fixed.pest**\n\nNo rule accepts other texts, or makes other trees, than before.\n\n";
    directory.assert_prints(&["compare", "--git", "HEAD", "--markdown", "fixed.pest"], 0, none);
    let after = before.replace("\"warn\" | \"info\"", "\"w|`\" | \"warn\"").replace("\nold", "\nnew");
    let after = after.replace("\"(\" ~ nest? ~ \")\"", "\"(\" ~ nest ~ \")\" | \"()\"").replace("name = @", "name = $");
    fs::write(
        directory.path().join("settings.pest"),
        after.replace("'a'..'z'+", "letter+") + "letter = { 'a'..'z' }\n",
    )
    .unwrap();
    fs::write(directory.path().join("fixed.pest"), "a = { b }\nb = _{ \"b\" }\n").unwrap();
    fs::remove_file(directory.path().join("gone.pest")).unwrap();
    let output = directory.run("", &["compare", "--git", "HEAD", "--markdown"]);
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(String::from_utf8(output.stdout).unwrap(), @r#"
    **fixed.pest**

    - new: b

    **gone.pest**

    - removed: gone

    **settings.pest**

    | rule | accepts now | rejects now | |
    |---|---|---|---|
    | `level` | `` "w\|`" `` | `"info"` |  |
    | `name` |  |  | `other tree for "a", under name "a": now letter "a" at 0, before no more` |
    | `nest` |  |  | `edited; no difference found up to depth 20, and not all texts are compared, because the rule contains itself: nest > nest` |
    | `setting` (through rules that it uses) | `` "level=w\|`" `` | `"level=info"` | `other tree for "a", under setting > name "a": now letter "a" at 0, before no more` |

    - renamed: old is now new
    - new: letter
    - use an edited rule, and cannot be compared: outer
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
    let printed = |arguments: &[&str]| String::from_utf8(directory.run("", arguments).stdout).unwrap();
    let folded = printed(&["compare", "old.pest", "new.pest"]);
    assert!(folded.contains("through used rules, 7 rules: r1, r2, r3 and 4 others (`--all` shows them)\n"), "{folded}");
    let all = printed(&["compare", "--all", "old.pest", "new.pest"]);
    assert!(all.contains("through used rules, 7 rules:\n  r1: only A accepts \"9\""), "{all}");
}
