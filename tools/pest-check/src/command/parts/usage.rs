//! How the rules of a grammar are used.

use std::collections::{HashMap, HashSet};

use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::context::Atomicity;
use grammar_reader::pest_notation::expressions::{descendants, names, repetition};
use pest_meta::ast::{Expr, Rule};

use super::marked_grammar::LOOKAHEAD;

/// How the texts of one rule of a grammar use the rules.
pub struct Usage<'g> {
    /// For each rule that is used, the atomicity of the rules that use it. Nodes in lookaheads are not in parse trees,
    /// so rules that only lookaheads use are left out.
    callers: HashMap<&'g str, Vec<Atomicity>>,
    /// For each rule, the rules that use it outside of lookaheads.
    users: HashMap<&'g str, Vec<&'g Rule>>,
}

impl<'g> Usage<'g> {
    /// Finds the rules that texts of a rule use. pest matches implicit rules between parts of rules that are not
    /// atomic.
    pub fn new(rules: &'g [Rule], root: &str) -> Self {
        let by_name: HashMap<&str, &Rule> = rules.iter().map(|rule| (rule.name.as_str(), rule)).collect();
        let mut callers: HashMap<&str, Vec<Atomicity>> = HashMap::new();
        let mut users: HashMap<&str, Vec<&Rule>> = HashMap::new();
        let mut waiting = vec![(root, Atomicity::NonAtomic)];
        while let Some((name, caller)) = waiting.pop() {
            let Some(rule) = by_name.get(name).filter(|_| !name.starts_with(LOOKAHEAD)) else { continue };
            let known = callers.entry(&rule.name).or_default();
            if known.contains(&caller) {
                continue;
            }
            known.push(caller);
            let inside = caller.matching_inside(rule);
            let used = used(rule, inside);
            waiting.extend(used.iter().map(|name| (*name, inside)));
            for name in used {
                let users = users.entry(name).or_default();
                users.extend((!users.iter().any(|user| std::ptr::eq(*user, *rule))).then_some(*rule));
            }
        }
        Usage { callers, users }
    }

    /// Returns whether texts of the root use a rule.
    pub fn is_used(&self, rule: &str) -> bool {
        self.callers.contains_key(rule)
    }

    /// Returns the atomicity of the rules that use a rule.
    pub fn callers(&self, rule: &str) -> &[Atomicity] {
        self.callers.get(rule).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the rules that use a rule outside of lookaheads.
    pub fn users(&self, rule: &str) -> &[&'g Rule] {
        self.users.get(rule).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns whether pest reads a rule as atomic, at least for some of its callers.
    pub fn is_atomic(&self, rule: &Rule) -> bool {
        self.callers(&rule.name).iter().any(|caller| caller.matching_inside(rule) == Atomicity::Atomic)
    }
}

/// Returns the rules that a rule uses, each after those that it uses itself if they are not recursive.
pub fn in_order<'g>(rules: &'g [Rule], root: &str) -> Vec<&'g Rule> {
    let by_name: HashMap<&str, &Rule> = rules.iter().map(|rule| (rule.name.as_str(), rule)).collect();
    let (mut known, mut ordered) = (HashSet::new(), vec![]);
    let mut open: Vec<(&Rule, Vec<&str>)> = vec![];
    let mut next = by_name.get(root).copied();
    loop {
        if let Some(rule) = next.take().filter(|rule| known.insert(&rule.name)) {
            open.push((rule, names(&rule.expr).collect()));
        }
        let Some((rule, used)) = open.last_mut() else { return ordered };
        match used.pop() {
            Some(name) => next = by_name.get(name).copied(),
            None => {
                ordered.push(*rule);
                open.pop();
            }
        }
    }
}

/// Returns the rules that a rule uses.
fn used(rule: &Rule, inside: Atomicity) -> Vec<&str> {
    let mut used = vec![];
    for part in descendants(&rule.expr) {
        match part {
            Expr::Ident(name) => used.push(name.as_str()),
            _ if inside == Atomicity::NonAtomic && has_gap(part) => used.extend(IMPLICIT),
            _ => {}
        }
    }
    used
}

/// Returns whether pest matches implicit rules between the parts of an expression.
fn has_gap(expression: &Expr) -> bool {
    matches!(expression, Expr::Seq(..)) || repetition(expression).is_some_and(|(.., most)| most != Some(1))
}
