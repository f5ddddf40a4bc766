//! A hash that identifies a language.

use std::fmt;

/// A hash that identifies a language, or the [source](crate::Operand::source_fingerprint) of a
/// rule.
///
/// Equal languages have equal fingerprints, and different languages almost always have different
/// ones. The display format is sixteen hexadecimal digits, and the same on all machines and in all
/// releases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint(u64);

/// The parameters of the 64-bit FNV-1a hash of 32-bit little-endian numbers. Hashes of the standard
/// library may change between releases. The hash is not collision-resistant against an attacker.
const FNV_OFFSET_BASIS: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01B3;

impl Fingerprint {
    /// Hashes numbers.
    pub(crate) fn new(numbers: impl IntoIterator<Item = u32>) -> Self {
        let bytes = numbers.into_iter().flat_map(u32::to_le_bytes);
        Fingerprint(bytes.fold(FNV_OFFSET_BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME)))
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

    /// The hash of "foobar" that the authors of the function publish for tests, here with two more
    /// bytes.
    #[test]
    fn fnv_1a_test_vectors() {
        assert_eq!(Fingerprint::new([]).to_string(), "cbf29ce484222325");
        let foobar = 0x8594_4171_F739_67E8_u64;
        let two_more = (foobar.wrapping_mul(super::FNV_PRIME)).wrapping_mul(super::FNV_PRIME);
        let bytes = *b"foobar\0\0";
        let numbers = [&bytes[..4], &bytes[4..]].map(|four| u32::from_le_bytes(four.try_into().unwrap()));
        assert_eq!(Fingerprint::new(numbers).to_string(), format!("{two_more:016x}"));
    }
}
