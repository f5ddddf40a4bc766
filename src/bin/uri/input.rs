//! The inputs of a command: arguments, or lines of standard input.

use std::ffi::OsString;
use std::io::{self, BufReader, StdinLock};

use clap::ValueEnum;
use serde::Deserialize;

use crate::lines::{self, Line};
use crate::options::Inputs;
use crate::problem::Problem;

/// One input: a text, and what it says of how to take it.
#[derive(Default, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_field_names, reason = "the names are those of the JSON object")]
pub struct Input {
    pub input: Option<String>,
    #[serde(rename = "as")]
    pub kind: Option<String>,
    pub base: Option<String>,
    pub non_strict: Option<bool>,
    pub level: Option<String>,
    pub scheme: Option<String>,
    pub a: Option<String>,
    pub b: Option<String>,
}

impl Input {
    fn text(text: String) -> Self {
        Input { input: Some(text), ..Input::default() }
    }
}

/// What stands in the place of an input.
pub struct Item {
    /// Its line of standard input; `None` for an argument.
    pub line: Option<u64>,
    /// As far as it can be shown.
    pub raw: String,
    pub input: Result<Input, Problem>,
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
    pub fn next(&mut self) -> io::Result<Option<Item>> {
        match self {
            Reader::Arguments { rest, json } => {
                Ok(rest.next().map(|argument| Item::new(None, argument.as_encoded_bytes(), *json)))
            }
            Reader::Lines { input, buffer, number, json } => {
                let line = lines::next(input, buffer, lines::TOO_LONG)?;
                Ok(line.map(|line| {
                    *number += 1;
                    match line {
                        Line::Octets(octets) => Item::new(Some(*number), octets, *json),
                        Line::TooLong => Item::too_long(*number),
                    }
                }))
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

impl Item {
    /// A line of which nothing was kept.
    fn too_long(line: u64) -> Self {
        let problem = Problem::message(format!("a line has at most {} bytes", lines::TOO_LONG - 1));
        Item { line: Some(line), raw: String::new(), input: Err(problem) }
    }

    fn new(line: Option<u64>, bytes: &[u8], json: bool) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) if json => Item { line, raw: text.to_owned(), input: from_json(text) },
            Ok(text) => Item { line, raw: text.to_owned(), input: Ok(Input::text(text.to_owned())) },
            Err(error) => {
                let at = error.valid_up_to();
                let problem = Problem::at(at, format!("byte {at} is not UTF-8"));
                Item { line, raw: String::from_utf8_lossy(bytes).into_owned(), input: Err(problem) }
            }
        }
    }
}

fn from_json(text: &str) -> Result<Input, Problem> {
    let first = text.trim_start_matches([' ', '\t', '\r', '\n']).chars().next();
    let input = match first {
        Some('"') => serde_json::from_str(text).map(Input::text),
        Some('{') => serde_json::from_str(text),
        _ => return Err(Problem::message("neither a JSON string nor a JSON object".to_owned())),
    };
    input.map_err(|error| Problem::message(format!("not the JSON that is asked for: {}", without_value(&error))))
}

/// What is wrong, without the value that is: it may have a password.
fn without_value(error: &serde_json::Error) -> String {
    let message = error.to_string();
    // The value stands in quotes, and what is expected stands last.
    match message.rsplit_once(", expected ") {
        Some((found, expected)) if error.is_data() => {
            let found = found.split(['`', '"']).next().unwrap_or_default().trim_end();
            format!("{found}, expected {expected}")
        }
        _ => message,
    }
}

/// One of the named values of an option.
pub fn named<V: ValueEnum>(option: &str, name: &str) -> Result<V, Problem> {
    V::from_str(name, false).map_err(|_| {
        let values = V::value_variants().iter().filter_map(V::to_possible_value);
        let names: Vec<String> = values.map(|value| format!("`{}`", value.get_name())).collect();
        Problem::message(format!("`{option}` is none of {}", names.join(", ")))
    })
}
