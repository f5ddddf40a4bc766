//! Findings about rules that take exponentially many steps.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

use command_output::escape::escape;
use grammar_reader::PestGrammar;
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::repetition;
use grammar_reader::pest_notation::grammar::{choice, names, parts, sequence};
use pest_meta::ast::{Expr, Rule};

use crate::findings::code::Code;
use crate::findings::dead::shown;
use crate::findings::finding::Finding;
use crate::findings::growth::{Growth, MOST_NESTED};
use crate::findings::read_again::{self, ReadAgain};
use crate::findings::samples::Samples;
use crate::findings::spans::Spans;
use crate::pest_vm::PestVm;

/// The number of steps at which a text is slow, and that of a measurement.
const MOST_STEPS: usize = 250_000;
const BRIEF_STEPS: usize = 60_000;

/// The maximum number of calls of rules for a component, of nestings of a rule, and of tried causes of a component.
const MOST_CALLS: usize = 2_000_000;
const MOST_NESTINGS: usize = 16;
const MOST_TRIED: usize = 40;

/// Returns the causes of exponential growth: parts that read again what an earlier part has read, so that pest takes
/// several times as many steps for each nesting. Texts of growing length are measured with pest, with and without the
/// earlier part.
pub fn findings(grammar: &PestGrammar, spans: &Spans) -> Vec<Finding> {
    let calls = Calls::new(grammar);
    let mut components: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for rule in grammar.rules() {
        if let Some(component) = grammar.component(rule) {
            components.entry(component).or_default().push(rule);
        }
    }
    components.into_values().flat_map(|rules| Component::new(rules, grammar, &calls).findings(spans)).collect()
}

/// The texts before and after a rule inside itself, and a text of the rule.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Nesting {
    before: String,
    inside: String,
    after: String,
}

impl Nesting {
    /// Returns a text with nestings, without the end of the text if it is cut.
    fn text(&self, count: usize, is_cut: bool) -> String {
        let Nesting { before, inside, after } = self;
        format!("{}{inside}{}", before.repeat(count), if is_cut { String::new() } else { after.repeat(count) })
    }
}

/// A nesting that takes exponentially many steps.
struct Slow {
    nesting: Nesting,
    is_cut: bool,
    growth: Growth,
}

/// Parts that are left out, by rule: their positions in the descendants of the expression of the rule.
type LeftOut<'g> = BTreeMap<&'g str, BTreeSet<usize>>;

/// The rules that contain each other.
struct Component<'g, 'c> {
    rules: Vec<&'g str>,
    names: BTreeSet<&'g str>,
    grammar: &'g PestGrammar,
    calls: &'c Calls<'g>,
    /// The number of calls of rules in all measurements, and of tried causes.
    work: usize,
    tried: usize,
}

impl<'g, 'c> Component<'g, 'c> {
    fn new(rules: Vec<&'g str>, grammar: &'g PestGrammar, calls: &'c Calls<'g>) -> Self {
        let names = rules.iter().copied().collect();
        Component { rules, names, grammar, calls, work: 0, tried: 0 }
    }

