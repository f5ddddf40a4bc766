//! How a command ends.

use std::process::ExitCode;

/// What a command found.
pub enum Outcome {
    AllValid,
    SomeInvalid,
    /// Nothing: what was asked cannot be done with any input.
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
