//! The command `uri grammar compare` for all rules of two files.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::support::{in_repository, objects, rfc3986_file, run, stderr, stdout};

/// Two files that are compared, and the output.
pub struct Files {
    directory: PathBuf,
    pub names: [String; 2],
}

impl Files {
    pub fn new(name: &str, contents: [(&str, &str); 2]) -> Self {
        let directory = std::env::temp_dir().join(format!("pest-uri-compare-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        let names = contents.map(|(name, content)| {
            let file = directory.join(name);
            std::fs::write(&file, content).unwrap();
            file.display().to_string()
        });
        Files { directory, names }
    }

    /// Creates files of pest.
    pub fn pest(name: &str, contents: [&str; 2]) -> Self {
        let [a, b] = contents;
        Files::new(name, [("a.pest", a), ("b.pest", b)])
    }

    #[track_caller]
    pub fn assert_prints(&self, options: &[&str], status: i32, expected: &str) {
        let arguments = [&["grammar", "compare"], options, &[&self.names[0], &self.names[1]]].concat();
        let output = run(&arguments, b"");
        let found = [stdout(&output), stderr(&output)].concat().replace(&format!("{}/", self.directory.display()), "");
        assert_eq!((found.as_str(), output.status.code()), (expected, Some(status)));
    }
}

impl Files {
    /// Returns the JSON objects that are printed for them, and the exit status.
    pub fn objects(&self, options: &[&str]) -> (Vec<Value>, Option<i32>) {
        let arguments = [&["grammar", "compare", "--json"], options, &[&self.names[0], &self.names[1]]].concat();
        let output = run(&arguments, b"");
        (objects(&output), output.status.code())
    }

