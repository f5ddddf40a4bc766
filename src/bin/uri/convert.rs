//! `uri to-uri` and `uri to-iri`.

use std::io;

use pest_uri::{IriReference, UriReference};

use crate::input_options::Inputs;
use crate::problem::Problem;
use crate::session::{self, Outcome};

pub fn to_uri(inputs: Inputs) -> io::Result<Outcome> {
    session::convert(inputs, |_, text| {
        let iri = IriReference::parse(text).map_err(|error| Problem::refused(error, text))?;
        Ok(iri.to_uri().into_string())
    })
}

pub fn to_iri(inputs: Inputs) -> io::Result<Outcome> {
    session::convert(inputs, |_, text| {
        let uri = UriReference::parse(text).map_err(|error| Problem::refused(error, text))?;
        Ok(uri.to_iri().into_string())
    })
}
