//! The command line.

use clap::{Parser, Subcommand};

use crate::commands::compare::CompareOptions;
use crate::commands::complete::CompleteOptions;
use crate::commands::completions::CompletionsOptions;
use crate::commands::convert::{ToIriOptions, ToUriOptions};
use crate::commands::encode::{DecodeOptions, EncodeOptions};
use crate::commands::file_path::{FromPathOptions, ToPathOptions};
use crate::commands::find::FindOptions;
use crate::commands::normalize::NormalizeOptions;
use crate::commands::parse::ParseOptions;
use crate::commands::query::QueryOptions;
use crate::commands::repair::RepairOptions;
use crate::commands::resolve::{RelativizeOptions, ResolveOptions};
use crate::commands::schemes::SchemesOptions;
use crate::commands::set_options::SetOptions;
use crate::grammar::options::GrammarOptions;

/// URIs by the grammar and the algorithms of RFC 3986.
///
/// Arguments are texts, and but for those of `grammar` no files: a file of URIs, one a line, is read as in `uri normalize < urls.txt`.
///
/// The exit status is 0 if all inputs are valid, 1 if some are not, 2 if the command could not run; `find`, `schemes` and the commands of
/// `grammar` say what it is for them.
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
    Schemes(SchemesOptions),
    Grammar(GrammarOptions),
    Completions(CompletionsOptions),
}
