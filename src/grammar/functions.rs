//! What the functions call that the derive writes for the rules of a grammar.
//!
//! A function returns whether its rule matches at the current offset. If it does not, the offset and the nodes are as
//! they happen to be, and its caller resets them.

use alloc::vec::Vec;

use crate::grammar::node::Match;
use crate::grammar::span::Span;
use crate::grammar::table::{GrammarRule, RuleEntry};

/// The function of a rule.
pub type Function = fn(&mut Matcher<'_>) -> bool;

/// A text, how far it has been matched, and the nodes of the matches.
pub struct Matcher<'t> {
    text: &'t str,
    at: usize,
    nodes: Vec<Match>,
}

/// A state of a [`Matcher`] to return to.
#[derive(Clone, Copy)]
pub struct Mark {
    at: usize,
    nodes: usize,
}

/// The nodes of a whole text, if the function matches it.
pub(crate) fn nodes(function: Function, text: &str) -> Option<Vec<Match>> {
    let mut matcher = Matcher { text, at: 0, nodes: Vec::with_capacity(16) };
    (function(&mut matcher) && matcher.at == text.len()).then_some(matcher.nodes)
}

impl Matcher<'_> {
    #[inline]
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark { at: self.at, nodes: self.nodes.len() }
    }

    /// Returns to a state; always true.
    pub fn reset(&mut self, mark: Mark) -> bool {
        self.at = mark.at;
        self.nodes.truncate(mark.nodes);
        true
    }

    /// Whether the offset is after that of a state.
    #[inline]
    #[must_use]
    pub fn is_after(&self, mark: Mark) -> bool {
        self.at > mark.at
    }

    /// Begins a node, and returns its index.
    pub fn open(&mut self, rule: &'static RuleEntry) -> usize {
        let span = Span { start: self.at, end: self.at };
        self.nodes.push(Match { rule: GrammarRule(rule), span, below: 0 });
        self.nodes.len() - 1
    }

    /// Ends a node; always true.
    pub fn close(&mut self, index: usize) -> bool {
        let below = self.nodes.len() - index - 1;
        if let Some(node) = self.nodes.get_mut(index) {
            (node.span.end, node.below) = (self.at, below);
        }
        true
    }

    /// Matches a text as it is written.
    pub fn literal(&mut self, literal: &str) -> bool {
        let is_match = self.rest().starts_with(literal.as_bytes());
        self.at += if is_match { literal.len() } else { 0 };
        is_match
    }

    /// Matches a text with its ASCII letters in either case.
    pub fn any_case(&mut self, literal: &str) -> bool {
        let found = self.rest().get(..literal.len());
        let is_match = found.is_some_and(|found| found.eq_ignore_ascii_case(literal.as_bytes()));
        self.at += if is_match { literal.len() } else { 0 };
        is_match
    }

    /// Matches one character, from the first to the last.
    pub fn range(&mut self, first: char, last: char) -> bool {
        let found = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        let found = found.filter(|found| (first..=last).contains(found));
        self.at += found.map_or(0, char::len_utf8);
        found.is_some()
    }

    /// Matches one ASCII character of a set.
    pub fn one(&mut self, set: u128) -> bool {
        let is_match = self.rest().first().is_some_and(|&byte| has(set, byte));
        self.at += usize::from(is_match);
        is_match
    }

    /// Matches all ASCII characters of a set that follow, and at least so many. The set has a 1 for each of its bytes:
    /// a search in a table takes half of the time of one in bits.
    pub fn run(&mut self, set: &[u8; 256], least: usize) -> bool {
        let rest = self.rest();
        let length = rest.iter().position(|&byte| set[usize::from(byte)] == 0).unwrap_or(rest.len());
        self.at += length;
        length >= least
    }

    /// Whether a rule may match whose matches begin with a character of a set, or with one that is not ASCII.
    #[must_use]
    pub fn may_begin(&self, set: u128) -> bool {
        self.rest().first().is_some_and(|&byte| !byte.is_ascii() || has(set, byte))
    }

    #[inline]
    fn rest(&self) -> &[u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }
}

#[inline]
fn has(set: u128, byte: u8) -> bool {
    byte.is_ascii() && set >> byte & 1 == 1
}
