//! Short texts of the rules of a grammar, as candidates for samples.
//!
//! Texts are combined bottom up, as in a context-free grammar, and only the shortest of each
//! expression are kept. pest may read them in another way, because its choices are final, so that
//! a rule keeps texts that pest reads as the rule, and each candidate is tried afterwards.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};

use grammar_reader::pest_notation::builtins;
use grammar_reader::pest_notation::expressions::{choice, descendants, names, parts, repetition, sequence};
use pest_check::Deadline;
use pest_meta::ast::{Expr, Rule};

use super::usage::Usage;
use crate::command::pest_vm::{NoMatch, PestVm};

/// The number of texts that are kept of an expression, and of a rule.
const MOST_TEXTS: usize = 16;
const MOST_OF_RULE: usize = 6;

/// The maximum product of the places of two texts that are joined.
const MOST_JOINED: usize = 16;

/// The number of items of a repetition for texts of one of them.
const MOST_REPEATED: u32 = 100;

/// The maximum length of a text in bytes.
const LONGEST: usize = 2_000;

/// The maximum number of rounds, each of which may nest rules once more.
const MOST_ROUNDS: usize = 60;

/// The work of all rounds after which no further round begins, of a text that is tried, and of one that takes too many
/// steps.
const MOST_WORK: usize = 20_000;
pub const TEXT_WORK: usize = 5;
pub const GIVEN_UP_WORK: usize = 500;

/// Characters that represent the stack: a push begins, a push ends, the top is used, the top is
/// removed.
pub const STACK: [char; 4] = ['\u{F0000}', '\u{F0001}', '\u{F0002}', '\u{F0003}'];

/// The texts of the rules of a grammar.
pub struct Texts<'g> {
    pub rules: HashMap<&'g str, &'g Rule>,
    known: HashMap<&'g str, Vec<String>>,
    /// Whether optional white space is always there.
    is_spaced: bool,
    /// The text between the parts of sequences that are not atomic.
    gap: String,
    machine: &'g PestVm,
    /// The number of texts that were made and tried, weighted.
    work: Cell<usize>,
    /// How many bytes of a text a rule matches, if it matches.
    matched: RefCell<HashMap<(String, String), Option<usize>>>,
}

