//! The output of a command: records and diagnostics, for people and as JSON.

pub mod hexadecimal;
pub mod message;
pub mod diagnostic;
pub mod record;

pub use pest_check::command::output::{escape, json, outcome, stdout, styles};
