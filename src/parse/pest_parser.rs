//! pest's parser of a grammar: the matches of the rules in a text, in a list.

use alloc::vec::Vec;

use pest::{RuleType, Token};

use crate::grammar::generated::parser::Parser;
use crate::grammar::rules::Rule;
use crate::grammar::span::Span;
use crate::grammar::table::{GrammarRule, RuleEntry};

/// Parses a whole text by the rule at an index of a grammar's table.
pub type Read = fn(usize, &str) -> Result<Vec<Match>, PestFailure>;

/// A rule, and pest's parser for its grammar. The table itself does not refer to a parser, so a program that makes no trees has
/// none.
#[derive(Clone, Copy)]
pub struct ParserRule {
    pub rule: GrammarRule,
    pub read: Read,
}

impl ParserRule {
    /// Parses the whole of a text.
    pub(crate) fn read(self, text: &str) -> Result<Vec<Match>, PestFailure> {
        (self.read)(usize::from(self.rule.index), text)
    }
}

impl From<Rule> for ParserRule {
    fn from(rule: Rule) -> Self {
        let read: Read =
            |index, text| read::<Parser, Rule>(Rule::all_rules().get(index).copied(), text, |rule| Some(rule.entry()));
        ParserRule { rule: rule.into(), read }
    }
}

/// One match of one rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Match {
    pub(crate) rule: GrammarRule,
    pub(crate) span: Span,
    /// The number of nodes below this one.
    pub(crate) below: usize,
}

/// Why pest rejected a text.
#[derive(Clone, Copy, Debug)]
pub enum PestFailure {
    /// The rule does not match the whole text.
    NoMatch,
    /// The text reached a limit of pest: that of `pest::set_call_limit`, or the end of the stack.
    Limit,
    /// From this byte on, a rule is nested in itself more often than [`MAX_NESTING`], or more rules than [`MAX_DEPTH`] are nested
    /// in one another.
    Nesting(usize),
}

/// Parses a whole text by one of pest's parsers, and collects the matches.
///
/// # Errors
/// If the rule does not match the whole text.
pub fn read<P: pest::Parser<R>, R: RuleType>(
    rule: Option<R>,
    text: &str,
    entry: impl Fn(R) -> Option<&'static RuleEntry>,
) -> Result<Vec<Match>, PestFailure> {
    let rule = rule.ok_or(PestFailure::NoMatch)?;
    let pairs = P::parse(rule, text).map_err(|error| match error.variant {
        pest::error::ErrorVariant::ParsingError { .. } => PestFailure::NoMatch,
        pest::error::ErrorVariant::CustomError { .. } => PestFailure::Limit,
    })?;
    let mut nodes: Vec<Match> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for token in pairs.tokens() {
        match token {
            Token::Start { rule, pos } => {
                let rule = GrammarRule(entry(rule).ok_or(PestFailure::NoMatch)?);
                open.push(nodes.len());
                nodes.push(Match { rule, span: Span { start: pos.pos(), end: pos.pos() }, below: 0 });
            }
            Token::End { pos, .. } => {
                if let Some(index) = open.pop() {
                    let below = nodes.len() - index - 1;
                    nodes[index].below = below;
                    nodes[index].span.end = pos.pos();
                }
            }
        }
    }
    // A rule matches from the start; the caller requires that it matches to the end.
    let end = nodes.first().map_or(0, |node| node.span.end);
    if end == text.len() { Ok(nodes) } else { Err(PestFailure::NoMatch) }
}
