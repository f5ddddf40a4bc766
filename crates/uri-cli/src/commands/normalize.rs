//! `uri normalize`.

use std::io;

use pest_uri::Reference;
use pest_uri::kind::Kind;

use crate::batch;
use crate::input::names::{KindName, Level, for_kind};
use crate::options::NormalizeOptions;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

pub fn run(options: NormalizeOptions) -> io::Result<Outcome> {
    batch::convert(options.inputs, |input, text| {
        let (kind, level) = (options.kind.kind_of(input), input.level.unwrap_or(options.level));
        normal(text, kind, level)
    })
}

fn normal(text: &str, kind: KindName, level: Level) -> Result<String, Diagnostic> {
    fn of<K: Kind>(text: &str, level: Level) -> Result<String, Diagnostic> {
        let reference = Reference::<K, &str>::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        Ok(reference.normalize_with(level.into()).into_string())
    }
    for_kind!(kind, of)(text, level)
}
