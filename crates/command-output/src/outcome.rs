//! The outcome of a command.

use std::process::ExitCode;

/// The outcome of a command.
pub enum Outcome {
    /// All inputs are valid: the status is 0.
    AllValid,
    /// Some inputs are invalid: the status is 1.
    SomeInvalid,
    /// The command could not run: the status is 2.
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
