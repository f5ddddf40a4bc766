//! The command `uri`.

mod output;
mod input;
mod pool;
mod batch;
mod commands;
mod options;

use std::process::ExitCode;
use std::{env, io};

use command_output::usage;

use commands::{
    check, compare, complete, completions, convert, encode, file_path, find, grammar, normalize, parse, query, redact,
    repair, resolve, schemes, set, template,
};
use options::{Command, Options};
use output::escape::escape;
use output::message::{PROGRAM, redacted};
use output::outcome::Outcome;

fn main() -> ExitCode {
    let result = match Options::parse_from(env::args_os()) {
        Ok(Options { command }) => run(command).map(ExitCode::from),
        // The error repeats arguments, of which one with a line break would look like more lines.
        Err(error) if error.use_stderr() => {
            let arguments =
                env::args_os().map(|it| it.into_string().map_or_else(|it| it, |it| escape(&it).into_owned().into()));
            usage::report(&Options::parse_from(arguments).err().unwrap_or(error), redacted)
        }
        Err(error) => usage::report(&error, redacted),
    };
    usage::status(PROGRAM, result)
}

fn run(command: Command) -> io::Result<Outcome> {
    match command {
        Command::Parse(options) => parse::run(options),
        Command::Resolve(options) => resolve::resolve(options),
        Command::Relativize(options) => resolve::relativize(options),
        Command::Normalize(options) => normalize::run(options),
        Command::Repair(options) => repair::run(options),
        Command::Compare(options) => compare::run(options),
        Command::Check(options) => check::run(options),
        Command::Complete(options) => complete::run(options),
        Command::Find(options) => find::run(options),
        Command::Redact(options) => redact::run(options),
        Command::Encode(options) => encode::encode(options),
        Command::Decode(options) => encode::decode(options),
        Command::Query(options) => query::run(options),
        Command::Set(options) => set::run(options),
        Command::ToUri(inputs) => convert::to_uri(inputs),
        Command::ToIri(inputs) => convert::to_iri(inputs),
        Command::FromPath(options) => file_path::from_path(options),
        Command::ToPath(options) => file_path::to_path(options),
        Command::Template(options) => template::run(options),
        Command::Schemes(options) => schemes::run(&options),
        Command::Grammar(options) => grammar::run(&options),
        Command::Completions(options) => completions::run(&options, options::command()),
    }
}
