//! The pieces of percent-encoded text (RFC 3986, section 2.1).

#[cfg(any(feature = "check", feature = "trees"))]
use alloc::borrow::Cow;
use alloc::string::String;
#[cfg(any(feature = "check", feature = "trees"))]
use alloc::vec::Vec;

use crate::text::scan::{find_byte, has_byte};

/// Begins a percent-encoded byte.
pub(crate) const PERCENT: u8 = b'%';

/// The length of a percent-encoded byte.
pub(crate) const LENGTH: usize = 3;

/// A piece of the text: a run without percent-encoded bytes, or one percent-encoded byte.
pub(crate) enum Piece<'t> {
    Plain(&'t str),
    Encoded { written: &'t str, value: u8 },
}

/// The pieces of a text in which each `%` has its two digits.
pub(crate) fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = text;
    core::iter::from_fn(move || {
        let plain = rest.bytes().position(|it| it == PERCENT).unwrap_or(rest.len());
        if plain > 0 {
            let (run, after) = rest.split_at(plain);
            rest = after;
            return Some(Piece::Plain(run));
        }
        let (written, after) = rest.split_at_checked(LENGTH)?;
        rest = after;
        Some(Piece::Encoded { written, value: value(written)? })
    })
}

/// The percent-encoded bytes of a text in which each `%` has its two digits, each with its offset.
pub(crate) fn bytes(text: &str) -> impl Iterator<Item = (usize, &str, u8)> {
    let mut after = 0;
    core::iter::from_fn(move || {
        let at = after + find_byte(&text.as_bytes()[after..], PERCENT)?;
        after = at + LENGTH;
        let written = text.get(at..after)?;
        Some((at, written, value(written)?))
    })
}

/// The value of a percent-encoded byte.
#[inline]
fn value(written: &str) -> Option<u8> {
    let [_, high, low] = written.as_bytes() else { return None };
    Some(digit(*high) << 4 | digit(*low))
}

/// The value of the percent-encoded byte that these bytes begin with; `None` if they do not begin with `%` and two
/// digits.
pub(crate) fn first_value(bytes: &[u8]) -> Option<u8> {
    let (first, _) = bytes.split_first_chunk::<LENGTH>()?;
    let [PERCENT, digits @ ..] = first else { return None };
    digits.iter().all(u8::is_ascii_hexdigit).then(|| digit(digits[0]) << 4 | digit(digits[1]))
}

/// The value of a hexadecimal digit, in either case.
fn digit(character: u8) -> u8 {
    // The codes of the letters end in 1 to 6, and have the bit of 64, which no decimal digit has.
    (character & 15) + 9 * (character >> 6)
}

/// The bytes of a text, of which some are percent-encoded. A `%` without two digits stays.
#[cfg(any(feature = "check", feature = "trees"))]
pub(crate) fn decoded(text: &str) -> Cow<'_, [u8]> {
    let (bytes, mut at) = (text.as_bytes(), 0);
    if !has_percent_encoded(text) {
        return Cow::Borrowed(bytes);
    }
    let mut decoded = Vec::with_capacity(bytes.len());
    while at < bytes.len() {
        let value = first_value(&bytes[at..]);
        decoded.push(value.unwrap_or(bytes[at]));
        at += if value.is_some() { LENGTH } else { 1 };
    }
    Cow::Owned(decoded)
}

/// Whether a text has percent-encoded bytes.
pub(crate) fn has_percent_encoded(text: &str) -> bool {
    has_byte(text, PERCENT)
}

/// The byte, percent-encoded, its digits in upper case (section 2.1).
pub(crate) fn percent_encoded(byte: u8) -> [u8; LENGTH] {
    let digit = |value: u8| b"0123456789ABCDEF"[usize::from(value & 15)];
    [PERCENT, digit(byte >> 4), digit(byte)]
}

/// Appends data to a text: plain bytes, which are ASCII, unchanged, and all others percent-encoded.
#[inline]
pub(crate) fn push(data: &[u8], is_plain: impl Fn(u8) -> bool, text: &mut String) {
    text.reserve(data.len());
    for &byte in data {
        if is_plain(byte) {
            text.push(char::from(byte));
        } else {
            text.extend(percent_encoded(byte).map(char::from));
        }
    }
}

#[cfg(test)]
#[test]
fn percent_encoded_bytes_match_the_grammar() {
    for byte in 0..=u8::MAX {
        let written = percent_encoded(byte);
        let text = core::str::from_utf8(&written).unwrap_or_default();
        assert!(crate::ParseTree::parse_rule("pct-encoded", text).is_ok() && value(text) == Some(byte), "{text}");
    }
}
