//! Help, and what is wrong with a command line.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Error;
use pest_uri::redact;

use crate::output::Output;
use crate::styles::Styles;
use crate::visible;

/// Prints the help that was asked for, or what is wrong.
pub fn report(error: &Error) -> io::Result<ExitCode> {
    if error.use_stderr() {
        for line in error.render().to_string().lines() {
            // It may repeat an argument.
            print(&redact(line).to_string());
        }
        return Ok(ExitCode::from(2));
    }
    let (mut out, text) = (Output::new(), error.render());
    let text = if out.styles.are_coloured() { text.ansi().to_string() } else { text.to_string() };
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Says why something could not be done.
pub fn print_error(message: &str) {
    print(&format!("uri: {message}"));
}

/// Says what is worth knowing, and no failure.
pub fn print_note(note: &str) {
    let label = Styles::of(io::stderr()).label;
    // Where even this cannot be written there is nobody to tell.
    let _ = writeln!(io::stderr(), "{label}note{label:#}: {note}");
}

fn print(text: &str) {
    // Where even this cannot be written there is nobody to tell.
    let _ = writeln!(io::stderr(), "{}", visible::shown_in_lines(text));
}
