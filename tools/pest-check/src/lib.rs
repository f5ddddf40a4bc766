//! Decides exactly whether two grammars, in the notation of pest or ABNF, accept the same texts,
//! and finds parts of a grammar that never match.
//!
//! ```
//! use pest_check::{AbnfGrammar, Expressions, Limits, PestGrammar, Question, SourceFile, decide};
//!
//! let pest = SourceFile { name: "byte.pest".into(), text: r#"byte = { '0'..'9' | '1'..'9' ~ '0'..'9' }"#.into() };
//! let abnf = SourceFile { name: "byte.abnf".into(), text: "byte = DIGIT / %x31-39 DIGIT\n".into() };
//!
//! let mut expressions = Expressions::default();
//! let left = PestGrammar::read(&[pest])?.expression("byte", &mut expressions)?;
//! let right = AbnfGrammar::read(&[abnf])?.expression("byte", &mut expressions)?;
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
//! 1. [`PestGrammar`] and [`AbnfGrammar`] read a notation and convert rules to expressions. The second
//!    is of the package `grammar-reader`; `pest_notation/` has the first, for grammars of any size.
//! 2. `decision/alphabet` merges characters that no expression distinguishes into one class.
//! 3. `decision/build` converts both expressions to one circuit, whose gates are predicates on the
//!    suffixes of a text.
//! 4. `decision/derivative` computes the value of a gate for a text as a Boolean function of the
//!    values of gates for the text after its first character.
//! 5. `decision/search` tries texts in order of length. Of texts with the same function to
//!    evaluate, only the first is continued. There are finitely many functions, so the search ends,
//!    and the first difference is a shortest one.
//!
//! The modules in `comparing/` build on that:
//!
//! - [`compare`] compares two [`Operand`]s, and finds the rules that cause a difference.
//!   [`compare_to_depth`] searches for a difference of recursive rules.
//! - [`RulePairs`] pairs the rules of two grammars by name, and [`compare_rules`] compares them.
//!   [`assert_inside`] and [`changes`] are for tests.
//! - [`compare_trees`] takes the same steps for texts with marks at the start and end of parse tree
//!   nodes.
//! - [`TranscribedGrammar`] and [`assert_transcribed`] compare the rules of a grammar with the ABNF
//!   in their documentation.
//!
//! [`dead_parts`] asks such questions to find the parts of a rule that have no effect, such as
//! unreachable alternatives.
//!
//! `findings` (with the feature of this name) returns all that `pest-check check` finds in a grammar.
//!
//! Grammars and expressions have the bounds of [`grammar_reader`]. [`Limits`] bounds the cost of a
//! question.

#[doc(hidden)]
pub mod pest_notation;
mod decision;
mod comparing;
mod dead_parts;
#[doc(hidden)]
pub mod rfc3986;
// The command uses more of these modules than is exported below.
#[cfg(feature = "findings")]
#[doc(hidden)]
#[allow(clippy::must_use_candidate, reason = "only the command calls it")]
pub mod pest_vm;
#[cfg(feature = "findings")]
#[doc(hidden)]
#[allow(clippy::must_use_candidate, reason = "only the command calls what is not exported")]
pub mod findings;

#[doc(hidden)]
pub use comparing::compare_texts;
pub use comparing::{
    Comparison, Operand, RuleComparison, RuleMatch, RulePairs, RulePath, SourceChange, TranscribedGrammar,
    Transcription, TranscriptionComparison, TreeDifference, Witness, assert_inside, assert_transcribed, changes,
    compare, compare_rules, compare_to_depth, compare_trees,
};
pub use dead_parts::{Cause, DeadPart, Role, dead_parts};
#[doc(hidden)]
pub use decision::SECONDS;
pub use decision::{Deadline, Limits, Question, Statistics, Verdict, decide, find_possible_start};
#[cfg(feature = "findings")]
pub use findings::{
    code::{Code, Level},
    finding::{Edit, Finding, Place, Position},
    grammar::{findings, findings_as},
};
pub use grammar_reader::{AbnfGrammar, EXPRESSION, Error, ExpressionId, Expressions, Location, Problem, SourceFile};
pub use pest_notation::grammar::{PestGrammar, Recursion};
pub use pest_notation::pest::Pest;

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
