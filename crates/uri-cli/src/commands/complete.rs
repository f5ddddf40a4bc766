//! `uri complete`.

use std::io;

use clap::Args;
use pest_uri::{CompleteError, ParseTree, RuleError};

use crate::batch;
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Complete URIs as people type them, such as `www.w3.org/Addressing/` (RFC 3986, section 4.5).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("SUFFIX", "URIs without a scheme")))]
#[command(after_help = "\
Examples:
  $ uri complete www.example.com/a localhost:3000
  https://www.example.com/a
  https://localhost:3000

  $ uri complete --scheme http example.com
  http://example.com")]
pub struct CompleteOptions {
    /// Scheme to add.
    #[arg(long, default_value = "https")]
    pub scheme: String,

    #[command(flatten)]
    pub inputs: Inputs,
}

pub fn run(options: CompleteOptions) -> io::Result<Outcome> {
    if let Err(RuleError::Rejected(error)) = ParseTree::parse_rule("scheme", &options.scheme) {
        return batch::reject_options(
            &options.inputs,
            &Diagnostic::from_parse_error(error, &options.scheme).in_part("scheme"),
        );
    }
    batch::convert(options.inputs, |input, text| {
        let scheme = input.scheme.as_deref().unwrap_or(&options.scheme);
        let uri = pest_uri::complete(text, scheme).map_err(|error| diagnostic(&error, text, scheme))?;
        Ok(uri.into_string())
    })
}

fn diagnostic(error: &CompleteError, text: &str, scheme: &str) -> Diagnostic {
    match error {
        CompleteError::Parse { error, completed } if completed == text => Diagnostic::from_parse_error(*error, text),
        CompleteError::Parse { error, completed } => {
            Diagnostic::from_parse_error(*error, completed).in_part("completed")
        }
        CompleteError::Scheme(error) => Diagnostic::from_parse_error(*error, scheme).in_part("scheme"),
        CompleteError::Ambiguous { candidates } => Diagnostic::ambiguous(error.to_string(), candidates),
        other => Diagnostic::new(other.to_string()),
    }
}
