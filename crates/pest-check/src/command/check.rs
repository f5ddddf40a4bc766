//! The command `check`.

use std::io::{self, Write as _};

use grammar_reader::examples::{self, BadLine, Example, RuleExamples};
use grammar_reader::{Location, PestGrammar, SourceFile};
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::note::GrammarNote;
use crate::command::options::CheckOptions;
use crate::command::output::json::json_line;
use crate::command::output::outcome::Outcome;
use crate::command::output::stdout::{self, Output};
use crate::command::pest_vm::{NoMatch, PANICKED, PestVm, TOO_LONG};
use crate::command::program::Program;
use crate::command::rule_argument::{completed, file, is_abnf_name, no_rule_in};
use crate::command::transcription_notes::transcribed;
use crate::comparing::dead_parts;
use crate::decision::Limits;

/// Runs the command.
pub fn run(options: &CheckOptions, program: &Program) -> io::Result<Outcome> {
    let mut out = Output::new();
    let (mut count, mut is_unreadable) = (Count::default(), false);
    let printed = options.files.iter().try_for_each(|names| match Check::run(names, program) {
        Ok(check) => {
            count.add(&check);
            check.print(&mut out, options.json)
        }
        Err(error) => {
            is_unreadable = true;
            error.print(&mut out, options.json, program)
        }
    });
    let printed = printed.and_then(|()| count.print(&mut out, options.json)).and_then(|()| out.flush());
    let is_right = count.failures == 0 && !(options.strict && count.notes > 0);
    let outcome = match (is_unreadable, is_right) {
        (true, _) => Outcome::NotRun,
        (false, true) => Outcome::AllValid,
        (false, false) => Outcome::SomeInvalid,
    };
    stdout::ignore_broken_pipe(printed, outcome)
}

/// The beginning of a comment that explains a difference between pest and ABNF.
const PEG_COMMENT: &str = "// PEG:";

/// The totals of a run.
#[derive(Default, Serialize)]
struct Count {
    rules: usize,
    /// The number of rules that have ABNF above them.
    with_abnf: usize,
    examples: usize,
    failures: usize,
    notes: usize,
}

/// The results for the files of one grammar.
struct Check {
    findings: Vec<Finding>,
    count: Count,
}

/// A failure or note about a line.
#[derive(Serialize)]
struct Finding {
    file: String,
    line: usize,
    column: Option<usize>,
    rule: Option<String>,
    kind: Kind,
    message: String,
    text: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    /// A rule does not match an example that it must match.
    MustMatch,
    /// A rule matches an example that it must reject.
    MustReject,
    /// An example takes too many steps.
    GaveUp,
    /// A line is intended as examples but is invalid.
    BadLine,
    /// A note, which is not a failure.
    Note,
}

impl Finding {
    fn is_failure(&self) -> bool {
        self.kind != Kind::Note
    }

    fn write(&self, out: &mut Output, json: bool) -> io::Result<()> {
        if json {
            return json_line(out, self);
        }
        let (file, message) = (out.shown(&self.file), out.shown(&self.message));
        let Finding { line, kind, .. } = self;
        let rule = self.rule.as_ref().map(|rule| format!("{rule} ")).unwrap_or_default();
        let text = self.text.as_ref().map(|text| format!(" {text:?}")).unwrap_or_default();
        let column = self.column.map(|column| format!("{column}:")).unwrap_or_default();
        match kind {
            Kind::MustMatch => writeln!(out, "{file}:{line}: {rule}must match{text}: {message}"),
            Kind::GaveUp => writeln!(out, "{file}:{line}: {rule}gave up on{text}: {message}"),
            Kind::MustReject => writeln!(out, "{file}:{line}: {rule}must reject{text}"),
            Kind::Note => writeln!(out, "{file}:{line}:{column} note: {rule}{message}"),
            Kind::BadLine => {
                let rule = self.rule.as_ref().map(|rule| format!("{rule}: ")).unwrap_or_default();
                writeln!(out, "{file}:{line}:{column} {rule}{message}")
            }
        }
    }
}

