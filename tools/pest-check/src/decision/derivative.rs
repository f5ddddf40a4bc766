//! Derivatives: the functions that remain to be evaluated after the first character of a text.

use rustc_hash::FxHashMap as HashMap;

use super::bdd::{Bdd, BddStore, Decision};
use super::circuit::{Circuit, Gate, Literal, NodeMarks};
use super::limits::Limits;
use super::memory::map_bytes;
use grammar_reader::error::Error;

/// Computes and caches the derivatives of Boolean functions of the gates of a circuit.
///
/// A variable of a function is the value of a gate for the rest of the text. The order of variables
/// begins with the gate that was built last, which is the first part of a rule, so that the parts
/// after it share one function. A letter is a class of characters, or the end of the text as one
/// more class. After the end every function is a constant. Letters with higher numbers are marks.
#[derive(Debug)]
pub(crate) struct Derivatives<'a> {
    circuit: &'a Circuit,
    end: usize,
    bdds: BddStore,
    gate_values: HashMap<GateLetter, Bdd>,
    known: HashMap<(Bdd, Letter), Bdd>,
    /// How many bytes the circuit and the caller take.
    circuit_bytes: usize,
    caller_bytes: usize,
    limits: Limits,
}

/// Returns the variable of a gate.
fn variable(gate: usize) -> u32 {
    u32::MAX - 1 - u32::try_from(gate).expect("a circuit has fewer gates than that")
}

/// Returns the gate of a variable.
fn gate(variable: u32) -> usize {
    (u32::MAX - 1 - variable) as usize
}

/// The next letter of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Letter {
    /// Its number.
    number: u32,
    /// Whether it is the first character of the text.
    is_start: bool,
}

impl Letter {
    /// Creates a letter from its number. `is_start` says whether it is the first character.
    pub fn new(number: usize, is_start: bool) -> Self {
        Letter { number: u32::try_from(number).expect("there are fewer characters than that"), is_start }
    }

    /// Returns the number.
    fn number(self) -> usize {
        self.number as usize
    }
}

/// A gate and the next letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct GateLetter {
    gate: u32,
    letter: Letter,
}

impl GateLetter {
    fn new(literal: Literal, letter: Letter) -> Self {
        GateLetter { gate: u32::try_from(literal.gate()).expect("a circuit has fewer gates than that"), letter }
    }
}

impl<'a> Derivatives<'a> {
    /// Creates an empty cache. The letter `end` is the end of the text.
    pub fn new(circuit: &'a Circuit, end: usize, limits: Limits) -> Self {
        Derivatives {
            circuit,
            end,
            bdds: BddStore::new(limits),
            gate_values: HashMap::default(),
            known: HashMap::default(),
            circuit_bytes: circuit.bytes(),
            caller_bytes: 0,
            limits,
        }
    }

    /// Checks the bytes of the circuit, the cached results and the caller, from now on and now.
    ///
    /// # Errors
    /// They exceed the limit.
    pub fn check_bytes(&mut self, caller_bytes: usize) -> Result<(), Error> {
        self.caller_bytes = caller_bytes;
        self.check_own_bytes()
    }

    /// Returns the number of steps so far: gates that were built, and values that were computed.
    pub fn work(&self) -> usize {
        self.circuit.len() + self.gate_values.len() + self.known.len() + self.bdds.work()
    }

    fn check_own_bytes(&mut self) -> Result<(), Error> {
        self.limits.check_work(self.work())?;
        let own = map_bytes(&self.gate_values) + map_bytes(&self.known);
        self.bdds.other_bytes = own + self.circuit_bytes + self.caller_bytes;
        self.bdds.check_bytes()
    }

    /// Returns the gate that a function tests, and its branches if the gate is false and true.
    pub fn decision(&self, function: Bdd) -> (usize, [Bdd; 2]) {
        let Decision { variable, low, high } = self.bdds.get(function);
        (gate(variable), [low, high])
    }

    /// Returns the value of a literal for a whole text that begins with a letter, as a function of
    /// the rest.
    pub fn start(&mut self, literal: Literal, number: usize) -> Result<Bdd, Error> {
        self.literal(literal, Letter::new(number, true))
    }

