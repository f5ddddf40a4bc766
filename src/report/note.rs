//! Which advice a report adds to an error: what its author may not know.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use crate::error::ParseErrorKind;
use crate::error::advice::{Advice, Context};
use crate::error::parse_error::ParseError;
use crate::grammar::component::Component;
use crate::grammar::failure::Explanation;
use crate::grammar::matches;
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::parse::notation::{OtherNotation, VERTICAL_LINE, bare_ipv6, is_host_with_port};
use crate::parse::offsets::ComponentOffsets;
use crate::parse::recognizer::matched;
use crate::parse::{is_reference, parse};
use crate::redact::passwords;
use crate::registry::scheme_info::{FILE, SchemeInfo, is_domain_like};
use crate::repair::{ChangeKind, Reader, Repair, repair};
use crate::text::characters::BACKSLASH;
use crate::text::delimiter::{AUTHORITY, IP_LITERAL, PORT, SCHEME, SEGMENT, USERINFO, ends_authority, prefix};

/// Separates the hosts in what some databases consider a URI.
const HOST_SEPARATOR: char = ',';

/// No name in the DNS is longer, in bytes (RFC 1035, section 3.1).
pub(crate) const LONGEST_DOMAIN: usize = 255;

/// Before the server of a Windows path.
const SHARE: &str = r"\\";

/// No longer text is shown in a note, in bytes.
const LONGEST_SHOWN: usize = 76;

/// A note for each thing that the author of the text may not know.
pub(crate) fn notes(
    error: ParseError,
    text: &str,
    explanation: &Explanation,
    suggestion: Option<&Repair>,
) -> Vec<String> {
    let offsets = ComponentOffsets::by_delimiters(text, prefix(text));
    let context = NoteContext { error, explanation, suggestion, text, offsets };
    let notes = [
        context.relative_reference(),
        context.missing_scheme(),
        context.invalid_scheme(),
        context.first_segment(),
        context.host_and_port(),
        context.address_with_zone(),
        context.ipv6_address(),
        context.open_bracket(),
        context.address_in_path(),
        context.zone(),
        context.port_of_host().or_else(|| context.end_of_host()),
        context.password(),
        context.hosts(),
        context.port(),
        context.windows_path().or_else(|| context.file()).or_else(|| context.backslash()),
        context.data(),
        context.iri(),
    ];
    notes.into_iter().flatten().map(|advice| advice.to_string()).collect()
}

struct NoteContext<'t> {
    error: ParseError,
    explanation: &'t Explanation,
    /// The repair of the text.
    suggestion: Option<&'t Repair>,
    text: &'t str,
    /// The components, as the delimiters alone divide the text.
    offsets: ComponentOffsets,
}

impl<'t> NoteContext<'t> {
    fn is_in(&self, component: Component) -> bool {
        self.explanation.component == Some(component)
    }

    /// Whether a rule of hosts rejected the text.
    fn host_rule(&self) -> Option<Rule> {
        self.error.parsed_by().0.generic_rule.filter(|rule| matches!(rule, Rule::host | Rule::ihost))
    }

    /// The host with all that follows in the authority, or a text that was parsed as a host; and its offset.
    fn host(&self) -> Option<(usize, &'t str)> {
        if self.host_rule().is_some() {
            return Some((0, self.text));
        }
        let host = self.offsets.host_and_port()?;
        Some((host.start, &self.text[host]))
    }

