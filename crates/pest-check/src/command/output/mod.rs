//! The output of a command, for people and as JSON.

pub mod escape;
pub mod styles;
pub mod stdout;
pub mod json;
pub mod message;
pub mod excerpt;
pub mod outcome;
