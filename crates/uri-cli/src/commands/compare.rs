//! `uri compare`.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Args, ValueEnum};
use pest_uri::kind::{self, Kind};
use pest_uri::{Comparison, Reference, Rung, Text, UriReference};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Inputs, IriOption};
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Compare two references on the comparison ladder (RFC 3986, section 6.2).
///
/// Prints the first rung at which they are equal, or the component in which they differ. The rungs
/// are `string` (byte by byte), `case`, `percent` (percent-encoding), `path` (dot segments) and
/// `scheme` (by the specification of the scheme). Each includes the rungs before it.
///
/// With `--iri`, a percent-encoded character outside ASCII is equal to the character itself at
/// `percent` (RFC 3987, section 5.3.2.3). A host and its form by IDNA differ; `uri to-uri --idna`
/// converts hosts.
///
/// The exit status is 0 even if they differ, unless `--equal-at` is given; 1 if a reference is
/// invalid; and 2 if the command could not run.
#[derive(Args)]
#[command(override_usage = "uri compare [OPTIONS] [A B]")]
#[command(mut_arg(
    "arguments",
    |it| it.value_name("A B").help("Two references [default: two per line of standard input, separated by a tab or \
        spaces]")
))]
#[command(after_help = "\
Examples:
  $ uri compare http://example.com/~ann HTTP://example.com/%7Eann
  equal at: percent

  $ uri compare --equal-at scheme http://example.com:80 http://example.com/ && echo the same
  equal at: scheme
  the same")]
pub struct CompareOptions {
    /// Exit with status 1 if two references are not equal at this rung.
    #[arg(long, value_name = "RUNG")]
    pub equal_at: Option<RungName>,

    #[command(flatten)]
    pub family: IriOption,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum RungName {
    /// Equal byte by byte (RFC 3986, section 6.2.1).
    String,
    /// Equal after case normalization (section 6.2.2.1).
    Case,
    /// Also after percent-encoding normalization (section 6.2.2.2).
    Percent,
    /// Also after the removal of dot segments (section 6.2.2.3).
    Path,
    /// Also by the specification of the scheme (section 6.2.3).
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
struct ComparisonJson<'a> {
    a: &'a str,
    b: &'a str,
    equal_at: Option<&'static str>,
    differs_in: Option<&'static str>,
}

pub fn run(options: CompareOptions) -> io::Result<Outcome> {
    let wanted = options.equal_at.map(Rung::from);
    let are_equal_as_wanted = AtomicBool::new(true);
    let outcome = batch::run(in_pairs(options.inputs)?, |input, record| {
        let (a, b) = pair(input)?;
        let comparison = if options.family.accepts_iris { compared_iris(a, b) } else { compared_uris(a, b) }?;
        let missed = wanted.filter(|wanted| !is_equal_at(comparison, *wanted));
        are_equal_as_wanted.fetch_and(missed.is_none(), Ordering::Relaxed);
        if !record.json {
            return Ok(record.out.write_line(text(comparison, missed))?);
        }
        let (equal_at, differs_in) = match comparison {
            Comparison::Equal(rung) => (Some(rung.name()), None),
            Comparison::Different(component) => (None, Some(component.name())),
        };
        Ok(record.object(&ComparisonJson { a, b, equal_at, differs_in })?)
    })?;
    Ok(if are_equal_as_wanted.into_inner() { outcome } else { Outcome::SomeInvalid })
}

fn compared_uris(a: &str, b: &str) -> Result<Comparison, Diagnostic> {
    let [a, b] = parsed::<kind::UriReference>(a, b)?;
    Ok(compared_with_scheme(&a, &b))
}

/// Compares IRIs as they are written, and from `percent` on as URIs.
fn compared_iris(a: &str, b: &str) -> Result<Comparison, Diagnostic> {
    let [a, b] = parsed::<kind::IriReference>(a, b)?;
    Ok(match (a.compare(&b), compared_with_scheme(&a.to_uri(), &b.to_uri())) {
        (Comparison::Equal(iris), Comparison::Equal(uris)) => {
            Comparison::Equal(iris.min(uris.max(Rung::PercentEncoding)))
        }
        (_, Comparison::Equal(uris)) => Comparison::Equal(uris.max(Rung::PercentEncoding)),
        (comparison, Comparison::Different(_)) => comparison,
    })
}

fn parsed<'t, K: Kind>(a: &'t str, b: &'t str) -> Result<[Reference<K, &'t str>; 2], Diagnostic> {
    let parse =
        |text, role| Reference::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text).in_part(role));
    Ok([parse(a, "a")?, parse(b, "b")?])
}

/// Compares two references by normalization, and then by the specification of their scheme.
fn compared_with_scheme<T: Text>(a: &UriReference<T>, b: &UriReference<T>) -> Comparison {
    match a.compare(b) {
        Comparison::Different(_) if uri_schemes::is_equivalent(a, b) => Comparison::Equal(Rung::Scheme),
        comparison => comparison,
    }
}

/// Returns the output as text, with the rung of `--equal-at` if the references are not equal there.
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
        .map_err(|_| io::Error::other(format!("expected two references, got {number}")))?;
    pair.push("\t");
    pair.push(b);
    Ok(Inputs { arguments: vec![pair], ..inputs })
}

/// Returns the two references of an input: `a` and `b`, or the halves of a line.
fn pair(input: &Input) -> Result<(&str, &str), Diagnostic> {
    if let (Some(a), Some(b)) = (&input.a, &input.b) {
        return Ok((a, b));
    }
    let line = input.text()?;
    let by_spaces = || line.split_once(' ').map(|(a, b)| (a, b.trim_start_matches(' ')));
    let pair = line.split_once('\t').or_else(by_spaces);
    pair.ok_or_else(|| Diagnostic::new("expected two references, separated by a tab or spaces"))
}
