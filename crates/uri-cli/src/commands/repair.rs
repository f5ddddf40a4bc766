//! `uri repair`.

use std::io;

use clap::Args;
use pest_uri::Reference;
use pest_uri::kind::Kind;

use crate::batch;
use crate::input::kind::{KindName, for_kind};
use crate::input::options::{Inputs, KindOption, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Repair invalid URIs and relative references where that is safe.
///
/// A repair removes white space, angle brackets and quotes around the input, replaces backslashes
/// by slashes where `//` is expected, and percent-encodes invalid characters. Valid inputs are
/// printed unchanged. Inputs that could be repaired in several ways are reported as invalid.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs or relative references")))]
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
    fn repaired_as<K: Kind>(text: &str) -> Result<String, Diagnostic> {
        let Err(error) = Reference::<K, &str>::parse(text) else { return Ok(text.to_owned()) };
        error.report(text).repaired().ok_or_else(|| Diagnostic::from_parse_error(error, text))
    }
    for_kind!(kind, repaired_as)(text)
}
