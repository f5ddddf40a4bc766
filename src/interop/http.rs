//! Conversions to and from `http::Uri`, which the crate `http` has for requests.

use alloc::format;
use alloc::string::String;

use http::uri::InvalidUri;

use crate::component::accessors::PortError;
use crate::error::ParseError;
use crate::grammar::Rule;
use crate::parse::check;
use crate::reference::kind::UriKind;
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::resolve::dot_prefix::{dot_prefix, without_root_dot};
use crate::text::delimiter::{AUTHORITY, QUERY, SCHEME, SEGMENT};

/// Why a reference cannot be a URI of the crate `http`.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ToHttpError {
    /// It has no authority: `mailto:a@b`, `http:/a`. That crate would consider a part of it one.
    #[error("missing authority")]
    NoAuthority,
    /// It has an authority, no scheme, and more after the authority: `//h/a`.
    #[error("missing scheme before the authority")]
    NoScheme,
    /// It has neither scheme nor authority, and its path does not begin with `/`: `a`, `?b`. Such a reference is not a
    /// request target.
    #[error("the path of a request must begin with `/`")]
    RelativePath,
    /// Its port is over 65535, and that crate would return none: `http://h:99999/`.
    #[error(transparent)]
    Port(#[from] PortError),
    /// That crate rejects it: `http:///a`, `http://h%41/`, one of more than 65,534 bytes.
    #[error(transparent)]
    Rejected(#[from] InvalidUri),
}

impl<K: UriKind, T: Text> Reference<K, T> {
    /// Converts to an `http::Uri` of the crate `http`. It is a URI, or one of the other forms of a request target, of
    /// which [`from_http`](Reference::from_http) makes a relative reference.
    ///
    /// A fragment is lost, because a request has none. An empty path becomes `/`, whatever the scheme.
    ///
    /// ```
    /// use pest_uri::{RelativeRef, Uri};
    ///
    /// let uri = Uri::parse("http://example.com/a?b#c")?;
    /// let request = http::Request::get(uri.to_http()?).body(())?;
    /// assert_eq!(request.uri(), "http://example.com/a?b");
    ///
    /// assert_eq!(RelativeRef::parse("/a?b")?.to_http()?, "/a?b");
    /// assert_eq!(RelativeRef::parse("//example.com:443")?.to_http()?, "example.com:443");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If that crate has no such URIs: `urn:a:b`, `mailto:a@b`, `http:///a`, `http://h:99999/`, `http://h%41/` with a
    /// percent-encoded byte in the host, which [`to_uri`](Self::to_uri) keeps ([`to_uri_with`](Self::to_uri_with) does
    /// not), one of more than 65,534 bytes. Also if the reference is not a request target: `a/b`, `?q`, `//h/a`.
    pub fn to_http(&self) -> Result<http::Uri, ToHttpError> {
        let parts = self.parts();
        parts.port()?;
        let after = parts.path_and_query();
        let text = match (parts.scheme(), parts.authority()) {
            (Some(_), Some(_)) => &parts.text()[..parts.offsets().query_end],
            (Some(_), None) => return Err(ToHttpError::NoAuthority),
            // As text, the authority `*` would be the target of a request for no resource.
            (None, Some(authority)) if after.is_empty() => {
                return Ok(authority.parse::<http::uri::Authority>()?.into());
            }
            (None, Some(_)) => return Err(ToHttpError::NoScheme),
            (None, None) if after == ASTERISK => ASTERISK,
            (None, None) if !after.starts_with(SEGMENT) => return Err(ToHttpError::RelativePath),
            (None, None) => without_root_dot(after, false),
        };
        Ok(text.parse()?)
    }
}

/// The target of a request for no resource, but for the server (RFC 9112, section 3.2.4).
const ASTERISK: &str = "*";

impl<K: UriKind, T: Text> TryFrom<&Reference<K, T>> for http::Uri {
    type Error = ToHttpError;

    /// See [`to_http`](Reference::to_http).
    ///
    /// ```
    /// use pest_uri::{Uri, UriReference};
    ///
    /// let uri = http::Uri::try_from(&Uri::parse("http://example.com/a?b")?).unwrap();
    /// assert_eq!(uri.path(), "/a");
    /// assert_eq!(UriReference::try_from(&uri)?, "http://example.com/a?b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    fn try_from(uri: &Reference<K, T>) -> Result<Self, ToHttpError> {
        uri.to_http()
    }
}

impl<K: UriKind, T: Text> TryFrom<Reference<K, T>> for http::Uri {
    type Error = ToHttpError;

    /// See [`to_http`](Reference::to_http).
    fn try_from(uri: Reference<K, T>) -> Result<Self, ToHttpError> {
        uri.to_http()
    }
}

