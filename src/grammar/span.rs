//! A range of bytes in a text.

use core::ops::Range;

/// A range of bytes in a text. Unlike [`Range`], it is `Copy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Span {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Span {
    pub(crate) fn range(self) -> Range<usize> {
        self.start..self.end
    }

    pub(crate) fn contains(self, other: Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// The piece of `text` that the span covers.
    pub(crate) fn slice(self, text: &str) -> &str {
        &text[self.range()]
    }
}
