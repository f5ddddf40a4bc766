//! Circuits of gates over the suffixes of a text.

use rustc_hash::FxHashMap as HashMap;
use std::ops::Not;

use super::alphabet::ClassSet;

/// What a gate says of a suffix, or the opposite of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Literal(u32);

impl Literal {
    /// True of no suffix.
    pub const FALSE: Literal = Literal(0);
    /// True of every suffix.
    pub const TRUE: Literal = Literal(1);

    /// What a gate says.
    pub fn of(gate: usize) -> Self {
        Literal(u32::try_from(gate << 1).expect("a circuit has fewer gates than that"))
    }

    /// The gate.
    pub fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether this is the opposite of what the gate says.
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// The opposite of this, if `negate`.
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

/// What a gate makes of the marks before a character, or before the end. Marks tell where the nodes of a tree begin and end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Marks {
    /// It goes past them.
    Passed,
    /// It says no: a mark is none of what it looks for.
    Seen,
}

/// A predicate on suffixes of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Gate {
    /// Never.
    False,
    /// The suffix is the whole text.
    Start,
    /// The suffix is empty.
    End(Marks),
    /// The suffix begins with a character of `classes`, and `rest` holds of what is behind that.
    Step { marks: Marks, classes: ClassSet, rest: Literal },
    /// The suffix begins with a mark, which is a letter behind all classes, and `rest` holds of what is behind that.
    Mark { letter: usize, rest: Literal },
    /// Both hold.
    And(Literal, Literal),
    /// What the literal says that is given later: how a circuit goes round.
    Loop(Option<Literal>),
}

/// Gates, each stored once.
#[derive(Clone, Debug)]
pub(crate) struct Circuit {
    gates: Vec<Gate>,
    known: HashMap<Gate, Literal>,
}

impl Circuit {
    /// A circuit that says nothing yet.
    pub fn new() -> Self {
        let mut circuit = Circuit { gates: vec![], known: HashMap::default() };
        circuit.store(Gate::False);
        circuit
    }

    /// How many gates there are.
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// The gate with this number.
    pub fn gate(&self, number: usize) -> &Gate {
        &self.gates[number]
    }

    /// A literal with each [`Gate::Loop`] followed to what it was defined as.
    pub fn resolve(&self, literal: Literal) -> Literal {
        let mut literal = literal;
        while let Gate::Loop(Some(definition)) = self.gates[literal.gate()] {
            literal = definition.negated_if(literal.is_negated());
        }
        literal
    }

    /// The suffix is the whole text.
    pub fn start(&mut self) -> Literal {
        self.store(Gate::Start)
    }

    /// The suffix is empty.
    pub fn end(&mut self, marks: Marks) -> Literal {
        self.store(Gate::End(marks))
    }

    /// The suffix begins with a character of `classes`, and `rest` holds of what is behind that.
    pub fn step(&mut self, marks: Marks, classes: &ClassSet, rest: Literal) -> Literal {
        if rest == Literal::FALSE || classes.is_empty() {
            return Literal::FALSE;
        }
        self.store(Gate::Step { marks, classes: classes.clone(), rest })
    }

    /// The suffix begins with a mark, and `rest` holds of what is behind that.
    pub fn mark(&mut self, letter: usize, rest: Literal) -> Literal {
        if rest == Literal::FALSE { rest } else { self.store(Gate::Mark { letter, rest }) }
    }

    /// Both hold.
    pub fn and(&mut self, one: Literal, two: Literal) -> Literal {
        match (one.min(two), one.max(two)) {
            (Literal::FALSE, _) => Literal::FALSE,
            (Literal::TRUE, other) => other,
            (one, two) if one == !two => Literal::FALSE,
            (one, two) if one == two => one,
            (one, two) => self.store(Gate::And(one, two)),
        }
    }

    /// At least one holds.
    pub fn or(&mut self, one: Literal, two: Literal) -> Literal {
        !self.and(!one, !two)
    }

    /// A literal that is to be defined later.
    pub fn forward(&mut self) -> Literal {
        // No two of these are one and the same, so they are not looked up.
        self.gates.push(Gate::Loop(None));
        Literal::of(self.gates.len() - 1)
    }

    /// Says what a literal of [`forward`](Self::forward) is.
    pub fn define(&mut self, forward: Literal, definition: Literal) {
        self.gates[forward.gate()] = Gate::Loop(Some(definition));
    }

    fn store(&mut self, gate: Gate) -> Literal {
        let gates = &mut self.gates;
        *self.known.entry(gate).or_insert_with_key(|gate| {
            gates.push(gate.clone());
            Literal::of(gates.len() - 1)
        })
    }
}
