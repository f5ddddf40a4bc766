//! Parses texts with a rule of a grammar file.

use std::io::{self, Write};

use pest_check::Deadline;
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::options::PestOption;
use crate::command::pest_vm::{NoMatch, Node, PANICKED, PestVm, STOPPED, TOO_LONG};
use crate::command::rule_argument::pest_rule;

/// A parser for texts of one rule.
pub struct TextParser {
    vm: PestVm,
    rule: String,
    /// The time for a text.
    seconds: u32,
}

impl TextParser {
    /// Reads a rule given as `FILE:RULE`.
    pub fn read(named: &str, pest: PestOption, seconds: u32) -> Result<Self, GrammarError> {
        let (grammar, rule) = pest_rule(named, pest)?;
        let vm = PestVm::new(&grammar, Deadline::NEVER)?;
        Ok(TextParser { vm, rule, seconds })
    }

    /// Returns the nodes of the parse tree of a text, each before its children.
    pub fn parse<'t>(&self, text: &'t str) -> Result<Vec<TreeNode<'t>>, Rejection> {
        self.vm.set_deadline(Deadline::after(self.seconds));
        let nodes = self.vm.tree(&self.rule, text).map_err(|stop| self.rejection(stop))?;
        Ok(nodes.iter().map(|node| TreeNode::new(node, text)).collect())
    }

    fn rejection(&self, stop: NoMatch) -> Rejection {
        let rule = &self.rule;
        let gave_up =
            |why: &str| Rejection { message: format!("{rule} gave up: {why}"), offset: None, expected: vec![] };
        match stop {
            NoMatch::TooLong => gave_up(TOO_LONG),
            NoMatch::Stopped => gave_up(STOPPED),
            NoMatch::Panicked => gave_up(PANICKED),
            NoMatch::At { at, expected, unwanted } => {
                let expected_here = list(&expected).map(|it| format!("expected {it}"));
                let unwanted = list(&unwanted).map(|it| format!("{it} is not allowed there"));
                let reasons: Vec<String> = expected_here.into_iter().chain(unwanted).collect();
                let reasons = if reasons.is_empty() { String::new() } else { format!(": {}", reasons.join("; ")) };
                Rejection { message: format!("{rule} stops at byte {at}{reasons}"), offset: Some(at), expected }
            }
        }
    }
}

/// The reason why a text is rejected.
#[derive(Serialize)]
pub struct Rejection {
    pub message: String,
    pub offset: Option<usize>,
    pub expected: Vec<String>,
}

/// Joins items with commas and "or".
fn list(all: &[String]) -> Option<String> {
    let (last, others) = all.split_last()?;
    Some(if others.is_empty() { last.clone() } else { format!("{} or {last}", others.join(", ")) })
}

/// The JSON object of a valid text.
#[derive(Serialize)]
pub struct Parsed<'t> {
    pub input: &'t str,
    pub valid: bool,
    pub tree: Vec<TreeNode<'t>>,
}

/// A node of a parse tree.
#[derive(Serialize)]
pub struct TreeNode<'t> {
    depth: usize,
    rule: String,
    start: usize,
    end: usize,
    text: &'t str,
}

impl<'t> TreeNode<'t> {
    fn new(node: &Node, text: &'t str) -> Self {
        let (start, end) = (node.span.start, node.span.end);
        TreeNode { depth: node.depth, rule: node.rule.clone(), start, end, text: &text[start..end] }
    }

    /// Writes the line of the node.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let TreeNode { depth, ref rule, start, end, text } = *self;
        writeln!(out, "{:indent$}{rule} {start}..{end} {text:?}", "", indent = 2 * depth)
    }
}
