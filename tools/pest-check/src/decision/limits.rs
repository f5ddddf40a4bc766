//! The limits of a question.

use super::deadline::Deadline;
use grammar_reader::error::{Error, Problem};

/// The limits at which a question is given up.
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
    work: usize,
    deadline: Deadline,
}

impl Default for Limits {
    /// 4 million gates, 5 million states, 4 GB.
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Limits {
    /// Limits for optional additions to an answer, which take seconds: 100,000 states, 200 MB.
    #[must_use]
    pub const fn brief() -> Self {
        Self::DEFAULT.states(100_000).bytes(200_000_000)
    }

    /// Returns the smaller of each of the limits.
    #[must_use]
    pub(crate) fn at_most(self, other: Self) -> Self {
        Limits {
            gates: self.gates.min(other.gates),
            states: self.states.min(other.states),
            bytes: self.bytes.min(other.bytes),
            work: self.work.min(other.work),
            deadline: self.deadline,
        }
    }

    /// The default limits.
    const DEFAULT: Self = Limits {
        gates: 4_000_000,
        states: 5_000_000,
        bytes: 4_000_000_000,
        work: usize::MAX,
        deadline: Deadline::NEVER,
    };

    /// Sets the maximum number of gates of a circuit.
    #[must_use]
    pub const fn gates(self, gates: usize) -> Self {
        Limits { gates, ..self }
    }

    /// Sets the maximum number of states of a search.
    #[must_use]
    pub const fn states(self, states: usize) -> Self {
        Limits { states, ..self }
    }

    /// Sets the maximum number of bytes of memory of a search.
    #[must_use]
    pub const fn bytes(self, bytes: usize) -> Self {
        Limits { bytes, ..self }
    }

    /// Sets the maximum [`work`](crate::Statistics::work) of a question. The default is none.
    #[must_use]
    pub const fn work(self, work: usize) -> Self {
        Limits { work, ..self }
    }

    /// Sets the time at which all questions are given up. The default is none.
    #[must_use]
    pub const fn until(self, deadline: Deadline) -> Self {
        Limits { deadline, ..self }
    }

    /// Returns whether no time is left.
    pub(crate) fn is_over(self) -> bool {
        self.deadline.is_over()
    }

    /// Returns the error for a question that is not asked, because no time or work is left.
    pub(crate) fn spent(self) -> Error {
        let steps = || Error::without_location(Problem::Limit { most: self.work, unit: "steps" });
        self.deadline.check().err().unwrap_or_else(steps)
    }

    /// Returns the maximum work of a question.
    pub(crate) fn most_work(self) -> usize {
        self.work
    }

    /// Returns an error if a search takes too much work.
    pub(crate) fn check_work(self, work: usize) -> Result<(), Error> {
        self.check_time(work)?;
        check(work, self.work, "steps")
    }

    /// Returns an error if a circuit has too many gates.
    pub(crate) fn check_gates(self, gates: usize) -> Result<(), Error> {
        self.check_time(gates)?;
        check(gates, self.gates, "gates")
    }

    /// Returns an error if no time is left. Most numbers of steps are not looked at, as the clock is slow.
    fn check_time(self, steps: usize) -> Result<(), Error> {
        if steps.is_multiple_of(STEPS_OF_CLOCK) { self.deadline.check() } else { Ok(()) }
    }

    /// Returns an error if no time is left.
    ///
    /// # Errors
    /// No time is left.
    pub fn check_deadline(self) -> Result<(), Error> {
        self.deadline.check()
    }

    /// Returns an error if a search has too many states.
    pub(crate) fn check_states(self, states: usize) -> Result<(), Error> {
        check(states, self.states, "states")
    }

    /// Returns an error if a search takes too many bytes.
    pub(crate) fn check_bytes(self, bytes: usize) -> Result<(), Error> {
        check(bytes, self.bytes, "bytes")
    }
}

/// The number of steps between two looks at the clock.
const STEPS_OF_CLOCK: usize = 1024;

fn check(count: usize, most: usize, unit: &'static str) -> Result<(), Error> {
    if count > most { Err(Error::without_location(Problem::Limit { most, unit })) } else { Ok(()) }
}
