//! Reads inputs from arguments, or from lines of standard input.

use std::ffi::OsString;
use std::io::{self, BufRead as _, BufReader, StdinLock};
use std::mem;

use memchr::{memchr_iter, memrchr};

use crate::input::lines::{IsContinued, LineInputs, complete_bytes};
use crate::input::options::Inputs;
use crate::input::record::{InputRecord, Source, SourceKind};
use crate::output::stdout::with_stream_name;

/// Inputs that were read together.
pub struct Chunk {
    texts: Texts,
    json: bool,
}

enum Texts {
    Arguments(Vec<OsString>),
    /// Lines, and the number of the first.
    Lines {
        lines: Vec<u8>,
        number: u64,
        continues: Option<IsContinued>,
    },
}

/// Reads inputs in chunks. The lines of standard input are never all in memory.
pub struct Reader {
    source: Unread,
    json: bool,
}

enum Unread {
    Arguments(Vec<OsString>),
    Lines(Lines),
}

/// The lines of standard input.
struct Lines {
    input: BufReader<StdinLock<'static>>,
    /// The number of the next line.
    number: u64,
    continues: Option<IsContinued>,
}

/// The number of bytes that are read at once.
const BUFFER_BYTES: usize = 1 << 16;

impl Chunk {
    /// Returns the number of bytes of lines.
    pub fn len(&self) -> usize {
        match &self.texts {
            Texts::Arguments(_) => 0,
            Texts::Lines { lines, .. } => lines.len(),
        }
    }

    /// Returns the inputs.
    pub fn records(&self) -> Box<dyn Iterator<Item = InputRecord> + '_> {
        match &self.texts {
            Texts::Arguments(arguments) => {
                let kind = if arguments.len() == 1 { SourceKind::OnlyArgument } else { SourceKind::Argument };
                Box::new(arguments.iter().zip(1..).map(move |(argument, number)| {
                    let source = Source { number, lines: 1, kind };
                    InputRecord::new(source, argument.as_encoded_bytes(), self.json)
                }))
            }
            Texts::Lines { lines, number, continues } => {
                let inputs = LineInputs::new(lines, *number, *continues);
                Box::new(inputs.map(|(source, text)| InputRecord::new(source, &text, self.json)))
            }
        }
    }
}

impl Reader {
    pub fn new(inputs: Inputs, continues: Option<IsContinued>) -> Self {
        let json = inputs.json_input;
        let source = if inputs.arguments.is_empty() {
            let input = BufReader::with_capacity(BUFFER_BYTES, io::stdin().lock());
            Unread::Lines(Lines { input, number: 1, continues: continues.filter(|_| !json) })
        } else {
            Unread::Arguments(inputs.arguments)
        };
        Reader { source, json }
    }

    /// Returns the next inputs, or `None` after the last.
    ///
    /// A chunk ends where reading the next input may wait, so that its results can be written first.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let texts = match &mut self.source {
            Unread::Arguments(arguments) => {
                Some(mem::take(arguments)).filter(|arguments| !arguments.is_empty()).map(Texts::Arguments)
            }
            Unread::Lines(lines) => lines.read().map_err(|error| with_stream_name("standard input", &error))?,
        };
        Ok(texts.map(|texts| Chunk { texts, json: self.json }))
    }
}

impl Lines {
    /// Reads the next input, and adds those that are already in the buffer as a whole.
    fn read(&mut self) -> io::Result<Option<Texts>> {
        let (mut lines, number, continues) = (vec![], self.number, self.continues);
        let mut may_have_mark = number == 1;
        while self.input.read_until(b'\n', &mut lines)? > 0 {
            if mem::take(&mut may_have_mark) {
                drop_byte_order_mark(&mut lines);
            }
            if complete_bytes(&lines, continues) == lines.len() {
                break;
            }
        }
        let buffer = self.input.buffer();
        let whole_lines = memrchr(b'\n', buffer).map_or(0, |end| end + 1);
        let complete = complete_bytes(&buffer[..whole_lines], continues);
        lines.extend_from_slice(&buffer[..complete]);
        self.input.consume(complete);
        self.number += memchr_iter(b'\n', &lines).count() as u64;
        Ok(Some(lines).filter(|lines| !lines.is_empty()).map(|lines| Texts::Lines { lines, number, continues }))
    }
}

/// Drops a byte order mark before the first line.
fn drop_byte_order_mark(lines: &mut Vec<u8>) {
    let mark = "\u{feff}".as_bytes();
    if lines.starts_with(mark) {
        lines.drain(..mark.len());
    }
}
