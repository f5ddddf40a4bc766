//! `uri normalize`.

use std::io;

use crate::input::named;
use crate::names::{KindName, Level, for_kind};
use crate::options::NormalizeOptions;
use crate::parse::kind_of;
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};
use pest_uri::Reference;
use pest_uri::kind::Kind;

pub fn run(options: NormalizeOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    let kind = if options.family.has_iris { KindName::IriReference } else { options.kind };
    session::run(
        options.inputs,
        json,
        |input, answer| {
            let text = input.text()?;
            let level = input.level.as_deref().map_or(Ok(options.level), |name| named::<Level>("level", name))?;
            let normal = normal(text, kind_of(input, kind)?, level)?;
            Ok(answer.changed(&normal))
        },
        BadInput::of,
    )
}

fn normal(text: &str, kind: KindName, level: Level) -> Result<String, Problem> {
    fn of<K: Kind>(text: &str, level: Level) -> Result<String, Problem> {
        let reference = Reference::<K, &str>::parse(text).map_err(|error| Problem::refused(error, text))?;
        Ok(reference.normalize_with(level.into()).into_string())
    }
    for_kind!(kind, of)(text, level)
}
