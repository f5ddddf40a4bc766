//! The reasons why programs read a text differently.

use alloc::vec::Vec;
use core::fmt;
use core::net::Ipv6Addr;
use core::ops::Range;

use crate::check::browser_host::{decoded_host, ends_in_number};
use crate::check::limits::{Exceeded, exceeded, unambiguous_url};
use crate::check::outline::{Outline, is_trimmed};
use crate::check::violation::{Violation, ViolationKind};
use crate::grammar::{EntryRule, Rule};
use crate::parse::parse;
use crate::parse::recognizer::{matched, matched_by_check};
use crate::text::authority::Authority;
use crate::text::characters::{BACKSLASH, is_removed};
use crate::text::delimiter::{AUTHORITY, FRAGMENT, IP_LITERAL, PORT, QUERY, SEGMENT, USERINFO, ends_authority};
use crate::text::percent_encoded::PERCENT;

/// Whether the listed programs read the same scheme, userinfo, host and port: whether `grammar/unambiguous.pest`
/// accepts the text, and the lengths and encoded labels of its host are those that a name can have.
///
/// The programs are listed, with their versions, in `docs/untrusted.md`. The URLs are those of `http`, `https`, `ws`,
/// `wss` and `ftp` that all of them read alike. A program may still reject one, and a program that is not listed may
/// read something else.
///
/// ```
/// use pest_uri::check::is_unambiguous;
///
/// assert!(is_unambiguous("https://user@example.com:8443/a?b#c"));
/// assert!(!is_unambiguous("http:/evil.example/"));
/// assert!(!is_unambiguous("http://127.1/"));
/// ```
#[must_use]
pub fn is_unambiguous(text: &str) -> bool {
    unambiguous_url(text).is_some()
}

/// The reasons why programs may read a text differently, in the order of their offsets. There are none exactly if the
/// text [is unambiguous](is_unambiguous).
///
/// ```
/// use pest_uri::check::{AmbiguityKind, ViolationKind, ambiguities};
///
/// let found = ambiguities("http://good.example\\@evil.example/");
/// assert_eq!((found[0].kind(), found[0].offset()), (ViolationKind::Ambiguous(AmbiguityKind::Backslash), 19));
/// assert_eq!(found[0].to_string(), "browsers read a backslash as `/` at byte 19");
/// assert!(ambiguities("https://example.com/").is_empty());
/// ```
#[must_use]
pub fn ambiguities(text: &str) -> Vec<Violation> {
    if is_unambiguous(text) {
        return Vec::new();
    }
    let mut reasons = Reasons { text, found: Vec::new() };
    reasons.find();
    reasons.found.sort_by_key(|it| it.offset());
    reasons.found
}

