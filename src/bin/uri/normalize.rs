//! `uri normalize`.

use std::io;

use pest_uri::UriReference;
use serde::Serialize;

use crate::input::named;
use crate::json::json_line;
use crate::options::{Level, NormalizeOptions};
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};

#[derive(Serialize)]
struct Found<'a> {
    input: &'a str,
    result: &'a str,
    changed: bool,
}

pub fn run(options: NormalizeOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    session::run(
        options.inputs,
        json,
        |input, out| {
            let text = session::text(input)?;
            let level = input.level.as_deref().map_or(Ok(options.level), |name| named::<Level>("level", name))?;
            let reference = UriReference::parse(text).map_err(|error| Problem::refused(error, text))?;
            let normal = reference.normalize_with(level.into());
            let found = Found { input: text, result: normal.as_str(), changed: normal != text };
            Ok(if json { json_line(out, &found) } else { writeln!(out, "{normal}") })
        },
        BadInput::of,
    )
}
