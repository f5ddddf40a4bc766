//! Equivalent spellings by the specifications of schemes: percent-encoded or not, in upper or lower case.

use alloc::string::String;

use crate::grammar::Characters;
use crate::text::percent_encoded::{Piece, pieces};

/// Writes a text with each percent-encoded byte decoded that is one of these characters. The others stay as
/// they are.
pub(crate) fn push_decoded(text: &str, characters: Characters, into: &mut String) {
    for piece in pieces(text) {
        match piece {
            Piece::Plain(run) => into.push_str(run),
            Piece::Encoded { value, .. } if characters.has(value) => into.push(char::from(value)),
            Piece::Encoded { written, .. } => into.push_str(written),
        }
    }
}

/// The same in lower case, except for the digits of a percent-encoded byte.
pub(crate) fn push_decoded_lower(text: &str, characters: Characters, into: &mut String) {
    for piece in pieces(text) {
        match piece {
            Piece::Plain(run) => push_lower(run, into),
            Piece::Encoded { value, .. } if characters.has(value) => into.push(char::from(value.to_ascii_lowercase())),
            Piece::Encoded { written, .. } => into.push_str(written),
        }
    }
}

/// Writes a text without percent-encoded bytes in lower case.
pub(crate) fn push_lower(text: &str, into: &mut String) {
    into.extend(text.chars().map(|it| it.to_ascii_lowercase()));
}
