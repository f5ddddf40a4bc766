//! `uri grammar`: prints the built-in grammars, and runs the commands of `pest-check` with them.

pub mod options;
mod macro_notes;
mod generic_syntax_notes;
mod notes;
mod parse;
mod print;

use std::io;

use pest_check::command::program::Program;
use pest_check::command::shipped::ShippedGrammars;
use pest_check::command::{check, compare};

use crate::output::message::{PROGRAM, redacted};
use crate::output::outcome::Outcome;
use options::{GrammarCommand, GrammarOptions};

pub fn run(options: GrammarOptions, shipped: ShippedGrammars) -> io::Result<Outcome> {
    // The trees of the library show `_` as `-`, as ABNF does.
    let rule_name = |rule: &str| rule.replace('_', "-");
    let program = Program { name: PROGRAM, shipped, rule_name, redact: redacted, notes: notes::notes };
    match options.command {
        Some(GrammarCommand::Parse(options)) => parse::run(options, &program),
        Some(GrammarCommand::Compare(options)) => compare::run(&options, &program),
        Some(GrammarCommand::Check(options)) => check::run(&options, &program),
        None => print::run(options.name.as_deref(), options.abnf, &program.shipped),
    }
}
