//! What to know about a refusal beyond its rule.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::component::Component;
use super::error::{ParseError, Quoted};
use super::error_kind::ParseErrorKind;
use super::explain::{Explanation, explain, matches};
use super::grammar::{self, EntryRule, Family, Rule};
use super::password::{self, BACKSLASH};
use super::repair::{is_delimited, percent_encode};
use super::span::Span;
use super::table::{Characters, Refusal};
use crate::bytes::delimiter::{AUTHORITY, IP_LITERAL, PORT, SCHEME, USERINFO};
use crate::known_schemes::scheme_rules::{is_a_domain, is_well_known};

/// No name in the DNS is longer, in bytes (RFC 1035, section 3.1).
const LONGEST_DOMAIN: usize = 255;

/// Writes a sentence for each thing that the author of the text may not know.
pub(super) fn notes(error: ParseError, text: &str, explanation: &Explanation) -> Vec<String> {
    let noting = Noting { error, explanation, text };
    let notes = [
        noting.delimiters(),
        noting.relative_reference(),
        noting.colon(),
        noting.host(),
        noting.no_scheme(),
        noting.first_segment(),
        noting.literal(),
        noting.scheme(),
        noting.ipv6_address(),
        noting.brackets(),
        noting.open_bracket(),
        noting.zone(),
        noting.port_of_host(),
        noting.stray(),
        noting.port(),
        noting.backslash(),
        noting.data(),
        noting.iri(),
    ];
    notes.into_iter().flatten().collect()
}

struct Noting<'t> {
    error: ParseError,
    explanation: &'t Explanation,
    text: &'t str,
}

impl<'t> Noting<'t> {
    fn is_in(&self, component: Component) -> bool {
        self.explanation.component == Some(component)
    }

    /// The entry rule, if it is for one kind of reference only.
    fn one_kind(&self) -> Option<EntryRule> {
        self.error.entry().filter(|entry| entry.needs_scheme() || !entry.takes_scheme())
    }

