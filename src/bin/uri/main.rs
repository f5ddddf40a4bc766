//! The command `uri`.

mod options;
mod json;
mod input;
mod problem;
mod progress;
mod session;
mod scheme_aware;
mod parse;
mod resolve;
mod normalize;
mod compare;
mod complete;
mod encode;
mod edit;
mod convert;
mod schemes;
mod grammar_source;
mod compare_grammars;
mod examples;
mod machine;
mod check_grammars;
mod grammar;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;

use options::{Command, Options};
use session::Outcome;

fn main() -> ExitCode {
    let Options { command } = Options::parse();
    let outcome = match command {
        Command::Parse(options) => parse::run(options),
        Command::Resolve(options) => resolve::resolve(options),
        Command::Relativize(options) => resolve::relativize(options),
        Command::Normalize(options) => normalize::run(options),
        Command::Compare(options) => compare::run(options),
        Command::Complete(options) => complete::run(options),
        Command::Encode(options) => encode::encode(options),
        Command::Decode(inputs) => encode::decode(inputs),
        Command::Query(options) => edit::query(options),
        Command::Set(options) => edit::set(options),
        Command::ToUri(inputs) => convert::to_uri(inputs),
        Command::ToIri(inputs) => convert::to_iri(inputs),
        Command::Schemes(options) => schemes::run(&options),
        Command::Grammar(options) => grammar::run(&options),
    };
    match outcome {
        Ok(Outcome::AllValid) => ExitCode::SUCCESS,
        Ok(Outcome::SomeInvalid) => ExitCode::from(1),
        // Whoever read the output has seen enough of it.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be written there is nobody to tell.
            let _ = writeln!(io::stderr(), "uri: {error}");
            ExitCode::from(2)
        }
    }
}
