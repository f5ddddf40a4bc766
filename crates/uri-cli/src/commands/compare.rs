//! `uri compare`.

use std::io;

use clap::{Args, ValueEnum};
use pest_uri::kind::{self, Kind};
use pest_uri::{Comparison, Reference, Rung, scheme};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Family, Inputs};
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Say at which rung of the comparison ladder two references are equal, or where they differ (RFC 3986, section 6.2).
///
/// The rungs are `string` (byte by byte), `case`, `percent` (percent-encoding), `path` (dot segments) and `scheme` (what its own specification
/// takes for the same); each includes those before it.
///
/// Percent-encoded characters beyond ASCII are not those characters: for that, map IRIs to URIs first, with `uri to-uri`. An IRI that is no
/// URI is for its scheme what it is for all.
///
/// The exit status is 0 also where they differ, unless `--equal-at` is given, 1 if one is no reference, 2 if the command could not run.
#[derive(Args)]
#[command(override_usage = "uri compare [OPTIONS] [A B]")]
#[command(mut_arg(
    "arguments",
    |it| it.value_name("A B").help("Two references; without any, each line of standard input has two, with a tab or spaces between them")
))]
pub struct CompareOptions {
    /// End with the exit status 1 also if two are not equal at this rung.
    #[arg(long, value_name = "RUNG")]
    pub equal_at: Option<RungName>,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum RungName {
    /// Byte by byte (RFC 3986, section 6.2.1).
    String,
    /// That, and after case normalization (section 6.2.2.1).
    Case,
    /// That, and after percent-encoding normalization (section 6.2.2.2).
    Percent,
    /// That, and after dot segments are removed (section 6.2.2.3).
    Path,
    /// That, and by what the scheme's own specification takes for the same (section 6.2.3).
    Scheme,
}

impl From<RungName> for Rung {
    fn from(rung: RungName) -> Self {
        match rung {
            RungName::String => Rung::String,
            RungName::Case => Rung::Case,
            RungName::Percent => Rung::PercentEncoding,
            RungName::Path => Rung::PathSegments,
            RungName::Scheme => Rung::Scheme,
        }
    }
}

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
            return Ok(record.out.write_line(text(comparison, missed))?);
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
        Reference::<K, &str>::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text).in_part(role))
    };
    let (a, b) = (parse(a, "a")?, parse(b, "b")?);
    Ok(match a.compare(&b) {
        Comparison::Different(_) if scheme::is_equivalent(&a, &b) => Comparison::Equal(Rung::Scheme),
        comparison => comparison,
    })
}

/// Returns the output for people. If an equality was asked for and missed, it includes that rung.
fn text(comparison: Comparison, missed: Option<Rung>) -> String {
    match (comparison, missed) {
        (Comparison::Equal(_), Some(missed)) => format!("{comparison}, not at {}", missed.name()),
        _ => comparison.to_string(),
    }
}

/// Returns whether the comparison is equal at a rung. A rung includes those below it.
fn is_equal_at(comparison: Comparison, wanted: Rung) -> bool {
    matches!(comparison, Comparison::Equal(rung) if rung <= wanted)
}

/// Turns each pair of arguments into one input.
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

/// Returns the two references of an input: `a` and `b`, or a line with a tab or spaces between them.
fn pair(input: &Input) -> Result<(&str, &str), Diagnostic> {
    if let (Some(a), Some(b)) = (&input.a, &input.b) {
        return Ok((a, b));
    }
    let line = input.text()?;
    let by_spaces = || line.split_once(' ').map(|(a, b)| (a, b.trim_start_matches(' ')));
    let pair = line.split_once('\t').or_else(by_spaces);
    pair.ok_or_else(|| Diagnostic::message("not two references with a tab or spaces between them"))
}
