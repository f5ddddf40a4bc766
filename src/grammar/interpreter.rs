//! Matches a text by the table of a grammar, with pest's semantics: ordered choice, possessive repetition, lookahead.
//!
//! What a match is used for is an [`Observer`] each: whether there is one (`()`), the tree ([`nodes`](super::nodes)),
//! why there is none ([`failure`](super::failure)).

use alloc::vec::Vec;

use crate::grammar::expected::Expected;
use crate::grammar::table::{Characters, Expression, GrammarRule, MAX_DEPTH, MAX_NESTING, Nesting};
use crate::text::percent_encoded::PERCENT;

/// The rules that have begun and not ended, each with the offset at which it began.
pub(crate) type Open = [(GrammarRule, usize)];

/// What an interpreter reports to. Nothing inside a lookahead is reported.
pub(crate) trait Observer {
    /// Whether failures are reported. If not, a rule is not tried where it cannot begin, and literals are compared as a
    /// whole.
    const SEES_FAILURES: bool;

    /// What is kept between the beginning and the end of a rule.
    type Frame;

    /// Whether to try a rule inside the open ones.
    fn is_intended(&self, _rule: GrammarRule, _start: usize, _open: &Open) -> bool {
        true
    }

    /// Whether to pass over an optional part, or an alternative.
    fn skips(&mut self, _part: &Expression, _at: usize) -> bool {
        false
    }

    fn begins(&mut self, rule: GrammarRule, start: usize) -> Self::Frame;

    /// A rule, the last of the open ones if failures are reported, ends at an offset; `None` if it does not match.
    fn ends(&mut self, frame: Self::Frame, rule: GrammarRule, start: usize, end: Option<usize>, open: &Open);

    /// A state to return to after a failure.
    fn mark(&self) -> usize {
        0
    }

    fn reset(&mut self, _mark: usize) {}

    /// Whether the rules in a run of characters are reported.
    fn sees_characters(&self) -> bool {
        false
    }

    /// Where a run of characters is read character by character; by default nowhere.
    fn reads_from(&self, text: &str) -> usize {
        text.len()
    }

    /// A literal begins and matches up to an offset, or as a whole.
    fn literal(&mut self, _start: usize, _end: usize, _is_match: bool) {}

    /// The text is valid up to an offset.
    fn reached(&mut self, _at: usize) {}

    /// The text is valid up to an offset, and would be with what is expected there.
    fn stopped(&mut self, _at: usize, _expected: Option<Expected>, _open: &Open) {}
}

/// Only whether a rule matches.
impl Observer for () {
    const SEES_FAILURES: bool = false;

    type Frame = ();

    fn begins(&mut self, _: GrammarRule, _: usize) {}

    fn ends(&mut self, (): (), _: GrammarRule, _: usize, _: Option<usize>, _: &Open) {}
}

/// How far `rule` matches `text` from its start.
#[inline]
pub(crate) fn matched(rule: impl Into<GrammarRule>, text: &str) -> Option<usize> {
    matched_by(rule.into(), text)
}

/// The same without generics: the call of `into` determines which part of the table is used.
fn matched_by(rule: GrammarRule, text: &str) -> Option<usize> {
    Interpreter::new(text, ()).rule(rule, 0)
}

/// Whether `rule` matches the whole of `text`.
#[inline]
pub(crate) fn matches(rule: impl Into<GrammarRule>, text: &str) -> bool {
    matched(rule, text) == Some(text.len())
}

/// The same for a text that something may follow: a lookahead at its end matches.
#[cfg(feature = "custom-grammars")]
pub(crate) fn matches_open(rule: GrammarRule, text: &str) -> bool {
    Interpreter { is_open: true, ..Interpreter::new(text, ()) }.rule(rule, 0) == Some(text.len())
}

/// Where a rule is nested in itself too often when `rule` matches `text` from its start.
#[cfg(feature = "trees")]
pub(crate) fn too_deep(rule: GrammarRule, text: &str) -> Option<usize> {
    if rule.nesting == Nesting::None {
        return None;
    }
    let mut interpreter = Interpreter::new(text, ());
    interpreter.rule(rule, 0);
    interpreter.too_deep
}

/// Matches a text.
pub(crate) struct Interpreter<'t, O> {
    text: &'t str,
    pub(crate) observer: O,
    open: Vec<(GrammarRule, usize)>,
    /// Where a rule would be nested in itself too often. From then on nothing matches.
    pub(crate) too_deep: Option<usize>,
    /// Whether another text may follow.
    is_open: bool,
    /// Whether a lookahead is read, where only the match counts.
    is_ahead: bool,
}

