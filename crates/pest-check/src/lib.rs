//! Decides exactly whether two grammars, of pest or of ABNF, accept the same texts, and finds what in a grammar never matches.
//!
//! ```
//! use pest_check::{AbnfGrammar, Expressions, Limits, PestGrammar, Question, SourceFile, decide};
//!
//! let pest = SourceFile { name: "octet.pest".into(), text: r#"octet = { '0'..'9' | '1'..'9' ~ '0'..'9' }"#.into() };
//! let abnf = SourceFile { name: "octet.abnf".into(), text: "octet = DIGIT / %x31-39 DIGIT\n".into() };
//!
//! let mut expressions = Expressions::default();
//! let left = PestGrammar::read(&[pest])?.expression("octet", &mut expressions)?;
//! let right = AbnfGrammar::read(&[abnf])?.expression("octet", &mut expressions)?;
//! let verdict = decide(&expressions, [left, right], Question::Equal, Limits::default())?;
//!
//! // In pest a choice is final: one digit is enough for the first alternative.
//! assert_eq!(verdict.only_left, None);
//! assert_eq!(verdict.only_right.as_deref(), Some("10"));
//! # Ok::<(), pest_check::Error>(())
//! ```
//!
//! The steps from two grammars to a verdict:
//!
//! 1. [`PestGrammar`] and [`AbnfGrammar`], of the package `grammar-reader`, read a notation and make expressions of rules.
//! 2. `decision/alphabet`: characters that no expression tells apart become one class.
//! 3. `decision/build`: both expressions become one circuit, whose gates are predicates on the suffixes of a text.
//! 4. `decision/derive`: what a gate says of a text is a Boolean function of what gates say of the text after its first character.
//! 5. `decision/search`: texts are tried in order of length. Two texts are continued as one if the same function is left to ask; there
//!    are finitely many, so the search ends, and the first difference is a shortest one.
//!
//! What is built on that, in `comparing/`:
//!
//! - [`compare`] decides about two [`Side`]s, and shows by which rules the one side reads what the other does not.
//! - [`compare_files`] compares all rules of two grammars; [`assert_inside`] and [`changes`] are that as lines of a test.
//! - [`compare_trees`] takes the same steps for texts in which marks show where the nodes of pest's trees begin and end.
//! - [`dead_parts`] finds the parts of a rule that make no difference, such as an alternative after one that takes all that it would.
//! - [`TranscribedGrammar`] compares the rules of a grammar with the ABNF in their own documentation, and so does [`assert_transcribed`].
//!
//! [`Language`] takes other steps from the fourth on. `decision/automaton` finds all states of one expression, `decision/partition`
//! merges those that accept the same, and `decision/smallest` puts them in an order that does not depend on how the expression is
//! written: equal languages are equal values. `decision/fingerprint` is of these, and `decision/counts` counts their texts.
//!
//! Grammars and expressions have the bounds of [`grammar_reader`]. What a question may take besides, [`Limits`] says.

mod decision;
mod comparing;
#[cfg(feature = "command")]
#[doc(hidden)]
pub mod command;

pub use comparing::{
    Cause, Comparison, DeadPart, GrammarComparison, Role, RuleComparison, RuleMatch, RulePairs, RulePath, Side,
    TranscribedGrammar, Transcription, TranscriptionComparison, TreeDifference, Witness, Writing, assert_inside,
    assert_transcribed, changes, changes_with, compare, compare_files, compare_renamed_trees, compare_rules,
    compare_trees, dead_parts,
};
pub use decision::{Counts, Figures, Fingerprint, Language, Limits, Longer, Question, Verdict, decide};
pub use grammar_reader::{
    AbnfGrammar, EXPRESSION, Error, ExpressionId, Expressions, PestGrammar, Place, Problem, SourceFile,
};

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