    fn part(&self, rule: Rule) -> Option<&'t str> {
        grammar::find(Rule::any_reference, rule, self.text).map(|span| span.of(self.text))
    }

    /// The host of the text, or all of one that was parsed as a host.
    fn host_span(&self) -> Option<Span> {
        match self.error.parsed_by().0.core {
            Some(Rule::host | Rule::ihost) => Some(Span::new(0, self.text.len())),
            _ => grammar::find(Rule::any_reference, Rule::any_host, self.text),
        }
    }

    fn any_host(&self) -> Option<&'t str> {
        self.host_span().map(|span| span.of(self.text))
    }

    /// What stands in the brackets of the host.
    fn in_brackets(&self) -> Option<&'t str> {
        let [open, close] = IP_LITERAL;
        self.any_host()?.strip_prefix(open)?.split_once(close).map(|(inside, _)| inside)
    }

    fn delimiters(&self) -> Option<String> {
        is_delimited(self.error.parsed_by(), self.error.family(), self.text).then(|| {
            "delimiters and white space around a URI, and line breaks in it, are no part of it (RFC 3986, appendix C)".into()
        })
    }

    /// What a text without a scheme is as a relative reference.
    fn relative_reference(&self) -> Option<String> {
        if self.error.kind() != ParseErrorKind::NoScheme {
            return None;
        }
        let rule = match self.error.family() {
            Family::Uris => Rule::relative_ref,
            Family::Iris => Rule::irelative_ref,
        };
        let section = rule.entry().section;
        Some(if matches(rule, self.text) {
            format!("the text is a relative reference ({section})")
        } else {
            let error = ParseError::of(Refusal::NoMatch, rule.into(), self.text);
            format!("nor is the text a relative reference ({section}): {error}")
        })
    }

    /// Where two slashes stand right behind what people know as a scheme.
    fn colon(&self) -> Option<String> {
        if self.error.kind() != ParseErrorKind::NoScheme {
            return None;
        }
        let (scheme, _) = self.text.split_once(AUTHORITY).filter(|(scheme, _)| is_well_known(scheme))?;
        Some(format!("behind `{scheme}` a `{SCHEME}` is missing, if it is meant as the scheme"))
    }

    /// Where a text without a scheme begins with what looks like the name or the address of a host.
    fn host(&self) -> Option<String> {
        if self.error.kind() != ParseErrorKind::NoScheme {
            return None;
        }
        let rule = Component::Host.rule_in(self.error.family());
        let host = &self.text[..password::piece_end(self.text, 0)];
        (host.len() <= LONGEST_DOMAIN && is_a_domain(host) && matches(rule, host)).then(|| {
            format!("before `{host}` a scheme and `{AUTHORITY}` are missing, if it is meant as a host (RFC 3986, section 4.5)")
        })
    }

    /// Whether a colon stands in the first segment of what can only be a relative reference.
    fn has_colon_in_first_segment(&self) -> bool {
        self.is_in(Component::Path)
            && self.error.found().is_some_and(|it| SCHEME.contains(it))
            && self.one_kind().is_none()
    }

    /// Why what stands before the first colon is no scheme.
    fn no_scheme(&self) -> Option<String> {
        let scheme = self.part(Rule::any_scheme).filter(|_| self.has_colon_in_first_segment())?;
        let at = explain(Rule::scheme, scheme)?.at;
        let found = scheme[at..].chars().next()?;
        Some(format!("{} at byte {at} cannot stand in a scheme", Quoted(found)))
    }

    fn first_segment(&self) -> Option<String> {
        if !self.has_colon_in_first_segment() {
            return None;
        }
        let has_slashes = self.text[password::prefix(self.text)..].starts_with(AUTHORITY);
        let authority = if !has_slashes && self.is_authority() { ", `//` an authority" } else { "" };
        let section = Rule::relative_ref.entry().section;
        Some(format!(
            "the first segment of a relative reference has no colon ({section}); `./` in front makes it a path{authority}"
        ))
    }

    /// Whether the text would be right with two slashes before it.
    fn is_authority(&self) -> bool {
        matches(self.error.parsed_by(), &format!("{AUTHORITY}{}", self.text))
    }

    /// Where a relative reference begins with the bracket of an address.
    fn literal(&self) -> Option<String> {
        let begins = self.error.at() == 0 && self.text.starts_with(IP_LITERAL[0]);
        let section = Rule::relative_ref.entry().section;
        (begins && self.one_kind().is_none() && self.is_authority())
            .then(|| format!("`{AUTHORITY}` in front makes it an authority ({section})"))
    }

    fn scheme(&self) -> Option<String> {
        let is_character = self.error.kind() != ParseErrorKind::End;
        let has_path = self.error.entry().is_some();
        let path = if has_path { "; where none is meant, `./` in front makes the text a path" } else { "" };
        (self.is_in(Component::Scheme) && is_character && self.one_kind().is_none())
            .then(|| format!("nothing in a scheme is percent-encoded{path}"))
    }

    fn ipv6_address(&self) -> Option<String> {
        let host = self.any_host().filter(|host| matches(Rule::IPv6address, host))?;
        Some(format!("an IPv6 address stands in brackets: [{host}]"))
    }

    fn brackets(&self) -> Option<String> {
        let host = self
            .in_brackets()
            .filter(|host| !self.explanation.rule.is_named(Rule::IPvFuture) && !matches(Rule::IPvFuture, host))?;
        let name = match self.error.family() {
            Family::Uris => Rule::reg_name,
            Family::Iris => Rule::ireg_name,
        };
        let is = [(Rule::IPv4address, "an IPv4 address"), (name, "a name")];
        let (_, what) = is.into_iter().find(|&(rule, _)| !host.is_empty() && matches(rule, host))?;
        Some(format!("{what} stands without brackets: {host}"))
    }

    fn open_bracket(&self) -> Option<String> {
        let [open, close] = IP_LITERAL;
        let host = self.host_span().filter(|_| self.is_in(Component::Host))?;
        let is_open = host.of(self.text).starts_with(open) && !host.of(self.text).contains(close);
        is_open.then(|| format!("the `{open}` at byte {} is not closed by a `{close}`", host.start()))
    }

    fn zone(&self) -> Option<String> {
        let (address, _) = self.in_brackets()?.split_once('%')?;
        matches(Rule::IPv6address, address)
            .then(|| format!("a zone identifier is no part of a URI (RFC 9844); without it the address is [{address}]"))
    }

    /// Where a host was asked for, and there is one with a port.
    fn port_of_host(&self) -> Option<String> {
        let rule = self.error.parsed_by().0.core.filter(|rule| matches!(rule, Rule::host | Rule::ihost))?;
        let (host, port) = self.text.rsplit_once(PORT)?;
        let is_port = !host.is_empty() && matches(rule, host) && matches(Rule::port, port);
        is_port.then(|| format!("the host is `{host}`; `{PORT}{port}` is a port, and no part of it"))
    }

    fn stray(&self) -> Option<String> {
        self.part(Rule::any_stray)
            .filter(|_| self.is_in(Component::Port))
            .map(|_| "the authority ends at the first `/`, `?` or `#`; in a userinfo they are percent-encoded".into())
    }

    fn port(&self) -> Option<String> {
        let is_hidden = self.error.found().is_none() && self.error.kind() == ParseErrorKind::Character;
        let digits_only = if self.is_no_digit_of_a_port() { "a port has digits only; " } else { "" };
        (is_hidden && self.is_in(Component::Port))
            .then(|| format!("{digits_only}what stands there is not shown, as it may belong to a userinfo"))
    }

    /// Whether the character at the place is no digit, by a grammar in which a port has digits only.
    fn is_no_digit_of_a_port(&self) -> bool {
        let [port, digit] = [Rule::port, Rule::DIGIT].map(|rule| Characters::of(self.error.parsed_by().sister(rule)));
        port.is_within(digit) && self.text.as_bytes().get(self.error.at()).is_some_and(|&octet| !digit.has(octet))
    }

    fn backslash(&self) -> Option<String> {
        (self.error.found() == Some(BACKSLASH)).then(|| {
            if is_windows_path(self.text) {
                r"a file path of Windows is no URI; `C:\a` is `file:///C:/a`, `\\h\a` is `file://h/a` (RFC 8089, appendix E)".into()
            } else {
                "a backslash delimits nothing in a URI: as a delimiter it is written `/`, as data `%5C`".into()
            }
        })
    }

    /// A delimiter that delimits nothing where it stands.
    fn data(&self) -> Option<String> {
        let found = self.error.found().filter(|_| self.error.entry().is_some())?;
        let mut buffer = [0; 4];
        let text: &str = found.encode_utf8(&mut buffer);
        let takes_data = self.explanation.expected.iter().any(|it| it.takes_percent_encoding());
        if !takes_data || !matches(Rule::gen_delims, text) || self.is_of_another_kind() {
            return None;
        }
        let place = if self.is_in(Component::Host) && text == USERINFO { "in a userinfo" } else { "as data" };
        let mut encoded = String::new();
        percent_encode(text, &mut encoded);
        Some(format!("{} is a delimiter; {place} it is written `{encoded}`", Quoted(found)))
    }

    /// Whether the delimiter would be right in a reference of another kind.
    fn is_of_another_kind(&self) -> bool {
        let is_fragment = self.explanation.rule == self.error.parsed_by();
        let is_authority = || self.literal().is_some();
        is_fragment
            || self.has_colon_in_first_segment()
            || self.error.kind() == ParseErrorKind::Scheme
            || is_authority()
    }

    fn iri(&self) -> Option<String> {
        self.error.found().filter(|it| !it.is_ascii())?;
        let is_uri = self.error.entry()?.family() == Family::Uris;
        (is_uri && matches(Rule::IRI_reference, self.text))
            .then(|| "the text is an IRI (RFC 3987); in a URI, what is beyond ASCII is percent-encoded".into())
    }
}

/// Whether a text begins with the letter of a drive and a backslash, or with two backslashes.
fn is_windows_path(text: &str) -> bool {
    let rest = match text.split_at_checked(1) {
        Some((drive, rest)) if matches(Rule::ALPHA, drive) => rest.strip_prefix(SCHEME),
        _ => text.strip_prefix(BACKSLASH),
    };
    rest.is_some_and(|rest| rest.starts_with(BACKSLASH))
}