impl<'t, O: Observer> Interpreter<'t, O> {
    pub(crate) fn new(text: &'t str, observer: O) -> Self {
        Interpreter { text, observer, open: Vec::new(), too_deep: None, is_open: false, is_ahead: false }
    }

    /// Whether `rule` matches the whole text.
    pub(crate) fn whole(&mut self, rule: GrammarRule) -> bool {
        match self.rule(rule, 0) {
            Some(end) if end < self.text.len() => self.rejected(end, Expected::End).is_some(),
            end => end.is_some(),
        }
    }

    /// Where `rule` ends if it matches from `start`.
    pub(crate) fn rule(&mut self, rule: GrammarRule, start: usize) -> Option<usize> {
        if !self.sees_failures() && !self.may_begin(rule, start) {
            return None;
        }
        if !O::SEES_FAILURES && rule.nesting == Nesting::None {
            return self.observed(rule, start);
        }
        let is_intended = self.is_ahead || self.observer.is_intended(rule, start, &self.open);
        if self.too_deep.is_some() || !is_intended {
            return None;
        }
        let is_too_deep =
            || self.open.len() >= MAX_DEPTH || self.open.iter().filter(|(open, _)| *open == rule).count() > MAX_NESTING;
        if rule.nesting == Nesting::Itself && is_too_deep() {
            self.too_deep = Some(start);
            return None;
        }
        self.open.push((rule, start));
        let end = self.observed(rule, start);
        self.open.pop();
        end
    }

    fn observed(&mut self, rule: GrammarRule, start: usize) -> Option<usize> {
        if self.is_ahead {
            return self.expression(rule.0.expression, start);
        }
        let frame = self.observer.begins(rule, start);
        let end = self.expression(rule.0.expression, start);
        self.observer.ends(frame, rule, start, end, &self.open);
        end
    }

    fn sees_failures(&self) -> bool {
        O::SEES_FAILURES && !self.is_ahead
    }

    /// Whether a match of a rule may begin with the character at an offset.
    fn may_begin(&self, rule: GrammarRule, at: usize) -> bool {
        match self.text.as_bytes().get(at) {
            Some(byte) => !byte.is_ascii() || rule.first.has(*byte),
            None => rule.first == Characters::ALL,
        }
    }

    fn expression(&mut self, expression: &Expression, at: usize) -> Option<usize> {
        let next = || self.text[at..].chars().next();
        match *expression {
            Expression::Literal(literal) if !self.sees_failures() => self.ends_after(at, literal, <[u8]>::eq),
            Expression::AnyCase(literal) if !self.sees_failures() => {
                self.ends_after(at, literal, <[u8]>::eq_ignore_ascii_case)
            }
            Expression::Literal(literal) => self.literal(literal, at, |found, wanted| found == wanted),
            Expression::AnyCase(literal) => {
                self.literal(literal, at, |found, wanted| found.eq_ignore_ascii_case(&wanted))
            }
            Expression::Range(first, last) => match next() {
                Some(found) if (first..=last).contains(&found) => Some(self.reached(at + found.len_utf8())),
                _ => self.rejected(at, Expected::Range(first, last)),
            },
            Expression::Any => next().map(|found| self.reached(at + found.len_utf8())),
            Expression::Rule(rule) => self.rule(rule, at),
            Expression::Sequence(items) => items.iter().try_fold(at, |at, item| self.expression(item, at)),
            Expression::Choice(options) => options.iter().enumerate().find_map(|(index, option)| {
                let is_last = index + 1 == options.len();
                if !is_last && self.observer.skips(option, at) { None } else { self.alternative(option, at) }
            }),
            Expression::Repeat(item, 0, 1) if self.observer.skips(item, at) => Some(at),
            Expression::Repeat(item, least, most) => self.repeat(item, least, most, 0, at),
            Expression::Run(characters, item, least) => self.run(characters, item, least, at),
            // A failure in a lookahead counts too: another alternative may continue with what it does not find, or must
            // not find.
            Expression::Ahead(inner) => self.ahead(inner, at),
            Expression::NotAhead(inner) => self.not_ahead(inner, at),
        }
    }

