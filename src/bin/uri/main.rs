//! The command `uri`.

mod input;
mod options;
mod output;
mod parse;
mod progress;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;

use options::{Command, Options};

fn main() -> ExitCode {
    let Options { command } = Options::parse();
    let outcome = match command {
        Command::Parse(options) => parse::run(options),
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

/// What a command found.
enum Outcome {
    AllValid,
    SomeInvalid,
}
