//! The command line.

use std::ffi::OsString;

use clap::{Arg, CommandFactory as _, Error, FromArgMatches as _, Parser, Subcommand};

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
use crate::commands::redact::RedactOptions;
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
/// run. `check`, `compare`, `find`, `schemes` and `template` describe theirs.
#[derive(Parser)]
#[command(
    name = "uri",
    version,
    arg_required_else_help = true,
    after_help = "\
Examples:
  $ uri parse --get host,port http://example.com:8042/over/there
  example.com\t8042

  $ printf 'HTTP://Example.com\\na b\\n' | uri normalize --keep-lines
  http://example.com

  line 2: unexpected ` ` in path at byte 1; write ` ` as `%20`
  1 of 2 lines rejected"
)]
pub struct Options {
    #[command(subcommand)]
    pub command: Command,
}

impl Options {
    /// Parses arguments, of which the first is the name of the program.
    pub fn parse_from<A: Into<OsString> + Clone>(arguments: impl IntoIterator<Item = A>) -> Result<Self, Error> {
        let mut command = command();
        let matches = command.try_get_matches_from_mut(arguments)?;
        Options::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }
}

/// The commands in the order of the help, by purpose.
const GROUPS: [(&str, &[&str]); 7] = [
    ("Read", &["parse", "find", "query"]),
    ("Check", &["check", "compare"]),
    ("Change", &["normalize", "repair", "complete", "set", "redact"]),
    ("Resolve", &["resolve", "relativize"]),
    ("Convert", &["encode", "decode", "to-uri", "to-iri", "from-path", "to-path"]),
    ("Templates", &["template"]),
    ("Reference", &["schemes", "grammar", "completions"]),
];

/// Returns the command line, whose help lists the commands in groups.
pub fn command() -> clap::Command {
    let command = Options::command();
    let template = format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{}\n{}\n{{options}}{{after-help}}",
        list(&command),
        heading(&command, "Options")
    );
    with_hyphens_in_values(command).help_template(template)
}

/// Lets the value of an option begin with `-`, as a host, a fragment or a key may.
fn with_hyphens_in_values(command: clap::Command) -> clap::Command {
    let has_value = |it: &Arg| !it.is_positional() && it.get_action().takes_values();
    command
        .mut_args(|it| if has_value(&it) { it.allow_hyphen_values(true) } else { it })
        .mut_subcommands(with_hyphens_in_values)
}

/// Returns the commands in their groups, each with the first line of its help.
fn list(command: &clap::Command) -> String {
    let literal = command.get_styles().get_literal();
    let line = |name: &&str| {
        let about = command.find_subcommand(name).and_then(clap::Command::get_about);
        format!("  {literal}{name:<11}{literal:#}  {}\n", about.map(ToString::to_string).unwrap_or_default())
    };
    let group = |&(title, names): &(&str, &[&str])| {
        [heading(command, title), String::from("\n"), names.iter().map(line).collect()].concat()
    };
    GROUPS.iter().map(group).collect::<Vec<_>>().join("\n")
}

fn heading(command: &clap::Command, title: &str) -> String {
    let header = command.get_styles().get_header();
    format!("{header}{title}:{header:#}")
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
    Redact(RedactOptions),
    ToUri(ToUriOptions),
    ToIri(ToIriOptions),
    FromPath(FromPathOptions),
    ToPath(ToPathOptions),
    Template(TemplateOptions),
    Schemes(SchemesOptions),
    Grammar(GrammarOptions),
    Completions(CompletionsOptions),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_in_one_group() {
        let sorted = |mut names: Vec<String>| {
            names.sort_unstable();
            names
        };
        let commands = Options::command().get_subcommands().map(|it| it.get_name().to_owned()).collect();
        let in_groups = GROUPS.iter().flat_map(|(_, names)| *names).map(|&name| name.to_owned()).collect();
        assert_eq!(sorted(commands), sorted(in_groups));
    }
}
