//! A short number that identifies a language.

use std::fmt;

/// A number that two languages share if they have the same texts, and hardly ever if they do not; or two rules, if they are
/// [written](crate::Side::writing) the same way. It is written as sixteen hexadecimal digits, and is the same on each machine and in each
/// release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint(u64);

/// The 64-bit FNV-1a hash of 32-bit numbers, from their lowest byte on. The hashes of the standard library may change from release to
/// release. This gives no protection against somebody who searches for two languages with the same fingerprint.
const FNV_OFFSET_BASIS: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01B3;

impl Fingerprint {
    /// Returns the fingerprint of numbers.
    pub(crate) fn of(numbers: impl IntoIterator<Item = u32>) -> Self {
        let octets = numbers.into_iter().flat_map(u32::to_le_bytes);
        Fingerprint(octets.fold(FNV_OFFSET_BASIS, |hash, octet| (hash ^ u64::from(octet)).wrapping_mul(FNV_PRIME)))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;

    /// The hash of "foobar" that the authors of the function publish for tests, here with two more bytes.
    #[test]
    fn fnv_1a() {
        assert_eq!(Fingerprint::of([]).to_string(), "cbf29ce484222325");
        let of_foobar = 0x8594_4171_F739_67E8_u64;
        let two_more = (of_foobar.wrapping_mul(super::FNV_PRIME)).wrapping_mul(super::FNV_PRIME);
        let octets = *b"foobar\0\0";
        let numbers = [&octets[..4], &octets[4..]].map(|four| u32::from_le_bytes(four.try_into().unwrap()));
        assert_eq!(Fingerprint::of(numbers).to_string(), format!("{two_more:016x}"));
    }
}
