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
    /// Nothing, at the start of a text.
    pub(crate) const EMPTY: Span = Span { start: 0, behind_end: NonZeroU32::MIN };

    /// The span from `start` to `end` of a text that is no longer than [`MAX_LENGTH`].
    ///
    /// No longer text is parsed. An operation could only put one together from texts of gigabytes; its components would then
    /// end where spans do.
    #[inline]
    pub(crate) fn new(start: usize, end: usize) -> Self {
        debug_assert!(start <= end && end <= MAX_LENGTH);
        let short = |at: usize| u32::try_from(at).unwrap_or(u32::MAX).min(u32::MAX - 1);
        Span { start: short(start), behind_end: NonZeroU32::MIN.saturating_add(short(end)) }
    }

    #[inline]
    pub(crate) fn start(self) -> usize {
        self.start as usize
    }

    #[inline]
    pub(crate) fn end(self) -> usize {
        self.behind_end.get() as usize - 1
    }

    #[inline]
    pub(crate) fn range(self) -> Range<usize> {
        self.start()..self.end()
    }

    pub(crate) fn contains(self, other: Span) -> bool {
        self.start() <= other.start() && other.end() <= self.end()
    }

    /// The same span in a text in which what began at `from` begins at `to`.
    #[inline]
    pub(crate) fn moved(self, from: usize, to: usize) -> Self {
        Span::new(self.start() - from + to, self.end() - from + to)
    }

    /// The piece of `text` that the span covers.
    #[inline]
    pub(crate) fn of(self, text: &str) -> &str {
        &text[self.range()]
    }
}
