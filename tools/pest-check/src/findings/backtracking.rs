//! Findings about rules that take exponentially many steps.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

use command_output::escape::escape;
use grammar_reader::Error;
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::{choice, names as grammar_names, parts, repetition, sequence};
use pest_meta::ast::{Expr, Rule};

use crate::decision::Deadline;
use crate::findings::code::Code;
use crate::findings::dead::cut;
use crate::findings::finding::{Finding, Place};
use crate::findings::growth::{Growth, MOST_NESTED, MOST_STEPS};
use crate::findings::read_again::{self, ReadAgain};
use crate::findings::samples::Samples;
use crate::findings::spans::Spans;
use crate::pest_notation::grammar::PestGrammar;
use crate::pest_vm::{OptimizedRules, PestVm};

/// The maximum number of calls of rules for a grammar.
const MOST_CALLS_OF_GRAMMAR: usize = 1_500_000;

/// The maximum number of calls of rules for a component, and of nestings of a rule.
const MOST_CALLS: usize = 800_000;
const MOST_NESTINGS: usize = 16;

/// The number of calls that take as long as one rule of a virtual machine that is created to try a part.
const CALLS_OF_RULE: usize = 20;

/// Returns the causes of exponential growth: parts that read again what an earlier part has read, so that pest takes
/// several times as many steps for each nesting. Texts of growing length are measured with pest, with and without the
/// earlier part.
pub fn findings<'g>(
    grammar: &'g PestGrammar,
    samples: &'g Samples<'g>,
    spans: &Spans,
    deadline: Deadline,
) -> Vec<Finding> {
    let calls = Calls::new(grammar, samples);
    let mut components: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for rule in grammar.rules() {
        if let Some(component) = grammar.component(rule) {
            components.entry(component).or_default().push(rule);
        }
    }
    let (mut found, mut calls_left) = (vec![], MOST_CALLS_OF_GRAMMAR);
    for rules in components.into_values() {
        let Ok(mut component) = Component::new(rules, grammar, &calls, deadline) else { continue };
        component.calls_left = calls_left.min(MOST_CALLS);
        let before = component.calls_left;
        let of_component = component.finding_of_all(spans);
        // Numbers of steps after that mean nothing.
        if deadline.is_over() {
            break;
        }
        found.extend(of_component);
        calls_left -= before - component.calls_left.min(before);
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
    optimized: OptimizedRules,
    /// When the search ends, so that time is left to show what was found.
    search_deadline: Deadline,
    /// The shortest ways in which each rule contains itself.
    nestings: HashMap<String, Vec<Nesting>>,
    /// The number of calls of rules that measurements may still take.
    calls_left: usize,
}

/// A cause of exponential growth.
struct Cause<'g> {
    /// The part of the rule, if it is known.
    part: Option<ReadAgain>,
    /// The rule that is slow, and a nesting that shows it.
    rule: &'g str,
    slow: Slow,
}

impl<'g, 'c> Component<'g, 'c> {
    fn new(
        rules: Vec<&'g str>,
        grammar: &'g PestGrammar,
        calls: &'c Calls<'g>,
        deadline: Deadline,
    ) -> Result<Self, Error> {
        let names = rules.iter().copied().collect();
        let (mut used, mut waiting): (BTreeMap<&str, &Rule>, Vec<&str>) = (BTreeMap::new(), rules.clone());
        waiting.extend(IMPLICIT);
        while let Some(name) = waiting.pop() {
            let Some(rule) = grammar.rule(name) else { continue };
            if used.insert(name, rule).is_none() {
                waiting.extend(grammar_names(&rule.expr));
            }
        }
        let rules_used: Vec<Rule> = used.into_values().cloned().collect();
        let optimized = OptimizedRules::new(&rules_used, grammar.pest(), deadline)?;
        let (nestings, calls_left) = (HashMap::new(), MOST_CALLS);
        let search_deadline = deadline.with_left(10);
        Ok(Component { rules, names, grammar, calls, optimized, search_deadline, nestings, calls_left })
    }

