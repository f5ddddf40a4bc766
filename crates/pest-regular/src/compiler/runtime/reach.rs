//! How far a rule gets into a text, also into one that it refuses.

/// How far a rule gets into a text from its start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// How far it matches the text, if it does.
    pub end: Option<usize>,
    /// How far any way through it gets.
    pub furthest: usize,
}

impl Reach {
    /// That a way got here.
    #[inline(always)]
    pub fn at(&mut self, at: usize) {
        self.furthest = self.furthest.max(at);
    }

    /// With the end of what the rule matches.
    #[inline(always)]
    pub fn with_end(self, end: Option<usize>) -> Self {
        Reach { end, furthest: self.furthest.max(end.unwrap_or_default()) }
    }
}
