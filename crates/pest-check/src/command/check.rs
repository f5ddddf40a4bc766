//! The command `check`.

use std::io::{self, Write as _};

use command_output::json::json_line;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output};
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::options::{CheckOptions, Format};
use crate::command::rule_argument::{Version, file, is_abnf_name, no_rule_in};
use crate::command::sarif;
use pest_check::findings::code::Level;
use pest_check::findings::coverage::Coverage;
use pest_check::findings::finding::Finding;
use pest_check::findings::grammar::GrammarFindings;

/// Runs the command.
pub fn run(options: &CheckOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    let (mut run, format) = (Run::default(), options.format());
    let printed = match options.explain {
        Some(code) => writeln!(out, "{} ({}): {}", code.name(), code.level().name(), code.explanation()),
        None => options.files.iter().try_for_each(|names| run.check(names, format, &mut out)),
    };
    let printed = printed.and_then(|()| run.print(&mut out, format)).and_then(|()| out.flush());
    let is_right = run.count.errors == 0 && !(options.strict && run.count.warnings > 0);
    let outcome = match (run.unreadable.is_empty(), is_right) {
        (false, _) => Outcome::NotRun,
        (true, true) => Outcome::AllValid,
        (true, false) => Outcome::SomeInvalid,
    };
    stdout::ignore_broken_pipe(printed, outcome)
}

/// The results of a run.
#[derive(Default)]
struct Run {
    count: Count,
    /// All findings, for formats that are one document.
    findings: Vec<Finding>,
    /// The messages about files that cannot be read.
    unreadable: Vec<String>,
}

/// The totals of a run.
#[derive(Default, Serialize)]
struct Count {
    #[serde(flatten)]
    coverage: Coverage,
    /// The number of rules that have ABNF above them.
    with_abnf: usize,
    examples: usize,
    errors: usize,
    warnings: usize,
    notes: usize,
}

impl Run {
    /// Checks the files of a grammar, and prints the findings.
    fn check(&mut self, names: &str, format: Format, out: &mut Output) -> io::Result<()> {
        match find(names) {
            Ok(grammar) => {
                self.count.add(&grammar);
                for finding in &grammar.findings {
                    match format {
                        Format::Text => finding.write(out, out.styles, &grammar.files)?,
                        Format::Json => json_line(out, finding)?,
                        Format::Sarif => {}
                    }
                }
                self.findings.extend(grammar.findings);
                out.flush()
            }
            Err(error) => {
                self.unreadable.push(error.to_string());
                if format == Format::Sarif { Ok(()) } else { error.print(out, format == Format::Json) }
            }
        }
    }

    /// Prints the totals, or the document.
    fn print(&self, out: &mut Output, format: Format) -> io::Result<()> {
        match format {
            Format::Sarif => {
                let findings: Vec<&Finding> = self.findings.iter().collect();
                json_line(out, &sarif::document(&findings, &self.unreadable))
            }
            _ if self.count.coverage.rules == 0 => Ok(()),
            Format::Json => json_line(out, &self.count),
            Format::Text => self.count.write(out),
        }
    }
}

/// Finds what is wrong with files that are read as one grammar.
fn find(names: &str) -> Result<GrammarFindings, GrammarError> {
    let are_abnf = names.split(',').all(is_abnf_name);
    if !are_abnf && names.split(',').any(is_abnf_name) {
        return Err(GrammarError::new(names, "expected files of one notation"));
    }
    let files = names.split(',').map(|name| file(name, Version::Only)).collect::<Result<Vec<_>, _>>()?;
    let grammar = if are_abnf { GrammarFindings::find_in_abnf(&files) } else { GrammarFindings::find(&files) }?;
    if grammar.coverage.rules == 0 { Err(no_rule_in(files.last())) } else { Ok(grammar) }
}

impl Count {
    fn add(&mut self, grammar: &GrammarFindings) {
        let count = |level: Level| grammar.findings.iter().filter(|finding| finding.level == level).count();
        self.coverage.add(&grammar.coverage);
        self.with_abnf += grammar.with_abnf;
        self.examples += grammar.examples;
        self.errors += count(Level::Error);
        self.warnings += count(Level::Warning);
        self.notes += count(Level::Note);
    }

    fn write(&self, out: &mut Output) -> io::Result<()> {
        let Count { coverage, with_abnf, examples, errors, warnings, notes } = self;
        let many = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        let some = |count: usize, what: &str| (count > 0).then(|| many(count, what));
        let found: Vec<String> =
            [some(*errors, "error"), some(*warnings, "warning"), some(*notes, "note")].into_iter().flatten().collect();
        let found = match coverage.rules - coverage.analysed {
            _ if !found.is_empty() => found.join(", "),
            0 => "all right".to_owned(),
            // What is not decided may be wrong.
            in_part => format!("no error found; {in_part} of {} in part", many(coverage.rules, "rule")),
        };
        let with_abnf = if *with_abnf > 0 { format!(" ({with_abnf} with ABNF)") } else { String::new() };
        let examples = some(*examples, "example").map(|examples| format!(", {examples}")).unwrap_or_default();
        writeln!(out, "{}{with_abnf}{examples}: {found}", many(coverage.rules, "rule"))?;
        coverage.line().map_or(Ok(()), |line| writeln!(out, "{line}"))
    }
}
