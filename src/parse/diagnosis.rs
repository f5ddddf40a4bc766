//! Why a reference is rejected: in which component, and at which byte.
//!
//! The recognizer stops where no rule continues. In an authority several rules parse the same bytes (a userinfo and a
//! host, a name and an address). So there each component is parsed once more by its own rule, and the first that does
//! not match is the one reported.

use crate::error::ParseErrorKind;
use crate::error::parse_error::ParseError;
use crate::grammar::component::Component;
use crate::grammar::failure::{explain, furthest};
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::grammar::table::GrammarRule;
use crate::parse::context;
use crate::parse::offsets::ComponentOffsets;
use crate::parse::recognizer::matched;
use crate::text::delimiter;
use crate::text::percent_encoded;

/// The byte that no rule matches, and the component that it is in.
#[derive(Clone, Copy)]
struct FailurePoint {
    component: Component,
    offset: usize,
    /// Whether a percent-encoded byte is allowed there.
    takes_percent_encoded: bool,
}

/// The error for a text that an entry rule does not match as a whole: `end` is how far it matches, if it does.
#[cold]
#[inline(never)]
pub(crate) fn diagnose(entry: EntryRule, text: &str, end: Option<usize>, offsets: ComponentOffsets) -> ParseError {
    let failure = failure_point(entry, text, end, offsets);
    let rest = &text[failure.offset..];
    let is_percent_encoded = || matched(Rule::pct_encoded, rest).is_some();
    let kind = if let Some(kind) = kind_mismatch(entry, text, failure) {
        kind
    } else if rest.is_empty() {
        ParseErrorKind::End
    } else if failure.takes_percent_encoded && rest.as_bytes()[0] == percent_encoded::PERCENT && !is_percent_encoded() {
        ParseErrorKind::PercentEncoding
    } else {
        ParseErrorKind::Character
    };
    let context = context::of_reference(entry, text, failure.component, kind, failure.offset, &offsets);
    ParseError::new(entry.rule(), kind, Some(failure.component), text, failure.offset).in_context(context)
}

/// The error for a text that another rule does not match as a whole, as the table of the grammar explains it.
#[cold]
pub(crate) fn explained(rule: GrammarRule, text: &str) -> Option<ParseError> {
    let explanation = explain(rule, text)?;
    let offset = explanation.begins_at();
    let kind = match explanation.broken_percent {
        Some(_) => ParseErrorKind::PercentEncoding,
        None if offset == text.len() => ParseErrorKind::End,
        None => ParseErrorKind::Character,
    };
    let error = ParseError::new(rule, kind, explanation.component, text, offset).in_rule(explanation.rule);
    let error = error.in_context(context::of_rule(text, rule, &explanation));
    Some(if rule.generic_rule.is_none() { error.expecting(&explanation.expected) } else { error })
}

fn failure_point(entry: EntryRule, text: &str, end: Option<usize>, offsets: ComponentOffsets) -> FailurePoint {
    let family = entry.family();
    let scheme = || matched(Rule::scheme, text).unwrap_or_default();
    // Only a scheme must be present: everything else may be empty.
    let Some(end) = end else { return FailurePoint::new(Component::Scheme, scheme(), family) };
    let is_fragment = text[end..].starts_with(delimiter::FRAGMENT);
    if offsets.has_authority() && end <= offsets.path_start && !is_fragment {
        return in_authority(family, text, offsets.authority_start);
    }
    let is_first = !offsets.has_scheme() && !offsets.has_authority();
    // An incomplete percent-encoded byte gets further than any scheme.
    let is_percent_encoded = text.as_bytes().get(end) == Some(&percent_encoded::PERCENT);
    if is_first
        && entry.takes_scheme()
        && end > 0
        && !is_percent_encoded
        && delimiter::prefix(text) > 0
        && scheme() == end
    {
        return FailurePoint::new(Component::Scheme, end, family);
    }
    let component = if is_fragment || end > offsets.query_end {
        Component::Fragment
    } else if offsets.query_end > offsets.path_end {
        Component::Query
    } else {
        Component::Path
    };
    FailurePoint::new(component, end, family)
}

/// The failure in an authority that starts at this offset: in its first component that its rule does not match.
fn in_authority(family: Family, text: &str, start: usize) -> FailurePoint {
    let authority = text[start..].split(delimiter::ends_authority).next().unwrap_or_default();
    let Some((userinfo, host_and_port)) = authority.split_once(delimiter::USERINFO) else {
        return in_host_and_port(family, authority, start);
    };
    let end = matched(Component::Userinfo.rule_in(family), userinfo).unwrap_or_default();
    if end == userinfo.len() {
        return in_host_and_port(family, host_and_port, start + end + delimiter::USERINFO.len());
    }
    // An address in brackets may get further.
    let host = in_host_and_port(family, authority, start);
    if host.offset > start + end { host } else { FailurePoint::new(Component::Userinfo, start + end, family) }
}

/// The failure in a host and a port that start at this offset.
fn in_host_and_port(family: Family, text: &str, start: usize) -> FailurePoint {
    let host_rule = Component::Host.rule_in(family);
    let end = matched(host_rule, text).unwrap_or_default();
    if let Some(port) = text[end..].strip_prefix(delimiter::PORT) {
        let digits = matched(Component::Port.rule_in(family), port).unwrap_or_default();
        return FailurePoint::new(Component::Port, start + end + delimiter::PORT.len() + digits, family);
    }
    // Only an address in brackets is not also a name as far as it gets.
    let is_address = end == 0 && text.starts_with(delimiter::IP_LITERAL[0]);
    let offset = if is_address { furthest(host_rule, text) } else { end };
    let failure = FailurePoint::new(Component::Host, start + offset, family);
    // No percent-encoded byte is parsed in an address.
    FailurePoint { takes_percent_encoded: failure.takes_percent_encoded && offset == end, ..failure }
}

impl FailurePoint {
    fn new(component: Component, offset: usize, family: Family) -> Self {
        let byte = "%00";
        let takes_percent_encoded = matched(component.rule_in(family), byte) == Some(byte.len());
        FailurePoint { component, offset, takes_percent_encoded }
    }
}

/// What a text has, or lacks, that makes it a reference of another kind.
fn kind_mismatch(entry: EntryRule, text: &str, failure: FailurePoint) -> Option<ParseErrorKind> {
    let FailurePoint { component, offset, .. } = failure;
    let begins = |delimiter: &str| text[offset..].starts_with(delimiter);
    if !entry.takes_scheme() {
        let is_scheme = || matched(Rule::scheme, &text[..offset]) == Some(offset);
        (begins(delimiter::SCHEME) && is_scheme()).then_some(ParseErrorKind::Scheme)
    } else if entry.needs_scheme() && component == Component::Scheme {
        (delimiter::prefix(text) == 0).then_some(ParseErrorKind::NoScheme)
    } else if !entry.takes_fragment() && component == Component::Fragment {
        begins(delimiter::FRAGMENT).then_some(ParseErrorKind::Fragment)
    } else {
        None
    }
}
