//! What the views of several schemes do with percent-encoded octets.

use alloc::string::String;

use super::view::Violation;
use crate::encoded::Encoded;
use crate::octets;
use crate::part;
use crate::percent::Rewrite;
use crate::syntax::{Characters, Node};

/// For text that is the same in either case: its letters in lower case, the digits of its percent-encoded octets in upper case.
pub(crate) const LOWER: Rewrite = Rewrite { upper: true, decode: false, lower: true };

/// The text of a node, which may hold percent-encoded octets.
pub(crate) fn encoded<'t>(node: Node<'_, 't>) -> Encoded<'t, part::SchemePart> {
    Encoded::trusted(node.text())
}

/// Writes data to the end of a text: these characters as they are, all other octets percent-encoded.
pub(crate) fn push(data: &[u8], characters: Characters, text: &mut String) {
    octets::push(data, |octet| characters.has(octet), text);
}

/// Whether the octets of a node are UTF-8, as a section demands.
pub(crate) fn check_utf8(node: Node<'_, '_>, section: &'static str) -> Result<(), Violation> {
    match encoded(node).decode_utf8() {
        Ok(_) => Ok(()),
        Err(_) => Err(Violation::new("the percent-encoded octets are not UTF-8", section, node.span().start)),
    }
}
