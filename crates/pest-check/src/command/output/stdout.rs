//! Standard output.

use std::borrow::Cow;
use std::io::{self, BufWriter, IsTerminal as _, Write};

use crate::command::output::escape;
use crate::command::output::styles::Styles;

/// Returns the outcome if it was printed, or if nobody reads any further.
pub fn ended<T>(printed: io::Result<()>, found: T) -> io::Result<T> {
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(found),
    }
}

/// Adds the name of the stream to an error, and keeps its kind.
pub fn of_stream(stream: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{stream}: {error}"))
}

/// Standard output. Bytes are written unchanged, but on a terminal those that it would act on are escaped.
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

    /// Returns a text as it is shown here.
    pub fn shown<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.is_terminal { escape::escape(text) } else { Cow::Borrowed(text) }
    }

    /// Returns a text of one or more lines as it is shown here.
    pub fn shown_in_lines<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.is_terminal { escape::escape_lines(text) } else { Cow::Borrowed(text) }
    }

    /// Writes bytes as they are shown here.
    pub fn write_data(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.is_terminal { self.write_all(escape::escape_bytes(bytes).as_bytes()) } else { self.write_all(bytes) }
    }

    /// Writes a line of bytes as they are shown here.
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
