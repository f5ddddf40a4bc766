//! What a rejected text is most likely intended as.

use alloc::borrow::Cow;
use alloc::string::String;
use core::ops::RangeInclusive;

use crate::component::accessors::Components;
use crate::error::hint::bare_ipv6;
use crate::find::wrapping::without_label;
use crate::grammar::component::Component;
use crate::grammar::explain::matches;
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::grammar::table::{Characters, GrammarRule};
use crate::parse::offsets::ComponentOffsets;
use crate::parse::parse;
use crate::parse::recognizer::matched;
use crate::reference::reference::{IriReference, UriReference};
use crate::registry::scheme_info::{SchemeInfo, is_domain_like};
use crate::text::characters::may_vanish;
use crate::text::delimiter::{
    AUTHORITY, FRAGMENT, IP_LITERAL, PORT, QUERY, SCHEME, SEGMENT, USERINFO, ends_authority, prefix,
};
use crate::text::percent_encoded;
use crate::text::scan::find_any;

/// Often written instead of a slash.
pub(crate) const BACKSLASH: char = '\\';

/// What is written around a URI in other text (RFC 3986, appendix C).
const AROUND_A_URI: [(char, char); 2] = [('<', '>'), ('"', '"')];

/// Comes before the text of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Half-width and full-width forms of characters, including ASCII characters.
const HALF_AND_FULL_WIDTHS: RangeInclusive<char> = '\u{ff00}'..='\u{ffef}';

const BRACKETS: [u8; 2] = [IP_LITERAL[0] as u8, IP_LITERAL[1] as u8];

/// The components that may have data.
const WITH_DATA: [Component; 5] =
    [Component::Userinfo, Component::Host, Component::Path, Component::Query, Component::Fragment];

/// A fixed text, and how it was fixed.
pub(crate) struct Repair {
    pub(crate) text: String,
    /// Whether the only change is that characters are percent-encoded.
    pub(crate) is_only_encoded: bool,
}

/// The text changed so that the rule matches it, if it is clear what was intended.
pub(crate) fn repair(rule: GrammarRule, family: Family, text: &str) -> Option<Repair> {
    let allowed = &AllowedCharacters::new(rule, family);
    let bare = without_wrapping(allowed, text);
    let slashed = with_slashes(bare)?;
    let is_other = bare.is_empty() || OtherNotation::new(bare).is_some();
    if is_other || slashed.contains(['\n', '\r']) || has_odd_host(allowed, &slashed) {
        return None;
    }
    let entry = EntryRule::from_rule(rule);
    let plain = match entry {
        Some(_) if slashed.contains(TAB) => Cow::Owned(slashed.replace(TAB, "")),
        _ => slashed,
    };
    let plain = match entry {
        Some(entry) if needs_dot_segment(entry, &plain) => Cow::Owned([DOT_SEGMENT, &plain].concat()),
        _ => plain,
    };
    let repaired = encoded_for(allowed, &plain)?;
    let is_valid = || match family {
        Family::Uris => UriReference::parse(&*repaired).is_ok_and(|it| is_valid_by_scheme(it.parts())),
        Family::Iris => IriReference::parse(&*repaired).is_ok_and(|it| has_required_host(it.parts())),
    };
    if entry.is_some() && !is_valid() {
        return None;
    }
    Some(Repair { is_only_encoded: *plain == *text, text: repaired })
}

/// Dropped by browsers, wherever it is.
const TAB: char = '\t';

/// Before a first segment with a colon (RFC 3986, section 4.2).
pub(crate) const DOT_SEGMENT: &str = "./";

/// Something else than a URI that can be read as one, since it has a colon.
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

/// Whether a text begins with the drive of a Windows path: a letter, a colon, and a slash or a path with a backslash. No registered
/// scheme is one letter.
fn begins_with_drive(text: &str) -> bool {
    let mut characters = text.chars();
    let is_letter = characters.next().is_some_and(|it| takes(Rule::ALPHA.into(), it));
    let Some(path) = characters.as_str().strip_prefix(SCHEME).filter(|_| is_letter) else { return false };
    let path = path.split(is_after_path).next().unwrap_or_default();
    !path.starts_with(AUTHORITY) && (path.starts_with(SEGMENT) || path.contains(BACKSLASH))
}

fn is_after_path(character: char) -> bool {
    QUERY.contains(character) || FRAGMENT.contains(character)
}

