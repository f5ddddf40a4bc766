//! Parts of a rule that read what an earlier part has already read.

use std::collections::BTreeSet;

use grammar_reader::pest_notation::expressions::{
    choice, descendants, names, parts, repetition, sequence, with_operands,
};
use pest_meta::ast::Expr;

use crate::findings::parts::lists;
use crate::findings::samples::Samples;
use crate::pest_notation::grammar::PestGrammar;

/// An earlier part that may fail after it has read what a later part reads again. Positions are indices into the
/// descendants of the expression of the rule.
pub struct ReadAgain {
    /// The position of the later part.
    pub position: usize,
    /// The positions of the earlier parts, which can be left out for a trial.
    pub left_out: Vec<usize>,
    /// Why pest reads the same text again.
    pub reason: String,
}

/// Returns the parts that begin as an earlier part does, with a rule of a component. Of several parts that begin alike,
/// only the first two are returned.
pub fn alike(
    expression: &Expr,
    component: &BTreeSet<&str>,
    grammar: &PestGrammar,
    samples: &Samples<'_>,
) -> Vec<ReadAgain> {
    let first = |part: &Expr| first_rules(part, component, grammar, samples);
    let position = |part: &Expr| descendants(expression).position(|it| std::ptr::eq(it, part)).unwrap_or_default();
    let common = |one: &Expr, other: &Expr| {
        let known = first(one);
        let rule = first(other).into_iter().find(|rule| known.contains(rule));
        rule.or_else(|| common_beginning(one, other, component, grammar))
    };
    let mut found: Vec<ReadAgain> = vec![];
    let mut add = |what: &str, rule: Option<String>, earlier: &[&Expr], later: &Expr| {
        let Some(rule) = rule else { return };
        let left_out = earlier.iter().map(|part| position(part)).collect();
        let reason = format!("{what} and this both begin with `{rule}`");
        found.push(ReadAgain { position: position(later), left_out, reason });
    };
    for list in lists(expression).filter(|list| is_short(list)) {
        match list {
            Expr::Choice(..) => {
                let mut all: Vec<&Expr> = parts(list, choice).collect();
                while !all.is_empty() {
                    // Those that begin as the first one does.
                    let earlier = all.remove(0);
                    let (same, others) = all.into_iter().partition(|later| common(earlier, later).is_some());
                    let mut same: Vec<&Expr> = same;
                    if let Some(second) = same.first().copied() {
                        same.insert(0, earlier);
                        same.pop();
                        add("an earlier alternative", common(earlier, second), &same, second);
                    }
                    all = others;
                }
            }
            Expr::Seq(..) => {
                let all: Vec<&Expr> = parts(list, sequence).collect();
                for two in all.windows(2) {
                    let what = match two[0] {
                        Expr::PosPred(_) | Expr::NegPred(_) => "the lookahead before it",
                        // A rule reads as much again only if more follows it.
                        it if repetition(it).is_some_and(|(item, ..)| matches!(item, Expr::Ident(_))) => continue,
                        it if repetition(it).is_some_and(|(_, least, _)| least == 0) => "the optional part before it",
                        _ => continue,
                    };
                    add(what, common(two[0], two[1]), &two[..1], two[1]);
                }
            }
            _ => {}
        }
    }
    found
}

/// The maximum number of alternatives or parts of a list that is searched for what is read again.
const MOST_PARTS: usize = 300;

/// Returns whether a list is short enough to be searched.
fn is_short(list: &Expr) -> bool {
    parts(list, choice).nth(MOST_PARTS).is_none() && parts(list, sequence).nth(MOST_PARTS).is_none()
}

/// Returns an expression without the parts at some positions, or `None` if nothing is left.
pub fn without(expression: &Expr, positions: &BTreeSet<usize>) -> Option<Expr> {
    let mut position = 0;
    left(expression, positions, &mut position)
}

fn left(expression: &Expr, positions: &BTreeSet<usize>, position: &mut usize) -> Option<Expr> {
    let is_left_out = positions.contains(position);
    *position += 1;
    let mut inner = |part: &Expr| left(part, positions, position).map(Box::new);
    let rest = match expression {
        Expr::Choice(one, other) | Expr::Seq(one, other) => match (inner(one), inner(other)) {
            (Some(one), Some(other)) if matches!(expression, Expr::Choice(..)) => Some(Expr::Choice(one, other)),
            (Some(one), Some(other)) => Some(Expr::Seq(one, other)),
            (one, other) => one.or(other).map(|it| *it),
        },
        _ => match descendants(expression).nth(1) {
            Some(operand) => inner(operand).map(|operand| with_operands(expression, |_| (*operand).clone())),
            None => Some(expression.clone()),
        },
    };
    rest.filter(|_| !is_left_out)
}

/// Returns the parts at the beginning of both sequences, if one of them uses a rule of a component. A sequence may be
/// that of a rule.
fn common_beginning(one: &Expr, other: &Expr, component: &BTreeSet<&str>, grammar: &PestGrammar) -> Option<String> {
    let [one, other] = [one, other].map(|part| {
        let rule = if let Expr::Ident(name) = part { grammar.rule(name) } else { None };
        [Some(part), rule.map(|rule| &rule.expr)].into_iter().flatten()
    });
    let uses = |part: &Expr| names(part).any(|name| component.contains(name));
    let pairs = one.flat_map(|one| other.clone().map(move |other| (one, other)));
    let mut common = pairs.map(|(one, other)| -> Vec<&Expr> {
        let both = parts(one, sequence).zip(parts(other, sequence));
        both.take_while(|(one, other)| one == other).map(|(one, _)| one).collect()
    });
    let found = common.find(|common| common.iter().any(|part| uses(part)))?;
    Some(found.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ~ "))
}

/// Returns the rules of a component that an expression may begin with, directly or indirectly, the nearest first.
fn first_rules(
    expression: &Expr,
    component: &BTreeSet<&str>,
    grammar: &PestGrammar,
    samples: &Samples<'_>,
) -> Vec<String> {
    let (mut found, mut waiting) = (vec![], vec![expression]);
    let mut next = 0;
    while let Some(expression) = waiting.get(next).copied() {
        next += 1;
        match expression {
            Expr::Ident(name) => {
                if component.contains(name.as_str()) && !found.contains(name) {
                    found.push(name.clone());
                    waiting.extend(grammar.rule(name).map(|rule| &rule.expr));
                }
            }
            Expr::Choice(..) => waiting.extend(parts(expression, choice)),
            Expr::Seq(..) => {
                let mut is_first = true;
                waiting.extend(parts(expression, sequence).take_while(|part| {
                    let was_first = is_first;
                    is_first = was_first && samples.text(part).is_some_and(|text| text.is_empty());
                    was_first
                }));
            }
            Expr::Push(item) | Expr::PosPred(item) | Expr::NegPred(item) => waiting.push(item),
            _ => waiting.extend(repetition(expression).map(|(item, ..)| item)),
        }
    }
    found
}