impl Count {
    fn add(&mut self, check: &Check) {
        self.rules += check.count.rules;
        self.with_abnf += check.count.with_abnf;
        self.examples += check.count.examples;
        let failures = check.findings.iter().filter(|it| it.is_failure()).count();
        self.failures += failures;
        self.notes += check.findings.len() - failures;
    }

    fn print(&self, out: &mut Output, json: bool) -> io::Result<()> {
        if self.rules == 0 {
            return Ok(());
        }
        if json {
            return json_line(out, self);
        }
        let Count { with_abnf, failures, notes, .. } = *self;
        let many = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        let verdict = if failures == 0 { "all right".to_owned() } else { format!("{failures} wrong") };
        let notes = if notes > 0 { format!(", {}", many(notes, "note")) } else { String::new() };
        let with_abnf = if with_abnf > 0 { format!(" ({with_abnf} with ABNF)") } else { String::new() };
        let (rules, examples) = (many(self.rules, "rule"), many(self.examples, "example"));
        writeln!(out, "{rules}{with_abnf}, {examples}: {verdict}{notes}")
    }
}

impl Check {
    /// Checks files that are read as one grammar.
    fn run(names: &str, program: &Program) -> Result<Self, GrammarError> {
        let shipped = &program.shipped;
        if names.split(',').any(is_abnf_name) {
            return Err(GrammarError::new(names, "ABNF cannot be checked; name a pest grammar"));
        }
        let own = names.split(',').map(|name| file(name, None, shipped)).collect::<Result<Vec<_>, _>>()?;
        let files = completed(&own, "", shipped)?;
        let grammar = PestGrammar::read(&files)?;
        let machine = PestVm::new(&files, program.rule_name).map_err(|message| GrammarError::new(names, message))?;
        let mut check = Check { findings: vec![], count: Count::default() };
        for file in &own {
            let (rules, bad_lines) = examples::read(&file.text);
            let has_bad_lines = !bad_lines.is_empty();
            check.findings.extend(bad_lines.into_iter().map(|bad| bad_line(file, bad)));
            check.rules(file, &rules, has_bad_lines, &grammar, &machine);
        }
        if check.count.rules == 0 {
            return Err(no_rule_in(own.last()));
        }
        let (with_abnf, notes) = transcribed(&files, &own);
        check.count.with_abnf = with_abnf;
        check.add(notes);
        check.add((program.notes)(&files, &own, shipped));
        Ok(check)
    }

    fn print(&self, out: &mut Output, json: bool) -> io::Result<()> {
        for finding in &self.findings {
            finding.write(out, json)?;
        }
        out.flush()
    }

    fn add(&mut self, notes: Vec<GrammarNote>) {
        let note = |GrammarNote { location: Location { file, line, column, rule, .. }, message }| Finding {
            file,
            line,
            column,
            rule,
            kind: Kind::Note,
            message,
            text: None,
        };
        self.findings.extend(notes.into_iter().map(note));
    }

    /// Checks each rule of a file. `has_bad_lines` says whether some examples are invalid.
    fn rules(
        &mut self,
        file: &SourceFile,
        rules: &[RuleExamples],
        has_bad_lines: bool,
        grammar: &PestGrammar,
        machine: &PestVm,
    ) {
        let has_examples = has_bad_lines || rules.iter().any(|rule| !rule.examples.is_empty());
        if let [first, _, ..] = rules
            && !has_examples
        {
            self.findings.push(Finding { rule: None, ..note(file, first, NO_EXAMPLES.to_owned()) });
        }
        let mut undecided: Vec<(String, &RuleExamples, Vec<&RuleExamples>)> = vec![];
        for rule in rules {
            self.count.rules += 1;
            self.count.examples += rule.examples.len();
            self.findings.extend(rule.examples.iter().filter_map(|example| try_example(file, rule, example, machine)));
            if rule.examples.is_empty() && (has_examples || rules.len() == 1) {
                self.findings.push(note(file, rule, "has no examples".to_owned()));
            }
            let Some(why) = self.dead_parts(file, rule, grammar) else { continue };
            match undecided.iter_mut().find(|(known, ..)| *known == why) {
                Some((.., others)) => others.push(rule),
                None => undecided.push((why, rule, vec![])),
            }
        }
        self.findings.extend(undecided.iter().map(|(why, first, others)| cannot_be_compared(file, why, first, others)));
    }

