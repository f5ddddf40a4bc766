//! `uri to-uri` and `uri to-iri`.

use std::io;

use clap::Args;
use pest_uri::{IdnaError, IriReference, UriReference};

use crate::batch;
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Convert IRIs to URIs: percent-encode characters outside ASCII (RFC 3987, section 3.1).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("IRI", "IRIs or relative references")))]
#[command(after_help = "\
Examples:
  $ uri to-uri http://bücher.example/ä
  http://b%C3%BCcher.example/%C3%A4

  $ uri to-uri --idna http://bücher.example/ä
  http://xn--bcher-kva.example/%C3%A4")]
pub struct ToUriOptions {
    /// Convert hosts to ASCII domain names (UTS #46), such as `xn--bcher-kva.example`.
    ///
    /// A host outside ASCII that is not a domain name is an error. A host in ASCII is unchanged.
    #[arg(long)]
    pub idna: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Convert URIs to IRIs: decode characters outside ASCII where they are allowed (RFC 3987, section
/// 3.2).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs or relative references")))]
#[command(after_help = "\
Examples:
  $ uri to-iri --idna http://xn--bcher-kva.example/%C3%A4
  http://bücher.example/ä")]
pub struct ToIriOptions {
    /// Convert domain names to Unicode (UTS #46): `xn--bcher-kva.example` to `bücher.example`.
    #[arg(long)]
    pub idna: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

pub fn to_uri(options: ToUriOptions) -> io::Result<Outcome> {
    batch::convert(options.inputs, |_, text| {
        let iri = IriReference::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        let uri = if options.idna { iri.to_uri_with_idna().map_err(idna_error)? } else { iri.to_uri() };
        Ok(uri.into_string())
    })
}

fn idna_error(error: IdnaError) -> Diagnostic {
    Diagnostic::with_offset(error.offset(), error.to_string())
}

pub fn to_iri(options: ToIriOptions) -> io::Result<Outcome> {
    batch::convert(options.inputs, |_, text| {
        let uri = UriReference::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        let iri = if options.idna { uri.to_iri_with_idna() } else { uri.to_iri() };
        Ok(iri.into_string())
    })
}
