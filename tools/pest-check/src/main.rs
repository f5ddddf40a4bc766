//! The command `pest-check`.

mod command;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use command_output::outcome::Outcome;
use command_output::usage;
use grammar_reader::large_stack;

use command::options::{CheckOptions, CompareOptions, ParseOptions, ProfileOptions, SampleOptions};
use command::{PROGRAM, check, compare, parse, profile, sample};

/// Checks pest grammars, compares them with pest or ABNF grammars, and parses texts with them.
#[derive(Parser)]
#[command(name = PROGRAM, version, arg_required_else_help = true)]
struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(CheckOptions),
    Compare(CompareOptions),
    Parse(ParseOptions),
    Profile(ProfileOptions),
    Sample(SampleOptions),
}

fn main() -> ExitCode {
    let ended = match Options::try_parse() {
        // A large grammar takes much stack in pest.
        Ok(Options { command }) => large_stack::run(|| Ok(run(command)))
            .unwrap_or_else(|error| Err(io::Error::other(error)))
            .map(ExitCode::from),
        Err(error) => usage::report(&error, str::to_owned),
    };
    usage::status(PROGRAM, ended)
}

fn run(command: Command) -> io::Result<Outcome> {
    match command {
        Command::Check(options) => check::run(&options),
        Command::Compare(options) => compare::run(&options),
        Command::Parse(options) => parse::run(&options),
        Command::Profile(options) => profile::run(&options),
        Command::Sample(options) => sample::run(&options),
    }
}
