//! Automata over the bytes of URIs: what the texts that a template expands to are decided by.
//!
//! An automaton is nondeterministic. Each way in which values of variables give a text is one path through it, so that a second
//! path means a second choice of values.

use alloc::vec;
use alloc::vec::Vec;

use crate::grammar::Rule;
use crate::grammar::table::Characters;
use crate::text::percent_encoded::{PERCENT, percent_encoded};

/// The index of a state.
pub(crate) type StateId = u32;

/// A mark on a step that reads nothing: where the text of a field starts or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Start(u32),
    End(u32),
}

/// A state, with its steps that read a character of a set, and those that read nothing.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) reads: Vec<(Characters, StateId)>,
    pub(crate) skips: Vec<(Option<Mark>, StateId)>,
}

/// A step to a state.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// Reads a character of a set.
    Read(Characters),
    /// Reads nothing.
    Skip(Option<Mark>),
}

impl State {
    /// The steps from this state, and the states to which they lead.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (Step, StateId)> {
        let reads = self.reads.iter().map(|&(characters, to)| (Step::Read(characters), to));
        reads.chain(self.skips.iter().map(|&(mark, to)| (Step::Skip(mark), to)))
    }
}

/// The steps that lead to each state.
pub(crate) struct Incoming {
    /// Where the steps to each state end in `steps`.
    ends: Vec<usize>,
    /// The state from which each step leads, and the index of the step there.
    steps: Vec<(StateId, u32)>,
}

impl Incoming {
    pub(crate) fn new(automaton: &Automaton) -> Self {
        let mut ends = vec![0; automaton.states.len() + 1];
        for (_, to) in automaton.states.iter().flat_map(State::steps) {
            ends[to as usize + 1] += 1;
        }
        for state in 1..ends.len() {
            ends[state] += ends[state - 1];
        }
        let mut steps = vec![(0, 0); ends[automaton.states.len()]];
        for (from, state) in (0..).zip(&automaton.states) {
            for (index, (_, to)) in (0..).zip(state.steps()) {
                let at = &mut ends[to as usize];
                steps[*at] = (from, index);
                *at += 1;
            }
        }
        Incoming { ends, steps }
    }

    /// The steps to a state.
    pub(crate) fn of(&self, state: StateId) -> &[(StateId, u32)] {
        let start = (state as usize).checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.steps[start..self.ends[state as usize]]
    }
}

/// States and steps between them. The first state is the start.
pub(crate) struct Automaton {
    pub(crate) states: Vec<State>,
}

/// A range of bytes.
type Bytes = (u8, u8);

/// The well-formed UTF-8 of a character beyond ASCII: the first byte, the second, and how many follow (Unicode, table 3-7).
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

impl Automaton {
    pub(crate) fn new() -> Self {
        Automaton { states: vec![State::default()] }
    }

    pub(crate) fn start() -> StateId {
        0
    }

    pub(crate) fn add(&mut self) -> StateId {
        self.states.push(State::default());
        // A template of 4 GB would be needed for more.
        StateId::try_from(self.states.len() - 1).unwrap_or(StateId::MAX)
    }

    pub(crate) fn state(&self, id: StateId) -> &State {
        &self.states[id as usize]
    }

    pub(crate) fn read(&mut self, from: StateId, characters: Characters, to: StateId) {
        self.states[from as usize].reads.push((characters, to));
    }

