//! The command `sample`.

use std::collections::HashSet;
use std::io;

use command_output::json::json_line;
use command_output::message;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output};
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::options::SampleOptions;
use crate::command::parts::candidates::texts_for_parts;
use crate::command::parts::marked_grammar::{Part, PartKind};
use crate::command::parts::near_misses::near_misses;
use crate::command::parts::reach::{Reach, Reached};
use crate::command::rule_argument::{RuleArgument, Version};

/// Runs the command.
pub fn run(options: &SampleOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    let outcome = match Sample::new(&options.grammar) {
        Ok(sample) if options.near_misses => sample.print_near_misses(&mut out, options.json)?,
        Ok(sample) => sample.print(&mut out, options.json)?,
        Err(error) => {
            error.print(&mut out, options.json)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(io::Write::flush(&mut out), outcome)
}

/// Texts that together reach each part of a rule.
struct Sample {
    rule: String,
    reach: Reach,
    /// The texts, the shortest first, with the parts that no earlier text reaches.
    texts: Vec<(String, Vec<usize>)>,
    /// The parts for which no text is found.
    unreached: Vec<usize>,
}

impl Sample {
    fn new(named: &str) -> Result<Self, GrammarError> {
        let side = RuleArgument::read(named, Version::Only)?;
        side.check_name()?;
        if side.is_abnf || named.contains(":=") {
            return Err(GrammarError::new(named, "expected a rule of a pest grammar file"));
        }
        let rule = side.side.rule().replace('-', "_");
        let reach = Reach::new(&side.files)?;
        let found = texts_for_parts(&reach, &rule)?;
        let wanted = reach.grammar.reachable([rule.as_str()]);
        let parts = reach.grammar.parts.iter().zip(&found).enumerate();
        let unreached = parts.filter(|(_, (part, text))| text.is_none() && wanted.contains(&part.rule));
        let unreached: Vec<usize> = unreached.map(|(index, _)| index).collect();
        let mut all: Vec<String> = found.into_iter().flatten().collect();
        all.sort_by_key(|text| text.chars().count());
        let (mut texts, mut known) = (vec![], HashSet::new());
        for text in all {
            let Reached::Parts(parts) = reach.parts(&rule, &text) else { continue };
            let new: Vec<usize> = parts.into_iter().filter(|part| known.insert(*part)).collect();
            if !new.is_empty() {
                texts.push((text, new));
            }
        }
        // Implicit rules are not reachable from a rule without gaps.
        let unreached = unreached.into_iter().filter(|part| !known.contains(part));
        let parts = &reach.grammar.parts;
        // A rule that is not reached is reported without its parts.
        let (rules, others): (Vec<usize>, Vec<usize>) = unreached.partition(|it| parts[*it].kind == PartKind::Rule);
        let is_inside = |part: &usize| rules.iter().any(|rule| parts[*rule].rule == parts[*part].rule);
        let mut unreached: Vec<usize> = others.into_iter().filter(|part| !is_inside(part)).collect();
        unreached.extend(&rules);
        unreached.sort_unstable();
        Ok(Sample { rule, reach, texts, unreached })
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
        for index in &self.unreached {
            let part = self.part(*index);
            if json {
                json_line(out, &UnreachedJson { unreached: part })?;
            } else {
                message::print(&format!("{}: {}: no text found that reaches it", part.location(), part.name()));
            }
        }
        Ok(if self.unreached.is_empty() { Outcome::AllValid } else { Outcome::SomeInvalid })
    }

    fn print_near_misses(&self, out: &mut Output, json: bool) -> io::Result<Outcome> {
        let texts: Vec<&str> = self.texts.iter().map(|(text, _)| text.as_str()).collect();
        let misses = near_misses(&texts, &self.rule, &self.reach.plain);
        for miss in &misses {
            if json { json_line(out, miss)? } else { json_line(out, &miss.text)? }
        }
        Ok(if misses.is_empty() { Outcome::SomeInvalid } else { Outcome::AllValid })
    }

    fn part(&self, index: usize) -> PartJson<'_> {
        PartJson::new(&self.reach.grammar.parts[index])
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
}

/// The JSON object of a part of a grammar.
#[derive(Serialize)]
pub struct PartJson<'p> {
    file: &'p str,
    line: usize,
    column: Option<usize>,
    rule: &'p str,
    kind: &'static str,
    source: &'p str,
}

impl<'p> PartJson<'p> {
    pub fn new(part: &'p Part) -> Self {
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
