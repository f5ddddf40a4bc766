//! Standard output.

use std::borrow::Cow;
use std::io::{self, BufWriter, IsTerminal as _, Write};

use crate::escape;
use crate::styles::Styles;

/// Returns the outcome, unless printing failed for another reason than a closed pipe.
pub fn ignore_broken_pipe<T>(printed: io::Result<()>, found: T) -> io::Result<T> {
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(found),
    }
}

/// Adds the name of a stream to an error.
pub fn with_stream_name(stream: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{stream}: {error}"))
}

/// Standard output. Control characters are escaped if it is a terminal.
#[derive(Clone)]
pub struct Output<W = BufWriter<io::Stdout>> {
    out: W,
    is_terminal: bool,
    /// The styles for standard output.
    pub styles: Styles,
}

impl Output {
    /// Creates a buffered output.
    pub fn new() -> Self {
        Output::to(BufWriter::new(io::stdout()))
    }
}

impl Output<Vec<u8>> {
    /// Creates an output whose bytes are written to standard output later.
    pub fn in_memory() -> Self {
        Output::to(vec![])
    }

    /// Returns the bytes.
    pub fn bytes(&mut self) -> &mut Vec<u8> {
        &mut self.out
    }
}

impl<W: Write> Output<W> {
    fn to(out: W) -> Self {
        let (is_terminal, styles) = (io::stdout().is_terminal(), Styles::for_stream(io::stdout()));
        Output { out, is_terminal, styles }
    }

    /// Returns a text, escaped if the output is a terminal.
    pub fn shown<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.is_terminal { escape::escape(text) } else { Cow::Borrowed(text) }
    }

    /// Writes bytes, escaped if the output is a terminal.
    pub fn write_data(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.is_terminal { self.write_all(escape::escape_bytes(bytes).as_bytes()) } else { self.write_all(bytes) }
    }

    /// Writes a line of bytes, escaped if the output is a terminal.
    pub fn write_line(&mut self, bytes: impl AsRef<[u8]>) -> io::Result<()> {
        self.write_data(bytes.as_ref())?;
        self.write_all(b"\n")
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes).map_err(|error| with_stream_name("standard output", &error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush().map_err(|error| with_stream_name("standard output", &error))
    }
}
