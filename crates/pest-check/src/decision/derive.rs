//! Derives what remains to be evaluated of a text after its first character.

use rustc_hash::FxHashMap as HashMap;

use super::circuit::{Circuit, Gate, Literal, Marks};
use super::diagram::{Decision, Diagram, Diagrams};
use super::limits::Limits;
use grammar_reader::error::Error;

/// Derives functions of the values of a circuit's gates for a text from each other.
///
/// A function first asks for the gate that was built last. That gate is the first part of a rule, and what may follow it is one function
/// for all parts that it follows. A letter is a class of characters, or the end of the text as one more class. After the end every function
/// is a constant. Letters with higher numbers are marks.
#[derive(Debug)]
pub(crate) struct Derivation<'a> {
    circuit: &'a Circuit,
    end: usize,
    diagrams: Diagrams,
    of_gates: HashMap<At, Diagram>,
    of_functions: HashMap<(Diagram, Letter), Diagram>,
}

/// Maps a gate to its variable, and a variable to its gate.
fn opposite(number: usize) -> usize {
    usize::MAX - 1 - number
}

/// The next letter of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Letter {
    /// Its number.
    pub number: usize,
    /// Whether no character precedes it.
    pub is_start: bool,
}

/// A gate and the next letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct At {
    gate: usize,
    letter: Letter,
}

impl<'a> Derivation<'a> {
    /// Creates a derivation without results. The letter `end` is the end of the text.
    pub fn new(circuit: &'a Circuit, end: usize, limits: Limits) -> Self {
        Derivation {
            circuit,
            end,
            diagrams: Diagrams::new(limits),
            of_gates: HashMap::default(),
            of_functions: HashMap::default(),
        }
    }

    /// Returns approximately how many bytes the remembered results take.
    pub fn bytes(&self) -> usize {
        self.diagrams.bytes() + self.of_gates.len() * 40 + self.of_functions.len() * 40
    }

    /// Returns the gate that a function asks for, and the functions that follow if the gate is false and if it is true.
    pub fn decision(&self, function: Diagram) -> (usize, [Diagram; 2]) {
        let Decision { variable, low, high } = self.diagrams.get(function);
        (opposite(variable), [low, high])
    }

    /// Returns the value of a literal for a whole text that begins with a letter, as a function of the rest.
    pub fn start(&mut self, literal: Literal, number: usize) -> Result<Diagram, Error> {
        self.literal(literal, Letter { number, is_start: true })
    }

    /// Returns the value of a function for a text that begins with a letter, as a function of the rest.
    pub fn advance(&mut self, function: Diagram, letter: Letter) -> Result<Diagram, Error> {
        let mut waiting = vec![function];
        while let Some(next) = waiting.last().copied() {
            if self.advanced(next, letter).is_some() {
                waiting.pop();
                continue;
            }
            let Decision { variable, low, high } = self.diagrams.get(next);
            let condition = self.literal(Literal::of(opposite(variable)), letter)?;
            // Most gates are false for most letters, and then one of the functions does not matter.
            let (high, low) = match condition {
                Diagram::TRUE => (high, high),
                Diagram::FALSE => (low, low),
                _ => (high, low),
            };
            match [high, low].map(|branch| self.advanced(branch, letter)) {
                [Some(high), Some(low)] => {
                    let advanced = self.diagrams.choose(condition, high, low)?;
                    self.of_functions.insert((next, letter), advanced);
                }
                _ => waiting.extend([high, low]),
            }
        }
        Ok(self.advanced(function, letter).expect("it has just been found"))
    }

    fn advanced(&self, function: Diagram, letter: Letter) -> Option<Diagram> {
        match function {
            Diagram::FALSE | Diagram::TRUE => Some(function),
            _ => self.of_functions.get(&(function, letter)).copied(),
        }
    }

    fn literal(&mut self, literal: Literal, letter: Letter) -> Result<Diagram, Error> {
        let literal = self.circuit.resolve(literal);
        let root = At { gate: literal.gate(), letter };
        let mut waiting = vec![root];
        while let Some(next) = waiting.last().copied() {
            if !self.of_gates.contains_key(&next) {
                let Some(diagram) = self.gate(next, &mut waiting)? else { continue };
                self.of_gates.insert(next, diagram);
            }
            waiting.pop();
        }
        self.diagrams.negated_if(literal.is_negated(), self.of_gates[&root])
    }

    /// Returns the value of a gate, or `None` if it must wait for others.
    fn gate(&mut self, at: At, waiting: &mut Vec<At>) -> Result<Option<Diagram>, Error> {
        let number = at.letter.number;
        let constant = |value| if value { Diagram::TRUE } else { Diagram::FALSE };
        Ok(Some(match self.circuit.gate(at.gate) {
            Gate::Start => constant(at.letter.is_start),
            Gate::End(Marks::Passed) | Gate::Step { marks: Marks::Passed, .. } if number > self.end => {
                self.of_rest(Literal::of(at.gate))?
            }
            Gate::End(_) => constant(number == self.end),
            Gate::Step { classes, rest, .. } if number < self.end && classes.contains(number) => self.of_rest(*rest)?,
            Gate::Mark { letter, rest } if number == *letter => self.of_rest(*rest)?,
            Gate::False | Gate::Step { .. } | Gate::Mark { .. } => Diagram::FALSE,
            Gate::And(one, two) => {
                let parts = [one, two].map(|part| self.circuit.resolve(*part));
                let places = parts.map(|part| At { gate: part.gate(), ..at });
                let [Some(one), Some(two)] = places.map(|place| self.of_gates.get(&place).copied()) else {
                    waiting.extend(places);
                    return Ok(None);
                };
                let one = self.diagrams.negated_if(parts[0].is_negated(), one)?;
                let two = self.diagrams.negated_if(parts[1].is_negated(), two)?;
                self.diagrams.and(one, two)?
            }
            Gate::Loop(_) => unreachable!("literals are resolved before their gates are looked at"),
        }))
    }

    /// Returns the value of a literal for the rest of a text: a variable or its negation.
    fn of_rest(&mut self, literal: Literal) -> Result<Diagram, Error> {
        let literal = self.circuit.resolve(literal);
        let function = match literal.negated_if(literal.is_negated()) {
            Literal::FALSE => Diagram::FALSE,
            positive => self.diagrams.variable(opposite(positive.gate())),
        };
        self.diagrams.negated_if(literal.is_negated(), function)
    }
}
