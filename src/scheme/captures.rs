//! The tree of a URI by the rule of its scheme, from the captures of the recognizer. It is the tree of pest,
//! without pest.

use alloc::vec::Vec;
use core::cell::RefCell;

use crate::error::ParseError;
use crate::grammar::Rule;
use crate::grammar::generated::scheme_recognizer::{Capture, matched};
use crate::grammar::node::Match;
use crate::grammar::span::Span;
use crate::parse::ParseTree;
use crate::parse::parser::error;

/// The captures of a recognizer, each before those inside it. A copy stores how many there were when it was
/// made. The captures of a failed alternative are dropped.
#[derive(Clone, Copy)]
struct Captures<'c> {
    all: &'c RefCell<Vec<Match>>,
    count: usize,
}

impl Capture<Rule> for Captures<'_> {
    fn matched(&mut self, rule: Rule, start: usize, end: usize) {
        self.matched_around(self.count, rule, start, end);
    }

    fn count(&self) -> usize {
        self.count
    }

    fn matched_around(&mut self, count: usize, rule: Rule, start: usize, end: usize) {
        let mut all = self.all.borrow_mut();
        all.truncate(self.count);
        all.insert(count, Match { rule: rule.into(), span: Span { start, end }, below: self.count - count });
        self.count += 1;
    }
}

/// The tree of a text by a rule of a scheme; by the table, if the rule has no recognizer.
pub(super) fn tree(rule: Rule, text: &str) -> Result<ParseTree<'_>, ParseError> {
    let all = RefCell::new(Vec::with_capacity(16));
    let mut captures = Captures { all: &all, count: 0 };
    match matched(rule, text, &mut captures) {
        Some(Some(end)) if end == text.len() => {
            let count = captures.count;
            let mut nodes = all.into_inner();
            nodes.truncate(count);
            Ok(ParseTree::from_nodes(text, nodes))
        }
        Some(_) => Err(error(rule.into(), text)),
        None => ParseTree::parse_by(rule, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::generated::scheme_recognizer;
    use crate::grammar::grammar_files;
    use alloc::string::{String, ToString};

    /// Rules that are never captured, because they are inside an atomic rule.
    const HIDDEN: [Rule; 2] = [Rule::geo_pnum, Rule::DNSname];

    fn shown(tree: &ParseTree<'_>) -> Vec<String> {
        let is_hidden = |line: &str| HIDDEN.iter().any(|rule| line.trim_start().starts_with(rule.entry().name));
        tree.to_string().lines().filter(|line| !is_hidden(line)).map(String::from).collect()
    }

    /// Each recognizer is run on all examples of the grammar files.
    #[test]
    fn captures_agree_with_the_table() {
        let lines = grammar_files().flat_map(|(_, text)| text.lines());
        let lines = lines.filter(|line| line.starts_with("// ok:") || line.starts_with("// bad:"));
        let texts: Vec<&str> = lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
        let mut trees = 0;
        for &rule in scheme_recognizer::RULES {
            for text in &texts {
                let of_table = ParseTree::parse_by(rule, text);
                trees += usize::from(of_table.is_ok());
                let shown = |tree: Result<ParseTree<'_>, _>| tree.map(|tree| shown(&tree));
                assert_eq!(shown(tree(rule, text)), shown(of_table), "{text:?} by {rule:?}");
            }
        }
        let is_known = |rule| scheme_recognizer::RULES.contains(rule);
        assert!(trees > 200 && crate::scheme::SchemeUri::rules().iter().all(|it| is_known(&it.rule)), "{trees}");
    }
}
