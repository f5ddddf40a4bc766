//! `uri to-uri` and `uri to-iri`.

use std::io;

use pest_uri::{IdnaError, IriReference, UriReference};

use crate::batch;
use crate::options::{ToIriOptions, ToUriOptions};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

pub fn to_uri(options: ToUriOptions) -> io::Result<Outcome> {
    batch::convert(options.inputs, |_, text| {
        let iri = IriReference::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        let uri = if options.idna { iri.to_uri_with_idna().map_err(no_domain_name)? } else { iri.to_uri() };
        Ok(uri.into_string())
    })
}

fn no_domain_name(error: IdnaError) -> Diagnostic {
    Diagnostic::perhaps_at(error.at(), error.to_string())
}

pub fn to_iri(options: ToIriOptions) -> io::Result<Outcome> {
    batch::convert(options.inputs, |_, text| {
        let uri = UriReference::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        let iri = if options.idna { uri.to_iri_with_idna() } else { uri.to_iri() };
        Ok(iri.into_string())
    })
}