    /// Returns the output for a rule of each.
    pub fn compare_rules(&self, options: &[&str], [a, b]: [&str; 2]) -> (String, Option<i32>) {
        let [a, b] = [format!("{}:{a}", self.names[0]), format!("{}:{b}", self.names[1])];
        let output = run(&[&["grammar", "compare"], options, &[&*a, &*b]].concat(), b"");
        (stdout(&output).to_owned(), output.status.code())
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.directory);
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
    Files::pest("edit", [RELEASED, &edited]).assert_prints(
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
}

/// A rule that is not regular is still equal if it and all that it uses are written as before.
#[test]
fn no_edit() {
    let spaced = RELEASED.replace(" ~ ", "~").replace("other", "// a comment\nother");
    Files::pest("none", [RELEASED, &spaced]).assert_prints(&[], 0, "equal: 5 rules\n");
    let output =
        run(&["grammar", "compare", "ldap", &in_repository("grammar/scheme/ldap.pest").display().to_string()], b"");
    assert_eq!((stdout(&output), output.status.code()), ("equal: 73 rules\n", Some(0)));
}

#[test]
fn rules_that_only_one_file_has() {
    let edited = RELEASED.replace("other = { \"x\" }", "another = { \"y\" }");
    let files = Files::pest("more", [RELEASED, &edited]);
    let lists = "only in A: other\nonly in B: another\n";
    files.assert_prints(&[], 1, &format!("different: 0 of 4 rules, and 1 only in A, and 1 only in B\n{lists}"));
    // Rules that only B has do not affect whether A lies inside B.
    let fewer = RELEASED.replace("other = { \"x\" }\n", "");
    Files::pest("fewer", [&fewer, RELEASED]).assert_prints(
        &["--inside"],
        0,
        "A lies inside B: 4 rules\nonly in B: other\n",
    );
    Files::pest("fewer", [RELEASED, &fewer]).assert_prints(
        &["--inside"],
        1,
        "A does not lie inside B: 0 of 4 rules, and 1 only in A\nonly in A: other\n",
    );
}

/// A rule with other texts, or with two candidates, is not the same rule.
#[test]
fn renamed_rules() {
    let edited = RELEASED.replace("item", "element").replace("other", "another");
    let files = Files::pest("renamed", [RELEASED, &edited]);
    let renamed = "renamed: item (in B element), other (in B another)\n";
    let printed = "different: 0 of 5 rules; renamed: 2, with the same trees\nequal, with changed source: list\n";
    files.assert_prints(&["--trees"], 1, &format!("{printed}{renamed}"));
    // A renamed rule does not affect whether A lies inside B.
    let printed = "A lies inside B: 5 rules, with the same trees\nA lies inside B, with changed source: list\n";
    files.assert_prints(&["--trees", "--inside"], 0, &format!("{printed}{renamed}"));
    let printed =
        "equal\n  different trees: \"a\", under list \"a\": A has item \"a\" at 0, B has element \"a\" at 0\n";
    assert_eq!(files.compare_rules(&["--trees"], ["list"; 2]), (printed.to_owned(), Some(1)));
    let (objects, _) = files.objects(&[]);
    assert_eq!((&objects[3]["rule_a"], &objects[3]["rule_b"]), (&json!("item"), &json!("element")));
    assert_eq!(objects[5]["rules_renamed"], json!([["item", "element"], ["other", "another"]]));

    let twins = format!("{RELEASED}twin = {{ \"x\" }}\n");
    let lists = "only in A: other, twin\nonly in B: another\n";
    Files::pest("twins", [&twins, &RELEASED.replace("other", "another")]).assert_prints(
        &[],
        1,
        &format!("different: 0 of 4 rules, and 2 only in A, and 1 only in B\n{lists}"),
    );
}

/// A name that the other file uses for something else, or that is a built-in rule of pest, is not a
/// new name of a rule.
#[test]
fn names_of_other_rules() {
    let [a, b] = ["x", "port"].map(|name| format!("top = {{ {name} ~ \",\" ~ port }}\n{name} = @{{ '0'..'9'* }}\n"));
    for grammars in [[&*a, &b], [&b, &a]] {
        let (objects, _) = Files::pest("taken", grammars).objects(&["--trees"]);
        let summary = objects.last().unwrap();
        assert_eq!((&summary["different_trees"], &summary["rules_renamed"]), (&json!(1), &json!([])));
    }
}

#[test]
fn undecided_rules() {
    let edited = RELEASED.replace(r#""(" ~ deep? ~ ")""#, r#""(" ~ deep ~ ")" | "(" ~ ")""#);
    let files = Files::pest("deep", [RELEASED, &edited]);
    files.assert_prints(
        &[],
        2,
        "undecided: 1 of 5 rules\nundecided, with changed source: deep: a.pest:3: deep: no difference found up to depth 20, and not all texts are \
         compared, because the rule contains itself: deep > deep\n\
         equal: list, item, letter, other\nuri: undecided: 1 rule\n",
    );
    let (objects, status) = files.objects(&[]);
    assert_eq!((&objects[2]["error"]["line"], &objects[2]["error"]["rule"]), (&json!(3), &json!("deep")));
    let summary = json!({"rules": 5, "different": 0, "undecided": 1, "rules_renamed": [], "rules_only_a": [], "rules_only_b": []});
    assert_eq!((&objects[5], status), (&summary, Some(2)));
    // A difference is still found, of this rule and of others.
    for edited in [edited.replace("\"x\" }", "\"y\" }"), RELEASED.replace("deep?", "(deep | \"x\")?")] {
        assert_eq!(Files::pest("more-deep", [RELEASED, &edited]).objects(&[]).1, Some(1));
    }
    // An undefined rule is equal to nothing, however it is written.
    let a = "a = \"x\" nope\nb = \"z\"\n";
    let missing = Files::new("missing", [("a.abnf", a), ("b.abnf", a)]);
    assert_eq!(missing.objects(&[]).1, Some(2));
    // So is a missing rule that only one side uses.
    let only = Files::new("missing-only", [("a.abnf", "a = \"x\"\n"), ("b.abnf", "b = \"z\" / nope\na = \"x\"\n")]);
    let (objects, status) = only.objects(&["--inside"]);
    assert_eq!((&objects[1]["rule_a"], &objects[1]["rule_b"], status), (&json!(null), &json!("b"), Some(2)));
}

/// An edit that no text shows: of the ABNF and the examples above a rule.
#[test]
fn edited_comments() {
    let text = "/// x = a b\n// ok: \"ab\"\nx = { a ~ b }\n/// a = \"a\"\na = { \"a\" }\n\n// One of several.\n/// b = \"b\"\n// ok: \"b\"\nb = { \"b\" }\n";
    let edited = text
        .replace("x = a b", "x   = a\n///       b")
        .replace("/// a = \"a\"", "/// a = %x61")
        .replace("several", "two");
    let edited = edited.replace("// ok: \"b\"", "// bad: \"b\"");
    let files = Files::pest("above", [text, &edited]);
    files.assert_prints(&[], 0, "equal: 3 rules\nwith changed documentation or examples: a, b\n");
    let (objects, _) = files.objects(&[]);
    let above: Vec<_> = objects.iter().take(3).map(|it| it["above"].clone()).collect();
    assert_eq!(above, ["same", "other", "other"]);
    for (rule, printed) in
        [("b", "equal\nwith changed documentation or examples\n"), ("x", "equal\n"), ("=x", "equal\n")]
    {
        assert_eq!(files.compare_rules(&[], [rule; 2]), (printed.to_owned(), Some(0)));
    }
}

#[test]
fn json_of_two_files() {
    let edited = RELEASED.replace("{1,3}", "{,3}").replace("other = { \"x\" }", "another = { \"y\" }");
    let files = Files::pest("objects", [RELEASED, &edited]);
    let (objects, status) = files.objects(&[]);
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
}

/// Names are compared as in ABNF, whose core rules need not be in the file.
#[test]
fn two_notations() {
    let abnf = "host-name = 1*(DIGIT / alpha)\nAlpha = %x61-7A\n";
    let pest = "host_name = { (DIGIT | ALPHA)+ }\nDIGIT = { '0'..'9' }\nALPHA = { 'a'..'y' }\n";
    let files = Files::new("notations", [("a.abnf", abnf), ("b.pest", pest)]);
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
    files.assert_prints(&[], 1, &format!("different: 2 of 3 rules\n{differences}equal: DIGIT\n"));
    let rfc = rfc3986_file();
    for sides in [[rfc.as_str(), "uri"], ["uri", rfc.as_str()]] {
        let output = run(&["grammar", "compare", sides[0], sides[1]], b"");
        assert_eq!((stdout(&output), output.status.code()), ("equal: 39 rules\n", Some(0)));
    }
}

/// The first rule is taken if the files have no common name, or if only one rule is named; the
/// output says which it is.
#[test]
fn first_rules() {
    let redis = in_repository("examples/redis/grammar/redis.pest").display().to_string();
    let printed = |arguments: &[&str]| {
        let output = run(&[&["grammar", "compare"], arguments].concat(), b"");
        (stdout(&output).lines().next().unwrap_or_default().to_owned(), output.status.code())
    };
    let inside = "A lies inside B (rule redis_URI of A, URI of B: no name is common)".to_owned();
    assert_eq!(printed(&["--inside", &redis, "uri"]), (inside, Some(0)));
    assert_eq!(printed(&[&redis, "uri:URI"]), ("different (rule redis_URI of A, URI of B)".into(), Some(1)));
    assert_eq!(printed(&["uri", "uri:URI"]), ("equal (rule URI)".into(), Some(0)));
    assert_eq!(printed(&["uri:URI", "uri:URI"]), ("equal".into(), Some(0)));
    // The rules of ABNF may all be indented alike.
    let files = Files::new("indented", [("a.abnf", "  r = %s\"a\"\n  s = r\n"), ("b.pest", "t = { \"a\" }\n")]);
    files.assert_prints(&[], 0, "equal (rule r of A, t of B: no name is common)\n");
}

#[test]
fn not_inside() {
    let files = Files::pest("inside", ["r = { \"a\"{1,2} }\n", "s = { \"a\" }\n"]);
    let printed = r#"A does not lie inside B (rule r of A, s of B: no name is common)
  only A accepts "aa"
    by r "aa"
    B reads no further than "a"
    such texts: 1 of length 2, and no other
"#;
    files.assert_prints(&["--inside"], 1, printed);
}

/// The line after a verdict that says which side is which.
const WHICH: &str = "  A is from HEAD, B is the current file\n";

/// With one file, the version in a revision is compared with the current one.
#[test]
fn git_revisions() {
    let edited = RELEASED.replace("{1,3}", "{,3}");
    let files = Files::pest("git", [RELEASED, "URI = { ALPHA }\nALPHA = { 'a'..'z' }\n"]);
    let git = |arguments: &[&str]| {
        let who = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];
        let mut git = std::process::Command::new("git");
        let status = git.current_dir(&files.directory).args(who).args(arguments).status().unwrap();
        assert!(status.success(), "{arguments:?}");
    };
    git(&["init", "--quiet"]);
    git(&["add", "a.pest"]);
    git(&["commit", "--quiet", "--message", "a"]);
    let [a, b] = &files.names;
    let compare = |arguments: &[&str]| {
        let output = run(&[&["grammar", "compare"], arguments].concat(), b"");
        let printed =
            [stdout(&output), stderr(&output)].concat().replace(&format!("{}/", files.directory.display()), "");
        (printed, output.status.code())
    };
    assert_eq!(compare(&["--git", "HEAD", a]), ("equal: 5 rules\n".into(), Some(0)));
    std::fs::write(a, edited).unwrap();
    let by_hand = Files::pest("by-hand", [RELEASED, &std::fs::read_to_string(a).unwrap()]);
    let expected = stdout(&run(&["grammar", "compare", &by_hand.names[0], &by_hand.names[1]], b"")).to_owned();
    let (verdict, rest) = expected.split_once('\n').unwrap();
    assert!(verdict.starts_with("different: "), "{expected}");
    let expected = format!("{verdict}\n{WHICH}{rest}");
    assert_eq!(compare(&["--git", "HEAD", a]), (expected.clone(), Some(1)));
    assert_eq!(compare(&["--git", "HEAD", a, a]), (expected, Some(1)));
    let (printed, status) = compare(&["--git", "HEAD", &format!("{a}:item")]);
    assert!(printed.starts_with(&format!("different\n{WHICH}")) && status == Some(1), "{printed}");
    // A built-in grammar has no revisions.
    let built_in = "uri: uri: is a built-in grammar; `--git` needs a file\n";
    assert_eq!(compare(&["--git", "HEAD", "uri"]), (built_in.into(), Some(2)));

    // A new file only adds rules.
    let new = |verdict: &str| format!("{verdict}only in B: URI, ALPHA\n");
    let only_new = new(&format!("different: 0 of 0 rules, and 2 only in B\n{WHICH}"));
    assert_eq!(compare(&["--git", "HEAD", b]), (only_new, Some(1)));
    assert_eq!(compare(&["--git", "HEAD", "--inside", b]), (new("A lies inside B: 0 rules\n"), Some(0)));
    assert_eq!(compare(&["--git", "HEAD", &format!("{b}:URI")]).1, Some(1));
    assert_eq!(compare(&["--git", "HEAD", &format!("{b}:URL")]).1, Some(2));
    std::fs::write(files.directory.join("c.pest"), "newer = { \"n\" }\n").unwrap();
    let (printed, status) = compare(&["--git", "HEAD", &format!("{a},{}", files.directory.join("c.pest").display())]);
    assert!(printed.contains("only in B: newer\n") && status == Some(1), "{printed}");
    let missing = files.directory.join("missing.pest").display().to_string();
    assert_eq!(
        compare(&["--git", "HEAD", &missing]),
        ("uri: missing.pest: git: path 'missing.pest' does not exist in 'HEAD'\n".into(), Some(2))
    );
    let (printed, status) = compare(&["--git", "v9", a]);
    assert!(printed.starts_with("uri: a.pest: git: ") && printed.contains("v9") && status == Some(2), "{printed}");
    assert_eq!((compare(&["--git=--textconv", a]).1, compare(&[a]).1), (Some(2), Some(2)));
    // If all rules are gone, the first rules are not compared instead.
    std::fs::write(a, "c = { \"c\" }\nd = { \"d\" }\n").unwrap();
    let (printed, status) = compare(&["--git", "HEAD", a]);
    let gone = format!("different: 0 of 0 rules, and 5 only in A, and 2 only in B\n{WHICH}only in A: ");
    assert!(printed.starts_with(&gone), "{printed}");
    assert_eq!(status, Some(1));
}

/// An expression without a file belongs to the files of the other side.
#[test]
fn expressions() {
    let equal = |arguments: &[&str]| run(&[&["grammar", "compare"], arguments].concat(), b"").status.code();
    assert_eq!(equal(&["uri:port", "=DIGIT*"]), Some(0));
    assert_eq!(equal(&["uri:port", "uri:=DIGIT*"]), Some(0));
    assert_eq!(equal(&["uri:port", "=DIGIT+"]), Some(1));
    assert_eq!(equal(&["uri:port", "=DIGITS"]), Some(2));
    // No rule can be hidden after it.
    for expression in ["=DIGIT* } more = { ALPHA", "=DIGIT* } the_expression = { ALPHA", "=DIGIT* }"] {
        assert_eq!(equal(&["uri:port", expression]), Some(2), "{expression}");
    }
}

/// A built-in grammar is found under its name, whatever files exist.
#[test]
fn a_file_named_like_a_built_in_grammar() {
    let files = Files::new("shadow", [("uri", "port = { \"x\" }\n"), ("b.pest", "port = @{ '0'..'9'* }\n")]);
    let compare = |a: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_uri"));
        command
            .current_dir(&files.directory)
            .args(["grammar", "compare", a, "b.pest:port"])
            .output()
            .unwrap()
            .status
            .code()
    };
    assert_eq!((compare("uri:port"), compare("./uri:port")), (Some(0), Some(1)));
}
