//! Runs a grammar as pest does.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use command_output::escape;
use grammar_reader::pest_notation::builtins;
use grammar_reader::{Error, large_stack};
use pest::error::{ErrorVariant, InputLocation};
use pest::iterators::{Pair, Pairs};
use pest::{ParserState, Position, Token};
use pest_meta::ast::{Rule, RuleType};
use pest_meta::optimizer::{OptimizedExpr, OptimizedRule};
use pest_meta::parser::{self, Rule as Meta};
use pest_vm::Vm;

use crate::decision::Deadline;
use crate::pest_notation::grammar::PestGrammar;
use crate::pest_notation::optimizer;
use crate::pest_notation::pest::Pest;

/// A grammar that pest runs without generated code.
pub struct PestVm {
    vm: Vm,
    run: Arc<Run>,
}

/// What the machine looks at when it calls a rule.
struct Run {
    /// The number of calls of rules.
    calls: AtomicUsize,
    deadline: Mutex<Deadline>,
    /// How often each rule is called at each offset, if that is counted.
    tried: Mutex<Option<Tried>>,
}

/// How often each rule is called at each offset.
pub type Tried = HashMap<(String, usize), usize>;

impl Run {
    /// Counts a call, and ends the run if no time is left. Most calls do not look at the clock, which is slow.
    fn call(&self, rule: String, offset: usize) {
        if let Some(tried) = &mut *self.tried.lock().unwrap_or_else(PoisonError::into_inner) {
            *tried.entry((rule, offset)).or_default() += 1;
        }
        let calls = self.calls.fetch_add(1, Ordering::Relaxed);
        if calls.is_multiple_of(CALLS_OF_CLOCK) && self.deadline().is_over() {
            panic::resume_unwind(Box::new(Stopped));
        }
    }

