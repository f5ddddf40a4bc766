//! Normalizing percent-encoded text, piece by piece (RFC 3986, sections 6.2.2.1 and 6.2.2.2).

use alloc::string::String;

use crate::syntax::is_unreserved;

/// What to do to percent-encoded octets, and to letters.
#[derive(Clone, Copy)]
pub(crate) struct Rewrite {
    /// Write the digits of an octet in upper case.
    pub(crate) upper: bool,
    /// Decode an octet that is an unreserved character.
    pub(crate) decode: bool,
    /// Write letters in lower case.
    pub(crate) lower: bool,
}

/// A piece of the text: a run that holds no octets, or one octet.
enum Piece<'t> {
    Plain(&'t str),
    Octet { written: &'t str, value: u8 },
}

fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = text;
    core::iter::from_fn(move || {
        let plain = rest.find('%').unwrap_or(rest.len());
        if plain > 0 {
            let (run, behind) = rest.split_at(plain);
            rest = behind;
            return Some(Piece::Plain(run));
        }
        let (written, behind) = rest.split_at_checked(3)?;
        rest = behind;
        let value = u8::from_str_radix(&written[1..], 16).ok()?;
        Some(Piece::Octet { written, value })
    })
}

impl Rewrite {
    /// Nothing.
    pub(crate) const NONE: Rewrite = Rewrite { upper: false, decode: false, lower: false };

    /// Writes a text so rewritten.
    pub(crate) fn write(self, text: &str, out: &mut String) {
        for piece in pieces(text) {
            match piece {
                Piece::Plain(run) if self.lower => out.extend(run.chars().map(|it| it.to_ascii_lowercase())),
                Piece::Plain(run) => out.push_str(run),
                Piece::Octet { value, .. } if self.decode && is_unreserved(value) => {
                    let value = if self.lower { value.to_ascii_lowercase() } else { value };
                    out.push(char::from(value));
                }
                Piece::Octet { written, .. } if self.upper => {
                    out.extend(written.chars().map(|it| it.to_ascii_uppercase()))
                }
                Piece::Octet { written, .. } => out.push_str(written),
            }
        }
    }

    /// A text so rewritten, octet by octet.
    pub(crate) fn octets(self, text: &str) -> impl Iterator<Item = u8> {
        pieces(text).flat_map(move |piece| {
            let (written, decoded) = match piece {
                Piece::Octet { value, .. } if self.decode && is_unreserved(value) => ("", Some(value)),
                Piece::Octet { written, .. } => (written, None),
                Piece::Plain(run) => (run, None),
            };
            let is_octet = decoded.is_none() && written.starts_with('%');
            let (lower, upper) = (self.lower && !is_octet, self.upper && is_octet);
            decoded.into_iter().chain(written.bytes()).map(move |it| match it {
                _ if lower => it.to_ascii_lowercase(),
                _ if upper => it.to_ascii_uppercase(),
                _ => it,
            })
        })
    }

    /// Whether it would change nothing.
    pub(crate) fn keeps(self, text: &str) -> bool {
        pieces(text).all(|piece| match piece {
            Piece::Plain(run) => !self.lower || !run.bytes().any(|it| it.is_ascii_uppercase()),
            Piece::Octet { written, value } => {
                let decoded = self.decode && is_unreserved(value);
                !decoded && !(self.upper && written.bytes().any(|it| it.is_ascii_lowercase()))
            }
        })
    }
}

/// Whether a segment would be `.` or `..` if its octets were decoded, but is neither as it stands.
pub(crate) fn is_encoded_dot_segment(segment: &str) -> bool {
    let dots = pieces(segment).try_fold(0, |dots, piece| match piece {
        Piece::Plain(run) if run.bytes().all(|it| it == b'.') => Some(dots + run.len()),
        Piece::Octet { value: b'.', .. } => Some(dots + 1),
        _ => None,
    });
    matches!(dots, Some(1 | 2)) && segment.len() > 2
}
