//! What programs read in a text: RFC 3986, and browsers.

use alloc::string::String;
use core::fmt;

use crate::check::browser_host::{BrowserHost, browser_host};
use crate::check::outline::{Outline, scheme_length};
use crate::component::accessors::Components;
use crate::grammar::Rule;
use crate::parse::offsets::ComponentOffsets;
use crate::parse::recognizer::matched;
use crate::redact::ShownHost;
use crate::registry::scheme_info::default_port;
use crate::text::authority::Authority;
use crate::text::characters::is_removed;
use crate::text::delimiter::{self, PORT};

/// Where one kind of program goes with a text.
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Reading {
    /// The scheme, in lower case; `None` if it is that of a base.
    pub scheme: Option<String>,
    /// Whether there is a userinfo, even an empty one.
    pub has_userinfo: bool,
    /// The host, in lower case; `None` if there is no authority, or [the host is unknown](Self::is_host_unknown).
    pub host: Option<String>,
    /// Whether there is a host that only the tables of IDNA know: without the feature `idna`, the one that browsers
    /// read where a host is not ASCII or has a label that begins with `xn--`. A browser may reject it.
    pub is_host_unknown: bool,
    /// The port, or the default port of the scheme; `None` if there is neither, or the port is not a number up to
    /// 65535.
    pub port: Option<u16>,
}

/// Where programs go with a text, valid or not. Displayed, it names the hosts: ``browsers: `evil.example`; RFC 3986: no
/// host``. Non-ASCII and control characters are escaped: a Cyrillic `\u{430}` looks like an `a`.
///
/// ```
/// use pest_uri::check::Readings;
///
/// let readings = Readings::from_text("http:/evil.example/");
/// assert_eq!(readings.to_string(), "browsers: `evil.example`; RFC 3986: no host");
/// let readings = Readings::from_text("http://2130706433/");
/// assert_eq!(readings.browsers.unwrap().host.as_deref(), Some("127.0.0.1"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Readings {
    /// The components as the delimiters divide the text (RFC 3986, appendix B). Many libraries read invalid texts like
    /// this, too.
    pub rfc3986: Reading,
    /// The components as browsers read them (URL Standard, section 4.4); `None` if browsers reject the text. The host
    /// is percent-decoded, mapped by IDNA (with the feature `idna`), and an address if it is one to browsers.
    pub browsers: Option<Reading>,
}

impl Readings {
    /// Reads a text.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        Readings { rfc3986: Reading::by_delimiters(text), browsers: Reading::by_browsers(text) }
    }
}

impl Reading {
    fn by_delimiters(text: &str) -> Self {
        let prefix = scheme_length(text).map_or(0, |length| length + delimiter::SCHEME.len());
        let offsets = ComponentOffsets::by_delimiters(text, prefix);
        let components = Components::new(text, offsets);
        let scheme = components.scheme().map(str::to_ascii_lowercase);
        let Some(authority) = offsets.authority().map(|range| Authority::up_to_last_at_sign(text, range)) else {
            return Reading { scheme, has_userinfo: false, host: None, is_host_unknown: false, port: None };
        };
        let port = port(scheme.as_deref(), authority.port.map(|range| &text[range]));
        let host = Some(text[authority.host].to_ascii_lowercase());
        Reading { scheme, has_userinfo: authority.userinfo.is_some(), host, is_host_unknown: false, port }
    }

    fn by_browsers(text: &str) -> Option<Self> {
        let kept: String = text.chars().filter(|&it| !is_removed(it)).collect();
        let outline = Outline::new(&kept);
        let scheme = outline.scheme.map(|range| kept[range].to_ascii_lowercase());
        let Some(authority) = outline.authority else {
            return Some(Reading { scheme, has_userinfo: false, host: None, is_host_unknown: false, port: None });
        };
        // The host of any other scheme is not a domain, and may be empty.
        let is_domain = outline.is_unambiguous || scheme.is_none();
        let written = &kept[authority.host];
        let host = match browser_host(written) {
            _ if !is_domain => Some(written.to_ascii_lowercase()),
            BrowserHost::Host(host) => Some(host),
            BrowserHost::Unknown => None,
            BrowserHost::Rejected => return None,
        };
        let digits = authority.port.map(|range| &kept[range]);
        let port = port(scheme.as_deref(), digits);
        if port.is_none() && digits.is_some_and(|it| !it.is_empty()) {
            return None;
        }
        let is_host_unknown = host.is_none();
        Some(Reading { scheme, has_userinfo: authority.userinfo.is_some(), host, is_host_unknown, port })
    }
}

/// The port, or the default port.
fn port(scheme: Option<&str>, digits: Option<&str>) -> Option<u16> {
    match digits {
        None | Some("") => default_port(scheme?),
        // `u16` also parses a sign.
        Some(digits) => digits.parse().ok().filter(|_| matched(Rule::port, digits) == Some(digits.len())),
    }
}

impl fmt::Debug for Reading {
    /// Redacts what may be a password in the host.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reading { scheme, has_userinfo, host, is_host_unknown, port } = self;
        let mut debug = formatter.debug_struct("Reading");
        debug.field("scheme", scheme).field("has_userinfo", has_userinfo);
        debug.field("host", &host.as_deref().map(ShownHost)).field("is_host_unknown", is_host_unknown);
        debug.field("port", port).finish()
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(host) = &self.host else {
            return formatter.write_str(if self.is_host_unknown { "unknown host" } else { "no host" });
        };
        write!(formatter, "`{}", ShownHost(host))?;
        match self.port {
            Some(port) if self.scheme.as_deref().and_then(default_port) != Some(port) => {
                write!(formatter, "{PORT}{port}`")
            }
            _ => formatter.write_str("`"),
        }
    }
}

impl fmt::Display for Readings {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.browsers {
            Some(reading) => write!(formatter, "browsers: {reading}")?,
            None => formatter.write_str("browsers: rejected")?,
        }
        write!(formatter, "; RFC 3986: {}", self.rfc3986)
    }
}