/// Whether `./` is put before a text, since its first segment has a colon that cannot be that of a scheme (RFC 3986, section 4.2). Not
/// before what may be intended as a scheme (`1pw://x`, `a b:c`), as a host with a port, or as a user on a host.
pub(crate) fn needs_dot_segment(entry: EntryRule, text: &str) -> bool {
    let first = text.split(ends_authority).next().unwrap_or_default();
    let Some((name, rest)) = first.split_once(SCHEME).filter(|_| !entry.needs_scheme()) else { return false };
    let is_scheme = matched(Rule::scheme, name) == Some(name.len());
    let may_be_scheme = name.chars().any(may_vanish) || rest.is_empty() && text[first.len()..].starts_with(AUTHORITY);
    let may_be_authority = first.contains(USERINFO) || first.contains(IP_LITERAL) || is_host_with_port(first);
    let is_wrapped = AROUND_A_URI.iter().any(|&(open, _)| text.starts_with(open));
    !is_scheme && !may_be_scheme && !is_wrapped && !may_be_authority && bare_ipv6(first).is_none()
}

/// Whether this is a name in the DNS, or an IPv4 address, with a port: `192.0.2.1:80`.
pub(crate) fn is_host_with_port(authority: &str) -> bool {
    let is_port = |port: &str| !port.is_empty() && matches(Rule::port, port);
    authority
        .split_once(PORT)
        .is_some_and(|(host, port)| is_port(port) && is_domain_like(host) && matches(Rule::host, host))
}

/// Whether a repaired reference has what its scheme requires: browsers find a host elsewhere in `http:/a`; and its grammar, if that
/// is here.
pub(crate) fn is_valid_by_scheme(components: Components<'_>) -> bool {
    has_required_host(components) && matches_grammar_of_scheme(components)
}

fn has_required_host(components: Components<'_>) -> bool {
    let wants_host = components.scheme().is_some_and(|it| SchemeInfo::says(it, SchemeInfo::requires_host));
    !wants_host || components.host().is_some_and(|host| !host.is_empty())
}

#[cfg(feature = "schemes")]
fn matches_grammar_of_scheme(components: Components<'_>) -> bool {
    use crate::reference::reference::{Reference, Uri};

    let uri: Uri<&str> = Reference::from_parts(components.text(), components.offsets());
    components.is_relative() || crate::scheme::SchemeUri::from_uri(&uri).is_ok()
}

#[cfg(not(feature = "schemes"))]
fn matches_grammar_of_scheme(_: Components<'_>) -> bool {
    true
}

/// The characters that the grammar of a rule allows unencoded.
pub(crate) struct AllowedCharacters {
    rule: GrammarRule,
    anywhere: [GrammarRule; 2],
    family: Family,
}

impl AllowedCharacters {
    pub(crate) fn new(rule: GrammarRule, family: Family) -> Self {
        let own = match family {
            Family::Uris => Rule::unreserved,
            Family::Iris => Rule::iunreserved,
        };
        let anywhere = [own, Rule::reserved].map(|it| rule.sibling(it));
        AllowedCharacters { rule, anywhere, family }
    }

    /// Whether a character may appear somewhere in a reference, as data or as a delimiter.
    fn anywhere(&self, character: char) -> bool {
        // What is not ASCII is data, and paths may have any data.
        if !character.is_ascii() {
            return self.in_component(Component::Path, character);
        }
        self.anywhere.iter().any(|&rule| takes(rule, character))
    }

    /// The ASCII characters that are allowed wherever they are.
    fn known(&self) -> Characters {
        let anywhere = self.anywhere.iter().fold(Characters::NONE, |all, rule| all.or(rule.characters));
        anywhere.without(FRAGMENT).without("[]")
    }

    fn in_any_component(&self, character: char) -> bool {
        WITH_DATA.iter().any(|&it| self.in_component(it, character))
    }

    /// Whether the rule of a component allows a character; a grammar without that rule allows none.
    fn in_component(&self, component: Component, character: char) -> bool {
        let name = component.rule_in(self.family);
        let rule = self.rule.sibling(name);
        if u8::try_from(character).is_ok_and(|byte| rule.characters.has(byte)) {
            return rule.is_named(name);
        }
        let mut bytes = [0; 4];
        let text = &*character.encode_utf8(&mut bytes);
        // The recognizers of this crate's own components are faster.
        if rule == name.into() {
            return matched(name, text) == Some(text.len());
        }
        rule.is_named(name) && matches(rule, text)
    }
}

/// Whether a rule matches this character.
fn takes(rule: GrammarRule, character: char) -> bool {
    let is_known = u8::try_from(character).is_ok_and(|byte| rule.characters.has(byte));
    is_known || !(rule.is_character && character.is_ascii()) && matches(rule, character.encode_utf8(&mut [0; 4]))
}

