//! Which names of a table a text may be, before any is compared with it.

/// For up to 64 names: which of them look like a text at a glance. Hardly any is left then to be compared with it.
pub(crate) struct Alike([u64; GLANCES]);

const GLANCES: usize = 64;

impl Alike {
    /// Of these names. With more than 64 it does not compile, where it is a constant.
    pub(crate) const fn of(names: &[&str]) -> Alike {
        let (mut alike, mut at) = ([0; GLANCES], 0);
        while at < names.len() {
            alike[glance(names[at])] |= 1 << at;
            at += 1;
        }
        Alike(alike)
    }

    /// The places of names that look like this text, in whatever case it is written.
    pub(crate) fn to(&self, text: &str) -> impl Iterator<Item = usize> + use<> {
        let mut places = self.0[glance(text)];
        core::iter::from_fn(move || {
            let at = (places != 0).then_some(places.trailing_zeros() as usize)?;
            places &= places - 1;
            Some(at)
        })
    }
}

/// The same for texts that differ in nothing but the case of their letters.
const fn glance(text: &str) -> usize {
    match text.as_bytes() {
        [first, .., last] => (text.len() + 3 * letter(*first) + 7 * letter(*last)) % GLANCES,
        bytes => bytes.len(),
    }
}

/// The bits of an octet that do not tell the case of a letter.
const fn letter(octet: u8) -> usize {
    (octet & 0x1F) as usize
}
