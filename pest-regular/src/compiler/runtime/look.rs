//! What is made of a text once it is read.

/// What is made of a text of which is known how far a rule matches it, and of what was recorded. A function of the three is for what needs
/// no look at the text.
pub trait Then<'t, R> {
    type Result;

    fn make(self, text: &'t str, end: Option<usize>, record: R, look: &impl Look) -> Self::Result;
}

impl<'t, R, T, F: FnOnce(&'t str, Option<usize>, R) -> T> Then<'t, R> for F {
    type Result = T;

    #[inline(always)]
    fn make(self, text: &'t str, end: Option<usize>, record: R, _: &impl Look) -> T {
        self(text, end, record)
    }
}

/// Looks at the text once more, with what the recognizer has of it already.
pub trait Look {
    /// Whether a byte stands between two places of the text.
    fn has<const BYTE: u8>(&self, start: usize, end: usize) -> bool;
}

impl Look for &[u8] {
    #[inline(always)]
    fn has<const BYTE: u8>(&self, start: usize, end: usize) -> bool {
        self.get(start..end).is_some_and(|range| range.contains(&BYTE))
    }
}
