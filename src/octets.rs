//! The pieces of percent-encoded text (RFC 3986, section 2.1).

use crate::scan::{find_byte, has_byte};

/// A piece of the text: a run that holds no octets, or one octet.
pub(crate) enum Piece<'t> {
    Plain(&'t str),
    Octet { written: &'t str, value: u8 },
}

/// The pieces of a text in which each `%` has its two digits.
pub(crate) fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = text;
    core::iter::from_fn(move || {
        let plain = rest.bytes().position(|it| it == b'%').unwrap_or(rest.len());
        if plain > 0 {
            let (run, behind) = rest.split_at(plain);
            rest = behind;
            return Some(Piece::Plain(run));
        }
        let (written, behind) = rest.split_at_checked(3)?;
        rest = behind;
        Some(Piece::Octet { written, value: value(written)? })
    })
}

/// The octets of a text in which each `%` has its two digits, each with its place.
pub(crate) fn octets(text: &str) -> impl Iterator<Item = (usize, &str, u8)> {
    let mut behind = 0;
    core::iter::from_fn(move || {
        let at = behind + find_byte(&text.as_bytes()[behind..], b'%')?;
        behind = at + 3;
        let written = text.get(at..behind)?;
        Some((at, written, value(written)?))
    })
}

/// The value of an octet.
#[inline]
fn value(written: &str) -> Option<u8> {
    let &[_, high, low] = written.as_bytes() else { return None };
    Some(digit(high) << 4 | digit(low))
}

/// The value of a hexadecimal digit, in either case.
fn digit(character: u8) -> u8 {
    // The letters' codes end in 1 to 6, and have the bit of 64, which no decimal digit has.
    (character & 15) + 9 * (character >> 6)
}

/// Whether a text has percent-encoded octets.
pub(crate) fn has_octets(text: &str) -> bool {
    has_byte(text, b'%')
}

/// The octet, percent-encoded, its digits in upper case (section 2.1).
pub(crate) fn percent_encoded(octet: u8) -> [u8; 3] {
    let digit = |value: u8| b"0123456789ABCDEF"[usize::from(value & 15)];
    [b'%', digit(octet >> 4), digit(octet)]
}
