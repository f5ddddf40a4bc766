//! `uri repair`.

use std::io;

use pest_uri::Reference;
use pest_uri::kind::Kind;

use crate::batch;
use crate::input::names::{KindName, for_kind};
use crate::options::RepairOptions;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

pub fn run(options: RepairOptions) -> io::Result<Outcome> {
    batch::convert(options.inputs, |input, text| repaired(text, options.kind.kind_of(input)))
}

/// A text that is right, or one that is mended where that is safe.
fn repaired(text: &str, kind: KindName) -> Result<String, Diagnostic> {
    fn of<K: Kind>(text: &str) -> Result<String, Diagnostic> {
        let Err(error) = Reference::<K, &str>::parse(text) else { return Ok(text.to_owned()) };
        error.report(text).repaired().ok_or_else(|| Diagnostic::from_parse_error(error, text))
    }
    for_kind!(kind, of)(text)
}
