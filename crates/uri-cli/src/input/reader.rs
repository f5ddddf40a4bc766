//! Reads inputs from arguments, or from lines of standard input.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, StdinLock};
use std::iter::Enumerate;
use std::vec;

use serde_json::Value;

use crate::input::options::Inputs;
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::record::InputId;
use crate::output::stdout::with_stream_name;

/// An argument or a line, and the input in it.
pub struct InputRecord {
    /// The number of the line or argument, from 1.
    number: u64,
    /// The number of its lines.
    lines: u64,
    is_line: bool,
    /// The bytes that were read, if the input has no text.
    raw: String,
    id: Option<Value>,
    pub input: Result<Input, Diagnostic>,
}

/// An iterator over the inputs. They are never all in memory.
pub enum Reader {
    Arguments { rest: Enumerate<vec::IntoIter<OsString>>, json: bool },
    Lines(Lines),
}

/// The lines of standard input.
pub struct Lines {
    input: BufReader<StdinLock<'static>>,
    /// The number of lines that have been read.
    number: u64,
    json: bool,
    is_continued: Option<IsContinued>,
}

/// Returns whether a text of one or more lines continues on the next line, as one input.
pub type IsContinued = fn(&str) -> bool;

/// The maximum number of lines of one input.
const MOST_LINES: u64 = 32;

impl Reader {
    pub fn new(inputs: Inputs, is_continued: Option<IsContinued>) -> Self {
        let json = inputs.json_input;
        if inputs.arguments.is_empty() {
            let input = BufReader::with_capacity(1 << 16, io::stdin().lock());
            Reader::Lines(Lines { input, number: 0, json, is_continued: is_continued.filter(|_| !json) })
        } else {
            Reader::Arguments { rest: inputs.arguments.into_iter().enumerate(), json }
        }
    }

    /// Returns the next input, or `None` after the last.
    pub fn next(&mut self) -> io::Result<Option<InputRecord>> {
        match self {
            Reader::Arguments { rest, json } => {
                let record = |(index, argument): (usize, OsString)| {
                    InputRecord::new(index as u64 + 1, 1, false, argument.into_encoded_bytes(), *json)
                };
                Ok(rest.next().map(record))
            }
            Reader::Lines(lines) => lines.next(),
        }
    }

    /// Returns whether reading the next input may wait, so that results must be written first.
    pub fn must_wait(&self) -> bool {
        match self {
            Reader::Arguments { .. } => false,
            Reader::Lines(lines) => !lines.input.buffer().contains(&b'\n') || lines.next_is_continued(),
        }
    }
}

impl Lines {
    /// Returns the next input: a line, and the lines on which it continues.
    fn next(&mut self) -> io::Result<Option<InputRecord>> {
        let Some(mut bytes) = self.line()? else { return Ok(None) };
        let (number, mut lines) = (self.number, 1);
        while lines < MOST_LINES
            && self.is_continued(&bytes)
            && let Some(next) = self.line()?
        {
            bytes.push(b'\n');
            bytes.extend(next);
            lines += 1;
        }
        Ok(Some(InputRecord::new(number, lines, true, bytes, self.json)))
    }

    fn line(&mut self) -> io::Result<Option<Vec<u8>>> {
        let line = read_line(&mut self.input, self.number == 0);
        self.number += 1;
        line.map_err(|error| with_stream_name("standard input", &error))
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

/// Returns the next line without its end, or `None` after the last. A byte order mark before the
/// first line is dropped.
fn read_line(input: &mut impl BufRead, is_first: bool) -> io::Result<Option<Vec<u8>>> {
    let mut line = vec![];
    input.read_until(b'\n', &mut line)?;
    if is_first && line.starts_with("\u{feff}".as_bytes()) {
        line.drain(..'\u{feff}'.len_utf8());
    }
    if line.is_empty() {
        return Ok(None);
    }
    line.pop_if(|last| *last == b'\n');
    line.pop_if(|last| *last == b'\r');
    Ok(Some(line))
}

impl InputRecord {
    fn new(number: u64, lines: u64, is_line: bool, bytes: Vec<u8>, json: bool) -> Self {
        let lossy = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if json {
            let (id, input) = Input::from_json(&bytes);
            return InputRecord { number, lines, is_line, raw: lossy(&bytes), id, input };
        }
        let input = Input::from_bytes(bytes);
        let raw = if input.input.is_some() { String::new() } else { input.bytes().map(lossy).unwrap_or_default() };
        InputRecord { number, lines, is_line, raw, id: None, input: Ok(input) }
    }

    /// Returns whether it is more than one line.
    pub fn is_joined(&self) -> bool {
        self.lines > 1
    }

    /// Returns the heading of a report on a line. A report on an argument needs none.
    pub fn heading(&self) -> String {
        if self.is_line { format!("standard input, line {}:\n", self.number) } else { String::new() }
    }

    /// Returns the text of the input, or else what was read.
    pub fn text(&self) -> &str {
        self.input.as_ref().ok().and_then(|input| input.input.as_deref()).unwrap_or(&self.raw)
    }

    pub fn id(&self) -> InputId<'_> {
        InputId { line: self.number, id: self.id.as_ref() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_lines(mut input: &[u8], expected: &[&str]) {
        let mut found = vec![];
        while let Some(line) = read_line(&mut input, found.is_empty()).unwrap() {
            found.push(String::from_utf8(line).unwrap());
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
