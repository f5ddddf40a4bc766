//! A finding.

use std::ops::Range;

use grammar_reader::Location;
use serde::Serialize;

use crate::findings::code::{Code, Level};

/// A mistake in a grammar, or advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Finding {
    /// The kind.
    pub code: Code,
    /// How serious it is.
    pub level: Level,
    /// The name of the rule.
    pub rule: Option<String>,
    /// The file, line and column.
    #[serde(flatten)]
    pub place: Place,
    /// The same place as a range of the text of the file, in bytes. It is the whole line if the place has
    /// no column.
    pub bytes: Range<usize>,
    /// Further places with the same cause.
    pub others: Vec<Place>,
    /// What is wrong.
    pub message: String,
    /// Why it is wrong, in a few words.
    pub reason: Option<String>,
    /// A text that shows the effect.
    pub witness: Option<String>,
    /// What happens with the text.
    pub effect: Option<String>,
    /// What to do.
    pub fix: Option<String>,
    /// Replacements that fix it, in the order of their offsets. Without a `fix` they remove the part. Empty if an
    /// author has to decide how to fix it.
    pub edits: Vec<Edit>,
}

/// A replacement of a part of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Edit {
    /// The name of the file.
    pub file: String,
    /// The range that is replaced, in bytes. It is empty for an insertion.
    pub bytes: Range<usize>,
    /// The new text.
    pub text: String,
}

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Place {
    /// The name of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1. `None` for the whole line.
    pub column: Option<usize>,
    /// The position after the last character. `None` for the end of the line.
    pub end: Option<Position>,
}

/// A line and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Position {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl Place {
    /// Creates a place from a location.
    pub(crate) fn new(location: &Location) -> Self {
        Place { file: location.file.clone(), line: location.line, column: location.column, end: None }
    }

    /// Creates the place of a line.
    #[doc(hidden)]
    pub fn line(file: &str, line: usize) -> Self {
        Place { file: file.to_owned(), line, column: None, end: None }
    }
}

impl Finding {
    /// Creates a finding without details.
    #[doc(hidden)]
    pub fn new(code: Code, rule: Option<&str>, place: Place, message: String) -> Self {
        Finding {
            code,
            level: code.level(),
            rule: rule.map(str::to_owned),
            place,
            bytes: 0..0,
            others: vec![],
            message,
            reason: None,
            witness: None,
            effect: None,
            fix: None,
            edits: vec![],
        }
    }

    /// Returns the message and the reason.
    #[must_use]
    pub fn whole_message(&self) -> String {
        let reason = self.reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
        format!("{}{reason}", self.message)
    }
}
