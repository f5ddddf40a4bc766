//! Searches texts that reach the parts of a grammar.
//!
//! A part that is not reached yet is in rules that are. What an accepted text has before and after such a rule is a
//! context that is known to work. So each candidate is a context of a rule around the part, filled with a text of that
//! rule that contains the part. What pest accepts of them gives contexts and texts for the next parts.

use std::collections::{BTreeMap, HashMap, HashSet};

use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::{Error, large_stack};
use pest_check::findings::never::never_matching;
use pest_check::{Deadline, Place, Role};
use pest_meta::ast::{Expr, Rule, RuleType};

use super::marked_grammar::{Mark, Part, PartKind};
use super::reach::Reach;
use super::texts::{GIVEN_UP_WORK, TEXT_WORK, Texts, resolved};
use super::usage::{Usage, in_order};
use crate::command::pest_vm::{NoMatch, Node, PestVm};

/// The number of contexts that are kept of a rule.
const MOST_CONTEXTS: usize = 8;

/// The number of candidates that are tried for a part in the first round.
const MOST_TRIED: usize = 25;

/// The number of rounds. Each tries more candidates, and wider parts of texts, than the one before.
const MOST_ROUNDS: usize = 3;

/// The number of rules around a part that are followed.
const MOST_AROUND: usize = 25;

/// The maximum number of steps for one text.
const MOST_STEPS: usize = 20_000;

/// The maximum work of the search. An expression whose texts are joined counts once.
const MOST_WORK: usize = 100_000;

/// The number of texts after which only texts that reach new parts give contexts.
const MOST_KEPT: usize = 300;

/// A text before a rule, and one after it.
type Context = (String, String);

/// What is found out about a part.
#[derive(Clone, PartialEq, Eq)]
pub enum Found {
    /// A text that reaches it.
    Text(String),
    /// It certainly never matches.
    Never,
    /// No text that reaches it is found.
    Nothing,
    /// No text of the root uses its rule, or the part is inside one that no text reaches.
    Unused,
}

/// Returns what is found out about each part in texts of a rule.
pub fn search(reach: &Reach, root: &str, deadline: Deadline) -> Result<Vec<Found>, Error> {
    large_stack::run(|| {
        let rules = &reach.grammar.rules;
        let usage = Usage::new(rules, root);
        PestVm::be_brief(MOST_STEPS);
        let ordered = in_order(rules, root);
        let gap = gap(&ordered, &usage, reach, deadline);
        let texts = [None, Some(&*gap)].map(|gap| Texts::new(&ordered, &usage, gap, &reach.marked, deadline));
        let parts = reach.grammar.parts.iter();
        let found = |part: &Part| if usage.is_used(part.mark.rule()) { Found::Nothing } else { Found::Unused };
        let found = parts.map(found).collect();
        let contexts = HashMap::from([(root.to_owned(), vec![Context::default()])]);
        let (tried, usage) = (HashSet::new(), &usage);
        let mut search = Search { reach, root, usage, texts, contexts, tried, found, work: 0, deadline };
        search.run();
        search.leave_out_inner_parts();
        Ok(search.found)
    })
}

struct Search<'s> {
    reach: &'s Reach,
    root: &'s str,
    usage: &'s Usage<'s>,
    /// Texts that are as short as possible, and texts with white space between parts.
    texts: [Texts<'s>; 2],
    /// For each rule, what accepted texts have before and after it.
    contexts: HashMap<String, Vec<Context>>,
    tried: HashSet<String>,
    found: Vec<Found>,
    work: usize,
    deadline: Deadline,
}

