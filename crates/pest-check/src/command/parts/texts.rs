//! Short texts of the rules of a grammar, as candidates for samples.
//!
//! Texts are combined bottom up, as in a context-free grammar, and only the shortest of each
//! expression are kept. pest may read them in another way, because its choices are final, so that
//! each candidate is tried afterwards.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use grammar_reader::pest_notation::builtins;
use grammar_reader::pest_notation::expressions::repetition;
use grammar_reader::pest_notation::grammar::{choice, names, parts, sequence};
use pest_meta::ast::{Expr, Rule};

use super::marked_grammar::LOOKAHEAD;
use crate::command::pest_vm::PestVm;

/// The number of texts that are kept of an expression.
const MOST_TEXTS: usize = 6;

/// The maximum length of a text in bytes.
const LONGEST: usize = 2_000;

/// The maximum number of rounds, each of which may nest rules once more.
const MOST_ROUNDS: usize = 60;

/// Characters that represent the stack: a push begins, a push ends, the top is used, the top is
/// removed.
pub(crate) const STACK: [char; 4] = ['\u{F0000}', '\u{F0001}', '\u{F0002}', '\u{F0003}'];

/// The texts of the rules of a grammar.
pub struct Texts<'g> {
    pub rules: HashMap<&'g str, &'g Rule>,
    known: HashMap<&'g str, Vec<String>>,
    /// The text between the parts of sequences that are not atomic.
    gap: String,
    machine: &'g PestVm,
    /// The results of lookaheads.
    ahead: RefCell<HashMap<(String, String), bool>>,
}

impl<'g> Texts<'g> {
    /// Finds the texts of all rules. `gap` is put between the parts of rules that are not atomic.
    pub fn new(rules: &'g [Rule], atomic: &HashMap<&str, bool>, gap: &str, machine: &'g PestVm) -> Self {
        let by_name = rules.iter().map(|rule| (rule.name.as_str(), rule)).collect();
        let (gap, ahead) = (gap.to_owned(), RefCell::default());
        let mut texts = Texts { rules: by_name, known: HashMap::new(), gap, machine, ahead };
        let mut changed: HashSet<&str> = HashSet::new();
        for round in 0..MOST_ROUNDS {
            let before = std::mem::take(&mut changed);
            for rule in rules {
                let is_affected = |name: &str| before.contains(name) || changed.contains(name);
                if round > 0 && !names(&rule.expr).any(is_affected) {
                    continue;
                }
                let found = texts.of_expression(&rule.expr, atomic.get(rule.name.as_str()) == Some(&true));
                if texts.known.get(rule.name.as_str()) != Some(&found) {
                    texts.known.insert(&rule.name, found);
                    changed.insert(&rule.name);
                }
            }
            if changed.is_empty() {
                break;
            }
        }
        texts
    }

    /// Returns the text between the parts of sequences that are not atomic.
    pub fn gap(&self) -> &str {
        &self.gap
    }

