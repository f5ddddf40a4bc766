//! `uri to-uri` and `uri to-iri`.

use std::io;

use clap::Args;
use pest_uri::{IdnaError, IriReference, UriReference};

use crate::batch;
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Turn IRIs into URIs: percent-encode what is beyond ASCII (RFC 3987, section 3.1).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("IRI", "The IRIs, or relative references")))]
pub struct ToUriOptions {
    /// Write hosts as domain names of the DNS (UTS #46): `xn--bcher-kva.example`. One that is no domain name is bad; one of ASCII alone
    /// stays as it is.
    #[arg(long)]
    pub idna: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Turn URIs into IRIs: decode what is beyond ASCII and may stand there (RFC 3987, section 3.2).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references")))]
pub struct ToIriOptions {
    /// Write domain names of the DNS as people read them (UTS #46): `bücher.example` for `xn--bcher-kva.example`.
    #[arg(long)]
    pub idna: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

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
