//! The host (RFC 3986, section 3.2.2).

use core::fmt;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::component::encoded::Encoded;
use crate::component::part;
use crate::component::text_methods::text_methods;
use crate::error::ParseError;
use crate::grammar::Rule;
use crate::parse::{HostKind, check};
use crate::redact::ShownHost;
use crate::text::delimiter;

/// The host of an authority: an IP address, or a name.
///
/// ```
/// use pest_uri::{HostKind, Uri};
///
/// let host = Uri::parse("http://[2001:db8::7]/")?.host().unwrap();
/// assert_eq!(host.as_str(), "[2001:db8::7]");
/// assert_eq!(host.kind(), HostKind::Ipv6);
/// assert_eq!(host.ip(), Some("2001:db8::7".parse().unwrap()));
///
/// // A host that is not quite an IPv4 address is a registered name.
/// let host = Uri::parse("http://192.0.2.256/")?.host().unwrap();
/// assert_eq!(host.kind(), HostKind::RegName);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// Hosts are compared byte by byte. Use [`is_equal_at`](crate::Reference::is_equal_at) and
/// [`normalize`](crate::Reference::normalize) to ignore case and needless percent-encoding (RFC 3986, section 6.2.2).
/// To compare hosts alone, compare those of normalized references: `eq_ignore_ascii_case` does not decode anything.
///
/// ```
/// use pest_uri::{Rung, UriReference};
///
/// let (one, other) = (UriReference::parse("//EX%41MPLE")?, UriReference::parse("//example")?);
/// assert!(!one.host_str().unwrap().eq_ignore_ascii_case(other.host_str().unwrap()));
/// assert_eq!(one.normalize().host(), other.normalize().host());
/// assert!(one.is_equal_at(&other, Rung::PercentEncoding));
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Host<'t> {
    text: &'t str,
}

impl<'t> Host<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Host { text }
    }

    /// Parses a host by itself, an IP literal with its brackets.
    ///
    /// ```
    /// use pest_uri::{Host, HostKind};
    ///
    /// assert_eq!(Host::parse("[2001:db8::7]")?.kind(), HostKind::Ipv6);
    /// assert_eq!(Host::parse("example.com")?, "example.com");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// If the text is not a host: `a b`, `h:80`, `[::1`, `é`.
    #[doc(alias = "parse_host")]
    pub fn parse(text: &'t str) -> Result<Self, ParseError> {
        check(Rule::host, text).map(|()| Host { text })
    }

    /// Parses a host of an IRI by itself: a name may have non-ASCII characters (RFC 3987, section 2.2).
    ///
    /// # Errors
    /// If the text is not a host: `a b`, `h:80`, `[::1`.
    pub fn parse_iri(text: &'t str) -> Result<Self, ParseError> {
        check(Rule::ihost, text).map(|()| Host { text })
    }

    text_methods! { as_str is_empty }

    /// Which of the four kinds of host it is. Each call determines it from the text, which costs about as much as
    /// parsing the host.
    #[must_use]
    pub fn kind(self) -> HostKind {
        HostKind::from_host(self.text)
    }

    /// The IP address, if the host is one of version 4 or 6.
    ///
    /// `None` does not imply that the host is not intended as an address. `127.1` and `0x7f.1` are names here, but
    /// addresses to many systems, and `%31%32%37.0.0.1` is a name that normalizes to an address (RFC 3986, section
    /// 7.4). `[::ffff:127.0.0.1]` is an address of version 6.
    #[must_use]
    pub fn ip(self) -> Option<IpAddr> {
        match self.kind() {
            HostKind::Ipv4 => self.text.parse().ok().map(IpAddr::V4),
            HostKind::Ipv6 => self.in_brackets().parse().ok().map(IpAddr::V6),
            HostKind::IpvFuture | HostKind::RegName => None,
        }
    }

    /// The address, if the host is one of IP version 4.
    #[must_use]
    pub fn ipv4(self) -> Option<Ipv4Addr> {
        match self.ip() {
            Some(IpAddr::V4(address)) => Some(address),
            _ => None,
        }
    }

    /// The address, if the host is one of IP version 6.
    #[must_use]
    pub fn ipv6(self) -> Option<Ipv6Addr> {
        match self.ip() {
            Some(IpAddr::V6(address)) => Some(address),
            _ => None,
        }
    }

    /// The version, in hexadecimal digits, and the address, if the host is an address of a future version of IP.
    /// Nothing in it is percent-encoded.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let host = Uri::parse("http://[v1F.a:b]/")?.host().unwrap();
    /// assert_eq!(host.ipvfuture(), Some(("1F", "a:b")));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn ipvfuture(self) -> Option<(&'t str, &'t str)> {
        let (version, address) = self.in_brackets().split_once('.')?;
        (self.kind() == HostKind::IpvFuture).then_some((version.get(1..)?, address))
    }

    /// The name, if the host is one: `None` for an IP address.
    #[doc(alias = "domain")]
    #[must_use]
    pub fn reg_name(self) -> Option<Encoded<'t, part::RegName>> {
        (self.kind() == HostKind::RegName).then_some(Encoded::trusted(self.text))
    }

    fn in_brackets(self) -> &'t str {
        self.text.trim_start_matches(delimiter::IP_LITERAL[0]).trim_end_matches(delimiter::IP_LITERAL[1])
    }
}

impl fmt::Display for Host<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.text)
    }
}

impl fmt::Debug for Host<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:?} ({})", ShownHost(self.text), self.kind())
    }
}

/// An IPv6 address as a host, in the form of RFC 5952 (sections 4 and 5).
pub(crate) struct IpLiteral(pub(crate) Ipv6Addr);

impl fmt::Display for IpLiteral {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [open, close] = delimiter::IP_LITERAL;
        write!(formatter, "{open}{}{close}", self.0)
    }
}
