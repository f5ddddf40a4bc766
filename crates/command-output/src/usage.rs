//! Help, command-line errors, and the exit status of a program.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Error;

use crate::message;
use crate::stdout::Output;

/// Prints the help, or the redacted error.
pub fn report(error: &Error, redact: fn(&str) -> String) -> io::Result<ExitCode> {
    if error.use_stderr() {
        for line in error.render().to_string().lines() {
            // The line may repeat an argument.
            message::print(&redact(line));
        }
        return Ok(ExitCode::from(2));
    }
    let (mut out, text) = (Output::new(), error.render());
    let text = if out.styles.are_coloured() { text.ansi().to_string() } else { text.to_string() };
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the exit status of a program, and prints its error.
pub fn status(program: &str, ended: io::Result<ExitCode>) -> ExitCode {
    match ended {
        Ok(status) => status,
        // The output was closed.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            message::print_error(program, &error.to_string());
            ExitCode::from(2)
        }
    }
}
