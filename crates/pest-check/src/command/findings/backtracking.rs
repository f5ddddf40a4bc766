//! Findings about rules that take exponentially many steps.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use grammar_reader::PestGrammar;
use grammar_reader::pest_notation::expressions::{descendants, repetition};
use grammar_reader::pest_notation::grammar::{choice, parts, sequence};
use pest_meta::ast::Expr;

use crate::command::findings::code::Code;
use crate::command::findings::dead::shown;
use crate::command::findings::finding::Finding;
use crate::command::findings::parts::choices;
use crate::command::findings::samples::Samples;
use crate::command::findings::spans::Spans;
use crate::command::pest_vm::PestVm;

/// The number of steps at which a text counts as slow, and the bounds of the measurements.
const MOST_STEPS: usize = 1 << 20;
const FEWEST_STEPS: usize = 16;
const MOST_NESTED: usize = 40;
/// The maximum number of nestings that are measured for a grammar.
const MOST_NESTINGS: usize = 150;

/// Returns the rules for which the number of steps at least doubles with each nesting. The steps of
/// pest are counted for texts of several lengths.
pub fn findings(grammar: &PestGrammar, spans: &Spans, machine: &PestVm) -> Vec<Finding> {
    let calls = Calls::new(grammar);
    let (mut found, mut slow, mut measured) = (vec![], HashSet::new(), 0);
    for rule in grammar.rules() {
        let group = calls.group(rule);
        // Rules that contain each other are slow together.
        if group.is_empty() || group.iter().any(|rule| slow.contains(rule)) {
            continue;
        }
        for nesting in calls.nestings(rule) {
            measured += 1;
            if measured > MOST_NESTINGS {
                return found;
            }
            let Some((text, count)) = slow_text(rule, &nesting, machine) else { continue };
            slow.extend(group.iter().copied());
            found.extend(finding(rule, &group, grammar, spans, &nesting, text, count));
            break;
        }
    }
    found
}

/// The texts before and after a rule inside itself, and a text of the rule.
#[derive(Clone)]
struct Nesting {
    before: String,
    inside: String,
    after: String,
}

/// Returns a slow text and its number of nestings, if the steps double with each.
fn slow_text(rule: &str, nesting: &Nesting, machine: &PestVm) -> Option<(String, usize)> {
    let Nesting { before, inside, after } = nesting;
    let complete = |count: usize| format!("{}{inside}{}", before.repeat(count), after.repeat(count));
    let cut = |count: usize| format!("{}{inside}", before.repeat(count));
    [&complete as &dyn Fn(usize) -> String, &cut].into_iter().find_map(|text| {
        let (mut most, mut doublings) = (FEWEST_STEPS, vec![]);
        for count in 1..MOST_NESTED {
            let (text, mut doubled) = (text(count), 0);
            while machine.takes_more_steps(rule, &text, most) {
                (most, doubled) = (2 * most, doubled + 1);
                if most > MOST_STEPS {
                    let recent = doublings.iter().rev().take(4);
                    let (measured, fewest) = (recent.len(), recent.min().copied().unwrap_or(0));
                    // If each nesting takes eight times as many steps, there are few measurements.
                    return (measured == 4 && fewest > 0 || measured >= 2 && fewest > 2).then_some((text, count));
                }
            }
            doublings.push(doubled);
        }
        None
    })
}

fn finding(
    rule: &str,
    group: &BTreeSet<&str>,
    grammar: &PestGrammar,
    spans: &Spans,
    nesting: &Nesting,
    text: String,
    count: usize,
) -> Option<Finding> {
    let repeated = [rule].into_iter().chain(group.iter().copied()).find_map(|rule| read_again(rule, group, grammar));
    let (place, reason) = match repeated {
        Some((rule, alternative, ref common)) => {
            let expression = &grammar.rule(rule)?.expr;
            let (place, _) = spans.part(rule, expression, alternative)?;
            (place, format!("an earlier alternative has already read `{}`", shown(common)))
        }
        None => (spans.rule(rule)?, "parts of a text are read several times".to_owned()),
    };
    let slow = repeated.as_ref().map_or(rule, |(rule, ..)| *rule);
    let message = format!("the steps of `{slow}` at least double with each nesting");
    let before = if nesting.before.is_empty() { &nesting.after } else { &nesting.before };
    Some(Finding {
        reason: Some(reason),
        effect: Some(format!(
            "`{}` repeated {count} times, as in `{}`, takes more than a million steps",
            shown(before),
            shown(&text)
        )),
        witness: Some(text),
        fix: Some("read the common part once, and then choose: `a ~ (b | c)` instead of `a ~ b | a ~ c`".to_owned()),
        ..Finding::new(Code::ExponentialBacktracking, Some(slow), place, message)
    })
}

