//! What stands for a language where that itself would be too long.

use std::fmt;

/// A number that two languages have in common if they have the same texts, and hardly ever if they do not; or two rules, if they are
/// [written](crate::Side::writing) in the same way. It is written as sixteen hexadecimal digits, and is the same on each machine and in
/// each release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint(u64);

/// The 64 bits of FNV-1a, of 32-bit numbers from their lowest octet on. The hashes of the standard library may change from release to
/// release. Against somebody who looks for two languages of one fingerprint this is no protection.
const FNV_OFFSET_BASIS: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01B3;

impl Fingerprint {
    /// Of numbers.
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

    /// The hash of "foobar" that those who made the function give for a test, here with two octets more.
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
