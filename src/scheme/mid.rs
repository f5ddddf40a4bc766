//! `mid` URIs (RFC 2392).

use alloc::string::String;

use super::SchemeError;
use super::address::Address;
use super::argument::Argument;
use super::cid::{identifier, push, push_field};
use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::grammar::Rule;
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;

/// A `mid` URI: a message by its Message-ID, or a part of a message (RFC 2392).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Mid;
///
/// let uri = Uri::parse("mid:960830.1639@XIson.com/partA.960830.1639@XIson.com")?;
/// let mid = Mid::from_uri(&uri)?;
/// assert_eq!(mid.message_id.decode_utf8_lossy(), "960830.1639@XIson.com");
/// assert_eq!(mid.content_id.unwrap().decode_utf8_lossy(), "partA.960830.1639@XIson.com");
/// assert_eq!(Mid::compose("960830.1639@XIson.com", Some("partA.960830.1639@XIson.com"))?, uri);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `mid:1639`: an identifier has an `@`.
/// - `mid:a@b/c`: the identifier of a part has an `@` too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Mid<'t> {
    uri: Uri<&'t str>,
    /// The text in the angle brackets of the header field Message-ID.
    pub message_id: Address<'t>,
    /// The text in the angle brackets of the header field Content-ID, for a part of the message.
    pub content_id: Option<Address<'t>>,
}

const RULE: SchemeRule = SchemeRule::new("mid", Rule::mid_url);

const MESSAGE_ID: Argument = Argument::new(RULE, "message_id", Rule::message_id, "invalid Message-ID");
const CONTENT_ID: Argument = Argument::new(RULE, "content_id", Rule::content_id, "invalid Content-ID");

typed_uri_methods!(Mid);

impl Mid<'_> {
    /// Composes the URI of a Message-ID and an optional Content-ID, given without their angle brackets.
    ///
    /// # Errors
    /// If one of them is invalid: `1639`, `<a@b>`, `a b@c`.
    pub fn compose(message_id: &str, content_id: Option<&str>) -> Result<Uri<String>, SchemeError> {
        let mut text = String::from("mid:");
        MESSAGE_ID.push(&mut text, |text| push(message_id, text))?;
        if let Some(content_id) = content_id {
            text.push('/');
            CONTENT_ID.push(&mut text, |text| push(content_id, text))?;
        }
        checked_uri(text, RULE)
    }
}

impl<'t> TypedUri<'t> for Mid<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let id = |rule| tree.first(rule).and_then(|node: Node<'_, 't>| node.children().next()).map(identifier);
        Ok(Mid { uri, message_id: id(Rule::message_id).unwrap_or_default(), content_id: id(Rule::content_id) })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        push_field("message-id", self.message_id, fields);
        if let Some(content_id) = self.content_id {
            push_field("content-id", content_id, fields);
        }
    }
}
