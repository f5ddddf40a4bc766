//! Email addresses, and identifiers of the same form (RFC 5322, section 3.4.1).

use alloc::string::String;
use core::fmt;

use super::encoding::push;
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::grammar::{Characters, Rule};
use crate::parse::Node;
use crate::redact::ShownPart;

/// An email address in a URI, or an identifier of the same form: of a message, or of a part of one.
///
/// For the address `"not@me"@example.org` of a specification, the URI has `%22not%40me%22@example.org`.
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Mailto;
///
/// let uri = Uri::parse("mailto:%22not%40me%22@example.org")?;
/// let address = Mailto::from_uri(&uri)?.to[0];
/// assert_eq!(address.as_str(), "%22not%40me%22@example.org");
/// assert_eq!(address.decode_utf8_lossy(), r#""not@me"@example.org"#);
/// assert_eq!(address.local_part().decode_utf8()?, r#""not@me""#);
/// assert_eq!(address.domain(), "example.org");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Address<'t> {
    text: &'t str,
    local_part: &'t str,
    domain: &'t str,
}

impl<'t> Address<'t> {
    /// The address of a node, by the rules of its two parts.
    pub(crate) fn from_node(node: Node<'_, 't>, local_part: Rule, domain: Rule) -> Self {
        let part = |rule| node.children().find(|child| child.is(rule)).map_or("", Node::text);
        Address { text: node.text(), local_part: part(local_part), domain: part(domain) }
    }

    /// Writes an address to the end of a text, with all but these characters percent-encoded.
    pub(crate) fn push(address: &str, characters: Characters, text: &mut String) {
        let sign = address.find(unquoted('@'));
        let (local_part, domain) = sign.map_or((address, None), |at| (&address[..at], Some(&address[at + 1..])));
        push(local_part.as_bytes(), characters, text);
        if let Some(domain) = domain {
            text.push('@');
            push(domain.as_bytes(), characters, text);
        }
    }

    /// The address as written.
    #[must_use]
    pub fn as_str(self) -> &'t str {
        self.text
    }

    /// The part before the `@`, including any quotation marks.
    #[must_use]
    pub fn local_part(self) -> Encoded<'t, part::Data> {
        Encoded::trusted(self.local_part)
    }

    /// The part after the `@`: a domain, or the address of a host in brackets.
    #[must_use]
    pub fn domain(self) -> Encoded<'t, part::Data> {
        Encoded::trusted(self.domain)
    }

    /// The address as in a message, without any angle brackets. Bytes that are not UTF-8 are U+FFFD.
    #[must_use]
    pub fn decode_utf8_lossy(self) -> String {
        Encoded::<part::Data>::trusted(self.text).decode_utf8_lossy().into_owned()
    }
}

/// A predicate for a character outside quotation marks. Call it with each character of a text in turn (RFC
/// 5322, section 3.2.4).
pub(crate) fn unquoted(sought: char) -> impl FnMut(char) -> bool {
    let (mut is_quoted, mut is_escaped) = (false, false);
    move |character| {
        let is_plain = !core::mem::take(&mut is_escaped);
        match character {
            '"' if is_plain => is_quoted = !is_quoted,
            '\\' if is_plain => is_escaped = is_quoted,
            _ => {}
        }
        character == sought && !is_quoted
    }
}

impl fmt::Display for Address<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.text)
    }
}

impl fmt::Debug for Address<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        ShownPart(self.text).fmt(formatter)
    }
}
