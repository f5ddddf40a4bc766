//! Implicit white space: `WHITESPACE` and `COMMENT` between the parts of rules that are not atomic.

use pest_check::{Error, Expressions, Limits, Pest, PestGrammar, Problem, Question, SourceFile, dead_parts, decide};
use pest_meta::optimizer::OptimizedRule;
use proptest::prelude::*;

use crate::shapes::{Shape, shapes};
use crate::support::{Grammar, assert_equal, assert_error, config, differences};
use grammar_reader::characters::CharacterSet;
use grammar_reader::expression::Semantics;

/// Checks that a rule with implicit spaces accepts the same texts as a rule without.
#[track_caller]
fn assert_spaces(rules: &str, explicit: &str) {
    let implicit = Grammar::pest(format!("WHITESPACE = _{{ \" \" }}\n{rules}\n"));
    assert_equal(&implicit, &Grammar::pest(format!("s = @{{ \" \"* }}\n{explicit}\n")));
    assert_as_pest(&format!("WHITESPACE = _{{ \" \" }}\n{rules}\ntop = {{ r }}\n")).unwrap();
}

#[test]
fn sequences() {
    assert_spaces(r#"r = { "a" ~ "b" ~ "a" }"#, r#"r = { "a" ~ s ~ "b" ~ s ~ "a" }"#);
    // There may be white space before an option that is not there.
    assert_spaces(r#"r = { "a" ~ "b"? }"#, r#"r = { "a" ~ s ~ "b"? }"#);
    // There is none around a rule, or around a single part.
    assert_spaces(r#"r = { "a" | "b"? }"#, r#"r = { "a" | "b"? }"#);
    assert_spaces(r#"r = { !"b" ~ &"a" ~ ANY }"#, r#"r = { s ~ !"b" ~ &"a" ~ ANY | "b"{2} ~ !ANY ~ ANY }"#);
}

#[test]
fn repetitions() {
    // There is white space between items, but not after the last one.
    assert_spaces(r#"r = { "a"* }"#, r#"r = { ("a" ~ (s ~ "a")*)? }"#);
    assert_spaces(r#"r = { "a"* ~ "b" }"#, r#"r = { ("a" ~ (s ~ "a")*)? ~ s ~ "b" }"#);
    assert_spaces(r#"r = { "a"{2} }"#, r#"r = { "a" ~ s ~ "a" }"#);
    assert_spaces(r#"r = { "a"{1,3} }"#, r#"r = { "a" ~ s ~ "a"? ~ s ~ "a"? }"#);
    assert_spaces(r#"r = { "a"{,2} }"#, r#"r = { "a"? ~ s ~ "a"? }"#);
    assert_spaces(r#"r = { "a"{2,} }"#, r#"r = { "a" ~ s ~ "a" ~ s ~ ("a" ~ (s ~ "a")*)? }"#);
    assert_spaces(r#"r = { "a"{1,1} ~ "a"{1} }"#, r#"r = { "a" ~ s ~ "a" }"#);
    // `a+` is `a ~ a*`, unless pest has the feature `grammar-extras`.
    assert_spaces(r#"r = { "a"+ }"#, r#"r = { "a" ~ s ~ ("a" ~ (s ~ "a")*)? }"#);
}

/// A rule that atomic and other rules use has two versions.
#[test]
fn atomic_rules() {
    assert_spaces("r = { x ~ y }\nx = @{ z }\ny = { z }\nz = { \"a\" ~ \"b\" }", r#"r = { "ab" ~ s ~ "a" ~ s ~ "b" }"#);
    assert_spaces("r = @{ \"a\" ~ y }\ny = !{ z }\nz = { \"a\" ~ \"b\" }", r#"r = { "aa" ~ s ~ "b" }"#);
    assert_spaces("r = ${ \"a\" ~ z }\nz = _{ \"a\" ~ \"b\" }", r#"r = { "aab" }"#);
    assert_spaces("r = !{ \"a\" ~ z }\nz = _{ \"a\"* }", r#"r = { "a" ~ s ~ ("a" ~ (s ~ "a")*)? }"#);
}

#[test]
fn comments() {
    let comments = |rule: &str| format!("COMMENT = _{{ \"#\" ~ \"a\" }}\n{rule}\ntop = {{ r }}\n");
    let explicit = Grammar::pest("r = { \"a\" ~ \"#a\"* ~ \"b\" }\n");
    assert_equal(&Grammar::pest(comments("r = { \"a\" ~ \"b\" }")), &explicit);
    let both = format!("WHITESPACE = _{{ \" \" }}\n{}", comments("r = { \"a\" ~ \"b\" }"));
    assert_equal(&Grammar::pest(&*both), &Grammar::pest("r = { \"a\" ~ (\" \" | \"#a\")* ~ \"b\" }\n"));
    assert_as_pest(&both).unwrap();
}

/// Within `WHITESPACE` and `COMMENT` there is no white space, whatever their modifiers.
#[test]
fn white_space_within_white_space() {
    for modifier in ["", "_", "@", "$"] {
        let rules = format!("WHITESPACE = {modifier}{{ blank ~ \"#\" }}\nblank = {{ \" \" ~ \" \"? }}\n");
        let grammar = format!("{rules}r = {{ \"a\" ~ \"b\" }}\ntop = {{ r }}\n");
        assert_equal(&Grammar::pest(&*grammar), &Grammar::pest("r = { \"a\" ~ (\" \" ~ \" \"? ~ \"#\")* ~ \"b\" }\n"));
        assert_as_pest(&grammar).unwrap();
    }
    let endless = "WHITESPACE = { free }\nfree = !{ \" \" ~ \" \" }\nr = { \"a\" ~ \"b\" }\n";
    let message = "test.pest:1: WHITESPACE: the rule contains itself: WHITESPACE > free > WHITESPACE";
    assert_error(&Grammar::pest(endless), message);
}

/// An identifier that should be atomic.
#[test]
fn a_missing_atomic_modifier() {
    let grammar = |sign: &str| {
        Grammar::pest(format!("WHITESPACE = _{{ \" \" }}\nr = {sign}{{ 'a'..'z' ~ ('a'..'z' | '0'..'9')* }}\n"))
    };
    let [only_left, only_right] = differences((&grammar(""), "r"), (&grammar("@"), "r"));
    assert_eq!((only_left.as_deref(), only_right), (Some("a "), None));
}

/// White space takes the blanks that a later part wants.
#[test]
fn parts_after_white_space() {
    let rules = r#"r = { "a" ~ ("b" | " b") ~ " "? ~ ("c" ~ (" " | ",")?)* ~ ("d" ~ "e"){2} ~ "d" }"#;
    let file = SourceFile { name: "a.pest".into(), text: format!("WHITESPACE = _{{ \" \" }}\n{rules}\n") };
    let found = dead_parts(&PestGrammar::read(&[file]).unwrap(), "r", Limits::default()).unwrap();
    let found: Vec<_> = found.iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        [
            "has `\" b\"`, which never matches after the preceding parts",
            "has `\" \"?`, which never matches after the preceding parts",
            "has `\" \"`, which never matches after the preceding parts",
        ]
    );
}

/// The letters of the texts in these tests.
const LETTERS: [char; 4] = ['a', 'b', ' ', '#'];
const LONGEST: u32 = 5;

pub fn texts() -> Vec<String> {
    let mut texts = vec![String::new()];
    let mut start = 0;
    for _ in 0..LONGEST {
        let end = texts.len();
        for index in start..end {
            texts.extend(LETTERS.map(|letter| format!("{}{letter}", texts[index])));
        }
        start = end;
    }
    texts
}

/// Returns the rules as pest by default reads them, also if its feature `grammar-extras` is enabled.
pub fn rules(grammar: &str) -> Option<Vec<OptimizedRule>> {
    Some(pest_meta::parse_and_optimize(&grammar.replace('+', "{1,}")).ok()?.1)
}

/// Checks that the rule `r` accepts just those short texts that pest accepts with `top = { r }`.
pub fn assert_as_pest(grammar: &str) -> Result<(), TestCaseError> {
    let Some(plain) = rules(grammar) else { return Err(TestCaseError::reject("invalid grammar")) };
    assert_as_rules(grammar, Pest::Plain, plain)?;
    #[cfg(feature = "findings")]
    assert_as_rules(grammar, Pest::GrammarExtras, pest_meta::parse_and_optimize(grammar).unwrap().1)?;
    Ok(())
}

fn assert_as_rules(grammar: &str, pest: Pest, rules: Vec<OptimizedRule>) -> Result<(), TestCaseError> {
    let vm = pest_vm::Vm::new(rules);
    let mut expressions = Expressions::default();
    let file = SourceFile { name: "test.pest".into(), text: grammar.into() };
    let read = PestGrammar::read_as(&[file], pest).and_then(|grammar| grammar.expression("r", &mut expressions));
    let rule = match read {
        Err(Error { problem: Problem::Syntax(_) | Problem::Undecidable(_), .. }) => {
            return Err(TestCaseError::reject("invalid grammar"));
        }
        rule => rule.unwrap(),
    };
    let accepts = |text: &&String| vm.parse("top", text).is_ok_and(|pairs| pairs.as_str().len() == text.len());
    let texts = texts();
    let accepted: Vec<_> = (texts.iter().filter(accepts))
        .map(|text| expressions.string(text.chars().map(CharacterSet::from_char)))
        .collect();
    let accepted = expressions.choice(Semantics::Abnf, accepted);
    let letters = LETTERS.into_iter().map(CharacterSet::from_char).reduce(|all, one| all.union(&one));
    let letter = expressions.set(letters.unwrap());
    let short = expressions.repeat(Semantics::Abnf, letter, 0, Some(LONGEST));
    let short = expressions.both(rule, short);
    let verdict = decide(&expressions, [short, accepted], Question::Equal, Limits::default()).unwrap();
    prop_assert_eq!([verdict.only_left, verdict.only_right], [None, None], "{:?} {}", pest, grammar);
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn white_space_is_that_of_pest(
        shape in shapes(true),
        names in prop::sample::select(vec![["\"a\"", "\"b\""], ["pair", "\"b\""], ["atom", "pair"], ["free", "atom"], ["pair", "free"]]),
        types in prop::array::uniform4(prop::sample::select(vec!["", "", "", "@", "$", "!", "_"])),
        white_space in prop::option::weighted(0.8, prop::sample::select(vec!["_{ \" \" }", "{ \" \" }", "@{ \" \"+ }", "_{ \"  \" | \" #\" }", "${ blank }"])),
        comment in prop::option::of(prop::sample::select(vec!["_{ \"#\" }", "@{ \"#\" ~ (!\"#\" ~ ANY)* ~ \"#\" }", "{ \"#\" ~ blank? }"])),
    ) {
        let part = |shape: &Shape| shape.pest().replace("\"a\"", names[0]).replace("\"b\"", names[1]);
        let [r, pair, atom, free] = types;
        let implicit = [("WHITESPACE", white_space), ("COMMENT", comment)];
        let implicit = implicit.into_iter().filter_map(|(name, rule)| Some(format!("{name} = {}\n", rule?)));
        let grammar = implicit.collect::<String>() + &format!(
            "r = {r}{{ {} }}\npair = {pair}{{ \"a\" ~ \"b\"? }}\natom = {atom}{{ pair | \"b\"+ }}\nfree = {free}{{ \"b\" ~ pair }}\n\
             blank = {{ \" \" ~ \" \"? }}\ntop = {{ r }}\n",
            part(&shape)
        );
        assert_as_pest(&grammar)?;
    }
}