    /// Parses what may fail without a failure of the expression around it, and then leaves nothing with the observer.
    fn alternative(&mut self, expression: &Expression, at: usize) -> Option<usize> {
        let mark = self.observer.mark();
        let end = self.expression(expression, at);
        if end.is_none() {
            self.observer.reset(mark);
        }
        end
    }

    /// The end of a literal at an offset, if it is there.
    fn ends_after(&self, at: usize, literal: &str, is_same: impl Fn(&[u8], &[u8]) -> bool) -> Option<usize> {
        let end = at + literal.len();
        self.text.as_bytes().get(at..end).is_some_and(|found| is_same(found, literal.as_bytes())).then_some(end)
    }

    fn ahead(&mut self, inner: &Expression, at: usize) -> Option<usize> {
        // A match is not reported: it is matched again after the lookahead.
        if self.is_open && at == self.text.len() || self.matches_ahead(inner, at) {
            return Some(at);
        }
        self.watch(inner, at);
        None
    }

    fn not_ahead(&mut self, inner: &Expression, at: usize) -> Option<usize> {
        // A match that must not occur cannot continue. What does not occur could, for another alternative.
        if self.matches_ahead(inner, at) {
            if !self.is_ahead {
                self.observer.stopped(at, None, &self.open);
            }
            return None;
        }
        // A literal is only excluded: no alternative is about it.
        if !is_literal(inner) {
            self.watch(inner, at);
        }
        Some(at)
    }

    /// Matches what does not match, so that the observer sees how far it gets. Otherwise nothing is matched twice: each
    /// level of nested lookahead would double the cost.
    fn watch(&mut self, expression: &Expression, at: usize) {
        if self.sees_failures() {
            self.expression(expression, at);
        }
    }

    /// Whether an expression matches.
    fn matches_ahead(&mut self, expression: &Expression, at: usize) -> bool {
        let is_ahead = core::mem::replace(&mut self.is_ahead, true);
        let found = self.expression(expression, at).is_some();
        self.is_ahead = is_ahead;
        found
    }

    fn literal(&mut self, literal: &'static str, at: usize, same: fn(char, char) -> bool) -> Option<usize> {
        let mut end = at;
        for wanted in literal.chars() {
            match self.text[end..].chars().next() {
                Some(found) if same(found, wanted) => end += found.len_utf8(),
                _ => {
                    self.observer.literal(at, end, false);
                    return self.rejected(end, Expected::literal(literal, end - at));
                }
            }
        }
        self.observer.literal(at, end, true);
        Some(self.reached(end))
    }

    /// Repeats an expression that has matched `count` times before `at`.
    fn repeat(&mut self, item: &Expression, least: u32, most: u32, count: u32, at: usize) -> Option<usize> {
        let (mut count, mut at) = (count, at);
        while count < most {
            match self.alternative(item, at) {
                Some(end) => at = end,
                None => break,
            }
            count += 1;
        }
        (count >= least).then_some(at)
    }

    /// Most of a long text is a run of characters of one set.
    fn run(&mut self, characters: Characters, item: &Expression, least: u32, start: usize) -> Option<usize> {
        if !self.is_ahead && self.observer.sees_characters() {
            return self.repeat(item, least, u32::MAX, 0, start);
        }
        let end = self.observer.reads_from(self.text).max(start);
        let run = &self.text.as_bytes()[start..end];
        let at = start + run.iter().position(|&byte| !characters.has(byte)).unwrap_or(run.len());
        self.reached(at);
        let count = u32::try_from(at - start).unwrap_or(u32::MAX - 1);
        match self.text.as_bytes().get(at) {
            // Another ASCII character ends the run.
            Some(byte) if !O::SEES_FAILURES && byte.is_ascii() && *byte != PERCENT => (count >= least).then_some(at),
            _ => self.repeat(item, least, u32::MAX, count, at),
        }
    }

    fn reached(&mut self, at: usize) -> usize {
        if !self.is_ahead {
            self.observer.reached(at);
        }
        at
    }

    fn rejected(&mut self, at: usize, expected: Expected) -> Option<usize> {
        if !self.is_ahead {
            self.observer.stopped(at, Some(expected), &self.open);
        }
        None
    }
}

/// Whether an expression is a literal, or a choice of literals.
fn is_literal(expression: &Expression) -> bool {
    match expression {
        Expression::Literal(_) | Expression::AnyCase(_) => true,
        Expression::Choice(options) => options.iter().all(is_literal),
        _ => false,
    }
}
