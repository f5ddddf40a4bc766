//! `uri resolve` and `uri relativize`.

use std::io;

use clap::Args;
use pest_uri::Reference;
use pest_uri::kind::{self, Kind, WithScheme};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Inputs, IriOption, inputs};
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Resolve references against a base URI (RFC 3986, section 5.2).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("REF", "References to resolve")))]
#[command(after_help = "\
Examples:
  $ uri resolve --base http://example.com/docs/guide.html ../img/1.png '?page=2' //other.example/
  http://example.com/img/1.png
  http://example.com/docs/guide.html?page=2
  http://other.example/

  $ echo '{\"input\": \"next\", \"base\": \"http://example.com/a/\"}' | uri resolve --json-input
  http://example.com/a/next")]
pub struct ResolveOptions {
    /// Base URI, whose fragment is ignored.
    ///
    /// Required, unless `--json-input` is given and each input has its own `base`.
    #[arg(long, value_name = "BASE")]
    pub base: Option<String>,

    /// Ignore the scheme of a reference if the base has the same.
    #[arg(long)]
    pub non_strict: bool,

    /// Repair references as `uri repair` does, and read backslashes as browsers do for the scheme of the base.
    #[arg(long, conflicts_with_all = ["non_strict", "accepts_iris"])]
    pub lenient: bool,

    #[command(flatten)]
    pub family: IriOption,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Print the shortest references that resolve to target URIs.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TARGET", "Target URIs")))]
#[command(after_help = "\
Examples:
  $ uri relativize --base http://example.com/docs/guide.html http://example.com/img/1.png
  /img/1.png")]
pub struct RelativizeOptions {
    /// Base URI, whose fragment is ignored.
    ///
    /// Required, unless `--json-input` is given and each input has its own `base`.
    #[arg(long, value_name = "BASE")]
    pub base: Option<String>,

    #[command(flatten)]
    pub family: IriOption,

    #[command(flatten)]
    pub inputs: Inputs,
}

pub fn resolve(options: ResolveOptions) -> io::Result<Outcome> {
    let compute = if options.family.accepts_iris { resolved::<kind::Iri> } else { resolved::<kind::Uri> };
    run(options.inputs, options.base.as_deref(), &options.family, |input, base, text| {
        if options.lenient {
            return resolved_leniently(base, text);
        }
        compute(base, text, input.non_strict.unwrap_or(options.non_strict))
    })
}

pub fn relativize(options: RelativizeOptions) -> io::Result<Outcome> {
    let compute = if options.family.accepts_iris { relativized::<kind::Iri> } else { relativized::<kind::Uri> };
    run(options.inputs, options.base.as_deref(), &options.family, |_, base, text| compute(base, text))
}

fn resolved<W: WithScheme<Uri = W>>(base: &str, text: &str, non_strict: bool) -> Result<String, Diagnostic> {
    let (base, reference) = (parsed_base::<W>(base)?, parsed::<W::Reference>(text)?);
    let target = if non_strict { base.resolve_non_strict(&reference) } else { base.resolve(&reference) };
    Ok(target.into_string())
}

fn resolved_leniently(base: &str, text: &str) -> Result<String, Diagnostic> {
    let resolved = parsed_base::<kind::Uri>(base)?.resolve_lenient(text);
    let resolved = resolved.map_err(|error| Diagnostic::from_parse_error(error, text))?;
    Ok(resolved.reference.into_string())
}

fn relativized<W: WithScheme<Uri = W>>(base: &str, text: &str) -> Result<String, Diagnostic> {
    Ok(parsed_base::<W>(base)?.relativize(&parsed::<W>(text)?).into_string())
}

fn parsed_base<W: WithScheme<Uri = W>>(base: &str) -> Result<Reference<W, &str>, Diagnostic> {
    parsed(base).map_err(|diagnostic| diagnostic.in_part("base"))
}

fn parsed<K: Kind>(text: &str) -> Result<Reference<K, &str>, Diagnostic> {
    Reference::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))
}

#[derive(Serialize)]
struct ResultJson<'a> {
    input: &'a str,
    base: &'a str,
    result: &'a str,
}

/// Checks the base of the command line. Inputs that are JSON objects may have their own bases.
fn check_base(base: Option<&str>, inputs: &Inputs, family: &IriOption) -> Result<(), Diagnostic> {
    match base {
        Some(base) if family.accepts_iris => parsed_base::<kind::Iri>(base).map(drop),
        Some(base) => parsed_base::<kind::Uri>(base).map(drop),
        None if inputs.json_input => Ok(()),
        None => Err(missing_base()),
    }
}

fn missing_base() -> Diagnostic {
    Diagnostic::new("missing base; use `--base`")
}

/// Computes the result for each input and its base.
fn run(
    inputs: Inputs,
    base: Option<&str>,
    family: &IriOption,
    compute: impl Fn(&Input, &str, &str) -> Result<String, Diagnostic> + Sync,
) -> io::Result<Outcome> {
    if let Err(diagnostic) = check_base(base, &inputs, family) {
        return batch::reject_options(&inputs, &diagnostic);
    }
    batch::run(inputs, |input, record| {
        let text = input.text()?;
        let base = input.base.as_deref().or(base);
        let base = base.ok_or_else(missing_base)?;
        let result = compute(input, base, text)?;
        if record.json {
            record.object(&ResultJson { input: text, base, result: &result })?;
        } else {
            record.out.write_line(&result)?;
        }
        Ok(())
    })
}
