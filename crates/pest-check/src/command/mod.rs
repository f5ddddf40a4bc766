//! The code that the commands `pest-check` and `uri grammar` share. It is not part of the public
//! API.

#![allow(
    clippy::missing_errors_doc,
    clippy::must_use_candidate,
    clippy::new_without_default,
    reason = "only the two programs call it"
)]

pub mod output;
pub mod shipped;
mod error;
mod pest_vm;
pub mod findings;
pub mod note;
pub mod program;
pub mod usage;
pub mod options;
mod git_revision;
pub mod rule_comments;
pub mod rule_argument;
mod rule_difference;
mod compare_trees;
mod compare_rules;
pub mod compare;
mod transcription_notes;
mod sarif;
pub mod check;
pub mod text_parser;
pub mod parse;
pub mod parts;
pub mod sample;
mod lcov;
pub mod cover;
pub mod from_abnf;
mod diff_report;
pub mod diff;
