//! The command line.

use std::ffi::OsString;

use clap::{Args, Parser, Subcommand, ValueEnum};
use pest_uri::EntryRule;

/// URIs by the grammar of RFC 3986.
#[derive(Parser)]
#[command(name = "uri", version, arg_required_else_help = true)]
pub struct Options {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    Parse(ParseOptions),
}

/// Take URIs apart into their components.
///
/// The exit status is 0 if all inputs are valid, 1 if some are not, 2 if the command could not run.
#[derive(Args)]
pub struct ParseOptions {
    /// The rule that an input must match.
    #[arg(long = "as", value_name = "KIND", value_enum, default_value = "uri-reference")]
    pub kind: KindName,

    /// What to print: a drawing, a list of the components, the parse tree, or an object a line.
    ///
    /// The default is `figure` on a terminal and `table` elsewhere.
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub format: Option<Format>,

    /// Print one JSON object a line, for valid and for bad inputs; the same as `--format json`.
    #[arg(long, conflicts_with = "format")]
    pub json: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Where the inputs come from.
#[derive(Args)]
pub struct Inputs {
    /// Each input is a JSON string, or a JSON object with `input` and perhaps `as`.
    #[arg(long)]
    pub json_input: bool,

    /// The inputs; without any, each line of standard input is one (an empty line is the empty reference).
    #[arg(value_name = "URI")]
    pub arguments: Vec<OsString>,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum KindName {
    /// With a scheme, and perhaps with a fragment.
    Uri,
    /// A URI or a relative reference.
    UriReference,
    /// A URI without a fragment.
    AbsoluteUri,
    /// A reference without a scheme.
    RelativeRef,
}

impl From<KindName> for EntryRule {
    fn from(kind: KindName) -> Self {
        match kind {
            KindName::Uri => EntryRule::Uri,
            KindName::UriReference => EntryRule::UriReference,
            KindName::AbsoluteUri => EntryRule::AbsoluteUri,
            KindName::RelativeRef => EntryRule::RelativeRef,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// The components drawn under the text, as in section 3 of the RFC.
    Figure,
    /// The components, one a line.
    Table,
    /// The parse tree: each rule with its range of bytes and its text.
    Tree,
    /// One JSON object a line.
    Json,
}
