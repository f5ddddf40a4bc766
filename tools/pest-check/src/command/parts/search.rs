//! Searches texts that reach the parts of a grammar.
//!
//! A part that is not reached yet is in rules that are. What an accepted text has before and after such a rule is a
//! context that is known to work. So each candidate is a context of a rule around the part, filled with a random text
//! of that rule that contains the part. What pest accepts of them gives contexts for the next parts.

use std::collections::{HashMap, HashSet};

use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::names;
use grammar_reader::{Error, large_stack};
use pest_check::findings::never::never_matching;
use pest_check::{Deadline, PestGrammar, Place, Role};
use pest_meta::ast::{Rule, RuleType};

use super::marked_grammar::{LOOKAHEAD, Mark, Part, PartKind};
use super::random::RandomTexts;
use super::reach::Reach;
use crate::command::pest_vm::{Node, PestVm};

/// The number of contexts that are kept of a rule.
const MOST_CONTEXTS: usize = 8;

/// The number of candidates that are tried for a part in each round.
const MOST_TRIED: [usize; 3] = [10, 40, 250];

/// The number of candidates for which other rules are as short as possible, and the nesting of rules in the others.
const MOST_SHORT: usize = 6;
const MOST_DEEP: usize = 6;

/// The number of rules around a part that are followed.
const MOST_AROUND: usize = 25;

/// The maximum number of steps for one text, and of all texts.
const MOST_STEPS: usize = 20_000;
const MOST_TEXTS: usize = 50_000;

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
        let grammar = PestGrammar::from_rules(reach.parts.rules.clone())?;
        let mut users: HashMap<&str, Vec<&Rule>> = HashMap::new();
        for rule in reach.parts.rules.iter().filter(|rule| !rule.name.starts_with(LOOKAHEAD)) {
            names(&rule.expr).for_each(|name| users.entry(name).or_default().push(rule));
        }
        let used = used(&grammar, root);
        let parts = reach.parts.parts.iter();
        let found = |part: &Part| if used.contains(part.mark.rule()) { Found::Nothing } else { Found::Unused };
        let contexts = HashMap::from([(root.to_owned(), vec![Context::default()])]);
        let (found, texts, tried) = (parts.map(found).collect(), RandomTexts::new(&grammar, 0), HashSet::new());
        let mut search = Search { reach, root, users, texts, contexts, tried, found, deadline };
        PestVm::be_brief(MOST_STEPS);
        search.run();
        search.leave_out_inner_parts();
        Ok(search.found)
    })
}

/// Returns the rules that texts of a rule use.
fn used(grammar: &PestGrammar, root: &str) -> HashSet<String> {
    let (mut used, mut waiting) = (HashSet::new(), vec![root]);
    while let Some(rule) = waiting.pop().and_then(|name| grammar.rule(name)) {
        if !rule.name.starts_with(LOOKAHEAD) && used.insert(rule.name.clone()) {
            waiting.extend(names(&rule.expr).filter(|name| grammar.rule(name).is_some()));
        }
    }
    used
}

struct Search<'s> {
    reach: &'s Reach,
    root: &'s str,
    /// For each rule, the rules that use it outside of lookaheads.
    users: HashMap<&'s str, Vec<&'s Rule>>,
    texts: RandomTexts<'s>,
    /// For each rule, what accepted texts have before and after it.
    contexts: HashMap<String, Vec<Context>>,
    tried: HashSet<String>,
    found: Vec<Found>,
    deadline: Deadline,
}

impl<'s> Search<'s> {
    fn run(&mut self) {
        for depth in 0..=1 {
            if let Some(text) = self.texts.next(&[self.root], depth, false) {
                self.attempt(&text);
            }
        }
        for (round, most) in MOST_TRIED.into_iter().enumerate() {
            let mut is_changed = true;
            while std::mem::take(&mut is_changed) {
                for part in self.open() {
                    is_changed |= self.found[part] == Found::Nothing && self.search(part, most);
                }
            }
            if round == 0 {
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
        let never = never_matching(&self.reach.grammar, self.deadline.with_left(20)).unwrap_or_default();
        for part in open {
            let Part { location, rule, kind, .. } = &self.reach.parts.parts[part];
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
    fn search(&mut self, part: usize, most: usize) -> bool {
        for number in 0..most {
            if self.tried.len() > MOST_TEXTS || self.deadline.is_over() {
                return false;
            }
            if let Some(text) = self.candidate(part, number) {
                self.attempt(&text);
            }
            if self.found[part] != Found::Nothing {
                return true;
            }
        }
        false
    }

    /// Returns a text that may reach a part.
    fn candidate(&mut self, part: usize, number: usize) -> Option<String> {
        let (name, is_absent) = match &self.reach.parts.parts[part].mark {
            Mark::Node(name) => (name.as_str(), false),
            Mark::Without(option, _) => (option.as_str(), true),
        };
        // The rules around the part, the outermost first.
        let mut path: Vec<&str> = vec![name];
        while path.len() < MOST_AROUND {
            let is_end = self.has_contexts(path[0]) && (number < MOST_SHORT || self.texts.below(3) > 0);
            let users = self.users.get(path[0]).map(Vec::as_slice).unwrap_or_default();
            let mut users: Vec<&'s str> = users.iter().map(|user| user.name.as_str()).collect();
            users.retain(|user| !path.contains(user));
            if is_end || users.is_empty() {
                break;
            }
            let known = users.iter().position(|user| self.has_contexts(user)).filter(|_| number < MOST_SHORT);
            let index = known.unwrap_or_else(|| self.texts.below(users.len()));
            path.insert(0, users[index]);
        }
        let contexts = self.contexts_of(path[0]);
        let (before, after) = contexts.get(number % contexts.len().max(1))?;
        let depth = if number < MOST_SHORT { number / 3 } else { self.texts.below(MOST_DEEP) };
        let text = self.texts.next(&path, depth, is_absent)?;
        Some(format!("{before}{text}{after}"))
    }

    fn has_contexts(&self, rule: &str) -> bool {
        IMPLICIT.contains(&rule) || self.contexts.contains_key(rule)
    }

    /// Returns what accepted texts have before and after a rule. pest matches implicit rules between all parts.
    fn contexts_of(&self, rule: &str) -> Vec<Context> {
        if !IMPLICIT.contains(&rule) {
            return self.contexts.get(rule).cloned().unwrap_or_default();
        }
        let texts =
            self.found.iter().filter_map(|it| if let Found::Text(text) = it { Some(text.as_str()) } else { None });
        let mut texts: Vec<&str> = texts.collect();
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
        let Ok(nodes) = self.reach.marked.tree(self.root, text) else { return };
        let length = text.chars().count();
        let is_better = |found: &Found| !matches!(found, Found::Text(known) if known.chars().count() <= length);
        let mut better = self.reach.parts_of(&nodes);
        better.retain(|part| is_better(&self.found[*part]));
        // The marks should not change what pest accepts.
        if !better.is_empty() && !self.reach.plain.run(self.root, text).is_ok_and(|end| end == text.len()) {
            return;
        }
        for part in better {
            self.found[part] = Found::Text(text.to_owned());
        }
        for Node { rule, span, .. } in nodes {
            let (before, after) = (&text[..span.start], &text[span.end..]);
            keep(self.contexts.entry(rule).or_default(), before, after);
        }
    }

    /// Leaves out the parts inside parts that no text reaches.
    fn leave_out_inner_parts(&mut self) {
        for part in 0..self.found.len() {
            let rule = self.reach.parts.parts[part].mark.rule();
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
        self.users.get(rule).into_iter().flatten().any(|user| is_reached(user))
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
