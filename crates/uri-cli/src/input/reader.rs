//! Reads inputs from arguments, or from lines of standard input.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, StdinLock};
use std::iter::Enumerate;
use std::vec;

use crate::input::options::Inputs;
use crate::input::record::{InputRecord, Source};
use crate::output::stdout::with_stream_name;

/// Inputs that were read together.
pub struct Chunk {
    bytes: Vec<u8>,
    /// The source of each input, and the offset of its end.
    inputs: Vec<(Source, usize)>,
    json: bool,
}

/// Reads the inputs in chunks. They are never all in memory.
pub struct Reader {
    inputs: Unread,
    json: bool,
}

/// The inputs that are not yet read.
enum Unread {
    Arguments(Enumerate<vec::IntoIter<OsString>>),
    Lines(Lines),
}

/// The lines of standard input.
struct Lines {
    input: BufReader<StdinLock<'static>>,
    /// The number of lines that have been read.
    number: u64,
    is_continued: Option<IsContinued>,
}

/// Returns whether a text of one or more lines continues on the next line, as one input.
pub type IsContinued = fn(&str) -> bool;

/// The maximum number of lines of one input.
const MOST_LINES: u64 = 32;

/// The number of bytes after which a chunk ends.
const CHUNK_BYTES: usize = 1 << 16;

impl Chunk {
    /// Returns the number of bytes of the inputs.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Returns the inputs.
    pub fn records(&self) -> impl Iterator<Item = InputRecord> {
        let mut start = 0;
        self.inputs.iter().map(move |&(source, end)| {
            let bytes = &self.bytes[start..end];
            start = end;
            InputRecord::new(source, bytes, self.json)
        })
    }
}

impl Reader {
    pub fn new(inputs: Inputs, is_continued: Option<IsContinued>) -> Self {
        let json = inputs.json_input;
        let inputs = if inputs.arguments.is_empty() {
            let input = BufReader::with_capacity(CHUNK_BYTES, io::stdin().lock());
            Unread::Lines(Lines { input, number: 0, is_continued: is_continued.filter(|_| !json) })
        } else {
            Unread::Arguments(inputs.arguments.into_iter().enumerate())
        };
        Reader { inputs, json }
    }

    /// Returns the next inputs, or `None` after the last.
    ///
    /// A chunk ends where reading the next input may wait, so that its results can be written first.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let mut chunk = Chunk { bytes: vec![], inputs: vec![], json: self.json };
        while chunk.len() < CHUNK_BYTES
            && let Some(source) = self.read(&mut chunk.bytes)?
        {
            chunk.inputs.push((source, chunk.len()));
            if self.must_wait() {
                break;
            }
        }
        Ok(Some(chunk).filter(|chunk| !chunk.inputs.is_empty()))
    }

    /// Adds the next input to the bytes, or returns `None` after the last.
    fn read(&mut self, bytes: &mut Vec<u8>) -> io::Result<Option<Source>> {
        match &mut self.inputs {
            Unread::Arguments(rest) => Ok(rest.next().map(|(index, argument)| {
                bytes.extend(argument.into_encoded_bytes());
                Source { number: index as u64 + 1, lines: 1, is_line: false }
            })),
            Unread::Lines(lines) => lines.read(bytes),
        }
    }

    fn must_wait(&self) -> bool {
        match &self.inputs {
            Unread::Arguments(_) => false,
            Unread::Lines(lines) => !lines.input.buffer().contains(&b'\n') || lines.next_is_continued(),
        }
    }
}

impl Lines {
    /// Adds the next input: a line, and the lines on which it continues.
    fn read(&mut self, bytes: &mut Vec<u8>) -> io::Result<Option<Source>> {
        let start = bytes.len();
        if !self.read_line(bytes)? {
            return Ok(None);
        }
        let (number, mut lines) = (self.number, 1);
        while lines < MOST_LINES && self.is_continued(&bytes[start..]) {
            let end = bytes.len();
            bytes.push(b'\n');
            if !self.read_line(bytes)? {
                bytes.truncate(end);
                break;
            }
            lines += 1;
        }
        Ok(Some(Source { number, lines, is_line: true }))
    }

    fn read_line(&mut self, bytes: &mut Vec<u8>) -> io::Result<bool> {
        let is_line = read_line(&mut self.input, self.number == 0, bytes);
        self.number += 1;
        is_line.map_err(|error| with_stream_name("standard input", &error))
    }

    /// Returns whether the end of a text, as far as it is UTF-8, continues on the next line.
    fn is_continued(&self, bytes: &[u8]) -> bool {
        let Some(is_continued) = self.is_continued else { return false };
        bytes.utf8_chunks().last().is_some_and(|chunk| chunk.invalid().is_empty() && is_continued(chunk.valid()))
    }

    fn next_is_continued(&self) -> bool {
        let first = self.input.buffer().split(|&byte| byte == b'\n').next();
        first.is_some_and(|line| self.is_continued(line))
    }
}

/// Adds the next line without its end, or returns false after the last. A byte order mark before
/// the first line is dropped.
fn read_line(input: &mut impl BufRead, is_first: bool, bytes: &mut Vec<u8>) -> io::Result<bool> {
    let start = bytes.len();
    input.read_until(b'\n', bytes)?;
    if is_first && bytes[start..].starts_with("\u{feff}".as_bytes()) {
        bytes.drain(start..start + '\u{feff}'.len_utf8());
    }
    if bytes.len() == start {
        return Ok(false);
    }
    for end in [b'\n', b'\r'] {
        if bytes[start..].last() == Some(&end) {
            bytes.pop();
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_lines(mut input: &[u8], expected: &[&str]) {
        let (mut bytes, mut found) = (b"\r".to_vec(), vec![]);
        while read_line(&mut input, found.is_empty(), &mut bytes).unwrap() {
            found.push(String::from_utf8(bytes.split_off(1)).unwrap());
        }
        assert_eq!(found, expected);
    }

    #[test]
    fn a_line_ends_with_lf_crlf_or_the_input() {
        assert_lines(b"a\r\n\nb\rc\nd", &["a", "", "b\rc", "d"]);
        assert_lines(b"a\n", &["a"]);
        assert_lines(b"", &[]);
    }

    #[test]
    fn a_byte_order_mark_is_dropped_before_the_first_line() {
        assert_lines("\u{feff}a\n\u{feff}b".as_bytes(), &["a", "\u{feff}b"]);
        assert_lines("\u{feff}\r\n".as_bytes(), &[""]);
        assert_lines("\u{feff}".as_bytes(), &[]);
    }
}
