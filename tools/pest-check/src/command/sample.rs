//! The command `sample`.

use std::collections::HashSet;
use std::io;

use command_output::json::json_line;
use command_output::message;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output};
use pest_check::Deadline;
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::options::SampleOptions;
use crate::command::parts::marked_grammar::Part;
use crate::command::parts::random::RandomTexts;
use crate::command::parts::reach::Reach;
use crate::command::parts::search::{Found, search};
use crate::command::pest_vm::PestVm;
use crate::command::rule_argument::pest_rule;

/// Runs the command.
pub fn run(options: &SampleOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    if let Some(count) = options.random {
        let outcome = print_random(options, count, &mut out)?;
        return stdout::ignore_broken_pipe(io::Write::flush(&mut out), outcome);
    }
    let outcome = match Sample::new(options, options.time.deadline()) {
        Ok(sample) => sample.print(&mut out, options.json)?,
        Err(error) => {
            error.print(&mut out, options.json)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(io::Write::flush(&mut out), outcome)
}

/// Prints random texts that pest accepts.
fn print_random(options: &SampleOptions, count: usize, out: &mut Output) -> io::Result<Outcome> {
    let deadline = options.time.deadline();
    let read = pest_rule(&options.grammar, options.pest).and_then(|(grammar, rule)| {
        let machine = PestVm::new(&grammar, deadline)?;
        Ok((grammar, rule, machine))
    });
    let (grammar, rule, machine) = match read {
        Ok(read) => read,
        Err(error) => {
            error.print(out, false)?;
            return Ok(Outcome::NotRun);
        }
    };
    let (mut texts, mut known) = (RandomTexts::new(&grammar, options.seed), HashSet::new());
    PestVm::be_brief(MOST_STEPS);
    for _ in 0..count.saturating_mul(MOST_TRIED) {
        if known.len() == count || deadline.is_over() {
            break;
        }
        let Some(text) = texts.next(&[&rule], RANDOM_DEPTH, false) else { break };
        if machine.run(&rule, &text).is_ok_and(|end| end == text.len()) && known.insert(text.clone()) {
            json_line(out, &text)?;
        }
    }
    Ok(if known.len() == count { Outcome::AllValid } else { Outcome::SomeInvalid })
}

/// How deep rules are nested in random texts.
const RANDOM_DEPTH: usize = 12;

/// The number of random texts that are tried for one that is accepted, and of steps for each.
const MOST_TRIED: usize = 100;
const MOST_STEPS: usize = 20_000;

/// Texts that together reach each part of a rule.
struct Sample {
    reach: Reach,
    /// The texts, the shortest first, with the parts that no earlier text reaches.
    texts: Vec<(String, Vec<usize>)>,
    /// The parts that no text reaches, with what is known of them.
    unreached: Vec<(usize, Found)>,
}

impl Sample {
    fn new(options: &SampleOptions, deadline: Deadline) -> Result<Self, GrammarError> {
        let (grammar, rule) = pest_rule(&options.grammar, options.pest)?;
        let reach = Reach::new(grammar, deadline)?;
        let (mut all, mut unreached) = (vec![], vec![]);
        for (part, found) in search(&reach, &rule, deadline.with_left(15))?.into_iter().enumerate() {
            match found {
                Found::Text(text) => all.push(text),
                Found::Never | Found::Nothing => unreached.push((part, found)),
                Found::Unused => {}
            }
        }
        all.sort_by_key(|text| text.chars().count());
        all.dedup();
        let (mut texts, mut known) = (vec![], HashSet::new());
        for text in all {
            let Ok(nodes) = reach.marked.tree(&rule, &text) else { continue };
            let new: Vec<usize> = reach.parts_of(&nodes).into_iter().filter(|part| known.insert(*part)).collect();
            if !new.is_empty() {
                texts.push((text, new));
            }
        }
        Ok(Sample { reach, texts, unreached })
    }

    fn print(&self, out: &mut Output, json: bool) -> io::Result<Outcome> {
        for (text, new) in &self.texts {
            if json {
                json_line(out, &SampleJson { text, reaches: new.iter().map(|it| self.part(*it)).collect() })?;
            } else {
                json_line(out, text)?;
            }
        }
        io::Write::flush(out)?;
        for (index, found) in &self.unreached {
            let (part, never) = (self.part(*index), *found == Found::Never);
            if json {
                json_line(out, &UnreachedJson { unreached: part, never })?;
            } else {
                let what = if never { "never matches" } else { "no text found that reaches it" };
                message::print(&format!("{}: {}: {what}", part.location(), part.name()));
            }
        }
        let is_complete = self.unreached.iter().all(|(_, found)| *found == Found::Never);
        Ok(if is_complete { Outcome::AllValid } else { Outcome::SomeInvalid })
    }

    fn part(&self, index: usize) -> PartJson<'_> {
        PartJson::new(&self.reach.parts.parts[index])
    }
}

#[derive(Serialize)]
struct SampleJson<'s> {
    text: &'s str,
    /// The parts that no earlier text reaches.
    reaches: Vec<PartJson<'s>>,
}

#[derive(Serialize)]
struct UnreachedJson<'s> {
    unreached: PartJson<'s>,
    /// Whether the part certainly never matches.
    never: bool,
}

/// The JSON object of a part of a grammar.
#[derive(Serialize)]
struct PartJson<'p> {
    file: &'p str,
    line: usize,
    column: Option<usize>,
    rule: &'p str,
    kind: &'static str,
    source: &'p str,
}

impl<'p> PartJson<'p> {
    fn new(part: &'p Part) -> Self {
        let Part { location, rule, kind, source, .. } = part;
        let (line, column) = (location.line, location.column);
        PartJson { file: &location.file, line, column, rule, kind: kind.name(), source }
    }

    fn location(&self) -> String {
        let Self { file, line, .. } = self;
        format!("{file}:{line}:{}", self.column.unwrap_or(1))
    }

    fn name(&self) -> String {
        let source = self.source.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.kind {
            "rule" => format!("rule {}", self.rule),
            "alternative" => format!("alternative `{source}` of {}", self.rule),
            "absent" => format!("{} without `{source}`", self.rule),
            _ => format!("{} with `{source}`", self.rule),
        }
    }
}
