//! `uri grammar parse`.

use std::io::{self, Write as _};

use serde::Serialize;

use crate::batch::{self, Failure};
use crate::grammar::error::GrammarError;
use crate::grammar::options::ParseByGrammarOptions;
use crate::grammar::pest_vm::{NoMatch, Node, PANICKED, PestVm, TOO_LONG, abnf_name};
use crate::grammar::shipped::ShippedGrammars;
use crate::grammar::source::NamedSide;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;
use crate::output::stdout::{self, Output};

pub fn run(options: ParseByGrammarOptions, shipped: &ShippedGrammars) -> io::Result<Outcome> {
    let ParseByGrammarOptions { grammar, inputs } = options;
    let json = inputs.json;
    match Grammar::read(&grammar, shipped) {
        Ok(grammar) => batch::run(inputs, |input, record| grammar.parse(input.text()?, record)),
        Err(error) => {
            let mut out = Output::new();
            stdout::ended(error.print(&mut out, json).and_then(|()| out.flush()), Outcome::NotRun)
        }
    }
}

/// A rule to parse by.
struct Grammar {
    machine: PestVm,
    rule: String,
}

impl Grammar {
    fn read(named: &str, shipped: &ShippedGrammars) -> Result<Self, GrammarError> {
        let side = NamedSide::read(named, None, shipped)?;
        side.check_name()?;
        if side.is_abnf || named.contains(":=") {
            return Err(GrammarError::new(named, "a rule of a grammar file of pest is wanted"));
        }
        let machine = PestVm::new(&side.files).map_err(|message| GrammarError::new(named, message))?;
        // In the tree, and in ABNF, `_` is `-`.
        Ok(Grammar { machine, rule: side.side.rule().replace('-', "_") })
    }

    fn parse(&self, text: &str, record: &mut OutputRecord<'_>) -> Result<(), Failure> {
        let tree = self.machine.tree(&self.rule, text).map_err(|stop| self.refused(&stop))?;
        let mut nodes = tree.iter().map(|node| TreeNode::new(node, text));
        if record.json {
            record.object(&Parsed { input: text, valid: true, tree: nodes.collect() })?;
        } else {
            nodes.try_for_each(|node| node.write(record.out))?;
        }
        Ok(())
    }

    /// What is wrong with a text.
    fn refused(&self, stop: &NoMatch) -> Diagnostic {
        let rule = abnf_name(&self.rule);
        match stop {
            NoMatch::TooLong => Diagnostic::message(format!("{rule} gave up: {TOO_LONG}")),
            NoMatch::Panicked => Diagnostic::message(format!("{rule} gave up: {PANICKED}")),
            NoMatch::At { at, expected, unwanted } => {
                let expected_here = list(expected).map(|it| format!("expected {it}"));
                let unwanted = list(unwanted).map(|it| format!("{it} must not stand there"));
                let reasons: Vec<String> = expected_here.into_iter().chain(unwanted).collect();
                let reasons = if reasons.is_empty() { String::new() } else { format!(": {}", reasons.join("; ")) };
                Diagnostic::at(*at, format!("{rule} stops at byte {at}{reasons}")).expecting(expected)
            }
        }
    }
}

/// What may stand somewhere, as it is read out.
fn list(all: &[String]) -> Option<String> {
    let (last, others) = all.split_last()?;
    Some(if others.is_empty() { last.clone() } else { format!("{} or {last}", others.join(", ")) })
}

#[derive(Serialize)]
struct Parsed<'t> {
    input: &'t str,
    valid: bool,
    tree: Vec<TreeNode<'t>>,
}

#[derive(Serialize)]
struct TreeNode<'t> {
    depth: usize,
    rule: String,
    start: usize,
    end: usize,
    text: &'t str,
}

impl<'t> TreeNode<'t> {
    fn new(node: &Node, text: &'t str) -> Self {
        let (start, end) = (node.span.start, node.span.end);
        TreeNode { depth: node.depth, rule: abnf_name(&node.rule), start, end, text: &text[start..end] }
    }

    /// As the tree of `uri parse` has it.
    fn write(&self, out: &mut Output) -> io::Result<()> {
        let TreeNode { depth, ref rule, start, end, text } = *self;
        writeln!(out, "{:indent$}{rule} {start}..{end} {text:?}", "", indent = 2 * depth)
    }
}
