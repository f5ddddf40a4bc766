//! The rules that match a witness.

use pest_check::{Limits, Operand, Question, SourceFile, Witness, compare};
use proptest::prelude::*;

use crate::shapes::{shapes, texts};
use crate::support::{config, grammar, rfc3986};

fn pest(text: &str, rule: &str) -> Operand {
    Operand::pest(&[SourceFile { name: "test.pest".into(), text: text.into() }], rule).unwrap()
}

fn abnf(text: &str, rule: &str) -> Operand {
    Operand::abnf(&[SourceFile { name: "test.abnf".into(), text: text.into() }], rule).unwrap()
}

/// Returns the path of a text that only one operand accepts, and how many bytes the other reads.
fn path_and_reads(text: &str, accepting: &Operand, rejecting: &Operand) -> (String, usize) {
    let witness = Witness::new(text.to_owned(), accepting, rejecting).unwrap();
    (witness.path.to_string(), witness.other_reads)
}

/// Returns what `URI_reference` accepts only before and only after an edit, with the rules.
fn edited(right: &str, wrong: &str) -> [Option<String>; 2] {
    let mut mistaken = grammar("uri.pest");
    assert!(mistaken.text.contains(right), "the grammar has no such text");
    mistaken.text = mistaken.text.replace(right, wrong);
    let rfc = Operand::abnf(&[rfc3986()], "URI-reference").unwrap();
    let mistaken = Operand::pest(&[mistaken], "URI_reference").unwrap();
    let comparison = compare([&rfc, &mistaken], Question::Equal, Limits::default()).unwrap();
    let describe = |it: Witness| format!("{:?} by {}, other {:?}", it.text, it.path, it.read_by_other());
    [comparison.only_left.map(describe), comparison.only_right.map(describe)]
}

#[test]
fn the_abnf_rule_that_accepts_more() {
    let [before, after] = edited("IPv4address ~ !(unreserved | pct_encoded | sub_delims)", "IPv4address");
    let path = "URI-reference > relative-ref > relative-part \"//0.0.0.0!\" > authority > host > reg-name \"0.0.0.0!\"";
    // The other side reads all of it, as a userinfo that no "@" follows.
    assert_eq!(before.unwrap(), format!("\"//0.0.0.0!\" by {path} > sub-delims \"!\", other \"//0.0.0.0!\""));
    assert_eq!(after, None);
}

#[test]
fn the_pest_rule_that_accepts_more() {
    let [before, after] = edited("'a'..'f'", "'a'..'g'");
    let path = "URI_reference > relative_ref > relative_part > path_noscheme > segment_nz_nc > pct_encoded \"%0g\"";
    assert_eq!(after.unwrap(), format!("\"%0g\" by {path} > HEXDIG \"g\", other \"%0\""));
    assert_eq!(before, None);
}

/// At the end of a text, the path leads to the rules that end there.
#[test]
fn a_rule_that_matches_the_empty_text() {
    let [before, _] = edited("DIGIT*", "DIGIT+");
    let path = "URI-reference > relative-ref > relative-part \"//:\" > authority \":\" > port \"\"";
    assert_eq!(before.unwrap(), format!("\"//:\" by {path}, other \"//:\""));
}

/// In ABNF, earlier alternatives and longer parts are preferred.
#[test]
fn one_of_several_paths() {
    let never = pest("r = { !\"\" }\n", "r");
    let text = "r = b / a\na = *c\nb = *c *d\nc = \"x\"\nd = \"x\"\n";
    assert_eq!(path_and_reads("xx", &abnf(text, "r"), &never), ("r > b \"xx\" > c \"x\"".into(), 0));
    assert_eq!(
        path_and_reads("xx", &abnf(text, "r"), &abnf("r = \"xy\"\n", "r")),
        ("r > b \"xx\" > c \"x\"".into(), 1)
    );
    // A part gives back what the next one needs.
    let text = "r = 1*a 2b\na = \"x\"\nb = \"x\"\n";
    assert_eq!(
        path_and_reads("xxxx", &abnf(text, "r"), &abnf("r = \"xx-\"\n", "r")),
        ("r \"xxxx\" > b \"x\"".into(), 2)
    );
}

