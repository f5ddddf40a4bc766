//! The hint that a message gives, since serde, clap and logs show no report.

use core::fmt;

use crate::error::kind::ParseErrorKind;
use crate::error::parse_error::Quoted;
use crate::grammar::component::Component;
use crate::grammar::explain::matches;
use crate::grammar::rules::{EntryRule, Family, Rule, is_unreserved};
use crate::parse::offsets::ComponentOffsets;
use crate::parse::recognizer::matched;
use crate::registry::scheme_info::SchemeInfo;
use crate::report::repair::{OtherNotation, needs_dot_segment};
use crate::text::delimiter::{PORT, SCHEME, SEGMENT, USERINFO, ends_authority, prefix};
use crate::text::percent_encoded::percent_encoded;

/// What the rest of the text says about an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Hint {
    /// An `@` follows, so that the error may be in a user name or a password.
    Userinfo,
    /// The host with its colons is an IPv6 address.
    Brackets,
    /// The host has non-ASCII characters, which the DNS has in another form.
    Dns,
    /// The text is a path of Windows.
    WindowsPath,
    /// `./` makes a path of the first segment, which has a colon.
    DotSegment,
    /// Only the author knows what was intended, so nothing is suggested.
    Author,
}

impl Hint {
    /// The hint for an error in a text that was parsed as a reference.
    pub(crate) fn new(entry: EntryRule, component: Option<Component>, text: &str, at: usize) -> Option<Self> {
        if !matches!(component, Some(Component::Host | Component::Port)) {
            return Hint::after_authority(entry, component, text);
        }
        let rest = text.get(at..)?;
        if rest.contains(PORT) && component == Some(Component::Port) || rest.starts_with(PORT) {
            let host = ComponentOffsets::by_delimiters(text, prefix(text)).host_and_port();
            if host.is_some_and(|host| bare_ipv6(&text[host]).is_some()) {
                return Some(Hint::Brackets);
            }
        }
        if rest.contains(USERINFO) {
            return Some(Hint::Userinfo);
        }
        let is_non_ascii = component == Some(Component::Host) && rest.starts_with(|it: char| it.is_alphanumeric());
        (is_non_ascii && entry.family() == Family::Uris && !rest.starts_with(|it: char| it.is_ascii()))
            .then_some(Hint::Dns)
    }

    /// The hint for an error in another component, if it is not only how to write the character there.
    fn after_authority(entry: EntryRule, component: Option<Component>, text: &str) -> Option<Self> {
        match OtherNotation::new(text) {
            Some(OtherNotation::WindowsPath) => return Some(Hint::WindowsPath),
            Some(OtherNotation::AddressWithZone) => return Some(Hint::Brackets),
            None => {}
        }
        let (scheme, _) = text.split(ends_authority).next()?.split_once(SCHEME)?;
        if matched(Rule::scheme, scheme) == Some(scheme.len()) {
            return (component == Some(Component::Path) && SchemeInfo::says(scheme, SchemeInfo::has_own_path_syntax))
                .then_some(Hint::Author);
        }
        Some(if needs_dot_segment(entry, text) { Hint::DotSegment } else { Hint::Author })
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Hint::Userinfo => "percent-encode `/`, `?`, `#` and `@` in a user name or password",
            Hint::Brackets => "write an IPv6 address in brackets",
            Hint::Dns => "write the host as the DNS has it, with `xn--`",
            Hint::WindowsPath => "a Windows path is not a URI",
            Hint::DotSegment => "write `./` in front of a first segment with a colon",
            Hint::Author => return Ok(()),
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
