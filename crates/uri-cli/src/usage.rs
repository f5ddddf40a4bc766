//! Help, and what is wrong with a command line.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Error;

use crate::output::message;
use crate::output::stdout::Output;

/// Prints the help that was asked for, or what is wrong.
pub fn report(error: &Error) -> io::Result<ExitCode> {
    if error.use_stderr() {
        for line in error.render().to_string().lines() {
            // It may repeat an argument.
            message::print(&message::redacted(line));
        }
        return Ok(ExitCode::from(2));
    }
    let (mut out, text) = (Output::new(), error.render());
    let text = if out.styles.are_coloured() { text.ansi().to_string() } else { text.to_string() };
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
