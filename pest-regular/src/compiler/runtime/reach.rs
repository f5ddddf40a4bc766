//! How far a text gets that a rule refuses.

/// How far any way through a rule got so far.
#[derive(Clone, Copy, Default)]
pub struct Reach {
    pub furthest: usize,
}

impl Reach {
    /// That a way got here.
    #[inline(always)]
    pub fn at(&mut self, at: usize) {
        self.furthest = self.furthest.max(at);
    }
}
