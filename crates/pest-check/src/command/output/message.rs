//! Messages on standard error.

use std::io::{self, Write as _};

use crate::command::output::escape;

/// Prints why a program could not do something.
pub fn print_error(program: &str, message: &str) {
    print(&format!("{program}: {message}"));
}

/// Prints a text of one or more lines.
pub fn print(text: &str) {
    // If even this cannot be written, there is nobody to report to.
    let _ = writeln!(io::stderr(), "{}", escape::escape_lines(text));
}

/// Prints a report at once. If it cannot be written, the results are unaffected, unless nobody reads the reports any more.
pub fn print_report(report: &str) -> io::Result<()> {
    match io::stderr().write_all(report.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}
