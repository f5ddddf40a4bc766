//! Builds the automaton of all states that texts lead to. It need not be minimal.

use rustc_hash::FxHashMap as HashMap;

use super::alphabet::Alphabet;
use super::bdd::Bdd;
use super::circuit::{Circuit, Literal};
use super::derivative::{Derivatives, Letter};
use super::limits::Limits;
use grammar_reader::error::Error;

/// States and their transitions. The first state is that of the empty text.
#[derive(Debug)]
pub(crate) struct Automaton {
    /// For each state, whether it accepts.
    pub accepts: Vec<bool>,
    /// The target state of each letter, for one state after the other.
    pub next: Vec<u32>,
    /// The number of letters: the classes of the alphabet.
    pub letters: usize,
}

impl Automaton {
    /// Creates the automaton of the texts for which a literal is true.
    ///
    /// # Errors
    /// The automaton exceeds the limits.
    pub fn new(circuit: &Circuit, root: Literal, alphabet: &Alphabet, limits: Limits) -> Result<Self, Error> {
        let (letters, end) = (alphabet.len(), alphabet.len());
        let mut derivatives = Derivatives::new(circuit, end, limits);
        let accepts_empty = derivatives.start(root, end)? == Bdd::TRUE;
        let mut automaton = Automaton { accepts: vec![accepts_empty], next: vec![], letters };
        // The remaining function of each state but the first.
        let mut functions: Vec<Bdd> = vec![];
        let mut known: HashMap<Bdd, u32> = HashMap::default();
        for state in 0.. {
            for letter in 0..letters {
                let function = match state {
                    0 => derivatives.start(root, letter)?,
                    _ => derivatives.advance(functions[state - 1], Letter::new(letter, false))?,
                };
                let number = u32::try_from(automaton.accepts.len()).expect("the limits are met before that");
                let target = *known.entry(function).or_insert(number);
                if target == number {
                    functions.push(function);
                    let letter = Letter::new(end, false);
                    automaton.accepts.push(derivatives.advance(function, letter)? == Bdd::TRUE);
                }
                automaton.next.push(target);
            }
            limits.check_states(automaton.accepts.len())?;
            derivatives.check_bytes(automaton.bytes())?;
            if state == functions.len() {
                break;
            }
        }
        Ok(automaton)
    }

    /// Returns the target state of a letter.
    pub fn next(&self, state: usize, letter: usize) -> usize {
        self.next[state * self.letters + letter] as usize
    }

    /// Returns approximately how many bytes the automaton takes, including the memory to minimize
    /// it.
    fn bytes(&self) -> usize {
        self.accepts.len() * 100 + self.next.len() * 24
    }
}
