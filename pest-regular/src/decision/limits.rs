//! How much a question may take.

use crate::error::{Error, Problem};

/// How much a question may take before it is given up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most gates of a circuit.
    pub gates: usize,
    /// The most states of a search.
    pub states: usize,
    /// The most bytes of memory for what a search finds.
    pub bytes: usize,
    /// The most steps of counting the texts of a language.
    pub steps: usize,
}

impl Default for Limits {
    /// 4 million gates, 5 million states, 4 GB, 100 million steps.
    fn default() -> Self {
        Limits { gates: 4_000_000, states: 5_000_000, bytes: 4_000_000_000, steps: 100_000_000 }
    }
}

impl Limits {
    /// For what is told beside an answer, and may as well be left out: 100,000 states, 200 MB, 10 million steps. It takes seconds.
    #[must_use]
    pub fn brief() -> Self {
        Limits { states: 100_000, bytes: 200_000_000, steps: 10_000_000, ..Limits::default() }
    }

    /// Refuses a circuit with too many gates.
    pub(crate) fn check_gates(self, gates: usize) -> Result<(), Error> {
        check(gates, self.gates, "gates")
    }

    /// Refuses a search with too many states.
    pub(crate) fn check_states(self, states: usize) -> Result<(), Error> {
        check(states, self.states, "states")
    }

    /// Refuses to count in too many steps.
    pub(crate) fn check_steps(self, steps: usize) -> Result<(), Error> {
        check(steps, self.steps, "steps")
    }

    /// Refuses a search that takes too many bytes.
    pub(crate) fn check_bytes(self, bytes: usize) -> Result<(), Error> {
        check(bytes, self.bytes, "bytes")
    }
}

fn check(count: usize, most: usize, unit: &'static str) -> Result<(), Error> {
    if count > most { Err(Error::nowhere(Problem::Limit { most, unit })) } else { Ok(()) }
}
