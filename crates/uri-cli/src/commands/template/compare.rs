//! `uri template compare`.

use std::io::{self, Write as _};

use clap::Args;
use command_output::message::print_report;
use pest_uri::template::{Template, Undecided};
use serde::Serialize;

use crate::commands::template::parse;
use crate::output::diagnostic::Diagnostic;
use crate::output::json::json_line;
use crate::output::outcome::Outcome;
use crate::output::report::{ErrorsOption, Reporter, Subject};
use crate::output::stdout::{self, Output};

/// Compare the sets of URIs that two templates expand to.
///
/// Prints whether the sets are disjoint, overlap, are equal, or one contains the other, with a
/// shortest text that shows it. Variables are texts, and exploded ones are lists or maps.
///
/// The exit status is 0 if the templates are disjoint, 1 if some text matches both or that is
/// undecided, and 2 if the command could not run.
#[derive(Args)]
#[command(after_help = "\
Examples:
  $ uri template compare '/users/{id}' '/users/new'
  a contains b
  both    /users/new
  only a  /users/")]
pub struct CompareOptions {
    /// A template.
    a: String,

    /// Another template.
    b: String,

    /// Print a JSON object.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    errors: ErrorsOption,
}

#[derive(Serialize)]
struct ComparisonJson<'a> {
    a: &'a str,
    b: &'a str,
    relation: &'static str,
    /// A text that matches both.
    common: Option<String>,
    /// A text that matches only one.
    only_a: Option<String>,
    only_b: Option<String>,
}

pub fn run(options: &CompareOptions) -> io::Result<Outcome> {
    let (a, b) = match (parsed(&options.a, "a"), parsed(&options.b, "b")) {
        (Ok(a), Ok(b)) => (a, b),
        (Err(diagnostic), _) | (_, Err(diagnostic)) => {
            let printed =
                print_report(&Reporter::new(options.errors, true).report(&diagnostic, &Subject::COMMAND_LINE));
            return stdout::ignore_broken_pipe(printed, Outcome::NotRun);
        }
    };
    let (overlap, a_lacks, b_lacks) = (a.overlaps(&b), a.lacks(&b), b.lacks(&a));
    let relation = relation(&overlap, &a_lacks, &b_lacks);
    let comparison = ComparisonJson {
        a: &options.a,
        b: &options.b,
        relation,
        common: overlap.unwrap_or_default(),
        only_a: b_lacks.unwrap_or_default(),
        only_b: a_lacks.unwrap_or_default(),
    };
    let mut out = Output::new();
    let printed = if options.json { json_line(&mut out, &comparison) } else { print(&comparison, &mut out) };
    let outcome = if relation == "disjoint" { Outcome::AllValid } else { Outcome::SomeInvalid };
    stdout::ignore_broken_pipe(printed.and_then(|()| out.flush()), outcome)
}

fn parsed<'t>(text: &'t str, part: &'static str) -> Result<Template<&'t str>, Diagnostic> {
    parse(text).map_err(|diagnostic| diagnostic.in_part(part))
}

/// A shortest text of one set, if there is one.
type Witness = Result<Option<String>, Undecided>;

fn relation(overlap: &Witness, a_lacks: &Witness, b_lacks: &Witness) -> &'static str {
    match (overlap, a_lacks, b_lacks) {
        (Ok(None), ..) => "disjoint",
        (_, Ok(None), Ok(None)) => "equal",
        (_, Ok(None), Ok(Some(_))) => "a contains b",
        (_, Ok(Some(_)), Ok(None)) => "b contains a",
        (Ok(Some(_)), Ok(Some(_)), Ok(Some(_))) => "overlap",
        _ => "undecided",
    }
}

fn print(comparison: &ComparisonJson<'_>, out: &mut Output) -> io::Result<()> {
    out.write_line(comparison.relation)?;
    let rows = [("both", &comparison.common), ("only a", &comparison.only_a), ("only b", &comparison.only_b)];
    for (label, text) in rows {
        if let Some(text) = text {
            out.write_line(format!("{label:<7} {text}"))?;
        }
    }
    Ok(())
}
