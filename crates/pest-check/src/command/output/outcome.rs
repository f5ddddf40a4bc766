//! The outcome of a command.

use std::process::ExitCode;

/// The outcome of a command.
pub enum Outcome {
    AllValid,
    SomeInvalid,
    /// The command could not run.
    NotRun,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::AllValid => ExitCode::SUCCESS,
            Outcome::SomeInvalid => ExitCode::from(1),
            Outcome::NotRun => ExitCode::from(2),
        }
    }
}
