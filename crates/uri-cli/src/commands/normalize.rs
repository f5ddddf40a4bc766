//! `uri normalize`.

use std::io;

use clap::Args;
use pest_uri::Reference;
use pest_uri::kind::Kind;

use crate::batch;
use crate::input::kind::{KindName, for_kind};
use crate::input::level::Level;
use crate::input::options::{Inputs, KindOption, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Normalize URIs and relative references (RFC 3986, section 6.2).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs or relative references")))]
#[command(after_help = "\
Examples:
  $ uri normalize HTTP://Example.com:80/%7Eann/./notes
  http://example.com:80/~ann/notes

  $ uri normalize --level scheme HTTP://Example.com:80
  http://example.com/

  $ printf 'HTTP://A/\\n[\\n' | uri normalize --quiet
  http://a/")]
pub struct NormalizeOptions {
    #[command(flatten)]
    pub kind: KindOption,

    /// Level of normalization.
    #[arg(long, value_enum, default_value = "syntax")]
    pub level: Level,

    #[command(flatten)]
    pub inputs: Inputs,
}

pub fn run(options: NormalizeOptions) -> io::Result<Outcome> {
    batch::convert(options.inputs, |input, text| {
        let (kind, level) = (options.kind.kind_of(input), input.level.unwrap_or(options.level));
        normal(text, kind, level)
    })
}

fn normal(text: &str, kind: KindName, level: Level) -> Result<String, Diagnostic> {
    fn normal_as<K: Kind>(text: &str, level: Level) -> Result<String, Diagnostic> {
        let reference = Reference::<K, &str>::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        let normal = match level {
            Level::Syntax => reference.normalize(),
            Level::Scheme => uri_schemes::normalize(&reference),
        };
        Ok(normal.into_string())
    }
    let by_scheme = if level == Level::Scheme { uri_schemes::read(text) } else { None };
    let normal = |text| for_kind!(kind, normal_as)(text, level);
    match by_scheme {
        // A text that is no reference, as `postgresql://a,b/`, has the canonical text of its scheme alone.
        Some((ty, Ok(value))) => normal(text)
            .or_else(|error| value.canonical().ok_or_else(|| error.with_input(ty.redacted(text).to_string()))),
        Some((ty, Err(error))) => {
            let rejected = |error| Diagnostic::from_grammar_error(ty, error, text);
            if ty.has_canonical_form { Err(rejected(error)) } else { normal(text).map_err(|_| rejected(error)) }
        }
        None => normal(text),
    }
}
