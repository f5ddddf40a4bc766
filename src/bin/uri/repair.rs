//! `uri repair`.

use std::borrow::Cow;
use std::io;

use pest_uri::Reference;
use pest_uri::kind::Kind;

use crate::names::{KindName, for_kind};
use crate::options::RepairOptions;
use crate::problem::Problem;
use crate::session::{self, Outcome};

pub fn run(options: RepairOptions) -> io::Result<Outcome> {
    session::change(options.inputs, |input, text| repaired(text, options.kind.kind_of(input)))
}

/// A text that is right, or one that is mended where that is safe.
fn repaired(text: &str, kind: KindName) -> Result<Cow<'_, str>, Problem> {
    fn of<K: Kind>(text: &str) -> Result<Cow<'_, str>, Problem> {
        let Err(error) = Reference::<K, &str>::parse(text) else { return Ok(Cow::Borrowed(text)) };
        error.report(text).repaired().map(Cow::Owned).ok_or_else(|| Problem::refused(error, text))
    }
    for_kind!(kind, of)(text)
}
