//! Automata over the bytes of URIs: what the texts that a template expands to are decided by.
//!
//! An automaton is nondeterministic. Each way in which values of variables give a text is one path through it, so that
//! a second path means a second choice of values.
//!
//! A set of templates has millions of states, so a step takes 12 bytes, and the states inside a percent-encoded
//! character take none: all such characters share the table of their [`Encoding`].

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::grammar::table::Characters;
use crate::text::percent_encoded::{PERCENT, percent_encoded};

/// The index of a state; from [`INSIDE`] on, that of a state inside a percent-encoded character.
pub(crate) type StateId = u32;

/// The first state inside a percent-encoded character.
const INSIDE: StateId = 1 << 31;
/// A percent-encoded character has fewer states.
const MOST_INSIDE: StateId = 32;

/// A mark on a step that reads nothing: where the text of a field starts or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Start(u32),
    End(u32),
}

/// A step to a state.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// Reads a character of a set.
    Read(Characters),
    /// Reads nothing.
    Skip(Option<Mark>),
}

/// A step between two states. The label is that of a step that reads nothing, or the index of a set of characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Edge {
    from: StateId,
    label: u32,
    to: StateId,
}

/// The labels of steps that read nothing, which follow those of the others: without a mark, and with one, before its
/// field.
const SKIP: u32 = 1 << 30;
const START: u32 = 2 << 30;
const END: u32 = 3 << 30;

/// States and steps between them. The first state is the start.
#[derive(Default)]
pub(crate) struct Automaton {
    /// The steps, in the order of their states when the automaton is complete.
    edges: Vec<Edge>,
    /// Where the steps from each state end in `edges`, when the automaton is complete; zero before.
    ends: Vec<u32>,
    /// The indices of the steps, and after them of the percent-encoded characters, in the order of the states to which
    /// they lead; and where those to each state end.
    incoming: Vec<u32>,
    incoming_ends: Vec<u32>,
    sets: Vec<Characters>,
    set_ids: BTreeMap<[u64; 2], u32>,
    encodings: Vec<(Encoded, Encoding)>,
    /// The encoding of each percent-encoded character, and the state after it.
    encoded: Vec<(u32, StateId)>,
}

impl Automaton {
    pub(crate) fn new() -> Self {
        Automaton { ends: vec![0], ..Automaton::default() }
    }

    pub(crate) fn start() -> StateId {
        0
    }

