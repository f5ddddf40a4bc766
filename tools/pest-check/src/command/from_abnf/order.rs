//! Orders the alternatives of a choice, so that pest accepts the texts of all of them.
//!
//! pest takes the first alternative that matches. An alternative that matches the beginning of a
//! text of another one has to come after it.

use grammar_reader::abnf_notation::syntax::Element;
use grammar_reader::characters::CharacterSet;
use grammar_reader::expression::Semantics;
use grammar_reader::{AbnfGrammar, Error, Expressions};
use pest_check::{Limits, Question, decide};

use super::nullable::is_nullable;

/// The maximum number of alternatives that are compared by decision. Strings always are.
const MOST_COMPARED: usize = 40;

/// The maximum work of all questions, and the work of a state and of a question that is not decided.
pub const MOST_WORK: usize = 3_000_000;
const STATE_WORK: usize = 40;
const GIVEN_UP_WORK: usize = 50_000;

/// Returns the limits of a question. A grammar has many, and an author waits for all.
pub fn limits() -> Limits {
    Limits::brief().gates(200_000).states(20_000)
}

/// Returns the indices of alternatives in an order for pest. The order is kept where it does not
/// matter, and where two alternatives would each have to come first. `work` is that of all questions about a grammar.
pub fn order(alternatives: &[Element], grammar: &AbnfGrammar, work: &mut usize) -> Vec<usize> {
    let count = alternatives.len();
    let mut begins_other = |one: usize| {
        (0..count).map(|other| one != other && begins(alternatives, [one, other], grammar, work)).collect()
    };
    let begins: Vec<Vec<bool>> = (0..count).map(&mut begins_other).collect();
    let is_empty: Vec<bool> = alternatives.iter().map(|it| is_nullable(it, grammar)).collect();
    // Some text of `one` begins one of `other`, so `other` comes first. An alternative that matches
    // the empty text always matches.
    let must_follow = |one: usize, other: usize| match (is_empty[one], is_empty[other]) {
        (true, false) => true,
        (false, true) => false,
        _ => begins[one][other] && !begins[other][one],
    };
    let (mut order, mut waiting): (Vec<usize>, Vec<usize>) = (vec![], (0..count).collect());
    while !waiting.is_empty() {
        let is_free = |one: &usize| !waiting.iter().any(|other| must_follow(*one, *other));
        let next = waiting.iter().position(is_free).unwrap_or(0);
        order.push(waiting.remove(next));
    }
    order
}

/// Returns whether some text of an alternative is the beginning of a longer text of another.
fn begins(alternatives: &[Element], [one, other]: [usize; 2], grammar: &AbnfGrammar, work: &mut usize) -> bool {
    let [one, other] = [&alternatives[one], &alternatives[other]];
    if let (Some(one), Some(other)) = (string(one), string(other)) {
        return one.len() < other.len() && one.iter().zip(&other).all(|(one, other)| one.intersects(other));
    }
    if alternatives.len() > MOST_COMPARED || *work > MOST_WORK {
        return false;
    }
    begins_by_decision(one, other, grammar, work).unwrap_or_else(|_| {
        *work += GIVEN_UP_WORK;
        false
    })
}

fn begins_by_decision(one: &Element, other: &Element, grammar: &AbnfGrammar, work: &mut usize) -> Result<bool, Error> {
    let mut expressions = Expressions::default();
    let [one, other] = [one, other].map(|element| grammar.element_expression(element, &mut expressions));
    let any = expressions.set(CharacterSet::all());
    let more = expressions.repeat(Semantics::Abnf, any, 1, None);
    let longer = expressions.sequence(vec![one?, more]);
    let both = expressions.both(longer, other?);
    let nothing = expressions.set(CharacterSet::default());
    let verdict = decide(&expressions, [both, nothing], Question::Inside, limits())?;
    *work += verdict.statistics.gates + STATE_WORK * verdict.statistics.states;
    Ok(verdict.only_left.is_some())
}

/// A character of a string, in one or both cases.
struct Character([char; 2]);

impl Character {
    fn intersects(&self, other: &Self) -> bool {
        self.0.iter().any(|one| other.0.contains(one))
    }
}

/// Returns the characters of a string.
fn string(element: &Element) -> Option<Vec<Character>> {
    match element {
        Element::Text { text, is_sensitive } => Some(
            text.chars()
                .map(|it| {
                    if *is_sensitive {
                        Character([it; 2])
                    } else {
                        Character([it.to_ascii_lowercase(), it.to_ascii_uppercase()])
                    }
                })
                .collect(),
        ),
        Element::Values(values) => values.iter().map(|value| Some(Character([char::from_u32(*value)?; 2]))).collect(),
        _ => None,
    }
}
