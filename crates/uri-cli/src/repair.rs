//! `uri repair`.

use std::io;

use pest_uri::Reference;
use pest_uri::kind::Kind;

use crate::names::{KindName, for_kind};
use crate::options::RepairOptions;
use crate::problem::Problem;
use crate::session::{self, Outcome};

pub fn run(options: RepairOptions) -> io::Result<Outcome> {
    session::convert(options.inputs, |input, text| repaired(text, options.kind.kind_of(input)))
}

/// A text that is right, or one that is mended where that is safe.
fn repaired(text: &str, kind: KindName) -> Result<String, Problem> {
    fn of<K: Kind>(text: &str) -> Result<String, Problem> {
        let Err(error) = Reference::<K, &str>::parse(text) else { return Ok(text.to_owned()) };
        error.report(text).repaired().ok_or_else(|| Problem::refused(error, text))
    }
    for_kind!(kind, of)(text)
}
