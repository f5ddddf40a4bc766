//! What a program may request, and the check of a text against it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::net::SocketAddr;

use crate::check::address::AddressError;
use crate::check::ambiguity::{AmbiguityKind, ambiguities};
use crate::check::host_pattern::{HostPattern, HostPatternError, host_as_written, without_final_dot};
use crate::check::limits::unambiguous_url;
use crate::check::outline::Outline;
use crate::check::public_host::not_public;
use crate::check::reading::{Reading, Readings};
use crate::check::violation::{CheckError, Violation, ViolationKind};
use crate::component::host::Host;
use crate::reference::reference::{Reference, Uri};
use crate::registry::scheme_info::default_port;
use crate::text::delimiter::{SCHEME, SEGMENT};

/// Rules for URLs from strangers. A new policy has one rule: the URL must be
/// [unambiguous](crate::check::is_unambiguous).
///
/// ```
/// use pest_uri::check::Policy;
///
/// let policy = Policy::new()
///     .schemes(["https"])
///     .ports([443, 8443])
///     .hosts(["example.com", "*.example.com"])?
///     .public_addresses()
///     .no_userinfo();
/// assert!(policy.check("https://api.example.com:8443/a").is_ok());
/// assert!(policy.check("https://example.com.evil.example/").is_err());
/// assert!(policy.check("https://example.com\\@evil.example/").is_err());
/// # Ok::<(), pest_uri::check::HostPatternError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Policy {
    schemes: Option<Vec<AllowedScheme>>,
    ports: Option<Vec<u16>>,
    hosts: Option<Vec<HostPattern>>,
    hosts_as_written: Vec<String>,
    only_public: bool,
    no_userinfo: bool,
}

/// A scheme of the list, with its default port, which then needs no look-up.
#[derive(Clone, Debug)]
struct AllowedScheme {
    name: String,
    default_port: Option<u16>,
}

impl Policy {
    /// The policy that allows every unambiguous URL.
    #[must_use]
    pub fn new() -> Self {
        Policy::default()
    }

    /// Allows only these schemes, ignoring case. White space around a name, and a `:` or `://` after it, are ignored.
    /// Only `http`, `https`, `ws`, `wss` and `ftp` have unambiguous URLs: any other name allows nothing.
    ///
    /// ```
    /// use pest_uri::check::Policy;
    ///
    /// let policy = Policy::new().schemes("https, wss://".split(','));
    /// assert!(policy.check("https://h.example/").is_ok() && policy.check("wss://h.example/").is_ok());
    /// assert!(policy.check("http://h.example/").is_err());
    /// ```
    #[must_use]
    pub fn schemes<S: Into<String>>(self, schemes: impl IntoIterator<Item = S>) -> Self {
        let allowed = |written: String| {
            let name = written.trim().trim_end_matches(|it| it == SEGMENT || SCHEME.contains(it));
            AllowedScheme { default_port: default_port(name), name: name.into() }
        };
        Policy { schemes: Some(schemes.into_iter().map(|it| allowed(it.into())).collect()), ..self }
    }

    /// Allows only these ports. A URL without a port has the default port of its scheme.
    #[must_use]
    pub fn ports(self, ports: impl IntoIterator<Item = u16>) -> Self {
        Policy { ports: Some(ports.into_iter().collect()), ..self }
    }

    /// Allows only the hosts that match one of these patterns, ignoring case: `example.com` is one host, and
    /// `*.example.com` all names below it, but not `example.com` itself. A final dot of a name is ignored, in patterns
    /// and in URLs. An address is written as in a URL: `192.0.2.1`, `[2001:db8::7]`; an IPv6 address matches in any
    /// form.
    ///
    /// # Errors
    /// If a pattern is neither a host of an unambiguous URL nor `*.` before a name: `*`, `a*.example`,
    /// `example.com:80`, `127.1`.
    pub fn hosts<S: AsRef<str>>(self, patterns: impl IntoIterator<Item = S>) -> Result<Self, HostPatternError> {
        let patterns = patterns.into_iter().enumerate();
        let hosts =
            patterns.map(|(index, pattern)| HostPattern::parse(index, pattern.as_ref())).collect::<Result<_, _>>()?;
        Ok(Policy { hosts: Some(hosts), ..self })
    }

