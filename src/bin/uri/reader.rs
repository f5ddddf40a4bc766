//! Where inputs come from: arguments, or lines of standard input.

use std::ffi::OsString;
use std::io::{self, BufReader, StdinLock};
use std::iter::Enumerate;
use std::{str, vec};

use serde::Serialize;
use serde_json::value::RawValue;

use crate::input::{self, Input};
use crate::input_options::Inputs;
use crate::json::hexadecimal;
use crate::lines::{self, Line};
use crate::output::of_stream;
use crate::problem::Problem;

/// What stands in the place of an input.
pub struct Item {
    /// Which of the lines it is, or of the arguments, from 1.
    number: u64,
    /// How many lines it is made of.
    lines: u64,
    is_line: bool,
    is_json: bool,
    /// As far as it can be shown, unless it is the text of the input.
    raw: Option<String>,
    input_bytes: Option<String>,
    id: Option<Box<RawValue>>,
    pub input: Result<Input, Problem>,
}

/// What each object says of the input that it is of.
#[derive(Clone, Copy, Serialize)]
pub struct Mark<'i> {
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'i RawValue>,
    /// Where it is not UTF-8, in hexadecimal.
    #[serde(skip_serializing_if = "Option::is_none")]
    input_bytes: Option<&'i str>,
}

impl Mark<'_> {
    pub fn without_octets(self) -> Self {
        Mark { input_bytes: None, ..self }
    }

    /// The mark of the line that is so many behind the first.
    pub fn of_line(self, behind: u64) -> Self {
        Mark { line: self.line + behind, ..self }
    }

    pub fn line(self) -> u64 {
        self.line
    }
}

/// The inputs, one after the other, never all in memory.
pub enum Reader {
    Arguments { rest: Enumerate<vec::IntoIter<OsString>>, json: bool },
    Lines(Box<Lines>),
}

/// The lines of standard input.
pub struct Lines {
    input: BufReader<StdinLock<'static>>,
    buffer: Vec<u8>,
    /// How many have been read.
    number: u64,
    json: bool,
    goes_on: Option<GoesOn>,
    /// What has been read already: a line that is too long.
    ahead: Option<Item>,
}

/// Whether what stands in some lines goes on in the next, so that they are one input.
pub type GoesOn = fn(&str) -> bool;

/// No more lines are one input.
const MOST_LINES: u64 = 32;

impl Reader {
    pub fn new(inputs: Inputs, goes_on: Option<GoesOn>) -> Self {
        let json = inputs.json_input;
        if inputs.arguments.is_empty() {
            let input = BufReader::with_capacity(1 << 16, io::stdin().lock());
            Reader::Lines(Box::new(Lines { input, buffer: Vec::new(), number: 0, json, goes_on, ahead: None }))
        } else {
            Reader::Arguments { rest: inputs.arguments.into_iter().enumerate(), json }
        }
    }

    /// The next input; `None` after the last.
    pub fn next(&mut self) -> io::Result<Option<Item>> {
        match self {
            Reader::Arguments { rest, json } => {
                let item = |(index, argument): (usize, OsString)| {
                    Item::new(index as u64 + 1, false, argument.as_encoded_bytes(), *json)
                };
                Ok(rest.next().map(item))
            }
            Reader::Lines(lines) => lines.next(),
        }
    }

    /// Whether the whole of the next input is not at hand yet, so that what was printed should be shown before waiting for it.
    pub fn must_wait(&self) -> bool {
        match self {
            Reader::Arguments { .. } => false,
            Reader::Lines(lines) => !lines.input.buffer().contains(&b'\n') || lines.goes_on(),
        }
    }

    /// Whether the inputs are lines of standard input.
    pub fn is_stream(&self) -> bool {
        matches!(self, Reader::Lines(_))
    }
}

/// The end of a line, as far as it is UTF-8.
fn end(octets: &[u8]) -> &str {
    let last = || octets.utf8_chunks().last().filter(|chunk| chunk.invalid().is_empty());
    str::from_utf8(octets).unwrap_or_else(|_| last().map_or("", |chunk| chunk.valid()))
}

