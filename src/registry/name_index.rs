//! An index of a table of names, by a hash that ignores case.

/// An index of up to 64 names. It narrows a lookup to the few names that may equal a text.
pub(crate) struct NameIndex([u64; BUCKETS]);

const BUCKETS: usize = 64;

impl NameIndex {
    /// Builds an index of these names. A constant with more than 64 does not compile.
    pub(crate) const fn new(names: &[&str]) -> NameIndex {
        let (mut buckets, mut at) = ([0; BUCKETS], 0);
        while at < names.len() {
            buckets[bucket(names[at])] |= 1 << at;
            at += 1;
        }
        NameIndex(buckets)
    }

    /// The indexes of the names that may equal this text, ignoring case.
    pub(crate) fn candidates(&self, text: &str) -> impl Iterator<Item = usize> + use<> {
        let mut left = self.0[bucket(text)];
        core::iter::from_fn(move || {
            let at = (left != 0).then_some(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(at)
        })
    }
}

/// A hash that is the same for texts that differ only in case.
const fn bucket(text: &str) -> usize {
    match text.as_bytes() {
        [first, .., last] => (text.len() + 3 * letter(*first) + 7 * letter(*last)) % BUCKETS,
        bytes => bytes.len(),
    }
}

/// The bits of a byte that do not depend on the case of a letter.
const fn letter(byte: u8) -> usize {
    (byte & 0x1F) as usize
}
