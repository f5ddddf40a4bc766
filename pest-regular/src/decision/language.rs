//! All texts of an expression, in a form that is the same however the expression is written.

use std::collections::BTreeMap;

use super::alphabet::Alphabet;
use super::automaton::Automaton;
use super::build::build;
use super::counts::{Counts, counts};
use super::fingerprint::Fingerprint;
use super::limits::Limits;
use super::partition::blocks;
use crate::characters::Range;
use crate::error::Error;
use crate::expression::{ExpressionId, Expressions};
use crate::large_stack;

/// All texts that an expression matches as a whole.
///
/// ```
/// use pest_regular::{AbnfGrammar, Expressions, Language, Limits, PestGrammar, SourceFile};
///
/// let pest = SourceFile { name: "octet.pest".into(), text: "octet = { 'a'..'f'{1,2} }\n".into() };
/// let abnf = SourceFile { name: "octet.abnf".into(), text: "octet = %x61-66 / 2%x61-66\n".into() };
///
/// let mut expressions = Expressions::default();
/// let one = PestGrammar::read(&[pest])?.expression("octet", &mut expressions)?;
/// let other = AbnfGrammar::read(&[abnf])?.expression("octet", &mut expressions)?;
/// let [one, other] = [one, other].map(|it| Language::of(&expressions, it, Limits::default()));
///
/// // They are written differently, and are one language.
/// let language = one?;
/// assert_eq!(language, other?);
/// assert_eq!(language.fingerprint().to_string(), "75e346fd383468d6");
/// assert_eq!(language.counts(Limits::default())?.to_string(), "6 of length 1, 36 of length 2, and no other");
/// # Ok::<(), pest_regular::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// The states of the smallest automaton from which a text can be accepted, in the order in which they are met: breadth first, by
    /// the code points of the characters that lead there. The first is that of the empty text, even if nothing is accepted.
    states: Vec<State>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub accepts: bool,
    /// Where characters lead, in their order. Neighbours that lead to one state are one range.
    pub ways: Vec<Way>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub characters: Range,
    pub target: usize,
}

impl Language {
    /// Of an expression.
    ///
    /// # Errors
    /// It takes more than the limits allow.
    pub fn of(expressions: &Expressions, expression: ExpressionId, limits: Limits) -> Result<Self, Error> {
        let alphabet = Alphabet::merge(expressions, &[expression]);
        let (circuit, [root, _]) =
            large_stack::run_for(expressions.len(), || build(expressions, &alphabet, [expression; 2], limits))?;
        let automaton = Automaton::of(&circuit, root, &alphabet, limits)?;
        Ok(in_order(&Smallest::of(&automaton, &alphabet)))
    }

    /// How many states the smallest automaton has from which a text can still be accepted.
    #[must_use]
    pub fn states(&self) -> usize {
        self.states.len()
    }

    /// What stands for the language where it must be short.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        let way = |it: &Way| [it.characters.first, it.characters.last, number(it.target)];
        Fingerprint::of(self.states.iter().flat_map(|state| {
            let head = [u32::from(state.accepts), number(state.ways.len())];
            head.into_iter().chain(state.ways.iter().flat_map(way))
        }))
    }

    /// How many texts there are, by their length.
    ///
    /// # Errors
    /// To count takes more than the limits allow.
    pub fn counts(&self, limits: Limits) -> Result<Counts, Error> {
        counts(&self.states, limits)
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).expect("states have numbers of this size")
}

/// The smallest automaton, with its states in any order.
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

    /// Where characters lead from a block, but for those after which nothing can be accepted.
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

fn in_order(smallest: &Smallest) -> Language {
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
    Language { states }
}
