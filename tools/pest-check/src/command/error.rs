//! Errors of grammars, as text and JSON.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write as _};

use command_output::escape::escape;
use command_output::json::json_line;
use command_output::message;
use command_output::stdout::Output;
use grammar_reader::{Error, Location, Problem};
use pest_check::SECONDS;
use serde::Serialize;

use crate::command::PROGRAM;

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

    /// Returns the name of the file, if there is one.
    pub fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// Returns the location in the file.
    pub fn location(&self) -> Option<&Location> {
        self.location.as_ref()
    }

    /// Prints the error: to standard output if results are JSON, and to standard error otherwise.
    pub fn print(&self, out: &mut Output, json: bool) -> io::Result<()> {
        if json {
            return json_line(out, &ErrorLine { error: self.object() });
        }
        out.flush()?;
        // An error without a location may repeat an argument.
        let message = if self.location.is_none() { escape(&self.message) } else { Cow::Borrowed(&*self.message) };
        message::print_error(PROGRAM, &message);
        Ok(())
    }

    /// Returns the JSON object.
    pub fn object(&self) -> impl Serialize + use<> {
        let location = self.location.as_ref();
        ErrorObject {
            message: self.message.clone(),
            file: self.file.clone(),
            line: location.map(|location| location.line),
            column: location.and_then(|location| location.column),
            rule: location.and_then(|location| location.rule.clone()),
        }
    }
}

impl From<Error> for GrammarError {
    fn from(error: Error) -> Self {
        let (mut message, file) = (error.to_string(), error.location.as_ref().map(|location| location.file.clone()));
        if let Problem::Limit { unit: unit @ ("bytes" | SECONDS), .. } = error.problem {
            let option = if unit == SECONDS { "--seconds" } else { "--memory" };
            message.extend(["; `", option, "` raises this limit"]);
        }
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