    fn deadline(&self) -> Deadline {
        *self.deadline.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The number of calls of rules between two looks at the clock.
const CALLS_OF_CLOCK: usize = 1024;

/// What a run panics with at the deadline.
struct Stopped;

/// The maximum number of steps for one text. It stops grammars that backtrack endlessly. pest
/// limits the nesting of rules by the remaining stack.
const MOST_STEPS: usize = 2_000_000;

impl PestVm {
    /// Creates a virtual machine from a grammar.
    ///
    /// # Errors
    /// No thread with enough stack can be started.
    pub fn new(grammar: &PestGrammar, deadline: Deadline) -> Result<Self, Error> {
        let rules: Vec<Rule> = grammar.rules().filter_map(|name| grammar.rule(name)).cloned().collect();
        PestVm::be_precise();
        Ok(OptimizedRules::new(&rules, grammar.pest(), deadline)?.machine())
    }

    /// Creates a virtual machine from optimized rules, some of which are replaced by others of the same name.
    fn of_optimized(rules: &OptimizedRules, changed: &[OptimizedRule]) -> Self {
        let names: HashSet<&str> = changed.iter().map(|rule| rule.name.as_str()).collect();
        let others = rules.all.iter().filter(|rule| !names.contains(rule.name.as_str()));
        let all = others.chain(changed).cloned().collect();
        let deadline = Mutex::new(rules.deadline);
        let run = Arc::new(Run { calls: AtomicUsize::new(0), deadline, tried: Mutex::new(None) });
        let listener = Arc::clone(&run);
        let listen = move |rule: String, position: &Position<'_>| {
            listener.call(rule, position.pos());
            false
        };
        PestVm { vm: Vm::new_with_listener(all, Box::new(listen)), run }
    }

    /// Sets the time at which runs end.
    pub fn set_deadline(&self, deadline: Deadline) {
        *self.run.deadline.lock().unwrap_or_else(PoisonError::into_inner) = deadline;
    }

    /// Returns how many bytes at the start of a text the rule matches, or how far pest read.
    pub fn run(&self, rule: &str, text: &str) -> Result<usize, NoMatch> {
        self.parse(&whole(rule), text, |pairs| pairs.as_str().len())
    }

    /// Returns what [`run`](Self::run) does, and how often pest tries each rule at each offset.
    pub fn tried(&self, rule: &str, text: &str) -> (Result<usize, NoMatch>, Tried) {
        let tried = || self.run.tried.lock().unwrap_or_else(PoisonError::into_inner);
        *tried() = Some(Tried::new());
        let end = self.run(rule, text);
        let found = tried().take().unwrap_or_default();
        let named = found.into_iter().filter(|((rule, _), _)| !is_added(rule));
        (end, named.map(|((rule, at), calls)| ((rule.trim_end_matches(OWN).to_owned(), at), calls)).collect())
    }

    /// Returns the parse tree of a text, or how far any path through the rule reads if the rule
    /// does not match all of it.
    pub fn tree(&self, rule: &str, text: &str) -> Result<Vec<Node>, NoMatch> {
        let (end, nodes) = self.parse(&whole(rule), text, |pairs| (pairs.as_str().len(), nodes(pairs)))?;
        if end == text.len() {
            return Ok(nodes);
        }
        // If the rule ends earlier, a path that reads further is probably intended.
        self.parse(&to_the_end(rule), text, |_| ())?;
        // pest does not report how a match could continue there.
        Err(NoMatch::At { at: end, expected: vec![], unwanted: vec![] })
    }

    /// Returns how often pest calls a rule to match a text, or the beginning of it, unless that takes more than a
    /// number of steps. After the deadline, it is any number.
    pub fn calls(&self, rule: &str, text: &str, most_steps: usize) -> Option<usize> {
        PestVm::be_brief(most_steps);
        let is_more = matches!(self.run(rule, text), Err(NoMatch::TooLong));
        (!is_more).then(|| self.run.calls.load(Ordering::Relaxed))
    }

    /// Makes all grammars try texts faster: with fewer steps for one text, and without what was
    /// expected in rejected ones.
    pub fn be_brief(most_steps: usize) {
        pest::set_call_limit(NonZeroUsize::new(most_steps));
        pest::set_error_detail(false);
    }

    /// Makes all grammars report what was expected in rejected texts.
    pub fn be_precise() {
        pest::set_call_limit(NonZeroUsize::new(MOST_STEPS));
        pest::set_error_detail(true);
    }

    fn parse<T>(&self, rule: &str, text: &str, then: impl FnOnce(Pairs<'_, &str>) -> T) -> Result<T, NoMatch> {
        self.run.calls.store(0, Ordering::Relaxed);
        // pest panics if a grammar pops an empty stack.
        let parse = AssertUnwindSafe(|| self.vm.parse(rule, text));
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let parsed = panic::catch_unwind(parse);
        panic::set_hook(hook);
        match parsed {
            Ok(parsed) => parsed.map(then).map_err(|error| NoMatch::from_error(&error)),
            Err(panicked) => Err(if panicked.is::<Stopped>() { NoMatch::Stopped } else { NoMatch::Panicked }),
        }
    }
}

/// pest's settings of the process, which are restored when this is dropped.
pub struct Settings {
    call_limit: Option<NonZeroUsize>,
    error_detail: bool,
}

impl Settings {
    /// Reads the settings. pest has no functions for that, so they are read from the state of a parser.
    pub fn read() -> Self {
        let state = format!("{:?}", ParserState::<&str>::new(""));
        let number = state.split_once("current_call_limit: Some((0, ").and_then(|(_, rest)| rest.split_once(')'));
        let call_limit = number.and_then(|(number, _)| number.parse().ok());
        let fails = pest::state::<&str, _>("", |state| state.match_string("a"));
        let error_detail = fails.is_err_and(|error| error.parse_attempts().is_some());
        Settings { call_limit, error_detail }
    }
}

/// Returns the rules of a valid file, in order. The limit on steps is for texts that are tried, and not for a file.
pub fn rules_of_file(text: &str) -> impl Iterator<Item = Pair<'_, Meta>> {
    let _settings = Settings::read();
    pest::set_call_limit(None);
    parser::parse(Meta::grammar_rules, text).into_iter().flatten()
}

impl Drop for Settings {
    fn drop(&mut self) {
        pest::set_call_limit(self.call_limit);
        pest::set_error_detail(self.error_detail);
    }
}

/// Rules for virtual machines: those of a grammar as pest optimizes them, and for each an added one that makes a node
/// and one that matches to the end of the text.
pub struct OptimizedRules {
    all: Vec<OptimizedRule>,
    pest: Pest,
    /// When runs of machines with these rules end.
    deadline: Deadline,
}

impl OptimizedRules {
    /// Optimizes rules.
    ///
    /// # Errors
    /// No thread with enough stack can be started.
    pub fn new(rules: &[Rule], pest: Pest, deadline: Deadline) -> Result<Self, Error> {
        let mut rules = large_stack::run(|| Ok(optimizer::optimized(rules.iter().cloned(), pest)))?;
        let names: HashSet<String> = rules.iter().map(|rule| rule.name.clone()).collect();
        for name in &names {
            let [rule, end] = [name.as_str(), END].map(|name| OptimizedExpr::Ident(name.to_owned()));
            let to_end = OptimizedExpr::Seq(Box::new(rule.clone()), Box::new(end));
            let added = [(whole(name), rule), (to_the_end(name), to_end)];
            rules.extend(added.map(|(name, expr)| OptimizedRule { name, ty: RuleType::Normal, expr }));
        }
        let all = rules.into_iter().map(|rule| without_builtin_name(rule, &names)).collect();
        Ok(OptimizedRules { all, pest, deadline })
    }