    /// The count of states, without those inside a percent-encoded character.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(crate) fn add(&mut self) -> StateId {
        self.ends.push(0);
        // A template of 2 GB would be needed for more.
        StateId::try_from(self.ends.len() - 1).unwrap_or(INSIDE - 1)
    }

    pub(crate) fn read(&mut self, from: StateId, characters: Characters, to: StateId) {
        let sets = &mut self.sets;
        let set = *self.set_ids.entry(characters.0).or_insert_with(|| {
            sets.push(characters);
            id(sets.len() - 1)
        });
        self.edges.push(Edge { from, label: set, to });
    }

    pub(crate) fn skip(&mut self, from: StateId, mark: Option<Mark>, to: StateId) {
        let label = match mark {
            None => SKIP,
            Some(Mark::Start(field)) => START | field,
            Some(Mark::End(field)) => END | field,
        };
        self.edges.push(Edge { from, label, to });
    }

    /// Adds a step that reads one byte, which is ASCII.
    pub(crate) fn read_byte(&mut self, from: StateId, byte: u8, to: StateId) {
        self.read(from, Characters::NONE.with(char::from(byte)), to);
    }

    /// Adds steps that read a text, and returns the state after it.
    pub(crate) fn read_text(&mut self, mut from: StateId, text: &str) -> StateId {
        for byte in text.bytes() {
            let to = self.add();
            self.read_byte(from, byte, to);
            from = to;
        }
        from
    }

    /// Adds the states inside a percent-encoded character, up to the state after it. Returns the first, which is after
    /// the `%`.
    pub(crate) fn inside(&mut self, encoded: Encoded, to: StateId) -> StateId {
        let known = self.encodings.iter().position(|(it, _)| *it == encoded);
        let encoding = known.unwrap_or_else(|| {
            self.encodings.push((encoded, Encoding::new(encoded)));
            self.encodings.len() - 1
        });
        self.encoded.push((id(encoding), to));
        let first = self.encodings[encoding].1.first;
        inside(self.encoded.len() - 1, first)
    }

    /// Adds steps that read one of some characters to a state, or a `%` to the first state inside a percent-encoded
    /// one.
    pub(crate) fn read_character(&mut self, from: StateId, plain: Characters, inside: StateId, to: StateId) {
        self.read(from, plain, to);
        self.read_byte(from, PERCENT, inside);
    }

    /// Completes the automaton, which then has its steps.
    pub(crate) fn complete(&mut self) {
        self.edges.shrink_to_fit();
        self.edges.sort_unstable();
        self.ends = ends(self.ends.len(), self.edges.iter().map(|it| it.from));
        let to: Vec<StateId> = self.edges.iter().map(|it| it.to).chain(self.encoded.iter().map(|it| it.1)).collect();
        self.incoming = (0..id(to.len())).collect();
        self.incoming.sort_unstable_by_key(|&it| to[it as usize]);
        self.incoming_ends = ends(self.ends.len(), to.into_iter());
    }

    /// The steps from a state, and the states to which they lead.
    pub(crate) fn steps(&self, state: StateId) -> impl Iterator<Item = (Step, StateId)> {
        let inside = self.reads_inside(state).map(|(characters, to)| (Step::Read(characters), to));
        self.edges(state).iter().map(|edge| (self.step(edge.label), edge.to)).chain(inside)
    }

    /// The steps from a state that read, and the states to which they lead.
    pub(crate) fn reads(&self, state: StateId) -> impl Iterator<Item = (Characters, StateId)> {
        let reads = self.edges(state).iter().take_while(|edge| edge.label < SKIP);
        reads.map(|edge| (self.sets[edge.label as usize], edge.to)).chain(self.reads_inside(state))
    }

    /// The steps to a state, with the states from which they lead; `None` if it is inside a percent-encoded character,
    /// or if there are more than `most`.
    pub(crate) fn incoming(&self, state: StateId, most: usize) -> Option<impl Iterator<Item = (StateId, Step)>> {
        let range = range(&self.incoming_ends, state).filter(|it| it.len() <= most)?;
        let indices = &self.incoming[range];
        let edge = |index: usize| self.edges.get(index).map(|edge| (edge.from, self.step(edge.label)));
        let encoded = |index: usize| {
            let encoded =
                index.checked_sub(self.edges.len()).map(|encoded| (encoded, self.encoded[encoded].0 as usize));
            encoded.into_iter().flat_map(|(encoded, encoding)| {
                let last = self.encodings[encoding].1.last.iter();
                last.map(move |&(characters, from)| (inside(encoded, from), Step::Read(characters)))
            })
        };
        Some(indices.iter().flat_map(move |&index| edge(index as usize).into_iter().chain(encoded(index as usize))))
    }

    /// The steps from a state that is not inside a percent-encoded character.
    fn edges(&self, state: StateId) -> &[Edge] {
        range(&self.ends, state).map_or(&[], |range| &self.edges[range])
    }

    /// The steps from a state that is inside a percent-encoded character.
    fn reads_inside(&self, state: StateId) -> impl Iterator<Item = (Characters, StateId)> {
        self.encoding(state).into_iter().flat_map(move |(encoding, after)| {
            let first = state - state % MOST_INSIDE;
            let to = move |next: u8| if next == Encoding::AFTER { after } else { first + u32::from(next) };
            encoding.reads(state % MOST_INSIDE).iter().map(move |&(characters, next)| (characters, to(next)))
        })
    }

    /// All sets of characters that steps read.
    pub(crate) fn sets(&self) -> impl Iterator<Item = Characters> {
        let inside = self.encodings.iter().flat_map(|(_, it)| &it.reads).map(|(characters, _)| *characters);
        self.sets.iter().copied().chain(inside)
    }

    /// The state after a percent-encoded character, if a state is inside one.
    pub(crate) fn after_encoded(&self, state: StateId) -> Option<StateId> {
        self.encoding(state).map(|(_, after)| after)
    }

    /// The encoding of the percent-encoded character that a state is inside, and the state after it.
    fn encoding(&self, state: StateId) -> Option<(&Encoding, StateId)> {
        let (encoding, after) = self.encoded[(state.checked_sub(INSIDE)? / MOST_INSIDE) as usize];
        Some((&self.encodings[encoding as usize].1, after))
    }

    fn step(&self, label: u32) -> Step {
        match label {
            ..SKIP => Step::Read(self.sets[label as usize]),
            SKIP..START => Step::Skip(None),
            START..END => Step::Skip(Some(Mark::Start(label - START))),
            END.. => Step::Skip(Some(Mark::End(label - END))),
        }
    }
}

/// Where the steps of each state end, if they are in the order of their states. Those of states inside percent-encoded
/// characters follow.
fn ends(count: usize, states: impl Iterator<Item = StateId>) -> Vec<u32> {
    let mut ends = vec![0; count];
    states.for_each(|state| ends.get_mut(state as usize).into_iter().for_each(|count| *count += 1));
    let mut end = 0;
    for count in &mut ends {
        end += *count;
        *count = end;
    }
    ends
}

