//! The command `sample`.

use std::collections::{HashMap, HashSet};
use std::io;

use command_output::json::json_line;
use command_output::message;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output};
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::names;
use grammar_reader::{Error, large_stack};
use pest_check::{Deadline, PestGrammar};
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::marked_grammar::{AHEAD, Part, marked};
use crate::command::options::SampleOptions;
use crate::command::pest_vm::{Node, OptimizedRules, PestVm};
use crate::command::random_texts::RandomTexts;
use crate::command::rule_argument::pest_rule;

/// How deep rules are nested in texts, and in those of `--random`.
const MOST_DEEP: usize = 6;
const RANDOM_DEPTH: usize = 12;

/// The number of texts that are tried after the last one that reaches a new part or is printed.
const MOST_TRIED: usize = 5000;

/// The number of steps for a text.
const MOST_STEPS: usize = 20_000;

/// Texts that pest accepts.
struct Samples {
    texts: Vec<Sample>,
    /// The parts that no text reaches.
    unreached: Vec<Part>,
}

#[derive(Serialize)]
struct Sample {
    text: String,
    /// The parts that no earlier text reaches.
    reaches: Vec<Part>,
}

/// Runs the command.
pub fn run(options: &SampleOptions) -> io::Result<Outcome> {
    let (mut out, deadline) = (Output::new(), options.time.deadline());
    let samples = pest_rule(&options.grammar, options.pest).and_then(|(grammar, rule)| {
        let plain = PestVm::new(&grammar, deadline)?;
        PestVm::be_brief(MOST_STEPS);
        Ok(match options.random {
            Some(count) => random(count, RandomTexts::new(&grammar, options.seed), &rule, &plain, deadline),
            None => large_stack::run(|| search(&grammar, &rule, &plain, deadline))?,
        })
    });
    let outcome = match samples {
        Ok(samples) => samples.print(&mut out, options)?,
        Err(error) => {
            GrammarError::print(&error, &mut out, options.json)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(io::Write::flush(&mut out), outcome)
}

impl Samples {
    fn print(&self, out: &mut Output, options: &SampleOptions) -> io::Result<Outcome> {
        for sample in &self.texts {
            if options.json { json_line(out, sample)? } else { json_line(out, &sample.text)? }
        }
        io::Write::flush(out)?;
        for part in &self.unreached {
            let Part { place, rule, source, .. } = part;
            let (file, line, column) = (&place.file, place.line, place.column.unwrap_or(1));
            if options.json {
                json_line(out, &HashMap::from([("unreached", part)]))?;
            } else {
                message::print(&format!("{file}:{line}:{column}: {rule}: no text found that reaches `{source}`"));
            }
        }
        let is_complete = self.unreached.is_empty() && options.random.is_none_or(|count| count == self.texts.len());
        Ok(if is_complete { Outcome::AllValid } else { Outcome::SomeInvalid })
    }
}

/// Returns different random texts.
fn random(count: usize, mut random: RandomTexts, root: &str, plain: &PestVm, deadline: Deadline) -> Samples {
    let (mut known, mut texts, mut tried) = (HashSet::new(), vec![], 0);
    while texts.len() < count && tried < MOST_TRIED && !deadline.is_over() {
        tried += 1;
        let Some(text) = random.next(&[root], RANDOM_DEPTH) else { break };
        if plain.run(root, &text).ok() == Some(text.len()) && known.insert(text.clone()) {
            texts.push(Sample { text, reaches: vec![] });
            tried = 0;
        }
    }
    Samples { texts, unreached: vec![] }
}

/// Searches texts that together reach each part.
///
/// What an accepted text has before and after a rule is a context of the rule. A candidate for a part is a context of a
/// rule around it, with a random text of that rule that leads through the part. Accepted texts give new contexts.
fn search(grammar: &PestGrammar, root: &str, plain: &PestVm, deadline: Deadline) -> Result<Samples, Error> {
    let (rules, parts) = marked(grammar)?;
    let machine = OptimizedRules::new(&rules, grammar.pest(), deadline)?.machine();
    let grammar = PestGrammar::from_rules(rules)?;
    // For each rule, those that use it outside of lookaheads.
    let mut users: HashMap<&str, Vec<&str>> = HashMap::new();
    let rules = grammar.rules().filter(|name| !name.ends_with(AHEAD)).filter_map(|name| grammar.rule(name));
    rules.for_each(|rule| names(&rule.expr).for_each(|name| users.entry(name).or_default().push(&rule.name)));
    let users = |rule: &str| users.get(rule).into_iter().flatten().copied();
    // The contexts of the rules that a text reaches.
    let mut contexts = HashMap::from([(root.to_owned(), vec![(String::new(), String::new())])]);
    let (mut random, mut texts, mut known) = (RandomTexts::new(&grammar, 0), vec![], HashSet::new());
    let implicit = IMPLICIT.into_iter().filter(|name| grammar.rule(name).is_some());
    let marks: Vec<&str> = [root].into_iter().chain(implicit).chain(parts.iter().map(|part| &*part.mark)).collect();
    let (mut round, mut tried) = (0, 0);
    while tried < MOST_TRIED && !deadline.is_over() {
        (round, tried) = (round + 1, tried + 1);
        for &mark in &marks {
            if contexts.contains_key(mark) && (mark != root || !texts.is_empty()) {
                continue;
            }
            // The rules around the part, the outermost first.
            let mut path = vec![mark];
            loop {
                let is_reached = |user: &&str| contexts.contains_key(*user) && !path.contains(user);
                let around: Vec<&str> = users(path[0]).filter(is_reached).collect();
                if around.is_empty() || contexts.contains_key(path[0]) && random.below(3) > 0 {
                    break;
                }
                path.insert(0, around[random.below(around.len())]);
            }
            let Some(around) = contexts.get(path[0]) else { continue };
            tried += 1;
            // The first texts are the shortest ones.
            let first = random.below(around.len()) + 1;
            let (before, after) = &around[random.below(first)];
            let depth = random.below(MOST_DEEP.min(1 + round / 4));
            let Some(inside) = random.next(&path, depth) else { continue };
            let text = format!("{before}{inside}{after}");
            if !known.insert(text.clone()) || plain.run(root, &text).ok() != Some(text.len()) {
                continue;
            }
            let Ok(nodes) = machine.tree(root, &text) else { continue };
            if nodes.iter().all(|node| contexts.contains_key(&node.rule)) {
                continue;
            }
            for Node { rule, span, .. } in &nodes {
                let context = (text[..span.start].to_owned(), text[span.end..].to_owned());
                contexts.entry(rule.clone()).or_default().push(context);
            }
            texts.push((text, nodes));
            tried = 0;
        }
    }
    let (mut parts, mut unreached): (Vec<Part>, Vec<Part>) =
        parts.into_iter().partition(|part| contexts.contains_key(&part.mark));
    // Of parts inside a part that no text reaches, only the outer one is reported.
    unreached.retain(|part| users(&part.mark).any(|user| contexts.contains_key(user)));
    texts.sort_by_cached_key(|(text, _)| (text.chars().count(), text.clone()));
    let samples = texts.into_iter().map(|(text, nodes)| {
        let reaches = parts.extract_if(.., |part| nodes.iter().any(|node| node.rule == part.mark)).collect();
        Sample { text, reaches }
    });
    let texts = samples.filter(|sample| !sample.reaches.is_empty()).collect();
    Ok(Samples { texts, unreached })
}
