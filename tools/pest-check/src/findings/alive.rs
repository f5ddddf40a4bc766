//! Parts that have an effect, shown by a text.
//!
//! What an approximation does not decide, a single text may: a rule accepts less of it, or more, without the part.

use std::collections::BTreeSet;

use grammar_reader::pest_notation::expressions::descendants;
use pest_meta::ast::{Expr, Rule};

use crate::dead_parts::Analysis;
use crate::findings::dead::{Context, before};
use crate::findings::parts::{choices, part_name, part_type};
use crate::findings::read_again::without;
use crate::findings::samples::Samples;
use crate::pest_vm::PestVm;

/// The maximum number of texts that alternatives are tried with.
const MOST_RUNS: usize = 100_000;

/// The maximum number of expressions in all rules that are added to try parts.
const MOST_ADDED: usize = 40_000;

/// Removes parts that have an effect from the undecided parts of rules, and the reason why a rule was analysed only in
/// part if nothing is left undecided.
pub fn settle(analyses: &mut [(&str, Analysis)], context: &Context<'_>) {
    let Context { grammar, samples, machine, callers, optimized, .. } = *context;
    let deadline = context.deadline.with_left(25);
    let mut added: Vec<Rule> = vec![];
    let (mut left, mut runs_left) = (MOST_ADDED, MOST_RUNS);
    for (name, analysis) in analyses.iter_mut().filter(|(_, analysis)| !analysis.undecided.is_empty()) {
        let Some(rule) = grammar.rule(name).filter(|_| !deadline.is_over()) else { continue };
        let first = first_matches(rule, samples, machine, &mut runs_left);
        analysis.undecided.retain(|position| !first.contains(position));
        let size = descendants(&rule.expr).count();
        for position in &analysis.undecided {
            let Some(fewer) = left.checked_sub(size) else { break };
            if let Some(rest) = without(&rule.expr, &BTreeSet::from([*position])) {
                left = fewer;
                let all = [("with", rule.expr.clone()), ("without", rest)];
                added.extend(all.map(|(what, expr)| Rule {
                    name: trial(name, what, *position),
                    ty: part_type(rule, callers),
                    expr,
                }));
            }
        }
    }
    let names: BTreeSet<String> = added.iter().map(|rule| rule.name.clone()).collect();
    let Ok(machine) = optimized.with_changed(&added) else { return };
    for (name, analysis) in analyses {
        let Some(rule) = grammar.rule(name).filter(|_| !deadline.is_over()) else { continue };
        let all: Vec<&Expr> = descendants(&rule.expr).collect();
        analysis.undecided.retain(|position| {
            let [with, without] = ["with", "without"].map(|what| trial(name, what, *position));
            let has_effect = |text: &String| machine.run(&with, text).ok() != machine.run(&without, text).ok();
            let part = || all.get(*position).into_iter().flat_map(|part| texts(&rule.expr, part, samples));
            // A run that was ended shows nothing.
            !names.contains(&with) || !part().any(|text| has_effect(&text)) || deadline.is_over()
        });
        let reads = |text: String| machine.run(name, &text).is_ok();
        if analysis.undecided.is_empty() && analysis.incomplete.is_some() && samples.text(&rule.expr).is_some_and(reads)
        {
            analysis.incomplete = None;
        }
    }
}

/// Returns the alternatives of a whole rule that match a text which no earlier alternative matches.
fn first_matches(rule: &Rule, samples: &Samples<'_>, machine: &PestVm, runs_left: &mut usize) -> BTreeSet<usize> {
    let list = choices(&rule.expr).into_iter().next().filter(|list| list.position == 0);
    let Some(alternatives) = list.map(|list| list.alternatives) else { return BTreeSet::new() };
    let all: Vec<&Expr> = descendants(&rule.expr).collect();
    let is_first = |(index, position): (usize, &usize)| {
        let text = all.get(*position).and_then(|part| samples.text(part))?;
        *runs_left = runs_left.checked_sub(index + 1)?;
        let reads = |position: &usize| machine.run(&part_name(&rule.name, *position), &text).is_ok();
        (reads(position) && !alternatives[..index].iter().any(reads)).then_some(*position)
    };
    alternatives.iter().enumerate().filter_map(is_first).collect()
}

fn trial(rule: &str, what: &str, position: usize) -> String {
    format!("{rule} {what} {position}")
}

/// Returns texts of a rule that may show the effect of a part: with its text, and for a lookahead only up to what it
/// rejects.
fn texts(rule: &Expr, part: &Expr, samples: &Samples<'_>) -> Vec<String> {
    let (Expr::NegPred(item) | Expr::PosPred(item)) = part else {
        return samples.text_with(rule, part).into_iter().collect();
    };
    let whole = samples.text_with(rule, part);
    let rejected = samples.text(item);
    let before = before(rule, part).map_or(Some(String::new()), |it| samples.text(&it));
    let texts = [before.clone().zip(rejected).map(|(before, item)| before + &item), whole, before];
    texts.into_iter().flatten().collect()
}
