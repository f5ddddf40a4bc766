//! What a command prints: records and diagnostics, for people and as JSON.

pub mod escape;
pub mod styles;
pub mod stdout;
pub mod json;
pub mod message;
pub mod diagnostic;
pub mod record;
pub mod outcome;
