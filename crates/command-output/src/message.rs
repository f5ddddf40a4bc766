//! Messages on standard error.

use std::io::{self, Write as _};

use crate::escape;

/// Prints an error message of a program.
pub fn print_error(program: &str, message: &str) {
    print(&format!("{program}: {message}"));
}

/// Prints a text of one or more lines.
pub fn print(text: &str) {
    // An error of standard error cannot be reported.
    let _ = writeln!(io::stderr(), "{}", escape::escape_lines(text));
}

/// Prints a report in one write. Returns only errors of a closed stream.
pub fn print_report(report: &str) -> io::Result<()> {
    match io::stderr().write_all(report.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}