/// The text without what surrounds a URI in other text: controls and spaces, as browsers remove them, a byte order mark, angle
/// brackets or quotation marks and the label in them. Characters that the grammar allows stay.
pub(crate) fn without_wrapping<'t>(allowed: &AllowedCharacters, text: &'t str) -> &'t str {
    // "C0 control or space" (URL Standard, section 4.4).
    let is_around = |it: char| (it <= ' ' || it == BYTE_ORDER_MARK) && !allowed.in_any_component(it);
    let trim = |text: &'t str| text.trim_matches(is_around);
    let trimmed = trim(text);
    let inside = |(open, close)| trimmed.strip_prefix(open)?.strip_suffix(close);
    AROUND_A_URI.into_iter().find_map(inside).map_or(trimmed, |inside| without_label(trim(inside)))
}

/// The text with `/` for each backslash before the query, if one is where `//` should be, after a scheme that is known for that.
/// `None` for another text with a backslash there, since only its author knows what was intended. From the query on, it is data.
fn with_slashes(text: &str) -> Option<Cow<'_, str>> {
    let (before, rest) = text.split_at(text.find(is_after_path).unwrap_or(text.len()));
    if !before.contains(BACKSLASH) {
        return Some(Cow::Borrowed(text));
    }
    let (scheme, after) = before.split_at(prefix(before));
    let is_authority = after.chars().take(AUTHORITY.len()).filter(|&it| it == SEGMENT || it == BACKSLASH).count();
    if !SchemeInfo::says(scheme.strip_suffix(SCHEME)?, SchemeInfo::has_authority) || is_authority < AUTHORITY.len() {
        return None;
    }
    // `http://h\a` may have a path that begins with a backslash, or another host.
    if after.starts_with(AUTHORITY) {
        return None;
    }
    Some(Cow::Owned(before.replace(BACKSLASH, SEGMENT.encode_utf8(&mut [0; 4])) + rest))
}

/// Whether nothing is fixed because of the host: it has an ASCII character that no host has, or the authority has a non-ASCII
/// character that looks like another, or is invisible. Or an authority would begin without characters that some program drops.
pub(crate) fn is_for_odd_host(rule: GrammarRule, family: Family, text: &str) -> bool {
    has_odd_host(&AllowedCharacters::new(rule, family), text)
}

pub(crate) fn has_odd_host(allowed: &AllowedCharacters, text: &str) -> bool {
    let after = &text[prefix(text)..];
    if !after.starts_with(AUTHORITY) && after.chars().filter(|&it| !may_vanish(it)).take(2).eq(AUTHORITY.chars()) {
        return true;
    }
    let authority = match allowed.rule.core {
        Some(Rule::host | Rule::ihost | Rule::reg_name | Rule::ireg_name | Rule::authority | Rule::iauthority) => text,
        _ => after.strip_prefix(AUTHORITY).unwrap_or_default().split(ends_authority).next().unwrap_or_default(),
    };
    if authority.is_empty() {
        return false;
    }
    let is_letter = |it: char| it.is_alphanumeric() && !HALF_AND_FULL_WIDTHS.contains(&it);
    let host = authority.rsplit(|it| USERINFO.contains(it)).next().unwrap_or_default();
    let is_taken = |it: char| allowed.anywhere(it) || allowed.in_component(Component::Host, it);
    let is_odd = |it: char| it.is_ascii() && it != char::from(percent_encoded::PERCENT) && !is_taken(it);
    authority.chars().any(|it| !it.is_ascii() && !is_letter(it)) || host.chars().any(is_odd) || has_broken_percent(host)
}

fn has_broken_percent(text: &str) -> bool {
    let mut bytes = text.match_indices(char::from(percent_encoded::PERCENT));
    bytes.any(|(at, _)| matched(Rule::pct_encoded, &text[at..]).is_none())
}

/// The text with all characters percent-encoded that their component does not allow, if the rule matches that. If it does not,
/// the rule is narrower than that of the component: then those that no component allows are percent-encoded.
fn encoded_for(allowed: &AllowedCharacters, text: &str) -> Option<String> {
    let by_component = encoded_by_component(allowed, text, |_| ())?;
    if is_match(allowed.rule, &by_component) {
        return Some(by_component);
    }
    let offsets = ComponentOffsets::by_delimiters(text, prefix(text));
    let is_data = delimiters_that_are_data(text, &offsets);
    let is_kept = |at, character| !is_data(at, character) && allowed.anywhere(character);
    let all = encoded(text, allowed.known(), is_kept, |_| ());
    (all != by_component && is_match(allowed.rule, &all)).then_some(all)
}

