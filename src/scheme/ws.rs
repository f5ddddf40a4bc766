//! `ws` and `wss` URIs (RFC 6455, section 3).

use alloc::borrow::Cow;
use alloc::format;

use super::field::Fields;
use super::server::server_uri_methods;
use super::typed_uri::{SchemeRule, TypedUri, Violation, typed_uri_methods};
use crate::component::host::Host;
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::reference::reference::Uri;
use crate::text::delimiter::QUERY;

/// A URI of the scheme `ws` or `wss`: a server of the WebSocket protocol and a resource of it (RFC 6455,
/// section 3).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Ws;
///
/// let uri = Uri::parse("ws://example.com/chat")?;
/// let ws = Ws::from_uri(&uri)?;
/// assert!(!ws.is_secure());
/// assert_eq!((ws.host().as_str(), ws.port_or_default()?), ("example.com", 80));
/// assert_eq!(ws.resource_name(), "/chat");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `ws://example.com/chat#a`: a fragment is not allowed.
/// - `ws://user@example.com/`: a userinfo is not allowed.
/// - `ws:/chat`: an authority is required.
///
/// ```
/// # use pest_uri::{Uri, scheme::Ws};
/// # for bad in ["ws://example.com/chat#a", "ws://user@example.com/", "ws:/chat"] {
/// #     assert!(Ws::from_uri(&Uri::parse(bad).unwrap()).is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ws<'t> {
    uri: Uri<&'t str>,
    host: Host<'t>,
}

typed_uri_methods!(Ws);
server_uri_methods!(Ws: "ws" "wss"; host "The host.");

impl<'t> Ws<'t> {
    /// The resource name, which a client sends to the server: the path, or `/` for an empty one, and the query, if it is not
    /// empty (RFC 6455, section 3).
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::Ws;
    ///
    /// for (uri, resource_name) in [
    ///     ("ws://example.com", "/"),
    ///     ("ws://example.com?a", "/?a"),
    ///     ("ws://example.com/chat?", "/chat"),
    ///     ("ws://example.com/chat?a/b?c", "/chat?a/b?c"),
    /// ] {
    ///     assert_eq!(Ws::from_uri(&Uri::parse(uri)?)?.resource_name(), resource_name);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn resource_name(&self) -> Cow<'t, str> {
        let path = self.path().as_str();
        let path = if path.is_empty() { "/" } else { path };
        match self.query() {
            Some(query) if !query.is_empty() => format!("{path}{QUERY}{query}").into(),
            _ => path.into(),
        }
    }
}

impl<'t> TypedUri<'t> for Ws<'t> {
    const RULES: &'static [SchemeRule] = &[SchemeRule::new("ws", Rule::ws_URI), SchemeRule::new("wss", Rule::wss_URI)];

    const IS_MATCH: Option<fn(Uri<&str>) -> bool> = Some(|uri| uri.host().is_some() && uri.userinfo().is_none());

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        // The match of the rule ends where a fragment begins.
        let end = tree.text().len();
        let host = uri.host().ok_or(Violation::new("missing host", "RFC 6455, section 3", end))?;
        match uri.fragment() {
            Some(_) => Err(Violation::new("a fragment is not allowed", "RFC 6455, section 3", end)),
            None => Ok(Ws { uri, host }),
        }
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.flag("secure", self.is_secure());
        fields.text("host", self.host.as_str());
        fields.port(self.port_or_default(), self.uri.port_str());
        fields.value("resource-name", self.resource_name());
    }
}
