//! `uri template`: URI templates (RFC 6570).

mod expand;
mod matching;
mod compare;

use std::io;

use clap::{Args, Subcommand};
use pest_uri::template::{self, Template};

use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Expand, match and compare URI templates (RFC 6570).
#[derive(Args)]
#[command(arg_required_else_help = true)]
#[command(after_help = "\
Examples:
  $ uri template expand '/users/{id}{?page}' --var id=7 --var page=2
  /users/7?page=2

  $ uri template match '/users/{id}{?page}' '/users/7?page=2'
  id=7
  page=2")]
pub struct TemplateOptions {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Expand(expand::ExpandOptions),
    Match(matching::MatchOptions),
    Compare(compare::CompareOptions),
}

pub fn run(options: TemplateOptions) -> io::Result<Outcome> {
    match options.command {
        Command::Expand(options) => expand::run(options),
        Command::Match(options) => matching::run(options),
        Command::Compare(options) => compare::run(&options),
    }
}

/// Parses a template of an input.
fn parse(text: &str) -> Result<Template<&str>, Diagnostic> {
    Template::parse(text).map_err(|error: template::Error| Diagnostic::from_template_error(error, text))
}
