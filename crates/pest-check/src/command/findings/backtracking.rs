//! Findings about rules that take exponentially many steps.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

use command_output::escape::escape;
use grammar_reader::PestGrammar;
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::repetition;
use grammar_reader::pest_notation::grammar::{choice, names, parts, sequence};
use pest_meta::ast::{Expr, Rule};

use crate::command::findings::code::Code;
use crate::command::findings::dead::shown;
use crate::command::findings::finding::Finding;
use crate::command::findings::growth::{Growth, MOST_STEPS};
use crate::command::findings::read_again::{self, ReadAgain};
use crate::command::findings::samples::Samples;
use crate::command::findings::spans::Spans;
use crate::command::pest_vm::PestVm;

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

/// A rule and a nesting that takes exponentially many steps.
struct Slow<'g> {
    rule: &'g str,
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
    /// The parts that are known to read too early.
    mended: LeftOut<'g>,
    /// The number of calls of rules in all measurements, and of tried causes.
    work: usize,
    tried: usize,
    found: Vec<Finding>,
}

impl<'g, 'c> Component<'g, 'c> {
    fn new(rules: Vec<&'g str>, grammar: &'g PestGrammar, calls: &'c Calls<'g>) -> Self {
        let (names, mended) = (rules.iter().copied().collect(), LeftOut::new());
        Component { rules, names, grammar, calls, mended, work: 0, tried: 0, found: vec![] }
    }

    fn findings(mut self, spans: &Spans) -> Vec<Finding> {
        // Parts that begin alike come first, as their reason can be told. Each is compared with the whole grammar.
        for rule in self.rules.clone() {
            let Some(expression) = self.grammar.rule(rule).map(|rule| &rule.expr) else { continue };
            let candidates = read_again::alike(expression, &self.names, self.grammar);
            self.try_all(rule, candidates, spans, false);
        }
        for rule in self.rules.clone() {
            let Some(expression) = self.grammar.rule(rule).map(|rule| &rule.expr) else { continue };
            let candidates = read_again::all(expression, &self.names);
            self.try_all(rule, candidates, spans, true);
        }
        self.found
    }

    /// Adds the candidates that are causes: in the whole grammar, or in what is left of it without the known causes.
    fn try_all(&mut self, rule: &'g str, mut candidates: Vec<ReadAgain>, spans: &Spans, is_mended: bool) {
        if candidates.is_empty() {
            return;
        }
        let base = if is_mended { self.mended.clone() } else { LeftOut::new() };
        let Ok(machine) = self.machine(&base) else { return };
        let nestings = self.calls.nestings(rule);
        // Texts that the rule matches come first. What else must be left out can only be told with them.
        for is_cut in if is_mended { &[false][..] } else { &[false, true] }.iter().copied() {
            for nesting in nestings.iter().take(MOST_NESTINGS) {
                let Some(growth) = self.growth(rule, nesting, is_cut, &machine) else { continue };
                let slow = Slow { rule, nesting: nesting.clone(), is_cut, growth };
                candidates.retain(|candidate| !self.is_cause(candidate, &slow, &base, &machine, spans));
                if candidates.is_empty() {
                    return;
                }
            }
        }
    }

    /// Adds a candidate if pest reads as much of a text in far fewer steps without its earlier part.
    fn is_cause(
        &mut self,
        candidate: &ReadAgain,
        slow: &Slow<'g>,
        base: &LeftOut<'g>,
        machine: &PestVm,
        spans: &Spans,
    ) -> bool {
        let Slow { rule, nesting, is_cut, growth } = slow;
        self.tried += 1;
        if self.tried > MOST_TRIED {
            return false;
        }
        let mut trial = base.clone();
        trial.entry(rule).or_default().insert(candidate.left_out);
        let Ok(without) = self.machine(&trial) else { return false };
        let text = nesting.text(growth.measured(), *is_cut);
        self.work += growth.calls();
        let is_quick = without.calls(rule, &text, MOST_STEPS).is_some_and(|calls| calls <= growth.calls() / 4);
        if !is_quick || machine.run(rule, &text).ok() != without.run(rule, &text).ok() {
            return false;
        }
        self.mended.entry(rule).or_default().insert(candidate.left_out);
        let finding = self.finding(slow, candidate, spans);
        self.found.extend(finding);
        true
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
        PestVm::of_rules(rules)
    }

    fn growth(&mut self, rule: &str, nesting: &Nesting, is_cut: bool, machine: &PestVm) -> Option<Growth> {
        if self.work > MOST_CALLS || is_cut && nesting.after.is_empty() {
            return None;
        }
        let (growth, work) = Growth::measure(|count| machine.calls(rule, &nesting.text(count, is_cut), MOST_STEPS));
        self.work += work;
        growth
    }

    fn finding(&self, slow: &Slow<'g>, cause: &ReadAgain, spans: &Spans) -> Option<Finding> {
        let Slow { rule, nesting, is_cut, growth } = slow;
        let (place, _) = spans.part(rule, &self.grammar.rule(rule)?.expr, cause.position)?;
        let (count, factor) = (growth.too_many(), growth.factor());
        let text = nesting.text(count, *is_cut);
        let before = if nesting.before.is_empty() { &nesting.after } else { &nesting.before };
        let [before, shown_text] = [before, &text].map(|text| escape(&shown(text)).into_owned());
        let message = format!("the steps of `{rule}` multiply by {factor} with each nesting");
        Some(Finding {
            reason: Some(cause.reason()),
            effect: Some(format!("with `{before}` {count} times, `{shown_text}` takes more than {MOST_STEPS} steps")),
            witness: Some(text),
            fix: Some("read the common part once, and then choose: `a ~ (b | c)` instead of `a ~ b | a ~ c`".to_owned()),
            ..Finding::new(Code::ExponentialBacktracking, Some(rule), place, message)
        })
    }
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
