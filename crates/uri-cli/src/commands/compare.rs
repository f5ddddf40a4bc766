//! `uri compare`.

use std::io;

use pest_uri::kind::{self, Kind};
use pest_uri::{Comparison, Reference, Rung};
use serde::Serialize;

use crate::batch;
use crate::input::options::Inputs;
use crate::input::text_or_json::Input;
use crate::options::CompareOptions;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

#[derive(Serialize)]
struct Found<'a> {
    a: &'a str,
    b: &'a str,
    equal_at: Option<&'static str>,
    differs_in: Option<&'static str>,
}

pub fn run(options: CompareOptions) -> io::Result<Outcome> {
    let wanted = options.equal_at.map(Rung::from);
    let mut are_as_wanted = true;
    let outcome = batch::run(in_pairs(options.inputs)?, |input, record| {
        let (a, b) = pair(input)?;
        let compared =
            if options.family.has_iris { compared::<kind::IriReference> } else { compared::<kind::UriReference> };
        let comparison = compared(a, b)?;
        let missed = wanted.filter(|wanted| !is_equal_at(comparison, *wanted));
        are_as_wanted &= missed.is_none();
        if !record.json {
            return Ok(record.out.write_line(told(comparison, missed))?);
        }
        let (equal_at, differs_in) = match comparison {
            Comparison::Equal(rung) => (Some(rung.name()), None),
            Comparison::Different(component) => (None, Some(component.name())),
        };
        Ok(record.object(&Found { a, b, equal_at, differs_in })?)
    })?;
    Ok(if are_as_wanted { outcome } else { Outcome::SomeInvalid })
}

fn compared<K: Kind>(a: &str, b: &str) -> Result<Comparison, Diagnostic> {
    let parse = |text, role| {
        Reference::<K, &str>::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text).of(role))
    };
    Ok(parse(a, "a")?.compare(&parse(b, "b")?))
}

/// What people are told: also the rung at which two that are equal are not.
fn told(comparison: Comparison, missed: Option<Rung>) -> String {
    match (comparison, missed) {
        (Comparison::Equal(_), Some(missed)) => format!("{comparison}, not at {}", missed.name()),
        _ => comparison.to_string(),
    }
}

/// A rung includes those below it.
fn is_equal_at(comparison: Comparison, wanted: Rung) -> bool {
    matches!(comparison, Comparison::Equal(rung) if rung <= wanted)
}

/// Two arguments are one input.
fn in_pairs(inputs: Inputs) -> io::Result<Inputs> {
    if inputs.json_input || inputs.arguments.is_empty() {
        return Ok(inputs);
    }
    let number = inputs.arguments.len();
    let [mut pair, b] = <[_; 2]>::try_from(inputs.arguments)
        .map_err(|_| io::Error::other(format!("compare takes two references, not {number}")))?;
    pair.push("\t");
    pair.push(b);
    Ok(Inputs { arguments: vec![pair], ..inputs })
}

/// The two references of an input: `a` and `b`, or a line with a tab or spaces between them.
fn pair(input: &Input) -> Result<(&str, &str), Diagnostic> {
    if let (Some(a), Some(b)) = (&input.a, &input.b) {
        return Ok((a, b));
    }
    let line = input.text()?;
    let by_spaces = || line.split_once(' ').map(|(a, b)| (a, b.trim_start_matches(' ')));
    let pair = line.split_once('\t').or_else(by_spaces);
    pair.ok_or_else(|| Diagnostic::message("not two references with a tab or spaces between them"))
}
