//! Patterns of hosts, which match label by label.

use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt;
use core::net::Ipv6Addr;

use crate::check::ambiguity::{AmbiguityKind, ambiguities};
use crate::check::outline::Outline;
use crate::check::violation::Violation;
use crate::component::host::IpLiteral;
use crate::parse::HostKind;
use crate::text::delimiter::IP_LITERAL;

/// What a pattern begins with if it matches the names below a name.
const BELOW: &str = "*.";

/// Matches one host, or all names below a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HostPattern {
    /// Without a final dot; an IPv6 address in the form that unambiguous URLs have.
    host: String,
    is_below: bool,
}

/// A pattern that is neither a host of an [unambiguous](crate::check::is_unambiguous) URL nor `*.` before a name: `*`,
/// `*.`, `a*.example`, `example.com:80`, `[::ffff:1.2.3.4]`. Displayed, it says which and why.
///
/// ```
/// use pest_uri::check::Policy;
///
/// let error = Policy::new().hosts(["example.com", "example.com:8443"]).unwrap_err();
/// assert_eq!(error.to_string(), "host pattern 2 is more than a host: it may have no scheme, userinfo, port or path");
/// let error = Policy::new().hosts(["münchen.de"]).unwrap_err();
/// assert_eq!(error.to_string(), "host pattern 1 has non-ASCII characters: write the name with `xn--`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HostPatternError {
    index: usize,
    mistake: Mistake,
}

/// Why a text is not a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Mistake {
    Empty,
    Dot,
    Wildcard,
    WildcardAddress,
    MissingBrackets,
    NotAlone,
    NonAscii,
    Ambiguous(AmbiguityKind),
}

impl HostPatternError {
    /// The index of the pattern, counted from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self.index
    }
}

impl fmt::Display for HostPatternError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "host pattern {} ", self.index + 1)?;
        formatter.write_str(match self.mistake {
            Mistake::Empty => "has no host",
            Mistake::Dot => "begins with a dot: the names below a name are written with `*.` before it",
            Mistake::Wildcard => "has a `*` other than in `*.` before a name",
            Mistake::WildcardAddress => "has `*.` before an address",
            Mistake::MissingBrackets => "is an IPv6 address without brackets",
            Mistake::NotAlone => "is more than a host: it may have no scheme, userinfo, port or path",
            Mistake::NonAscii => "has non-ASCII characters: write the name with `xn--`",
            Mistake::Ambiguous(kind) => return write!(formatter, "matches no unambiguous URL: {kind}"),
        })
    }
}

impl core::error::Error for HostPatternError {}

impl HostPattern {
    /// Parses the pattern at an index of a list.
    pub(crate) fn parse(index: usize, text: &str) -> Result<Self, HostPatternError> {
        let (host, is_below) = text.strip_prefix(BELOW).map_or((text, false), |name| (name, true));
        match host_of(host, is_below) {
            Ok(host) => Ok(HostPattern { host, is_below }),
            Err(mistake) => Err(HostPatternError { index, mistake }),
        }
    }

    /// Whether it matches a host, ignoring case.
    pub(crate) fn matches(&self, host: &str) -> bool {
        is_at_or_below(host, &self.host) && self.is_below == (without_final_dot(host).len() > self.host.len())
    }
}

/// The host of a pattern, as [`HostPattern`] has it.
fn host_of(written: &str, is_below: bool) -> Result<String, Mistake> {
    if written.is_empty() {
        return Err(Mistake::Empty);
    }
    if written.starts_with('.') {
        return Err(Mistake::Dot);
    }
    if written.contains('*') {
        return Err(Mistake::Wildcard);
    }
    if written.parse::<Ipv6Addr>().is_ok() {
        return Err(Mistake::MissingBrackets);
    }
    let host = normalized(written);
    let url = format!("http://{host}/");
    if Outline::new(&url).authority.is_none_or(|it| url[it.host] != host) {
        return Err(Mistake::NotAlone);
    }
    match ambiguities(&url).first().and_then(|it| it.ambiguity()) {
        Some(AmbiguityKind::NonAsciiHost) => Err(Mistake::NonAscii),
        Some(kind) => Err(Mistake::Ambiguous(kind)),
        None if is_below && HostKind::from_host(&host) != HostKind::RegName => Err(Mistake::WildcardAddress),
        None => Ok(without_final_dot(&host).into()),
    }
}

/// A host that a policy lists as it is written, at an index of a list: the URL with it is not ambiguous, or only for
/// its characters.
pub(crate) fn host_as_written(index: usize, written: &str) -> Result<String, HostPatternError> {
    let mistake = if written.is_empty() {
        Mistake::Empty
    } else if written.contains('*') {
        Mistake::Wildcard
    } else {
        let url = format!("http://{written}/");
        let kinds = ambiguities(&url).into_iter().filter_map(Violation::ambiguity);
        match kinds.into_iter().find(|&kind| kind != AmbiguityKind::HostName) {
            Some(AmbiguityKind::NonAsciiHost) => Mistake::NonAscii,
            _ if Outline::new(&url).authority.is_none_or(|it| &url[it.host] != written) => Mistake::NotAlone,
            Some(kind) => Mistake::Ambiguous(kind),
            None => return Ok(written.into()),
        }
    };
    Err(HostPatternError { index, mistake })
}

/// An IPv6 address in the form of RFC 5952; any other host unchanged.
fn normalized(host: &str) -> String {
    let [open, close] = IP_LITERAL;
    let address = host.strip_prefix(open).and_then(|it| it.strip_suffix(close)).and_then(|it| it.parse().ok());
    address.map_or_else(|| host.into(), |it| IpLiteral(it).to_string())
}

/// Whether a host is a name or below it, ignoring case and the final dot of the host.
pub(crate) fn is_at_or_below(host: &str, name: &str) -> bool {
    let host = without_final_dot(host);
    let cut = host.len().checked_sub(name.len()).and_then(|at| host.split_at_checked(at));
    cut.is_some_and(|(before, end)| {
        // The name begins a label, and there is a label before it.
        let is_below = || before.strip_suffix('.').is_some_and(|labels| !labels.is_empty());
        end.eq_ignore_ascii_case(name) && (before.is_empty() || is_below())
    })
}

pub(crate) fn without_final_dot(name: &str) -> &str {
    name.strip_suffix('.').unwrap_or(name)
}
