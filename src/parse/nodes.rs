//! The matches of the rules in a text, in a list: by pest's parser of a grammar, or by the table.

use alloc::vec::Vec;

use pest::{Parser as _, Token};

use crate::grammar::generated::{parser, table};
use crate::grammar::interpreter::too_deep;
use crate::grammar::node::{Match, NoTree};
use crate::grammar::nodes::tree;
use crate::grammar::rules::Rule;
use crate::grammar::span::Span;
use crate::grammar::table::{GrammarRule, RuleEntry};

/// Parses a whole text by a rule.
type Read = fn(GrammarRule, &str) -> Result<Vec<Match>, NoTree>;

/// A rule, and what makes the trees of its grammar. The table itself does not refer to a parser, so a program that
/// makes no trees has none.
#[derive(Clone, Copy)]
pub(crate) struct ParserRule {
    pub(crate) rule: GrammarRule,
    read: Read,
}

impl ParserRule {
    /// Parses the whole of a text.
    pub(crate) fn read(self, text: &str) -> Result<Vec<Match>, NoTree> {
        (self.read)(self.rule, text)
    }
}

impl From<Rule> for ParserRule {
    fn from(rule: Rule) -> Self {
        // pest's rules are the first of the table.
        let read: Read = match parser::Rule::all_rules().get(rule as usize) {
            Some(_) => |rule, text| {
                let rule = parser::Rule::all_rules().get(usize::from(rule.index)).copied();
                read(rule, text, |rule| table::PART_0.get(rule as usize))
            },
            None => tree,
        };
        ParserRule { rule: rule.into(), read }
    }
}

/// A rule of a custom grammar, which has only a table.
#[cfg(feature = "custom-grammars")]
impl From<GrammarRule> for ParserRule {
    fn from(rule: GrammarRule) -> Self {
        ParserRule { rule, read: tree }
    }
}

/// Parses a whole text by pest's parser, and collects the matches.
fn read(
    rule: Option<parser::Rule>,
    text: &str,
    entry: impl Fn(parser::Rule) -> Option<&'static RuleEntry>,
) -> Result<Vec<Match>, NoTree> {
    let rule = rule.ok_or(NoTree::NoMatch)?;
    // pest's parser has no limit of its own for rules in rules.
    if let Some(at) = entry(rule).and_then(|entry| too_deep(GrammarRule(entry), text)) {
        return Err(NoTree::Nesting(at));
    }
    let pairs = parser::Parser::parse(rule, text).map_err(|error| match error.variant {
        pest::error::ErrorVariant::ParsingError { .. } => NoTree::NoMatch,
        pest::error::ErrorVariant::CustomError { .. } => NoTree::Limit,
    })?;
    let mut nodes: Vec<Match> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for token in pairs.tokens() {
        match token {
            Token::Start { rule, pos } => {
                let rule = GrammarRule(entry(rule).ok_or(NoTree::NoMatch)?);
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
    if end == text.len() { Ok(nodes) } else { Err(NoTree::NoMatch) }
}
