//! The inputs of a command: arguments, or lines of standard input.

use std::ffi::OsString;
use std::io::{self, BufReader, StdinLock};
use std::iter::Enumerate;
use std::str::{self, Utf8Error};
use std::vec;

use clap::ValueEnum;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::json::hexadecimal;
use crate::lines::{self, Line};
use crate::options::Inputs;
use crate::problem::Problem;

/// One input: a text, and what it says of how to take it.
#[derive(Default, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_field_names, reason = "the names are those of the JSON object")]
pub struct Input {
    pub input: Option<String>,
    /// What stands there instead, if it is not UTF-8.
    #[serde(skip)]
    octets: Option<Vec<u8>>,
    #[serde(rename = "as")]
    pub kind: Option<String>,
    pub base: Option<String>,
    pub non_strict: Option<bool>,
    pub level: Option<String>,
    pub scheme: Option<String>,
    pub a: Option<String>,
    pub b: Option<String>,
    /// What the objects that are printed of it have, too.
    #[serde(deserialize_with = "present")]
    id: Option<Value>,
    /// Stands in an object that was printed.
    line: Option<IgnoredAny>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// What is there, be it `null`.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

impl Input {
    fn of_octets(octets: &[u8]) -> Self {
        match str::from_utf8(octets) {
            Ok(text) => Input { input: Some(text.to_owned()), ..Input::default() },
            Err(_) => Input { octets: Some(octets.to_owned()), ..Input::default() },
        }
    }

    /// The text.
    pub fn text(&self) -> Result<&str, Problem> {
        match (&self.input, &self.octets) {
            (Some(text), _) => Ok(text),
            (None, Some(octets)) => str::from_utf8(octets).map_err(|error| no_utf8(&error)),
            (None, None) => Err(Problem::message("the object has no `input`".to_owned())),
        }
    }

    /// The octets of the text, or what is not UTF-8.
    pub fn octets(&self) -> Result<&[u8], Problem> {
        self.octets.as_deref().map_or_else(|| self.text().map(str::as_bytes), Ok)
    }

    /// Refuses names that nothing is called. An object that was printed has names of its own.
    fn checked(self) -> Result<Self, Problem> {
        match self.others.keys().next() {
            Some(name) if self.line.is_none() => Err(Problem::message(unknown(name))),
            _ => Ok(self),
        }
    }
}

fn no_utf8(error: &Utf8Error) -> Problem {
    let at = error.valid_up_to();
    Problem::at(at, format!("byte {at} is not UTF-8"))
}

fn unknown(name: &str) -> String {
    // A name that is no word may be anything.
    let is_word = name.len() <= 20 && name.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'_');
    let name = if is_word { format!(" `{name}`") } else { String::new() };
    format!("the object has an unknown name{name}; the names are {}", NAMES.map(|name| format!("`{name}`")).join(", "))
}

/// What the members of an object may be called.
const NAMES: [&str; 9] = ["input", "as", "base", "non_strict", "level", "scheme", "a", "b", "id"];

/// What stands in the place of an input.
pub struct Item {
    /// Which of the lines it is, or of the arguments, from 1.
    number: u64,
    is_line: bool,
    /// As far as it can be shown, unless it is the text of the input.
    raw: Option<String>,
    input_bytes: Option<String>,
    id: Option<Value>,
    pub input: Result<Input, Problem>,
}

/// What each object says of the input that it is of.
#[derive(Clone, Copy, Serialize)]
pub struct Mark<'i> {
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'i Value>,
    /// Where it is not UTF-8, in hexadecimal.
    #[serde(skip_serializing_if = "Option::is_none")]
    input_bytes: Option<&'i str>,
}

/// The inputs, one after the other, never all in memory.
pub enum Reader {
    Arguments { rest: Enumerate<vec::IntoIter<OsString>>, json: bool },
    Lines { input: BufReader<StdinLock<'static>>, buffer: Vec<u8>, number: u64, json: bool },
}

impl Reader {
    pub fn new(inputs: Inputs) -> Self {
        let json = inputs.json_input;
        if inputs.arguments.is_empty() {
            let input = BufReader::with_capacity(1 << 16, io::stdin().lock());
            Reader::Lines { input, buffer: Vec::new(), number: 0, json }
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
            Reader::Lines { input, buffer, number, json } => {
                let line = lines::next(input, buffer, lines::TOO_LONG, *number == 0)?;
                Ok(line.map(|line| {
                    *number += 1;
                    match line {
                        Line::Octets(octets) => Item::new(*number, true, octets, *json),
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
    fn too_long(number: u64) -> Self {
        let problem = Problem::message(format!("a line has at most {} bytes", lines::TOO_LONG - 1));
        Item { number, is_line: true, raw: None, input_bytes: None, id: None, input: Err(problem) }
    }

    fn new(number: u64, is_line: bool, octets: &[u8], json: bool) -> Self {
        let text = str::from_utf8(octets);
        let raw = (json || text.is_err()).then(|| String::from_utf8_lossy(octets).into_owned());
        let input = match text {
            Ok(text) if json => from_json(text),
            Err(error) if json => Err(no_utf8(&error)),
            _ => Ok(Input::of_octets(octets)),
        };
        let id = match &input {
            Ok(input) => input.id.clone(),
            Err(_) => text.ok().filter(|_| json).and_then(id),
        };
        let input_bytes = text.is_err().then(|| hexadecimal(octets));
        Item { number, is_line, raw, input_bytes, id, input }
    }

    /// Its line of standard input; `None` for an argument.
    pub fn line(&self) -> Option<u64> {
        self.is_line.then_some(self.number)
    }

    /// What was read, as far as it can be shown.
    pub fn raw(&self) -> &str {
        self.raw.as_deref().or_else(|| self.given()).unwrap_or_default()
    }

    /// The text of the input, or else what was read.
    pub fn text(&self) -> &str {
        self.given().unwrap_or_else(|| self.raw.as_deref().unwrap_or_default())
    }

    fn given(&self) -> Option<&str> {
        self.input.as_ref().ok().and_then(|input| input.input.as_deref())
    }

    pub fn mark(&self) -> Mark<'_> {
        Mark { line: self.number, id: self.id.as_ref(), input_bytes: self.input_bytes.as_deref() }
    }
}

fn from_json(text: &str) -> Result<Input, Problem> {
    let first = text.trim_start_matches([' ', '\t', '\r', '\n']).chars().next();
    let input = match first {
        Some('"') => serde_json::from_str(text).map(|text| Input { input: Some(text), ..Input::default() }),
        Some('{') => serde_json::from_str(text),
        _ => return Err(Problem::message("neither a JSON string nor a JSON object".to_owned())),
    };
    let input =
        input.map_err(|error| Problem::message(format!("not the JSON that is asked for: {}", without_value(&error))));
    input.and_then(Input::checked)
}

/// The `id` of an object that is wrong otherwise.
fn id(text: &str) -> Option<Value> {
    match serde_json::from_str(text) {
        Ok(Value::Object(mut members)) => members.remove("id"),
        _ => None,
    }
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
