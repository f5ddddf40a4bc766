//! The tree of a URI by the rule of its scheme, from what the recognizer captures: that of pest, without pest.

use alloc::vec::Vec;
use core::cell::RefCell;

use crate::error::ParseError;
use crate::grammar::Rule;
use crate::grammar::generated::scheme_recognizer::{Record, matched};
use crate::grammar::span::Span;
use crate::parse::ParseTree;
use crate::parse::parser::error;
use crate::parse::pest_parser::Match;

/// The captures of a recognizer, in the order of their ends. A copy knows how many there were when it was made: what is captured on a way
/// that leads nowhere is dropped.
#[derive(Clone, Copy)]
struct Captures<'c> {
    all: &'c RefCell<Vec<Capture>>,
    count: usize,
}

struct Capture {
    rule: Rule,
    span: Span,
    /// How many came before it.
    index: usize,
}

impl Record<Rule> for Captures<'_> {
    fn matched(&mut self, rule: Rule, start: usize, end: usize) {
        let mut all = self.all.borrow_mut();
        all.truncate(self.count);
        all.push(Capture { rule, span: Span { start, end }, index: self.count });
        self.count += 1;
    }
}

#[derive(Clone, Copy)]
struct Nothing;

impl Record<Rule> for Nothing {
    fn matched(&mut self, _: Rule, _: usize, _: usize) {}
}

/// Whether the rule of a scheme matches the whole of a text.
pub(super) fn check(rule: Rule, text: &str) -> Result<(), ParseError> {
    if matched(rule, text, &mut Nothing) == Some(text.len()) { Ok(()) } else { Err(error(rule.into(), text)) }
}

/// The tree of a text by the rule of a scheme.
pub(super) fn tree(rule: Rule, text: &str) -> Result<ParseTree<'_>, ParseError> {
    let all = RefCell::new(Vec::with_capacity(16));
    let mut captures = Captures { all: &all, count: 0 };
    if matched(rule, text, &mut captures) != Some(text.len()) {
        return Err(error(rule.into(), text));
    }
    let count = captures.count;
    let mut captures = all.into_inner();
    captures.truncate(count);
    Ok(ParseTree::of_nodes(text, nodes(captures)))
}

/// The nodes in the order of their starts, each with the number of those below it.
fn nodes(mut captures: Vec<Capture>) -> Vec<Match> {
    captures.sort_unstable_by_key(|it| (it.span.start, usize::MAX - it.span.end, usize::MAX - it.index));
    let mut nodes: Vec<Match> = Vec::with_capacity(captures.len());
    // The nodes around the next one, each with its index among the captures: it ends after all that are below it.
    let mut open: Vec<(usize, usize)> = Vec::with_capacity(8);
    for Capture { rule, span, index } in captures {
        while let Some(&(node, last)) = open.last()
            && last < index
        {
            nodes[node].below = nodes.len() - node - 1;
            open.pop();
        }
        open.push((nodes.len(), index));
        nodes.push(Match { rule: rule.into(), span, below: 0 });
    }
    for (node, _) in open {
        nodes[node].below = nodes.len() - node - 1;
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::grammar_files;

    /// All texts that stand above a rule as examples are tried by the rules of all schemes.
    #[test]
    fn captures_make_the_tree_that_pest_makes() {
        let mut trees = 0;
        for scheme in crate::scheme::rules() {
            for text in grammar_files().flat_map(|(_, text)| text.lines()).filter(|line| line.starts_with("// ok:")) {
                for example in text.split('"').skip(1).step_by(2) {
                    let of_pest = ParseTree::parse_by(scheme.rule, example);
                    assert_eq!(tree(scheme.rule, example), of_pest, "{example:?} by {:?}", scheme.rule);
                    assert_eq!(check(scheme.rule, example).err(), of_pest.as_ref().err().copied());
                    trees += usize::from(of_pest.is_ok());
                }
            }
        }
        assert!(trees > 100, "{trees}");
    }
}
