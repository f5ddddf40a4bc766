//! `cid` URIs (RFC 2392).

use alloc::string::String;

use super::SchemeError;
use super::address::Address;
use super::argument::Argument;
use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::field::FieldValue;
use crate::grammar::{Characters, Rule};
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;

/// A `cid` URI: a part of a message, by its Content-ID (RFC 2392).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Cid;
///
/// let uri = Uri::parse("cid:foo4%25foo1@bar.net")?;
/// let cid = Cid::from_uri(&uri)?;
/// assert_eq!(cid.content_id.decode_utf8_lossy(), "foo4%foo1@bar.net");
/// assert_eq!(Cid::compose("foo4%foo1@bar.net")?, uri);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `cid:image001`: an identifier has an `@`.
/// - `cid:a/b@c`: a `/` must be percent-encoded.
/// - `cid:%3Ca@b%3E`: the angle brackets of the header field are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Cid<'t> {
    uri: Uri<&'t str>,
    /// The text in the angle brackets of the header field Content-ID.
    pub content_id: Address<'t>,
}

const RULE: SchemeRule = SchemeRule::new("cid", Rule::cid_url);

const CONTENT_ID: Argument = Argument::new(RULE, "content_id", Rule::content_id, "invalid Content-ID");

typed_uri_methods!(Cid);

impl Cid<'_> {
    /// Composes the URI of a Content-ID, given without its angle brackets.
    ///
    /// # Errors
    /// If the text is not a Content-ID: `image001`, `<a@b>`, `a b@c`.
    pub fn compose(content_id: &str) -> Result<Uri<String>, SchemeError> {
        let mut text = String::from("cid:");
        CONTENT_ID.push(&mut text, |text| push(content_id, text))?;
        checked_uri(text, RULE)
    }
}

/// Writes an identifier to the end of a text, percent-encoded.
pub(crate) fn push(identifier: &str, text: &mut String) {
    Address::push(identifier, Characters::from_rule(Rule::atext).with('.'), text);
}

/// The identifier of a `url-addr-spec`.
pub(crate) fn identifier<'t>(node: Node<'_, 't>) -> Address<'t> {
    Address::from_node(node, Rule::cid_local_part, Rule::cid_domain)
}

/// Adds an identifier as a field.
pub(crate) fn push_field<'t>(name: &'static str, identifier: Address<'t>, fields: &mut Fields<'t>) {
    fields.push(name, Some(identifier.as_str()), FieldValue::Text(identifier.decode_utf8_lossy().into()));
}

impl<'t> TypedUri<'t> for Cid<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let content_id = tree.first(Rule::url_addr_spec).map(identifier).unwrap_or_default();
        Ok(Cid { uri, content_id })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        push_field("content-id", self.content_id, fields);
    }
}
