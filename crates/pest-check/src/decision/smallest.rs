//! Minimizes an automaton, and orders its states in a way that depends only on its language.

use std::collections::BTreeMap;

use super::alphabet::Alphabet;
use super::automaton::Automaton;
use super::partition::blocks;
use grammar_reader::characters::Range;

/// A state of the minimal automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub accepts: bool,
    /// The transitions in the order of their characters. Adjacent characters that lead to the same state are one range.
    pub ways: Vec<Way>,
}

/// The state that some characters lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub characters: Range,
    pub target: usize,
}

/// The minimal automaton, with its states in any order.
struct Smallest<'a> {
    automaton: &'a Automaton,
    alphabet: &'a Alphabet,
    block_of: Vec<usize>,
    /// A state of each block.
    members: Vec<usize>,
    /// The block from which nothing can be accepted, if there is one.
    dead: Option<usize>,
}

impl<'a> Smallest<'a> {
    fn of(automaton: &'a Automaton, alphabet: &'a Alphabet) -> Self {
        let block_of = blocks(automaton);
        let mut members = vec![0; block_of.iter().max().map_or(0, |last| last + 1)];
        for (state, block) in block_of.iter().enumerate() {
            members[*block] = state;
        }
        let mut smallest = Smallest { automaton, alphabet, block_of, members, dead: None };
        let is_dead = |block: &usize| {
            let mut next = (0..automaton.letters).map(|letter| smallest.next(*block, letter));
            !smallest.accepts(*block) && next.all(|next| next == *block)
        };
        smallest.dead = smallest.block_of.iter().copied().find(is_dead);
        smallest
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

    /// Returns the transitions of a block, except those after which nothing can be accepted.
    fn ways(&self, block: usize) -> Vec<Way> {
        let letters = (0..self.automaton.letters).map(|letter| (letter, self.next(block, letter)));
        let living = letters.filter(|(_, target)| Some(*target) != self.dead);
        let ranges = living.flat_map(|(letter, target)| {
            self.alphabet.characters(letter).ranges().iter().map(move |range| Way { characters: *range, target })
        });
        let mut ways: Vec<Way> = ranges.collect();
        ways.sort_unstable_by_key(|way| way.characters);
        let mut joined: Vec<Way> = vec![];
        for way in ways {
            match joined.last_mut() {
                Some(before) if before.target == way.target && before.characters.last + 1 == way.characters.first => {
                    before.characters.last = way.characters.last;
                }
                _ => joined.push(way),
            }
        }
        joined
    }
}

/// Returns the states from which a text can be accepted, in breadth-first order by the code points of the characters that lead there. The
/// first is that of the empty text, even if nothing is accepted.
pub(super) fn states(automaton: &Automaton, alphabet: &Alphabet) -> Vec<State> {
    let smallest = Smallest::of(automaton, alphabet);
    let mut blocks = vec![smallest.first()];
    let mut numbers = BTreeMap::from([(smallest.first(), 0)]);
    let mut states = vec![];
    while let Some(block) = blocks.get(states.len()).copied() {
        let mut ways = smallest.ways(block);
        for way in &mut ways {
            let target = way.target;
            way.target = *numbers.entry(target).or_insert_with(|| {
                blocks.push(target);
                blocks.len() - 1
            });
        }
        states.push(State { accepts: smallest.accepts(block), ways });
    }
    states
}
