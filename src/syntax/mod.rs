//! From text to the outline of its components, and what to say of a text that is refused.
//!
//! The road is text → [`ParseTree`] → `Outline`, or right there by the recognizer; a refusal goes text → `Explanation` → [`ParseError`] →
//! [`Report`]. The modules stand in the order of their use: each knows only those above it, but for `table`, whose rules bear the names
//! that `grammar` has. Only these two know pest.

pub(crate) mod span;
pub(crate) mod table;
pub(crate) mod grammar;
mod component;
mod recognizer;
mod host_kind;
mod explain;
mod error_kind;
mod error;
pub(crate) mod outline;
mod diagnosis;
pub(crate) mod read;
mod tree;
pub(crate) mod literal;
mod repair;
mod note;
mod report;

pub use component::Component;
pub use error::ParseError;
pub(crate) use error::Quoted;
pub use error_kind::ParseErrorKind;
pub(crate) use explain::matches;
pub use grammar::{EntryRule, grammar_files};
pub(crate) use grammar::{Rule, is_unreserved};
pub use host_kind::HostKind;
pub use outline::PathRule;
pub(crate) use read::{check, prefix, scheme_at_end};

pub use report::Report;
pub(crate) use report::{excerpt, password, tidy};
pub(crate) use table::Characters;
pub use table::RuleText;
pub use tree::{Node, ParseTree, RuleError};
