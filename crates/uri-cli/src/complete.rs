//! `uri complete`.

use std::io;

use pest_uri::{CompleteError, ParseTree, RuleError};

use crate::options::CompleteOptions;
use crate::problem::Problem;
use crate::session::{self, Outcome};

pub fn run(options: CompleteOptions) -> io::Result<Outcome> {
    if let Err(RuleError::Refused(error)) = ParseTree::parse_rule("scheme", &options.scheme) {
        return session::refuse(&options.inputs, &Problem::refused(error, &options.scheme).of("scheme"));
    }
    session::convert(options.inputs, |input, text| {
        let scheme = input.scheme.as_deref().unwrap_or(&options.scheme);
        let uri = pest_uri::complete(text, scheme).map_err(|error| problem(&error, text, scheme))?;
        Ok(uri.into_string())
    })
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