impl<K: UriKind> TryFrom<&http::Uri> for Reference<K, String> {
    type Error = ParseError;

    /// See [`from_http`](Reference::from_http).
    fn try_from(uri: &http::Uri) -> Result<Self, ParseError> {
        Reference::from_http(uri)
    }
}

impl<K: UriKind> TryFrom<http::Uri> for Reference<K, String> {
    type Error = ParseError;

    /// See [`from_http`](Reference::from_http).
    fn try_from(uri: http::Uri) -> Result<Self, ParseError> {
        Reference::from_http(&uri)
    }
}

impl<K: UriKind> Reference<K, String> {
    /// Converts an `http::Uri` of the crate `http`: a URI; the path and the query of a request; or, for a CONNECT
    /// request, an authority. (The path `//a` is guarded as `/.//a`, so the two give the same.) The `*` of a request
    /// for no resource stays as it is, and would be resolved as a path; after an authority it is omitted (RFC 9112,
    /// section 3.3).
    ///
    /// If you make decisions by the path of a request, such as whether access is allowed, resolve it first. Normalizing
    /// a relative reference alone keeps its percent-encoded dots, because their effect depends on the base.
    ///
    /// ```
    /// use pest_uri::{Uri, UriReference};
    ///
    /// let asked = UriReference::from_http(&"/public/%2e%2e/admin".parse().unwrap())?;
    /// assert_eq!(asked.normalize().path(), "/public/%2E%2E/admin");
    /// let base = Uri::parse("http://example.com/")?;
    /// assert_eq!(base.strip_fragment().resolve(&asked).normalize().path(), "/admin");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// ```
    /// use pest_uri::{Uri, UriReference};
    ///
    /// let connect = "example.com:443".parse().unwrap();
    /// assert_eq!(UriReference::from_http(&connect)?, "//example.com:443");
    ///
    /// // A path of a request that begins with two slashes stays a path.
    /// let path = "//a/b".parse().unwrap();
    /// assert_eq!(UriReference::from_http(&path)?, "/.//a/b");
    ///
    /// // Only one with a scheme is a `Uri`.
    /// assert_eq!(Uri::from_http(&"http://h/a".parse().unwrap())?, "http://h/a");
    /// assert!(Uri::from_http(&path).is_err());
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// If it is invalid by RFC 3986, which that crate does not check: `http://h/%zz`; if its path does not begin with
    /// `/`, which versions before 1.5 allow in what a client sends; and if it is of another kind: `/a` is not a `Uri`.
    pub fn from_http(uri: &http::Uri) -> Result<Self, ParseError> {
        let after = uri.path_and_query().map_or("", |it| it.as_str());
        composed(uri.scheme_str(), uri.authority().map(http::uri::Authority::as_str), after)?.parse()
    }
}

/// Writes the text of a reference from the parts of an `http::Uri`. Its path comes from the client, and before version
/// 1.5 that crate allows any text for it: `@evil.example`.
fn composed(scheme: Option<&str>, authority: Option<&str>, after: &str) -> Result<String, ParseError> {
    let scheme = scheme.map(|scheme| format!("{scheme}{SCHEME}")).unwrap_or_default();
    // RFC 9112, section 3.3: for a request for no resource, path and query are empty.
    let after = if after == ASTERISK && authority.is_some() { "" } else { after };
    let is_path = after.is_empty() || after.starts_with(SEGMENT) || after.starts_with(QUERY);
    if !is_path && after != ASTERISK {
        check(Rule::path_abempty, after)?;
    }
    authority.map_or(Ok(()), |authority| check(Rule::authority, authority))?;
    Ok(match authority {
        Some(authority) => format!("{scheme}{AUTHORITY}{authority}{after}"),
        None => format!("{scheme}{}{after}", dot_prefix(true, false, after)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newer versions of the crate reject such paths themselves.
    #[test]
    fn rejects_a_path_that_extends_the_authority() {
        for path in ["@evil.example/", ":80@evil.example/", ".evil.example/", "evil", "x:y", "#f"] {
            assert!(composed(Some("http"), Some("good.example"), path).is_err(), "{path}");
            assert!(composed(None, None, path).is_err(), "{path}");
        }
        assert_eq!(composed(Some("http"), Some("h"), "*").unwrap(), "http://h");
        assert_eq!(composed(Some("http"), Some("h"), "?q").unwrap(), "http://h?q");
        assert_eq!(composed(None, None, "//a").unwrap(), "/.//a");
        for authority in ["a/b", "a@b@c", "h:x", "[::1"] {
            assert!(composed(Some("http"), Some(authority), "/").is_err(), "{authority}");
        }
    }
}
