//! Finds what is wrong with a grammar, and where.

mod dead_parts;
#[cfg(feature = "findings")]
pub mod code;
#[cfg(feature = "findings")]
pub mod finding;
#[cfg(feature = "findings")]
pub mod lines;
#[cfg(feature = "findings")]
mod edits;
#[cfg(feature = "findings")]
mod spans;
#[cfg(feature = "findings")]
mod allowed;
#[cfg(feature = "findings")]
mod callers;
#[cfg(feature = "findings")]
mod parts;
#[cfg(feature = "findings")]
mod samples;
#[cfg(feature = "findings")]
mod alive;
#[cfg(feature = "findings")]
mod beginnings;
#[cfg(feature = "findings")]
mod dead;
#[cfg(feature = "findings")]
mod keywords;
#[cfg(feature = "findings")]
mod growth;
#[cfg(feature = "findings")]
mod read_again;
#[cfg(feature = "findings")]
mod backtracking;
#[cfg(feature = "findings")]
mod unused;
#[cfg(feature = "findings")]
mod examples;
#[cfg(feature = "findings")]
mod transcription_notes;
#[cfg(feature = "findings")]
pub mod coverage;
#[cfg(feature = "findings")]
pub mod grammar;
#[cfg(feature = "findings")]
mod abnf;

pub use dead_parts::{Cause, DeadPart, Role, dead_parts};
