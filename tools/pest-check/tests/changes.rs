//! The report of what an edit of a grammar changed, as a snapshot.

use pest_check::changes;

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
    deep: is new
    list:
      no longer accepts "a,a", by list "a,a"
      now accepts "a;a", by list "a;a"
    new: is new
    old: is removed
    "#);
}

/// Undecided rules are reported, too.
#[test]
fn rules_without_regularity() {
    let released = "top = { \"a\" ~ list }\nlist = { \"(\" ~ list* ~ \")\" }\nitem = { 'a'..'z' }\n";
    let report = |edited: &str| changes([("a.pest", released)], [("a.pest", edited)]).unwrap();
    let with_comments = released.replace(" ~ ", "  /* and */ ~ // then\n");
    assert_eq!([report(released), report(&with_comments), report(&format!("{released}// end\n"))], ["", "", ""]);
    let first = released.replace("list*", "(list | \"!\")*");
    let regular = released.replace("list*", "item*");
    insta::assert_snapshot!([report(&first), report(&regular)].join("\n"), @r#"
    list:
      now accepts "(!)", by list "(!)"
      there may be other texts, because the rules are recursive
    top:
      now accepts "a(!)", by top "a(!)" > list "(!)"
      there may be other texts, because the rules are recursive

    list:
      now accepts "(a)", by list "(a)" > item "a"
      there may be other texts, because the rules are recursive
    top:
      now accepts "a(a)", by top "a(a)" > list "(a)" > item "a"
      there may be other texts, because the rules are recursive
    "#);
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
    address:
      now accepts "0.06", by address "0.06" > part "06"
    host:
      different tree for "0.06", under host "0.06": now address "0.06" at 0, before name "0.06" at 0
    part:
      now accepts "06", by part "06"
    "#);
    // Nodes are added.
    let split = [("'0'..'9' ~ '0'..'5'?", "first ~ '0'..'5'?"), ("name =", "first = @{ '0'..'9' }\nname =")];
    let kept = [("part = @", "part = "), ("'0'..'9' | \".\"", "\".\" | '0'..'9'")];
    insta::assert_snapshot!(report(&split), @"first: is new");
    insta::assert_snapshot!(report(&[split, [split[0], ("part = @", "part = ")]].concat()), @r#"
    address:
      different tree for "0.0", under address "0.0" > part "0": now first "0" at 0, before no more
    first: is new
    host:
      different tree for "0.0", under host > address "0.0" > part "0": now first "0" at 0, before no more
    part:
      different tree for "0", under part "0": now first "0" at 0, before no more
    "#);
    assert_eq!(report(&kept), "");
}