    /// Returns the finding about the causes in the component.
    fn finding_of_all(&mut self, spans: &Spans) -> Option<Finding> {
        let whole = self.machine(&LeftOut::new());
        if let Some(finding) = self.always_slow(&whole, spans) {
            return Some(finding);
        }
        let mut causes: Vec<Cause<'g>> = vec![];
        // Each part is tried as if there were no others, since together they may take too many steps to be measured.
        let rules = self.rules.iter().filter_map(|name| Some((*name, &self.grammar.rule(name)?.expr)));
        let alike = |expression| read_again::alike(expression, &self.names, self.grammar, self.calls.samples);
        let alike: Vec<(&str, ReadAgain)> =
            rules.flat_map(|(rule, expression)| alike(expression).into_iter().map(move |it| (rule, it))).collect();
        let mut none = LeftOut::new();
        for (rule, part) in &alike {
            none.entry(*rule).or_default().extend(&part.left_out);
        }
        let without = self.machine(&none);
        for (rule, part) in alike {
            if self.is_spent() {
                break;
            }
            self.calls_left = self.calls_left.saturating_sub(CALLS_OF_RULE * self.optimized.count());
            let mut only = none.clone();
            if let Some(positions) = only.get_mut(rule) {
                positions.retain(|position| !part.left_out.contains(position));
            }
            let with = self.machine(&only);
            if let Some(slow) = self.slow(rule, &with, |slow| is_cause(rule, slow, &with, &without)) {
                causes.push(Cause { part: Some(part), rule, slow });
            }
        }
        if causes.is_empty() {
            self.calls_left = self.calls_left.max(MOST_CALLS / 5);
            let slow = self.rules.clone().into_iter().find_map(|rule| Some((rule, self.slow(rule, &whole, |_| true)?)));
            causes.extend(slow.map(|(rule, slow)| Cause { part: None, rule, slow }));
        }
        let finding = causes.iter().find_map(|cause| self.finding(cause, &whole, spans));
        let others = causes.iter().filter_map(|cause| Some(self.place(cause, spans)?.0));
        finding.map(|finding| Finding { others: others.filter(|it| *it != finding.place).collect(), ..finding })
    }

    /// Returns the finding about a rule that takes too many steps for a shortest text.
    fn always_slow(&self, whole: &PestVm, spans: &Spans) -> Option<Finding> {
        let text = |rule: &str| self.calls.samples.text(&Expr::Ident(rule.to_owned()));
        let texts = self.rules.iter().filter_map(|rule| Some((*rule, text(rule)?)));
        let (rule, text) = { texts }.find(|(rule, text)| whole.calls(rule, text, MOST_STEPS).is_none())?;
        let shown_text = cut(&escape(&text));
        let message = format!("`{rule}` takes exponentially many steps, also for a short text");
        Some(Finding {
            reason: Some(AGAIN.to_owned()),
            effect: Some(format!("`{shown_text}` takes more than 250,000 steps")),
            witness: Some(text),
            fix: Some(FIX.to_owned()),
            ..Finding::new(Code::ExponentialBacktracking, Some(rule), spans.rule(rule)?, message)
        })
    }

    /// Returns the place of a cause, and why it is one.
    fn place(&self, Cause { part, rule, .. }: &Cause<'_>, spans: &Spans) -> Option<(Place, String)> {
        Some(match part {
            Some(part) => (spans.part(rule, &self.grammar.rule(rule)?.expr, part.position)?.0, part.reason.clone()),
            None => (spans.rule(rule)?, AGAIN.to_owned()),
        })
    }

    /// Returns whether nothing more is measured.
    fn is_spent(&self) -> bool {
        self.calls_left == 0 || self.search_deadline.is_over()
    }

    /// Returns the first nesting of a rule that takes exponentially many steps and is accepted. Those come first that
    /// the rule matches.
    fn slow(&mut self, rule: &str, machine: &PestVm, mut is_accepted: impl FnMut(&Slow) -> bool) -> Option<Slow> {
        if self.is_spent() {
            return None;
        }
        let nestings = self.nestings.entry(rule.to_owned()).or_insert_with(|| {
            self.calls_left = self.calls_left.saturating_sub(self.names.len() * CALLS_OF_RULE);
            self.calls.nestings(rule)
        });
        for is_cut in [false, true] {
            for nesting in nestings.iter().take(MOST_NESTINGS) {
                let two = nesting.text(2, false);
                let is_read = || machine.run(rule, &two).is_ok_and(|end| end == two.len());
                if self.calls_left == 0 || if is_cut { nesting.after.is_empty() } else { !is_read() } {
                    continue;
                }
                let calls = |count, most_steps| machine.calls(rule, &nesting.text(count, is_cut), most_steps);
                let (growth, work) = Growth::measure(calls);
                self.calls_left = self.calls_left.saturating_sub(work);
                let slow = growth.map(|growth| Slow { nesting: nesting.clone(), is_cut, growth });
                if let Some(slow) = slow.filter(&mut is_accepted) {
                    return Some(slow);
                }
            }
        }
        None
    }

