//! `uri normalize`.

use std::io;

use pest_uri::Reference;
use pest_uri::kind::{self, Kind};
use serde::Serialize;

use crate::input::named;
use crate::names::Level;
use crate::options::NormalizeOptions;
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};

#[derive(Serialize)]
struct Found<'a> {
    input: &'a str,
    result: &'a str,
    changed: bool,
}

pub fn run(options: NormalizeOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    session::run(
        options.inputs,
        json,
        |input, answer| {
            let text = input.text()?;
            let level = input.level.as_deref().map_or(Ok(options.level), |name| named::<Level>("level", name))?;
            let normal =
                if options.family.has_iris { normal::<kind::IriReference> } else { normal::<kind::UriReference> };
            let normal = normal(text, level)?;
            let found = Found { input: text, result: &normal, changed: normal != text };
            Ok(if json { answer.object(&found) } else { answer.out.write_line(&normal) })
        },
        BadInput::of,
    )
}

fn normal<K: Kind>(text: &str, level: Level) -> Result<String, Problem> {
    let reference = Reference::<K, &str>::parse(text).map_err(|error| Problem::refused(error, text))?;
    Ok(reference.normalize_with(level.into()).into_string())
}