impl Lines {
    /// The next input: a line, and the lines in which it goes on.
    fn next(&mut self) -> io::Result<Option<Item>> {
        if let Some(item) = self.ahead.take() {
            return Ok(Some(item));
        }
        let Some(item) = self.line()? else { return Ok(None) };
        let (number, goes_on) = (self.number, self.goes_on.filter(|_| !self.json));
        let Some(goes_on) = goes_on.filter(|goes_on| item.octets().is_some_and(|octets| goes_on(end(octets)))) else {
            return Ok(Some(item));
        };
        let (mut octets, mut lines) = (item.octets().unwrap_or_default().to_vec(), 1);
        while lines < MOST_LINES && goes_on(end(&octets)) {
            let Some(next) = self.line()? else { break };
            let Some(more) = next.octets() else {
                self.ahead = Some(next);
                break;
            };
            octets.push(b'\n');
            octets.extend(more);
            lines += 1;
        }
        Ok(Some(Item { lines, ..Item::new(number, true, &octets, false) }))
    }

    /// Whether a line goes on that is at hand.
    fn goes_on(&self) -> bool {
        let first = self.input.buffer().split(|&octet| octet == b'\n').next();
        self.goes_on.is_some_and(|goes_on| first.is_some_and(|line| goes_on(end(line))))
    }

    fn line(&mut self) -> io::Result<Option<Item>> {
        let Lines { input, buffer, number, json, .. } = self;
        let line = lines::next(input, buffer, lines::TOO_LONG, *number == 0);
        let line = line.map_err(|error| of_stream("standard input", &error))?;
        Ok(line.map(|line| {
            *number += 1;
            match line {
                Line::Octets(octets) => Item::new(*number, true, octets, *json),
                Line::TooLong => Item::too_long(*number),
            }
        }))
    }
}

impl Item {
    /// What was read, if it is not in JSON, and was kept.
    fn octets(&self) -> Option<&[u8]> {
        self.input.as_ref().ok()?.octets().ok()
    }

    /// A line of which nothing was kept.
    fn too_long(number: u64) -> Self {
        let problem = Problem::message(format!("a line has at most {} bytes", lines::TOO_LONG - 1));
        Item {
            number,
            lines: 1,
            is_line: true,
            is_json: false,
            raw: None,
            input_bytes: None,
            id: None,
            input: Err(problem),
        }
    }

    fn new(number: u64, is_line: bool, octets: &[u8], json: bool) -> Self {
        let is_text = str::from_utf8(octets).is_ok();
        let input = if json { Input::of_json(octets) } else { Ok(Input::of_octets(octets)) };
        let id = match &input {
            Ok(input) => input.id.clone(),
            Err(_) => input::id(octets),
        };
        let raw = (json || !is_text).then(|| String::from_utf8_lossy(octets).into_owned());
        let of_input = input.as_ref().ok().and_then(Input::octets_of_no_text);
        let input_bytes = of_input.or((!is_text).then_some(octets)).map(hexadecimal);
        Item { number, lines: 1, is_line, is_json: json, raw, input_bytes, id, input }
    }

    /// Whether it is more than one line.
    pub fn is_joined(&self) -> bool {
        self.lines > 1
    }

    /// Its line of standard input; `None` for an argument.
    pub fn line(&self) -> Option<u64> {
        self.is_line.then_some(self.number)
    }

    /// Where it came from.
    pub fn place(&self) -> String {
        let number = self.number;
        if self.is_line { format!("standard input, line {number}") } else { format!("argument {number}") }
    }

    /// What a report shows, if no problem has a text of its own. Of JSON that is the input alone: in what else stands there nobody knows what
    /// may be a password.
    pub fn shown(&self) -> &str {
        let raw = self.raw.as_deref().filter(|_| !self.is_json);
        raw.or_else(|| self.given()).unwrap_or_default()
    }

    /// The text of the input, or else what was read.
    pub fn text(&self) -> &str {
        self.given().unwrap_or_else(|| self.raw.as_deref().unwrap_or_default())
    }

    fn given(&self) -> Option<&str> {
        self.input.as_ref().ok().and_then(|input| input.input.as_deref())
    }

    pub fn mark(&self) -> Mark<'_> {
        Mark { line: self.number, id: self.id.as_deref(), input_bytes: self.input_bytes.as_deref() }
    }
}
