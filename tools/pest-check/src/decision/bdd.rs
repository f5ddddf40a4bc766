//! Reduced ordered binary decision diagrams (BDDs) of Boolean functions, each stored once.

use rustc_hash::FxHashMap as HashMap;

use super::limits::Limits;
use super::memory::{map_bytes, vec_bytes};
use grammar_reader::error::Error;

/// The id of a function in a [`BddStore`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bdd(u32);

impl Bdd {
    /// The constant false.
    pub const FALSE: Bdd = Bdd(0);
    /// The constant true.
    pub const TRUE: Bdd = Bdd(1);
}

/// A function that tests one variable and continues as one of two functions of later variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Decision {
    /// The number of the variable.
    pub variable: u32,
    /// The function if the variable is false.
    pub low: Bdd,
    /// The function if the variable is true.
    pub high: Bdd,
}

/// A store of functions. Equal functions have one id.
#[derive(Debug)]
pub(crate) struct BddStore {
    decisions: Vec<Decision>,
    known: HashMap<Decision, Bdd>,
    chosen: HashMap<Choice, Bdd>,
    limits: Limits,
    /// How many bytes are in use elsewhere.
    pub other_bytes: usize,
}

/// The function that is `high` if the condition is true, and `low` otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Choice {
    condition: Bdd,
    high: Bdd,
    low: Bdd,
}

impl BddStore {
    /// Creates a store with only the constants.
    pub fn new(limits: Limits) -> Self {
        // A constant tests no variable; this one is after all others.
        let constant = Decision { variable: u32::MAX, low: Bdd::FALSE, high: Bdd::FALSE };
        let (known, chosen) = (HashMap::default(), HashMap::default());
        BddStore { decisions: vec![constant; 2], known, chosen, limits, other_bytes: 0 }
    }

    /// Returns the decision of a function that is not constant.
    pub fn get(&self, diagram: Bdd) -> Decision {
        self.decisions[diagram.0 as usize]
    }

    /// Returns the number of choices that were computed.
    pub fn work(&self) -> usize {
        self.chosen.len()
    }

    /// Returns how many bytes the store takes.
    fn bytes(&self) -> usize {
        vec_bytes(&self.decisions) + map_bytes(&self.known) + map_bytes(&self.chosen)
    }

    /// Checks the bytes in use here and elsewhere.
    ///
    /// # Errors
    /// They exceed the limit.
    pub fn check_bytes(&self) -> Result<(), Error> {
        self.limits.check_bytes(self.bytes() + self.other_bytes)
    }

    /// Returns the function of a variable.
    pub fn variable(&mut self, variable: u32) -> Bdd {
        self.decide(Decision { variable, low: Bdd::FALSE, high: Bdd::TRUE })
    }

    /// Returns the negation of a function if `negate`.
    pub fn negated_if(&mut self, negate: bool, function: Bdd) -> Result<Bdd, Error> {
        if negate { self.choose(function, Bdd::FALSE, Bdd::TRUE) } else { Ok(function) }
    }

    /// Returns the conjunction of two functions.
    pub fn and(&mut self, one: Bdd, two: Bdd) -> Result<Bdd, Error> {
        self.choose(one, two, Bdd::FALSE)
    }

    /// Returns the function that is `high` if the condition is true, and `low` otherwise.
    pub fn choose(&mut self, condition: Bdd, high: Bdd, low: Bdd) -> Result<Bdd, Error> {
        let choice = Choice { condition, high, low };
        if let Some(known) = self.chosen(choice) {
            return Ok(known);
        }
        let mut waiting = vec![choice];
        while let Some(next) = waiting.last().copied() {
            if self.chosen(next).is_some() {
                waiting.pop();
                continue;
            }
            let parts = [next.condition, next.high, next.low];
            let variable = parts.map(|part| self.get(part).variable).into_iter().fold(u32::MAX, u32::min);
            let branches = [false, true].map(|value| {
                let [condition, high, low] = parts.map(|part| self.branch(part, variable, value));
                Choice { condition, high, low }
            });
            match branches.map(|branch| self.chosen(branch)) {
                [Some(low), Some(high)] => {
                    let diagram = self.decide(Decision { variable, low, high });
                    self.chosen.insert(next, diagram);
                    self.limits.check_work(self.work())?;
                    self.check_bytes()?;
                }
                _ => waiting.extend(branches),
            }
        }
        Ok(self.chosen(choice).expect("it has just been found"))
    }

    /// Returns the result of a choice if it is trivial or cached.
    fn chosen(&self, choice: Choice) -> Option<Bdd> {
        match choice {
            Choice { condition: Bdd::TRUE, high, .. } => Some(high),
            Choice { condition: Bdd::FALSE, low, .. } => Some(low),
            Choice { condition, high: Bdd::TRUE, low: Bdd::FALSE } => Some(condition),
            Choice { high, low, .. } if high == low => Some(high),
            _ => self.chosen.get(&choice).copied(),
        }
    }

    /// Returns a function for one value of a variable, which is not after the first variable of the
    /// function.
    fn branch(&self, diagram: Bdd, variable: u32, value: bool) -> Bdd {
        let decision = self.get(diagram);
        match value {
            _ if decision.variable != variable => diagram,
            true => decision.high,
            false => decision.low,
        }
    }

    fn decide(&mut self, decision: Decision) -> Bdd {
        if decision.low == decision.high {
            return decision.low;
        }
        let decisions = &mut self.decisions;
        *self.known.entry(decision).or_insert_with(|| {
            decisions.push(decision);
            Bdd(u32::try_from(decisions.len() - 1).expect("a store has fewer functions than that"))
        })
    }
}
