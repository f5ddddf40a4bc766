//! Finds recursive rules.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule};

/// Whether a rule is recursive or uses recursive rules.
#[derive(Clone, Copy)]
pub struct Recursion {
    /// Whether the rule may contain itself.
    pub is_recursive: bool,
    /// Whether the rule is recursive or uses a recursive rule, directly or indirectly.
    pub reaches_recursion: bool,
}

/// Returns the recursion of each rule, in the order of the rules.
#[must_use]
pub fn recursion(rules: &[Rule]) -> Vec<Recursion> {
    let indices = indices(rules);
    let called: Vec<Vec<usize>> = rules.iter().map(|rule| called(&rule.expr, &indices)).collect();
    let reached: Vec<Vec<bool>> = (0..rules.len()).map(|rule| reached(rule, &called)).collect();
    let is_recursive = |rule: usize| reached[rule][rule];
    let reaches_recursion = |rule: usize| (0..rules.len()).any(|other| reached[rule][other] && is_recursive(other));
    (0..rules.len())
        .map(|rule| Recursion { is_recursive: is_recursive(rule), reaches_recursion: reaches_recursion(rule) })
        .collect()
}

/// Returns for each rule whether `rule` reaches it.
#[must_use]
pub fn reached_from(rules: &[Rule], rule: usize) -> Vec<bool> {
    let indices = indices(rules);
    let called: Vec<Vec<usize>> = rules.iter().map(|rule| called(&rule.expr, &indices)).collect();
    reached(rule, &called)
}

fn indices(rules: &[Rule]) -> HashMap<&str, usize> {
    rules.iter().enumerate().map(|(index, rule)| (rule.name.as_str(), index)).collect()
}

/// The rules that an expression names.
fn called(expr: &Expr, indices: &HashMap<&str, usize>) -> Vec<usize> {
    let names = expr.iter_top_down().filter_map(|expr| if let Expr::Ident(name) = expr { Some(name) } else { None });
    names.filter_map(|name| indices.get(name.as_str()).copied()).collect()
}

/// Returns for each rule whether `rule` reaches it, in one step or more.
fn reached(rule: usize, called: &[Vec<usize>]) -> Vec<bool> {
    let mut reached = vec![false; called.len()];
    let mut open = called[rule].clone();
    while let Some(next) = open.pop() {
        if !std::mem::replace(&mut reached[next], true) {
            open.extend(&called[next]);
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use pest_meta::parser::{Rule as Meta, consume_rules, parse};

    use super::recursion;

    #[test]
    fn recursion_of_rules_and_of_the_rules_that_use_them() {
        let text = "a = { b ~ d }\nb = { \"(\" ~ c? ~ \")\" }\nc = { b }\nd = { \"x\" }\n";
        let rules = consume_rules(parse(Meta::grammar_rules, text).unwrap()).unwrap();
        let found: Vec<_> = recursion(&rules).iter().map(|it| (it.is_recursive, it.reaches_recursion)).collect();
        assert_eq!(found, [(false, true), (true, true), (true, true), (false, false)]);
    }
}
