//! Finds the marks that may come next in a tree.

use std::rc::Rc;

use rustc_hash::FxHashMap as HashMap;

use super::alphabet::ClassSet;
use super::circuit::{Circuit, Gate, Literal};
use super::derive::Derivation;
use super::diagram::Diagram;

/// Finds the marks that a text may begin with if a function that sees marks holds. The function is false after any other mark: everything
/// it asks for needs a gate that sees marks, and such a gate is false for all marks but its own.
#[derive(Debug)]
pub(crate) struct LiveMarks<'a> {
    circuit: &'a Circuit,
    /// The number of letters, including the end and the marks.
    letters: usize,
    of_gates: HashMap<usize, Rc<ClassSet>>,
    of_functions: HashMap<Diagram, Rc<ClassSet>>,
}

impl<'a> LiveMarks<'a> {
    /// Creates a search without results.
    pub fn new(circuit: &'a Circuit, letters: usize) -> Self {
        let none = Rc::new(ClassSet::none(letters));
        let of_functions =
            [Diagram::FALSE, Diagram::TRUE].map(|constant| (constant, none.clone())).into_iter().collect();
        LiveMarks { circuit, letters, of_gates: HashMap::default(), of_functions }
    }

    /// Returns the marks that a text may begin with if the function holds.
    pub fn of(&mut self, derivation: &Derivation<'_>, function: Diagram) -> Rc<ClassSet> {
        let mut waiting = vec![function];
        while let Some(next) = waiting.last().copied() {
            if !self.of_functions.contains_key(&next) {
                let (gate, branches) = derivation.decision(next);
                let [Some(low), Some(high)] = branches.map(|branch| self.of_functions.get(&branch).cloned()) else {
                    waiting.extend(branches);
                    continue;
                };
                let marks = union(&union(&low, &high), &self.of_gate(gate));
                self.of_functions.insert(next, marks);
            }
            waiting.pop();
        }
        self.of_functions[&function].clone()
    }

    /// Returns approximately how many bytes the remembered results take.
    pub fn bytes(&self) -> usize {
        (self.of_functions.len() + self.of_gates.len()) * 32
    }

    fn of_gate(&mut self, gate: usize) -> Rc<ClassSet> {
        let root = self.circuit.resolve(Literal::of(gate)).gate();
        let mut waiting = vec![root];
        while let Some(next) = waiting.last().copied() {
            if !self.of_gates.contains_key(&next) {
                let marks = match self.circuit.gate(next) {
                    Gate::And(one, two) => {
                        let parts = [one, two].map(|part| self.circuit.resolve(*part).gate());
                        let [Some(one), Some(two)] = parts.map(|part| self.of_gates.get(&part).cloned()) else {
                            waiting.extend(parts);
                            continue;
                        };
                        union(&one, &two)
                    }
                    Gate::Mark { letter, .. } => {
                        let mut marks = ClassSet::none(self.letters);
                        marks.insert(*letter);
                        Rc::new(marks)
                    }
                    _ => self.of_functions[&Diagram::FALSE].clone(),
                };
                self.of_gates.insert(next, marks);
            }
            waiting.pop();
        }
        self.of_gates[&root].clone()
    }
}

/// Returns the letters of both sets. It is one of the two if that one has them all.
fn union(one: &Rc<ClassSet>, other: &Rc<ClassSet>) -> Rc<ClassSet> {
    match [one.is_within(other), other.is_within(one)] {
        [true, _] => other.clone(),
        [_, true] => one.clone(),
        _ => Rc::new(one.union(other)),
    }
}