    /// Allows these hosts too, although some programs find no host in such names: `a_b.example.com`, `-a.example`. A
    /// text has to have the name as it is written here, ignoring case. All other rules of the policy hold for it.
    ///
    /// ```
    /// use pest_uri::check::Policy;
    ///
    /// let policy = Policy::new().hosts(["*.example.com"])?.hosts_as_written(["my_app.example.net"])?;
    /// assert!(policy.check("https://my_app.example.net/a").is_ok());
    /// assert!(policy.check("https://other_app.example.net/a").is_err());
    /// assert!(Policy::new().hosts_as_written(["a@b"]).is_err());
    /// # Ok::<(), pest_uri::check::HostPatternError>(())
    /// ```
    ///
    /// # Errors
    /// If the host of a URL with this name is ambiguous for more than its characters: `a_b:80`, `a_b.1`, `a%5Fb`.
    pub fn hosts_as_written<S: AsRef<str>>(self, hosts: impl IntoIterator<Item = S>) -> Result<Self, HostPatternError> {
        let hosts = hosts.into_iter().enumerate();
        let hosts = hosts.map(|(index, host)| host_as_written(index, host.as_ref())).collect::<Result<_, _>>()?;
        Ok(Policy { hosts_as_written: hosts, ..self })
    }

    /// Rejects hosts that are addresses of any class but [`AddressClass::Public`](crate::check::AddressClass::Public),
    /// and names that the public DNS does not have: names without a dot, special-use names such as `localhost`, `test`
    /// and all names below it (RFC 6761), and names that private networks use, such as those below `internal` and
    /// `svc`. `example.com` is public.
    ///
    /// Other names may have such addresses in the DNS, too: use [`check_addresses`](Self::check_addresses).
    #[must_use]
    pub fn public_addresses(self) -> Self {
        Policy { only_public: true, ..self }
    }

    /// Rejects a userinfo.
    #[must_use]
    pub fn no_userinfo(self) -> Self {
        Policy { no_userinfo: true, ..self }
    }

    /// Checks a text, which may be anything. An allowed URL costs about as much as a parse.
    ///
    /// # Errors
    /// If the text is ambiguous or invalid, or violates a rule. If browsers and RFC 3986 read the text differently
    /// ([`Readings`]), the error lists each rule that one of them violates, and has both
    /// [readings](CheckError::readings).
    pub fn check<'t>(&self, text: &'t str) -> Result<CheckedUri<'t>, CheckError> {
        match CheckedUri::parse(text).or_else(|| self.parse_as_written(text)) {
            Some(uri) if self.allows(&uri) => Ok(uri),
            _ => Err(self.error(text)),
        }
    }

    /// Parses a URL that is ambiguous only for its host, which the policy lists.
    fn parse_as_written<'t>(&self, text: &'t str) -> Option<CheckedUri<'t>> {
        if self.hosts_as_written.is_empty() {
            return None;
        }
        let uri = Uri::parse(text).ok().filter(|uri| uri.host_str().is_some_and(|host| self.lists_as_written(host)))?;
        let is_host = |it: &Violation| it.ambiguity() == Some(AmbiguityKind::HostName);
        ambiguities(text).iter().all(is_host).then_some(CheckedUri(uri))
    }

    fn lists_as_written(&self, host: &str) -> bool {
        self.hosts_as_written.iter().any(|it| it.eq_ignore_ascii_case(host))
    }

    /// Checks the addresses that a resolver returned for a checked URL. Connect to one of these: a second look-up of
    /// the name may return others (DNS rebinding).
    ///
    /// DNS64 gives a name that has only IPv4 addresses some of `64:ff9b::/96`, which are public if the IPv4 address
    /// inside is.
    ///
    /// ```
    /// use std::net::TcpStream;
    /// use pest_uri::check::Policy;
    ///
    /// fn connect(text: &str) -> Result<TcpStream, Box<dyn std::error::Error>> {
    ///     let policy = Policy::new().schemes(["http"]).public_addresses();
    ///     let uri = policy.check(text)?;
    ///     let addresses = policy.check_addresses(uri.uri().to_socket_addrs(None)?)?;
    ///     Ok(TcpStream::connect(&addresses[..])?)
    /// }
    ///
    /// assert!(connect("http://localhost/").is_err());
    /// ```
    ///
    /// # Errors
    /// If the policy allows only [public addresses](Self::public_addresses), and one of these is not.
    pub fn check_addresses(
        &self,
        addresses: impl IntoIterator<Item = SocketAddr>,
    ) -> Result<Vec<SocketAddr>, AddressError> {
        let addresses: Vec<SocketAddr> = addresses.into_iter().collect();
        if self.only_public {
            addresses.iter().try_for_each(|address| AddressError::check_public(address.ip()))?;
        }
        Ok(addresses)
    }

    /// All reasons why the policy rejects a text.
    #[cold]
    fn error(&self, text: &str) -> CheckError {
        let mut violations = ambiguities(text);
        let outline = Outline::new(text);
        let readings = Readings::from_text(text);
        for reading in readings.browsers.iter().chain([&readings.rfc3986]) {
            for kind in self.violated(reading) {
                let violation = Violation::new(kind, outline.offset(kind));
                if !violations.contains(&violation) {
                    violations.push(violation);
                }
            }
        }
        CheckError::new(violations, readings)
    }

    /// Whether an unambiguous URL violates no rule.
    fn allows(&self, CheckedUri(uri): &CheckedUri<'_>) -> bool {
        let scheme = self.listed(uri.scheme());
        let port = || match uri.port().ok()? {
            None => scheme.map_or_else(|| default_port(uri.scheme()), |it| it.default_port),
            given => given,
        };
        (scheme.is_some() || self.schemes.is_none())
            && !(self.no_userinfo && uri.userinfo().is_some())
            && uri.host_str().is_some_and(|host| self.allows_host(host) && self.violated_class(host).is_none())
            && self.allows_port(port())
    }

    /// The rules that a reading violates.
    fn violated(&self, reading: &Reading) -> impl Iterator<Item = ViolationKind> + use<> {
        let Reading { scheme, has_userinfo, host, port, .. } = reading;
        let has_scheme = self.schemes.is_none() || scheme.as_deref().is_some_and(|it| self.listed(it).is_some());
        let has_host = host.as_deref().map_or(self.hosts.is_none(), |it| self.allows_host(it));
        let rules = [
            (!has_scheme).then_some(ViolationKind::Scheme),
            (self.no_userinfo && *has_userinfo).then_some(ViolationKind::Userinfo),
            (!has_host).then_some(ViolationKind::Host),
            host.as_deref().and_then(|host| self.violated_class(host)),
            (!self.allows_port(*port)).then_some(ViolationKind::Port),
        ];
        rules.into_iter().flatten()
    }

    fn listed(&self, scheme: &str) -> Option<&AllowedScheme> {
        self.schemes.as_ref()?.iter().find(|it| it.name.eq_ignore_ascii_case(scheme))
    }

    fn allows_host(&self, host: &str) -> bool {
        self.lists_as_written(host)
            || self.hosts.as_ref().is_none_or(|patterns| patterns.iter().any(|it| it.matches(host)))
    }

    fn allows_port(&self, port: Option<u16>) -> bool {
        self.ports.as_ref().is_none_or(|ports| port.is_some_and(|port| ports.contains(&port)))
    }

    fn violated_class(&self, host: &str) -> Option<ViolationKind> {
        if self.only_public { not_public(host) } else { None }
    }
}