impl<'g> Texts<'g> {
    /// Finds the texts of all rules. `gap` is put between the parts of rules that are not atomic, and no optional white
    /// space is left out. Without a `gap`, texts are as short as possible.
    pub fn new(
        rules: &[&'g Rule],
        usage: &Usage<'_>,
        gap: Option<&str>,
        machine: &'g PestVm,
        deadline: Deadline,
    ) -> Self {
        let by_name = rules.iter().map(|rule| (rule.name.as_str(), *rule)).collect();
        let (is_spaced, gap) = (gap.is_some(), gap.unwrap_or_default().to_owned());
        let (known, work, matched) = (HashMap::new(), Cell::new(0), RefCell::default());
        let mut texts = Texts { rules: by_name, known, is_spaced, gap, machine, work, matched };
        let mut changed: HashSet<&str> = HashSet::new();
        for round in 0..MOST_ROUNDS {
            let before = std::mem::take(&mut changed);
            for rule in rules {
                let is_affected = |name: &str| before.contains(name) || changed.contains(name);
                if deadline.is_over()
                    || round > 0 && (texts.work.get() > MOST_WORK || !names(&rule.expr).any(is_affected))
                {
                    continue;
                }
                let found = texts.of_expression(&rule.expr, usage.is_atomic(rule));
                let found = texts.confirmed(&rule.name, found);
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

    /// Returns the number of texts that were made and tried since the last call, weighted.
    pub fn take_work(&self) -> usize {
        self.work.take()
    }

    /// Returns the texts of a rule, the shortest first.
    pub fn of_rule(&self, name: &str) -> &[String] {
        self.known.get(name).map(Vec::as_slice).unwrap_or_default()
    }

    /// Adds a text that a rule matches.
    pub fn add(&mut self, name: &str, text: &str) {
        let Some((name, _)) = self.rules.get_key_value(name) else { return };
        let known = self.known.entry(name).or_default();
        if known.len() < MOST_TEXTS && !known.iter().any(|it| it == text) {
            known.push(text.to_owned());
        }
    }

    /// Returns the shortest of some texts that pest reads as a rule. If there is none, a text after the rule may
    /// decide.
    fn confirmed(&self, name: &str, texts: Vec<String>) -> Vec<String> {
        let is_read = |text: &&String| text.contains(STACK) || self.matched(name, text) == Some(text.len());
        let read: Vec<String> = texts.iter().filter(is_read).take(MOST_OF_RULE).cloned().collect();
        if read.is_empty() { texts.into_iter().take(MOST_OF_RULE).collect() } else { read }
    }

    /// Returns the texts of an expression, the shortest first.
    pub fn of_expression(&self, expression: &Expr, is_atomic: bool) -> Vec<String> {
        self.add_work(1);
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
            Expr::Seq(..) => self.of_sequence(&parts(expression, sequence).collect::<Vec<_>>(), None, is_atomic),
            Expr::Choice(..) => {
                let lists: Vec<_> = parts(expression, choice).map(|part| self.of_expression(part, is_atomic)).collect();
                in_turn(lists)
            }
            Expr::Push(part) => pushed(self.of_expression(part, is_atomic)),
            Expr::PeekSlice(..) => vec![STACK[2].into()],
            _ => vec![],
        }
    }

    /// Returns texts of an expression that contain one of some texts of a rule that it uses.
    pub fn through(&self, expression: &Expr, rule: &str, inside: &[String], is_atomic: bool) -> Vec<String> {
        if !descendants(expression).any(|part| matches!(part, Expr::Ident(name) if name == rule)) {
            return vec![];
        }
        if let Some((item, least, most)) = repetition(expression) {
            let gap = self.gap(is_atomic);
            let (items, one) = (self.of_expression(item, is_atomic), self.through(item, rule, inside, is_atomic));
            let others = (1..least.min(MOST_REPEATED)).fold(one.clone(), |all, _| joined(&all, gap, &items));
            if most == Some(1) {
                return others;
            }
            // What an item matches may depend on the item before it, and on the one after it.
            let [before, after] = [joined(&items, gap, &one), joined(&one, gap, &items)];
            let between = joined(&before, gap, &items);
            return shortest([others, before, after, between].concat());
        }
        match expression {
            Expr::Ident(_) => inside.to_vec(),
            Expr::Choice(..) => {
                let parts = parts(expression, choice);
                in_turn(parts.map(|part| self.through(part, rule, inside, is_atomic)).collect())
            }
            Expr::Push(part) => pushed(self.through(part, rule, inside, is_atomic)),
            Expr::Seq(..) => {
                let parts: Vec<&Expr> = parts(expression, sequence).collect();
                let texts = parts.iter().enumerate().flat_map(|(index, part)| {
                    let inside = self.through(part, rule, inside, is_atomic);
                    if inside.is_empty() { vec![] } else { self.of_sequence(&parts, Some((index, &inside)), is_atomic) }
                });
                shortest(texts.collect())
            }
            _ => vec![],
        }
    }

    /// Returns the texts of the parts of a sequence together. One part may have given texts.
    fn of_sequence(&self, parts: &[&Expr], given: Option<(usize, &[String])>, is_atomic: bool) -> Vec<String> {
        let mut after: Option<Vec<String>> = None;
        for (index, part) in parts.iter().enumerate().rev() {
            let is_kept = |name: &str, is_wanted: bool, text: &String| {
                resolved(text).is_empty() || self.matched(name, &resolved(text)).is_some() == is_wanted
            };
            let lookahead = match part {
                Expr::NegPred(inner) => Some((inner, false)),
                Expr::PosPred(inner) => Some((inner, true)),
                _ => None,
            };
            let own = || match given {
                Some((given, texts)) if given == index => texts.to_vec(),
                _ => self.of_expression(part, is_atomic),
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
                (None, None) => Some(own()),
                (None, Some(texts)) => Some(joined(&own(), self.gap(is_atomic), &texts)),
            };
        }
        after.unwrap_or_else(|| vec![String::new()])
    }

    fn repeated(&self, item: &Expr, least: u32, most: Option<u32>, is_atomic: bool) -> Vec<String> {
        let items = self.of_expression(item, is_atomic);
        let gap = self.gap(is_atomic);
        let highest = most.unwrap_or(u32::MAX).min(least.saturating_add(2).max(1));
        let is_white = |text: &String| !text.is_empty() && text.chars().all(char::is_whitespace);
        let is_kept = !self.is_spaced || !items.first().is_some_and(is_white);
        let least = if is_kept { least } else { least.max(1) };
        let (mut all, mut repeats) = (vec![], vec![String::new()]);
        for count in 0..=highest {
            if count >= least {
                all.extend(repeats.iter().cloned());
            }
            repeats = joined(&items, if count == 0 { "" } else { gap }, &repeats);
        }
        shortest(all)
    }

    fn gap(&self, is_atomic: bool) -> &str {
        if is_atomic { "" } else { &self.gap }
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

    /// Returns how many bytes of a text a rule matches, if it matches.
    fn matched(&self, name: &str, text: &str) -> Option<usize> {
        let key = (name.to_owned(), text.to_owned());
        *self.matched.borrow_mut().entry(key).or_insert_with(|| {
            let found = self.machine.run(name, text);
            self.add_work(if matches!(found, Err(NoMatch::TooLong)) {
                GIVEN_UP_WORK
            } else {
                TEXT_WORK + text.len() / 4
            });
            found.ok()
        })
    }

    fn add_work(&self, work: usize) {
        self.work.set(self.work.get() + work);
    }
}

/// Returns the shortest texts of several lists. Of texts with the same length, those of one list do not displace those
/// of another.
fn in_turn(lists: Vec<Vec<String>>) -> Vec<String> {
    let mut all: Vec<(usize, String)> = lists.into_iter().flat_map(|list| list.into_iter().enumerate()).collect();
    all.sort_by_key(|(place, _)| *place);
    shortest(all.into_iter().map(|(_, text)| text).collect())
}

/// Marks texts as pushed.
fn pushed(texts: Vec<String>) -> Vec<String> {
    texts.into_iter().map(|text| format!("{}{text}{}", STACK[0], STACK[1])).collect()
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

/// Returns the first texts, the gap and the second texts. Of many, only those are joined of which one is among the
/// first of its list.
fn joined(first: &[String], gap: &str, second: &[String]) -> Vec<String> {
    let mut all = vec![];
    for (place, one) in (1..).zip(first) {
        for (_, other) in (1..).zip(second).take_while(|(other, _)| place * other <= MOST_JOINED) {
            let gap = if one.is_empty() || other.is_empty() { "" } else { gap };
            all.push(format!("{one}{gap}{other}"));
        }
    }
    shortest(all)
}

/// Returns the shortest texts, each once.
fn shortest(mut texts: Vec<String>) -> Vec<String> {
    texts.retain(|text| text.len() <= LONGEST);
    texts.sort_by_cached_key(|text| text.chars().filter(|it| !STACK.contains(it)).count());
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
pub fn resolved(text: &str) -> String {
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
