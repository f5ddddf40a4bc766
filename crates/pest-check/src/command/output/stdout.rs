//! Standard output.

use std::borrow::Cow;
use std::io::{self, BufWriter, IsTerminal as _, Write};

use crate::command::output::escape;
use crate::command::output::styles::Styles;

/// What was found, if it could be printed, or if nobody reads any further.
pub fn ended<T>(printed: io::Result<()>, found: T) -> io::Result<T> {
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(found),
    }
}

/// An error with the stream that has it; of the same kind.
pub fn of_stream(stream: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{stream}: {error}"))
}

/// Standard output: bytes come out as they are, but on a terminal what it would act on is escaped.
pub struct Output {
    out: BufWriter<io::Stdout>,
    is_terminal: bool,
    pub styles: Styles,
}

impl Output {
    pub fn new() -> Self {
        let (is_terminal, styles) = (io::stdout().is_terminal(), Styles::for_stream(io::stdout()));
        Output { out: BufWriter::new(io::stdout()), is_terminal, styles }
    }

    /// A text, as it is shown here.
    pub fn shown<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.is_terminal { escape::escape(text) } else { Cow::Borrowed(text) }
    }

    /// A text of some lines, as it is shown here.
    pub fn shown_in_lines<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.is_terminal { escape::escape_lines(text) } else { Cow::Borrowed(text) }
    }

    /// Writes bytes, as they are shown here.
    pub fn write_data(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.is_terminal { self.write_all(escape::escape_bytes(bytes).as_bytes()) } else { self.write_all(bytes) }
    }

    /// Writes a line of bytes, as they are shown here.
    pub fn write_line(&mut self, bytes: impl AsRef<[u8]>) -> io::Result<()> {
        self.write_data(bytes.as_ref())?;
        self.write_all(b"\n")
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes).map_err(|error| of_stream("standard output", &error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush().map_err(|error| of_stream("standard output", &error))
    }
}
