//! `uri repair`.

use std::io;

use clap::Args;
use pest_uri::Reference;
use pest_uri::kind::{self, Kind, UriKind};

use crate::batch;
use crate::input::kind::{KindName, for_kind};
use crate::input::options::{Inputs, KindOption, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Repair invalid URIs and relative references where that is safe.
///
/// A repair removes white space, brackets and quotes around the input, and tabs and line
/// breaks in it; replaces backslashes by slashes where browsers do; converts a non-ASCII host to its
/// name in the DNS; and percent-encodes invalid characters. Valid inputs are printed unchanged.
/// Other inputs are reported as invalid.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs or relative references")))]
#[command(after_help = "\
Examples:
  $ uri repair '<http://example.com/a b>' 'http:\\\\example.com\\c|d'
  http://example.com/a%20b
  http://example.com/c%7Cd")]
pub struct RepairOptions {
    #[command(flatten)]
    pub kind: KindOption,

    #[command(flatten)]
    pub inputs: Inputs,
}

pub fn run(options: RepairOptions) -> io::Result<Outcome> {
    batch::convert(options.inputs, |input, text| repaired(text, options.kind.kind_of(input)))
}

/// Returns a valid text unchanged, or fixes it where that is safe.
fn repaired(text: &str, kind: KindName) -> Result<String, Diagnostic> {
    fn repaired_as_uri<K: UriKind>(text: &str) -> Result<String, Diagnostic> {
        let repaired = Reference::<K, String>::parse_lenient(text);
        let repaired = repaired.map_err(|error| Diagnostic::from_parse_error(error, text))?;
        Ok(repaired.reference.into_string())
    }
    fn repaired_as<K: Kind>(text: &str) -> Result<String, Diagnostic> {
        let Err(error) = Reference::<K, &str>::parse(text) else { return Ok(text.to_owned()) };
        error.report(text).repaired().ok_or_else(|| Diagnostic::from_parse_error(error, text))
    }
    match kind {
        KindName::Uri => return repaired_as_uri::<kind::Uri>(text),
        KindName::UriReference => return repaired_as_uri::<kind::UriReference>(text),
        KindName::AbsoluteUri => return repaired_as_uri::<kind::AbsoluteUri>(text),
        KindName::RelativeRef => return repaired_as_uri::<kind::RelativeRef>(text),
        _ => {}
    }
    for_kind!(kind, repaired_as)(text)
}
