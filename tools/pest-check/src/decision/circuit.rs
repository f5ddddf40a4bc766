//! Circuits of gates that are predicates on the suffixes of a text.

use std::ops::Not;
use std::sync::Arc;

use rustc_hash::FxHashMap as HashMap;

use super::alphabet::ClassSet;
use super::memory::{map_bytes, vec_bytes};

/// The value of a gate for a suffix, or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Literal(u32);

impl Literal {
    /// False for every suffix.
    pub const FALSE: Literal = Literal(0);
    /// True for every suffix.
    pub const TRUE: Literal = Literal(1);

    /// Creates the literal of a gate.
    pub fn from_gate(gate: usize) -> Self {
        Literal(u32::try_from(gate << 1).expect("a circuit has fewer gates than that"))
    }

    /// Returns the gate.
    pub fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Returns whether this is the negation of the gate's value.
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Returns the negation if `negate`.
    pub fn negated_if(self, negate: bool) -> Self {
        Literal(self.0 ^ u32::from(negate))
    }
}

impl Not for Literal {
    type Output = Self;

    fn not(self) -> Self {
        self.negated_if(true)
    }
}

/// How a gate treats marks before a character or the end. Marks are letters that show where the
/// nodes of a tree begin and end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NodeMarks {
    /// The gate skips marks.
    Skipped,
    /// The gate is false at a mark.
    Significant,
}

/// A predicate on suffixes of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Gate {
    /// Always false.
    False,
    /// The suffix is the whole text.
    Start,
    /// The suffix is empty.
    End(NodeMarks),
    /// The suffix begins with a character of `classes`, and `rest` is true for the suffix after it.
    Step { marks: NodeMarks, classes: Arc<ClassSet>, rest: Literal },
    /// The suffix begins with a mark, which is a letter after all classes, and `rest` is true for
    /// the suffix after it.
    Mark { letter: u32, rest: Literal },
    /// Both literals are true.
    And(Literal, Literal),
    /// The value of a literal that is defined later, for cycles.
    Loop(Option<Literal>),
}

/// Gates, each stored once.
#[derive(Clone, Debug)]
pub(crate) struct Circuit {
    gates: Vec<Gate>,
    known: HashMap<Gate, Literal>,
}

impl Circuit {
    /// Creates a circuit with only the constant gate.
    pub fn new() -> Self {
        let mut circuit = Circuit { gates: vec![], known: HashMap::default() };
        circuit.store(Gate::False);
        circuit
    }

    /// Returns the number of gates.
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// Returns how many bytes the gates take.
    pub fn bytes(&self) -> usize {
        vec_bytes(&self.gates) + map_bytes(&self.known)
    }

    /// Returns whether the value of a gate depends on itself for the same suffix, as that of a
    /// left-recursive rule does.
    pub fn has_cycle(&self) -> bool {
        const NEW: u8 = 0;
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut states = vec![NEW; self.gates.len()];
        for root in 0..self.gates.len() {
            let mut waiting = vec![root];
            while let Some(gate) = waiting.last().copied() {
                let parts = match &self.gates[gate] {
                    Gate::And(one, two) => [Some(one.gate()), Some(two.gate())],
                    Gate::Loop(definition) => [definition.map(Literal::gate), None],
                    _ => [None; 2],
                };
                let is_new = states[gate] == NEW;
                states[gate] = if is_new { OPEN } else { DONE };
                if !is_new {
                    waiting.pop();
                    continue;
                }
                for part in parts.into_iter().flatten() {
                    match states[part] {
                        NEW => waiting.push(part),
                        OPEN => return true,
                        _ => {}
                    }
                }
            }
        }
        false
    }

    /// Returns the gate with this number.
    pub fn gate(&self, number: usize) -> &Gate {
        &self.gates[number]
    }

    /// Returns a literal with each [`Gate::Loop`] replaced by its definition.
    pub fn resolve(&self, literal: Literal) -> Literal {
        let mut literal = literal;
        while let Gate::Loop(Some(definition)) = self.gates[literal.gate()] {
            literal = definition.negated_if(literal.is_negated());
        }
        literal
    }

    /// Returns the literal of [`Gate::Start`].
    pub fn start(&mut self) -> Literal {
        self.store(Gate::Start)
    }

    /// Returns the literal of [`Gate::End`].
    pub fn end(&mut self, marks: NodeMarks) -> Literal {
        self.store(Gate::End(marks))
    }

    /// Returns the literal of [`Gate::Step`].
    pub fn step(&mut self, marks: NodeMarks, classes: &Arc<ClassSet>, rest: Literal) -> Literal {
        if rest == Literal::FALSE || classes.is_empty() {
            return Literal::FALSE;
        }
        self.store(Gate::Step { marks, classes: classes.clone(), rest })
    }

    /// Returns the literal of [`Gate::Mark`].
    pub fn mark(&mut self, letter: usize, rest: Literal) -> Literal {
        let letter = u32::try_from(letter).expect("a grammar has fewer rules than that");
        if rest == Literal::FALSE { rest } else { self.store(Gate::Mark { letter, rest }) }
    }

    /// Returns the conjunction of two literals.
    pub fn and(&mut self, one: Literal, two: Literal) -> Literal {
        match (one.min(two), one.max(two)) {
            (Literal::FALSE, _) => Literal::FALSE,
            (Literal::TRUE, other) => other,
            (one, two) if one == !two => Literal::FALSE,
            (one, two) if one == two => one,
            (one, two) => self.store(Gate::And(one, two)),
        }
    }

    /// Returns the disjunction of two literals.
    pub fn or(&mut self, one: Literal, two: Literal) -> Literal {
        !self.and(!one, !two)
    }

    /// Returns a literal that is to be defined later.
    pub fn forward(&mut self) -> Literal {
        // Each is distinct, so it is not looked up.
        self.gates.push(Gate::Loop(None));
        Literal::from_gate(self.gates.len() - 1)
    }

    /// Defines a literal that [`forward`](Self::forward) returned.
    pub fn define(&mut self, forward: Literal, definition: Literal) {
        self.gates[forward.gate()] = Gate::Loop(Some(definition));
    }

    fn store(&mut self, gate: Gate) -> Literal {
        let gates = &mut self.gates;
        *self.known.entry(gate).or_insert_with_key(|gate| {
            gates.push(gate.clone());
            Literal::from_gate(gates.len() - 1)
        })
    }
}
