//! The command `pest-check`.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use pest_check::command::options::{
    CheckOptions, CompareOptions, CoverOptions, DiffOptions, FromAbnfOptions, ParseOptions, SampleOptions,
};
use pest_check::command::output::outcome::Outcome;
use pest_check::command::program::Program;
use pest_check::command::shipped::ShippedGrammars;
use pest_check::command::{check, compare, cover, diff, from_abnf, parse, sample, usage};

/// Checks pest grammars, compares them with pest or ABNF grammars, and parses texts with them.
#[derive(Parser)]
#[command(name = "pest-check", version, arg_required_else_help = true)]
struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(CheckOptions),
    Compare(CompareOptions),
    Parse(ParseOptions),
    Sample(SampleOptions),
    Cover(CoverOptions),
    FromAbnf(FromAbnfOptions),
    Diff(DiffOptions),
}

fn main() -> ExitCode {
    let ended = match Options::try_parse() {
        Ok(Options { command }) => run(command).map(ExitCode::from),
        Err(error) => usage::report(&error, str::to_owned),
    };
    usage::status("pest-check", ended)
}

fn run(command: Command) -> io::Result<Outcome> {
    let program = Program {
        name: "pest-check",
        shipped: ShippedGrammars::default(),
        rule_name: str::to_owned,
        redact: str::to_owned,
        notes: |_, _, _| vec![],
    };
    match command {
        Command::Check(options) => check::run(&options, &program),
        Command::Compare(options) => compare::run(&options, &program),
        Command::Parse(options) => parse::run(options, &program),
        Command::Sample(options) => sample::run(&options, &program),
        Command::Cover(options) => cover::run(&options, &program),
        Command::Diff(options) => diff::run(&options, &program),
        Command::FromAbnf(options) => from_abnf::command::run(&options, &program),
    }
}
