//! Standard output.

use std::borrow::Cow;
use std::io::{self, IsTerminal as _, Write};

use crate::styles::Styles;
use crate::visible;

/// A pipe takes so much in one piece: lines of several runs that share it do not mix.
const PIECE: usize = 4096;

/// What was found, if it could be told; also where nobody reads any further, who has seen enough of it.
pub fn ended<T>(told: io::Result<()>, found: T) -> io::Result<T> {
    match told {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(found),
    }
}

/// An error with the stream that has it; of the same kind.
pub fn of_stream(stream: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{stream}: {error}"))
}

/// Standard output, or what stands for it: octets come out as they are, but on a terminal what it would act on is escaped.
pub struct Output<W: Write = io::Stdout> {
    out: W,
    /// What has not been written yet.
    buffer: Vec<u8>,
    /// How much of it is whole.
    whole: usize,
    is_terminal: bool,
    pub styles: Styles,
}

impl Output {
    pub fn new() -> Self {
        let out = io::stdout();
        let (is_terminal, styles) = (out.is_terminal(), Styles::of(io::stdout()));
        Output { out, buffer: Vec::with_capacity(2 * PIECE), whole: 0, is_terminal, styles }
    }
}

impl<W: Write> Output<W> {
    /// Says that what was written can stand by itself.
    pub fn end_record(&mut self) -> io::Result<()> {
        if self.buffer.len() > PIECE {
            self.write_out(self.whole)?;
        }
        self.whole = self.buffer.len();
        if self.whole > PIECE { self.write_out(self.whole) } else { Ok(()) }
    }

    /// Writes the beginning of what waits.
    fn write_out(&mut self, length: usize) -> io::Result<()> {
        if length == 0 {
            return Ok(());
        }
        let written = self.out.write_all(&self.buffer[..length]).map_err(|error| of_stream("standard output", &error));
        // What could not be written is not tried again.
        self.buffer.drain(..length);
        self.whole = 0;
        written
    }

    /// A text, as it is shown here.
    pub fn shown<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.is_terminal { visible::shown(text) } else { Cow::Borrowed(text) }
    }

    /// A text of some lines, as it is shown here.
    pub fn shown_in_lines<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.is_terminal { visible::shown_in_lines(text) } else { Cow::Borrowed(text) }
    }

    /// Writes octets, as they are shown here.
    pub fn write_data(&mut self, octets: &[u8]) -> io::Result<()> {
        if self.is_terminal { self.write_all(visible::shown_octets(octets).as_bytes()) } else { self.write_all(octets) }
    }

    /// Writes a line of octets, as they are shown here.
    pub fn write_line(&mut self, octets: impl AsRef<[u8]>) -> io::Result<()> {
        self.write_data(octets.as_ref())?;
        self.write_all(b"\n")
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, octets: &[u8]) -> io::Result<usize> {
        self.buffer.extend_from_slice(octets);
        Ok(octets.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.write_out(self.buffer.len())?;
        self.out.flush().map_err(|error| of_stream("standard output", &error))
    }
}

impl<W: Write> Drop for Output<W> {
    fn drop(&mut self) {
        // Whoever cares has flushed it.
        let _ = self.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each write by itself.
    #[derive(Default)]
    struct Writes(Vec<Vec<u8>>);

    impl Write for &mut Writes {
        fn write(&mut self, octets: &[u8]) -> io::Result<usize> {
            self.0.push(octets.to_vec());
            Ok(octets.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn output(writes: &mut Writes, is_terminal: bool) -> Output<&mut Writes> {
        Output { out: writes, buffer: vec![], whole: 0, is_terminal, styles: Styles::default() }
    }

    #[test]
    fn on_a_terminal_data_is_shown_and_elsewhere_it_is_what_it_is() {
        let data = b"a\x1b]0;b\xff\xe2\x80\xae";
        for (is_terminal, expected) in
            [(false, &b"a\x1b]0;b\xff\xe2\x80\xae\n"[..]), (true, b"a\\u{1b}]0;b\\xFF\\u{202e}\n")]
        {
            let mut writes = Writes::default();
            output(&mut writes, is_terminal).write_line(data).unwrap();
            assert_eq!(writes.0, [expected]);
        }
    }

    #[test]
    fn no_record_is_torn_that_a_pipe_takes_in_one_piece() {
        let mut writes = Writes::default();
        let mut out = output(&mut writes, false);
        for length in [3000, 1000, 100, 4096, 9000, 10] {
            for _ in 0..length / 10 {
                out.write_all(b"123456789\n").unwrap();
            }
            out.end_record().unwrap();
        }
        drop(out);
        assert_eq!(writes.0.iter().map(Vec::len).collect::<Vec<_>>(), [4000, 100, 4090, 9000, 10]);
    }
}
