//! Boolean functions, each stored once: reduced ordered binary decision diagrams.

use rustc_hash::FxHashMap as HashMap;

use super::limits::Limits;
use grammar_reader::error::Error;

/// The name of a function in a [`Diagrams`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Diagram(u32);

impl Diagram {
    /// False whatever the variables are.
    pub const FALSE: Diagram = Diagram(0);
    /// True whatever the variables are.
    pub const TRUE: Diagram = Diagram(1);
}

/// A function that tests one variable and continues as one of two functions of later variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Decision {
    /// The number of the variable.
    pub variable: usize,
    /// The function if the variable is false.
    pub low: Diagram,
    /// The function if the variable is true.
    pub high: Diagram,
}

/// A store of functions. Equal functions have one name.
#[derive(Debug)]
pub(crate) struct Diagrams {
    decisions: Vec<Decision>,
    known: HashMap<Decision, Diagram>,
    chosen: HashMap<Choice, Diagram>,
    limits: Limits,
}

/// The function that is `high` if the condition is true, and `low` otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Choice {
    condition: Diagram,
    high: Diagram,
    low: Diagram,
}

impl Diagrams {
    /// Creates a store with only the constants, which may grow as far as the limits allow.
    pub fn new(limits: Limits) -> Self {
        // A constant tests nothing: its variable comes after all others.
        let constant = Decision { variable: usize::MAX, low: Diagram::FALSE, high: Diagram::FALSE };
        Diagrams { decisions: vec![constant; 2], known: HashMap::default(), chosen: HashMap::default(), limits }
    }

    /// Returns the decision of a function that is not constant.
    pub fn get(&self, diagram: Diagram) -> Decision {
        self.decisions[diagram.0 as usize]
    }

    /// Returns approximately how many bytes the store takes.
    pub fn bytes(&self) -> usize {
        self.decisions.len() * 72 + self.chosen.len() * 24
    }

    /// Returns the function of a variable.
    pub fn variable(&mut self, variable: usize) -> Diagram {
        self.decide(Decision { variable, low: Diagram::FALSE, high: Diagram::TRUE })
    }

    /// Returns the negation of a function, if `negate`.
    pub fn negated_if(&mut self, negate: bool, function: Diagram) -> Result<Diagram, Error> {
        if negate { self.choose(function, Diagram::FALSE, Diagram::TRUE) } else { Ok(function) }
    }

    /// Returns the function that is true where both functions are.
    pub fn and(&mut self, one: Diagram, two: Diagram) -> Result<Diagram, Error> {
        self.choose(one, two, Diagram::FALSE)
    }

    /// Returns the function that is `high` where the condition is true and `low` elsewhere.
    pub fn choose(&mut self, condition: Diagram, high: Diagram, low: Diagram) -> Result<Diagram, Error> {
        let choice = Choice { condition, high, low };
        let mut waiting = vec![choice];
        while let Some(next) = waiting.last().copied() {
            if self.chosen(next).is_some() {
                waiting.pop();
                continue;
            }
            let parts = [next.condition, next.high, next.low];
            let variable = parts.map(|part| self.get(part).variable).into_iter().fold(usize::MAX, usize::min);
            let branches = [false, true].map(|value| {
                let [condition, high, low] = parts.map(|part| self.branch(part, variable, value));
                Choice { condition, high, low }
            });
            match branches.map(|branch| self.chosen(branch)) {
                [Some(low), Some(high)] => {
                    let diagram = self.decide(Decision { variable, low, high });
                    self.chosen.insert(next, diagram);
                    self.limits.check_bytes(self.bytes())?;
                }
                _ => waiting.extend(branches),
            }
        }
        Ok(self.chosen(choice).expect("it has just been found"))
    }

    /// Returns the result of a choice if it is trivial or known.
    fn chosen(&self, choice: Choice) -> Option<Diagram> {
        match choice {
            Choice { condition: Diagram::TRUE, high, .. } => Some(high),
            Choice { condition: Diagram::FALSE, low, .. } => Some(low),
            Choice { condition, high: Diagram::TRUE, low: Diagram::FALSE } => Some(condition),
            Choice { high, low, .. } if high == low => Some(high),
            _ => self.chosen.get(&choice).copied(),
        }
    }

    /// Returns a function for one value of a variable that is not after its first.
    fn branch(&self, diagram: Diagram, variable: usize, value: bool) -> Diagram {
        let decision = self.get(diagram);
        match value {
            _ if decision.variable != variable => diagram,
            true => decision.high,
            false => decision.low,
        }
    }

    fn decide(&mut self, decision: Decision) -> Diagram {
        if decision.low == decision.high {
            return decision.low;
        }
        let decisions = &mut self.decisions;
        *self.known.entry(decision).or_insert_with(|| {
            decisions.push(decision);
            Diagram(u32::try_from(decisions.len() - 1).expect("memory ends before the numbers do"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Diagram, Diagrams};
    use crate::decision::Limits;
    use grammar_reader::error::Error;

    /// Returns the function that is true where the variables 0 and `pairs` are, or 1 and `pairs + 1`, and so on. In this order of variables
    /// it takes two to the power of `pairs` decisions.
    fn pairs(pairs: usize, limits: Limits) -> Result<Diagram, Error> {
        let mut diagrams = Diagrams::new(limits);
        (0..pairs).try_fold(Diagram::FALSE, |any, one| {
            let [one, other] = [one, one + pairs].map(|it| diagrams.variable(it));
            let both = diagrams.and(one, other)?;
            diagrams.choose(both, Diagram::TRUE, any)
        })
    }

    #[test]
    fn a_function_without_end_is_refused() {
        let limits = Limits::default().bytes(100_000);
        assert!(pairs(5, limits).is_ok());
        let message = "gave up, because it takes more than 100000 bytes";
        assert_eq!(pairs(15, limits).unwrap_err().to_string(), message);
    }
}