impl Search<'_> {
    fn run(&mut self) {
        let whole = self.texts.iter().flat_map(|texts| texts.of_rule(self.root)).map(|text| resolved(text));
        for text in whole.collect::<Vec<_>>() {
            self.attempt(&text);
        }
        for round in 1..=MOST_ROUNDS {
            let mut is_changed = true;
            while std::mem::take(&mut is_changed) {
                for part in self.open() {
                    is_changed |= self.search(part, round);
                }
            }
            if round == 1 {
                self.prove();
            }
        }
    }

    /// Returns the parts of which nothing is known.
    fn open(&self) -> Vec<usize> {
        (0..self.found.len()).filter(|part| self.found[*part] == Found::Nothing).collect()
    }

    /// Finds the parts that certainly never match.
    fn prove(&mut self) {
        let open = self.open();
        if open.is_empty() {
            return;
        }
        let never = never_matching(&self.reach.files, self.deadline.with_left(20)).unwrap_or_default();
        for part in open {
            let Part { location, rule, kind, .. } = &self.reach.grammar.parts[part];
            let role = match kind {
                PartKind::Rule => Role::Rule,
                PartKind::Alternative => Role::Alternative,
                PartKind::Present => Role::Option,
                PartKind::Absent => continue,
            };
            let is_here = |place: &Place| {
                role == Role::Rule
                    || (&place.file, place.line, place.column) == (&location.file, location.line, location.column)
            };
            if never.iter().any(|(name, it, place)| name == rule && *it == role && is_here(place)) {
                self.found[part] = Found::Never;
            }
        }
    }

    /// Tries candidates for a part. Returns whether one reaches it.
    fn search(&mut self, part: usize, round: usize) -> bool {
        if self.found[part] != Found::Nothing || self.work > MOST_WORK || self.deadline.is_over() {
            return false;
        }
        let mut candidates = self.candidates(&self.reach.grammar.parts[part], round);
        self.work += self.texts.iter().map(Texts::take_work).sum::<usize>();
        candidates.sort_by_cached_key(|text| text.chars().count());
        candidates.retain(|text| !self.tried.contains(text));
        candidates.dedup();
        candidates.into_iter().take(MOST_TRIED * round * round).any(|text| {
            self.attempt(&text);
            self.found[part] != Found::Nothing
        })
    }

    /// Returns texts that may reach a part.
    fn candidates(&self, part: &Part, round: usize) -> Vec<String> {
        let mut all = vec![];
        for texts in &self.texts {
            let (name, inside) = match &part.mark {
                Mark::Node(name) => (name, texts.of_rule(name).to_vec()),
                Mark::Without(option, _) => (option, vec![String::new()]),
            };
            // The rules around the part, from the inside, with texts that contain it. They are in the order of the
            // number of rules with contexts between the part and the rule.
            let mut waiting = BTreeMap::from([((0, 0), (name.as_str(), inside))]);
            let (mut known, mut order) = (HashSet::new(), 0);
            while let Some(((distance, _), (rule, inside))) = waiting.pop_first() {
                if !known.insert(rule) {
                    continue;
                }
                let contexts = self.contexts_of(rule, round);
                for (before, after) in &contexts {
                    all.extend(inside.iter().map(|inside| format!("{before}{}{after}", resolved(inside))));
                }
                let distance = distance + usize::from(!contexts.is_empty());
                if distance > 1 + round || known.len() > MOST_AROUND {
                    continue;
                }
                for user in self.usage.users(rule) {
                    let texts = texts.through(&user.expr, rule, &inside, self.usage.is_atomic(user));
                    order += 1;
                    if !texts.is_empty() {
                        waiting.insert((distance, order), (&user.name, texts));
                    }
                }
            }
        }
        all
    }

    /// Returns what accepted texts have before and after a rule. pest matches implicit rules between all parts.
    fn contexts_of(&self, rule: &str, round: usize) -> Vec<Context> {
        if !IMPLICIT.contains(&rule) {
            let known = self.contexts.get(rule).map(Vec::as_slice).unwrap_or_default();
            return known.iter().take(2 + 2 * round).cloned().collect();
        }
        let found = self.found.iter();
        let mut texts: Vec<&str> =
            found.filter_map(|found| if let Found::Text(text) = found { Some(text.as_str()) } else { None }).collect();
        texts.sort_by_cached_key(|text| text.chars().count());
        texts.dedup();
        let split = |text: &str, at: usize| Some((text.get(..at)?.to_owned(), text.get(at..)?.to_owned()));
        let texts = texts.iter().take(MOST_CONTEXTS);
        texts.flat_map(|text| (0..=text.len()).filter_map(move |at| split(text, at))).collect()
    }

    /// Tries a text. If pest accepts it, keeps it for the parts that it reaches, and its contexts.
    fn attempt(&mut self, text: &str) {
        if !self.tried.insert(text.to_owned()) {
            return;
        }
        self.work += TEXT_WORK + text.len() / 4;
        let nodes = match self.reach.marked.tree(self.root, text) {
            Ok(nodes) => nodes,
            Err(error) => {
                self.work += if matches!(error, NoMatch::TooLong) { GIVEN_UP_WORK } else { 0 };
                return;
            }
        };
        self.work += nodes.len() / 2;
        let length = text.chars().count();
        let is_better = |found: &Found| !matches!(found, Found::Text(known) if known.chars().count() <= length);
        let mut better = self.reach.parts_of(&nodes);
        better.retain(|part| is_better(&self.found[*part]));
        // The marks should not change what pest accepts.
        if !better.is_empty() && !self.reach.plain.run(self.root, text).is_ok_and(|end| end == text.len()) {
            return;
        }
        if better.is_empty() && self.tried.len() > MOST_KEPT {
            return;
        }
        for part in better {
            self.found[part] = Found::Text(text.to_owned());
        }
        for Node { rule, span, .. } in nodes {
            self.texts.iter_mut().for_each(|texts| texts.add(&rule, &text[span.clone()]));
            let (before, after) = (&text[..span.start], &text[span.end..]);
            keep(self.contexts.entry(rule).or_default(), before, after);
        }
    }

    /// Leaves out the parts inside parts that no text reaches.
    fn leave_out_inner_parts(&mut self) {
        for part in 0..self.found.len() {
            let rule = self.reach.grammar.parts[part].mark.rule();
            if !matches!(self.found[part], Found::Text(_)) && !self.is_outermost(rule, &mut HashSet::new()) {
                self.found[part] = Found::Unused;
            }
        }
    }

    /// Returns whether a text reaches a rule around a rule. Silent rules are not in parse trees.
    fn is_outermost<'r>(&'r self, rule: &'r str, known: &mut HashSet<&'r str>) -> bool {
        if rule == self.root || IMPLICIT.contains(&rule) {
            return true;
        }
        let mut is_reached = |user: &'r Rule| match user.ty {
            RuleType::Silent => known.insert(&user.name) && self.is_outermost(&user.name, known),
            _ => self.contexts.contains_key(&user.name),
        };
        self.usage.users(rule).iter().any(|user| is_reached(user))
    }
}

/// Keeps a context if it is short. Different characters next to the rule may make a difference.
fn keep(known: &mut Vec<Context>, before: &str, after: &str) {
    let length = |(before, after): &Context| before.len() + after.len();
    let is_same = |(one, other): &Context| {
        one.chars().next_back() == before.chars().next_back() && other.chars().next() == after.chars().next()
    };
    let last = (known.len() == MOST_CONTEXTS).then_some(MOST_CONTEXTS - 1);
    match known.iter().position(is_same).or(last) {
        Some(place) if length(&known[place]) <= before.len() + after.len() => return,
        Some(place) => known[place] = (before.to_owned(), after.to_owned()),
        None => known.push((before.to_owned(), after.to_owned())),
    }
    known.sort_by_key(length);
}

/// Returns the shortest text that pest matches between parts, or nothing.
fn gap(rules: &[&Rule], usage: &Usage<'_>, reach: &Reach, deadline: Deadline) -> String {
    let space = Expr::Ident(IMPLICIT[0].into());
    let texts = Texts::new(rules, usage, None, &reach.marked, deadline).of_expression(&space, true);
    texts.into_iter().find(|text| !text.is_empty()).unwrap_or_default()
}
