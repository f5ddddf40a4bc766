//! Finds recursive rules, and those whose recursion is regular.

use std::collections::{HashMap, HashSet};

use grammar_reader::pest_notation::expressions::{choice, parts, repetition, sequence};
use grammar_reader::pest_notation::syntax::WrittenRule;
use pest_meta::ast::{Expr, Rule, RuleType};

use super::cycles::{components, used_first};
use super::validity::{nullable, numbers, used_rules};

/// A rule that may contain itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RecursiveRule {
    /// The number of the component: the rules that contain each other.
    pub component: usize,
    /// Whether each rule of the component uses the others only at its end, so that it is regular.
    pub is_regular: bool,
    /// Whether the rule may match the empty text.
    pub is_nullable: bool,
    /// Whether the rule is one of those that every endless chain of rules contains.
    pub is_head: bool,
    /// Where rules of the component are nodes.
    pub nodes: Nodes,
}

/// Where rules are nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nodes {
    /// All are silent.
    Nowhere,
    /// Except in atomic rules.
    OutsideAtomicRules,
    Anywhere,
}

impl Nodes {
    fn new(types: impl Iterator<Item = RuleType>) -> Self {
        let nodes = types.map(|it| match it {
            RuleType::Silent => Nodes::Nowhere,
            RuleType::Normal | RuleType::Atomic => Nodes::OutsideAtomicRules,
            RuleType::CompoundAtomic | RuleType::NonAtomic => Nodes::Anywhere,
        });
        nodes.max_by_key(|nodes| *nodes as u8).unwrap_or(Nodes::Nowhere)
    }
}

/// Returns the recursive rules by name.
pub(crate) fn recursive_rules(rules: &[WrittenRule]) -> HashMap<String, RecursiveRule> {
    let written: Vec<&Rule> = rules.iter().map(|written| &written.rule).collect();
    let numbers = numbers(written.iter().copied());
    let used: Vec<Vec<usize>> = written.iter().map(|rule| used_rules(&rule.expr, &numbers).collect()).collect();
    let components = components(&used);
    let mut members: HashMap<usize, Vec<&Rule>> = HashMap::new();
    for (rule, component) in written.iter().zip(&components) {
        if let Some(component) = component {
            members.entry(*component).or_default().push(rule);
        }
    }
    if members.is_empty() {
        return HashMap::new();
    }
    let (heads, nullable) = (heads(&used), nullable(&written, &numbers));
    let of_component = |rules: &Vec<&Rule>| {
        let names: HashSet<&str> = rules.iter().map(|rule| rule.name.as_str()).collect();
        let is_regular = rules.iter().all(|rule| is_only_at_end(&rule.expr, true, &names));
        (is_regular, Nodes::new(rules.iter().map(|rule| rule.ty)))
    };
    let known: HashMap<usize, (bool, Nodes)> =
        members.iter().map(|(component, rules)| (*component, of_component(rules))).collect();
    let recursive = components.into_iter().enumerate().filter_map(|(number, component)| Some((number, component?)));
    let found = recursive.map(|(number, component)| {
        let (is_regular, nodes) = known[&component];
        let (is_nullable, is_head) = (nullable[number], heads.contains(&number));
        let rule = RecursiveRule { component, is_regular, is_nullable, is_head, nodes };
        (written[number].name.clone(), rule)
    });
    found.collect()
}

/// Returns some rules that every endless chain of rules contains: those that are not before their users in the order.
fn heads(used: &[Vec<usize>]) -> HashSet<usize> {
    let mut numbers = vec![0; used.len()];
    for (number, rule) in used_first(used).into_iter().enumerate() {
        numbers[rule] = number;
    }
    let edges = used.iter().enumerate().flat_map(|(rule, used)| used.iter().map(move |other| (rule, *other)));
    edges.filter(|(rule, other)| numbers[*other] >= numbers[*rule]).map(|(_, other)| other).collect()
}

/// Whether an expression uses these rules only where nothing follows in its rule, or in its
/// lookahead. `is_end` says whether the expression is in such a position.
fn is_only_at_end(expression: &Expr, is_end: bool, rules: &HashSet<&str>) -> bool {
    if let Some((item, _, most)) = repetition(expression) {
        return is_only_at_end(item, is_end && most == Some(1), rules);
    }
    match expression {
        Expr::Ident(name) => is_end || !rules.contains(name.as_str()),
        Expr::Seq(..) => {
            let parts: Vec<&Expr> = parts(expression, sequence).collect();
            let is_last = |index: usize| index + 1 == parts.len();
            parts.iter().enumerate().all(|(index, part)| is_only_at_end(part, is_end && is_last(index), rules))
        }
        Expr::Choice(..) => parts(expression, choice).all(|part| is_only_at_end(part, is_end, rules)),
        Expr::PosPred(part) | Expr::NegPred(part) => is_only_at_end(part, true, rules),
        Expr::Push(part) => is_only_at_end(part, is_end, rules),
        _ => true,
    }
}
