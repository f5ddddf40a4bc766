//! The command `uri`.

mod names;
mod input_options;
mod edit_options;
mod grammar_options;
mod options;
mod usage;
mod json;
mod visible;
mod styles;
mod output;
mod input;
mod reader;
mod problem;
mod session;
mod scheme_aware;
mod parse;
mod resolve;
mod normalize;
mod repair;
mod compare;
mod complete;
mod find;
mod encode;
mod set_data;
mod edit;
mod convert;
mod file_path;
mod schemes;
mod grammar_error;
mod revision;
mod abnf_above;
mod grammar_source;
mod rule_difference;
mod compare_trees;
mod compare_rules;
mod compare_grammars;
mod large_stack;
mod machine;
mod variant_notes;
mod transcription_notes;
mod check_grammars;
mod parse_by_grammar;
mod grammar;
mod completions;

use std::io;
use std::process::ExitCode;

use clap::Parser as _;

use options::{Command, Options};
use session::Outcome;

fn main() -> ExitCode {
    let outcome = match Options::try_parse() {
        Ok(Options { command }) => run(command).map(|outcome| status(&outcome)),
        Err(error) => usage::report(&error),
    };
    match outcome {
        Ok(status) => status,
        // Whoever read the output has seen enough of it.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            usage::print_error(&error.to_string());
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> io::Result<Outcome> {
    match command {
        Command::Parse(options) => parse::run(options),
        Command::Resolve(options) => resolve::resolve(options),
        Command::Relativize(options) => resolve::relativize(options),
        Command::Normalize(options) => normalize::run(options),
        Command::Repair(options) => repair::run(options),
        Command::Compare(options) => compare::run(options),
        Command::Complete(options) => complete::run(options),
        Command::Find(options) => find::run(options),
        Command::Encode(options) => encode::encode(options),
        Command::Decode(options) => encode::decode(options),
        Command::Query(options) => edit::query(options),
        Command::Set(options) => edit::set(options),
        Command::ToUri(inputs) => convert::to_uri(inputs),
        Command::ToIri(inputs) => convert::to_iri(inputs),
        Command::FromPath(options) => file_path::from_path(options),
        Command::ToPath(options) => file_path::to_path(options),
        Command::Schemes(options) => schemes::run(&options),
        Command::Grammar(options) => grammar::run(options),
        Command::Completions(options) => completions::run(&options),
    }
}

fn status(outcome: &Outcome) -> ExitCode {
    match outcome {
        Outcome::AllValid => ExitCode::SUCCESS,
        Outcome::SomeInvalid => ExitCode::from(1),
        Outcome::NotRun => ExitCode::from(2),
    }
}
