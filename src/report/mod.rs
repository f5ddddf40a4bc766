//! Errors for people: the text with a mark, the rule, what was expected, notes and a repair.

pub(crate) mod note;
pub(crate) mod drawing;

pub use drawing::Report;
