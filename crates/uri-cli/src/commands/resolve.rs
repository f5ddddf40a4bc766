//! `uri resolve` and `uri relativize`.

use std::io;

use clap::Args;
use pest_uri::Reference;
use pest_uri::kind::{self, Kind, Whole, WithScheme};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Family, Inputs, inputs};
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Resolve references against a base URI (RFC 3986, section 5.2).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("REF", "The references")))]
pub struct ResolveOptions {
    /// The base: a URI, whose fragment does not count. Only with `--json-input` may it be left out, for inputs with a `base` of their own.
    #[arg(long, value_name = "BASE")]
    pub base: Option<String>,

    /// Ignore the scheme of a reference if it is that of the base.
    #[arg(long)]
    pub non_strict: bool,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Find the shortest references that resolve to targets.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TARGET", "The targets: URIs")))]
pub struct RelativizeOptions {
    /// The base: a URI, whose fragment does not count. Only with `--json-input` may it be left out, for inputs with a `base` of their own.
    #[arg(long, value_name = "BASE")]
    pub base: Option<String>,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

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

fn resolved<W: Whole>(base: &str, text: &str, non_strict: bool) -> Result<String, Diagnostic> {
    let whole = parsed_base::<W>(base)?;
    let (base, reference) = (whole.without_fragment(), parsed::<W::Reference>(text)?);
    let target = if non_strict { base.resolve_non_strict(&reference) } else { base.resolve(&reference) };
    Ok(target.into_string())
}

fn relativized<W: Whole + WithScheme>(base: &str, text: &str) -> Result<String, Diagnostic> {
    let whole = parsed_base::<W>(base)?;
    Ok(whole.without_fragment().relativize(&parsed::<W>(text)?).into_string())
}

fn parsed_base<W: Whole>(base: &str) -> Result<Reference<W, &str>, Diagnostic> {
    parsed(base).map_err(|diagnostic| diagnostic.in_part("base"))
}

fn parsed<K: Kind>(text: &str) -> Result<Reference<K, &str>, Diagnostic> {
    Reference::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))
}

#[derive(Serialize)]
struct Found<'a> {
    input: &'a str,
    base: &'a str,
    result: &'a str,
}

/// Checks the base of the command line. Inputs that are objects may have bases of their own instead.
fn check_base(base: Option<&str>, inputs: &Inputs, family: &Family) -> Result<(), Diagnostic> {
    match base {
        Some(base) if family.has_iris => parsed_base::<kind::Iri>(base).map(drop),
        Some(base) => parsed_base::<kind::Uri>(base).map(drop),
        None if inputs.json_input => Ok(()),
        None => Err(no_base()),
    }
}

fn no_base() -> Diagnostic {
    Diagnostic::message("there is no base; give one with `--base`")
}

/// Computes the result for each input and its base.
fn run(
    inputs: Inputs,
    base: Option<&str>,
    family: &Family,
    find: impl Fn(&Input, &str, &str) -> Result<String, Diagnostic>,
) -> io::Result<Outcome> {
    if let Err(diagnostic) = check_base(base, &inputs, family) {
        return batch::refuse(&inputs, &diagnostic);
    }
    batch::run(inputs, |input, record| {
        let text = input.text()?;
        let base = input.base.as_deref().or(base);
        let base = base.ok_or_else(no_base)?;
        let result = find(input, base, text)?;
        if record.json {
            record.object(&Found { input: text, base, result: &result })?;
        } else {
            record.out.write_line(&result)?;
        }
        Ok(())
    })
}
