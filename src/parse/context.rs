//! What is around the byte of an error, which says what helps.

use core::ops::Range;

use crate::error::ParseErrorKind;
use crate::error::advice::Context;
use crate::grammar::component::Component;
use crate::grammar::expected::Expected;
use crate::grammar::failure::Explanation;
use crate::grammar::rules::{EntryRule, Rule};
use crate::grammar::table::{Characters, GrammarRule};
use crate::parse::notation::{bare_ipv6, begins_with_drive, is_like_authority, is_wrapped, needs_dot_segment};
use crate::parse::offsets::ComponentOffsets;
use crate::redact::passwords;
use crate::registry::scheme_info::SchemeInfo;
use crate::text::characters::{BACKSLASH, is_removed};
use crate::text::delimiter::{FRAGMENT, IP_LITERAL, PORT, SCHEME, SEGMENT, USERINFO, ends_authority};
use crate::text::percent_encoded::PERCENT;

/// What is around an error in a reference, which an entry rule rejected.
pub(super) fn of_reference(
    entry: EntryRule,
    text: &str,
    component: Component,
    kind: ParseErrorKind,
    at: usize,
    offsets: &ComponentOffsets,
) -> Option<Context> {
    if matches!(component, Component::Host | Component::Port) {
        let authority = text[offsets.authority_start..].split(ends_authority).next()?;
        let host_and_port = authority.rsplit(|it| USERINFO.contains(it)).next()?;
        return is_address(host_and_port).then_some(Context::Address);
    }
    let is_character = matches!(kind, ParseErrorKind::Character | ParseErrorKind::PercentEncoding);
    if !is_character || !takes_data(component) {
        return None;
    }
    if begins_with_drive(text) {
        return Some(Context::WindowsPath);
    }
    let first = || text.split(ends_authority).next().unwrap_or_default();
    if component == Component::Path && is_address(first().split(char::from(PERCENT)).next().unwrap_or_default()) {
        return Some(Context::Address);
    }
    if component == Component::Path && !offsets.has_scheme() && needs_dot_segment(entry, text) {
        return Some(Context::FirstSegment);
    }
    let has_own_meaning = || match offsets.scheme().map(|scheme| SchemeInfo::for_scheme(&text[scheme])) {
        Some(Some(info)) => {
            info.has_own_path_syntax() || info.requires_host() && offsets.host().is_none_or(|host| host.is_empty())
        }
        Some(None) => false,
        None => first().contains(SCHEME),
    };
    let path = &text[offsets.after_scheme()..];
    let is_bracket = text[at..].starts_with(IP_LITERAL);
    let is_in_address =
        || is_bracket && !offsets.has_authority() && is_like_authority(path.strip_prefix(SEGMENT).unwrap_or(path));
    (is_data(text, Some(component), at) && (component != Component::Path || !has_own_meaning() && !is_in_address()))
        .then_some(Context::Data)
}

/// What is around an error in a text that another rule rejected: of a component, or of a custom grammar.
pub(super) fn of_rule(text: &str, rule: GrammarRule, explanation: &Explanation) -> Option<Context> {
    let at = explanation.begins_at();
    if explanation.is_in_beginning {
        return Some(Context::Beginning);
    }
    // A custom grammar reads a host and a port where another program reads a password.
    let is_custom = rule.generic_rule.is_none() && explanation.component != Some(Component::Userinfo);
    let rest = &text[at..];
    let is_at_end = rest.starts_with(USERINFO) && text[..at].contains(USERINFO);
    let is_delimiter = |it: char| ends_authority(it) || USERINFO.contains(it);
    let has_delimiter = rest.rfind(USERINFO).is_some_and(|end| is_at_end || rest[..end].contains(is_delimiter));
    let is_password = |password: &Range<usize>| password.contains(&at) || is_at_end && password.end <= at;
    if is_custom && has_delimiter && passwords(text).iter().any(is_password) {
        return Some(Context::Password);
    }
    let component = explanation.component;
    if component.is_none() && !is_custom {
        return None;
    }
    let takes_percent = |expected: &Expected| match expected {
        Expected::Rule(rule) => rule.may_be_encoded && rule.is_character,
        _ => false,
    };
    // Percent-encoded, such a character is the same.
    let is_unreserved = rest.bytes().next().is_some_and(|byte| Characters::from_rule(Rule::unreserved).has(byte));
    if is_custom && is_unreserved {
        return None;
    }
    // Only the author knows whether a delimiter is data, unless nothing else is in the text.
    let is_delimiter = || text[at..].bytes().next().is_some_and(|byte| Characters::from_rule(Rule::reserved).has(byte));
    let is_alone = rule.generic_rule.and_then(Component::from_rule).is_some_and(|it| it != Component::Authority);
    let is_data_here = is_alone
        || component == Some(Component::Fragment) && text[at..].starts_with(FRAGMENT)
        || matches!(component, Some(Component::Fragment | Component::Query)) && text[at..].starts_with(IP_LITERAL);
    let is_encoded = explanation.broken_percent.is_some() || explanation.expected.iter().any(takes_percent);
    (is_encoded && (is_data_here || !is_delimiter()) && is_data(text, component, at)).then_some(Context::Data)
}

/// Whether the character at an offset is data that its component may have percent-encoded: not one that is invisible, a
/// delimiter of a path, or around the text. A part of a custom grammar need not be a component.
fn is_data(text: &str, component: Option<Component>, at: usize) -> bool {
    let rest = &text[at..];
    let is_space = |it: char| it <= ' ';
    let is_before = || at == 0 && (rest.starts_with(is_space) || is_wrapped(text));
    let is_delimiter = || component.is_none_or(|it| it == Component::Path) && rest.starts_with(BACKSLASH);
    component.is_none_or(takes_data)
        && !rest.starts_with(is_removed)
        && !rest.trim_start_matches(is_space).is_empty()
        && !is_before()
        && !is_delimiter()
}

fn takes_data(component: Component) -> bool {
    matches!(component, Component::Userinfo | Component::Path | Component::Query | Component::Fragment)
}

/// Whether a host and a port are an IPv6 address without brackets, maybe before a port.
fn is_address(host_and_port: &str) -> bool {
    host_and_port.matches(PORT).nth(1).is_some() && bare_ipv6(host_and_port).is_some()
}
