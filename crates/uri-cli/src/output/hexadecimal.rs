//! Bytes in hexadecimal, for people and in JSON.

use std::fmt::Write as _;

/// Returns bytes as two digits each.
pub fn hexadecimal(octets: &[u8]) -> String {
    octets.iter().fold(String::with_capacity(2 * octets.len()), |mut text, octet| {
        // Writing to a `String` does not fail.
        let _ = write!(text, "{octet:02X}");
        text
    })
}