    /// Returns the number of rules.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns a virtual machine.
    pub fn machine(&self) -> PestVm {
        PestVm::of_optimized(self, &[])
    }

    /// Returns a virtual machine in which rules replace those of the same name.
    ///
    /// # Errors
    /// No thread with enough stack can be started.
    pub fn with_changed(&self, changed: &[Rule]) -> Result<PestVm, Error> {
        let changed = OptimizedRules::new(changed, self.pest, self.deadline)?;
        Ok(PestVm::of_optimized(self, &changed.all))
    }
}

/// A node of a parse tree.
pub struct Node {
    /// The number of its ancestors.
    pub depth: usize,
    pub rule: String,
    pub span: Range<usize>,
}

/// Returns the nodes under the root, each before its children.
fn nodes(pairs: Pairs<'_, &str>) -> Vec<Node> {
    let (mut nodes, mut open) = (vec![], vec![]);
    for token in pairs.tokens() {
        match token {
            Token::Start { rule, pos } => {
                let node =
                    Node { depth: open.len(), rule: rule.trim_end_matches(OWN).to_owned(), span: pos.pos()..pos.pos() };
                open.push(nodes.len());
                nodes.push(node);
            }
            Token::End { pos, .. } => {
                if let Some(node) = open.pop().and_then(|index| nodes.get_mut(index)) {
                    node.span.end = pos.pos();
                }
            }
        }
    }
    nodes.into_iter().skip(1).map(|node| Node { depth: node.depth - 1, ..node }).collect()
}

/// Renames a rule with the name of a built-in one, here and in the rules that use it. The virtual
/// machine would use the built-in one, but pest's parsers use the rule of the grammar.
fn without_builtin_name(rule: OptimizedRule, defined: &HashSet<String>) -> OptimizedRule {
    let renamed = |name: String| {
        let is_builtin = defined.contains(&name) && builtins::names().any(|builtin| builtin == name);
        if is_builtin { name + OWN } else { name }
    };
    let expr = rule.expr.map_top_down(|expr| match expr {
        OptimizedExpr::Ident(name) => OptimizedExpr::Ident(renamed(name)),
        other => other,
    });
    OptimizedRule { name: renamed(rule.name), expr, ..rule }
}

/// The end of the new name of a rule with the name of a built-in one.
const OWN: &str = "'";

/// The reason why a rule does not match the beginning of a text.
pub enum NoMatch {
    /// The input at this byte is not one of the expected rules or texts, or is an unwanted one.
    At { at: usize, expected: Vec<String>, unwanted: Vec<String> },
    /// The rule takes too many steps, or is nested too deeply.
    TooLong,
    /// No time is left.
    Stopped,
    /// pest panics.
    Panicked,
}

/// The maximum number of texts that are listed instead of rules.
const MOST_TEXTS: usize = 8;

/// The reasons why a text is undecided.
pub const TOO_LONG: &str = "it takes too many steps";
pub const STOPPED: &str = "no time is left (`--seconds`)";
pub const PANICKED: &str = "pest panics, as it does on an empty stack";

impl NoMatch {
    fn from_error(error: &pest::error::Error<&str>) -> Self {
        let ErrorVariant::ParsingError { positives, negatives } = &error.variant else { return NoMatch::TooLong };
        let InputLocation::Pos(at) = error.location else { return NoMatch::TooLong };
        let attempts = error.parse_attempts().filter(|attempts| attempts.max_position >= at);
        let (furthest, expected, unwanted) = attempts.map_or((at, vec![], vec![]), |attempts| {
            (attempts.max_position, texts(&attempts.expected_tokens()), texts(&attempts.unexpected_tokens()))
        });
        if furthest > at {
            return NoMatch::At { at: furthest, expected, unwanted };
        }
        let mut expected = texts_or_rules(expected, positives);
        expected.extend(positives.contains(&END).then(|| "the end".to_owned()));
        NoMatch::At { at, expected, unwanted: texts_or_rules(unwanted, negatives) }
    }
}

/// Returns the texts that pest tried, or the rules if there are too many texts.
fn texts_or_rules(texts: Vec<String>, rules: &[&str]) -> Vec<String> {
    let rules = rules.iter().filter(|rule| !is_added(rule) && **rule != END);
    let named = || rules.clone().map(|rule| rule.trim_end_matches(OWN).to_owned());
    if texts.is_empty() || texts.len() > MOST_TEXTS && named().next().is_some() { named().collect() } else { texts }
}

fn texts(tokens: &[impl ToString]) -> Vec<String> {
    tokens.iter().filter_map(written).collect()
}

/// Returns pest's notation of a string or of a range of characters, or `None` for a built-in rule.
fn written(token: &impl ToString) -> Option<String> {
    let token = token.to_string();
    (token != "BUILTIN_RULE").then(|| format!("`{}`", escape::escape(&token)))
}

/// The rule of pest for the end of a text.
const END: &str = "EOI";

/// Returns the name of an added rule that makes a node, even if the original rule is silent.
fn whole(rule: &str) -> String {
    format!("the whole of {rule}")
}

/// Returns the name of an added rule that matches the original rule and then the end of the text.
fn to_the_end(rule: &str) -> String {
    format!("{rule} to the end")
}

/// Returns whether a rule was added to the grammar.
fn is_added(rule: &str) -> bool {
    rule.contains(' ')
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use super::Settings;

    #[test]
    fn settings_of_the_process_are_read_and_restored() {
        for (limit, detail) in [(None, true), (NonZeroUsize::new(123), false), (None, false)] {
            pest::set_call_limit(limit);
            pest::set_error_detail(detail);
            let settings = Settings::read();
            assert_eq!((settings.call_limit, settings.error_detail), (limit, detail));
            pest::set_call_limit(NonZeroUsize::new(7));
            drop(settings);
            let settings = Settings::read();
            assert_eq!((settings.call_limit, settings.error_detail), (limit, detail));
        }
    }
}
