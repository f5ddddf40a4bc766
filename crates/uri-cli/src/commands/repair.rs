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

/// Print URIs and relative references as they are, or mended where that is safe.
///
/// White space, angle brackets and quotes around one are taken away, backslashes become slashes where `//` should stand, and what cannot stand where
/// it stands is percent-encoded. Where only its author knows what was meant, one is as bad as before.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references")))]
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
