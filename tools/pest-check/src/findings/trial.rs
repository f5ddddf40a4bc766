//! Tries an edit of a rule before it is recommended.

use std::collections::BTreeSet;
use std::ptr;

use grammar_reader::pest_notation::expressions::{choice, descendants, parts, with_operands};
use pest_meta::ast::{Expr, Rule};

use crate::findings::dead::Context;
use crate::findings::parts::{part_name, part_type};
use crate::pest_notation::rules::nested;
use crate::pest_vm::PestVm;

/// The maximum numbers of texts that are tried, and of those of an alternative.
const MOST_RUNS: usize = 3_000;
const MOST_TEXTS: usize = 12;

/// The maximum number of alternatives of a list that is tried.
const MOST_ALTERNATIVES: usize = 500;

/// How deep rules that are alternatives are followed.
const MOST_DEEP: usize = 6;

/// Returns whether a choice with its alternatives in another order reads the texts of those that are moved, and still
/// all texts that it reads now. Of what each moved alternative is moved before, something must be left: `others` are
/// these pairs.
pub fn is_better(rule: &str, choice: usize, order: &[usize], moved: &[(usize, usize)], context: &Context<'_>) -> bool {
    let Some(expression) = context.grammar.rule(rule).filter(|_| order.len() <= MOST_ALTERNATIVES) else {
        return false;
    };
    let all: Vec<&Expr> = descendants(&expression.expr).collect();
    let name = part_name(rule, choice);
    let alternatives = order.iter().map(|position| all[*position].clone()).collect();
    let expr = nested(alternatives, &mut |one, other| Expr::Choice(Box::new(one), Box::new(other)));
    let Some(expr) = expr else { return false };
    let whole = Rule { expr: replaced(&expression.expr, all[choice], &expr), ..expression.clone() };
    let part = Rule { name: name.clone(), ty: part_type(expression, context.callers), expr };
    let Ok(machine) = context.optimized.with_changed(&[whole, part]) else { return false };
    let reads = |text: &str| machine.run(&name, text).is_ok_and(|end| end == text.len());
    let is_read = |part: usize, text: &str| context.end(rule, part, text) == Some(text.len());
    let texts = |part: usize| {
        let mut found = BTreeSet::new();
        add_texts(all[part], context, MOST_DEEP, &mut found);
        found.into_iter().filter(|text| is_read(part, text)).take(MOST_TEXTS).collect::<Vec<String>>()
    };
    // The rule as a whole may need what an alternative leaves.
    let is_lost_in_rule = |text: &String| {
        let text = context.samples.text_around(&expression.expr, all[choice], text);
        let is_read = |machine: &PestVm, text: &String| machine.run(rule, text).is_ok_and(|end| end == text.len());
        text.is_some_and(|text| is_read(context.machine, &text) && !is_read(&machine, &text))
    };
    let mut runs_left = MOST_RUNS;
    moved.iter().all(|(own, other)| {
        let [own_texts, other_texts] = [texts(*own), texts(*other)];
        let mut is_lost = |text: &str| {
            runs_left = runs_left.saturating_sub(1);
            runs_left > 0 && is_read(choice, text) && !reads(text)
        };
        let ends = other_texts.iter().flat_map(|text| text.char_indices().map(|(at, _)| &text[at..]));
        let ends: BTreeSet<&str> = ends.chain([""]).collect();
        let longer = own_texts.iter().flat_map(|text| ends.iter().map(move |end| format!("{text}{end}")));
        own_texts.iter().any(|text| reads(text))
            && other_texts.iter().any(|text| !is_read(*own, text))
            && !own_texts.iter().chain(&other_texts).any(is_lost_in_rule)
            && !other_texts.iter().cloned().chain(longer).any(|text| is_lost(&text))
    })
}

/// Returns an expression with another one in place of a part.
fn replaced(expression: &Expr, part: &Expr, by: &Expr) -> Expr {
    if ptr::eq(expression, part) { by.clone() } else { with_operands(expression, |inner| replaced(inner, part, by)) }
}

/// Adds short texts of an expression, with each of its parts.
fn add_texts(expression: &Expr, context: &Context<'_>, depth: usize, found: &mut BTreeSet<String>) {
    let rule = if let Expr::Ident(name) = expression { context.grammar.rule(name) } else { None };
    match (rule, expression) {
        _ if depth == 0 => {}
        (Some(rule), _) => add_texts(&rule.expr, context, depth - 1, found),
        (_, Expr::Choice(..)) => {
            parts(expression, choice).take(MOST_TEXTS).for_each(|it| add_texts(it, context, depth - 1, found));
        }
        _ => found.extend(descendants(expression).take(50).filter_map(|it| context.samples.text_with(expression, it))),
    }
}
