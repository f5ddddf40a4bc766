//! Minimizes an automaton, and orders its states independently of its source.

use std::collections::BTreeMap;

use super::alphabet::Alphabet;
use super::automaton::Automaton;
use super::partition::blocks;
use grammar_reader::characters::Range;

/// A state of the minimal automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub accepts: bool,
    /// The transitions in the order of their characters. Adjacent characters with the same target
    /// are one range.
    pub transitions: Vec<Transition>,
}

/// A transition to a state by a range of characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Transition {
    pub characters: Range,
    pub target: usize,
}

/// The minimal automaton, whose states are the blocks of a partition.
struct MinimalAutomaton<'a> {
    automaton: &'a Automaton,
    alphabet: &'a Alphabet,
    block_of: Vec<usize>,
    /// A state of each block.
    members: Vec<usize>,
    /// The block from which nothing can be accepted, if there is one.
    dead: Option<usize>,
}

impl<'a> MinimalAutomaton<'a> {
    fn new(automaton: &'a Automaton, alphabet: &'a Alphabet) -> Self {
        let block_of = blocks(automaton);
        let mut members = vec![0; block_of.iter().max().map_or(0, |last| last + 1)];
        for (state, block) in block_of.iter().enumerate() {
            members[*block] = state;
        }
        let mut minimal = MinimalAutomaton { automaton, alphabet, block_of, members, dead: None };
        let is_dead = |block: &usize| {
            let mut next = (0..automaton.letters).map(|letter| minimal.next(*block, letter));
            !minimal.accepts(*block) && next.all(|next| next == *block)
        };
        minimal.dead = minimal.block_of.iter().copied().find(is_dead);
        minimal
    }

    fn first(&self) -> usize {
        self.block_of[0]
    }

    fn accepts(&self, block: usize) -> bool {
        self.automaton.accepts[self.members[block]]
    }

    fn next(&self, block: usize, letter: usize) -> usize {
        self.block_of[self.automaton.next(self.members[block], letter)]
    }

    /// Returns the transitions of a block, except those to the dead block.
    fn transitions(&self, block: usize) -> Vec<Transition> {
        let letters = (0..self.automaton.letters).map(|letter| (letter, self.next(block, letter)));
        let live = letters.filter(|(_, target)| Some(*target) != self.dead);
        let ranges = live.flat_map(|(letter, target)| {
            self.alphabet.characters(letter).ranges().iter().map(move |range| Transition { characters: *range, target })
        });
        let mut transitions: Vec<Transition> = ranges.collect();
        transitions.sort_unstable_by_key(|transition| transition.characters);
        let mut joined: Vec<Transition> = vec![];
        for transition in transitions {
            match joined.last_mut() {
                Some(before)
                    if before.target == transition.target
                        && before.characters.last + 1 == transition.characters.first =>
                {
                    before.characters.last = transition.characters.last;
                }
                _ => joined.push(transition),
            }
        }
        joined
    }
}

/// Returns the states from which a text can be accepted, in breadth-first order by the code points
/// of the transitions. The first is that of the empty text, even if nothing is accepted.
pub(super) fn states(automaton: &Automaton, alphabet: &Alphabet) -> Vec<State> {
    let minimal = MinimalAutomaton::new(automaton, alphabet);
    let mut blocks = vec![minimal.first()];
    let mut numbers = BTreeMap::from([(minimal.first(), 0)]);
    let mut states = vec![];
    while let Some(block) = blocks.get(states.len()).copied() {
        let mut transitions = minimal.transitions(block);
        for transition in &mut transitions {
            let target = transition.target;
            transition.target = *numbers.entry(target).or_insert_with(|| {
                blocks.push(target);
                blocks.len() - 1
            });
        }
        states.push(State { accepts: minimal.accepts(block), transitions });
    }
    states
}