/// The text with all characters percent-encoded that their component does not allow; `changed` gets the offset of each. `None` if
/// one is in a path that has a syntax of its own, in which percent-encoding is not a repair.
pub(crate) fn encoded_by_component(
    allowed: &AllowedCharacters,
    text: &str,
    mut changed: impl FnMut(usize),
) -> Option<String> {
    let offsets = ComponentOffsets::by_delimiters(text, prefix(text));
    let is_data = delimiters_that_are_data(text, &offsets);
    // In a component alone, nothing delimits another.
    let own = allowed.rule.core.and_then(Component::from_rule).filter(|&it| it != Component::Authority);
    let is_allowed = |at, character| allowed.in_component(own.unwrap_or_else(|| offsets.component_at(at)), character);
    let is_kept = |at, character| !is_data(at, character) && allowed.anywhere(character);
    let is_generic = EntryRule::from_rule(allowed.rule).is_some();
    let scheme = offsets.scheme().filter(|_| is_generic).map_or("", |scheme| &text[scheme]);
    let mut is_repair = true;
    let keeps = |at, character| is_kept(at, character) || is_allowed(at, character);
    let encoded = encoded(text, allowed.known(), keeps, |at| {
        is_repair &=
            offsets.component_at(at) != Component::Path || !SchemeInfo::says(scheme, SchemeInfo::has_own_path_syntax);
        changed(at);
    });
    is_repair.then_some(encoded)
}

/// Whether a delimiter is data where it is: a bracket after the authority, a `#` in the fragment, which is everything after the
/// first `#` (appendix B).
fn delimiters_that_are_data(text: &str, offsets: &ComponentOffsets) -> impl Fn(usize, char) -> bool + use<> {
    let brackets_from =
        if find_any(text.as_bytes(), BRACKETS).is_some() { brackets_are_data_from(text) } else { text.len() };
    let fragment = offsets.fragment(text.len()).map_or(text.len(), |fragment| fragment.start);
    move |at, character| {
        IP_LITERAL.contains(&character) && at >= brackets_from || FRAGMENT.contains(character) && at >= fragment
    }
}

/// Whether a rule matches the whole of a text.
fn is_match(rule: GrammarRule, text: &str) -> bool {
    EntryRule::from_rule(rule).map_or_else(|| matches(rule, text), |entry| parse(entry, text).is_ok())
}

/// The offset from which brackets are data: the end of the authority, the only component that an IP literal is in (section 3.2.2). If the
/// text has none, a first segment with an IPv6 address in brackets may be intended as one.
fn brackets_are_data_from(text: &str) -> usize {
    let after = &text[prefix(text)..];
    let path = after.strip_prefix(SEGMENT).unwrap_or(after);
    let within = match after.strip_prefix(AUTHORITY) {
        Some(authority) => authority,
        None if is_like_authority(path) => path,
        None => return text.len() - after.len(),
    };
    let start = text.len() - within.len();
    text[start..].find(ends_authority).map_or(text.len(), |found| start + found)
}

/// Whether the first segment has an IPv6 address in brackets, maybe after a userinfo.
fn is_like_authority(path: &str) -> bool {
    let segment = path.split(ends_authority).next().unwrap_or_default();
    let host = segment.rsplit(|it| USERINFO.contains(it)).next().unwrap_or_default();
    host.starts_with(IP_LITERAL[0]) && host.contains(PORT)
}

/// The text with all characters percent-encoded that are not kept, and each `%` that encodes nothing. The characters in `known`
/// are known to be kept. `changed` gets the offset of each encoded character.
fn encoded(
    text: &str,
    known: Characters,
    is_kept: impl Fn(usize, char) -> bool,
    mut changed: impl FnMut(usize),
) -> String {
    let mut encoded = String::with_capacity(text.len() + 16);
    let (mut copied, mut at) = (0, 0);
    while let Some(run) = text.as_bytes()[at..].iter().position(|&byte| !known.has(byte)) {
        at += run;
        // A byte that is not in `known` begins a character, since all in `known` are ASCII.
        let character = text[at..].chars().next().unwrap_or_default();
        let end = at + character.len_utf8();
        let is_percent_encoded = || matched(Rule::pct_encoded, &text[at..]).is_some();
        let is_kept = if character == char::from(percent_encoded::PERCENT) {
            is_percent_encoded()
        } else {
            is_kept(at, character)
        };
        if !is_kept {
            changed(at);
            encoded.push_str(&text[copied..at]);
            percent_encode(&text[at..end], &mut encoded);
            copied = end;
        }
        at = end;
    }
    encoded.push_str(&text[copied..]);
    encoded
}

/// Encodes each byte of `text` as `%` and two hexadecimal digits, in upper case (RFC 3986, section 2.1).
pub(crate) fn percent_encode(text: &str, encoded: &mut String) {
    percent_encoded::push(text.as_bytes(), |_| false, encoded);
}
