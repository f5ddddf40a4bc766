//! A range of bytes in a text.

use core::ops::Range;

/// The longest text that is parsed, in bytes: every place in it, and one value more, fits into 32 bits.
pub(crate) const MAX_LENGTH: usize = u32::MAX as usize - 1;

/// Whether a text of so many bytes is longer.
#[inline]
pub(crate) const fn is_too_long(length: usize) -> bool {
    length > MAX_LENGTH
}

/// A range of bytes in a text that is no longer than [`MAX_LENGTH`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Span {
    start: u32,
    end: u32,
}

impl Span {
    pub(crate) fn new(start: usize, end: usize) -> Self {
        debug_assert!(start <= end && end <= MAX_LENGTH);
        Span { start: place(start), end: place(end) }
    }

    pub(crate) fn start(self) -> usize {
        self.start as usize
    }

    pub(crate) fn end(self) -> usize {
        self.end as usize
    }

    pub(crate) fn range(self) -> Range<usize> {
        self.start()..self.end()
    }

    pub(crate) fn contains(self, other: Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// The piece of `text` that the span covers.
    pub(crate) fn of(self, text: &str) -> &str {
        &text[self.range()]
    }
}

/// A place in a text that is no longer than [`MAX_LENGTH`].
///
/// No longer text is parsed. For a place behind it, in a text that an operation puts together, this is the last place there is.
#[inline]
pub(crate) const fn place(at: usize) -> u32 {
    #[expect(clippy::cast_possible_truncation, reason = "what is less than the longest length fits")]
    if at < MAX_LENGTH { at as u32 } else { MAX_LENGTH as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_text() {
        assert!(!is_too_long(MAX_LENGTH) && is_too_long(MAX_LENGTH + 1));
        assert_eq!(
            (place(MAX_LENGTH - 1), place(MAX_LENGTH), place(MAX_LENGTH + 1)),
            (u32::MAX - 2, u32::MAX - 1, u32::MAX - 1)
        );
    }

    #[test]
    fn what_lies_inside() {
        let outer = Span::new(2, 5);
        assert!([(2, 5), (2, 2), (3, 4), (5, 5)].iter().all(|&(start, end)| outer.contains(Span::new(start, end))));
        assert!(![(1, 5), (2, 6), (1, 1), (6, 6)].iter().any(|&(start, end)| outer.contains(Span::new(start, end))));
    }
}
