//! Bytes in hexadecimal.

use std::fmt::Write as _;

/// Returns two digits for each byte.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a `String` does not fail.
        let _ = write!(text, "{byte:02X}");
        text
    })
}
