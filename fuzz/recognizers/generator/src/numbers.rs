//! Random numbers, the same on every run.

/// A random number generator (xorshift).
pub struct Numbers(u64);

impl Numbers {
    pub fn new(seed: u64) -> Self {
        let mut numbers = Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        // The first numbers still resemble the seed.
        for _ in 0..8 {
            numbers.below(2);
        }
        numbers
    }

    /// Returns a number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) as usize % bound
    }

    /// Returns `true` in the given number of cases out of a hundred.
    pub fn happens(&mut self, of_hundred: usize) -> bool {
        self.below(100) < of_hundred
    }

    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
