//! `uri resolve` and `uri relativize`.

use std::io;

use pest_uri::{AbsoluteUri, Uri, UriReference};
use serde::Serialize;

use crate::input::{Input, Item};
use crate::json::json_line;
use crate::options::{Inputs, RelativizeOptions, ResolveOptions};
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};

pub fn resolve(options: ResolveOptions) -> io::Result<Outcome> {
    run(options.inputs, options.base.as_deref(), |input, base, text| {
        let reference = UriReference::parse(text).map_err(|error| Problem::refused(error, text))?;
        let non_strict = input.non_strict.unwrap_or(options.non_strict);
        let target = if non_strict { base.resolve_non_strict(&reference) } else { base.resolve(&reference) };
        Ok(target.into_string())
    })
}

pub fn relativize(options: RelativizeOptions) -> io::Result<Outcome> {
    run(options.inputs, options.base.as_deref(), |_, base, text| {
        let target = Uri::parse(text).map_err(|error| Problem::refused(error, text))?;
        Ok(base.relativize(&target).into_string())
    })
}

#[derive(Serialize)]
struct Found<'a> {
    input: &'a str,
    base: &'a str,
    result: &'a str,
}

/// Finds something for each input and its base.
fn run(
    inputs: Inputs,
    base: Option<&str>,
    find: impl Fn(&Input, AbsoluteUri<&str>, &str) -> Result<String, Problem>,
) -> io::Result<Outcome> {
    let json = inputs.json;
    session::run(
        inputs,
        json,
        |input, out| {
            let text = session::text(input)?;
            let base = input.base.as_deref().or(base);
            let base = base.ok_or_else(|| Problem::message("there is no base; give one with `--base`".to_owned()))?;
            let uri = Uri::parse(base).map_err(|error| Problem::refused(error, base).of("base"))?;
            let result = find(input, uri.without_fragment(), text)?;
            Ok(if json {
                json_line(out, &Found { input: text, base, result: &result })
            } else {
                writeln!(out, "{result}")
            })
        },
        |item: &Item| {
            let own = item.input.as_ref().ok().and_then(|input| input.base.clone());
            BadInput { base: own.or(base.map(str::to_owned)), ..BadInput::of(item) }
        },
    )
}
