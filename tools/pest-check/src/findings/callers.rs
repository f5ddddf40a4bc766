//! Whether rules are used by atomic rules.

use std::collections::{HashMap, HashSet};

use grammar_reader::pest_notation::context::Atomicity;
use grammar_reader::pest_notation::expressions::descendants;
use pest_meta::ast::{Expr, Rule};

use crate::pest_notation::grammar::PestGrammar;

/// How each rule is used: by rules that allow implicit white space, by atomic rules, or by both.
pub struct Callers<'g>(HashMap<&'g str, Vec<Atomicity>>);

impl<'g> Callers<'g> {
    pub fn new(grammar: &'g PestGrammar) -> Self {
        let rules: Vec<&Rule> = grammar.rules().filter_map(|name| grammar.rule(name)).collect();
        let used = |rule: &&'g Rule| called(rule).filter(|name| *name != rule.name).collect::<Vec<_>>();
        let used: HashSet<&str> = rules.iter().flat_map(used).collect();
        // A rule that no other uses can be the first.
        let first = rules.iter().filter(|rule| !used.contains(rule.name.as_str()));
        let mut callers = HashMap::new();
        // Of rules that only use each other, any can be the first.
        for rule in first.chain(&rules) {
            if !callers.contains_key(rule.name.as_str()) {
                add(rule, grammar, &mut callers);
            }
        }
        Callers(callers)
    }

    /// Returns the atomicity of the rules that use a rule.
    pub fn callers(&self, rule: &str) -> &[Atomicity] {
        self.0.get(rule).map_or(&[Atomicity::NonAtomic], Vec::as_slice)
    }

    /// Returns whether only atomic rules use a rule.
    pub fn are_atomic(&self, rule: &str) -> bool {
        self.callers(rule) == [Atomicity::Atomic]
    }
}

/// Adds a rule that is not used by others first, and the rules that it uses.
fn add<'g>(rule: &'g Rule, grammar: &'g PestGrammar, callers: &mut HashMap<&'g str, Vec<Atomicity>>) {
    let mut waiting = vec![(rule, Atomicity::NonAtomic)];
    while let Some((rule, caller)) = waiting.pop() {
        let known = callers.entry(&rule.name).or_default();
        if known.contains(&caller) {
            continue;
        }
        known.push(caller);
        let inside = caller.matching_inside(rule);
        waiting.extend(called(rule).filter_map(|name| grammar.rule(name)).map(|called| (called, inside)));
    }
}

fn called(rule: &Rule) -> impl Iterator<Item = &str> {
    descendants(&rule.expr).filter_map(|part| if let Expr::Ident(name) = part { Some(name.as_str()) } else { None })
}
