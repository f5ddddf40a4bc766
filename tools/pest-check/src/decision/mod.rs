//! Decides how the texts of two expressions compare. Each file is one pass, in the order of use.

mod deadline;
mod limits;
mod memory;
mod alphabet;
mod circuit;
mod build;
mod bdd;
mod derivative;
mod next_node_marks;
mod search;

use alphabet::Alphabet;
use build::{MatchedPart, build, build_trees};
pub use deadline::{Deadline, SECONDS};
pub use limits::Limits;
use search::search;

use grammar_reader::characters::CharacterSet;
use grammar_reader::error::Error;
use grammar_reader::expression::{Expression, ExpressionId, Expressions, Semantics};
use grammar_reader::large_stack;

/// The question about two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Do they accept the same texts?
    Equal,
    /// Does the right side accept all texts that the left side accepts?
    Inside,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Verdict {
    /// The shortest text that only the left side accepts.
    pub only_left: Option<String>,
    /// The shortest text that only the right side accepts. `None` if the question is inclusion.
    pub only_right: Option<String>,
    /// The size of the decision.
    pub statistics: Statistics,
}

/// The size of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statistics {
    /// The number of classes of equivalent characters.
    pub classes: usize,
    /// The number of gates of the circuit.
    pub gates: usize,
    /// The number of visited states.
    pub states: usize,
    /// The number of steps: gates that were built, and values of them that were computed. The time of a decision is
    /// about 0.1 to 0.2 µs for each.
    pub work: usize,
}

/// Decides a question about the texts that two expressions match as a whole.
///
/// # Errors
/// - the question exceeds the limits
/// - an expression belongs to another store
pub fn decide(
    expressions: &Expressions,
    sides: [ExpressionId; 2],
    question: Question,
    limits: Limits,
) -> Result<Verdict, Error> {
    decide_matches(expressions, sides, question, MatchedPart::Whole, limits)
}

/// Finds a shortest text that may begin with a match of an expression, with [unknown
/// parts](Expressions::unknown) that may match anything. Returns the text in
/// [`only_left`](Verdict::only_left).
///
/// `None` is certain: whatever the unknown parts are, the expression matches no text. A text is not:
/// what follows an unknown part is only known to match some text by itself.
///
/// ```
/// use pest_check::{Expressions, Limits, PestGrammar, Recursion, SourceFile, find_possible_start};
///
/// // Whatever a list is, the lookahead prevents the name.
/// let text = r#"call = { !name ~ name ~ "(" ~ list ~ ")" } name = @{ 'a'..'z'+ } list = { "[" ~ list* ~ "]" }"#;
/// let grammar = PestGrammar::read(&[SourceFile { name: "call.pest".into(), text: text.into() }])?;
/// let mut expressions = Expressions::default();
/// let call = grammar.expression_with("call", Recursion::Approximate(0), &mut expressions)?;
/// assert_eq!(find_possible_start(&mut expressions, call, Limits::brief())?.only_left, None);
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// - the question exceeds the limits
/// - the expression belongs to another store
pub fn find_possible_start(
    expressions: &mut Expressions,
    expression: ExpressionId,
    limits: Limits,
) -> Result<Verdict, Error> {
    expressions.check_own(&[expression])?;
    let never = expressions.set(CharacterSet::default());
    let decide = |expressions: &Expressions, segment| {
        decide_matches(expressions, [segment, never], Question::Inside, MatchedPart::PossibleStart, limits)
    };
    let mut segments = segments(expressions, expression).into_iter();
    let first = decide(expressions, segments.next().unwrap_or(expression))?;
    if first.only_left.is_some() {
        for segment in segments {
            let next = decide(expressions, segment)?;
            if next.only_left.is_none() {
                return Ok(next);
            }
        }
    }
    Ok(first)
}

/// Splits a sequence after each part that contains unknown parts. Such a part may end anywhere, so
/// the sequence matches a text only if each segment does.
fn segments(expressions: &mut Expressions, expression: ExpressionId) -> Vec<ExpressionId> {
    let parts = expressions.sequence_parts(expression);
    if parts.len() == 1 || !expressions.has_unknown_parts(expression) {
        return vec![expression];
    }
    let has_start = expressions.has_start(expression);
    let (mut segments, mut open) = (vec![], vec![]);
    for part in parts {
        open.push(part);
        // A lookahead is needed for the parts after it.
        let is_lookahead = matches!(expressions.get(part), Expression::Ahead(_) | Expression::NotAhead(_));
        if expressions.has_unknown_parts(part) && !is_lookahead {
            segments.push(expressions.sequence(std::mem::take(&mut open)));
            if has_start {
                // `SOI` does not match there.
                let any = expressions.set(CharacterSet::all());
                open.push(expressions.repeat(Semantics::Abnf, any, 0, None));
            }
            open.extend(after(expressions, part));
        }
    }
    segments.push(expressions.sequence(open));
    segments
}

/// Returns a lookahead that succeeds after any match of an expression, if one is known: after a
/// repetition, there is no further item.
fn after(expressions: &mut Expressions, expression: ExpressionId) -> Option<ExpressionId> {
    match expressions.get(expression).clone() {
        Expression::Repeat { semantics: Semantics::Peg, item, most: None, .. } => Some(expressions.not_ahead(item)),
        Expression::Repeat { semantics: Semantics::Peg, item, least: 0, most: Some(1) } => {
            let none = expressions.not_ahead(item);
            let after = after(expressions, item)?;
            Some(expressions.choice(Semantics::Abnf, vec![none, after]))
        }
        Expression::Sequence(parts) => after(expressions, *parts.last()?),
        _ => None,
    }
}

fn decide_matches(
    expressions: &Expressions,
    sides: [ExpressionId; 2],
    question: Question,
    part: MatchedPart,
    limits: Limits,
) -> Result<Verdict, Error> {
    expressions.check_own(&sides)?;
    limits.check_deadline()?;
    let alphabet = Alphabet::merge(expressions, &sides);
    let (circuit, roots) =
        large_stack::run_for(expressions.len(), || build(expressions, &alphabet, sides, part, limits))?;
    let is_wanted = [true, question == Question::Equal];
    let is_enough = |only: &[Option<String>; 2]| (0..2).all(|side| only[side].is_some() || !is_wanted[side]);
    let found = search(&circuit, roots.map(|root| [root]), (&alphabet, 0), is_enough, limits)?;
    let [only_left, only_right] = found.only;
    let only_right = only_right.filter(|_| is_wanted[1]);
    let statistics =
        Statistics { classes: alphabet.len(), gates: circuit.len(), states: found.states, work: found.work };
    Ok(Verdict { only_left, only_right, statistics })
}

/// Finds a text that two expressions match as a whole with different trees. The nodes of the trees
/// are the rules of the store. The text is one of the shortest, where each node counts as two
/// characters.
///
/// # Errors
/// The question exceeds the limits.
pub(crate) fn decide_trees(
    expressions: &Expressions,
    sides: [ExpressionId; 2],
    limits: Limits,
) -> Result<Option<String>, Error> {
    limits.check_deadline()?;
    let alphabet = Alphabet::merge(expressions, &sides);
    let (circuit, roots, marks) =
        large_stack::run_for(expressions.len(), || build_trees(expressions, &alphabet, sides, limits))?;
    let is_enough = |only: &[Option<String>; 2]| only.iter().any(Option::is_some);
    let found = search(&circuit, roots, (&alphabet, marks), is_enough, limits)?;
    Ok(found.only.into_iter().flatten().next())
}
