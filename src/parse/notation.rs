//! Texts that can be read as a URI, and are intended as something else; and what is written around a URI.

use crate::grammar::matches;
use crate::grammar::rules::{EntryRule, Rule};
use crate::grammar::table::Characters;
use crate::parse::recognizer::matched;
use crate::parse::scheme::scheme_at_start;
use crate::registry::scheme_info::{FILE, SchemeInfo, is_domain_like};
use crate::text::characters::{BACKSLASH, may_vanish};
use crate::text::delimiter::{AUTHORITY, IP_LITERAL, PORT, SCHEME, SEGMENT, USERINFO, ends_authority, prefix};
use crate::text::percent_encoded;

/// Written after the letter of a drive, instead of a colon (RFC 8089, appendix E.2.2).
pub(crate) const VERTICAL_LINE: char = '|';

/// What is written around a URI in other text, and appears in no reference.
pub(crate) const AROUND: [(char, char); 3] = [('<', '>'), ('"', '"'), ('`', '`')];

/// What is written around a URI, too, and may be in a reference, or in one that is repaired.
pub(crate) const PERHAPS_AROUND: [(char, char); 7] =
    [('\'', '\''), ('(', ')'), ('[', ']'), ('{', '}'), ('\u{2018}', '\u{2019}'), ('\u{201c}', '\u{201d}'), ('«', '»')];

/// Once written before a URI in angle brackets.
const LABEL: &str = "URL:";

/// Something else than a URI that can be read as one, since it has a colon. It is an error.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OtherNotation {
    /// `C:\a`
    WindowsPath,
    /// `fe80::1%eth0`: an address with a zone (RFC 4007, section 11).
    AddressWithZone,
}

impl OtherNotation {
    pub(crate) fn new(text: &str) -> Option<Self> {
        if begins_with_drive(text) {
            return Some(OtherNotation::WindowsPath);
        }
        let (address, _) = text.split_once(char::from(percent_encoded::PERCENT))?;
        // It has two colons at least.
        let may_be_address = address.matches(PORT).nth(1).is_some();
        (may_be_address && matches(Rule::IPv6address, address)).then_some(OtherNotation::AddressWithZone)
    }
}

/// Whether a text begins with the drive of a Windows path: a letter, a colon, and a slash or a path with a backslash.
/// No registered scheme is one letter.
pub(crate) fn begins_with_drive(text: &str) -> bool {
    let letters = Characters::from_rule(Rule::ALPHA);
    let drive = text.split_at_checked(1).filter(|(letter, _)| letter.bytes().all(|byte| letters.has(byte)));
    let Some(path) = drive.and_then(|(_, rest)| rest.strip_prefix(SCHEME)) else { return false };
    let path = path.split(ends_path).next().unwrap_or_default();
    !path.starts_with(AUTHORITY) && (path.starts_with(SEGMENT) || path.contains(BACKSLASH))
}

/// Whether a text is a `file` URI with a drive that is not where browsers read one: `file://C:\a`, `file:C|/a`.
pub(crate) fn has_odd_drive(text: &str) -> bool {
    let (scheme, rest) = text.split_at(prefix(text));
    let path = rest.trim_start_matches([SEGMENT, BACKSLASH]);
    let slashes = rest.len() - path.len();
    let is_standard = matches!(slashes, 1 | 3) || slashes == 0 && path.get(1..).is_some_and(|it| it.starts_with(":/"));
    let is_file = scheme.strip_suffix(SCHEME).is_some_and(|it| it.eq_ignore_ascii_case(FILE));
    is_file && !is_standard && begins_with_drive(&path.replacen(VERTICAL_LINE, SCHEME, 1))
}

/// Whether a path ends before this character.
pub(crate) fn ends_path(character: char) -> bool {
    ends_authority(character) && character != SEGMENT
}

/// Whether `./` is put before a text, since its first segment has a colon that cannot be that of a scheme (RFC 3986,
/// section 4.2). Not before what may be intended as a scheme (`1pw://x`, `a b:c`), as a host with a port, or as a user
/// on a host.
pub(crate) fn needs_dot_segment(entry: EntryRule, text: &str) -> bool {
    let first = text.split(ends_authority).next().unwrap_or_default();
    let Some((name, rest)) = first.split_once(SCHEME).filter(|_| !entry.needs_scheme()) else { return false };
    let is_scheme = matched(Rule::scheme, name) == Some(name.len());
    let may_be_scheme = name.chars().any(may_vanish) || rest.is_empty() && text[first.len()..].starts_with(AUTHORITY);
    let may_be_authority = first.contains(USERINFO) || first.contains(IP_LITERAL) || is_host_with_port(first);
    !is_scheme && !may_be_scheme && !is_wrapped(text) && !may_be_authority && bare_ipv6(first).is_none()
}

/// Whether this is a name in the DNS, or an IPv4 address, with a port: `192.0.2.1:80`.
pub(crate) fn is_host_with_port(authority: &str) -> bool {
    let is_port = |port: &str| !port.is_empty() && matches(Rule::port, port);
    authority
        .split_once(PORT)
        .is_some_and(|(host, port)| is_port(port) && is_domain_like(host) && matches(Rule::host, host))
}

/// The length of an IPv6 address without brackets, in the text of a host and a port: it is all of the text, or all
/// before a port.
pub(crate) fn bare_ipv6(text: &str) -> Option<usize> {
    let before_port = text.rsplit_once(PORT).filter(|(_, port)| matches(Rule::port, port)).map(|(host, _)| host);
    let address = [Some(text), before_port].into_iter().flatten().find(|it| matches(Rule::IPv6address, it));
    address.map(str::len)
}

/// Whether the first segment of a path has an IPv6 address in brackets, maybe after a userinfo.
pub(crate) fn is_like_authority(path: &str) -> bool {
    let segment = path.split(ends_authority).next().unwrap_or_default();
    let host = segment.rsplit(|it| USERINFO.contains(it)).next().unwrap_or_default();
    host.starts_with(IP_LITERAL[0]) && host.contains(PORT)
}

/// Whether a text begins with what is written before a URI.
pub(crate) fn is_wrapped(text: &str) -> bool {
    let after = text.strip_prefix(PERHAPS_AROUND.map(|(open, _)| open));
    text.starts_with(AROUND.map(|(open, _)| open)) || after.is_some_and(begins_with_known_scheme)
}

/// Whether a text begins with a scheme that is before `//` or well known. With a bracket before it, it is not a
/// reference: the colon would be in the first segment.
pub(crate) fn begins_with_known_scheme(text: &str) -> bool {
    let text = without_label(text);
    scheme_at_start(text).is_some_and(|scheme| {
        let is_before_authority = || text[scheme.len() + SCHEME.len()..].starts_with(AUTHORITY);
        SchemeInfo::says(scheme, SchemeInfo::is_well_known) || is_before_authority()
    })
}

/// Removes the label `URL:`, and white space around the text and what follows the label.
pub(crate) fn without_label(text: &str) -> &str {
    let text = text.trim_ascii();
    match text.split_at_checked(LABEL.len()) {
        Some((label, rest)) if label.eq_ignore_ascii_case(LABEL) => rest.trim_ascii(),
        _ => text,
    }
}
