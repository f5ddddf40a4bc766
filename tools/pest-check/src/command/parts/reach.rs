//! Finds the parts of a grammar that a text reaches.

use std::collections::{BTreeSet, HashMap};

use grammar_reader::SourceFile;
use pest_check::Deadline;

use super::marked_grammar::{Mark, MarkedGrammar};
use crate::command::error::GrammarError;
use crate::command::pest_vm::{Node, PestVm};

/// A grammar that reports the parts that a text reaches.
pub struct Reach {
    pub files: Vec<SourceFile>,
    pub grammar: MarkedGrammar,
    /// The grammar without marks.
    pub plain: PestVm,
    pub marked: PestVm,
    /// The parts by the names of their nodes. An option has a second name, of its operand.
    by_node: HashMap<String, (usize, Option<String>)>,
}

impl Reach {
    /// Marks the parts of files that are a valid grammar.
    pub fn new(files: &[SourceFile], deadline: Deadline) -> Result<Self, GrammarError> {
        let grammar = grammar_reader::large_stack::run(|| MarkedGrammar::new(files))?;
        let names = files.last().map(|file| file.name.clone()).unwrap_or_default();
        let error = |message| GrammarError::new(&names, message);
        let plain = PestVm::new(files, deadline).map_err(error)?;
        let marked = PestVm::of_rules(&grammar.rules, deadline).map_err(error)?;
        let nodes = grammar.parts.iter().enumerate().map(|(index, part)| match &part.mark {
            Mark::Node(name) => (name.clone(), (index, None)),
            Mark::Without(option, item) => (option.clone(), (index, Some(item.clone()))),
        });
        Ok(Reach { files: files.to_vec(), by_node: nodes.collect(), grammar, plain, marked })
    }

    /// Returns the indices of the parts that nodes of the marked grammar show, in ascending order.
    pub fn parts_of(&self, nodes: &[Node]) -> Vec<usize> {
        let parts = nodes.iter().enumerate().filter_map(|(index, node)| self.part(node, &nodes[index + 1..]));
        let parts: BTreeSet<usize> = parts.collect();
        parts.into_iter().collect()
    }

    /// Returns the part that a node shows, given the nodes after it.
    fn part(&self, node: &Node, after: &[Node]) -> Option<usize> {
        let (index, item) = self.by_node.get(&node.rule)?;
        let inside = || after.iter().take_while(|it| it.depth > node.depth);
        let has_item = |item: &String| inside().any(|it| it.depth == node.depth + 1 && it.rule == *item);
        if item.as_ref().is_some_and(has_item) { None } else { Some(*index) }
    }
}