    /// What is in the brackets of the host.
    fn in_brackets(&self) -> Option<&'t str> {
        let [open, close] = IP_LITERAL;
        self.host()?.1.strip_prefix(open)?.split_once(close).map(|(inside, _)| inside)
    }

    /// A text without a scheme may be a relative reference.
    fn relative_reference(&self) -> Option<Advice<'t>> {
        let relative = match self.error.family() {
            Family::Uris => EntryRule::RelativeRef,
            Family::Iris => EntryRule::RelativeIriRef,
        };
        (self.error.kind() == ParseErrorKind::NoScheme && parse(relative, self.text).is_ok())
            .then(|| Advice::Relative(relative.rule().entry().section))
    }

    /// A text without a scheme begins with the name of a scheme, or with what looks like the name or the address of a
    /// host.
    fn missing_scheme(&self) -> Option<Advice<'t>> {
        if self.error.kind() != ParseErrorKind::NoScheme {
            return None;
        }
        if let Some((scheme, _)) =
            self.text.split_once(AUTHORITY).filter(|(scheme, _)| SchemeInfo::says(scheme, SchemeInfo::is_well_known))
        {
            return Some(Advice::SchemeName(scheme));
        }
        let rule = Component::Host.rule_in(self.error.family());
        let host = self.text.split(ends_authority).next().unwrap_or_default();
        let is_host = host.len() <= LONGEST_DOMAIN && is_domain_like(host) && matches(rule, host);
        is_host.then_some(Advice::Host(host))
    }

    /// Whether a colon is in the first segment of what can only be a relative reference.
    fn has_colon_in_first_segment(&self) -> bool {
        let takes_both = self.error.entry().is_some_and(|entry| !entry.needs_scheme() && entry.takes_scheme());
        self.is_in(Component::Path) && self.error.found().is_some_and(|it| SCHEME.contains(it)) && takes_both
    }

    /// What is before the first colon is not a scheme.
    fn invalid_scheme(&self) -> Option<Advice<'t>> {
        let scheme =
            self.text[..prefix(self.text)].strip_suffix(SCHEME).filter(|_| self.has_colon_in_first_segment())?;
        let at = matched(Rule::scheme, scheme).unwrap_or_default();
        Some(Advice::InvalidScheme(scheme[at..].chars().next()?, at))
    }

    /// A host and a port look like a scheme.
    fn host_and_port(&self) -> Option<Advice<'t>> {
        let entry = self.error.entry().filter(|entry| entry.takes_scheme())?;
        let authority = self.text.split(ends_authority).next().filter(|it| is_host_with_port(it))?;
        let scheme = if entry.needs_scheme() { "https:" } else { "" };
        let is_intended = authority.len() <= LONGEST_DOMAIN && self.is_before_authority();
        is_intended.then_some(Advice::HostAndPort(scheme, authority))
    }

    fn is_before_authority(&self) -> bool {
        !self.offsets.has_authority() && (self.is_in(Component::Path) || self.is_in(Component::Scheme))
    }

    fn first_segment(&self) -> Option<Advice<'t>> {
        let is_in_path = self.is_in(Component::Path);
        self.suggestion.filter(|repair| is_in_path && repair.has(ChangeKind::DotSegment)).map(|_| Advice::FirstSegment)
    }

    fn ipv6_address(&self) -> Option<Advice<'t>> {
        let first = || self.text.split(ends_authority).next().filter(|_| self.is_before_authority());
        let host = self.host().map(|(_, host)| host).or_else(first)?;
        Some(Advice::Brackets(Some(host.split_at(bare_ipv6(host)?))))
    }

    fn open_bracket(&self) -> Option<Advice<'t>> {
        let [open, close] = IP_LITERAL;
        let (at, host) = self.host().filter(|_| self.is_in(Component::Host))?;
        (host.starts_with(open) && !host.contains(close)).then_some(Advice::OpenBracket(at))
    }

    /// Some schemes, such as SIP and XMPP, have an address in brackets in what is a path.
    fn address_in_path(&self) -> Option<Advice<'t>> {
        let [_, close] = IP_LITERAL;
        let address = self.text.get(self.error.offset()..).filter(|_| self.is_in(Component::Path))?;
        let address = &address[..=address.find(close)?];
        matches(Rule::IP_literal, address).then_some(Advice::BracketsInPath)
    }

    fn zone(&self) -> Option<Advice<'t>> {
        let (address, _) = self.in_brackets()?.split_once('%')?;
        matches(Rule::IPv6address, address).then_some(Advice::Zone(address))
    }

    /// A host was asked for, and there is one with a port.
    fn port_of_host(&self) -> Option<Advice<'t>> {
        let rule = self.host_rule()?;
        let (host, port) = self.text.rsplit_once(PORT)?;
        let is_port = !host.is_empty() && matches(rule, host) && matches(Rule::port, port);
        is_port.then_some(Advice::PortOfHost(host, port))
    }

    /// A host was asked for, and something follows it.
    fn end_of_host(&self) -> Option<Advice<'t>> {
        self.host_rule()?;
        let found = self.error.found().filter(|_| bare_ipv6(self.text).is_none())?;
        let is_delimiter = !IP_LITERAL.contains(&found) && matches(Rule::gen_delims, found.encode_utf8(&mut [0; 4]));
        is_delimiter.then_some(Advice::EndOfHost(found))
    }

    /// An `@` after the authority, or a second one in it, may end a userinfo.
    fn password(&self) -> Option<Advice<'t>> {
        let rest = &self.text[self.error.offset()..];
        let is_second = self.is_in(Component::Host) && rest.starts_with(USERINFO);
        let is_later = self.is_in(Component::Port) && rest.contains(USERINFO);
        let is_in_other_grammar = self.error.context() == Some(Context::Password);
        let is_in_reference = self.error.entry().is_some() && (is_second || is_later);
        (is_in_reference || is_in_other_grammar).then_some(Advice::Userinfo)
    }

    fn hosts(&self) -> Option<Advice<'t>> {
        let is_at_separator = self.error.found() == Some(HOST_SEPARATOR);
        let is_in_hosts = self.is_in(Component::Port) || self.is_in(Component::Host) && is_at_separator;
        // The hosts of a custom grammar may be a list.
        let (_, hosts) = self.host().filter(|_| is_in_hosts && self.error.entry().is_some())?;
        hosts.contains(HOST_SEPARATOR).then_some(Advice::Hosts)
    }

    fn port(&self) -> Option<Advice<'t>> {
        let is_digit = self.error.found().is_some_and(|it| it.is_ascii_digit());
        let is_in_userinfo = self.offsets.userinfo().is_some_and(|userinfo| userinfo.contains(&self.error.offset()));
        let is_in_password = is_in_userinfo || self.error.context() == Some(Context::Password);
        (self.is_in(Component::Port) && !is_digit && !is_in_password).then_some(Advice::Port)
    }

    /// A `file` URI has the drive or the host of a Windows path in another form than the standard one.
    fn file(&self) -> Option<Advice<'t>> {
        let (start, written) = self.text.split_at(prefix(self.text));
        let is_file = start.strip_suffix(SCHEME)?.eq_ignore_ascii_case(FILE);
        if !is_file || !passwords(self.text).is_empty() {
            return None;
        }
        let plain = written.replace(BACKSLASH, SEGMENT.encode_utf8(&mut [0; 4]));
        let rest = plain.trim_start_matches(SEGMENT);
        let has_backslash = plain != written;
        let slashes = plain.len() - rest.len();
        let (name, is_drive, root, rest) = if let Some((letter, is_standard, rest)) = drive(rest) {
            // Only these have a path that begins with the drive.
            if is_standard && !has_backslash && matches!(slashes, 1 | 3) {
                return None;
            }
            let drive = &written[slashes..=slashes + letter.len()];
            (drive.into(), true, format!("{AUTHORITY}{SEGMENT}{letter}{SCHEME}"), rest)
        } else {
            let host = rest.split(SEGMENT).next().filter(|host| !host.is_empty() && matches(Rule::host, host))?;
            let is_unc_path = slashes > 3 || slashes == AUTHORITY.len() && has_backslash;
            if !is_unc_path || host.len() > LONGEST_DOMAIN {
                return None;
            }
            (host.into(), false, format!("{AUTHORITY}{host}"), &rest[host.len()..])
        };
        let form = format!("{start}{root}{rest}");
        let form = if is_reference(&form) { form } else { repair(self.error.parsed_by(), &form, Reader::Person)?.text };
        let is_whole = form.len() <= LONGEST_SHOWN;
        let form = if is_whole { form } else { format!("{start}{root}{SEGMENT}") };
        Some(Advice::File { name, is_drive, form, is_whole })
    }

    fn windows_path(&self) -> Option<Advice<'t>> {
        let is_share = self.error.found() == Some(BACKSLASH) && self.text.starts_with(SHARE);
        (is_share || OtherNotation::new(self.text) == Some(OtherNotation::WindowsPath)).then_some(Advice::WindowsPath)
    }

    fn address_with_zone(&self) -> Option<Advice<'t>> {
        let (address, _) = self.text.split_once('%')?;
        (OtherNotation::new(self.text) == Some(OtherNotation::AddressWithZone)).then_some(Advice::Zone(address))
    }

    fn backslash(&self) -> Option<Advice<'t>> {
        (self.error.found() == Some(BACKSLASH)).then_some(Advice::Backslash)
    }

    /// A delimiter that delimits nothing where it is.
    fn data(&self) -> Option<Advice<'t>> {
        let found = self.error.found().filter(|_| self.error.entry().is_some() && self.password().is_none())?;
        let mut buffer = [0; 4];
        let text: &str = found.encode_utf8(&mut buffer);
        let is_encoded = self.suggestion?.at(self.error.offset()) == Some(ChangeKind::PercentEncoded);
        (is_encoded && matches(Rule::gen_delims, text)).then_some(Advice::Data(found))
    }

    fn iri(&self) -> Option<Advice<'t>> {
        self.error.found().filter(|it| !it.is_ascii())?;
        let is_uri = self.error.entry()?.family() == Family::Uris;
        let instead = match self.suggestion {
            _ if self.is_in(Component::Host) => Some(&Advice::Dns),
            Some(_) => Some(&Advice::NonAscii),
            None => None,
        };
        (is_uri && is_reference(self.text)).then_some(Advice::Iri(instead))
    }
}

/// The letter of a drive at the beginning of a path, whether a colon is after it, and the rest of the path.
fn drive(path: &str) -> Option<(&str, bool, &str)> {
    let (letter, after) = path.split_at_checked(1).filter(|(letter, _)| matches(Rule::ALPHA, letter))?;
    let standard = after.strip_prefix(SCHEME);
    let rest = standard.or_else(|| after.strip_prefix(VERTICAL_LINE))?;
    rest.starts_with(SEGMENT).then_some((letter, standard.is_some(), rest))
}
