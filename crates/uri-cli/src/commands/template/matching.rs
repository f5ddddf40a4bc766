//! `uri template match`.

use std::io::{self, Write as _};

use clap::Args;
use pest_uri::template::{Match, MatchError, MatchOptions as LibraryOptions, Value};
use serde::Serialize;

use crate::batch::{self, Failure};
use crate::commands::template::parse;
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// Match URIs against a template, and print the values of its variables.
///
/// Prints a line `name=value` for each text, for each member of a list, and `name.key=value` for
/// each pair of a map. The URI is compared as it is; `uri normalize` normalizes one.
///
/// The exit status is 0 if all URIs match, 1 if one does not match or is ambiguous, and 2 if the
/// command could not run.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs")))]
#[command(after_help = "\
Examples:
  $ uri template match '/users/{id}{?page}' '/users/7?page=2'
  id=7
  page=2

  $ printf '/users/7\\n/groups/8\\n' | uri template match '/users/{id}' --keep-lines
  id=7

  line 2: no match
  1 of 2 lines rejected")]
pub struct MatchOptions {
    /// The template.
    template: String,

    /// Accept the pairs of `{?a,b}` in any order.
    #[arg(long)]
    any_order: bool,

    #[command(flatten)]
    inputs: Inputs,
}

#[derive(Serialize)]
struct MatchJson<'m> {
    input: &'m str,
    matches: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    ambiguous: Option<bool>,
    vars: Option<&'m Match<'m>>,
}

pub fn run(options: MatchOptions) -> io::Result<Outcome> {
    let template = match parse(&options.template) {
        Ok(template) => template,
        Err(diagnostic) => return batch::reject_options(&options.inputs, &diagnostic.in_part("template")),
    };
    let match_options = LibraryOptions::new().any_order(options.any_order);
    batch::run(options.inputs, |input, record| {
        let uri = input.text()?;
        let matched = template.matches_with(uri, match_options);
        match matched {
            Ok(matched) => Ok(print(record, uri, &matched)?),
            Err(error) if record.json => {
                let ambiguous = (error == MatchError::Ambiguous).then_some(true);
                record.object(&MatchJson { input: uri, matches: false, ambiguous, vars: None })?;
                Err(Failure::Reported)
            }
            Err(error) => Err(Diagnostic::new(error.to_string()).into()),
        }
    })
}

fn print(record: &mut OutputRecord<'_>, uri: &str, matched: &Match<'_>) -> io::Result<()> {
    if record.json {
        return record.object(&MatchJson { input: uri, matches: true, ambiguous: None, vars: Some(matched) });
    }
    for (name, value) in matched.iter() {
        match value {
            Value::Undefined => {}
            Value::Text(text) => print_line(record, name, text)?,
            Value::List(members) => members.iter().try_for_each(|text| print_line(record, name, text))?,
            Value::Map(pairs) => {
                pairs.iter().try_for_each(|(key, text)| print_line(record, &format!("{name}.{key}"), text))?;
            }
        }
    }
    Ok(())
}

fn print_line(record: &mut OutputRecord<'_>, name: &str, text: &str) -> io::Result<()> {
    record.out.write_data(name.as_bytes())?;
    record.out.write_all(b"=")?;
    record.out.write_line(text)
}
