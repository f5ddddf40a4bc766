//! Normalizing percent-encoded text, piece by piece (RFC 3986, sections 6.2.2.1 and 6.2.2.2).

use alloc::string::String;

use crate::grammar::is_unreserved;
use crate::text::percent_encoded::{PERCENT, Piece, bytes, pieces};
use crate::text::scan::has_pair;

/// How to rewrite percent-encoded bytes, and letters.
#[derive(Clone, Copy)]
pub(crate) struct Rewrite {
    /// Write the digits of a percent-encoded byte in upper case.
    pub(crate) upper: bool,
    /// Decode a percent-encoded byte that is an unreserved character.
    pub(crate) decode: bool,
    /// Write letters in lower case.
    pub(crate) lower: bool,
}

impl Rewrite {
    /// Changes nothing.
    pub(crate) const NONE: Rewrite = Rewrite { upper: false, decode: false, lower: false };

    /// Writes the rewritten text. The text between changed bytes is copied in one piece.
    pub(crate) fn write(self, text: &str, out: &mut String) {
        let mut after = 0;
        for (at, written, value) in bytes(text) {
            let is_decoded = self.decodes(value);
            if !is_decoded && !self.lower && !self.changes_digits(written) {
                continue;
            }
            self.write_run(&text[after..at], out);
            after = at + written.len();
            if is_decoded {
                self.write_run(char::from(value).encode_utf8(&mut [0; 4]), out);
            } else if self.upper {
                out.extend(written.chars().map(|it| it.to_ascii_uppercase()));
            } else {
                out.push_str(written);
            }
        }
        self.write_run(&text[after..], out);
    }

    /// Returns the rewritten text.
    pub(crate) fn rewritten(self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        self.write(text, &mut out);
        out
    }

    fn decodes(self, value: u8) -> bool {
        self.decode && is_unreserved(value)
    }

    fn changes_digits(self, written: &str) -> bool {
        self.upper && written.bytes().any(|it| it.is_ascii_lowercase())
    }

    fn write_run(self, run: &str, out: &mut String) {
        let start = out.len();
        out.push_str(run);
        if self.lower {
            out[start..].make_ascii_lowercase();
        }
    }
}

/// Whether a text may have percent-encoded dots anywhere.
pub(crate) fn may_have_encoded_dots(text: &str) -> bool {
    has_pair(text, PERCENT, b'2') && (has_pair(text, b'2', b'e') || has_pair(text, b'2', b'E'))
}

/// Whether a segment is `.` or `..`.
pub(crate) fn is_dot_segment(segment: impl AsRef<[u8]>) -> bool {
    matches!(segment.as_ref(), b"." | b"..")
}

/// Whether a segment decodes to `.` or `..`.
pub(crate) fn decodes_to_dot_segment(segment: &str) -> bool {
    let dots = pieces(segment).try_fold(0, |dots, piece| match piece {
        Piece::Plain(run) if run.bytes().all(|it| it == b'.') => Some(dots + run.len()),
        Piece::Encoded { value: b'.', .. } => Some(dots + 1),
        _ => None,
    });
    matches!(dots, Some(1 | 2))
}
