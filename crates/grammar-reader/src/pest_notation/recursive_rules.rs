//! Finds recursive rules, and those whose recursion is regular.

use std::collections::{HashMap, HashSet};

use pest_meta::ast::{Expr, RuleType};

use super::expressions::{descendants, repetition};
use super::grammar::{choice, parts, sequence};
use super::syntax::WrittenRule;

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
    let numbers: HashMap<&str, usize> =
        rules.iter().enumerate().map(|(number, rule)| (rule.rule.name.as_str(), number)).collect();
    let called = |rule: &WrittenRule| {
        let names = descendants(&rule.rule.expr).filter_map(|part| match part {
            Expr::Ident(name) => numbers.get(name.as_str()).copied(),
            _ => None,
        });
        names.collect()
    };
    let called: Vec<Vec<usize>> = rules.iter().map(called).collect();
    let components = components(&called);
    let recursive: Vec<usize> = (0..rules.len()).filter(|rule| components[*rule].is_some()).collect();
    if recursive.is_empty() {
        return HashMap::new();
    }
    let heads = heads(&called);
    let nullable = nullable(rules, &numbers);
    let mut members: HashMap<usize, Vec<usize>> = HashMap::new();
    for rule in &recursive {
        members.entry(components[*rule].unwrap_or(*rule)).or_default().push(*rule);
    }
    let found = recursive.iter().map(|number| {
        let component = components[*number].unwrap_or(*number);
        let others = || members.get(&component).into_iter().flatten().map(|other| &rules[*other].rule);
        let names: HashSet<&str> = others().map(|rule| rule.name.as_str()).collect();
        let rule = RecursiveRule {
            component,
            is_regular: others().all(|rule| is_only_at_end(&rule.expr, true, &names)),
            is_nullable: nullable[*number],
            is_head: heads.contains(number),
            nodes: Nodes::new(others().map(|rule| rule.ty)),
        };
        (rules[*number].rule.name.clone(), rule)
    });
    found.collect()
}

/// Returns the component of each recursive rule: the number of its first rule. A component has the rules that
/// contain each other.
fn components(called: &[Vec<usize>]) -> Vec<Option<usize>> {
    // What reaches the last finished rule, of those that remain, is its component.
    let (mut finished, mut seen) = (vec![], vec![false; called.len()]);
    for rule in 0..called.len() {
        add_reached(rule, called, &mut seen, &mut finished);
    }
    let mut users = vec![vec![]; called.len()];
    for (user, called) in called.iter().enumerate() {
        called.iter().for_each(|rule| users[*rule].push(user));
    }
    let (mut components, mut seen) = (vec![None; called.len()], vec![false; called.len()]);
    for rule in finished.into_iter().rev() {
        let mut members = vec![];
        add_reached(rule, &users, &mut seen, &mut members);
        if members.len() > 1 || called[rule].contains(&rule) {
            let first = members.iter().min().copied();
            members.into_iter().for_each(|member| components[member] = first);
        }
    }
    components
}

/// Adds a number and those that it reaches, except seen ones, each after those that it reaches first.
fn add_reached(from: usize, next: &[Vec<usize>], seen: &mut [bool], finished: &mut Vec<usize>) {
    let mut path = if std::mem::replace(&mut seen[from], true) { vec![] } else { vec![(from, 0)] };
    while let Some((number, index)) = path.last_mut() {
        match next[*number].get(*index) {
            Some(reached) => {
                *index += 1;
                if !std::mem::replace(&mut seen[*reached], true) {
                    path.push((*reached, 0));
                }
            }
            None => {
                finished.push(*number);
                path.pop();
            }
        }
    }
}

/// Returns the rules that are used while they are open, in a depth-first search.
fn heads(called: &[Vec<usize>]) -> HashSet<usize> {
    let (mut heads, mut seen, mut is_open) = (HashSet::new(), HashSet::new(), vec![false; called.len()]);
    for root in 0..called.len() {
        let mut path = if seen.insert(root) { vec![(root, 0)] } else { vec![] };
        while let Some((rule, next)) = path.last_mut() {
            let rule = *rule;
            is_open[rule] = true;
            match called[rule].get(*next) {
                Some(used) => {
                    *next += 1;
                    if is_open[*used] {
                        heads.insert(*used);
                    }
                    if seen.insert(*used) {
                        path.push((*used, 0));
                    }
                }
                None => {
                    is_open[rule] = false;
                    path.pop();
                }
            }
        }
    }
    heads
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

/// Returns for each rule whether it may match the empty text. `true` can be wrong, because of
/// lookaheads.
fn nullable(rules: &[WrittenRule], numbers: &HashMap<&str, usize>) -> Vec<bool> {
    let mut nullable = vec![false; rules.len()];
    loop {
        let mut is_changed = false;
        for (number, rule) in rules.iter().enumerate() {
            if !nullable[number] && is_nullable(&rule.rule.expr, numbers, &nullable) {
                nullable[number] = true;
                is_changed = true;
            }
        }
        if !is_changed {
            return nullable;
        }
    }
}

fn is_nullable(expression: &Expr, numbers: &HashMap<&str, usize>, nullable: &[bool]) -> bool {
    if let Some((item, least, _)) = repetition(expression) {
        return least == 0 || is_nullable(item, numbers, nullable);
    }
    match expression {
        Expr::Str(text) | Expr::Insens(text) => text.is_empty(),
        Expr::Range(..) => false,
        Expr::Ident(name) => match numbers.get(name.as_str()) {
            Some(number) => nullable[*number],
            None => super::builtins::is_nullable(name),
        },
        Expr::Seq(..) => parts(expression, sequence).all(|part| is_nullable(part, numbers, nullable)),
        Expr::Choice(..) => parts(expression, choice).any(|part| is_nullable(part, numbers, nullable)),
        Expr::Push(part) => is_nullable(part, numbers, nullable),
        _ => true,
    }
}
