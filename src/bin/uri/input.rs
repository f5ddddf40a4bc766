//! The inputs of a command: arguments, or lines of standard input.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, StdinLock};

use clap::ValueEnum as _;
use pest_uri::EntryRule;
use serde::Deserialize;

use crate::options::{Inputs, KindName};

/// One input.
pub struct Input {
    /// Where it stands: its line of standard input; `None` for an argument.
    pub line: Option<u64>,
    /// The text to parse, or why there is none.
    pub text: Result<String, Unreadable>,
    /// What the input itself says it is to be parsed as.
    pub kind: Option<EntryRule>,
}

/// An input in which no text was found.
pub struct Unreadable {
    /// The input, as far as it can be shown.
    pub shown: String,
    pub message: String,
    /// The byte at which it goes wrong.
    pub at: Option<usize>,
}

/// The inputs, one after the other, never all in memory.
pub enum Reader {
    Arguments { rest: std::vec::IntoIter<OsString>, json: bool },
    Lines { input: BufReader<StdinLock<'static>>, buffer: Vec<u8>, number: u64, json: bool },
}

impl Reader {
    pub fn new(inputs: Inputs) -> Self {
        let json = inputs.json_input;
        if inputs.arguments.is_empty() {
            let input = BufReader::with_capacity(1 << 16, io::stdin().lock());
            Reader::Lines { input, buffer: Vec::new(), number: 0, json }
        } else {
            Reader::Arguments { rest: inputs.arguments.into_iter(), json }
        }
    }

    /// The next input; `None` after the last.
    pub fn next(&mut self) -> io::Result<Option<Input>> {
        match self {
            Reader::Arguments { rest, json } => {
                Ok(rest.next().map(|argument| Input::new(None, argument.as_encoded_bytes(), *json)))
            }
            Reader::Lines { input, buffer, number, json } => {
                buffer.clear();
                if input.read_until(b'\n', buffer)? == 0 {
                    return Ok(None);
                }
                *number += 1;
                let line = buffer.strip_suffix(b"\n").unwrap_or(buffer);
                let line = line.strip_suffix(b"\r").unwrap_or(line);
                Ok(Some(Input::new(Some(*number), line, *json)))
            }
        }
    }

    /// Whether the next input is not at hand yet, so that what was printed should be shown before waiting for it.
    pub fn must_wait(&self) -> bool {
        match self {
            Reader::Arguments { .. } => false,
            Reader::Lines { input, .. } => input.buffer().is_empty(),
        }
    }

    /// Whether the inputs are lines of standard input.
    pub fn is_stream(&self) -> bool {
        matches!(self, Reader::Lines { .. })
    }
}

impl Input {
    fn new(line: Option<u64>, bytes: &[u8], json: bool) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) if json => Input::from_json(line, text),
            Ok(text) => Input { line, text: Ok(text.to_owned()), kind: None },
            Err(error) => {
                let shown = String::from_utf8_lossy(bytes).into_owned();
                let message = format!("byte {} is not UTF-8", error.valid_up_to());
                Input { line, text: Err(Unreadable { shown, message, at: Some(error.valid_up_to()) }), kind: None }
            }
        }
    }

    fn from_json(line: Option<u64>, text: &str) -> Self {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a string, or an object with a string `input` and perhaps a string `as`")]
        enum Json {
            Text(String),
            Object {
                input: String,
                #[serde(rename = "as")]
                kind: Option<String>,
            },
        }
        let unreadable = |shown: &str, message| Unreadable { shown: shown.to_owned(), message, at: None };
        match serde_json::from_str(text) {
            Ok(Json::Text(input) | Json::Object { input, kind: None }) => Input { line, text: Ok(input), kind: None },
            Ok(Json::Object { input, kind: Some(name) }) => match KindName::from_str(&name, false) {
                Ok(kind) => Input { line, text: Ok(input), kind: Some(kind.into()) },
                Err(_) => {
                    let names = KindName::value_variants().iter().filter_map(KindName::to_possible_value);
                    let names: Vec<String> = names.map(|name| name.get_name().to_owned()).collect();
                    let message = format!("`as` is none of {}", names.join(", "));
                    Input { line, text: Err(unreadable(&input, message)), kind: None }
                }
            },
            Err(error) => {
                Input { line, text: Err(unreadable(text, format!("not the JSON asked for: {error}"))), kind: None }
            }
        }
    }
}
