//! An input of a command: a text, or a JSON object with one.

use std::str::{self, Utf8Error};

use clap::ValueEnum;
use serde::de::{Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::json::octets;
use crate::problem::Problem;

/// One input: a text, and what it says of how to take it.
#[derive(Default, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_field_names, reason = "the names are those of the JSON object")]
pub struct Input {
    pub input: Option<String>,
    /// What stands there instead, if it is not UTF-8: in hexadecimal, as an object that was printed has it.
    #[serde(rename = "input_bytes", deserialize_with = "octets_of_hexadecimal")]
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
    #[serde(deserialize_with = "as_written")]
    pub id: Option<Box<RawValue>>,
    /// Stands in an object that was printed.
    line: Option<IgnoredAny>,
    /// What was wrong with the input of an object that was printed.
    #[serde(deserialize_with = "as_written")]
    error: Option<Box<RawValue>>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// What is there, be it `null`, as it is written, but in one line.
fn as_written<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Box<RawValue>>, D::Error> {
    let value = Box::<RawValue>::deserialize(deserializer)?;
    // Between its parts; in its strings they are escaped.
    let is_one_line = !value.get().contains(['\n', '\r']);
    let value = if is_one_line { value } else { in_one_line(value.get()).map_err(D::Error::custom)? };
    Ok(Some(value))
}

fn in_one_line(value: &str) -> serde_json::Result<Box<RawValue>> {
    RawValue::from_string(value.replace(['\n', '\r'], " "))
}

fn octets_of_hexadecimal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<u8>>, D::Error> {
    let digits = String::deserialize(deserializer)?;
    let octets = octets(&digits).ok_or_else(|| D::Error::custom("`input_bytes` is no octets in hexadecimal"))?;
    Ok(Some(octets))
}

impl Input {
    /// What the octets are, which may be no text.
    pub fn of_octets(octets: &[u8]) -> Self {
        match str::from_utf8(octets) {
            Ok(text) => Input { input: Some(text.to_owned()), ..Input::default() },
            Err(_) => Input { octets: Some(octets.to_owned()), ..Input::default() },
        }
    }

    /// What the octets say in JSON.
    pub fn of_json(octets: &[u8]) -> Result<Self, Problem> {
        let text = str::from_utf8(octets).map_err(|error| no_utf8(octets, &error))?;
        let first = text.trim_start_matches([' ', '\t', '\r', '\n']).chars().next();
        let input = match first {
            Some('"') => serde_json::from_str(text).map(|text| Input { input: Some(text), ..Input::default() }),
            Some('{') => serde_json::from_str(text),
            _ => return Err(Problem::message(format!("neither a JSON string nor a JSON object{}", instead(first)))),
        };
        input.map_err(|error| Problem::message(wrong(text, &error)))?.with_text().named()
    }

    /// The text.
    pub fn text(&self) -> Result<&str, Problem> {
        match (&self.input, &self.octets) {
            (_, Some(octets)) => str::from_utf8(octets).map_err(|error| no_utf8(octets, &error)),
            (Some(text), None) => Ok(text),
            (None, None) => Err(Problem::message("the object has no `input`".to_owned())),
        }
    }

    /// The octets of the text, or what is not UTF-8.
    pub fn octets(&self) -> Result<&[u8], Problem> {
        self.octets.as_deref().map_or_else(|| self.text().map(str::as_bytes), Ok)
    }

    /// The octets, if they are no text.
    pub fn octets_of_no_text(&self) -> Option<&[u8]> {
        self.octets.as_deref().filter(|octets| str::from_utf8(octets).is_err())
    }

    /// The same, with octets that are text as that.
    fn with_text(mut self) -> Self {
        if let Some(Ok(text)) = self.octets.as_deref().map(str::from_utf8) {
            self.input = Some(text.to_owned());
            self.octets = None;
        }
        self
    }

    /// Refuses names that nothing is called. An object that was printed has names of its own.
    fn named(self) -> Result<Self, Problem> {
        let error = self.error.as_ref().map(|_| "error");
        match self.others.keys().next().map(String::as_str).or(error) {
            Some(_) if self.line.is_some() => self.of_printed(),
            Some(name) if self.input.is_none() && self.a.is_none() => {
                Err(Problem::message(format!("{}; {OTHER_JSON}", unknown(name))))
            }
            Some(name) => Err(Problem::message(unknown(name))),
            None => Ok(self),
        }
    }

    /// The input of an object that was printed: what the command made, if it made something, so that commands can follow each other. How it
    /// was made is no matter for the next.
    fn of_printed(self) -> Result<Self, Problem> {
        let (mut input, mut octets) = (self.input, self.octets);
        if let Some(text) = ["result", "uri"].into_iter().find_map(|name| self.others.get(name)?.as_str()) {
            (input, octets) = (Some(text.to_owned()), None);
        } else if let Some(digits) = self.others.get("bytes").and_then(Value::as_str) {
            let decoded = self::octets(digits);
            let wrong = || Problem::message("`bytes` is no octets in hexadecimal".to_owned());
            (input, octets) = (None, Some(decoded.ok_or_else(wrong)?));
        }
        let Input { id, line, error, a, b, .. } = self;
        Ok(Input { input, octets, a, b, id, line, error, ..Input::default() }.with_text())
    }

    /// What was wrong with the input already, where an object that was printed says so.
    pub fn check(&self) -> Result<(), Problem> {
        let error = self.error.as_ref().filter(|error| error.get() != "null");
        error.map_or(Ok(()), |error| Err(Problem::printed(error.clone())))
    }
}

/// That octets are no text, with what they may be.
fn no_utf8(octets: &[u8], error: &Utf8Error) -> Problem {
    let at = error.valid_up_to();
    let is_utf16 = [b"\xFF\xFE", b"\xFE\xFF"].iter().any(|mark| octets.starts_with(*mark));
    Problem::at(at, format!("byte {at} is not UTF-8")).noted(is_utf16.then(|| UTF_16.to_owned()))
}

/// What to do with a text that begins with the byte order mark of UTF-16.
const UTF_16: &str = "this begins as text in UTF-16 does; `iconv -f UTF-16 -t UTF-8` makes UTF-8 of it";

fn unknown(name: &str) -> String {
    // A name that is no word may be anything.
    let is_word = name.len() <= 20 && name.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'_');
    let name = if is_word { format!(" `{name}`") } else { String::new() };
    format!("the object has an unknown name{name}; the names are {}", NAMES.map(|name| format!("`{name}`")).join(", "))
}

/// How the texts in any JSON become inputs.
const OTHER_JSON: &str = "each string of other JSON is an input by itself, as `jq -c '.. | strings'` prints it";

/// What the members of an object may be called.
const NAMES: [&str; 10] = ["input", "input_bytes", "as", "base", "non_strict", "level", "scheme", "a", "b", "id"];

/// The `id` of an object that is wrong otherwise.
pub fn id(octets: &[u8]) -> Option<Box<RawValue>> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Identified {
        #[serde(deserialize_with = "as_written")]
        id: Option<Box<RawValue>>,
    }
    // The items of an array are read for the members of an object, too.
    let is_object = octets.trim_ascii_start().starts_with(b"{");
    serde_json::from_slice(octets).ok().filter(|_| is_object).and_then(|Identified { id }| id)
}

