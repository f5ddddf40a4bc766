//! The values of the nodes of a URL's tree, decoded and parsed by their own grammars.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use super::filter::LdapFilter;
use super::name::DistinguishedName;
use super::{Parameter, Violation};
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::error::{ParseError, ParseErrorKind};
use crate::grammar::Rule;
use crate::parse::Node;
use crate::scheme::captures;
use crate::scheme::encoding::{offset_in_uri, utf8};

/// The name of a `dn`.
pub(super) fn dn(node: Node<'_, '_>) -> Result<DistinguishedName, Violation> {
    let section = "RFC 4514, section 3";
    let text = utf8(node).map_err(|at| Violation::new("the dn is not UTF-8", section, at))?;
    text.parse().map_err(|error| rejected("invalid distinguished name", section, node, error))
}

/// The text of a `selector`.
pub(super) fn selector<'t>(node: Node<'_, 't>) -> Result<Cow<'t, str>, Violation> {
    let (what, section) = ("invalid attribute selector", "RFC 4511, section 4.5.1.8");
    let text = utf8(node).map_err(|at| Violation::new(what, section, at))?;
    captures::tree(Rule::attributeSelector, &text).map_err(|error| rejected(what, section, node, error))?;
    Ok(text)
}

/// The filter of a `filter`.
///
/// "Implementations SHOULD accept as input strings that are not valid UTF-8 strings" (RFC 4515, section 3):
/// bytes that are not UTF-8 are read as if they were escaped.
pub(super) fn filter(node: Node<'_, '_>) -> Result<LdapFilter, Violation> {
    let bytes = Encoded::<part::Data>::trusted(node.text()).decode();
    let mut text = String::with_capacity(bytes.len());
    // The offsets in the text of the bytes that are escaped here.
    let mut escaped = Vec::new();
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            escaped.push(text.len());
            // Writing to a String does not fail.
            let _ = write!(text, "\\{byte:02x}");
        }
    }
    text.parse().map_err(|error: ParseError| {
        // Each escape before the offset has two more bytes in the text than in the URL.
        let before = escaped.iter().filter(|&&start| start < error.offset()).count();
        let at = offset_in_uri(node, error.offset().saturating_sub(2 * before));
        let what = match error.kind() {
            ParseErrorKind::Nesting => "the filter is nested too deep",
            _ => "invalid search filter",
        };
        Violation::new(what, "RFC 4515, section 3", at).with_kind(error.kind())
    })
}

/// The extension of an `extension`, and whether it is critical.
pub(super) fn extension<'t>(node: Node<'_, 't>) -> (Parameter<'t>, bool) {
    let find = |rule| node.children().find(|part| part.is(rule)).map(Node::text);
    let extension = Parameter::new(find(Rule::ldap_extype).unwrap_or_default(), find(Rule::ldap_exvalue));
    (extension, find(Rule::ldap_EXCLAMATION).is_some())
}

/// The error in the decoded text of a node, at its offset in the URL.
fn rejected(what: &'static str, section: &'static str, node: Node<'_, '_>, error: ParseError) -> Violation {
    Violation::new(what, section, offset_in_uri(node, error.offset())).with_kind(error.kind())
}
