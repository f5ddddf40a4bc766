//! Reads grammars in the notation of [pest](https://pest.rs) and in ABNF (RFC 5234, RFC 7405), with precise errors.
//!
//! ```
//! use grammar_reader::SourceFile;
//! use grammar_reader::pest_notation::syntax;
//!
//! let file = SourceFile { name: "digit.pest".into(), text: "digit = { '0'..'9' ~ }".into() };
//! let error = syntax::read(&[file]).unwrap_err();
//! let message = "digit.pest:1:22: digit: expected a rule name, a string, a range or `(` after `~`";
//! assert_eq!(error.to_string(), message);
//! ```
//!
//! pest reads its notation, here with bounds and other messages. `pest-regular` compiles the rules to recognizers, and
//! the macros of `pest-uri` write code for them. `pest-check` reads and compares grammars of any size. The grammars of
//! ABNF are converted to [`Expressions`], as are those of pest in `pest-check`.
//!
//! # Bounds
//!
//! A grammar may come from an untrusted source, so no grammar overflows the stack or takes
//! unlimited memory. What exceeds the bounds is rejected with [`Problem::TooLarge`], its
//! location and advice.
//!
//! - Both notations: the files may have a million bytes together. A question may have 300,000
//!   expressions and 3,000 alternatives that do not begin alike.
//! - pest: expressions may be nested 500 deep in a rule. A rule in a question may have 100,000
//!   expressions after expanding repetitions, as pest does, and rules and expressions together may
//!   be nested 12,000 deep. `pest-check` reads the other rules of a grammar with such a rule.
//! - pest, in grammars that are compiled: rules may be nested 200 deep, expressions 100 deep, and
//!   500 expressions may be next to each other. A rule may have 10,000 expressions after expanding
//!   repetitions, and all rules together 30,000.
//! - ABNF: groups may be nested 100 deep, and rules and groups together 600. A group that is a rule
//!   of its own is not nested.

pub mod source;
mod similar;
pub mod core_rules;
pub mod error;
pub mod large_stack;

// The common representation.
pub mod characters;
pub mod expression;
#[cfg(test)]
mod expression_tests;

// The notations.
pub mod pest_notation;
pub mod abnf_notation;

// Additional requirements of the macros of `pest-uri`.
pub mod examples;
pub mod recursion;
pub mod checks;

pub use abnf_notation::grammar::AbnfGrammar;
pub use error::{Error, Location, Problem};
pub use expression::{ExpressionId, Expressions};
pub use pest_notation::syntax::without_tags;
pub use similar::similar;
pub use source::{EXPRESSION, SourceFile};
