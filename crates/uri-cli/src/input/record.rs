//! An input, and where it was read.

use serde_json::Value;

use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::record::InputId;

/// An argument or a line, and the input in it.
pub struct InputRecord {
    source: Source,
    /// The bytes that were read, if the input has no text.
    raw: String,
    id: Option<Value>,
    pub input: Result<Input, Diagnostic>,
}

/// Where an input was read.
#[derive(Clone, Copy)]
pub struct Source {
    /// The number of the line or argument, from 1.
    pub number: u64,
    /// The number of its lines.
    pub lines: u64,
    pub kind: SourceKind,
}

#[derive(Clone, Copy)]
pub enum SourceKind {
    Line,
    /// One of several arguments.
    Argument,
    OnlyArgument,
}

impl InputRecord {
    /// Creates the record of bytes, which are a text or JSON.
    pub fn new(source: Source, bytes: &[u8], json: bool) -> Self {
        let lossy = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if json {
            let (id, input) = Input::from_json(bytes);
            return InputRecord { source, raw: lossy(bytes), id, input };
        }
        let input = Input::from_bytes(bytes.to_vec());
        let raw = if input.input.is_some() { String::new() } else { input.bytes().map(lossy).unwrap_or_default() };
        InputRecord { source, raw, id: None, input: Ok(input) }
    }

    /// Returns whether it is more than one line.
    pub fn is_joined(&self) -> bool {
        self.source.lines > 1
    }

    /// Returns the heading of a full report on a line. A report on an argument needs none.
    pub fn heading(&self) -> String {
        let Source { number, kind, .. } = self.source;
        if let SourceKind::Line = kind { format!("standard input, line {number}:\n") } else { String::new() }
    }

    /// Returns the beginning of a short report.
    pub fn location(&self) -> String {
        let Source { number, kind, .. } = self.source;
        match kind {
            SourceKind::Line => format!("line {number}"),
            SourceKind::Argument => format!("argument {number}"),
            SourceKind::OnlyArgument => String::from("error"),
        }
    }

    /// Returns the text of the input, or else what was read.
    pub fn text(&self) -> &str {
        self.input.as_ref().ok().and_then(|input| input.input.as_deref()).unwrap_or(&self.raw)
    }

    pub fn id(&self) -> InputId<'_> {
        InputId { line: self.source.number, id: self.id.as_ref() }
    }
}