/// A URL that a [`Policy`] allows. Only [`Policy::check`] makes one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CheckedUri<'t>(Uri<&'t str>);

impl<'t> CheckedUri<'t> {
    /// Parses an unambiguous URL.
    #[inline]
    pub(crate) fn parse(text: &'t str) -> Option<Self> {
        unambiguous_url(text).map(|offsets| CheckedUri(Reference::from_parts(text, offsets)))
    }

    /// The URI.
    #[must_use]
    pub fn uri(self) -> Uri<&'t str> {
        self.0
    }

    /// The URI as text.
    #[must_use]
    pub fn as_str(self) -> &'t str {
        self.0.as_str()
    }

    /// The host, which is not empty, in the case it is written in. To compare it, use [`has_host`](Self::has_host).
    #[must_use]
    pub fn host(self) -> Host<'t> {
        self.0.host().unwrap_or(Host::new(""))
    }

    /// Whether it has this host, ignoring case and a final dot: `HTTPS://Example.COM./` has the host `example.com`.
    ///
    /// ```
    /// use pest_uri::check::Policy;
    ///
    /// let uri = Policy::new().check("https://API.Example.com/")?;
    /// assert!(uri.has_host("api.example.com"));
    /// assert!(!uri.has_host("example.com"));
    /// # Ok::<(), pest_uri::check::CheckError>(())
    /// ```
    #[must_use]
    pub fn has_host(self, host: &str) -> bool {
        without_final_dot(self.host().as_str()).eq_ignore_ascii_case(without_final_dot(host))
    }

    /// The port, or the default port of the scheme.
    #[must_use]
    pub fn port(self) -> u16 {
        self.0.port_or_default().ok().flatten().unwrap_or_default()
    }
}

impl fmt::Display for CheckedUri<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl fmt::Debug for CheckedUri<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, formatter)
    }
}

impl Outline {
    /// The offset of the part that a rule is about.
    fn offset(&self, kind: ViolationKind) -> usize {
        let Some(authority) = &self.authority else {
            return if kind == ViolationKind::Scheme { 0 } else { self.slashes.start };
        };
        match kind {
            ViolationKind::Scheme => 0,
            ViolationKind::Userinfo => authority.userinfo.as_ref().map_or(authority.host.start, |it| it.start),
            ViolationKind::Port => authority.port.as_ref().map_or(authority.host.end, |it| it.start),
            _ => authority.host.start,
        }
    }
}