/// What to do about a line that begins like this.
fn instead(first: Option<char>) -> &'static str {
    match first {
        None => "",
        Some('[') => "; `jq -c '.[]'` writes what an array has, one a line",
        Some('}' | ']' | ',') => ONE_A_LINE,
        Some(_) => "; leave out `--json-input` where the inputs are no JSON",
    }
}

const ONE_A_LINE: &str = "; one object a line is wanted (`jq -c` writes them so)";

/// What is wrong with a string or an object.
fn wrong(text: &str, error: &serde_json::Error) -> String {
    if let Some(name) = mistyped(text).filter(|_| error.is_data()) {
        let wanted = if name == "non_strict" { "neither `true` nor `false`" } else { "no string" };
        return format!("`{name}` is {wanted}");
    }
    let told = without_value(error);
    let is_cut = error.is_eof() || told.starts_with("trailing characters");
    format!("not the JSON that is asked for: {told}{}", if is_cut { ONE_A_LINE } else { "" })
}

/// The member of an object that has a value of another type.
fn mistyped(text: &str) -> Option<&'static str> {
    let members: Map<String, Value> = serde_json::from_str(text).ok()?;
    NAMES.into_iter().find(|name| match members.get(*name) {
        None => false,
        Some(Value::Null) => *name == "input_bytes",
        Some(value) if *name == "non_strict" => !value.is_boolean(),
        Some(value) => *name != "id" && !value.is_string(),
    })
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
