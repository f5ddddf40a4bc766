//! `uri grammar compare --trees`.

use serde_json::json;

use crate::grammar_compare::Files;

/// An edit that changes no text may change trees. `compare` says so, and counts the rule as equal.
#[test]
fn an_edit_that_may_change_the_trees() {
    let files =
        Files::pest("may", ["top = { part ~ part }\npart = { \"x\" }\n", "top = { part{2} }\npart = { \"x\" }\n"]);
    let trees = "  parse trees may differ, also of rules that use them; `--trees` decides that\n";
    files.assert_prints(&[], 0, &format!("equal: 2 rules\nequal, with changed source: top\n{trees}"));
    let all = "equal: 2 rules, with the same trees\nequal, with changed source: top\n";
    files.assert_prints(&["--trees"], 0, all);
    for (options, printed) in [
        (&[][..], format!("equal\n{trees}")),
        (&["--inside"], format!("A lies inside B\n{trees}")),
        (&["--trees"], "equal, with the same trees\n".to_owned()),
    ] {
        assert_eq!(files.compare_rules(options, ["top"; 2]), (printed, Some(0)));
    }
    assert_eq!(files.objects(&[]).0[0]["written"], "other");
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
    let files = Files::pest("trees", [released, &wider]);
    files.assert_prints(&["--trees"], 1, printed);
    let line =
        "  different trees: \"0.06\", under host \"0.06\": A has name \"0.06\" at 0, B has address \"0.06\" at 0\n";
    for (options, verdict) in [(&["--trees"][..], "equal"), (&["--trees", "--inside"], "A lies inside B")] {
        assert_eq!(files.compare_rules(options, ["host"; 2]), (format!("{verdict}\n{line}"), Some(1)));
    }
    let (objects, status) = files.objects(&["--trees"]);
    let rule = |rule: &str| json!({"rule": rule, "offset": 0, "text": "0.06"});
    let trees = json!({
        "equal": false, "text": "0.06", "under": [rule("host")], "node_a": rule("name"), "node_b": rule("address"),
    });
    assert_eq!(objects[0]["trees"], trees);
    let trees = json!({"equal": true, "text": null, "under": null, "node_a": null, "node_b": null});
    assert_eq!(objects[3]["trees"], trees);
    let summary = json!({
        "rules": 4, "different": 2, "different_trees": 1, "undecided": 0, "undecided_trees": 0, "rules_renamed": [],
        "rules_only_a": [], "rules_only_b": [],
    });
    assert_eq!((&objects[4], status), (&summary, Some(1)));

    // Different trees of the same texts.
    let silent = released.replace("number = @", "number = _");
    let printed = "equal: 4 rules; different trees: 3\ndifferent trees:\n  \
                address: \"0.0\", under address \"0.0\": A has number \"0\" at 0, B has no more\n  \
                number: \"0\": A has number \"0\" at 0, B has no more\n  \
                through used rules: host\nequal: name\n";
    Files::pest("silent", [released, &silent]).assert_prints(&["--trees"], 1, printed);
    // And the same trees of other texts.
    let capitals = released.replace("('0'..'9' | \".\")*", "('0'..'9' | 'A'..'Z' | \".\")*");
    Files::pest("names", [released, &capitals]).assert_prints(
        &["--trees", "--inside"],
        0,
        "A lies inside B: 4 rules, with the same trees\nA lies inside B, with changed source: name\n",
    );
}

#[test]
fn undecided_trees() {
    let part = "part = { \"x\" | \"y\" }\n";
    let [a, b] =
        ["part{1,200}", "part{1,100} ~ part{,100}"].map(|first| format!("top = {{ {first} ~ part{{,200}} }}\n{part}"));
    let files = Files::pest("large", [&a, &b]);
    let undecided = "undecided trees: top: gave up, because it takes more than 1000000 bytes\n";
    let all = format!("equal: 2 rules; undecided trees: 1\n{undecided}equal: part\nuri: undecided: 1 rule\n");
    files.assert_prints(&["--trees", "--memory", "1"], 2, &all);
    let printed = (format!("equal\n{undecided}"), Some(2));
    assert_eq!(files.compare_rules(&["--trees", "--memory", "1"], ["top"; 2]), printed);
    let (objects, _) = files.objects(&["--trees", "--memory", "1"]);
    let message = "gave up, because it takes more than 1000000 bytes";
    assert_eq!((&objects[0]["trees"]["equal"], &objects[0]["trees"]["error"]), (&json!(null), &json!(message)));
}

/// Texts of recursive rules are compared, and their trees are not.
#[test]
fn undecided_trees_of_recursive_rules() {
    let text = |deep: &str, list: &str| {
        format!("deep = {{ \"(\" ~ {deep} ~ \")\" }}\nlist = {list}{{ item ~ item }}\nitem = {{ \"x\" }}\n")
    };
    let files = Files::pest("half", [&text("deep?", ""), &text("(deep | \"!\")?", "@")]);
    let printed = "different: 1 of 3 rules; different trees: 1; undecided trees: 1\ndeep:\n  only B accepts \"(!)\"\n    \
                by deep \"(!)\"\n    A reads no further than \"(\"\n    \
                such texts: not counted: the rule contains itself: deep > deep\n  \
                there may be other texts, because the rules are recursive\ndifferent trees:\n  \
                list: \"xx\", under list \"xx\": A has item \"x\" at 0, B has no more\n\
                undecided trees: deep: a.pest:1: deep: the rule contains itself: deep > deep\nequal: item\n";
    files.assert_prints(&["--trees"], 1, printed);
    // Two rules with different names are one rule for the question, and expressions have no name.
    for (rules, status, printed) in [
        (["list"; 2], 1, "equal\n  different trees: \"xx\", under list \"xx\": A has item \"x\" at 0, B has no more\n"),
        (["list", "=item ~ item"], 0, "equal, with the same trees\n"),
        (["item", "=\"x\""], 0, "equal, with the same trees\n"),
    ] {
        assert_eq!(files.compare_rules(&["--trees"], rules), (printed.to_owned(), Some(status)));
    }
}

#[test]
fn abnf_has_no_trees() {
    let rules = "top = \"x\"\n";
    let files = Files::new("abnf", [("a.abnf", rules), ("b.abnf", rules)]);
    files.assert_prints(&["--trees"], 2, "uri: a.abnf: only pest grammars make trees\n");
}
