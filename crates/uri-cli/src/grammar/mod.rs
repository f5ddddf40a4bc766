//! `uri grammar`: what grammar files say, accept and make of texts.

pub mod options;
pub mod shipped;
mod large_stack;
mod error;
mod git_revision;
mod note;
mod doc_abnf;
mod source;
mod rule_difference;
mod compare_trees;
mod compare_rules;
mod compare;
mod pest_vm;
mod variant_notes;
mod transcription_notes;
mod check;
mod parse;
mod print;

use std::io;

use crate::output::outcome::Outcome;
use options::{GrammarCommand, GrammarOptions};
use shipped::ShippedGrammars;

pub fn run(options: GrammarOptions, shipped: &ShippedGrammars) -> io::Result<Outcome> {
    match options.command {
        Some(GrammarCommand::Parse(options)) => parse::run(options, shipped),
        Some(GrammarCommand::Compare(options)) => compare::run(&options, shipped),
        Some(GrammarCommand::Check(options)) => check::run(&options, shipped),
        None => print::run(options.name.as_deref(), options.abnf, shipped),
    }
}
