//! Sets of characters.

/// A set of ASCII characters, as comparisons need it.
pub struct Set {
    /// The characters by their lower four bits: of each, a bit for each of the eight values of the others.
    pub(super) rows: [u8; 16],
    /// The first and the last character of each range.
    pub(super) ranges: &'static [(u8, u8)],
}

impl Set {
    pub const fn of(ranges: &'static [(u8, u8)]) -> Self {
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
        Set { rows, ranges }
    }

    #[inline(always)]
    pub(super) const fn has_zero(&self) -> bool {
        self.rows[0] & 1 != 0
    }
}

/// The bytes with which a text may begin. Which it begins with nobody can predict: it is looked up, not compared.
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

    /// Whether a text begins with one of them.
    #[inline(always)]
    pub const fn begin(&self, text: &[u8]) -> bool {
        match text.first() {
            Some(byte) => self.0[*byte as usize],
            None => false,
        }
    }
}
