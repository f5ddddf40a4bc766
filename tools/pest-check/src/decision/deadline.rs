//! The end of the time for a file.

use std::time::Duration;

use grammar_reader::error::{Error, Problem};

/// The time at which work is given up, in CPU time of the process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deadline(Option<End>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    time: Duration,
    /// How long it was until then.
    seconds: u32,
}

impl Deadline {
    /// No such time.
    pub const NEVER: Self = Deadline(None);

    /// Returns the time after a number of seconds from now.
    #[cfg(feature = "findings")]
    #[must_use]
    pub fn after(seconds: u32) -> Self {
        Deadline(Some(End { time: now() + Duration::from_secs(seconds.into()), seconds }))
    }

    /// Returns an earlier time, at which this percentage of the time is left.
    #[cfg(feature = "findings")]
    #[must_use]
    pub fn with_left(self, percent: u32) -> Self {
        let earlier = |end: End| End {
            time: end.time.saturating_sub(Duration::from_secs(end.seconds.into()) * percent / 100),
            ..end
        };
        Deadline(self.0.map(earlier))
    }

    /// Returns whether no time is left.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.0.is_some_and(|end| now() >= end.time)
    }

    /// Returns an error if no time is left.
    ///
    /// # Errors
    /// No time is left.
    pub fn check(self) -> Result<(), Error> {
        match self.0 {
            Some(End { seconds, .. }) if self.is_over() => {
                Err(Error::without_location(Problem::Limit { most: seconds as usize, unit: SECONDS }))
            }
            _ => Ok(()),
        }
    }
}

/// The unit of the limit in errors.
pub const SECONDS: &str = "seconds";

/// Returns the CPU time of the process, which does not depend on other processes.
#[cfg(all(unix, feature = "findings"))]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

#[cfg(not(all(unix, feature = "findings")))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
