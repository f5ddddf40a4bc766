//! How far a text gets that a rule refuses.

/// How many bytes are looked at for one that no way gets behind: more would cost more than they save.
const NEAR: usize = 64;

/// How far any way through a rule got so far.
#[derive(Clone, Copy)]
pub struct Reach {
    pub furthest: usize,
    /// Where no way gets further.
    limit: usize,
}

impl Reach {
    /// For a rule through which there is one way.
    #[inline(always)]
    pub fn new() -> Self {
        Reach { furthest: 0, limit: usize::MAX }
    }

    /// For a rule that is made of some bytes: no way gets further than to another, if there is one near.
    #[inline(always)]
    pub fn of(text: &[u8], is_of_rule: impl Fn(u8) -> bool) -> Self {
        let limit = text.iter().take(NEAR).position(|&byte| !is_of_rule(byte));
        Reach { furthest: 0, limit: limit.unwrap_or(usize::MAX) }
    }

    /// That a way got here.
    #[inline(always)]
    pub fn at(&mut self, at: usize) {
        self.furthest = self.furthest.max(at);
    }

    /// What is known so far, to go back to: what is looked at until then is looked at to its end, and got nowhere.
    #[inline(always)]
    pub fn aside(&mut self) -> Self {
        let kept = *self;
        self.limit = usize::MAX;
        kept
    }

    /// Whether no way gets further.
    #[inline(always)]
    pub fn is_done(&self) -> bool {
        self.furthest >= self.limit
    }
}