    /// Returns the value of a function for a text that begins with a letter, as a function of the
    /// rest.
    pub fn advance(&mut self, function: Bdd, letter: Letter) -> Result<Bdd, Error> {
        if let Some(known) = self.advanced(function, letter) {
            return Ok(known);
        }
        let mut waiting = vec![function];
        while let Some(next) = waiting.last().copied() {
            if self.advanced(next, letter).is_some() {
                waiting.pop();
                continue;
            }
            let Decision { variable, low, high } = self.bdds.get(next);
            let condition = self.literal(Literal::from_gate(gate(variable)), letter)?;
            // Most gates are false for most letters, and then the other branch does not matter.
            let (high, low) = match condition {
                Bdd::TRUE => (high, high),
                Bdd::FALSE => (low, low),
                _ => (high, low),
            };
            match [high, low].map(|branch| self.advanced(branch, letter)) {
                [Some(high), Some(low)] => {
                    let advanced = self.bdds.choose(condition, high, low)?;
                    self.known.insert((next, letter), advanced);
                    self.check_own_bytes()?;
                }
                _ => waiting.extend([high, low]),
            }
        }
        Ok(self.advanced(function, letter).expect("it has just been found"))
    }

    fn advanced(&self, function: Bdd, letter: Letter) -> Option<Bdd> {
        match function {
            Bdd::FALSE | Bdd::TRUE => Some(function),
            _ => self.known.get(&(function, letter)).copied(),
        }
    }

    fn literal(&mut self, literal: Literal, letter: Letter) -> Result<Bdd, Error> {
        let literal = self.circuit.resolve(literal);
        let root = GateLetter::new(literal, letter);
        if let Some(known) = self.gate_values.get(&root) {
            return self.bdds.negated_if(literal.is_negated(), *known);
        }
        let mut waiting = vec![root];
        while let Some(next) = waiting.last().copied() {
            if !self.gate_values.contains_key(&next) {
                let Some(diagram) = self.gate(next, &mut waiting)? else { continue };
                self.gate_values.insert(next, diagram);
                self.check_own_bytes()?;
            }
            waiting.pop();
        }
        self.bdds.negated_if(literal.is_negated(), self.gate_values[&root])
    }

    /// Returns the value of a gate, or `None` if it must wait for others.
    fn gate(&mut self, at: GateLetter, waiting: &mut Vec<GateLetter>) -> Result<Option<Bdd>, Error> {
        let (number, gate) = (at.letter.number(), at.gate as usize);
        let constant = |value| if value { Bdd::TRUE } else { Bdd::FALSE };
        Ok(Some(match self.circuit.gate(gate) {
            Gate::Start => constant(at.letter.is_start),
            Gate::End(NodeMarks::Skipped) | Gate::Step { marks: NodeMarks::Skipped, .. } if number > self.end => {
                self.rest_value(Literal::from_gate(gate))?
            }
            Gate::End(_) => constant(number == self.end),
            Gate::Step { classes, rest, .. } if number < self.end && classes.contains(number) => {
                self.rest_value(*rest)?
            }
            Gate::Mark { letter, rest } if number == *letter as usize => self.rest_value(*rest)?,
            Gate::False | Gate::Step { .. } | Gate::Mark { .. } => Bdd::FALSE,
            Gate::And(one, two) => {
                let mut both = Bdd::TRUE;
                // The gate that was built last is the first part of a rule. If it is false, the other does not matter.
                for part in [two, one].map(|part| self.circuit.resolve(*part)) {
                    let key = GateLetter::new(part, at.letter);
                    let Some(value) = self.gate_values.get(&key).copied() else {
                        waiting.push(key);
                        return Ok(None);
                    };
                    let value = self.bdds.negated_if(part.is_negated(), value)?;
                    both = self.bdds.and(both, value)?;
                    if both == Bdd::FALSE {
                        break;
                    }
                }
                both
            }
            Gate::Loop(_) => unreachable!("literals are resolved before their gates are looked at"),
        }))
    }

    /// Returns the value of a literal for the rest of a text: a variable or its negation.
    fn rest_value(&mut self, literal: Literal) -> Result<Bdd, Error> {
        let literal = self.circuit.resolve(literal);
        let function = match literal.negated_if(literal.is_negated()) {
            Literal::FALSE => Bdd::FALSE,
            positive => self.bdds.variable(variable(positive.gate())),
        };
        self.bdds.negated_if(literal.is_negated(), function)
    }
}
