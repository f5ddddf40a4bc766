//! Finds the parts of a grammar that a text reaches.

use std::collections::{BTreeSet, HashMap};

use grammar_reader::Error;
use pest_check::{Deadline, PestGrammar};

use super::marked_grammar::{Mark, MarkedGrammar};
use crate::command::pest_vm::{Node, OptimizedRules, PestVm};

/// A grammar that reports the parts that a text reaches.
pub struct Reach {
    pub grammar: PestGrammar,
    pub parts: MarkedGrammar,
    /// The grammar without marks.
    pub plain: PestVm,
    pub marked: PestVm,
    /// The parts by the names of their nodes. An option has a second name, of its operand.
    by_node: HashMap<String, (usize, Option<String>)>,
}

impl Reach {
    /// Marks the parts of a grammar.
    pub fn new(grammar: PestGrammar, deadline: Deadline) -> Result<Self, Error> {
        let parts = grammar_reader::large_stack::run(|| MarkedGrammar::new(&grammar))?;
        let plain = PestVm::new(&grammar, deadline)?;
        let marked = OptimizedRules::new(&parts.rules, grammar.pest(), deadline)?.machine();
        let nodes = parts.parts.iter().enumerate().map(|(index, part)| match &part.mark {
            Mark::Node(name) => (name.clone(), (index, None)),
            Mark::Without(option, item) => (option.clone(), (index, Some(item.clone()))),
        });
        Ok(Reach { by_node: nodes.collect(), grammar, parts, plain, marked })
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
