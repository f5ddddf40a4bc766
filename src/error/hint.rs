//! The hint that a message gives, since serde, clap and logs show no report.

use core::fmt;

use crate::error::kind::ParseErrorKind;
use crate::error::parse_error::Quoted;
use crate::grammar::component::Component;
use crate::grammar::explain::matches;
use crate::grammar::rules::{Rule, is_unreserved};
use crate::parse::offsets::ComponentOffsets;
use crate::text::delimiter::{PORT, SEGMENT, USERINFO, prefix};
use crate::text::percent_encoded::percent_encoded;

/// What the rest of the text says about an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Hint {
    /// An `@` follows, so that the error may be in a user name or a password.
    Userinfo,
    /// The host with its colons is an IPv6 address.
    Brackets,
}

impl Hint {
    /// The hint for an error in a host or a port; other errors need none of the text.
    pub(crate) fn new(component: Option<Component>, text: &str, at: usize) -> Option<Self> {
        if !matches!(component, Some(Component::Host | Component::Port)) {
            return None;
        }
        let rest = text.get(at..)?;
        if rest.contains(PORT) && component == Some(Component::Port) || rest.starts_with(PORT) {
            let host = ComponentOffsets::by_delimiters(text, prefix(text)).host_and_port();
            if host.is_some_and(|host| bare_ipv6(&text[host]).is_some()) {
                return Some(Hint::Brackets);
            }
        }
        rest.contains(USERINFO).then_some(Hint::Userinfo)
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Hint::Userinfo => "percent-encode `/`, `?`, `#` and `@` in a user name or password",
            Hint::Brackets => "write an IPv6 address in brackets",
        })
    }
}

/// The length of an IPv6 address without brackets, in the text of a host and a port: it is all of the text, or all before a port.
pub(crate) fn bare_ipv6(text: &str) -> Option<usize> {
    let before_port = text.rsplit_once(PORT).filter(|(_, port)| matches(Rule::port, port)).map(|(host, _)| host);
    let address = [Some(text), before_port].into_iter().flatten().find(|it| matches(Rule::IPv6address, it));
    address.map(str::len)
}

/// How to write a character that a component allows only percent-encoded.
pub(crate) struct Encode(char);

impl Encode {
    pub(crate) fn new(kind: ParseErrorKind, component: Option<Component>, found: Option<char>) -> Option<Self> {
        let takes_encoded =
            matches!(component, Some(Component::Userinfo | Component::Path | Component::Query | Component::Fragment));
        // A backslash is more often a mistaken `/` than data.
        let found = match kind {
            // The rule of a scheme may reject a character that its component allows.
            ParseErrorKind::Character => {
                let is_in_component = |it| it == SEGMENT || u8::try_from(it).is_ok_and(is_unreserved);
                found.filter(|&it| it != '\\' && !it.is_control() && !is_in_component(it))?
            }
            ParseErrorKind::PercentEncoding => '%',
            _ => return None,
        };
        takes_encoded.then_some(Encode(found))
    }
}

impl fmt::Display for Encode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "write {} as `", Quoted(self.0))?;
        for byte in self.0.encode_utf8(&mut [0; 4]).bytes() {
            percent_encoded(byte).iter().try_for_each(|&it| write!(formatter, "{}", char::from(it)))?;
        }
        formatter.write_str("`")
    }
}
