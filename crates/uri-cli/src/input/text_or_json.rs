//! An input of a command: a text, or a JSON string or object with one.

use std::collections::BTreeMap;
use std::str;

use serde::Deserialize;
use serde_json::Value;

use crate::input::kind::KindName;
use crate::input::level::Level;
use crate::output::diagnostic::Diagnostic;
use crate::output::message::redacted;

/// A text, and the options of its JSON object.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "the names are those of the JSON object")]
pub struct Input {
    #[serde(alias = "template")]
    pub input: Option<String>,
    /// The bytes of a text that is not UTF-8.
    #[serde(skip)]
    not_utf8: Vec<u8>,
    #[serde(rename = "as")]
    pub kind: Option<KindName>,
    pub base: Option<String>,
    pub non_strict: Option<bool>,
    pub level: Option<Level>,
    pub scheme: Option<String>,
    pub a: Option<String>,
    pub b: Option<String>,
    /// The values of the variables of a template.
    pub vars: Option<Variables>,
}

type Variables = BTreeMap<String, pest_uri::template::Value<'static>>;

/// The values of variables alone.
#[derive(Deserialize)]
struct OrderedVariables {
    vars: Option<Variables>,
}

impl Input {
    /// Creates an input from bytes.
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        match String::from_utf8(bytes) {
            Ok(text) => Input { input: Some(text), ..Input::default() },
            Err(error) => Input { not_utf8: error.into_bytes(), ..Input::default() },
        }
    }

    /// Parses an input of JSON. The `id` of an object is returned even if the rest is invalid.
    pub fn from_json(bytes: &[u8]) -> (Option<Value>, Result<Self, Diagnostic>) {
        let parsed = match str::from_utf8(bytes) {
            Ok(text) => serde_json::from_str(text).map_err(|error| invalid_json("line", &error)),
            Err(_) => Err(invalid_utf8(bytes)),
        };
        match parsed {
            Ok(Value::String(text)) => (None, Ok(Input { input: Some(text), ..Input::default() })),
            Ok(Value::Object(mut members)) => {
                let id = members.remove("id");
                let input = serde_json::from_value(Value::Object(members)).and_then(|mut input: Input| {
                    // A `Value` sorts the names of an object, and those of a map of variables have an order.
                    if input.vars.is_some() {
                        input.vars = serde_json::from_slice::<OrderedVariables>(bytes)?.vars;
                    }
                    Ok(input)
                });
                (id, input.map_err(|error| invalid_json("object", &error)))
            }
            Ok(_) => (None, Err(Diagnostic::new("expected a JSON string or object"))),
            Err(diagnostic) => (None, Err(diagnostic)),
        }
    }

    /// Returns the text.
    pub fn text(&self) -> Result<&str, Diagnostic> {
        match &self.input {
            Some(text) => Ok(text),
            None if !self.not_utf8.is_empty() => Err(invalid_utf8(&self.not_utf8)),
            None => Err(Diagnostic::new("missing `input` in JSON object")),
        }
    }

    /// Returns the bytes of the text, which need not be UTF-8.
    pub fn bytes(&self) -> Result<&[u8], Diagnostic> {
        if self.not_utf8.is_empty() { self.text().map(str::as_bytes) } else { Ok(&self.not_utf8) }
    }
}

/// Creates the diagnostic of invalid JSON. The error may repeat a part of the input.
fn invalid_json(what: &str, error: &serde_json::Error) -> Diagnostic {
    // serde_json names only half of the lone surrogates so.
    let message = error.to_string().replace("unexpected end of hex escape", "lone surrogate in hex escape");
    Diagnostic::new(format!("invalid JSON {what}: {}", redacted(&message)))
}

fn invalid_utf8(bytes: &[u8]) -> Diagnostic {
    let offset = bytes.utf8_chunks().next().map_or(0, |chunk| chunk.valid().len());
    let diagnostic = Diagnostic::at_offset(offset, format!("invalid UTF-8 at byte {offset}"));
    let is_utf16 = bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF");
    if is_utf16 {
        diagnostic.with_note("if this is UTF-16, convert it with `iconv -f UTF-16 -t UTF-8`")
    } else {
        diagnostic
    }
}
