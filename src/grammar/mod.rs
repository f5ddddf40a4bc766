//! The grammar: what is generated from it, the table of its rules, and the interpreter of that table.

#[cfg_attr(not(feature = "trees"), allow(dead_code))]
pub(crate) mod span;
pub(crate) mod table;
#[cfg_attr(not(feature = "trees"), allow(dead_code))]
pub(crate) mod node;
// Allowed: generated code has no documentation, does not follow our lints, and has its own format.
#[allow(missing_docs, unused_qualifications, unreachable_pub, clippy::all, clippy::pedantic, rustdoc::all)]
#[rustfmt::skip]
pub(crate) mod generated;
pub(crate) mod rules;
pub(crate) mod component;
pub(crate) mod expected;
pub(crate) mod interpreter;
#[cfg(feature = "trees")]
pub(crate) mod nodes;
pub(crate) mod failure;
#[cfg(feature = "trees")]
pub(crate) mod trace;
#[cfg(feature = "custom-grammars")]
#[doc(hidden)]
pub mod functions;

pub use component::Component;
pub(crate) use interpreter::matches;
pub use rules::{EntryRule, grammar_files};
pub(crate) use rules::{Rule, is_unreserved};
pub(crate) use table::Characters;
pub use table::RuleText;
#[cfg(feature = "trees")]
pub use trace::Trace;
