//! Reads regular grammars, of pest and of ABNF, and decides exactly whether two of them accept the same texts.
//!
//! ```
//! use pest_regular::{AbnfGrammar, Expressions, Limits, PestGrammar, Question, SourceFile, decide};
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
//! # Ok::<(), pest_regular::Error>(())
//! ```
//!
//! On the road from two grammars to a verdict:
//!
//! 1. [`PestGrammar`] and [`AbnfGrammar`] read a notation and make expressions of rules.
//! 2. `decision/alphabet`: characters that no expression tells apart become one class.
//! 3. `decision/build`: both expressions become one circuit, whose gates are predicates on the suffixes of a text.
//! 4. `decision/derive`: what a gate says of a text is a Boolean function of what gates say of the text behind its first character.
//! 5. `decision/search`: texts are tried in order of length. Two texts are continued as one if the same function is left to ask; there
//!    are finitely many, so the search ends, and the first difference is a shortest one.

// What both notations come to.
mod characters;
mod error;
mod expression;
mod source;

// The notations.
mod abnf_core;
mod abnf_grammar;
mod abnf_syntax;
mod pest_builtins;
mod pest_grammar;
mod side;

mod decision;

pub use abnf_grammar::AbnfGrammar;
pub use decision::{Figures, Limits, Question, Verdict, decide};
pub use error::{Error, Place, Problem};
pub use expression::{ExpressionId, Expressions};
pub use pest_grammar::PestGrammar;
pub use side::read_side;
pub use source::SourceFile;
