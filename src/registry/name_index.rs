//! Which names of a table may equal a text, before any is compared with it.

/// For up to 64 names: which of them are similar to a text, by a hash. Hardly any is then left to compare with it.
pub(crate) struct Alike([u64; GLANCES]);

const GLANCES: usize = 64;

impl Alike {
    /// Builds it of these names. With more than 64, a constant does not compile.
    pub(crate) const fn new(names: &[&str]) -> Alike {
        let (mut alike, mut at) = ([0; GLANCES], 0);
        while at < names.len() {
            alike[glance(names[at])] |= 1 << at;
            at += 1;
        }
        Alike(alike)
    }

    /// The indexes of the names that are similar to this text, ignoring case.
    pub(crate) fn to(&self, text: &str) -> impl Iterator<Item = usize> + use<> {
        let mut places = self.0[glance(text)];
        core::iter::from_fn(move || {
            let at = (places != 0).then_some(places.trailing_zeros() as usize)?;
            places &= places - 1;
            Some(at)
        })
    }
}

/// A hash that is the same for texts that differ only in case.
const fn glance(text: &str) -> usize {
    match text.as_bytes() {
        [first, .., last] => (text.len() + 3 * letter(*first) + 7 * letter(*last)) % GLANCES,
        bytes => bytes.len(),
    }
}

/// The bits of a byte that do not depend on the case of a letter.
const fn letter(byte: u8) -> usize {
    (byte & 0x1F) as usize
}
