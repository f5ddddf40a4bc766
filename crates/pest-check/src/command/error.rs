//! Errors of grammars, as text and JSON.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write as _};

use grammar_reader::{Error, Location};
use serde::Serialize;

use crate::command::output::escape::escape;
use crate::command::output::json::json_line;
use crate::command::output::message;
use crate::command::output::stdout::Output;
use crate::command::program::Program;

/// An error in a grammar on the command line, or in its name.
#[derive(Debug)]
pub struct GrammarError {
    message: String,
    file: Option<String>,
    /// The location in the file.
    location: Option<Location>,
}

impl GrammarError {
    /// Creates an error about a name on the command line.
    pub fn new(names: &str, message: impl fmt::Display) -> Self {
        GrammarError { message: format!("{names}: {message}"), file: None, location: None }
    }

    /// Creates an error about a file that cannot be read.
    pub fn unreadable(name: &str, error: &io::Error) -> Self {
        GrammarError { file: Some(name.to_owned()), ..GrammarError::new(name, error) }
    }

    /// Prints the error: to standard output if results are JSON, and to standard error otherwise.
    pub fn print(&self, out: &mut Output, json: bool, program: &Program) -> io::Result<()> {
        // An error without a location may repeat an argument.
        let message = if self.location.is_none() { (program.redact)(&self.message) } else { self.message.clone() };
        if json {
            return json_line(out, &ErrorLine { error: self.object_of(message) });
        }
        out.flush()?;
        let message = if self.location.is_none() { escape(&message) } else { Cow::Borrowed(&*message) };
        message::print_error(program.name, &message);
        Ok(())
    }

    /// Returns the JSON object.
    pub fn object(&self) -> impl Serialize + use<> {
        self.object_of(self.message.clone())
    }

    fn object_of(&self, message: String) -> ErrorObject {
        let location = self.location.as_ref();
        ErrorObject {
            message,
            file: self.file.clone(),
            line: location.map(|location| location.line),
            column: location.and_then(|location| location.column),
            rule: location.and_then(|location| location.rule.clone()),
        }
    }
}

impl From<Error> for GrammarError {
    fn from(error: Error) -> Self {
        let (message, file) = (error.to_string(), error.location.as_ref().map(|location| location.file.clone()));
        GrammarError { message, file, location: error.location }
    }
}

impl fmt::Display for GrammarError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

/// The line of JSON for an error.
#[derive(Serialize)]
struct ErrorLine<E> {
    error: E,
}

#[derive(Serialize)]
struct ErrorObject {
    message: String,
    file: Option<String>,
    line: Option<usize>,
    column: Option<usize>,
    rule: Option<String>,
}
