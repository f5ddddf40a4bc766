//! What stands in a row.

/// Where one thing ends, and as many more of it as follow: `N` places of which the first is where it begins.
pub struct Row<const N: usize> {
    ends: [usize; N],
    count: usize,
}

impl<const N: usize> Row<N> {
    /// None at any place.
    #[inline(always)]
    pub fn new() -> Self {
        Row { ends: [usize::MAX; N], count: 0 }
    }

    /// Whether it is that of another place, and begins anew here then.
    #[inline(always)]
    pub fn begins(&mut self, at: usize) -> bool {
        let is_new = self.ends[0] != at;
        if is_new {
            (self.ends[0], self.count) = (at, 0);
        }
        is_new
    }

    /// With one more that ends here. Whether another is wanted.
    #[inline(always)]
    pub fn goes_on(&mut self, end: usize) -> bool {
        self.count += 1;
        if let Some(place) = self.ends.get_mut(self.count) {
            *place = end;
        }
        self.count + 1 < N
    }

    /// Where so many end, if there are the least of them.
    #[inline(always)]
    pub fn end(&self, least: usize, most: usize) -> Option<usize> {
        let count = self.count.min(most);
        if count < least { None } else { self.ends.get(count).copied() }
    }
}
