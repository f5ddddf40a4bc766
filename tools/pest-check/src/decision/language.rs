//! The language of an expression, in a form that does not depend on its source.

use super::alphabet::Alphabet;
use super::automaton::Automaton;
use super::build::{MatchedPart, build};
use super::counts::{Counts, counts};
use super::fingerprint::Fingerprint;
use super::limits::Limits;
use super::minimize::{State, Transition, states};
use grammar_reader::error::Error;
use grammar_reader::expression::{ExpressionId, Expressions};
use grammar_reader::large_stack;

/// All texts that an expression matches as a whole.
///
/// ```
/// use pest_check::{AbnfGrammar, Expressions, Language, Limits, PestGrammar, SourceFile};
///
/// let pest = SourceFile { name: "byte.pest".into(), text: "byte = { 'a'..'f'{1,2} }\n".into() };
/// let abnf = SourceFile { name: "byte.abnf".into(), text: "byte = %x61-66 / 2%x61-66\n".into() };
///
/// let mut expressions = Expressions::default();
/// let one = PestGrammar::read(&[pest])?.expression("byte", &mut expressions)?;
/// let other = AbnfGrammar::read(&[abnf])?.expression("byte", &mut expressions)?;
/// let [one, other] = [one, other].map(|it| Language::new(&expressions, it, Limits::default()));
///
/// // The sources differ, but the languages are equal.
/// let language = one?;
/// assert_eq!(language, other?);
/// assert_eq!(language.fingerprint().to_string(), "75e346fd383468d6");
/// assert_eq!(language.counts(Limits::default())?.to_string(), "6 of length 1, 36 of length 2, and no other");
/// # Ok::<(), pest_check::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// The states of the minimal automaton from which a text can be accepted, in breadth-first
    /// order by the code points of the transitions. The first is that of the empty text, even if
    /// nothing is accepted.
    states: Vec<State>,
}

impl Language {
    /// Creates the language of an expression.
    ///
    /// # Errors
    /// The language exceeds the limits.
    pub fn new(expressions: &Expressions, expression: ExpressionId, limits: Limits) -> Result<Self, Error> {
        expressions.check_own(&[expression])?;
        let alphabet = Alphabet::merge(expressions, &[expression]);
        let (circuit, [root, _]) = large_stack::run_for(expressions.len(), || {
            build(expressions, &alphabet, [expression; 2], MatchedPart::Whole, limits)
        })?;
        let automaton = Automaton::new(&circuit, root, &alphabet, limits)?;
        Ok(Language { states: states(&automaton, &alphabet) })
    }

    /// Returns the number of states of the minimal automaton from which a text can be accepted.
    #[must_use]
    pub fn states(&self) -> usize {
        self.states.len()
    }

    /// Returns a hash that identifies the language.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        let transition = |it: &Transition| [it.characters.first, it.characters.last, number(it.target)];
        Fingerprint::new(self.states.iter().flat_map(|state| {
            let head = [u32::from(state.accepts), number(state.transitions.len())];
            head.into_iter().chain(state.transitions.iter().flat_map(transition))
        }))
    }

    /// Returns the number of texts, by length.
    ///
    /// # Errors
    /// Counting exceeds the limits.
    pub fn counts(&self, limits: Limits) -> Result<Counts, Error> {
        counts(&self.states, limits)
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).expect("states have numbers of this size")
}
