//! The grammar: pest's parser for it, the table of its rules, and the interpreter of that table.

pub(crate) mod span;
pub(crate) mod table;
pub(crate) mod rules;
pub(crate) mod component;
pub(crate) mod explain;

pub use component::Component;
pub(crate) use explain::matches;
pub use rules::{EntryRule, grammar_files};
pub(crate) use rules::{Rule, is_unreserved};
pub(crate) use table::Characters;
pub use table::RuleText;
