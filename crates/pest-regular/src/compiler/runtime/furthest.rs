//! The furthest offset that a rule reaches in a text, which it may reject.

/// How far a rule matches a text from its start, and the furthest offset that any alternative
/// reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Furthest {
    /// The end of the match, if there is one.
    pub end: Option<usize>,
    /// The furthest offset that any alternative reaches.
    pub offset: usize,
}

impl Furthest {
    /// Notes that an alternative reached this offset.
    #[inline(always)]
    pub fn reach(&mut self, at: usize) {
        self.offset = self.offset.max(at);
    }

    /// Sets the end of the match.
    #[inline(always)]
    pub fn with_end(self, end: Option<usize>) -> Self {
        Furthest { end, offset: self.offset.max(end.unwrap_or_default()) }
    }
}
