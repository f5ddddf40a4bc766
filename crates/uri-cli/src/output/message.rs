//! Messages on standard error.

use std::io::{self, Write as _};

use pest_uri::redact;

use crate::output::styles::Styles;

/// The prefix of error messages.
pub const PROGRAM: &str = "uri";

/// Redacts the passwords in a text.
pub fn redacted(text: &str) -> String {
    redact(text).to_string()
}

/// Prints a note, which is not a failure.
pub fn print_note(note: &str) {
    let label = Styles::for_stream(io::stderr()).label;
    // There is no other stream on which a failure could be reported.
    let _ = writeln!(io::stderr(), "{label}note{label:#}: {note}");
}
