//! The output of a command: results and errors, as text and as JSON.

pub mod hexadecimal;
pub mod message;
pub mod diagnostic;
pub mod fields;
pub mod report;
pub mod record;

pub use command_output::{escape, json, outcome, stdout, styles};
