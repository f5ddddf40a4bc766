//! The command `cover`.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write as _};

use command_output::json::json_line;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output};
use grammar_reader::{SourceFile, examples};
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::lcov::tracefile;
use crate::command::options::CoverOptions;
use crate::command::parts::marked_grammar::{Part, PartKind};
use crate::command::parts::reach::{Reach, Reached};
use crate::command::rule_argument::pest_rule;
use crate::command::sample::PartJson;

/// Runs the command.
pub fn run(options: &CoverOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    let covered = Cover::run(options).and_then(|cover| {
        let Some(file) = &options.lcov else { return Ok(cover) };
        fs::write(file, tracefile(&cover.parts())).map_err(|error| GrammarError::unreadable(file, &error))?;
        Ok(cover)
    });
    let outcome = match covered {
        Ok(cover) => cover.print(&mut out, options.json)?,
        Err(error) => {
            error.print(&mut out, options.json)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(out.flush(), outcome)
}

/// The maximum number of displayed characters of a text.
const MOST_SHOWN: usize = 40;

/// The parts that texts reach.
struct Cover {
    reach: Reach,
    /// The number of texts that reach each part.
    counts: Vec<usize>,
    texts: usize,
    /// What is wrong with texts.
    rejected: Vec<String>,
    /// The rules that count.
    rules: BTreeSet<String>,
    /// The names of the files on the command line.
    files: Vec<String>,
}

impl Cover {
    fn run(options: &CoverOptions) -> Result<Self, GrammarError> {
        let (all, rule) = pest_rule(&options.grammar)?;
        let names = options.grammar.split_once(':').map_or(&*options.grammar, |(names, _)| names);
        let files: Vec<String> = names.split(',').map(str::to_owned).collect();
        let reach = Reach::new(&all, options.time.deadline())?;
        let counts = vec![0; reach.grammar.parts.len()];
        let mut cover = Cover { reach, counts, texts: 0, rejected: vec![], rules: BTreeSet::new(), files };
        let mut roots = vec![rule.clone()];
        let own: Vec<&SourceFile> = all.iter().filter(|file| cover.files.contains(&file.name)).collect();
        for file in own {
            for with_examples in examples::read(&file.text).0 {
                let examples = with_examples.examples.iter().filter(|example| example.must_match);
                for example in examples {
                    cover.add(&with_examples.rule, &example.text, &format!("{}:{}", file.name, example.line));
                }
                roots.extend((!with_examples.examples.is_empty()).then_some(with_examples.rule));
            }
        }
        let read = |name: &String| fs::read_to_string(name).map_err(|error| GrammarError::unreadable(name, &error));
        for name in &options.corpus {
            cover.add(&rule, &read(name)?, name);
        }
        for name in &options.lines {
            for (number, line) in (1..).zip(read(name)?.lines()) {
                cover.add(&rule, line, &format!("{name}:{number}"));
            }
        }
        roots.extend(cover.reach.grammar.unused().map(str::to_owned));
        cover.rules = cover.reach.grammar.reachable(roots.iter().map(String::as_str));
        Ok(cover)
    }

    fn add(&mut self, rule: &str, text: &str, place: &str) {
        self.texts += 1;
        let shown: String = text.chars().take(MOST_SHOWN).collect();
        let cut = if shown == text { "" } else { "\u{2026}" };
        let mut reject = |what: &str| self.rejected.push(format!("{place}: {rule} {what} {shown:?}{cut}"));
        match self.reach.parts(rule, text) {
            Reached::Parts(parts) => parts.into_iter().for_each(|part| self.counts[part] += 1),
            Reached::Rejected => reject("rejects"),
            Reached::GaveUp => reject("takes too many steps on"),
            Reached::Stopped => reject("has no time left (`--seconds`) for"),
            Reached::Unknown => reject("cannot be followed on"),
        }
    }

    /// Returns the parts that count, and the number of texts that reach each.
    fn parts(&self) -> Vec<(&Part, usize)> {
        let all = self.reach.grammar.parts.iter().zip(self.counts.iter().copied());
        all.filter(|(part, _)| self.rules.contains(&part.rule) && self.files.contains(&part.location.file)).collect()
    }

    fn print(&self, out: &mut Output, json: bool) -> io::Result<Outcome> {
        let parts = self.parts();
        let is_reached = |(_, count): &&(&Part, usize)| *count > 0;
        let (rules, others): (Vec<_>, Vec<_>) =
            parts.iter().copied().partition(|(part, _)| part.kind == PartKind::Rule);
        let summary = Summary {
            texts: self.texts,
            rules: rules.len(),
            reached_rules: rules.iter().filter(|it| is_reached(it)).count(),
            parts: others.len(),
            reached_parts: others.iter().filter(|it| is_reached(it)).count(),
            rejected: &self.rejected,
        };
        if json {
            for (part, texts) in &parts {
                json_line(out, &CoveredPart { part: PartJson::new(part), texts: *texts })?;
            }
            json_line(out, &summary)?;
        } else {
            for line in &self.rejected {
                writeln!(out, "{}", out.shown(line).into_owned())?;
            }
            for (rule, count) in &rules {
                print_rule(out, rule, *count, &others)?;
            }
            let Summary { texts, rules, reached_rules, parts, reached_parts, .. } = summary;
            let noun = if texts == 1 { "text reaches" } else { "texts reach" };
            writeln!(
                out,
                "{texts} {noun} {reached_rules} of {rules} rules, and {reached_parts} of {parts} alternatives and \
                 options"
            )?;
        }
        let is_covered = summary.reached_rules == summary.rules && summary.reached_parts == summary.parts;
        Ok(if is_covered && self.rejected.is_empty() { Outcome::AllValid } else { Outcome::SomeInvalid })
    }
}

/// Prints the parts of a rule that no text reaches.
fn print_rule(out: &mut Output, rule: &Part, count: usize, others: &[(&Part, usize)]) -> io::Result<()> {
    if count == 0 {
        return out.write_line(format!("{}: {}: no text reaches this rule", rule.location, rule.rule));
    }
    for (part, _) in others.iter().filter(|(part, count)| *count == 0 && part.rule == rule.rule) {
        let Part { location, source, .. } = part;
        let source = source.split_whitespace().collect::<Vec<_>>().join(" ");
        let what = match part.kind {
            PartKind::Present => format!("no text has the optional `{source}`"),
            PartKind::Absent => format!("each text has the optional `{source}`"),
            PartKind::Alternative | PartKind::Rule => format!("no text reaches the alternative `{source}`"),
        };
        out.write_line(format!("{location}: {}: {what}", rule.rule))?;
    }
    Ok(())
}

#[derive(Serialize)]
struct CoveredPart<'p> {
    #[serde(flatten)]
    part: PartJson<'p>,
    /// The number of texts that reach it.
    texts: usize,
}

#[derive(Serialize)]
struct Summary<'c> {
    texts: usize,
    rules: usize,
    reached_rules: usize,
    parts: usize,
    reached_parts: usize,
    rejected: &'c [String],
}
