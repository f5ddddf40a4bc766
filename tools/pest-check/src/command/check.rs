//! The command `check`.

use std::collections::{BTreeSet, HashSet};
use std::io::{self, Write as _};

use command_output::json::json_line;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output};
use grammar_reader::SourceFile;
use pest_check::findings::coverage::Coverage;
use pest_check::findings::grammar::GrammarFindings;
use pest_check::{Finding, Level, Pest};
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::grammar_input::Inputs;
use crate::command::options::{CheckOptions, Format};
use crate::command::{finding_text, github, progress, sarif};

/// Runs the command.
pub fn run(options: &CheckOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    if let Some(code) = options.explain {
        let printed = writeln!(out, "{} ({}): {}", code.name(), code.level().name(), code.explanation());
        return stdout::ignore_broken_pipe(printed.and_then(|()| out.flush()), Outcome::AllValid);
    }
    let format = options.format();
    let mut run = match Run::new(options) {
        Ok(run) => run,
        Err(error) => {
            let printed = error.print(&mut out, format == Format::Json).and_then(|()| out.flush());
            return stdout::ignore_broken_pipe(printed, Outcome::NotRun);
        }
    };
    let printed = run.check_all(&mut out).and_then(|()| run.print(&mut out)).and_then(|()| out.flush());
    let is_right = run.count.errors == 0 && !(options.strict && run.count.warnings > 0);
    let outcome = match (run.unreadable.is_empty(), is_right) {
        (false, _) => Outcome::NotRun,
        (true, true) => Outcome::AllValid,
        (true, false) => Outcome::SomeInvalid,
    };
    stdout::ignore_broken_pipe(printed, outcome)
}

/// The results of a run.
struct Run<'o> {
    options: &'o CheckOptions,
    inputs: Inputs,
    /// The names of the files of each grammar.
    grammars: HashSet<String>,
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
    /// Whether a grammar uses rules of RFC 3986 that it does not define.
    #[serde(skip)]
    uses_rfc3986: bool,
    /// The features of pest with which grammars are read that depend on them.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pest: BTreeSet<Pest>,
    examples: usize,
    errors: usize,
    warnings: usize,
    notes: usize,
}

impl<'o> Run<'o> {
    fn new(options: &'o CheckOptions) -> Result<Self, GrammarError> {
        Ok(Run {
            options,
            inputs: Inputs::new(options.standard_input())?,
            grammars: HashSet::new(),
            count: Count::default(),
            findings: vec![],
            unreadable: vec![],
        })
    }

    fn check_all(&mut self, out: &mut Output) -> io::Result<()> {
        let files = self.options.files.iter().map(String::as_str);
        // Without files, standard input is the grammar.
        let input = self.options.standard_input().filter(|_| self.options.files.is_empty());
        for argument in files.chain(input) {
            for grammar in self.inputs.grammars(argument) {
                // Two patterns may match a file.
                if grammar.as_ref().is_ok_and(|grammar| !self.grammars.insert(grammar.names())) {
                    continue;
                }
                let found = grammar.and_then(|grammar| {
                    progress::show(&format!("checking {}", grammar.names()));
                    let pest = self.options.pest.features_for(&grammar.names());
                    Ok((grammar.find(pest, self.options.time.seconds)?, pest))
                });
                progress::show("");
                match found {
                    Ok((grammar, pest)) => self.add(grammar, pest, out)?,
                    Err(error) => self.add_error(&error, out)?,
                }
            }
        }
        Ok(())
    }

    /// Prints and counts the findings about a grammar that are not accepted.
    fn add(&mut self, grammar: GrammarFindings, pest: Pest, out: &mut Output) -> io::Result<()> {
        let GrammarFindings { files, findings, coverage, with_abnf, examples, .. } = grammar;
        self.count.coverage.add(&coverage);
        self.count.with_abnf += with_abnf;
        self.count.examples += examples;
        self.count.uses_rfc3986 |= grammar.uses_rfc3986;
        self.count.pest.extend(grammar.depends_on_features.then_some(pest));
        for finding in findings.into_iter().filter(|finding| !self.options.allow.contains(&finding.code)) {
            self.count.add(finding.level);
            self.write(finding, &files, out)?;
        }
        out.flush()
    }

    fn write(&mut self, finding: Finding, files: &[SourceFile], out: &mut Output) -> io::Result<()> {
        match self.options.format() {
            Format::Text => finding_text::write(&finding, out, out.styles, files)?,
            Format::Json => json_line(out, &finding)?,
            Format::Github => github::write(&finding, out)?,
            Format::Sarif => {}
        }
        self.findings.push(finding);
        Ok(())
    }

    fn add_error(&mut self, error: &GrammarError, out: &mut Output) -> io::Result<()> {
        self.unreadable.push(error.to_string());
        match self.options.format() {
            Format::Sarif => Ok(()),
            Format::Github => github::write_error(error, out),
            format => error.print(out, format == Format::Json),
        }
    }

    /// Prints the totals, or the document.
    fn print(&self, out: &mut Output) -> io::Result<()> {
        match self.options.format() {
            Format::Sarif => json_line(out, &sarif::document(&self.findings, &self.unreadable)),
            _ if self.count.coverage.rules == 0 => Ok(()),
            Format::Json => json_line(out, &self.count),
            Format::Text | Format::Github => self.count.write(out),
        }
    }
}

/// Returns a number of things, in words.
fn many(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

impl Count {
    fn add(&mut self, level: Level) {
        *match level {
            Level::Error => &mut self.errors,
            Level::Warning => &mut self.warnings,
            Level::Note => &mut self.notes,
        } += 1;
    }

    fn write(&self, out: &mut Output) -> io::Result<()> {
        let Count { coverage, with_abnf, uses_rfc3986, pest, examples, errors, warnings, notes } = self;
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
        let others = if *uses_rfc3986 { " and rules of RFC 3986" } else { "" };
        let examples = some(*examples, "example").map(|examples| format!(", {examples}")).unwrap_or_default();
        writeln!(out, "{}{with_abnf}{others}{examples}: {found}", many(coverage.rules, "rule"))?;
        let lines =
            coverage.line().into_iter().chain(pest.iter().map(|pest| format!("{} (`--pest`)", pest.description())));
        lines.into_iter().try_for_each(|line| writeln!(out, "{line}"))
    }
}
