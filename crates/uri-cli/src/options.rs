//! The command line.

use clap::{Parser, Subcommand};

use crate::commands::check::CheckOptions;
use crate::commands::compare::CompareOptions;
use crate::commands::complete::CompleteOptions;
use crate::commands::completions::CompletionsOptions;
use crate::commands::convert::{ToIriOptions, ToUriOptions};
use crate::commands::encode::{DecodeOptions, EncodeOptions};
use crate::commands::file_path::{FromPathOptions, ToPathOptions};
use crate::commands::find::FindOptions;
use crate::commands::grammar::GrammarOptions;
use crate::commands::normalize::NormalizeOptions;
use crate::commands::parse::ParseOptions;
use crate::commands::query::QueryOptions;
use crate::commands::repair::RepairOptions;
use crate::commands::resolve::{RelativizeOptions, ResolveOptions};
use crate::commands::schemes::SchemesOptions;
use crate::commands::set_options::SetOptions;
use crate::commands::template::TemplateOptions;

/// Parse, resolve, normalize, compare and edit URIs (RFC 3986).
///
/// Arguments are texts, not files. To read a file with one URI per line:
/// `uri normalize < urls.txt`.
///
/// The exit status is 0 if all inputs are valid, 1 if some are not, and 2 if the command could not
/// run. `check`, `compare`, `find` and `schemes` describe theirs.
#[derive(Parser)]
#[command(name = "uri", version, arg_required_else_help = true)]
pub struct Options {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    Parse(ParseOptions),
    Resolve(ResolveOptions),
    Relativize(RelativizeOptions),
    Normalize(NormalizeOptions),
    Repair(RepairOptions),
    Compare(CompareOptions),
    Check(CheckOptions),
    Complete(CompleteOptions),
    Find(FindOptions),
    Encode(EncodeOptions),
    Decode(DecodeOptions),
    Query(QueryOptions),
    Set(SetOptions),
    ToUri(ToUriOptions),
    ToIri(ToIriOptions),
    FromPath(FromPathOptions),
    ToPath(ToPathOptions),
    Template(TemplateOptions),
    Schemes(SchemesOptions),
    Grammar(GrammarOptions),
    Completions(CompletionsOptions),
}
