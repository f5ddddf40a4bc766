//! `http` and `https` URIs (RFC 9110, section 4.2).

use super::field::Fields;
use super::server::server_uri_methods;
use super::typed_uri::{SchemeRule, TypedUri, Violation, typed_uri_methods};
use crate::component::host::Host;
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::reference::reference::Uri;
use crate::text::delimiter::{AUTHORITY, SCHEME};

/// A URI of the scheme `http` or `https`: an origin and a resource of it (RFC 9110, section 4.2).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Http;
///
/// let uri = Uri::parse("https://example.com/a?b#c")?;
/// let http = Http::from_uri(&uri)?;
/// assert!(http.is_secure());
/// assert_eq!((http.host().as_str(), http.port_or_default()?), ("example.com", 443));
/// assert_eq!(http.uri(), uri);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `http:///a`: the host must not be empty.
/// - `http:a`: an authority is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Http<'t> {
    uri: Uri<&'t str>,
    host: Host<'t>,
}

typed_uri_methods!(Http);
server_uri_methods!(Http: "http" "https"; host "The host, which is not empty.");

impl Http<'_> {
    /// Whether there is a userinfo, which is deprecated. A recipient of such a URI from an untrusted source
    /// should treat it as an error (RFC 9110, section 4.2.4).
    #[must_use]
    pub fn has_userinfo(&self) -> bool {
        self.uri.userinfo().is_some()
    }
}

impl<'t> TypedUri<'t> for Http<'t> {
    const RULES: &'static [SchemeRule] =
        &[SchemeRule::new("http", Rule::http_URI), SchemeRule::new("https", Rule::https_URI)];

    const IS_MATCH: Option<fn(Uri<&str>) -> bool> = Some(|uri| uri.authority().is_some());

    fn from_tree(uri: Uri<&'t str>, _tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let section = if uri.scheme().eq_ignore_ascii_case("https") {
            "RFC 9110, section 4.2.2"
        } else {
            "RFC 9110, section 4.2.1"
        };
        let empty = Violation::new("the host is empty", section, uri.scheme().len() + SCHEME.len() + AUTHORITY.len());
        let host = uri.host().filter(|host| !host.is_empty()).ok_or(empty)?;
        Ok(Http { uri, host })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.text("host", self.host.as_str());
        fields.port(self.port_or_default(), self.uri.port_str());
        fields.flag("userinfo-deprecated", self.has_userinfo());
        fields.text("path", self.path().as_str());
        if let Some(query) = self.query() {
            fields.encoded("query", query);
        }
    }
}
