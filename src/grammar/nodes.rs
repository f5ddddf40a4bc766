//! The tree of a text by the table of a grammar: the nodes that pest would make.

use alloc::vec::Vec;

use crate::grammar::interpreter::{Interpreter, Observer, Open};
use crate::grammar::node::{Match, NoTree};
use crate::grammar::span::Span;
use crate::grammar::table::{GrammarRule, RuleModifier};

/// The tree of a text by a rule.
pub(crate) fn tree(rule: GrammarRule, text: &str) -> Result<Vec<Match>, NoTree> {
    let mut interpreter = Interpreter::new(text, Nodes { nodes: Vec::with_capacity(32), is_atomic: false });
    let end = interpreter.rule(rule, 0);
    match interpreter.too_deep {
        Some(at) => Err(NoTree::Nesting(at)),
        None if end == Some(text.len()) => Ok(interpreter.observer.nodes),
        None => Err(NoTree::NoMatch),
    }
}

struct Nodes {
    nodes: Vec<Match>,
    /// Whether the rule is in an atomic one.
    is_atomic: bool,
}

/// What is kept while a rule is open.
struct Frame {
    /// The index of its node, if it has one.
    node: Option<usize>,
    /// Whether the rule itself is in an atomic one.
    is_in_atomic: bool,
}

impl Observer for Nodes {
    const SEES_FAILURES: bool = false;

    type Frame = Frame;

    fn begins(&mut self, rule: GrammarRule, start: usize) -> Frame {
        let is_in_atomic = self.is_atomic;
        let (is_node, is_atomic) = match rule.modifier {
            RuleModifier::None => (!is_in_atomic, is_in_atomic),
            RuleModifier::Silent => (false, is_in_atomic),
            RuleModifier::Atomic => (!is_in_atomic, true),
            RuleModifier::Compound => (true, false),
        };
        let node = is_node.then_some(self.nodes.len());
        if is_node {
            self.nodes.push(Match { rule, span: Span { start, end: start }, below: 0 });
        }
        self.is_atomic = is_atomic;
        Frame { node, is_in_atomic }
    }

    fn ends(&mut self, frame: Frame, _: GrammarRule, _: usize, end: Option<usize>, _: &Open) {
        self.is_atomic = frame.is_in_atomic;
        // The nodes of a rule that fails are removed where another alternative is tried.
        if let (Some(node), Some(end)) = (frame.node, end) {
            self.nodes[node].below = self.nodes.len() - node - 1;
            self.nodes[node].span.end = end;
        }
    }

    fn mark(&self) -> usize {
        self.nodes.len()
    }

    fn reset(&mut self, mark: usize) {
        self.nodes.truncate(mark);
    }

    fn sees_characters(&self) -> bool {
        !self.is_atomic
    }
}