/// Defines the kinds, each with its code and its message.
macro_rules! kinds {
    ($($(#[$documentation:meta])* $kind:ident $code:literal $message:literal;)*) => {
        /// What is ambiguous in a text. New kinds may be added; codes do not change.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum AmbiguityKind {
            $($(#[$documentation])* $kind,)*
        }

        impl AmbiguityKind {
            /// All kinds.
            pub const ALL: &'static [AmbiguityKind] = &[$(AmbiguityKind::$kind),*];

            /// The kind as a word for programs: `missing-slashes`.
            #[must_use]
            pub fn code(self) -> &'static str {
                match self {
                    $(AmbiguityKind::$kind => $code,)*
                }
            }

            fn message(self) -> &'static str {
                match self {
                    $(AmbiguityKind::$kind => $message,)*
                }
            }
        }
    };
}

kinds! {
    /// Space or control characters around the text, which browsers ignore.
    SurroundingSpace "surrounding-space" "browsers ignore space and control characters";
    /// A tab or a line break, which browsers and Python remove wherever it appears.
    TabOrLineBreak "tab-or-line-break" "browsers remove tabs and line breaks";
    /// No scheme: the meaning depends on a base.
    MissingScheme "missing-scheme" "missing scheme: the host depends on a base";
    /// A scheme other than `http`, `https`, `ws`, `wss` and `ftp`.
    OtherScheme "other-scheme" "only http, https, ws, wss and ftp are covered";
    /// `http:a` and `http:/a`: browsers and libcurl read a host, RFC 3986 reads a path.
    MissingSlashes "missing-slashes" "missing `//`";
    /// `http:///a`: browsers and libcurl read a host, RFC 3986 reads an empty one.
    ExtraSlashes "extra-slashes" "browsers ignore more than two slashes";
    /// A backslash before the query, which browsers read as `/`, and others as a part of the userinfo or host.
    Backslash "backslash" "browsers read a backslash as `/`";
    /// More than one `@` in the authority: programs take the first or the last.
    SeveralAtSigns "several-at-signs" "several `@` before the host";
    /// A userinfo that browsers change: it is empty, its password is empty, or it has a second `:`, `;` or `=`.
    Userinfo "userinfo-form" "browsers write this userinfo differently";
    /// A userinfo with a percent-encoded delimiter, space, control character or byte beyond ASCII, such as `%2F`, `%3A`
    /// and `%C3`: some programs decode it before they look for the host, the password or the character.
    EncodedUserinfo "encoded-userinfo" "programs decode this userinfo differently";
    /// No host after `//`.
    EmptyHost "empty-host" "empty host";
    /// A percent-encoded host, which browsers and libcurl decode, and others do not.
    PercentEncodedHost "percent-encoded-host" "browsers decode a percent-encoded host";
    /// A host with non-ASCII characters, which IDNA maps to others: `１`, `。`, a soft hyphen.
    NonAsciiHost "non-ascii-host" "IDNA maps non-ASCII characters of a host";
    /// A name that is an IPv4 address to browsers and resolvers: `127.1`, `0x7f.1`, `2130706433`, `127.0.0.1.`.
    NumericHost "numeric-host" "browsers read a number as an IPv4 address";
    /// A name that Java does not read as a host: it has a character other than letters, digits, `-` and `.`, an empty
    /// label, a label that begins or ends with `-`, or a last label that begins with a digit.
    HostName "host-name" "not a host name to all programs";
    /// A name over 253 bytes, or with a label over 63 bytes: some programs cut it, or connect to this machine.
    NameLength "name-length" "name over 253 bytes, or label over 63";
    /// A label that begins with `xn--` and is not the encoded form of a label that all versions of IDNA keep: some
    /// programs decode it to ASCII, to dots or to delimiters, and others reject it.
    EncodedLabel "encoded-label" "`xn--` without a label of all versions of IDNA";
    /// An authority over 8,000 bytes: some programs cut it.
    AuthorityLength "authority-length" "authority over 8000 bytes";
    /// An IPv6 address that contains an IPv4 address: `[::ffff:127.0.0.1]`.
    EmbeddedIpv4 "embedded-ipv4" "an IPv4 address inside an IPv6 address";
    /// An IPv6 address with a zone identifier: `[fe80::1%25eth0]`.
    ZoneIdentifier "zone-identifier" "only some programs know zone identifiers";
    /// An IPv6 address that is not written as programs write it: `[0:0::1]`.
    Ipv6Form "ipv6-form" "browsers write this IPv6 address differently";
    /// Brackets without an IPv6 address: `[v1.x]`.
    IpLiteral "ip-literal" "not an IPv6 address in brackets";
    /// A `:` without a port after it.
    EmptyPort "empty-port" "empty port";
    /// A port that begins with zeros: `080`.
    PortZeros "port-zeros" "port begins with zero";
    /// A port over 65535.
    PortOverLimit "port-over-limit" "port over 65535";
    /// A port that is not a number: `80:90`, `+80`.
    PortCharacter "port-character" "port is not a number";
    /// No path before a query or a fragment that has a `@` or a `:`: some programs find the end of the authority at a
    /// `/` only.
    MissingPath "missing-path" "missing `/` before a query or fragment with `@` or `:`";
    /// A text that is invalid by RFC 3986, so that each program repairs it in its own way.
    Invalid "invalid" "RFC 3986 rejects this";
}

impl fmt::Display for AmbiguityKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.message())
    }
}

/// The reasons found in a text.
struct Reasons<'t> {
    text: &'t str,
    found: Vec<Violation>,
}