/// A repeated rule that may be empty is in the path where it is not empty.
#[test]
fn a_repetition_of_an_optional_rule() {
    let side = abnf("r = *a\na = [ \"x\" ]\n", "r");
    assert_eq!(path_and_reads("xx", &side, &abnf("r = \"xy\"\n", "r")), ("r \"xx\" > a \"x\"".into(), 1));
}

/// pest has exactly one way to read a text.
#[test]
fn the_only_path_of_pest() {
    let text = "r = { (a | b) ~ \"-\"? }\na = { !\"xx\" ~ \"x\" }\nb = { \"x\"{,3} }\n";
    assert_eq!(path_and_reads("xx", &pest(text, "r"), &pest("r = { \"x\" }\n", "r")), ("r > b \"xx\"".into(), 1));
    assert_eq!(path_and_reads("x", &pest(text, "r"), &pest("r = { \"-\" }\n", "r")), ("r > a \"x\"".into(), 0));
}

#[test]
fn starts_and_ends() {
    let side = pest("r = { SOI ~ (a ~ SOI | b)+ ~ EOI }\na = { \"x\" }\nb = { \"x\" ~ (\"x\" | EOI) }\n", "r");
    assert_eq!(path_and_reads("xxx", &side, &pest("r = { \"xx\" ~ SOI }\n", "r")), ("r \"xxx\" > b \"x\"".into(), 2));
}

/// The text of a positive lookahead counts as read if the lookahead fails.
#[test]
fn reads_of_lookaheads() {
    let read = |rule: &str| {
        path_and_reads("xxx", &pest("r = { \"x\"+ }\n", "r"), &pest(&format!("r = {{ {rule} }}\n"), "r")).1
    };
    assert_eq!(read("&(\"xxx\" ~ \"-\") ~ \"xxx\""), 3);
    assert_eq!(read("&\"xxx\" ~ \"y\""), 0);
    assert_eq!(read("\"x\" ~ &(\"x\" ~ &\"y\")"), 2);
    assert_eq!(read("!\"xxx\" ~ \"xxx\""), 0);
    assert_eq!(read("!(\"xx\" ~ &\"y\") ~ \"y\""), 0);
    // The result for an offset is cached.
    assert_eq!(read("&(\"xx\" ~ \"y\") ~ \"xxx\" | \"x\" ~ &\"xx\" ~ \"y\" | &(\"xx\" ~ \"y\")"), 2);
}

#[test]
fn expressions_without_a_name() {
    let [pest, abnf] = [pest("a = { \"x\" }\n", "=a ~ a"), abnf("a = \"x\"\n", "=a a")];
    assert_eq!(path_and_reads("xx", &pest, &abnf).0, "a \"x\"");
    assert_eq!(path_and_reads("xx", &abnf, &pest).0, "a \"x\"");
}

/// A long text does not need a deep stack.
#[test]
fn a_long_text() {
    let text = "é".repeat(20_000);
    let side = pest("r = { a* }\na = { 'à'..'ÿ' }\n", "r");
    assert_eq!(path_and_reads(&text, &side, &side).1, text.len());
}

proptest! {
    #![proptest_config(config())]

    /// A text has a path if and only if it is accepted.
    #[test]
    fn paths_are_those_of_accepted_texts(shape in shapes(false)) {
        let abnf = abnf(&format!("r = {}\n", shape.abnf()), "r");
        let files = [SourceFile { name: "test.pest".into(), text: format!("r = {{ {} }}\n", shape.pest()) }];
        let is_read = |it: &Operand| it.expression(&mut pest_check::Expressions::default()).is_ok();
        let pest = Operand::pest(&files, "r").ok().filter(is_read);
        for text in texts(4) {
            let string: String = text.iter().collect();
            let accepts = |side: &Operand| !Witness::new(string.clone(), side, side).unwrap().path.rules().is_empty();
            prop_assert_eq!(accepts(&abnf), shape.abnf_ends(&text, 0).contains(&text.len()), "abnf {:?}", string);
            if let Some(pest) = &pest {
                prop_assert_eq!(accepts(pest), shape.pest_end(&text, 0) == Some(text.len()), "pest {:?}", string);
            }
        }
    }
}
