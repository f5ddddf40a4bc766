//! Random expressions: the decision agrees with a trial of every short text.

use pest_check::{Error, Expressions, Problem};
use proptest::prelude::*;

use crate::shapes::{Shape, shapes, texts};
use crate::support::{Grammar, compare, config};

/// A shape in one of the notations.
enum Side<'a> {
    Pest(&'a Shape),
    Abnf(&'a Shape),
}

impl Side<'_> {
    fn grammar(&self) -> Grammar {
        match self {
            Side::Pest(shape) => Grammar::pest(format!("r = {{ {} }}\n", shape.pest())),
            Side::Abnf(shape) => Grammar::abnf(format!("r = {}\n", shape.abnf())),
        }
    }

    fn accepts(&self, text: &[char]) -> bool {
        match self {
            Side::Pest(shape) => shape.pest_end(text, 0) == Some(text.len()),
            Side::Abnf(shape) => shape.abnf_ends(text, 0).contains(&text.len()),
        }
    }
}

/// Checks the verdict on two sides against all texts of up to five characters. It must find the
/// first difference.
fn check(left: &Side, right: &Side) -> Result<(), TestCaseError> {
    let verdict = match compare((&left.grammar(), "r"), (&right.grammar(), "r")) {
        // pest rejects an expression that never fails before another alternative, and a repetition
        // of nothing.
        Err(Error { problem: Problem::Syntax(_) | Problem::Undecidable(_), .. }) => {
            return Err(TestCaseError::reject("invalid grammar"));
        }
        verdict => verdict.unwrap(),
    };
    let texts = texts(5);
    for (one, two, found) in [(left, right, verdict.only_left), (right, left, verdict.only_right)] {
        let is_witness = |text: &[char]| one.accepts(text) && !two.accepts(text);
        let first: Option<String> = texts.iter().find(|text| is_witness(text)).map(|text| text.iter().collect());
        match found {
            Some(long) if first.is_none() => {
                let long: Vec<char> = long.chars().collect();
                prop_assert!(long.len() > 5 && is_witness(&long), "{long:?} is not a witness");
            }
            found => prop_assert_eq!(found, first),
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    /// Any text is either read or rejected, without a panic.
    #[test]
    fn any_text_is_read_or_rejected(text in "([rab ]|[-=/*0-9%xdb.<>()\\[\\]\"; \n\r\té\\\\~|{}'&!^]){0,40}") {
        for text in [format!("r = {text}"), format!("r = {{ {text} }}"), text] {
            for grammar in [Grammar::abnf(&*text), Grammar::pest(&*text)] {
                let _ = grammar.expression("r", &mut Expressions::default());
            }
        }
    }

    /// The matching that the other tests rely on is that of pest.
    #[test]
    fn shapes_match_as_in_pest(shape in shapes(true)) {
        let grammar = format!("r = @{{ {} }}\n", shape.pest());
        let Ok((_, rules)) = pest_meta::parse_and_optimize(&grammar) else {
            return Err(TestCaseError::reject("invalid grammar"));
        };
        let vm = pest_vm::Vm::new(rules);
        for text in texts(4) {
            let string: String = text.iter().collect();
            let end = vm.parse("r", &string).ok().map(|pairs| pairs.as_str().chars().count());
            prop_assert_eq!(shape.pest_end(&text, 0), end, "{:?}", text);
        }
    }

    #[test]
    fn pest_against_pest(left in shapes(true), right in shapes(true)) {
        check(&Side::Pest(&left), &Side::Pest(&right))?;
    }

    #[test]
    fn abnf_against_abnf(left in shapes(false), right in shapes(false)) {
        check(&Side::Abnf(&left), &Side::Abnf(&right))?;
    }

    /// The same words in both notations differ only where order and possession matter.
    #[test]
    fn pest_against_its_abnf(shape in shapes(false)) {
        check(&Side::Pest(&shape), &Side::Abnf(&shape))?;
    }

    /// What follows a lookahead or an ordered choice may or may not matter.
    #[test]
    fn pest_with_a_lookahead(shape in shapes(true), ahead in shapes(false)) {
        let guarded = Shape::Sequence(vec![Shape::NotAhead(ahead.clone().into()), shape.clone()]);
        check(&Side::Pest(&shape), &Side::Pest(&guarded))?;
        let chosen = Shape::Choice(vec![ahead, shape.clone()]);
        check(&Side::Pest(&shape), &Side::Pest(&chosen))?;
    }
}