impl Reasons<'_> {
    fn add(&mut self, kind: AmbiguityKind, offset: usize) {
        self.found.push(Violation::new(ViolationKind::Ambiguous(kind), offset));
    }

    fn find(&mut self) {
        self.find_spaces();
        let outline = Outline::new(self.text);
        self.find_before_authority(&outline);
        if let Some(authority) =
            outline.authority.as_ref().filter(|_| outline.is_unambiguous || outline.scheme.is_none())
        {
            self.find_in_userinfo(authority);
            self.find_in_host(authority.host.clone());
            self.find_exceeded(authority);
            self.find_in_port(authority);
            self.find_after_authority(authority.range().end);
        }
        if let Err(error) = parse(EntryRule::UriReference, self.text) {
            self.add(AmbiguityKind::Invalid, error.offset());
        }
    }

    fn find_spaces(&mut self) {
        let text = self.text;
        if text.starts_with(is_trimmed) {
            self.add(AmbiguityKind::SurroundingSpace, 0);
        } else if text.ends_with(is_trimmed) {
            self.add(AmbiguityKind::SurroundingSpace, text.trim_end_matches(is_trimmed).len());
        }
        if let Some(offset) = text.find(is_removed) {
            self.add(AmbiguityKind::TabOrLineBreak, offset);
        }
    }

    fn find_before_authority(&mut self, outline: &Outline) {
        let slashes = outline.slashes.clone();
        match &outline.scheme {
            None => self.add(AmbiguityKind::MissingScheme, 0),
            Some(scheme) if !outline.is_unambiguous => return self.add(AmbiguityKind::OtherScheme, scheme.start),
            Some(_) if slashes.len() < AUTHORITY.len() => self.add(AmbiguityKind::MissingSlashes, slashes.start),
            Some(_) => {}
        }
        if slashes.len() > AUTHORITY.len() {
            self.add(AmbiguityKind::ExtraSlashes, slashes.start + AUTHORITY.len());
        }
        // After the path, a backslash divides nothing.
        let rest = &self.text[slashes.start..];
        let is_end = |it: char| ends_authority(it) && it != SEGMENT;
        if let Some(offset) = rest[..rest.find(is_end).unwrap_or(rest.len())].find(BACKSLASH) {
            self.add(AmbiguityKind::Backslash, slashes.start + offset);
        }
    }

    fn find_in_userinfo(&mut self, authority: &Authority) {
        let Some(range) = authority.userinfo.clone() else { return };
        let userinfo = &self.text[range.clone()];
        if let Some(at_sign) = userinfo.find(USERINFO) {
            self.add(AmbiguityKind::SeveralAtSigns, range.start + at_sign);
        } else if matched_by_check(Rule::unambiguous_userinfo, userinfo) != Some(userinfo.len()) {
            let is_decoded = |at: &usize| {
                let rest = &userinfo[*at..];
                matched(Rule::pct_encoded, rest).is_some()
                    && matched_by_check(Rule::unambiguous_pct_encoded, rest).is_none()
            };
            match userinfo.match_indices(char::from(PERCENT)).map(|(at, _)| at).find(is_decoded) {
                Some(at) => self.add(AmbiguityKind::EncodedUserinfo, range.start + at),
                None => self.add(AmbiguityKind::Userinfo, range.start),
            }
        }
    }

    fn find_exceeded(&mut self, authority: &Authority) {
        if let Some((limit, offset)) = exceeded(self.text, &authority.range(), &authority.host) {
            let kind = match limit {
                Exceeded::Authority => AmbiguityKind::AuthorityLength,
                Exceeded::Name => AmbiguityKind::NameLength,
                Exceeded::EncodedLabel => AmbiguityKind::EncodedLabel,
            };
            self.add(kind, offset);
        }
    }

    fn find_after_authority(&mut self, end: usize) {
        let rest = &self.text[end..];
        if (rest.starts_with(QUERY) || rest.starts_with(FRAGMENT)) && (rest.contains(USERINFO) || rest.contains(PORT)) {
            self.add(AmbiguityKind::MissingPath, end);
        }
    }

    fn find_in_host(&mut self, range: Range<usize>) {
        let host = &self.text[range.clone()];
        if matched_by_check(Rule::unambiguous_host, host) == Some(host.len()) {
            return;
        }
        if host.is_empty() {
            return self.add(AmbiguityKind::EmptyHost, range.start);
        }
        if let Some(literal) = host.strip_prefix(IP_LITERAL[0]) {
            return self.add(literal_kind(literal), range.start);
        }
        let before = self.found.len();
        if let Some(offset) = host.find('%') {
            self.add(AmbiguityKind::PercentEncodedHost, range.start + offset);
        }
        if let Some(offset) = host.find(|it: char| !it.is_ascii()) {
            self.add(AmbiguityKind::NonAsciiHost, range.start + offset);
        }
        if decoded_host(host).is_some_and(|it| ends_in_number(&it)) {
            self.add(AmbiguityKind::NumericHost, range.start);
        } else if self.found.len() == before {
            self.add(AmbiguityKind::HostName, range.start);
        }
    }

    fn find_in_port(&mut self, authority: &Authority) {
        let Some(range) = authority.port.clone() else { return };
        let port = &self.text[range.clone()];
        let kind = match port.as_bytes() {
            [] => AmbiguityKind::EmptyPort,
            _ if matched_by_check(Rule::unambiguous_port, port) == Some(port.len()) => return,
            _ if matched(Rule::port, port) != Some(port.len()) => AmbiguityKind::PortCharacter,
            [b'0', ..] => AmbiguityKind::PortZeros,
            _ => AmbiguityKind::PortOverLimit,
        };
        self.add(kind, range.start);
    }
}

/// What is ambiguous in brackets, of which the first is left out.
fn literal_kind(literal: &str) -> AmbiguityKind {
    let address = literal.strip_suffix(IP_LITERAL[1]).and_then(|it| it.parse::<Ipv6Addr>().ok());
    match address {
        Some(address) if contains_ipv4(address) || literal.contains('.') => AmbiguityKind::EmbeddedIpv4,
        Some(_) => AmbiguityKind::Ipv6Form,
        None if literal.contains('%') => AmbiguityKind::ZoneIdentifier,
        None => AmbiguityKind::IpLiteral,
    }
}

/// Whether an address is one that is often written with an IPv4 address at its end (RFC 4291, section 2.5.5).
fn contains_ipv4(address: Ipv6Addr) -> bool {
    let [first @ .., _, _] = address.segments();
    first[..5] == [0; 5] && [0, 0xFFFF].contains(&first[5]) && address > Ipv6Addr::LOCALHOST
}