    pub(crate) fn skip(&mut self, from: StateId, mark: Option<Mark>, to: StateId) {
        self.states[from as usize].skips.push((mark, to));
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

    /// The states that each state reaches without reading, with itself; `None` if there are more than `most`.
    pub(crate) fn closures(&self, most: usize) -> impl Iterator<Item = Option<Vec<StateId>>> {
        let mut set = StateSet::new(self);
        (0..).take(self.states.len()).map(move |state| {
            set.clear();
            set.insert(state);
            set.close(self, 0, most).then(|| set.members.clone())
        })
    }

    /// The same automaton with few steps that read nothing, and the states of this one that each state includes: all that it
    /// reaches without reading. A state that reaches many others includes only itself, so that the size stays linear.
    pub(crate) fn with_few_skips(&self) -> (Automaton, Vec<Vec<StateId>>) {
        /// More than a state of an ordinary template reaches.
        const MANY: usize = 64;
        let closures: Vec<Option<Vec<StateId>>> = self.closures(MANY).collect();
        let mut is_reached = vec![false; self.states.len()];
        is_reached[Automaton::start() as usize] = true;
        for (state, closure) in self.states.iter().zip(&closures) {
            let kept = state.skips.iter().filter(|_| closure.is_none()).map(|&(_, to)| to);
            for to in state.reads.iter().map(|&(_, to)| to).chain(kept) {
                is_reached[to as usize] = true;
            }
        }
        let (mut states, mut included) = (Vec::with_capacity(closures.len()), Vec::with_capacity(closures.len()));
        for ((id, closure), is_reached) in (0..).zip(closures).zip(is_reached) {
            let skips = if closure.is_none() { self.state(id).skips.clone() } else { vec![] };
            let closure = if is_reached { closure.unwrap_or_else(|| vec![id]) } else { vec![] };
            let reads = closure.iter().flat_map(|&it| &self.state(it).reads).copied().collect();
            states.push(State { reads, skips });
            included.push(closure);
        }
        (Automaton { states }, included)
    }

    /// Adds steps that read one character of a value: one of a set, or any other but the excluded ones, percent-encoded. Returns
    /// the state after the `%`, to which another state may lead.
    pub(crate) fn read_character(&mut self, from: StateId, read: CharacterSets, to: StateId) -> StateId {
        let CharacterSets { plain, never_encoded, digits } = read;
        self.read(from, plain, to);
        let percent = self.add();
        self.read_byte(from, PERCENT, percent);
        self.read_digits(percent, digits, |byte| byte.is_ascii() && !never_encoded.has(byte), to);
        // The states before the last continuation byte, and before those before it.
        let mut continued = vec![to];
        for _ in 0..2 {
            let next = self.add();
            self.read_encoded(next, digits, (0x80, 0xBF), continued[continued.len() - 1]);
            continued.push(next);
        }
        for ((first, last), second, more) in SEQUENCES {
            let after_first = self.add();
            self.read_digits(percent, digits, |byte| (first..=last).contains(&byte), after_first);
            self.read_encoded(after_first, digits, second, continued[more]);
        }
        percent
    }

    /// Adds steps that read one character of a set, or any percent-encoded byte. Returns the state after the `%`.
    pub(crate) fn read_data(&mut self, from: StateId, characters: Characters, to: StateId) -> StateId {
        let (percent, digit, digits) = (self.add(), self.add(), Characters::from_rule(Rule::HEXDIG));
        self.read(from, characters, to);
        self.read_byte(from, PERCENT, percent);
        self.read(percent, digits, digit);
        self.read(digit, digits, to);
        percent
    }

    /// Adds steps that read a certain percent-encoded byte, its digits in either case.
    pub(crate) fn read_encoded_byte(&mut self, from: StateId, byte: u8, to: StateId) {
        self.read_encoded(from, Digits::EitherCase, (byte, byte), to);
    }

    /// Adds steps that read a percent-encoded byte of a range.
    fn read_encoded(&mut self, from: StateId, digits: Digits, (first, last): Bytes, to: StateId) {
        let percent = self.add();
        self.read_byte(from, PERCENT, percent);
        self.read_digits(percent, digits, |byte| (first..=last).contains(&byte), to);
    }

    /// Adds steps that read the digits of bytes: one path for each set of second digits.
    fn read_digits(&mut self, from: StateId, digits: Digits, is_read: impl Fn(u8) -> bool, to: StateId) {
        let mut paths: Vec<(Characters, Characters)> = vec![];
        for high in 0..16 {
            let lows = (0..16).filter(|low| is_read(high << 4 | low));
            let lows = lows.fold(Characters::NONE, |set, it| set.or(digits.of_value(it)));
            if lows.is_empty() {
                continue;
            }
            match paths.iter_mut().find(|(_, others)| others.0 == lows.0) {
                Some((highs, _)) => *highs = highs.or(digits.of_value(high)),
                None => paths.push((digits.of_value(high), lows)),
            }
        }
        for (highs, lows) in paths {
            let between = self.add();
            self.read(from, highs, between);
            self.read(between, lows, to);
        }
    }
}

/// The characters that are read as one of a value.
#[derive(Clone, Copy)]
pub(crate) struct CharacterSets {
    /// Those that are unencoded.
    pub(crate) plain: Characters,
    /// Those that are not percent-encoded.
    pub(crate) never_encoded: Characters,
    pub(crate) digits: Digits,
}

/// The case of the digits of percent-encoded bytes.
#[derive(Clone, Copy)]
pub(crate) enum Digits {
    UpperCase,
    EitherCase,
}

impl Digits {
    /// The characters of the digit of a value.
    fn of_value(self, value: u8) -> Characters {
        let [.., digit] = percent_encoded(value);
        let upper = Characters::NONE.with(char::from(digit));
        match self {
            Digits::UpperCase => upper,
            Digits::EitherCase => upper.with(char::from(digit.to_ascii_lowercase())),
        }
    }
}

/// A set of states, in which membership and adding take constant time.
pub(crate) struct StateSet {
    pub(crate) members: Vec<StateId>,
    /// A bit for each state.
    bits: Vec<u64>,
}

impl StateSet {
    pub(crate) fn new(automaton: &Automaton) -> Self {
        StateSet { members: vec![], bits: vec![0; automaton.states.len().div_ceil(64)] }
    }

    pub(crate) fn clear(&mut self) {
        for state in self.members.drain(..) {
            self.bits[state as usize / 64] = 0;
        }
    }

    /// Adds a state, and the states that it reaches without reading.
    pub(crate) fn add(&mut self, automaton: &Automaton, state: StateId) {
        let first = self.members.len();
        self.insert(state);
        self.close(automaton, first, usize::MAX);
    }

    /// Adds the states that the members from an index on reach without reading. False if there are more than `most` members.
    fn close(&mut self, automaton: &Automaton, mut next: usize, most: usize) -> bool {
        while let Some(&state) = self.members.get(next).filter(|_| self.members.len() <= most) {
            for &(_, to) in &automaton.state(state).skips {
                self.insert(to);
            }
            next += 1;
        }
        self.members.len() <= most
    }

    fn insert(&mut self, state: StateId) {
        let (bits, bit) = (&mut self.bits[state as usize / 64], 1 << (state % 64));
        if *bits & bit == 0 {
            *bits |= bit;
            self.members.push(state);
        }
    }

    /// Makes this the set of states after a byte.
    pub(crate) fn step(&mut self, automaton: &Automaton, before: &[StateId], byte: u8) {
        self.clear();
        for &state in before {
            for &(characters, to) in &automaton.state(state).reads {
                if characters.has(byte) {
                    self.add(automaton, to);
                }
            }
        }
    }
}
