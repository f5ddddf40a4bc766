//! Finds the node marks that may come next in a text.

use std::rc::Rc;

use rustc_hash::FxHashMap as HashMap;

use super::alphabet::ClassSet;
use super::bdd::Bdd;
use super::circuit::{Circuit, Gate, Literal};
use super::derivative::Derivatives;
use super::memory::map_bytes;

/// Finds the marks that a text may begin with if a function holds for which marks are significant.
/// The function is false after any other mark, because all its gates treat marks as significant,
/// and such a gate is false for all marks but its own.
#[derive(Debug)]
pub(crate) struct NextNodeMarks<'a> {
    circuit: &'a Circuit,
    /// The number of letters, including the end and the marks.
    letters: usize,
    gate_marks: HashMap<usize, Rc<ClassSet>>,
    function_marks: HashMap<Bdd, Rc<ClassSet>>,
}

impl<'a> NextNodeMarks<'a> {
    /// Creates a search without cached results.
    pub fn new(circuit: &'a Circuit, letters: usize) -> Self {
        let none = Rc::new(ClassSet::none(letters));
        let function_marks = [Bdd::FALSE, Bdd::TRUE].map(|constant| (constant, none.clone())).into_iter().collect();
        NextNodeMarks { circuit, letters, gate_marks: HashMap::default(), function_marks }
    }

    /// Returns the marks that a text may begin with if the function holds.
    pub fn after(&mut self, derivatives: &Derivatives<'_>, function: Bdd) -> Rc<ClassSet> {
        let mut waiting = vec![function];
        while let Some(next) = waiting.last().copied() {
            if !self.function_marks.contains_key(&next) {
                let (gate, branches) = derivatives.decision(next);
                let [Some(low), Some(high)] = branches.map(|branch| self.function_marks.get(&branch).cloned()) else {
                    waiting.extend(branches);
                    continue;
                };
                let marks = union(&union(&low, &high), &self.marks_of_gate(gate));
                self.function_marks.insert(next, marks);
            }
            waiting.pop();
        }
        self.function_marks[&function].clone()
    }

    /// Returns how many bytes the cached results take, without the sets, most of which are shared.
    pub fn bytes(&self) -> usize {
        map_bytes(&self.function_marks) + map_bytes(&self.gate_marks)
    }

    fn marks_of_gate(&mut self, gate: usize) -> Rc<ClassSet> {
        let root = self.circuit.resolve(Literal::from_gate(gate)).gate();
        let mut waiting = vec![root];
        while let Some(next) = waiting.last().copied() {
            if !self.gate_marks.contains_key(&next) {
                let marks = match self.circuit.gate(next) {
                    Gate::And(one, two) => {
                        let parts = [one, two].map(|part| self.circuit.resolve(*part).gate());
                        let [Some(one), Some(two)] = parts.map(|part| self.gate_marks.get(&part).cloned()) else {
                            waiting.extend(parts);
                            continue;
                        };
                        union(&one, &two)
                    }
                    Gate::Mark { letter, .. } => {
                        let mut marks = ClassSet::none(self.letters);
                        marks.insert(*letter as usize);
                        Rc::new(marks)
                    }
                    _ => self.function_marks[&Bdd::FALSE].clone(),
                };
                self.gate_marks.insert(next, marks);
            }
            waiting.pop();
        }
        self.gate_marks[&root].clone()
    }
}

/// Returns the union of two sets, without a copy if one contains the other.
fn union(one: &Rc<ClassSet>, other: &Rc<ClassSet>) -> Rc<ClassSet> {
    match [one.is_subset(other), other.is_subset(one)] {
        [true, _] => other.clone(),
        [_, true] => one.clone(),
        _ => Rc::new(one.union(other)),
    }
}
