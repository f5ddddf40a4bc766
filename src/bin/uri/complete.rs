//! `uri complete`.

use std::io;

use pest_uri::CompleteError;
use serde::Serialize;

use crate::json::json_line;
use crate::options::CompleteOptions;
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};

#[derive(Serialize)]
struct Found<'a> {
    input: &'a str,
    result: &'a str,
}

pub fn run(options: CompleteOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    session::run(
        options.inputs,
        json,
        |input, out| {
            let text = session::text(input)?;
            let scheme = input.scheme.as_deref().unwrap_or(&options.scheme);
            let uri = pest_uri::complete(text, scheme).map_err(|error| problem(&error, text, scheme))?;
            Ok(if json { json_line(out, &Found { input: text, result: uri.as_str() }) } else { writeln!(out, "{uri}") })
        },
        BadInput::of,
    )
}

fn problem(error: &CompleteError, text: &str, scheme: &str) -> Problem {
    match error {
        CompleteError::Parse { error, completed } if completed == text => Problem::refused(*error, text),
        CompleteError::Parse { error, completed } => Problem::refused(*error, completed).of("completed"),
        CompleteError::Scheme(error) => Problem::refused(*error, scheme).of("scheme"),
        CompleteError::Ambiguous { candidates } => Problem::ambiguous(error.to_string(), candidates),
        other => Problem::message(other.to_string()),
    }
}
