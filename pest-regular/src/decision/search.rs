//! Searches all texts for the shortest that only one side accepts.

use std::collections::HashMap;

use super::alphabet::Alphabet;
use super::circuit::{Circuit, Literal};
use super::derive::Derivation;
use super::diagram::Diagram;
use super::limits::Limits;
use crate::error::Error;

/// What a search found.
#[derive(Debug)]
pub(crate) struct Found {
    /// For each side, the shortest text that only that side accepts.
    pub only: [Option<String>; 2],
    /// How many states there were.
    pub states: usize,
}

/// Searches until each of the `wanted` sides has a text that only it accepts, or all states have been seen.
///
/// Texts are tried in order of their length, then of the preference of their characters from the first. The state of a
/// text is, for each side, what is left to ask of its continuation; a text is not continued if another was in its state.
///
/// # Errors
/// There are more states, or they take more bytes, than the limits allow.
pub(crate) fn search(
    circuit: &Circuit,
    roots: [Literal; 2],
    alphabet: &Alphabet,
    wanted: [bool; 2],
    limits: Limits,
) -> Result<Found, Error> {
    let end = alphabet.len();
    let mut derivation = Derivation::new(circuit, end, limits);
    let mut texts = Texts::default();
    let mut only = [None, None];
    let is_done = |only: &[Option<String>; 2]| (0..2).all(|side| !wanted[side] || only[side].is_some());

    let accepts = both(roots, |root| derivation.start(root, end))?.map(|it| it == Diagram::TRUE);
    note(&mut only, accepts, String::new);
    let mut before = None;
    while !is_done(&only) {
        for class in 0..alphabet.len() {
            let state = match before {
                None => both(roots, |root| derivation.start(root, class))?,
                Some(text) => both(texts.state(text), |function| derivation.advance(function, class))?,
            };
            if let Some(text) = texts.add(Text { before, class }, state) {
                let accepts = both(state, |function| derivation.advance(function, end))?.map(|it| it == Diagram::TRUE);
                note(&mut only, accepts, || texts.write(text, alphabet));
            }
        }
        limits.check_states(texts.len())?;
        limits.check_bytes(derivation.bytes() + texts.bytes())?;
        let next = before.map_or(0, |text| text + 1);
        if next == texts.len() {
            break;
        }
        before = Some(next);
    }
    for side in 0..2 {
        only[side].take_if(|_| !wanted[side]);
    }
    // The empty text has a state too.
    Ok(Found { only, states: texts.len() + 1 })
}

/// What comes of each side.
fn both<T>(sides: [T; 2], mut derive: impl FnMut(T) -> Result<Diagram, Error>) -> Result<State, Error> {
    let [left, right] = sides;
    Ok([derive(left)?, derive(right)?])
}

/// Notes a text, if it is the first that only one side accepts.
fn note(only: &mut [Option<String>; 2], accepts: [bool; 2], text: impl FnOnce() -> String) {
    let side = match accepts {
        [true, false] => 0,
        [false, true] => 1,
        _ => return,
    };
    only[side].get_or_insert_with(text);
}

/// What is left to ask of the continuation of a text, for each side.
type State = [Diagram; 2];

/// A text: another text and the class of one more character.
#[derive(Clone, Copy, Debug)]
struct Text {
    /// None stands for the empty text.
    before: Option<usize>,
    class: usize,
}

/// The first text of each state, in the order in which they were found.
#[derive(Debug, Default)]
struct Texts {
    list: Vec<(Text, State)>,
    known: HashMap<State, usize>,
}

impl Texts {
    fn len(&self) -> usize {
        self.list.len()
    }

    fn bytes(&self) -> usize {
        self.list.len() * 80
    }

    fn state(&self, text: usize) -> State {
        self.list[text].1
    }

    /// Adds a text, unless there is one in its state.
    fn add(&mut self, text: Text, state: State) -> Option<usize> {
        let number = self.list.len();
        let is_new = *self.known.entry(state).or_insert(number) == number;
        is_new.then(|| {
            self.list.push((text, state));
            number
        })
    }

    fn write(&self, text: usize, alphabet: &Alphabet) -> String {
        let texts = std::iter::successors(Some(self.list[text].0), |text| Some(self.list[text.before?].0));
        let mut characters: Vec<char> = texts.map(|text| alphabet.representative(text.class)).collect();
        characters.reverse();
        characters.into_iter().collect()
    }
}
