//! `uri to-uri` and `uri to-iri`.

use std::io;

use pest_uri::{IriReference, ParseError, UriReference};
use serde::Serialize;

use crate::json::json_line;
use crate::options::Inputs;
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};

pub fn to_uri(inputs: Inputs) -> io::Result<Outcome> {
    run(inputs, |text| Ok(IriReference::parse(text)?.to_uri().into_string()))
}

pub fn to_iri(inputs: Inputs) -> io::Result<Outcome> {
    run(inputs, |text| Ok(UriReference::parse(text)?.to_iri().into_string()))
}

#[derive(Serialize)]
struct Found<'a> {
    input: &'a str,
    result: &'a str,
}

fn run(inputs: Inputs, convert: fn(&str) -> Result<String, ParseError>) -> io::Result<Outcome> {
    let json = inputs.json;
    session::run(
        inputs,
        json,
        |input, out| {
            let text = session::text(input)?;
            let result = convert(text).map_err(|error| Problem::refused(error, text))?;
            Ok(if json { json_line(out, &Found { input: text, result: &result }) } else { writeln!(out, "{result}") })
        },
        BadInput::of,
    )
}
