//! What an edit of a grammar changed, as a snapshot tells it.

use pest_regular::changes;

const RELEASED: &str = "list = { item ~ (\",\" ~ item)* }\nitem = { 'a'..'z'{1,3} }\nold = { \"x\" }\n";

/// What changed since `RELEASED`.
fn told(edited: &str) -> String {
    changes([("list.pest", RELEASED)], [("list.pest", edited)]).unwrap()
}

#[test]
#[should_panic(expected = "only `list` accepts \"a,a\": list \"a,a\"; `item` reads \"a\" of it")]
fn a_rule_that_lies_inside_another_and_one_that_does_not() {
    pest_regular::assert_inside([("list.pest", RELEASED)], "item", "list");
    pest_regular::assert_inside([("list.pest", RELEASED)], "list", "item");
}

#[test]
fn nothing() {
    assert_eq!(told(RELEASED), "");
    let otherwise = "list = { (item ~ \",\")* ~ item }\nitem = { ('a'..'k' | 'l'..'z'){1,3} }\nold = { 'x'..'x' }\n";
    assert_eq!(told(otherwise), "");
}

#[test]
fn rules_that_come_and_go_and_change() {
    let edited = "list = { item ~ (\";\" ~ item)* }\nitem = { 'a'..'z'{1,3} }\nnew = { ^\"x\" }\ndeep = { \"(\" ~ deep? ~ \")\" }\n";
    insta::assert_snapshot!(told(edited), @r#"
    deep (no fingerprint: the rule contains itself: deep > deep): is new
    list (6cfd89c091340daf):
      no longer accepts "a,a", by list "a,a"
        such texts: 676 of length 3, 35152 of length 4, about 1.4e6 of length 5, and longer ones without end
      now accepts "a;a", by list "a;a"
        such texts: 676 of length 3, 35152 of length 4, about 1.4e6 of length 5, and longer ones without end
    new (5535022b8a5005f6): is new
    old: is gone
    "#);
    // The language of a new rule is told too.
    assert_ne!(told(edited), told(&edited.replace("^\"x\"", "^\"x\"{,9}")));
    let deep = changes([("a.pest", "a = { \"(\" ~ a? ~ \")\" }\n")], [("a.pest", "a = { \"(\" }\n")]).unwrap();
    assert_eq!(deep, "a: not compared: the rule contains itself: a > a\n");
}

/// A second edit, which adds nothing but texts that are longer, shows beside the first.
#[test]
fn a_second_edit_behind_the_first() {
    let first = RELEASED.replace("{1,3}", "{,3}");
    let second = first.replace("\",\" ~ item)*", "\",\" ~ item)* ~ (\"!\"{50})?");
    let third = second.replace("{50}", "{51}");
    let all = [told(&first), told(&second), told(&third)];
    assert!(all[0] != all[1] && all[1] != all[2], "{all:#?}");
    insta::assert_snapshot!(all.join("\n"), @r#"
    item (105713e2db3dfedf):
      now accepts "", by item ""
        such texts: 1 of length 0, and no other
    list (08c7144d827815ed):
      now accepts "", by list > item ""
        such texts: 1 of length 0, 1 of length 1, 53 of length 2, and longer ones without end

    item (105713e2db3dfedf):
      now accepts "", by item ""
        such texts: 1 of length 0, and no other
    list (a42a12e7fe9e4d4f):
      now accepts "", by list > item ""
        such texts: 1 of length 0, 1 of length 1, 53 of length 2, and longer ones without end

    item (105713e2db3dfedf):
      now accepts "", by item ""
        such texts: 1 of length 0, and no other
    list (b61a2e13f3dc9308):
      now accepts "", by list > item ""
        such texts: 1 of length 0, 1 of length 1, 53 of length 2, and longer ones without end
    "#);
}

#[test]
fn what_takes_too_much_is_said_so() {
    let [before, after] = ["400", "401"].map(|most| format!("a = {{ b{{,{most}}} }}\nb = {{ \"x\"{{250}} }}\n"));
    let told = changes([("a.pest", &*before)], [("a.pest", &*after)]).unwrap();
    assert!(told.starts_with("a (no fingerprint: gave up, because it takes more than 100000 states):\n"), "{told}");
    assert!(told.ends_with("such texts: not counted: gave up, because it takes more than 100000 states\n"), "{told}");
}