    /// Returns the texts of a rule, the shortest first.
    pub fn of_rule(&self, name: &str) -> &[String] {
        self.known.get(name).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the texts of an expression, the shortest first.
    pub fn of_expression(&self, expression: &Expr, is_atomic: bool) -> Vec<String> {
        if let Some((item, least, most)) = repetition(expression) {
            return self.repeated(item, least, most, is_atomic);
        }
        match expression {
            Expr::Str(text) | Expr::Insens(text) => vec![text.clone()],
            Expr::Range(first, last) => {
                let [first, last] = [first, last].map(|it| it.chars().next().unwrap_or_default());
                characters(&[(first, last)])
            }
            Expr::Ident(name) => self.named(name),
            Expr::PosPred(_) | Expr::NegPred(_) => vec![String::new()],
            Expr::Seq(..) => self.of_sequence(&parts(expression, sequence).collect::<Vec<_>>(), is_atomic),
            Expr::Choice(..) => {
                shortest(parts(expression, choice).flat_map(|part| self.of_expression(part, is_atomic)).collect())
            }
            Expr::Push(part) => {
                let pushed = self.of_expression(part, is_atomic).into_iter();
                pushed.map(|text| format!("{}{text}{}", STACK[0], STACK[1])).collect()
            }
            Expr::PeekSlice(..) => vec![STACK[2].into()],
            _ => vec![],
        }
    }

    /// Returns the texts of the parts of a sequence together.
    pub fn of_sequence(&self, parts: &[&Expr], is_atomic: bool) -> Vec<String> {
        let mut after: Option<Vec<String>> = None;
        for part in parts.iter().rev() {
            let is_kept = |name: &str, is_wanted: bool, text: &String| {
                resolved(text).is_empty() || self.matches_ahead(name, &resolved(text)) == is_wanted
            };
            let lookahead = match part {
                Expr::NegPred(inner) => Some((inner, false)),
                Expr::PosPred(inner) => Some((inner, true)),
                _ => None,
            };
            after = match (lookahead, after) {
                (Some((inner, is_wanted)), Some(texts)) => {
                    let Expr::Ident(name) = &**inner else { return vec![] };
                    let kept: Vec<String> =
                        texts.iter().filter(|text| is_kept(name, is_wanted, text)).cloned().collect();
                    let guess = || if is_wanted { self.of_rule(name).to_vec() } else { vec![] };
                    Some(if kept.is_empty() { guess() } else { kept })
                }
                (Some(_), None) => None,
                (None, None) => Some(self.of_expression(part, is_atomic)),
                (None, Some(texts)) => {
                    let gap = if is_atomic { "" } else { &*self.gap };
                    Some(joined(&self.of_expression(part, is_atomic), gap, &texts))
                }
            };
        }
        after.unwrap_or_else(|| vec![String::new()])
    }

    fn repeated(&self, item: &Expr, least: u32, most: Option<u32>, is_atomic: bool) -> Vec<String> {
        let items = self.of_expression(item, is_atomic);
        let gap = if is_atomic { "" } else { &*self.gap };
        let highest = most.unwrap_or(u32::MAX).min(least.saturating_add(2).max(1));
        let (mut all, mut repeats) = (vec![], vec![String::new()]);
        for count in 0..=highest {
            if count >= least {
                all.extend(repeats.iter().cloned());
            }
            repeats = joined(&items, if count == 0 { "" } else { gap }, &repeats);
        }
        shortest(all)
    }

    fn named(&self, name: &str) -> Vec<String> {
        if self.rules.contains_key(name) {
            return self.of_rule(name).to_vec();
        }
        match name {
            "SOI" | "EOI" => vec![String::new()],
            "NEWLINE" => vec!["\n".into(), "\r\n".into()],
            "ANY" | "ASCII" => ["a", "0", " ", "-", "\n", "\u{e9}"].map(str::to_owned).to_vec(),
            "PEEK" | "PEEK_ALL" => vec![STACK[2].into()],
            "POP" | "POP_ALL" => vec![format!("{}{}", STACK[2], STACK[3])],
            "DROP" => vec![STACK[3].into()],
            _ => match (builtins::ranges(name), pest::unicode::by_name(name)) {
                (Some(ranges), _) => {
                    // Letters come before digits.
                    let ranges: Vec<_> = ranges.iter().rev().copied().collect();
                    characters(&ranges)
                }
                (None, Some(belongs)) => {
                    let plain = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain(' '..='~');
                    let all = plain.chain('\0'..=char::MAX).filter(|it| belongs(*it));
                    all.take(3).map(String::from).collect()
                }
                (None, None) => vec![],
            },
        }
    }

    /// Returns whether the operand of a lookahead matches the beginning of a text.
    fn matches_ahead(&self, name: &str, text: &str) -> bool {
        debug_assert!(name.starts_with(LOOKAHEAD));
        let key = (name.to_owned(), text.to_owned());
        *self.ahead.borrow_mut().entry(key).or_insert_with(|| self.machine.run(name, text).is_ok())
    }
}

/// Returns some characters of ranges, each as a text.
fn characters(ranges: &[(char, char)]) -> Vec<String> {
    let firsts = ranges.iter().map(|&(first, _)| first);
    let others = ranges.iter().flat_map(|&(first, last)| [(first..=last).nth(1), Some(last)]).flatten();
    let mut all: Vec<String> = vec![];
    for character in firsts.chain(others).map(String::from) {
        if !all.contains(&character) {
            all.push(character);
        }
    }
    all.truncate(MOST_TEXTS);
    all
}

/// Returns each first text, the gap and each second text.
pub(crate) fn joined(first: &[String], gap: &str, second: &[String]) -> Vec<String> {
    let all = first.iter().flat_map(|one| second.iter().map(move |other| (one, other)));
    let text = |(one, other): (&String, &String)| {
        let gap = if one.is_empty() || other.is_empty() { "" } else { gap };
        format!("{one}{gap}{other}")
    };
    shortest(all.map(text).collect())
}

/// Returns the shortest texts, each once.
pub(crate) fn shortest(mut texts: Vec<String>) -> Vec<String> {
    texts.retain(|text| text.len() <= LONGEST);
    texts.sort_by_key(|text| text.chars().filter(|it| !STACK.contains(it)).count());
    let mut all: Vec<String> = vec![];
    for text in texts {
        if all.len() == MOST_TEXTS {
            break;
        }
        if !all.contains(&text) {
            all.push(text);
        }
    }
    all
}

/// Replaces the characters for the stack by the texts that were pushed.
pub(crate) fn resolved(text: &str) -> String {
    let (mut result, mut starts, mut stack) = (String::new(), vec![], Vec::<String>::new());
    for character in text.chars() {
        match STACK.iter().position(|it| *it == character) {
            Some(0) => starts.push(result.len()),
            Some(1) => stack.extend(starts.pop().map(|start| result[start..].to_owned())),
            Some(2) => result += stack.last().map(String::as_str).unwrap_or_default(),
            Some(_) => drop(stack.pop()),
            None => result.push(character),
        }
    }
    result
}