/// The steps of a state, by where those of each state end.
fn range(ends: &[u32], state: StateId) -> Option<Range<usize>> {
    let (state, end) = (state as usize, *ends.get(state as usize)?);
    Some(state.checked_sub(1).map_or(0, |before| ends[before]) as usize..end as usize)
}

/// An index in a table of an automaton, each entry of which is made by a byte of a template or more.
fn id(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

/// A state inside a percent-encoded character, by the index of that and the state of its encoding.
fn inside(encoded: usize, state: u8) -> StateId {
    // Templates of 60 MB would be needed for more.
    INSIDE + id(encoded).min(INSIDE / MOST_INSIDE - 1) * MOST_INSIDE + StateId::from(state)
}

/// What is percent-encoded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoded {
    /// A byte of a range, its digits in either case: one that [`Encoding::bytes`] can read.
    Bytes(Bytes),
    /// A character that is not one of some.
    Character(Characters, Digits),
}

/// The states inside a percent-encoded character.
#[derive(Default)]
struct Encoding {
    /// What each state reads, and to which state.
    reads: Vec<(Characters, u8)>,
    /// Where the steps of each state end in `reads`.
    ends: Vec<u8>,
    /// The state after the `%`.
    first: u8,
    /// The steps that read the last digit, each with the state from which it leads.
    last: Vec<(Characters, u8)>,
}

/// A range of bytes.
type Bytes = (u8, u8);

/// The continuation bytes of characters.
pub(crate) const CONTINUATION: Bytes = (0x80, 0xBF);

/// The well-formed UTF-8 of a character beyond ASCII: the first byte, the second, and how many follow (Unicode, table
/// 3-7).
const SEQUENCES: [(Bytes, Bytes, usize); 8] = [
    ((0xC2, 0xDF), (0x80, 0xBF), 0),
    ((0xE0, 0xE0), (0xA0, 0xBF), 1),
    ((0xE1, 0xEC), (0x80, 0xBF), 1),
    ((0xED, 0xED), (0x80, 0x9F), 1),
    ((0xEE, 0xEF), (0x80, 0xBF), 1),
    ((0xF0, 0xF0), (0x90, 0xBF), 2),
    ((0xF1, 0xF3), (0x80, 0xBF), 2),
    ((0xF4, 0xF4), (0x80, 0x8F), 2),
];

impl Encoded {
    pub(crate) const DATA: Self = Encoded::Bytes((0x00, 0xFF));
}

impl Encoding {
    /// The state after the character.
    const AFTER: u8 = u8::MAX;

    fn new(encoded: Encoded) -> Self {
        let mut encoding = Encoding::default();
        encoding.first = match encoded {
            Encoded::Bytes(range) => encoding.bytes(Digits::EitherCase, range, Encoding::AFTER),
            Encoded::Character(excluded, digits) => {
                // The states before the last continuation byte, and before those before it.
                let mut continued = [Encoding::AFTER; 3];
                for more in 1..continued.len() {
                    continued[more] = encoding.next_byte(digits, CONTINUATION, continued[more - 1]);
                }
                let after_first =
                    SEQUENCES.map(|(_, second, more)| encoding.next_byte(digits, second, continued[more]));
                let mut reads = vec![];
                for high in 0..16 {
                    let mut lows = vec![];
                    for low in 0..16 {
                        let byte = high << 4 | low;
                        let sequence = SEQUENCES.iter().position(|((first, last), ..)| (first..=last).contains(&&byte));
                        let is_read = byte.is_ascii() && !excluded.has(byte);
                        let to = sequence.map(|index| after_first[index]).or(is_read.then_some(Encoding::AFTER));
                        if let Some(to) = to {
                            add_read(&mut lows, digits.characters(low, low), to);
                        }
                    }
                    if !lows.is_empty() {
                        add_read(&mut reads, digits.characters(high, high), encoding.state(&lows));
                    }
                }
                encoding.state(&reads)
            }
        };
        for state in 0..id(encoding.ends.len()) {
            let last = encoding.reads(state).iter().filter(|(_, to)| *to == Encoding::AFTER);
            let last: Vec<_> =
                last.map(|&(characters, _)| (characters, u8::try_from(state).unwrap_or(u8::MAX))).collect();
            encoding.last.extend(last);
        }
        encoding
    }

    /// The state that reads the `%` and the digits of a byte of a range.
    fn next_byte(&mut self, digits: Digits, range: Bytes, to: u8) -> u8 {
        let inside = self.bytes(digits, range, to);
        self.state(&[(Characters::NONE.with(char::from(PERCENT)), inside)])
    }

