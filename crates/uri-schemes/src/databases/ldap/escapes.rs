//! Reading and writing values with escaped bytes (RFC 4514, RFC 4515).

use alloc::vec::Vec;
use core::fmt;

/// The bytes of a value, some of which are escaped: `\2C`, or in a name also `\,`.
pub(super) fn bytes_of(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once('\\') {
        bytes.extend_from_slice(plain.as_bytes());
        // A `+` is not a digit, although `from_str_radix` accepts one.
        let digits = after.get(..2).filter(|digits| digits.bytes().all(|it| it.is_ascii_hexdigit()));
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            None => {
                // One character, which may itself be the escape character.
                let end = after.chars().next().map_or(0, char::len_utf8);
                let (character, after) = after.split_at(end);
                bytes.extend_from_slice(character.as_bytes());
                rest = after;
            }
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}

/// Writes bytes: UTF-8 text by `write`, character by character with its offset; any other byte escaped.
pub(super) fn write_text(
    formatter: &mut fmt::Formatter<'_>,
    bytes: &[u8],
    write: impl Fn(&mut fmt::Formatter<'_>, usize, char) -> fmt::Result,
) -> fmt::Result {
    let mut at = 0;
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            write(formatter, at, character)?;
            at += character.len_utf8();
        }
        for byte in chunk.invalid() {
            write!(formatter, "\\{byte:02x}")?;
            at += 1;
        }
    }
    Ok(())
}
