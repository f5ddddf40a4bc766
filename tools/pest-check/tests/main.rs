//! The tests, one module per subject.

mod abnf_notation;
mod changes;
#[cfg(feature = "command")]
mod command;
#[cfg(feature = "command")]
mod compare;
mod core_rules;
mod dead_parts;
mod errors;
#[cfg(feature = "command")]
mod findings;
#[cfg(feature = "command")]
mod inputs;
mod stores;
mod large_questions;
mod memory;
mod mistakes;
mod paths;
mod pest_errors;
mod pest_notation;
mod random;
mod recursion;
#[cfg(feature = "command")]
mod rfc3986;
mod rules_by_name;
mod shapes;
mod size_limits;
mod support;
mod transcriptions;
#[cfg(feature = "command")]
mod readme;
#[cfg(feature = "command")]
mod tools;
mod trees;
mod white_space;
