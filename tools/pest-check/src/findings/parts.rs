//! The parts of rules, for running them by themselves.

use std::collections::{HashMap, HashSet};
use std::ptr;

use grammar_reader::pest_notation::expressions::{choice, descendants, parts, repetition};
use pest_meta::ast::{Expr, Rule, RuleType};

use crate::findings::callers::Callers;
use crate::pest_notation::grammar::PestGrammar;

/// Returns the name of the rule that is added to a grammar for a part of a rule.
pub fn part_name(rule: &str, position: usize) -> String {
    format!("{rule} part {position}")
}

/// Returns a rule for each choice and alternative of the rules of a grammar. They are as atomic as
/// their rules, so that they match as they do there.
pub fn part_rules(grammar: &PestGrammar, callers: &Callers<'_>) -> Vec<Rule> {
    let rules = grammar.rules().filter_map(|name| grammar.rule(name));
    rules
        .flat_map(|rule| {
            let parts: Vec<&Expr> = descendants(&rule.expr).collect();
            let choices = choices(&rule.expr).into_iter();
            let positions = choices.flat_map(|choice| [choice.position].into_iter().chain(choice.alternatives));
            positions.map(move |position| rule_of_part(rule, position, parts[position], callers)).collect::<Vec<_>>()
        })
        .collect()
}

fn rule_of_part(rule: &Rule, position: usize, part: &Expr, callers: &Callers<'_>) -> Rule {
    Rule { name: part_name(&rule.name, position), ty: part_type(rule, callers), expr: part.clone() }
}

/// Returns the type of a rule for a part of a rule, which matches as it does there.
pub fn part_type(rule: &Rule, callers: &Callers<'_>) -> RuleType {
    let is_inherited = matches!(rule.ty, RuleType::Normal | RuleType::Silent);
    if is_inherited && callers.are_atomic(&rule.name) { RuleType::Atomic } else { rule.ty }
}

/// A choice in a rule. Positions are indices into the descendants of the expression of the rule.
pub struct Choice {
    pub position: usize,
    /// The alternatives, which are no choices.
    pub alternatives: Vec<usize>,
    /// Whether a lookahead ends with the choice, so that one match is enough.
    pub ends_lookahead: bool,
    /// Whether the choice is the operand of a repetition.
    pub is_repeated: bool,
}

/// Returns the choices in an expression.
pub fn choices(expression: &Expr) -> Vec<Choice> {
    let all: Vec<&Expr> = descendants(expression).collect();
    let positions: HashMap<*const Expr, usize> = all.iter().map(|part| ptr::from_ref(*part)).zip(0..).collect();
    let mut ends = HashSet::new();
    for part in &all {
        if let Expr::PosPred(item) | Expr::NegPred(item) = part {
            add_ends(item, &mut ends);
        }
    }
    let repeated: HashSet<_> = all.iter().filter_map(|part| Some(ptr::from_ref(repetition(part)?.0))).collect();
    let choices = lists(expression).filter(|list| matches!(list, Expr::Choice(..)));
    let choice = |list| Choice {
        position: positions[&ptr::from_ref(list)],
        alternatives: parts(list, choice).map(|part| positions[&ptr::from_ref(part)]).collect(),
        ends_lookahead: ends.contains(&ptr::from_ref(list)),
        is_repeated: repeated.contains(&ptr::from_ref(list)),
    };
    choices.map(choice).collect()
}

/// Adds an expression, and its parts with which a match of it may end.
fn add_ends(expression: &Expr, ends: &mut HashSet<*const Expr>) {
    ends.insert(ptr::from_ref(expression));
    match expression {
        Expr::Seq(_, last) => add_ends(last, ends),
        Expr::Choice(..) => parts(expression, choice).for_each(|part| add_ends(part, ends)),
        _ => descendants(expression).skip(1).take(1).for_each(|item| add_ends(item, ends)),
    }
}

/// Returns an expression and its descendants, of several nested choices or sequences only the outermost.
pub fn lists(expression: &Expr) -> impl Iterator<Item = &Expr> {
    let mut inner: HashSet<*const Expr> = HashSet::new();
    descendants(expression).filter(move |it| {
        if let Expr::Choice(first, rest) | Expr::Seq(first, rest) = it {
            let is_same = |part: &&Expr| std::mem::discriminant(*part) == std::mem::discriminant(*it);
            inner.extend([&**first, rest].into_iter().filter(is_same).map(ptr::from_ref));
        }
        !inner.contains(&ptr::from_ref(*it))
    })
}
