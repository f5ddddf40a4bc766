//! The report of what an edit of a grammar changed, as a snapshot.

use pest_check::{Limits, changes, changes_with};

const RELEASED: &str = "list = { item ~ (\",\" ~ item)* }\nitem = { 'a'..'z'{1,3} }\nold = { \"x\" }\n";

/// Returns the changes since `RELEASED`.
fn report(edited: &str) -> String {
    changes([("list.pest", RELEASED)], [("list.pest", edited)]).unwrap()
}

#[test]
#[should_panic(expected = "only `list` accepts \"a,a\": list \"a,a\"; `item` reads no further than \"a\"")]
fn a_rule_inside_another_and_one_that_is_not() {
    pest_check::assert_inside([("list.pest", RELEASED)], "item", "list");
    pest_check::assert_inside([("list.pest", RELEASED)], "list", "item");
}

#[test]
fn an_equivalent_edit_has_no_report() {
    assert_eq!(report(RELEASED), "");
    let equivalent = "list = { (item ~ \",\")* ~ item }\nitem = { ('a'..'k' | 'l'..'z'){1,3} }\nold = { 'x'..'x' }\n";
    assert_eq!(report(equivalent), "");
}

#[test]
fn added_removed_and_changed_rules() {
    let edited = "list = { item ~ (\";\" ~ item)* }\nitem = { 'a'..'z'{1,3} }\nnew = { ^\"x\" }\ndeep = { \"(\" ~ deep? ~ \")\" }\n";
    insta::assert_snapshot!(report(edited), @r#"
    deep (no fingerprint: the rule contains itself: deep > deep; source eda3204b9fc70255): is new
    list (6cfd89c091340daf):
      no longer accepts "a,a", by list "a,a"
        such texts: 676 of length 3, 35152 of length 4, about 1.4e6 of length 5, and infinitely many longer
      now accepts "a;a", by list "a;a"
        such texts: 676 of length 3, 35152 of length 4, about 1.4e6 of length 5, and infinitely many longer
    new (5535022b8a5005f6): is new
    old: is removed
    "#);
    // The language of a new rule is reported, too.
    assert_ne!(report(edited), report(&edited.replace("^\"x\"", "^\"x\"{,9}")));
}

/// Undecided rules are reported with the fingerprint of their source.
#[test]
fn rules_without_regularity() {
    let released = "top = { \"a\" ~ list }\nlist = { \"(\" ~ list* ~ \")\" }\nitem = { 'a'..'z' }\n";
    let report = |edited: &str| changes([("a.pest", released)], [("a.pest", edited)]).unwrap();
    let with_comments = released.replace(" ~ ", "  /* and */ ~ // then\n");
    assert_eq!([report(released), report(&with_comments), report(&format!("{released}// end\n"))], ["", "", ""]);
    let first = released.replace("list*", "(list | \"!\")*");
    let second = first.replace("\"!\"", "\"?\"");
    let regular = released.replace("list*", "item*");
    insta::assert_snapshot!([report(&first), report(&second), report(&regular)].join("\n"), @r#"
    list (source 889dbdca89157ae3):
      now accepts "(!)", by list "(!)"
      there may be other texts, because the rules are recursive
    top (source 3fc33550c794ec8a):
      now accepts "a(!)", by top "a(!)" > list "(!)"
      there may be other texts, because the rules are recursive

    list (source 0d6c80cffcb69303):
      now accepts "(?)", by list "(?)"
      there may be other texts, because the rules are recursive
    top (source 6623f21af1ba91f4):
      now accepts "a(?)", by top "a(?)" > list "(?)"
      there may be other texts, because the rules are recursive

    list (source de6a4459b8eb2067):
      now accepts "(a)", by list "(a)" > item "a"
      there may be other texts, because the rules are recursive
    top (source cd6d634921180bd2):
      now accepts "a(a)", by top "a(a)" > list "(a)" > item "a"
      there may be other texts, because the rules are recursive
    "#);
    // A new rule that is not regular changes with each edit, too.
    let new = format!("{released}new = {{ \"-\" ~ new ~ \";\" | item }}\n");
    let line = "new (no fingerprint: the rule contains itself: new > new; source eccfb7148104b7c2): is new\n";
    assert_eq!(report(&new), line);
    assert_ne!(report(&new), report(&new.replace("\"-\"", "\"+\"")));
    assert_ne!(report(&new), report(&format!("{new}WHITESPACE = _{{ \" \" }}\n")));
}

/// If one rule is given up, the others are still reported.
#[test]
fn a_rule_that_exceeds_the_limits() {
    let [before, after] =
        ["40", "41"].map(|most| format!("large = {{ \"x\"{{,{most}}} }}\nsmall = {{ \"{most}\" }}\n"));
    let limits = Limits::default().states(20);
    let report = changes_with([("a.pest", &*before)], [("a.pest", &*after)], limits).unwrap();
    insta::assert_snapshot!(report, @r#"
    large (source 02d277967fe7f688): source changed, not compared: gave up, because it takes more than 20 states
    small (91e83fe609881787):
      no longer accepts "40", by small "40"
        such texts: 1 of length 2, and no other
      now accepts "41", by small "41"
        such texts: 1 of length 2, and no other
    "#);
}

/// A second edit that only adds longer texts is visible in addition to the first.
#[test]
fn a_second_edit_after_the_first() {
    let first = RELEASED.replace("{1,3}", "{,3}");
    let second = first.replace("\",\" ~ item)*", "\",\" ~ item)* ~ (\"!\"{50})?");
    let third = second.replace("{50}", "{51}");
    let all = [report(&first), report(&second), report(&third)];
    assert!(all[0] != all[1] && all[1] != all[2], "{all:#?}");
    insta::assert_snapshot!(all.join("\n"), @r#"
    item (105713e2db3dfedf):
      now accepts "", by item ""
        such texts: 1 of length 0, and no other
    list (08c7144d827815ed):
      now accepts "", by list > item ""
        such texts: 1 of length 0, 1 of length 1, 53 of length 2, and infinitely many longer

    item (105713e2db3dfedf):
      now accepts "", by item ""
        such texts: 1 of length 0, and no other
    list (a42a12e7fe9e4d4f):
      now accepts "", by list > item ""
        such texts: 1 of length 0, 1 of length 1, 53 of length 2, and infinitely many longer

    item (105713e2db3dfedf):
      now accepts "", by item ""
        such texts: 1 of length 0, and no other
    list (b61a2e13f3dc9308):
      now accepts "", by list > item ""
        such texts: 1 of length 0, 1 of length 1, 53 of length 2, and infinitely many longer
    "#);
}

#[test]
fn exceeded_limits_are_reported() {
    let [before, after] = ["400", "401"].map(|most| format!("a = {{ b{{,{most}}} }}\nb = {{ \"x\"{{250}} }}\n"));
    let report = changes([("a.pest", &*before)], [("a.pest", &*after)]).unwrap();
    let missing = "a (no fingerprint: gave up, because it takes more than 100000 states; source ";
    assert!(report.starts_with(missing) && report[missing.len()..].chars().nth(16) == Some(')'), "{report}");
    assert!(
        report.ends_with("such texts: not counted: gave up, because it takes more than 100000 states\n"),
        "{report}"
    );
}

/// Different trees are reported whether or not the accepted texts change.
#[test]
fn different_trees() {
    let released = "host = { address ~ !ANY | name }\naddress = { part ~ \".\" ~ part }\npart = @{ '0'..'9' ~ '0'..'5'? }\nname = @{ ('0'..'9' | \".\")* }\n";
    let report = |edits: &[(&str, &str)]| {
        let edited = edits.iter().fold(released.to_owned(), |text, (from, to)| text.replace(from, to));
        changes([("a.pest", released)], [("a.pest", &*edited)]).unwrap()
    };
    insta::assert_snapshot!(report(&[("'0'..'5'?", "'0'..'9'?")]), @r#"
    address (2d03fe56e9fa54c4):
      now accepts "0.06", by address "0.06" > part "06"
        such texts: 800 of length 4, 6400 of length 5, and no other
    host (d0250aaeedb4a28f):
      different tree for "0.06", under host "0.06": now address "0.06" at 0, before name "0.06" at 0
    part (f1b3353799edc0d6):
      now accepts "06", by part "06"
        such texts: 40 of length 2, and no other
    "#);
    // Nodes are added, removed and renamed, which is reported once.
    let silent = ("part = @", "part = _");
    let split = [("'0'..'9' ~ '0'..'5'?", "first ~ '0'..'5'?"), ("name =", "first = @{ '0'..'9' }\nname =")];
    let renamed = [("| name", "| word"), ("name =", "word =")];
    let kept = [("part = @", "part = "), ("'0'..'9' | \".\"", "\".\" | '0'..'9'")];
    insta::assert_snapshot!(report(&[silent]), @r#"
    address (af9c00f3fd6b6584):
      different tree for "0.0", under address "0.0": now no more, before part "0" at 0
    host (d0250aaeedb4a28f):
      different tree for "0.0", under host > address "0.0": now no more, before part "0" at 0
    part (2dab8c57e64221da):
      different tree for "0": now no more, before part "0" at 0
    "#);
    insta::assert_snapshot!(report(&split), @"first (4918faa3e1d3682d): is new");
    insta::assert_snapshot!(report(&[split, [split[0], ("part = @", "part = ")]].concat()), @r#"
    address (af9c00f3fd6b6584):
      different tree for "0.0", under address "0.0" > part "0": now first "0" at 0, before no more
    first (4918faa3e1d3682d): is new
    host (d0250aaeedb4a28f):
      different tree for "0.0", under host > address "0.0" > part "0": now first "0" at 0, before no more
    part (2dab8c57e64221da):
      different tree for "0", under part "0": now first "0" at 0, before no more
    "#);
    insta::assert_snapshot!(report(&renamed), @"name: is now word (same texts)");
    insta::assert_snapshot!(report(&[renamed, [silent, silent]].concat()), @r#"
    address (af9c00f3fd6b6584):
      different tree for "0.0", under address "0.0": now no more, before part "0" at 0
    host (d0250aaeedb4a28f):
      different tree for "0.0", under host > address "0.0": now no more, before part "0" at 0
    name: is now word (same texts)
    part (2dab8c57e64221da):
      different tree for "0": now no more, before part "0" at 0
    "#);
    assert_eq!(report(&kept), "");
}

/// A renamed rule is reported once, if it is clear which one it is.
#[test]
fn renamed_rules() {
    let released = "top = { one ~ two ~ other }\none = { \"1\" }\ntwo = { \"2\" }\nother = { one }\n";
    let report = |edits: &[(&str, &str)]| {
        let edited = edits.iter().fold(released.to_owned(), |text, (from, to)| text.replace(from, to));
        changes([("a.pest", released)], [("a.pest", &*edited)]).unwrap()
    };
    let renamed = "one: is now first (same texts)\n";
    assert_eq!(report(&[("one", "first")]), renamed);
    assert_eq!(report(&[("one", "first"), ("{ \"1\" }", "{ '1'..'1' }")]), renamed);
    assert_eq!(report(&[("one", "first"), ("two", "second")]), format!("{renamed}two: is now second (same texts)\n"));
    // Rules that use it are renamed, too.
    let all = "one: is now first (same texts)\nother: is now another (same texts)\ntop: is now whole (same texts)\n";
    assert_eq!(report(&[("one", "first"), ("other", "another"), ("top", "whole")]), all);
    // Not with other texts or other users, not with two candidates, and not without a fingerprint
    // of the texts.
    insta::assert_snapshot!(report(&[("one", "first"), ("\"1\"", "\"1\" | \"!\"")]), @r#"
    first (12c488c37da76a76): is new
    one: is removed
    other (12c488c37da76a76):
      now accepts "!", by other > first "!"
        such texts: 1 of length 1, and no other
      different tree for "1", under other "1": now first "1" at 0, before one "1" at 0
    top (04fcc87193c79237):
      now accepts "!2!", by top "!2!" > first "!"
        such texts: 3 of length 3, and no other
      different tree for "121", under top "121": now first "1" at 0, before one "1" at 0
    "#);
    insta::assert_snapshot!(report(&[("one", "first"), ("other = { first }", "other = { \"1\" }")]), @r#"
    first (e2279ce18852c374): is new
    one: is removed
    other (e2279ce18852c374):
      different tree for "1", under other "1": now no more, before one "1" at 0
    top (8810858125d21a05):
      different tree for "121", under top "121": now first "1" at 0, before one "1" at 0
    "#);
    let two = |names: [&str; 2]| names.map(|name| format!("{name} = {{ \"x\" }}\n")).concat();
    let both = changes([("a.pest", &*two(["a", "b"]))], [("a.pest", &*two(["c", "d"]))]).unwrap();
    insta::assert_snapshot!(both, @r#"
    a: is removed
    b: is removed
    c (12e54b29520ab404): is new
    d (12e54b29520ab404): is new
    "#);
    let deep = |name: &str| format!("{name} = {{ \"(\" ~ {name} ~ \")\" }}\n");
    assert!(changes([("a.pest", &*deep("a"))], [("a.pest", &*deep("b"))]).unwrap().starts_with("a: is removed\n"));
}