/// Returns the first alternative of a rule that begins like an earlier one, with a part that
/// contains the rule, and that part.
fn read_again<'g>(rule: &'g str, group: &BTreeSet<&str>, grammar: &'g PestGrammar) -> Option<(&'g str, usize, String)> {
    let expression = &grammar.rule(rule)?.expr;
    let is_nested =
        |part: &Expr| descendants(part).any(|it| matches!(it, Expr::Ident(name) if group.contains(name.as_str())));
    choices(expression).into_iter().find_map(|choice| {
        let mut seen: Vec<Vec<&Expr>> = vec![];
        for alternative in choice.alternatives {
            let own: Vec<&Expr> = parts(descendants(expression).nth(alternative)?, sequence).collect();
            let common = |other: &Vec<&Expr>| own.iter().zip(other).take_while(|(one, other)| one == other).count();
            let longest = seen.iter().map(common).max().unwrap_or(0);
            if own[..longest].iter().any(|part| is_nested(part)) {
                let common: Vec<String> = own[..longest].iter().map(ToString::to_string).collect();
                return Some((rule, alternative, common.join(" ~ ")));
            }
            seen.push(own);
        }
        None
    })
}

/// Which rules use which, with the texts around each use.
struct Calls<'g> {
    samples: Samples<'g>,
    calls: HashMap<&'g str, Vec<Call<'g>>>,
}

struct Call<'g> {
    rule: &'g str,
    before: String,
    after: String,
}

impl<'g> Calls<'g> {
    fn new(grammar: &'g PestGrammar) -> Self {
        let samples = Samples::new(grammar);
        let calls = grammar.rules().filter_map(|name| {
            let (rule, mut calls) = (grammar.rule(name)?, vec![]);
            add_calls(&rule.expr, grammar, &samples, (String::new(), String::new()), &mut calls);
            Some((name, calls))
        });
        let calls = calls.collect();
        Calls { samples, calls }
    }

    fn called(&self, rule: &str) -> impl Iterator<Item = &Call<'g>> {
        self.calls.get(rule).into_iter().flatten()
    }

    fn reached(&self, rule: &'g str) -> BTreeSet<&'g str> {
        let (mut reached, mut waiting) = (BTreeSet::new(), vec![rule]);
        while let Some(next) = waiting.pop() {
            waiting.extend(self.called(next).map(|call| call.rule).filter(|called| reached.insert(*called)));
        }
        reached
    }

    /// Returns the rules that a rule contains and that contain it. Empty if it does not contain
    /// itself.
    fn group(&self, rule: &'g str) -> BTreeSet<&'g str> {
        let reached = self.reached(rule);
        if !reached.contains(rule) {
            return BTreeSet::new();
        }
        reached.into_iter().filter(|other| *other == rule || self.reached(other).contains(rule)).collect()
    }

    /// Returns the shortest ways in which a rule contains itself, one for each of its calls.
    fn nestings(&self, rule: &str) -> Vec<Nesting> {
        let Some(inside) = self.samples.text(&Expr::Ident(rule.to_owned())) else { return vec![] };
        let mut nestings: Vec<Nesting> = vec![];
        for first in self.called(rule) {
            let mut seen = HashSet::from([first.rule]);
            let mut waiting = VecDeque::from([(first.rule, first.before.clone(), first.after.clone())]);
            while let Some((next, before, after)) = waiting.pop_front() {
                if next == rule {
                    let is_known = nestings.iter().any(|known| known.before == before && known.after == after);
                    if !is_known && !(before.is_empty() && after.is_empty()) {
                        nestings.push(Nesting { before, inside: inside.clone(), after });
                    }
                    break;
                }
                for call in self.called(next) {
                    if call.rule == rule || seen.insert(call.rule) {
                        let (before, after) = (before.clone() + &call.before, call.after.clone() + &after);
                        waiting.push_back((call.rule, before, after));
                    }
                }
            }
        }
        nestings
    }
}

/// Adds the uses of rules in an expression. `around` are the texts before and after it.
fn add_calls<'g>(
    expression: &'g Expr,
    grammar: &'g PestGrammar,
    samples: &Samples<'g>,
    around: (String, String),
    calls: &mut Vec<Call<'g>>,
) {
    if let Some((item, ..)) = repetition(expression) {
        return add_calls(item, grammar, samples, around, calls);
    }
    match expression {
        Expr::Ident(name) if grammar.rule(name).is_some() => {
            let (before, after) = around;
            calls.push(Call { rule: name, before, after });
        }
        Expr::Choice(..) => {
            parts(expression, choice).for_each(|part| add_calls(part, grammar, samples, around.clone(), calls));
        }
        Expr::Seq(..) => {
            let all: Vec<&Expr> = parts(expression, sequence).collect();
            let Some(texts) = all.iter().map(|part| samples.text(part)).collect::<Option<Vec<String>>>() else {
                return;
            };
            for (index, part) in all.iter().enumerate() {
                let before = around.0.clone() + &texts[..index].concat();
                let after = texts[index + 1..].concat() + &around.1;
                add_calls(part, grammar, samples, (before, after), calls);
            }
        }
        Expr::Push(item) => add_calls(item, grammar, samples, around, calls),
        _ => {}
    }
}
