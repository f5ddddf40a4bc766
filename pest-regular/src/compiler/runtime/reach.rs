//! How far a text gets that a rule refuses.

/// How far any way through a rule got so far.
pub struct Reach {
    pub furthest: usize,
    /// Where no way gets further.
    limit: usize,
}

impl Reach {
    #[inline(always)]
    pub fn new(limit: usize) -> Self {
        Reach { furthest: 0, limit }
    }

    /// That a way got here.
    #[inline(always)]
    pub fn at(&mut self, at: usize) {
        self.furthest = self.furthest.max(at);
    }

    /// Whether no way gets further.
    #[inline(always)]
    pub fn is_done(&self) -> bool {
        self.furthest >= self.limit
    }
}