    /// The state that reads the digits of a byte of a range: those that each first and each second digit of its ends
    /// make.
    fn bytes(&mut self, digits: Digits, (first, last): Bytes, to: u8) -> u8 {
        let low = self.state(&[(digits.characters(first & 0xF, last & 0xF), to)]);
        self.state(&[(digits.characters(first >> 4, last >> 4), low)])
    }

    /// The steps of a state.
    fn reads(&self, state: u32) -> &[(Characters, u8)] {
        let start = state.checked_sub(1).map_or(0, |before| self.ends[before as usize]);
        &self.reads[usize::from(start)..usize::from(self.ends[state as usize])]
    }

    /// The state with some steps, of which there is one.
    fn state(&mut self, reads: &[(Characters, u8)]) -> u8 {
        let count = id(self.ends.len());
        let known = (0..count).find(|&state| self.reads(state) == reads).unwrap_or_else(|| {
            self.reads.extend_from_slice(reads);
            self.ends.push(u8::try_from(self.reads.len()).unwrap_or(u8::MAX));
            count
        });
        u8::try_from(known).unwrap_or(Encoding::AFTER)
    }
}

/// Adds a step to a state, together with others to the same one.
fn add_read(reads: &mut Vec<(Characters, u8)>, characters: Characters, to: u8) {
    match reads.iter_mut().find(|(_, other)| *other == to) {
        Some((others, _)) => *others = others.or(characters),
        None => reads.push((characters, to)),
    }
}

/// The case of the digits of percent-encoded bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Digits {
    UpperCase,
    EitherCase,
}

impl Digits {
    /// The characters of the digits of a range.
    fn characters(self, first: u8, last: u8) -> Characters {
        (first..=last).fold(Characters::NONE, |set, value| {
            let [.., digit] = percent_encoded(value);
            let set = set.with(char::from(digit));
            match self {
                Digits::UpperCase => set,
                Digits::EitherCase => set.with(char::from(digit.to_ascii_lowercase())),
            }
        })
    }
}

/// A set of states, in which membership and adding take constant time.
pub(crate) struct StateSet {
    /// First those that were added, then those that they reach without reading.
    pub(crate) members: Vec<StateId>,
    /// How many were added.
    added: usize,
    /// A bit for each state; none while there are few members, as there are in ordinary texts.
    bits: Vec<u64>,
}

impl StateSet {
    /// So many members are searched one by one.
    const FEW: usize = 16;

    pub(crate) fn new() -> Self {
        StateSet { members: vec![], added: 0, bits: vec![] }
    }

    /// The states that were added, without those that they reach.
    pub(crate) fn added(&self) -> &[StateId] {
        &self.members[..self.added]
    }

    /// Makes this the set of some states, and of those that they reach without reading.
    pub(crate) fn close(&mut self, automaton: &Automaton, states: impl IntoIterator<Item = StateId>) {
        if !self.bits.is_empty() {
            for &state in &self.members {
                self.bits[bit(automaton, state) / 64] = 0;
            }
        }
        self.members.clear();
        for state in states {
            self.insert(automaton, state);
        }
        self.added = self.members.len();
        let mut next = 0;
        while let Some(&state) = self.members.get(next) {
            for edge in automaton.edges(state).iter().filter(|edge| edge.label >= SKIP) {
                self.insert(automaton, edge.to);
            }
            next += 1;
        }
    }

    /// Makes this the set of states after a byte.
    pub(crate) fn step(&mut self, automaton: &Automaton, before: &[StateId], byte: u8) {
        let reads = before.iter().flat_map(|&state| automaton.reads(state));
        self.close(automaton, reads.filter(|(characters, _)| characters.has(byte)).map(|(_, to)| to));
    }

    fn insert(&mut self, automaton: &Automaton, state: StateId) {
        if self.bits.is_empty() {
            if self.members.contains(&state) {
                return;
            }
            if self.members.len() == StateSet::FEW {
                let inside = automaton.encoded.len() * MOST_INSIDE as usize;
                self.bits = vec![0; (automaton.len() + inside).div_ceil(64)];
                for &member in &self.members {
                    self.bits[bit(automaton, member) / 64] |= 1 << (bit(automaton, member) % 64);
                }
            }
        }
        if !self.bits.is_empty() {
            let at = bit(automaton, state);
            let (bits, bit) = (&mut self.bits[at / 64], 1 << (at % 64));
            if *bits & bit != 0 {
                return;
            }
            *bits |= bit;
        }
        self.members.push(state);
    }
}

/// The bit of a state in a set: those inside percent-encoded characters follow all others.
fn bit(automaton: &Automaton, state: StateId) -> usize {
    state.checked_sub(INSIDE).map_or(state as usize, |inside| automaton.len() + inside as usize)
}
