//! Messages on standard error.

use std::io::{self, Write as _};

use pest_uri::redact;

use crate::output::styles::Styles;

/// What error messages begin with.
pub const PROGRAM: &str = "uri";

/// A text without the passwords in it.
pub fn redacted(text: &str) -> String {
    redact(text).to_string()
}

/// Says what is worth knowing, and no failure.
pub fn print_note(note: &str) {
    let label = Styles::for_stream(io::stderr()).label;
    // Where even this cannot be written there is nobody to report to.
    let _ = writeln!(io::stderr(), "{label}note{label:#}: {note}");
}