    /// Returns the machine for the rules that the component uses, without some parts.
    fn machine(&self, left_out: &LeftOut<'g>) -> PestVm {
        let changed = left_out.iter().filter_map(|(name, positions)| {
            let rule = self.grammar.rule(name)?;
            Some(Rule { expr: read_again::without(&rule.expr, positions)?, ..rule.clone() })
        });
        self.optimized.with_changed(&changed.collect::<Vec<_>>()).unwrap_or_else(|_| self.optimized.machine())
    }

    /// Returns the finding, with the first text that takes too many steps.
    fn finding(&self, cause: &Cause<'_>, whole: &PestVm, spans: &Spans) -> Option<Finding> {
        let Cause { rule, slow: Slow { nesting, is_cut, growth }, .. } = cause;
        let (place, reason) = self.place(cause, spans)?;
        // The growth is that of the text that is shown.
        let slow = |is_cut: bool| {
            let calls = |count: usize, most_steps: usize| whole.calls(rule, &nesting.text(count, is_cut), most_steps);
            let measured = Growth::measure(calls).0;
            let growth = measured.or_else(|| calls(1, MOST_STEPS).is_none().then(|| growth.clone()))?;
            let mut texts = (1..MOST_NESTED).map(|count| (count, nesting.text(count, is_cut)));
            let (count, text) = texts.find(|(_, text)| whole.calls(rule, text, MOST_STEPS).is_none())?;
            Some((growth, count, text))
        };
        // A text that the rule matches is easier to understand.
        let (growth, count, text) = slow(false).or_else(|| if *is_cut { slow(true) } else { None })?;
        let before = if nesting.before.is_empty() { &nesting.after } else { &nesting.before };
        let [before, shown_text] = [before, &text].map(|text| cut(&escape(text)));
        let message = format!("the steps of `{rule}` multiply by at least {} with each nesting", growth.factor());
        let times = if count == 1 { "once".to_owned() } else { format!("{count} times") };
        Some(Finding {
            reason: Some(reason),
            effect: Some(format!("with `{before}` {times}, `{shown_text}` takes more than 250,000 steps")),
            witness: Some(text),
            fix: Some(FIX.to_owned()),
            ..Finding::new(Code::ExponentialBacktracking, Some(rule), place, message)
        })
    }
}

const AGAIN: &str = "pest reads parts of a text again and again";

const FIX: &str = "read the common part once, and then choose: `a ~ (b | c)` instead of `a ~ b | a ~ c`";

/// Returns whether pest reads as much of a slow text in far fewer steps without a part.
fn is_cause(rule: &str, slow: &Slow, with: &PestVm, without: &PestVm) -> bool {
    let Slow { nesting, is_cut, growth } = slow;
    let text = nesting.text(growth.measured(), *is_cut);
    let is_quick = without.calls(rule, &text, MOST_STEPS).is_some_and(|calls| calls <= growth.calls() / 4);
    is_quick && with.run(rule, &text).ok() == without.run(rule, &text).ok()
}

/// Which rules use which, with the texts around each use.
struct Calls<'g> {
    samples: &'g Samples<'g>,
    calls: HashMap<&'g str, Vec<Call<'g>>>,
}

struct Call<'g> {
    rule: &'g str,
    before: String,
    after: String,
}

impl<'g> Calls<'g> {
    /// Finds the uses of rules by rules that they contain.
    fn new(grammar: &'g PestGrammar, samples: &'g Samples<'g>) -> Self {
        let calls = grammar.rules().filter_map(|name| {
            let (rule, mut calls) = (grammar.rule(name)?, vec![]);
            let component = grammar.component(name)?;
            add_calls(&rule.expr, grammar, samples, (String::new(), String::new()), &mut calls);
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
