//! Normalizing percent-encoded text, piece by piece (RFC 3986, sections 6.2.2.1 and 6.2.2.2).

use alloc::string::String;

use crate::bytes::octets::{LENGTH, MARK, Piece, has_octets, octets, pieces, value_at};
use crate::bytes::scan::{common_prefix, has_pair, has_upper};
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

impl Rewrite {
    /// Nothing.
    pub(crate) const NONE: Rewrite = Rewrite { upper: false, decode: false, lower: false };

    /// Writes a text so rewritten.
    pub(crate) fn write(self, text: &str, out: &mut String) {
        if !self.rewrites_octets() || self.lower && !has_octets(text) {
            return self.write_run(text, out);
        }
        if !self.lower {
            return self.write_changed_octets(text, out);
        }
        for piece in pieces(text) {
            match piece {
                Piece::Plain(run) => self.write_run(run, out),
                Piece::Octet { value, .. } if self.decodes(value) => out.push(char::from(value.to_ascii_lowercase())),
                Piece::Octet { written, .. } => {
                    let start = out.len();
                    out.push_str(written);
                    if self.upper {
                        out[start..].make_ascii_uppercase();
                    }
                }
            }
        }
    }

    /// Writes a text of which nothing but octets may change: what stands between those that do is copied at once.
    fn write_changed_octets(self, text: &str, out: &mut String) {
        let mut behind = 0;
        for (at, written, value) in octets(text) {
            let is_decoded = self.decodes(value);
            if is_decoded || self.raises(written) {
                out.push_str(&text[behind..at]);
                behind = at + written.len();
                if is_decoded {
                    out.push(char::from(value));
                } else {
                    out.extend(written.chars().map(|it| it.to_ascii_uppercase()));
                }
            }
        }
        out.push_str(&text[behind..]);
    }

    #[inline]
    pub(crate) fn decodes(self, value: u8) -> bool {
        self.decode && is_unreserved(value)
    }

    #[inline]
    pub(crate) fn raises(self, written: &str) -> bool {
        self.upper && written.bytes().any(|it| it.is_ascii_lowercase())
    }

    /// All that either does, where they differ in nothing but that one of them has no octets to rewrite.
    pub(crate) fn or(self, other: Rewrite) -> Self {
        if self.rewrites_octets() { self } else { other }
    }

    pub(crate) fn rewrites_octets(self) -> bool {
        self.upper || self.decode
    }

    fn write_run(self, run: &str, out: &mut String) {
        let start = out.len();
        out.push_str(run);
        if self.lower {
            out[start..].make_ascii_lowercase();
        }
    }

    /// Whether two texts so rewritten are the same.
    pub(crate) fn makes_equal(self, a: &str, b: &str) -> bool {
        if a == b {
            return true;
        }
        if !self.rewrites_octets() || self.lower && !has_octets(a) && !has_octets(b) {
            return self.lower && a.eq_ignore_ascii_case(b);
        }
        let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
        loop {
            let same = common_prefix(a, b);
            // Where it ends inside of an octet, that is to be read as a whole.
            let octet = a[same.saturating_sub(LENGTH - 1)..same].iter().rposition(|it| *it == MARK);
            let at = octet.map_or(same, |octet| same.saturating_sub(LENGTH - 1) + octet);
            (a, b) = (&a[at..], &b[at..]);
            let (Some(of_a), Some(of_b)) = (self.unit(a), self.unit(b)) else { return a.is_empty() && b.is_empty() };
            if of_a != of_b {
                return false;
            }
            (a, b) = (&a[of_a.length..], &b[of_b.length..]);
        }
    }

    /// What a text begins with.
    fn unit(self, text: &[u8]) -> Option<Unit> {
        let first = *text.first()?;
        let lower = |it: u8| if self.lower { it.to_ascii_lowercase() } else { it };
        if first != MARK {
            return Some(Unit { length: 1, value: lower(first), digits: None });
        }
        let value = value_at(text, 0);
        if self.decodes(value) {
            return Some(Unit { length: LENGTH, value: lower(value), digits: None });
        }
        let digits = if self.upper { [0; 2] } else { [text[1], text[2]] };
        Some(Unit { length: LENGTH, value, digits: Some(digits) })
    }

    /// Whether it would change nothing.
    pub(crate) fn keeps(self, text: &str) -> bool {
        let keeps_run = |run: &str| !has_upper(run);
        let keeps_octet = |written: &str, value: u8| !self.decodes(value) && !self.raises(written);
        if !self.lower {
            return !self.rewrites_octets() || octets(text).all(|(_, written, value)| keeps_octet(written, value));
        }
        if !has_octets(text) {
            return keeps_run(text);
        }
        pieces(text).all(|piece| match piece {
            Piece::Plain(run) => keeps_run(run),
            Piece::Octet { written, value } => keeps_octet(written, value),
        })
    }
}

/// A character of ASCII, another octet of a text, or one that stays percent-encoded.
struct Unit {
    /// How many bytes it takes.
    length: usize,
    value: u8,
    /// The digits of what stays percent-encoded, if they matter.
    digits: Option<[u8; 2]>,
}

impl PartialEq for Unit {
    fn eq(&self, other: &Self) -> bool {
        (self.value, self.digits) == (other.value, other.digits)
    }
}

/// Whether an octet that may be a dot is percent-encoded anywhere in a text.
pub(crate) fn may_have_encoded_dots(text: &str) -> bool {
    has_pair(text, MARK, b'2') && (has_pair(text, b'2', b'e') || has_pair(text, b'2', b'E'))
}

/// Whether a segment is `.` or `..`.
pub(crate) fn is_dot_segment(segment: impl AsRef<[u8]>) -> bool {
    matches!(segment.as_ref(), b"." | b"..")
}

/// Whether a segment is `.` or `..` when its octets are decoded.
pub(crate) fn decodes_to_dot_segment(segment: &str) -> bool {
    let dots = pieces(segment).try_fold(0, |dots, piece| match piece {
        Piece::Plain(run) if run.bytes().all(|it| it == b'.') => Some(dots + run.len()),
        Piece::Octet { value: b'.', .. } => Some(dots + 1),
        _ => None,
    });
    matches!(dots, Some(1 | 2))
}
