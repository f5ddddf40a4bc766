//! The commands.

mod error;
mod pest_vm;
mod findings;
pub mod options;
mod git_revision;
mod rule_comments;
mod rule_argument;
mod rule_difference;
mod compare_trees;
mod compare_rules;
mod compare_markdown;
pub mod compare;
mod transcription_notes;
mod sarif;
pub mod check;
mod text_parser;
pub mod parse;
mod parts;
pub mod sample;
mod lcov;
pub mod cover;
pub mod from_abnf;

/// The name of the program.
pub const PROGRAM: &str = "pest-check";
