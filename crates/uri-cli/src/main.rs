//! The command `uri`.

mod output;
mod input;
mod batch;
mod commands;
mod grammar;
mod options;
mod usage;

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser as _};
use pest_uri::{EntryRule, grammar_files};

use commands::{
    compare, complete, completions, convert, encode, file_path, find, normalize, parse, query, repair, resolve,
    schemes, set,
};
use grammar::shipped::ShippedGrammars;
use options::{Command, Options};
use output::message;
use output::outcome::Outcome;

fn main() -> ExitCode {
    let outcome = match Options::try_parse() {
        Ok(Options { command }) => run(command).map(ExitCode::from),
        Err(error) => usage::report(&error),
    };
    match outcome {
        Ok(status) => status,
        // Whoever read the output has seen enough of it.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            message::print_error(&error.to_string());
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
        Command::Query(options) => query::run(options),
        Command::Set(options) => set::run(options),
        Command::ToUri(inputs) => convert::to_uri(inputs),
        Command::ToIri(inputs) => convert::to_iri(inputs),
        Command::FromPath(options) => file_path::from_path(options),
        Command::ToPath(options) => file_path::to_path(options),
        Command::Schemes(options) => schemes::run(&options),
        Command::Grammar(options) => grammar::run(options, &shipped_grammars()),
        Command::Completions(options) => completions::run(&options, Options::command()),
    }
}

/// The grammars of the library.
fn shipped_grammars() -> ShippedGrammars {
    let references = [EntryRule::UriReference, EntryRule::IriReference];
    ShippedGrammars::new(grammar_files(), references.map(EntryRule::name))
}
