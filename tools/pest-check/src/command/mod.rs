//! The commands.

use pest_check::pest_vm;

mod error;
mod progress;
pub mod options;
mod pest_features;
mod git_revision;
mod rule_argument;
mod rule_difference;
mod compare_trees;
mod compare_rules;
mod compare_markdown;
pub mod compare;
mod finding_text;
mod github;
mod sarif;
mod rust_source;
mod grammar_input;
pub mod check;
pub mod parse;
pub mod profile;
mod marked_grammar;
mod random_texts;
pub mod sample;

/// The name of the program.
pub const PROGRAM: &str = "pest-check";
