//! The output of a command, as text and JSON.

pub mod escape;
pub mod styles;
pub mod stdout;
pub mod json;
pub mod message;
pub mod excerpt;
pub mod outcome;
