//! Finds rules that may contain themselves.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule};

/// The facts about one rule.
#[derive(Clone, Copy)]
pub struct Nesting {
    /// Whether the rule may contain itself.
    pub is_recursive: bool,
    /// Whether some rule may contain itself, in what the rule matches.
    pub nests: bool,
}

/// The facts about each rule, in the order of the rules.
#[must_use]
pub fn nesting(rules: &[Rule]) -> Vec<Nesting> {
    let places = places(rules);
    let called: Vec<Vec<usize>> = rules.iter().map(|rule| called(&rule.expr, &places)).collect();
    let reached: Vec<Vec<bool>> = (0..rules.len()).map(|rule| reached(rule, &called)).collect();
    let is_recursive = |rule: usize| reached[rule][rule];
    let nests = |rule: usize| (0..rules.len()).any(|other| reached[rule][other] && is_recursive(other));
    (0..rules.len()).map(|rule| Nesting { is_recursive: is_recursive(rule), nests: nests(rule) }).collect()
}

/// Whether a rule reaches each of the rules.
#[must_use]
pub fn reached_from(rules: &[Rule], rule: usize) -> Vec<bool> {
    let places = places(rules);
    let called: Vec<Vec<usize>> = rules.iter().map(|rule| called(&rule.expr, &places)).collect();
    reached(rule, &called)
}

fn places(rules: &[Rule]) -> HashMap<&str, usize> {
    rules.iter().enumerate().map(|(place, rule)| (rule.name.as_str(), place)).collect()
}

/// The rules that an expression names.
fn called(expr: &Expr, places: &HashMap<&str, usize>) -> Vec<usize> {
    let names = expr.iter_top_down().filter_map(|expr| if let Expr::Ident(name) = expr { Some(name) } else { None });
    names.filter_map(|name| places.get(name.as_str()).copied()).collect()
}

/// Whether a rule reaches each of the rules, in one step or more.
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

    use super::nesting;

    #[test]
    fn rules_that_stand_inside_themselves_and_rules_that_such_stand_in() {
        let text = "a = { b ~ d }\nb = { \"(\" ~ c? ~ \")\" }\nc = { b }\nd = { \"x\" }\n";
        let rules = consume_rules(parse(Meta::grammar_rules, text).unwrap()).unwrap();
        let told: Vec<_> = nesting(&rules).iter().map(|it| (it.is_recursive, it.nests)).collect();
        assert_eq!(told, [(false, true), (true, true), (true, true), (false, false)]);
    }
}
