//! Errors for people: the text with a mark, the rule, what was expected, notes and a repair.

mod repair;
mod note;
mod drawing;

pub use drawing::Report;
pub(crate) use drawing::{excerpt, password, tidy};
