//! Decides how the texts of two expressions compare. Each file is one pass, in the order of use.

mod limits;
mod alphabet;
mod circuit;
mod build;
mod bdd;
mod derivative;
mod next_node_marks;
mod search;
mod automaton;
mod partition;
mod minimize;
mod counts;
mod fingerprint;
mod language;

use alphabet::Alphabet;
use build::{build, build_trees};
pub use counts::{Counts, Longer};
pub use fingerprint::Fingerprint;
pub use language::Language;
pub use limits::Limits;
use search::search;

use grammar_reader::error::Error;
use grammar_reader::expression::{ExpressionId, Expressions};
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
    expressions.check_own(&sides)?;
    let alphabet = Alphabet::merge(expressions, &sides);
    let (circuit, roots) = large_stack::run_for(expressions.len(), || build(expressions, &alphabet, sides, limits))?;
    let is_wanted = [true, question == Question::Equal];
    let is_enough = |only: &[Option<String>; 2]| (0..2).all(|side| only[side].is_some() || !is_wanted[side]);
    let found = search(&circuit, roots.map(|root| [root]), (&alphabet, 0), is_enough, limits)?;
    let [only_left, only_right] = found.only;
    let only_right = only_right.filter(|_| is_wanted[1]);
    let statistics = Statistics { classes: alphabet.len(), gates: circuit.len(), states: found.states };
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
    let alphabet = Alphabet::merge(expressions, &sides);
    let (circuit, roots, marks) =
        large_stack::run_for(expressions.len(), || build_trees(expressions, &alphabet, sides, limits))?;
    let is_enough = |only: &[Option<String>; 2]| only.iter().any(Option::is_some);
    let found = search(&circuit, roots, (&alphabet, marks), is_enough, limits)?;
    Ok(found.only.into_iter().flatten().next())
}
