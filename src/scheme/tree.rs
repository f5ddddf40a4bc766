//! Nodes of a parse tree by their rules.

use crate::error::ParseError;
use crate::grammar::Rule;
use crate::parse::{Node, ParseTree};
use crate::scheme::captures;

impl<'t> ParseTree<'t> {
    /// Whether a rule matches the whole of a text.
    pub(crate) fn check(rule: Rule, text: &str) -> Result<(), ParseError> {
        captures::tree(rule, text).map(drop)
    }

    /// The first node of a rule.
    pub(crate) fn first(&self, rule: Rule) -> Option<Node<'_, 't>> {
        self.each(rule).next()
    }

    /// The text of the first node of a rule.
    pub(crate) fn text_of(&self, rule: Rule) -> Option<&'t str> {
        self.first(rule).map(Node::text)
    }

    /// The nodes of a rule, from left to right.
    pub(crate) fn each(&self, rule: Rule) -> impl Iterator<Item = Node<'_, 't>> {
        self.root().descendants().filter(move |node| node.is(rule))
    }
}

impl<'t> Node<'_, 't> {
    /// The text of the first node of a rule, among this node and its descendants.
    pub(crate) fn text_of(self, rule: Rule) -> Option<&'t str> {
        self.descendants().find(|node| node.is(rule)).map(Node::text)
    }

    pub(crate) fn is(self, rule: Rule) -> bool {
        self.matched().rule.is_named(rule)
    }
}
