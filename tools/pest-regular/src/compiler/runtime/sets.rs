//! Sets of characters.

/// A set of ASCII characters, for looking up many bytes at once.
pub struct Set {
    /// One row for each value of the lower four bits, with a bit for each of the eight values of
    /// the upper ones.
    pub(super) rows: [u8; 16],
}

impl Set {
    pub const fn from_ranges(ranges: &[(u8, u8)]) -> Self {
        let mut rows = [0; 16];
        let mut index = 0;
        while index < ranges.len() {
            let (mut byte, last) = ranges[index];
            while byte <= last {
                rows[(byte & 15) as usize] |= 1 << (byte >> 4);
                byte += 1;
            }
            index += 1;
        }
        Set { rows }
    }

    #[inline(always)]
    pub(super) const fn has_zero(&self) -> bool {
        self.rows[0] & 1 != 0
    }
}

/// A set of bytes, as a table. A lookup has no branch, which would be unpredictable.
pub struct Bytes([bool; 256]);

impl Bytes {
    /// Creates a set from the first and the last byte of each range.
    pub const fn from_ranges(ranges: &[(u8, u8)]) -> Self {
        let mut bytes = [false; 256];
        let mut index = 0;
        while index < ranges.len() {
            let (first, last) = ranges[index];
            let mut byte = first as usize;
            while byte <= last as usize {
                bytes[byte] = true;
                byte += 1;
            }
            index += 1;
        }
        Bytes(bytes)
    }

    /// Whether a byte is in the set.
    #[inline(always)]
    pub const fn has(&self, byte: u8) -> bool {
        self.0[byte as usize]
    }

    /// The end of the run of bytes of the set that begins at an offset. `other` returns the end of
    /// anything else that the run may contain.
    #[inline(always)]
    pub fn skip(&self, text: &[u8], mut at: usize, other: impl Fn(usize) -> Option<usize>) -> usize {
        loop {
            at = self.end_of_run(text, at);
            match other(at) {
                Some(end) => at = end,
                None => return at,
            }
        }
    }

    /// The end of the run of bytes of the set alone.
    #[inline(always)]
    fn end_of_run(&self, text: &[u8], mut at: usize) -> usize {
        // Most runs end in their first or second block. A branch for each byte would be mispredicted
        // at the end of most of them.
        while let Some(block) = text.get(at..).and_then(<[u8]>::first_chunk::<8>) {
            let mut outside = 0_u32;
            let mut index = 0;
            while index < block.len() {
                outside |= u32::from(!self.has(block[index])) << index;
                index += 1;
            }
            if outside != 0 {
                return at + outside.trailing_zeros() as usize;
            }
            at += block.len();
        }
        while text.get(at).is_some_and(|&byte| self.has(byte)) {
            at += 1;
        }
        at
    }

    /// Whether the first byte of a text is in the set.
    #[inline(always)]
    pub const fn has_first(&self, text: &[u8]) -> bool {
        match text.first() {
            Some(byte) => self.0[*byte as usize],
            None => false,
        }
    }
}
