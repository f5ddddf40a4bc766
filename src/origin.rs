//! Origins (RFC 6454): the scheme, the host and the port, which say who is responsible for a resource.

use alloc::string::String;
use core::fmt;

use crate::component::accessors::Components;
use crate::normalize::normalizer::Normalizer;
use crate::normalize::options::NormalizeOptions;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::registry::scheme_info::default_port;
use crate::text::delimiter::{AUTHORITY, IP_LITERAL, PORT, SCHEME};
use crate::text::percent_encoded::has_percent_encoded;

/// Scheme, host and port, each in its normal form (RFC 6454, section 4). Made by [`Reference::origin`].
///
/// Displayed, it has the form of section 6.2: `https://example.com`, with a port if that is not the default.
#[doc(alias = "same_origin")]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Origin {
    scheme: String,
    host: String,
    port: u16,
}

impl Origin {
    /// The scheme, in lower case.
    #[must_use]
    pub fn scheme(&self) -> &str {
        &self.scheme
    }

    /// The host: in lower case, without needless percent-encoding, and an IPv6 address in the form of RFC 5952.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The port, 0 to 65535, even if it is the default port of the scheme.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    fn from_components(components: Components<'_>) -> Option<Self> {
        let scheme = components.scheme()?;
        let (_, port) = server(components, default_port(scheme)?)?;
        Some(Origin { scheme: scheme.to_ascii_lowercase(), host: normalized_host(components), port })
    }
}

/// The host, as it is written, and the port of a reference whose scheme has a default port: its hosts name servers.
fn server(components: Components<'_>, default: u16) -> Option<(&str, u16)> {
    let port = components.port().ok()?.unwrap_or(default);
    let host = components.host()?.as_str();
    (!host.is_empty() && host.is_ascii()).then_some((host, port))
}

fn normalized_host(components: Components<'_>) -> String {
    let mut host = String::new();
    Normalizer::new(components, NormalizeOptions::SCHEME).write_host(&mut host);
    host
}

/// Whether two references have the same origin; `None` if one of them has none, or if the schemes differ.
fn is_same(own: Components<'_>, others: Components<'_>) -> Option<bool> {
    let (scheme, other) = (own.scheme()?, others.scheme()?);
    if !scheme.eq_ignore_ascii_case(other) {
        return None;
    }
    let default = default_port(scheme)?;
    let ((host, port), (other, other_port)) = (server(own, default)?, server(others, default)?);
    // All other hosts differ only in case, if they are the same.
    let has_forms = |host: &str| has_percent_encoded(host) || host.starts_with(IP_LITERAL[0]);
    let is_same_host = || {
        host.eq_ignore_ascii_case(other)
            || (has_forms(host) || has_forms(other)) && normalized_host(own) == normalized_host(others)
    };
    Some(port == other_port && is_same_host())
}

impl fmt::Display for Origin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Origin { scheme, host, port } = self;
        write!(formatter, "{scheme}{SCHEME}{AUTHORITY}{host}")?;
        match default_port(scheme) {
            Some(default) if default == *port => Ok(()),
            _ => write!(formatter, "{PORT}{port}"),
        }
    }
}

impl<K: Kind, T: Text> Reference<K, T> {
    /// The origin (RFC 6454, section 4). `None`
    /// - if there is no scheme, or its specification names no default port, as for `file`, `data` and `mailto`;
    /// - if there is no host, or an empty one, or one with non-ASCII characters (see
    ///   [`to_uri_with`](Self::to_uri_with));
    /// - for a port over 65535.
    ///
    /// A percent-encoded host is not decoded, whatever it encodes.
    ///
    /// References without an origin never have the same origin, although `None` is equal to `None`: use
    /// [`is_same_origin`](Self::is_same_origin) to compare.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let origin = Uri::parse("HTTPS://user@Example.com:443/a?b#c")?.origin().unwrap();
    /// assert_eq!((origin.scheme(), origin.host(), origin.port()), ("https", "example.com", 443));
    /// assert_eq!(origin.to_string(), "https://example.com");
    /// assert_eq!(Uri::parse("file:///etc/hosts")?.origin(), None);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn origin(&self) -> Option<Origin> {
        Origin::from_components(self.parts())
    }

    /// Whether a client of HTTP can fetch it: the scheme is `http` or `https`, the host is not empty and has no
    /// non-ASCII characters, and the port is at most 65535 (RFC 9110, section 4.2). Links of pages resolve to other
    /// URIs, too.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// for text in ["https://example.com", "HTTP://[::1]:8080/a?b"] {
    ///     assert!(Uri::parse(text)?.is_http_url());
    /// }
    /// for text in ["http:/one", "https:", "https:rel/path", "https://h:65536/", "mailto:a@b", "ws://h/"] {
    ///     assert!(!Uri::parse(text)?.is_http_url());
    /// }
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[doc(alias = "is_fetchable")]
    #[must_use]
    pub fn is_http_url(&self) -> bool {
        let is_http = |it: &str| it.eq_ignore_ascii_case("http") || it.eq_ignore_ascii_case("https");
        self.parts().scheme().is_some_and(is_http) && server(self.parts(), 0).is_some()
    }

    /// Whether two references have an [origin](Self::origin), and the same one (RFC 6454, section 5). A reference
    /// without an origin never has the same one as another reference, nor as itself.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let page = Uri::parse("https://example.com/a")?;
    /// assert!(page.is_same_origin(&Uri::parse("https://ex%61mple.COM:443/b")?));
    /// assert!(!page.is_same_origin(&Uri::parse("https://example.com@evil.example/a")?));
    /// assert!(!page.is_same_origin(&Uri::parse("http://example.com/a")?));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_same_origin<L: Kind, U: Text>(&self, other: &Reference<L, U>) -> bool {
        is_same(self.parts(), other.parts()).unwrap_or(false)
    }
}
