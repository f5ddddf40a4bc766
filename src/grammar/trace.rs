//! Which rules are tried on a text, and where each fails: for authors of grammars.

use alloc::vec::Vec;
use core::fmt;

use crate::grammar::expected::Expected;
use crate::grammar::interpreter::{Interpreter, Observer, Open};
use crate::grammar::rules::EntryRule;
use crate::grammar::table::GrammarRule;

/// The rules that are tried on a text, one a line, each below the rule that names it: the range of bytes that it
/// matches, or where it fails and what it expects there. It shows no text, which may be secret.
///
/// ```
/// use pest_uri::EntryRule;
///
/// let trace = EntryRule::AbsoluteUri.trace("a:b c").to_string();
/// assert!(trace.starts_with("absolute-URI 0 fails at 3: expected the end\n  scheme 0..1\n  hier-part 2..3\n"));
/// assert!(trace.contains("    path-absolute 2 fails at 2: expected \"/\"\n    path-rootless 2..3\n"));
/// ```
#[derive(Clone, Debug)]
pub struct Trace {
    steps: Vec<Step>,
    /// The steps that have begun and not ended.
    open: Vec<usize>,
}

#[derive(Clone, Debug)]
struct Step {
    rule: GrammarRule,
    depth: usize,
    start: usize,
    end: Option<usize>,
    /// The furthest failure inside, and what is expected there.
    at: usize,
    expected: Option<Expected>,
}

impl EntryRule {
    /// The rules that are tried on a text.
    #[must_use]
    pub fn trace(self, text: &str) -> Trace {
        Trace::new(self.rule().into(), text)
    }
}

impl Trace {
    pub(crate) fn new(rule: GrammarRule, text: &str) -> Self {
        let mut interpreter = Interpreter::new(text, Trace { steps: Vec::new(), open: Vec::new() });
        if interpreter.whole(rule) {
            return interpreter.observer;
        }
        let mut trace = interpreter.observer;
        // A rule that matches only a part of the text fails at its end.
        if let Some(first) = trace.steps.first_mut().filter(|first| first.end.is_some()) {
            (first.at, first.expected) = (first.end.take().unwrap_or_default(), Some(Expected::End));
        }
        trace
    }

    /// Notes a failure in the innermost open rule, if it is as far as any in it.
    fn note(&mut self, at: usize, expected: Option<Expected>) {
        let innermost = self.open.last().and_then(|&index| self.steps.get_mut(index));
        if let Some(step) = innermost.filter(|step| at > step.at || at == step.at && step.expected.is_none()) {
            (step.at, step.expected) = (at, expected);
        }
    }
}

impl Observer for Trace {
    const SEES_FAILURES: bool = true;

    type Frame = usize;

    fn begins(&mut self, rule: GrammarRule, start: usize) -> usize {
        let index = self.steps.len();
        self.steps.push(Step { rule, depth: self.open.len(), start, end: None, at: start, expected: None });
        self.open.push(index);
        index
    }

    fn ends(&mut self, index: usize, rule: GrammarRule, start: usize, end: Option<usize>, _: &Open) {
        self.open.pop();
        let (at, expected) = self.steps[index..].first().map_or((start, None), |step| (step.at, step.expected));
        self.steps[index].end = end;
        // Its name says more than its characters, and a line for each is too much.
        if rule.is_character {
            self.steps.truncate(index);
        }
        if end.is_none() {
            self.note(at, if rule.is_character && at == start { Some(Expected::Rule(rule)) } else { expected });
        }
    }

    fn stopped(&mut self, at: usize, expected: Option<Expected>, _: &Open) {
        self.note(at, expected);
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Step { rule, depth, start, end, at, expected } in &self.steps {
            write!(formatter, "{:1$}{2} {start}", "", 2 * depth, rule.name)?;
            match (end, expected) {
                (Some(end), _) => writeln!(formatter, "..{end}")?,
                (None, Some(expected)) => writeln!(formatter, " fails at {at}: expected {expected}")?,
                (None, None) => writeln!(formatter, " fails at {at}")?,
            }
        }
        Ok(())
    }
}
