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
}

impl Default for Limits {
    /// 4 million gates, 5 million states, 4 GB.
    fn default() -> Self {
        Limits { gates: 4_000_000, states: 5_000_000, bytes: 4_000_000_000 }
    }
}

impl Limits {
    /// Refuses a circuit with too many gates.
    pub(crate) fn check_gates(self, gates: usize) -> Result<(), Error> {
        check(gates, self.gates, "gates")
    }

    /// Refuses a search with too many states.
    pub(crate) fn check_states(self, states: usize) -> Result<(), Error> {
        check(states, self.states, "states")
    }

    /// Refuses a search that takes too many bytes.
    pub(crate) fn check_bytes(self, bytes: usize) -> Result<(), Error> {
        check(bytes, self.bytes, "bytes")
    }
}

fn check(count: usize, most: usize, unit: &'static str) -> Result<(), Error> {
    if count > most { Err(Error::nowhere(Problem::Limit { most, unit })) } else { Ok(()) }
}
