//! The parts of rules, for running them by themselves.

use grammar_reader::pest_notation::expressions::descendants;
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
    let mut found = vec![];
    let mut position = 0;
    add_choices(expression, &mut position, (false, false), None, &mut found);
    found
}

/// Adds the choices in an expression, in the order of its descendants. `list` is the choice that
/// the expression is an alternative of.
fn add_choices(
    expression: &Expr,
    position: &mut usize,
    (ends_lookahead, is_repeated): (bool, bool),
    list: Option<usize>,
    found: &mut Vec<Choice>,
) {
    let own = *position;
    *position += 1;
    if let Expr::Choice(first, rest) = expression {
        let list = list.unwrap_or_else(|| {
            found.push(Choice { position: own, alternatives: vec![], ends_lookahead, is_repeated });
            found.len() - 1
        });
        add_choices(first, position, (ends_lookahead, is_repeated), Some(list), found);
        add_choices(rest, position, (ends_lookahead, is_repeated), Some(list), found);
        return;
    }
    if let Some(choice) = list.and_then(|list| found.get_mut(list)) {
        choice.alternatives.push(own);
    }
    let inside = match expression {
        Expr::PosPred(_) | Expr::NegPred(_) => (true, false),
        Expr::Seq(..) | Expr::Push(_) => (ends_lookahead, false),
        _ => (ends_lookahead, true),
    };
    match expression {
        Expr::Seq(first, rest) => {
            add_choices(first, position, (false, false), None, found);
            add_choices(rest, position, inside, None, found);
        }
        _ => {
            // All other expressions have at most one operand.
            if let Some(operand) = descendants(expression).nth(1) {
                add_choices(operand, position, inside, None, found);
            }
        }
    }
}
