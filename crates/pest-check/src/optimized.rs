//! The rules of a grammar as pest runs them.
//!
//! pest optimizes all rules at once, which takes the square of their size and more. Here each rule is optimized by itself,
//! with what pest looks up in the others: whether they change the stack, and which texts they are.

use std::collections::{HashMap, HashSet};

use grammar_reader::pest_notation::expressions::descendants;
use grammar_reader::pest_notation::grammar::{choice, names, parts, sequence};
use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::optimizer::{self, OptimizedExpr, OptimizedRule};

/// The number of expressions from which on the parts of an expression are optimized one by one.
const LARGE: usize = 60;

/// Returns the rules as pest optimizes them.
pub fn optimized(rules: &[Rule]) -> Vec<OptimizedRule> {
    let (changing, lists) = (changing(rules), lists(rules));
    let expression = |rule: &Rule| {
        let alone = |expr: &Expr| alone(Rule { expr: expr.clone(), ..rule.clone() }, &changing, &lists);
        // Where the stack is restored depends on all of the rule.
        if changing.contains(rule.name.as_str()) { alone(&rule.expr) } else { in_parts(&rule.expr, &alone) }
    };
    let optimize = |rule: &Rule| OptimizedRule { name: rule.name.clone(), ty: rule.ty, expr: expression(rule) };
    rules.iter().map(optimize).collect()
}

/// Returns an optimized expression. The parts of a large one are optimized by themselves.
fn in_parts(expr: &Expr, alone: &impl Fn(&Expr) -> OptimizedExpr) -> OptimizedExpr {
    if descendants(expr).nth(LARGE).is_none() {
        return alone(expr);
    }
    let inner = |part: &Expr| Box::new(in_parts(part, alone));
    match expr {
        Expr::Choice(..) => {
            let alternatives: Vec<&Expr> = parts(expr, choice).collect();
            // pest reads a common beginning once at the end of a list, and only there.
            let first = |part: &'_ Expr| parts(part, sequence).next().cloned();
            let alike = alternatives.windows(2).rev().take_while(|two| first(two[0]) == first(two[1])).count();
            let (single, last) = alternatives.split_at(alternatives.len() - alike - 1);
            let last = last.iter().map(|it| (*it).clone()).rev();
            let last = last.reduce(|rest, it| Expr::Choice(Box::new(it), Box::new(rest)));
            let single = single.iter().map(|part| in_parts(part, alone));
            balanced(single.chain(last.map(|last| alone(&last))).collect()).unwrap_or_else(|| alone(expr))
        }
        Expr::Seq(..) => {
            let all = parts(expr, sequence).map(|part| in_parts(part, alone)).collect::<Vec<_>>().into_iter().rev();
            all.reduce(|rest, it| OptimizedExpr::Seq(Box::new(it), Box::new(rest))).unwrap_or_else(|| alone(expr))
        }
        Expr::Opt(part) => OptimizedExpr::Opt(inner(part)),
        Expr::Rep(part) => OptimizedExpr::Rep(inner(part)),
        Expr::RepOnce(part) => OptimizedExpr::Seq(inner(part), Box::new(OptimizedExpr::Rep(inner(part)))),
        Expr::PosPred(part) => OptimizedExpr::PosPred(inner(part)),
        Expr::NegPred(part) => OptimizedExpr::NegPred(inner(part)),
        _ => alone(expr),
    }
}

/// Returns the expression of a rule as pest optimizes it.
fn alone(rule: Rule, changing: &HashSet<&str>, lists: &HashMap<&str, &Rule>) -> OptimizedExpr {
    let pushes = |name: &&str| Rule {
        name: (*name).to_owned(),
        ty: RuleType::Normal,
        expr: Expr::Push(Box::new(Expr::Str(String::new()))),
    };
    let used: HashSet<&str> = names(&rule.expr).collect();
    let mut others: Vec<Rule> = used.intersection(changing).map(pushes).collect();
    // pest looks up the texts of `X` in `(!X ~ ANY)*`.
    let (mut waiting, mut seen) = (if used.contains("ANY") { used } else { HashSet::new() }, HashSet::new());
    while let Some(name) = waiting.iter().next().copied() {
        waiting.remove(name);
        let Some(list) = lists.get(name).filter(|_| seen.insert(name.to_owned())) else { continue };
        waiting.extend(names(&list.expr));
        others.push((*list).clone());
    }
    let all = [rule.clone()].into_iter().chain(others).collect();
    optimizer::optimize(all).into_iter().next().map_or(OptimizedExpr::Str(String::new()), |rule| rule.expr)
}

/// Returns the rules that change the stack, directly or indirectly.
fn changing(rules: &[Rule]) -> HashSet<&str> {
    let is_change = |part: &Expr| match part {
        Expr::Ident(name) => name == "POP" || name == "DROP",
        part => matches!(part, Expr::Push(_)),
    };
    let mut users: HashMap<&str, Vec<&str>> = HashMap::new();
    for rule in rules {
        names(&rule.expr).for_each(|used| users.entry(used).or_default().push(&rule.name));
    }
    let direct = rules.iter().filter(|rule| descendants(&rule.expr).any(is_change));
    let mut waiting: Vec<&str> = direct.map(|rule| rule.name.as_str()).collect();
    let mut changing = HashSet::new();
    while let Some(rule) = waiting.pop() {
        if changing.insert(rule) {
            waiting.extend(users.get(rule).into_iter().flatten());
        }
    }
    changing
}

/// Returns the rules that are lists of texts.
fn lists(rules: &[Rule]) -> HashMap<&str, &Rule> {
    let is_text = |part: &Expr| matches!(part, Expr::Str(_) | Expr::Ident(_));
    let lists = rules.iter().filter(|rule| parts(&rule.expr, choice).all(is_text));
    lists.map(|rule| (rule.name.as_str(), rule)).collect()
}

/// Returns a choice of many alternatives, in which each is reached in few steps of recursion.
fn balanced(mut alternatives: Vec<OptimizedExpr>) -> Option<OptimizedExpr> {
    if alternatives.len() < 2 {
        return alternatives.pop();
    }
    let rest = alternatives.split_off(alternatives.len() / 2);
    Some(OptimizedExpr::Choice(Box::new(balanced(alternatives)?), Box::new(balanced(rest)?)))
}
