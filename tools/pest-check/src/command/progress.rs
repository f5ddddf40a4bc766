//! What is being worked on, on a terminal.

use std::io::{self, IsTerminal as _};

/// Replaces the line on standard error that says what is being worked on, if it is a terminal.
pub fn show(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}
