//! Messages on standard error.

use std::io::{self, Write as _};

use pest_uri::redact;

use crate::output::escape;
use crate::output::styles::Styles;

/// A text without the passwords in it.
pub fn redacted(text: &str) -> String {
    redact(text).to_string()
}

/// Says why something could not be done.
pub fn print_error(message: &str) {
    print(&format!("uri: {message}"));
}

/// Says what is worth knowing, and no failure.
pub fn print_note(note: &str) {
    let label = Styles::for_stream(io::stderr()).label;
    // Where even this cannot be written there is nobody to report to.
    let _ = writeln!(io::stderr(), "{label}note{label:#}: {note}");
}

/// Prints a text of some lines.
pub fn print(text: &str) {
    // Where even this cannot be written there is nobody to report to.
    let _ = writeln!(io::stderr(), "{}", escape::escape_lines(text));
}
