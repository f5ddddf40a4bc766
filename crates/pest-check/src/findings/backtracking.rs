//! Findings about rules that take exponentially many steps.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use command_output::escape::escape;
use grammar_reader::PestGrammar;
use grammar_reader::pest_notation::expressions::repetition;
use grammar_reader::pest_notation::grammar::{choice, parts, sequence};
use pest_meta::ast::Expr;

use crate::findings::code::Code;
use crate::findings::dead::shown;
use crate::findings::finding::Finding;
use crate::findings::read_again::ReadAgain;
use crate::findings::samples::Samples;
use crate::findings::spans::Spans;
use crate::pest_vm::PestVm;

/// The number of steps at which a text counts as slow, and the bounds of the measurements.
const MOST_STEPS: usize = 250_000;
const FEWEST_STEPS: usize = 16;
const MOST_NESTED: usize = 40;
/// The maximum number of steps for a grammar.
const MOST_WORK: usize = 4_000_000;

/// Returns the rules for which the number of steps at least doubles with each nesting. The steps of
/// pest are counted for texts of several lengths.
pub fn findings(grammar: &PestGrammar, spans: &Spans, machine: &PestVm) -> Vec<Finding> {
    let calls = Calls::new(grammar);
    let (mut found, mut slow) = (vec![], HashSet::new());
    let mut measurement = Measurement { machine, work: 0 };
    for rule in grammar.rules() {
        let group = calls.group(rule);
        // Rules that contain each other are slow together.
        if group.is_empty() || group.iter().any(|rule| slow.contains(rule)) {
            continue;
        }
        for nesting in calls.nestings(rule) {
            let Some((text, count)) = measurement.slow_text(rule, &nesting) else { continue };
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

/// Measures steps, within a bound for a grammar.
struct Measurement<'m> {
    machine: &'m PestVm,
    work: usize,
}

impl Measurement<'_> {
    /// Returns a slow text and its number of nestings, if the steps double with each.
    fn slow_text(&mut self, rule: &str, nesting: &Nesting) -> Option<(String, usize)> {
        let Nesting { before, inside, after } = nesting;
        let complete = |count: usize| format!("{}{inside}{}", before.repeat(count), after.repeat(count));
        let cut = |count: usize| format!("{}{inside}", before.repeat(count));
        let texts = [&complete as &dyn Fn(usize) -> String, &cut];
        texts.into_iter().find_map(|text| if self.may_double(rule, text)? { self.slowest(rule, text) } else { None })
    }

    /// Returns whether eight nestings take at least eight times as many steps as four. Returns
    /// `None` if there were too many measurements.
    fn may_double(&mut self, rule: &str, text: &dyn Fn(usize) -> String) -> Option<bool> {
        let four = self.steps(rule, &text(4), FEWEST_STEPS)?;
        let eight = self.steps(rule, &text(8), four)?;
        Some(eight >= 8 * four || eight > MOST_STEPS)
    }

    fn slowest(&mut self, rule: &str, text: &dyn Fn(usize) -> String) -> Option<(String, usize)> {
        let (mut steps, mut most) = (vec![], FEWEST_STEPS);
        for count in 1..MOST_NESTED {
            let text = text(count);
            most = self.steps(rule, &text, most)?;
            if most > MOST_STEPS {
                return is_exponential(&steps, most).then_some((text, count));
            }
            steps.push(most);
        }
        None
    }

    /// Returns a number of steps that a text does not exceed, or the first above the maximum. It is
    /// a power of two times `least`. Returns `None` if there were too many measurements.
    fn steps(&mut self, rule: &str, text: &str, least: usize) -> Option<usize> {
        let mut most = least;
        while self.work < MOST_WORK && most <= MOST_STEPS && self.machine.takes_more_steps(rule, text, most) {
            self.work += most;
            most *= 2;
        }
        self.work += most.min(MOST_STEPS) / 2;
        (self.work < MOST_WORK).then_some(most)
    }
}

/// Returns whether numbers of steps grow exponentially. `last` is the bound that the next number
/// exceeds. No polynomial of a degree below five grows like that.
fn is_exponential(steps: &[usize], last: usize) -> bool {
    let count = steps.len() + 1;
    let growth = steps.get((count / 2).max(1) - 1).map_or(0, |half| last / half);
    let recent = steps.windows(2).rev().take(3);
    let doubles = recent.clone().count() == 3 && recent.clone().all(|two| two[1] >= 2 * two[0]);
    if count < 8 { count > 2 && growth >= 256 } else { doubles && growth >= 32 }
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
    let again = [rule].into_iter().chain(group.iter().copied()).find_map(|rule| {
        let again = ReadAgain::find(&grammar.rule(rule)?.expr, group, grammar)?;
        Some((rule, again))
    });
    let slow = again.as_ref().map_or(rule, |(rule, _)| *rule);
    let (place, reason) = match again {
        Some((rule, again)) => {
            let (place, _) = spans.part(rule, &grammar.rule(rule)?.expr, again.position)?;
            (place, format!("{} and this both begin with `{}`", again.earlier, again.rule))
        }
        None => (spans.rule(rule)?, "pest reads parts of a text again and again".to_owned()),
    };
    let message = format!("the steps of `{slow}` at least double with each nesting");
    let before = if nesting.before.is_empty() { &nesting.after } else { &nesting.before };
    let [before, shown_text] = [before, &text].map(|text| escape(&shown(text)).into_owned());
    Some(Finding {
        reason: Some(reason),
        effect: Some(format!("with `{before}` {count} times, `{shown_text}` takes more than 250,000 steps")),
        witness: Some(text),
        fix: Some("read the common part once, and then choose: `a ~ (b | c)` instead of `a ~ b | a ~ c`".to_owned()),
        ..Finding::new(Code::ExponentialBacktracking, Some(slow), place, message)
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
                    if !(is_known || before.is_empty() && after.is_empty()) {
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
