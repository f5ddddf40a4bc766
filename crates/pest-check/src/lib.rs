//! Decides exactly whether two grammars, of pest or of ABNF, accept the same texts, and finds parts of a grammar that never match.
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
//! 1. [`PestGrammar`] and [`AbnfGrammar`], of the package `grammar-reader`, read a notation and turn rules into expressions.
//! 2. `decision/alphabet`: characters that no expression distinguishes become one class.
//! 3. `decision/build`: both expressions become one circuit, whose gates are predicates on the suffixes of a text.
//! 4. `decision/derive`: the value of a gate for a text is a Boolean function of the values of gates for the text after its first
//!    character.
//! 5. `decision/search`: texts are tried in order of length. Two texts are continued as one if they leave the same function to evaluate.
//!    There are finitely many functions, so the search ends, and the first difference is a shortest one.
//!
//! The modules in `comparing/` build on that:
//!
//! - [`compare`] compares two [`Side`]s, and shows the rules by which one side reads what the other does not.
//! - [`compare_files`] compares all rules of two grammars. [`assert_inside`] and [`changes`] do so in one line of a test.
//! - [`compare_trees`] takes the same steps for texts with marks that show where the nodes of pest's trees begin and end.
//! - [`dead_parts`] finds the parts of a rule that make no difference, such as an alternative that an earlier one always preempts.
//! - [`TranscribedGrammar`] compares the rules of a grammar with the ABNF in their own documentation, and so does [`assert_transcribed`].
//!
//! [`Language`] replaces the steps from the fourth on. `decision/automaton` finds all states of one expression. `decision/partition` merges
//! those that accept the same continuations. `decision/smallest` puts them in an order that does not depend on how the expression is
//! written, so equal languages are equal values. `decision/fingerprint` hashes them, and `decision/counts` counts their texts.
//!
//! Grammars and expressions have the bounds of [`grammar_reader`]. [`Limits`] bounds what a question may take in addition.

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
