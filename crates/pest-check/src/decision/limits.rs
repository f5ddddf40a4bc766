//! How much a question may take.

use grammar_reader::error::{Error, Problem};

/// How much a question may take before it is given up.
///
/// ```
/// use pest_check::Limits;
///
/// let limits = Limits::default().bytes(500_000_000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    gates: usize,
    states: usize,
    bytes: usize,
    steps: usize,
}

impl Default for Limits {
    /// 4 million gates, 5 million states, 4 GB, 100 million steps.
    fn default() -> Self {
        Self::WHOLE
    }
}

impl Limits {
    /// For what is told beside an answer, and may as well be left out: 100,000 states, 200 MB, 10 million steps. It takes seconds.
    #[must_use]
    pub const fn brief() -> Self {
        Self::WHOLE.states(100_000).bytes(200_000_000).steps(10_000_000)
    }

    /// For what is asked.
    const WHOLE: Self = Limits { gates: 4_000_000, states: 5_000_000, bytes: 4_000_000_000, steps: 100_000_000 };

    /// The most gates of a circuit.
    #[must_use]
    pub const fn gates(self, gates: usize) -> Self {
        Limits { gates, ..self }
    }

    /// The most states of a search.
    #[must_use]
    pub const fn states(self, states: usize) -> Self {
        Limits { states, ..self }
    }

    /// The most bytes of memory for what a search finds.
    #[must_use]
    pub const fn bytes(self, bytes: usize) -> Self {
        Limits { bytes, ..self }
    }

    /// The most steps of counting the texts of a language.
    #[must_use]
    pub const fn steps(self, steps: usize) -> Self {
        Limits { steps, ..self }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_beside_an_answer_takes_less_than_that() {
        let (brief, whole) = (Limits::brief(), Limits::default());
        assert!(brief.states < whole.states && brief.bytes < whole.bytes && brief.steps < whole.steps);
    }
}
