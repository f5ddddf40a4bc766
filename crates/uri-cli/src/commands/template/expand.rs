//! `uri template expand`.

use std::collections::BTreeMap;
use std::io;

use clap::Args;
use pest_uri::template::{ToValue as _, Value, Variables};

use crate::batch;
use crate::commands::template::parse;
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Expand templates with values of their variables.
///
/// A variable without a value is undefined. With `--json-input`, an object has a `template` and its
/// `vars`, which come before those of the command line.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEMPLATE", "Templates")))]
#[command(after_help = "\
Examples:
  $ uri template expand '/users/{id}{?tag*}' --vars '{\"id\": 7, \"tag\": [\"a\", \"b\"]}'
  /users/7?tag=a&tag=b

  $ echo '{\"template\": \"/users/{id}\", \"vars\": {\"id\": 7}}' | uri template expand --json-input
  /users/7")]
pub struct ExpandOptions {
    /// Set a variable to a text.
    #[arg(long, value_name = "NAME=VALUE", value_parser = name_and_value)]
    var: Vec<(String, String)>,

    /// Set variables to the members of a JSON object: texts, numbers, booleans, lists, maps, `null`.
    #[arg(long, value_name = "JSON", value_parser = json_variables)]
    vars: Option<JsonVariables>,

    #[command(flatten)]
    inputs: Inputs,
}

type JsonVariables = BTreeMap<String, Value<'static>>;

/// The variables of an input, and those of the command line.
struct GivenVariables<'o> {
    of_input: Option<&'o JsonVariables>,
    options: &'o (Vec<(String, String)>, Option<JsonVariables>),
}

impl Variables for GivenVariables<'_> {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        let (var, vars) = self.options;
        let of_input = self.of_input.and_then(|it| it.get(name));
        let value = of_input.map(|value| value.to_value());
        value.or_else(|| var.value(name)).or_else(|| vars.as_ref().and_then(|it| it.value(name)))
    }
}

pub fn run(options: ExpandOptions) -> io::Result<Outcome> {
    let given = (options.var, options.vars);
    batch::run(options.inputs, |input, record| {
        let template = parse(input.text()?)?;
        let variables = GivenVariables { of_input: input.vars.as_ref(), options: &given };
        let expanded = template.expand(&variables);
        let expanded = expanded.map_err(|error| Diagnostic::at_offset(error.offset(), error.to_string()))?;
        Ok(record.result(&expanded)?)
    })
}

fn name_and_value(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((pair.0.to_owned(), pair.1.to_owned()))
}

fn json_variables(text: &str) -> Result<JsonVariables, String> {
    serde_json::from_str(text).map_err(|error| format!("expected a JSON object of variables: {error}"))
}
