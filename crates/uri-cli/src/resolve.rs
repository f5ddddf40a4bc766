//! `uri resolve` and `uri relativize`.

use std::io;

use pest_uri::Reference;
use pest_uri::kind::{self, Kind, Whole, WithScheme};
use serde::Serialize;

use crate::input::Input;
use crate::input_options::{Family, Inputs};
use crate::options::{RelativizeOptions, ResolveOptions};
use crate::problem::Problem;
use crate::session::{self, Outcome};

pub fn resolve(options: ResolveOptions) -> io::Result<Outcome> {
    let find = if options.family.has_iris { resolved::<kind::Iri> } else { resolved::<kind::Uri> };
    run(options.inputs, options.base.as_deref(), &options.family, |input, base, text| {
        find(base, text, input.non_strict.unwrap_or(options.non_strict))
    })
}

pub fn relativize(options: RelativizeOptions) -> io::Result<Outcome> {
    let find = if options.family.has_iris { relativized::<kind::Iri> } else { relativized::<kind::Uri> };
    run(options.inputs, options.base.as_deref(), &options.family, |_, base, text| find(base, text))
}

fn resolved<W: Whole>(base: &str, text: &str, non_strict: bool) -> Result<String, Problem> {
    let whole = parsed_base::<W>(base)?;
    let (base, reference) = (whole.without_fragment(), parsed::<W::Reference>(text)?);
    let target = if non_strict { base.resolve_non_strict(&reference) } else { base.resolve(&reference) };
    Ok(target.into_string())
}

fn relativized<W: Whole + WithScheme>(base: &str, text: &str) -> Result<String, Problem> {
    let whole = parsed_base::<W>(base)?;
    Ok(whole.without_fragment().relativize(&parsed::<W>(text)?).into_string())
}

fn parsed_base<W: Whole>(base: &str) -> Result<Reference<W, &str>, Problem> {
    parsed(base).map_err(|problem| problem.of("base"))
}

fn parsed<K: Kind>(text: &str) -> Result<Reference<K, &str>, Problem> {
    Reference::parse(text).map_err(|error| Problem::refused(error, text))
}

#[derive(Serialize)]
struct Found<'a> {
    input: &'a str,
    base: &'a str,
    result: &'a str,
}

/// What is wrong with the base of the command line; inputs that are objects may have bases of their own instead.
fn check_base(base: Option<&str>, inputs: &Inputs, family: &Family) -> Result<(), Problem> {
    match base {
        Some(base) if family.has_iris => parsed_base::<kind::Iri>(base).map(drop),
        Some(base) => parsed_base::<kind::Uri>(base).map(drop),
        None if inputs.json_input => Ok(()),
        None => Err(no_base()),
    }
}

fn no_base() -> Problem {
    Problem::message("there is no base; give one with `--base`")
}

/// Finds something for each input and its base.
fn run(
    inputs: Inputs,
    base: Option<&str>,
    family: &Family,
    find: impl Fn(&Input, &str, &str) -> Result<String, Problem>,
) -> io::Result<Outcome> {
    if let Err(problem) = check_base(base, &inputs, family) {
        return session::refuse(&inputs, &problem);
    }
    session::run(inputs, |input, answer| {
        let text = input.text()?;
        let base = input.base.as_deref().or(base);
        let base = base.ok_or_else(no_base)?;
        let result = find(input, base, text)?;
        if answer.json {
            answer.object(&Found { input: text, base, result: &result })?;
        } else {
            answer.out.write_line(&result)?;
        }
        Ok(())
    })
}
