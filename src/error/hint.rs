//! The hint that a message gives, since serde, clap and logs show no report.

use core::fmt;
use core::ops::Range;

use crate::error::kind::ParseErrorKind;
use crate::error::parse_error::ParseError;
use crate::grammar::component::Component;
use crate::grammar::matches;
use crate::grammar::rules::{Family, Rule};
use crate::parse::offsets::ComponentOffsets;
use crate::registry::scheme_info::SchemeInfo;
use crate::repair::encoding::percent_encoded;
use crate::repair::notation::{OtherNotation, bare_ipv6};
use crate::repair::{BACKSLASH, ChangeKind, is_plainly_encoded, suggestion};
use crate::text::characters::Quoted;
use crate::text::delimiter::{PORT, USERINFO, prefix};

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
    /// A repair puts `./` before the first segment, which has a colon.
    DotSegment,
    /// A repair writes a slash for the backslash at the error.
    Slash,
    /// A repair percent-encodes the character at the error.
    Encode,
}

impl Hint {
    /// The hint for an error in a text. It names a fix only if a repair makes it.
    pub(super) fn new(error: ParseError, text: &str) -> Option<Self> {
        let rest = text.get(error.offset()..)?;
        match error.component() {
            Some(Component::Host | Component::Port) => Hint::in_host_and_port(error, text, rest),
            Some(Component::Userinfo | Component::Path | Component::Query | Component::Fragment) => {
                Hint::in_data(error, text)
            }
            _ => None,
        }
    }

    fn in_host_and_port(error: ParseError, text: &str, rest: &str) -> Option<Self> {
        let entry = error.entry()?;
        if rest.contains(PORT) && error.component() == Some(Component::Port) || rest.starts_with(PORT) {
            let host = ComponentOffsets::by_delimiters(text, prefix(text)).host_and_port();
            if host.is_some_and(|host| bare_ipv6(&text[host]).is_some()) {
                return Some(Hint::Brackets);
            }
        }
        if rest.contains(USERINFO) {
            return Some(Hint::Userinfo);
        }
        let is_letter = rest.starts_with(|it: char| it.is_alphanumeric() && !it.is_ascii());
        let is_host = error.component() == Some(Component::Host) && entry.family() == Family::Uris;
        (is_host && is_letter).then_some(Hint::Dns)
    }

    fn in_data(error: ParseError, text: &str) -> Option<Self> {
        let other = error.entry().and_then(|_| OtherNotation::new(text));
        match (other, error.kind()) {
            (Some(OtherNotation::WindowsPath), _) => return Some(Hint::WindowsPath),
            (Some(OtherNotation::AddressWithZone), _) => return Some(Hint::Brackets),
            (None, ParseErrorKind::Character | ParseErrorKind::PercentEncoding) => {}
            (None, _) => return None,
        }
        error.found()?;
        if is_plainly_encoded(error, text) {
            return Some(Hint::Encode);
        }
        // A message is made for each rejected text, a report only where it is shown.
        let offsets = ComponentOffsets::by_delimiters(text, prefix(text));
        // Only its author knows a broken scheme before `://`.
        let is_left_to_report = |scheme: Range<usize>| {
            SchemeInfo::says(&text[scheme.clone()], SchemeInfo::requires_host) || !matches(Rule::scheme, &text[scheme])
        };
        if offsets.scheme().is_some_and(is_left_to_report) && offsets.has_authority() && !text.contains(BACKSLASH) {
            return None;
        }
        let repair = suggestion(error, text)?;
        match repair.at(error.offset()) {
            _ if repair.has(ChangeKind::DotSegment) => Some(Hint::DotSegment),
            Some(ChangeKind::Slash) => Some(Hint::Slash),
            Some(ChangeKind::PercentEncoded) => Some(Hint::Encode),
            _ => None,
        }
    }

    /// Writes the hint. `found` is the character at the error.
    pub(super) fn write(self, found: Option<char>, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hint = match (self, found) {
            (Hint::Userinfo, _) => "percent-encode `/`, `?`, `#` and `@` in a user name or password",
            (Hint::Brackets, _) => "write an IPv6 address in brackets",
            (Hint::Dns, _) => "write the host as the DNS has it, with `xn--`",
            (Hint::WindowsPath, _) => "a Windows path is not a URI",
            (Hint::DotSegment, _) => "write `./` in front of a first segment with a colon",
            (Hint::Slash, _) => r"write `\` as `/`",
            (Hint::Encode, Some(found)) => {
                return write!(formatter, "; write {} as `{}`", Quoted(found), percent_encoded(found));
            }
            (Hint::Encode, None) => return Ok(()),
        };
        write!(formatter, "; {hint}")
    }
}
