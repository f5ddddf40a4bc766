//! Sets of characters.

/// A set of ASCII characters, as many bytes are looked up in it at once.
pub struct Set {
    /// The characters by their lower four bits: of each, a bit for each of the eight values of the others.
    pub(super) rows: [u8; 16],
}

impl Set {
    pub const fn of(ranges: &[(u8, u8)]) -> Self {
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

/// A set of bytes in which one is looked up, not compared: what nobody can predict.
pub struct Bytes([bool; 256]);

impl Bytes {
    /// Of ranges: the first and the last byte of each.
    pub const fn of(ranges: &[(u8, u8)]) -> Self {
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

    /// Whether a byte is one of them.
    #[inline(always)]
    pub const fn has(&self, byte: u8) -> bool {
        self.0[byte as usize]
    }

    /// Where bytes of the set end that begin here, and whatever else is found between them.
    #[inline(always)]
    pub fn skip(&self, text: &[u8], mut at: usize, other: impl Fn(usize) -> Option<usize>) -> usize {
        loop {
            while text.get(at).is_some_and(|&byte| self.has(byte)) {
                at += 1;
            }
            match other(at) {
                Some(end) => at = end,
                None => return at,
            }
        }
    }

    /// Whether a text begins with one of them.
    #[inline(always)]
    pub const fn begin(&self, text: &[u8]) -> bool {
        match text.first() {
            Some(byte) => self.0[*byte as usize],
            None => false,
        }
    }
}
