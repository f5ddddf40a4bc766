//! A range of bytes in a text.

use core::num::NonZeroU32;
use core::ops::Range;

/// The longest text that a span can reach into, in bytes.
pub(crate) const MAX_LENGTH: usize = u32::MAX as usize - 1;

/// A range of bytes; small enough that eight of them, each of which may be absent, fit beside a text.
///
/// The end is kept one too high, so that it is never zero and an absent span costs no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    start: u32,
    behind_end: NonZeroU32,
}

impl Span {
    /// The span from `start` to `end` of a text that is no longer than [`MAX_LENGTH`].
    pub(crate) fn new(start: usize, end: usize) -> Self {
        debug_assert!(start <= end && end <= MAX_LENGTH);
        // Truncation cannot happen: every text is measured against MAX_LENGTH before it is parsed.
        #[allow(clippy::cast_possible_truncation)]
        let (start, end) = (start as u32, end as u32);
        Span { start, behind_end: NonZeroU32::MIN.saturating_add(end) }
    }

    pub(crate) fn start(self) -> usize {
        self.start as usize
    }

    pub(crate) fn end(self) -> usize {
        self.behind_end.get() as usize - 1
    }

    pub(crate) fn range(self) -> Range<usize> {
        self.start()..self.end()
    }

    pub(crate) fn contains(self, other: Span) -> bool {
        self.start() <= other.start() && other.end() <= self.end()
    }

    /// The piece of `text` that the span covers.
    pub(crate) fn of(self, text: &str) -> &str {
        &text[self.range()]
    }
}