    fn findings(mut self, spans: &Spans) -> Vec<Finding> {
        let Ok(whole) = self.machine(&LeftOut::new()) else { return vec![] };
        let mut causes: Vec<(&'g str, ReadAgain, Slow)> = vec![];
        // Parts that begin alike come first, as their reason can be told. Each is tried as if there were no others, since
        // together they may take too many steps to be measured; and then with all others.
        let mut alike = self.candidates(|expression, it| read_again::alike(expression, &it.names, it.grammar));
        let mut none = LeftOut::new();
        alike.iter().for_each(|(rule, candidate)| leave_out(&mut none, rule, candidate));
        if let Ok(without) = self.machine(&none) {
            alike.retain(|(rule, candidate)| {
                let mut only = none.clone();
                if let Some(positions) = only.get_mut(rule) {
                    positions.remove(&candidate.left_out);
                }
                let slow = self.machine(&only).ok().and_then(|with| self.cause(rule, &with, &without, true));
                let is_open = slow.is_none();
                causes.extend(slow.map(|slow| (*rule, candidate.clone(), slow)));
                is_open
            });
        }
        let mut mended = LeftOut::new();
        causes.iter().for_each(|(rule, cause, _)| leave_out(&mut mended, rule, cause));
        let others = self.candidates(|expression, it| read_again::all(expression, &it.names));
        for (candidates, is_alike) in [(alike, true), (others, false)] {
            for (rule, candidate) in candidates {
                let base = if is_alike { LeftOut::new() } else { mended.clone() };
                let mut less = base.clone();
                leave_out(&mut less, rule, &candidate);
                let [Ok(with), Ok(without)] = [&base, &less].map(|left_out| self.machine(left_out)) else { continue };
                // Why a part must be left out can be told only with texts that the rule matches.
                if let Some(slow) = self.cause(rule, &with, &without, is_alike) {
                    leave_out(&mut mended, rule, &candidate);
                    causes.push((rule, candidate, slow));
                }
            }
        }
        causes.iter().filter_map(|(rule, cause, slow)| self.finding(rule, cause, slow, &whole, spans)).collect()
    }

    /// Returns what may be causes, by rule.
    fn candidates(&self, find: impl Fn(&Expr, &Self) -> Vec<ReadAgain>) -> Vec<(&'g str, ReadAgain)> {
        let rules = self.rules.iter().filter_map(|name| Some((*name, &self.grammar.rule(name)?.expr)));
        rules.flat_map(|(rule, expression)| find(expression, self).into_iter().map(move |it| (rule, it))).collect()
    }

    /// Returns a nesting that takes exponentially many steps with a part, and far fewer without it, although pest reads as
    /// much.
    fn cause(&mut self, rule: &str, with: &PestVm, without: &PestVm, may_be_cut: bool) -> Option<Slow> {
        self.tried += 1;
        let nestings = self.calls.nestings(rule);
        // Texts that the rule matches come first.
        for is_cut in [false, true].into_iter().filter(|is_cut| may_be_cut || !is_cut) {
            for nesting in nestings.iter().take(MOST_NESTINGS) {
                if self.work > MOST_CALLS || self.tried > MOST_TRIED || is_cut && nesting.after.is_empty() {
                    continue;
                }
                let (growth, work) = Growth::measure(|count| with.calls(rule, &nesting.text(count, is_cut), BRIEF_STEPS));
                self.work += work;
                let Some(growth) = growth else { continue };
                let text = nesting.text(growth.measured(), is_cut);
                let is_quick = without.calls(rule, &text, BRIEF_STEPS).is_some_and(|calls| calls <= growth.calls() / 4);
                let ends = [with, without].map(|machine| machine.run(rule, &text).ok());
                if is_quick && ends[0] == ends[1] && (ends[0] == Some(text.len()) || is_cut) {
                    return Some(Slow { nesting: nesting.clone(), is_cut, growth });
                }
            }
        }
        None
    }

    /// Returns the machine for the rules that the component uses, without some parts.
    fn machine(&self, left_out: &LeftOut<'g>) -> Result<PestVm, String> {
        let (mut used, mut waiting): (HashSet<&str>, Vec<&str>) = (HashSet::new(), self.rules.clone());
        waiting.extend(IMPLICIT);
        let mut rules: Vec<Rule> = vec![];
        while let Some(name) = waiting.pop() {
            let Some(rule) = self.grammar.rule(name).filter(|_| used.insert(name)) else { continue };
            waiting.extend(names(&rule.expr));
            let rest = left_out.get(name).and_then(|positions| read_again::without(&rule.expr, positions));
            rules.push(Rule { expr: rest.unwrap_or_else(|| rule.expr.clone()), ..rule.clone() });
        }
        PestVm::of_rules(&rules)
    }

    /// Returns the finding, with the first text that takes too many steps.
    fn finding(&self, rule: &str, cause: &ReadAgain, slow: &Slow, whole: &PestVm, spans: &Spans) -> Option<Finding> {
        let Slow { nesting, is_cut, growth } = slow;
        let (place, _) = spans.part(rule, &self.grammar.rule(rule)?.expr, cause.position)?;
        let slow = |is_cut: bool| {
            let mut texts = (1..MOST_NESTED).map(|count| (count, nesting.text(count, is_cut)));
            texts.find(|(_, text)| whole.calls(rule, text, MOST_STEPS).is_none())
        };
        // A text that the rule matches is easier to understand.
        let (count, text) = slow(false).or_else(|| if *is_cut { slow(true) } else { None })?;
        let before = if nesting.before.is_empty() { &nesting.after } else { &nesting.before };
        let [before, shown_text] = [before, &text].map(|text| escape(&shown(text)).into_owned());
        let message = format!("the steps of `{rule}` multiply by at least {} with each nesting", growth.factor());
        let times = if count == 1 { "once".to_owned() } else { format!("{count} times") };
        Some(Finding {
            reason: Some(cause.reason()),
            effect: Some(format!("with `{before}` {times}, `{shown_text}` takes more than 250,000 steps")),
            witness: Some(text),
            fix: Some("read the common part once, and then choose: `a ~ (b | c)` instead of `a ~ b | a ~ c`".to_owned()),
            ..Finding::new(Code::ExponentialBacktracking, Some(rule), place, message)
        })
    }
}

fn leave_out<'g>(left_out: &mut LeftOut<'g>, rule: &'g str, part: &ReadAgain) {
    left_out.entry(rule).or_default().insert(part.left_out);
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
    /// Finds the uses of rules by rules that they contain.
    fn new(grammar: &'g PestGrammar) -> Self {
        let samples = Samples::new(grammar);
        let calls = grammar.rules().filter_map(|name| {
            let (rule, mut calls) = (grammar.rule(name)?, vec![]);
            let component = grammar.component(name)?;
            add_calls(&rule.expr, grammar, &samples, (String::new(), String::new()), &mut calls);
            calls.retain(|call| grammar.component(call.rule) == Some(component));
            Some((name, calls))
        });
        let calls = calls.collect();
        Calls { samples, calls }
    }

    fn called(&self, rule: &str) -> impl Iterator<Item = &Call<'g>> {
        self.calls.get(rule).into_iter().flatten()
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