    /// Adds notes for the dead parts of a rule. Returns the reason if they cannot be found.
    fn dead_parts(&mut self, file: &SourceFile, rule: &RuleExamples, grammar: &PestGrammar) -> Option<String> {
        let limits = Limits::brief().states(10_000).bytes(20_000_000);
        match dead_parts(grammar, &rule.rule, limits) {
            Ok(parts) if parts.is_empty() || is_explained(file, rule) => {}
            Ok(parts) => self.findings.extend(parts.iter().map(|part| note(file, rule, part.to_string()))),
            // The cause is another rule, which has its own note.
            Err(error) if error.location.as_ref().is_none_or(|location| location.rule.as_ref() == Some(&rule.rule)) => {
                return Some(error.problem.to_string());
            }
            Err(_) => {}
        }
        None
    }
}

/// The note for a grammar without examples.
const NO_EXAMPLES: &str = "no rule has examples (lines that begin with `// ok:` or `// bad:`)";

/// Creates the note for rules that cannot be compared for the same reason.
fn cannot_be_compared(file: &SourceFile, why: &str, first: &RuleExamples, others: &[&RuleExamples]) -> Finding {
    let others: Vec<&str> = others.iter().map(|rule| &*rule.rule).collect();
    let others = if others.is_empty() { String::new() } else { format!("; the same applies to {}", others.join(", ")) };
    note(file, first, format!("cannot be compared: {why}{others}"))
}

fn bad_line(file: &SourceFile, bad: BadLine) -> Finding {
    let BadLine { line, column, rule, message } = bad;
    let (file, message) = (file.name.clone(), message.to_owned());
    Finding { file, line, column: Some(column), rule, kind: Kind::BadLine, message, text: None }
}

fn note(file: &SourceFile, rule: &RuleExamples, message: String) -> Finding {
    let (line, rule) = (rule.line, Some(rule.rule.clone()));
    Finding { file: file.name.clone(), line, column: None, rule, kind: Kind::Note, message, text: None }
}

/// Returns whether a comment above a rule explains a difference between pest and ABNF.
fn is_explained(file: &SourceFile, rule: &RuleExamples) -> bool {
    let above: Vec<&str> = file.text.lines().take(rule.line - 1).collect();
    let comments = above.iter().rev().take_while(|line| line.starts_with("//"));
    comments.into_iter().any(|line| line.starts_with(PEG_COMMENT))
}

/// Tries an example, and returns the failure if there is one.
fn try_example(file: &SourceFile, rule: &RuleExamples, example: &Example, machine: &PestVm) -> Option<Finding> {
    let text = &example.text;
    let run = machine.run(&rule.rule, text);
    let is_match = matches!(run, Ok(end) if end == text.len());
    let (kind, message) = match (run, example.must_match) {
        (Err(NoMatch::TooLong), _) => (Kind::GaveUp, TOO_LONG.to_owned()),
        (Err(NoMatch::Panicked), _) => (Kind::GaveUp, PANICKED.to_owned()),
        (_, must_match) if must_match == is_match => return None,
        (_, false) => (Kind::MustReject, "it matches".to_owned()),
        (Ok(end), true) => (Kind::MustMatch, format!("it matches only {:?}", &text[..end])),
        (Err(NoMatch::At { at, .. }), true) => (Kind::MustMatch, format!("it fails at byte {at}")),
    };
    let (line, rule, text) = (example.line, Some(rule.rule.clone()), Some(text.clone()));
    Some(Finding { file: file.name.clone(), line, column: None, rule, kind, message, text })
}
