//! Percent-encoding, as several schemes share it.

use alloc::borrow::Cow;
use alloc::string::String;

use super::typed_uri::Violation;
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::component::percent::Rewrite;
use crate::grammar::Characters;
use crate::parse::Node;
use crate::text::percent_encoded;
use crate::text::percent_encoded::{Piece, pieces};

/// For case-insensitive text: its letters in lower case, the digits of its percent-encoded bytes in upper
/// case.
pub(crate) const LOWER: Rewrite = Rewrite { upper: true, decode: false, lower: true };

/// The text of a node, which may hold percent-encoded bytes.
pub(crate) fn encoded<'t>(node: Node<'_, 't>) -> Encoded<'t, part::Data> {
    Encoded::trusted(node.text())
}

/// Writes data to the end of a text: these characters as they are, all other bytes percent-encoded.
pub(crate) fn push(data: &[u8], characters: Characters, text: &mut String) {
    percent_encoded::push(data, |byte| characters.has(byte), text);
}

/// The decoded text of a node, or the offset in the URI at which it is invalid UTF-8.
pub(crate) fn utf8<'t>(node: Node<'_, 't>) -> Result<Cow<'t, str>, usize> {
    encoded(node).decode_utf8().map_err(|error| offset_in_uri(node, error.valid_up_to()))
}

/// The offset in the URI of a byte of a node's decoded text.
pub(crate) fn offset_in_uri(node: Node<'_, '_>, byte: usize) -> usize {
    let (mut at, mut left) = (node.span().start, byte);
    for piece in pieces(node.text()) {
        let (bytes, length) = match piece {
            Piece::Plain(run) => (run.len(), run.len()),
            Piece::Encoded { written, .. } => (1, written.len()),
        };
        if left < bytes {
            return at + left;
        }
        (at, left) = (at + length, left - bytes);
    }
    at
}

/// Whether the percent-encoded bytes of a node are UTF-8, as a section requires.
pub(crate) fn check_utf8(node: Node<'_, '_>, section: &'static str) -> Result<(), Violation> {
    match encoded(node).decode_utf8() {
        Ok(_) => Ok(()),
        Err(_) => Err(Violation::new("the percent-encoded bytes are not UTF-8", section, node.span().start)),
    }
}
