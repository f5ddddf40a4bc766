//! The output for one input.

use std::io;

use serde::Serialize;
use serde_json::Value;

use crate::output::diagnostic::DiagnosticJson;
use crate::output::json::json_line;
use crate::output::message::redacted;
use crate::output::stdout::Output;

/// The members of each object that identify its input.
#[derive(Clone, Copy, Serialize)]
pub struct InputId<'i> {
    pub line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<&'i Value>,
}

/// Returns whether a program that reads lines would read several. Some end a line at a CR.
pub fn has_line_end(bytes: &[u8]) -> bool {
    memchr::memchr2(b'\n', b'\r', bytes).is_some()
}

/// The output for inputs that are processed together.
pub type Buffer = Output<Vec<u8>>;

/// The destination of the output for an input, and that input.
pub struct OutputRecord<'a> {
    pub out: &'a mut Buffer,
    /// Whether the output is a JSON object.
    pub json: bool,
    /// The text of the input.
    pub text: &'a str,
    /// Whether the text is more than one line.
    pub is_joined: bool,
    pub id: InputId<'a>,
}

impl OutputRecord<'_> {
    /// Writes a JSON object.
    pub fn object(&mut self, object: &impl Serialize) -> io::Result<()> {
        json_line(self.out, &Identified { id: self.id, object })
    }

    /// Writes a JSON object for a part of the input that begins `after` lines after its first line.
    pub fn object_in_line(&mut self, after: u64, object: &impl Serialize) -> io::Result<()> {
        let id = InputId { line: self.line(after), ..self.id };
        json_line(self.out, &Identified { id, object })
    }

    /// Returns the number of the line that is `after` lines after the first.
    pub fn line(&self, after: u64) -> u64 {
        self.id.line + after
    }

    /// Writes the result of an input.
    pub fn result(&mut self, result: &str) -> io::Result<()> {
        #[derive(Serialize)]
        struct ResultJson<'a> {
            input: &'a str,
            result: &'a str,
            changed: bool,
        }
        let object = ResultJson { input: self.text, result, changed: result != self.text };
        if self.json { self.object(&object) } else { self.out.write_line(result) }
    }

    /// Writes the JSON object of an invalid input, without passwords.
    pub fn error(&mut self, error: &DiagnosticJson) -> io::Result<()> {
        self.error_with_parts(error, None::<()>)
    }

    /// Does the same for an input that is valid by the grammar of its scheme, whose parts it has.
    pub fn error_with_parts(&mut self, error: &DiagnosticJson, parts: Option<impl Serialize>) -> io::Result<()> {
        #[derive(Serialize)]
        struct InvalidJson<'i, P> {
            input: String,
            valid: bool,
            error: &'i DiagnosticJson,
            #[serde(skip_serializing_if = "Option::is_none")]
            scheme_parts: Option<P>,
        }
        let input = error.input.clone().unwrap_or_else(|| redacted(self.text));
        self.object(&InvalidJson { input, valid: false, error, scheme_parts: parts })
    }
}

/// An object with the members that identify its input.
#[derive(Serialize)]
struct Identified<'i, O> {
    #[serde(flatten)]
    id: InputId<'i>,
    #[serde(flatten)]
    object: O,
}
