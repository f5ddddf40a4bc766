//! Merges states that accept the same continuations (Hopcroft's algorithm).

use std::collections::{BTreeMap, BTreeSet};

use super::automaton::Automaton;

/// Returns the block number of each state of an automaton. Two states are in the same block if and
/// only if they accept the same continuations.
pub(crate) fn blocks(automaton: &Automaton) -> Vec<usize> {
    let predecessors = Predecessors::new(automaton);
    let mut partition = Partition::by_acceptance(automaton);
    let mut waiting: BTreeSet<usize> = (0..partition.blocks.len()).collect();
    while let Some(splitter) = waiting.pop_first() {
        let targets = partition.blocks[splitter].clone();
        for letter in 0..automaton.letters {
            for (block, states) in partition.leading_to(&targets, letter, &predecessors) {
                if let Some(new) = partition.split(block, &states) {
                    let is_smaller = partition.blocks[new].len() <= partition.blocks[block].len();
                    waiting.insert(if is_smaller || waiting.contains(&block) { new } else { block });
                }
            }
        }
    }
    partition.block_of
}

/// The blocks of a partition of the states.
struct Partition {
    blocks: Vec<Vec<usize>>,
    block_of: Vec<usize>,
    /// The position of a state in its block.
    index_of: Vec<usize>,
}

impl Partition {
    /// Creates two blocks: the states that accept, and those that do not.
    fn by_acceptance(automaton: &Automaton) -> Self {
        let mut partition = Partition { blocks: vec![vec![]; 2], block_of: vec![], index_of: vec![] };
        for (state, accepts) in automaton.accepts.iter().enumerate() {
            let block = usize::from(*accepts);
            partition.block_of.push(block);
            partition.index_of.push(partition.blocks[block].len());
            partition.blocks[block].push(state);
        }
        partition
    }

    /// Returns the states from which a letter leads to one of some states, by their blocks.
    fn leading_to(&self, targets: &[usize], letter: usize, predecessors: &Predecessors) -> BTreeMap<usize, Vec<usize>> {
        let mut found: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for source in targets.iter().flat_map(|target| predecessors.get(*target, letter)) {
            let source = *source as usize;
            found.entry(self.block_of[source]).or_default().push(source);
        }
        found
    }

    /// Moves some states of a block to a new block, unless they are all of its states.
    fn split(&mut self, block: usize, states: &[usize]) -> Option<usize> {
        if states.len() == self.blocks[block].len() {
            return None;
        }
        let new = self.blocks.len();
        for (index, state) in states.iter().enumerate() {
            let left = &mut self.blocks[block];
            let gap = self.index_of[*state];
            left.swap_remove(gap);
            if let Some(moved) = left.get(gap) {
                self.index_of[*moved] = gap;
            }
            self.block_of[*state] = new;
            self.index_of[*state] = index;
        }
        self.blocks.push(states.to_vec());
        Some(new)
    }
}

/// For each state and letter, the states from which the letter leads to it.
struct Predecessors {
    letters: usize,
    /// The index at which the predecessors of a state and a letter begin.
    starts: Vec<usize>,
    all: Vec<u32>,
}

impl Predecessors {
    fn new(automaton: &Automaton) -> Self {
        let letters = automaton.letters;
        let states = automaton.accepts.len();
        let key = |state: usize, letter: usize| automaton.next(state, letter) * letters + letter;
        let transitions = || (0..states).flat_map(|state| (0..letters).map(move |letter| (state, letter)));
        let mut ends = vec![0_usize; states * letters + 1];
        for (state, letter) in transitions() {
            ends[key(state, letter) + 1] += 1;
        }
        for index in 1..ends.len() {
            ends[index] += ends[index - 1];
        }
        let starts = ends.clone();
        let mut all = vec![0; automaton.next.len()];
        for (state, letter) in transitions() {
            let end = &mut ends[key(state, letter)];
            all[*end] = u32::try_from(state).expect("states have numbers of this size");
            *end += 1;
        }
        Predecessors { letters, starts, all }
    }

    fn get(&self, state: usize, letter: usize) -> &[u32] {
        let key = state * self.letters + letter;
        &self.all[self.starts[key]..self.starts[key + 1]]
    }
}
