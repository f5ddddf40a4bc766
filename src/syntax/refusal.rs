//! What is wrong with a text, where the way of the recognizer tells it already.
//!
//! The recognizer stops where a rule would go on and cannot. Where nothing that could have been read in another way gets further, there
//! is nothing to find out. That is so but for a `:` that may have been meant as that of a scheme, and for an `@` that may have been meant
//! as that of a userinfo: then `explain` reads the text once more.

use super::component::Component;
use super::error::{ParseError, ParseErrorKind};
use super::explain::explain;
use super::grammar::{EntryRule, Family, Rule};
use super::outline::{HostKind, Outline, PathRule};
use super::table::GrammarRule;
use crate::delimiter;

/// Where the recognizer stopped, and what it was reading there.
struct Stop {
    component: Component,
    at: usize,
    rule: GrammarRule,
    /// Whether a percent-encoded octet could have stood there.
    takes_octets: bool,
}

/// The error for a text that the entry rule matches up to a place before its end, or not at all; nothing, where that does not tell it.
pub(crate) fn at_once(entry: EntryRule, text: &str, end: Option<usize>, outline: &Outline) -> Option<ParseError> {
    let stop = match end {
        Some(end) => stop(entry, text, end, outline)?,
        None => {
            let at = outline.scheme_end as usize;
            Stop { component: Component::Scheme, at, rule: Rule::scheme.into(), takes_octets: false }
        }
    };
    let rest = text.get(stop.at..)?;
    if may_be_userinfo(text, stop.at, stop.component, outline) {
        return None;
    }
    let found = rest.chars().next();
    let (kind, rule) = match found {
        None => (ParseErrorKind::End, stop.rule),
        Some('%') if stop.takes_octets => (ParseErrorKind::PercentEncoding, Rule::pct_encoded.into()),
        Some(_) => (ParseErrorKind::Character, stop.rule),
    };
    Some(ParseError::at_a_place(kind, stop.component, stop.at, found, entry.rule().into(), rule))
}

/// Whether an `@` behind a place may end a userinfo, and so perhaps a password, that the place is in.
fn may_be_userinfo(text: &str, at: usize, component: Component, outline: &Outline) -> bool {
    let rest = &text[at..];
    let Some(sign) = rest.find(delimiter::USERINFO) else { return false };
    if !outline.has_authority() {
        return true;
    }
    // A password may have those delimiters in it that end an authority.
    let ends = [rest.find(delimiter::SEGMENT), rest.find(delimiter::QUERY), rest.find(delimiter::FRAGMENT)];
    let end = ends.into_iter().flatten().min().unwrap_or(rest.len());
    let before = &text[outline.authority_start as usize..at + end];
    component < Component::Path && (sign < end || before.contains(delimiter::PASSWORD))
}

fn stop(entry: EntryRule, text: &str, end: usize, outline: &Outline) -> Option<Stop> {
    let family = entry.family();
    let is_sign = |sign: &str| text[end..].starts_with(sign);
    let (query_end, path_end) = (outline.query_end as usize, outline.path_end as usize);
    let stop = |component, rule: Rule, takes_octets| Some(Stop { component, at: end, rule: rule.into(), takes_octets });
    if is_sign(delimiter::FRAGMENT) && matches!(entry.rule(), Rule::absolute_URI | Rule::absolute_IRI) {
        // A fragment is meant where none may be.
        return stop(Component::Fragment, entry.rule(), false);
    }
    if end > query_end {
        return stop(Component::Fragment, Component::Fragment.rule_in(family), true);
    }
    if query_end > path_end {
        return stop(Component::Query, Component::Query.rule_in(family), true);
    }
    if outline.has_authority() && path_end == outline.path_start as usize {
        return Some(stop_in_authority(family, text, end, outline));
    }
    stop(Component::Path, path_rule(family, text, end, outline)?, true)
}

fn stop_in_authority(family: Family, text: &str, end: usize, outline: &Outline) -> Stop {
    if outline.host_end < outline.path_start {
        return Stop { component: Component::Port, at: end, rule: Rule::port.into(), takes_octets: false };
    }
    let whole = Component::Host.rule_in(family);
    let is_empty = outline.host_start == outline.host_end;
    if is_empty && text[end..].starts_with(delimiter::IP_LITERAL[0]) {
        // The alternatives of an IP literal go wrong in several places.
        if let Some(found) = explain(whole, &text[end..]) {
            return Stop { component: Component::Host, at: end + found.at, rule: found.rule, takes_octets: false };
        }
    }
    let rule = match (outline.host_kind, family) {
        (HostKind::RegName, Family::Uris) if !is_empty => Rule::reg_name,
        (HostKind::RegName, Family::Iris) if !is_empty => Rule::ireg_name,
        _ => whole,
    };
    // A name could have gone on there.
    let takes_octets = matches!(outline.host_kind, HostKind::RegName | HostKind::Ipv4);
    Stop { component: Component::Host, at: end, rule: rule.into(), takes_octets }
}

/// The rule that was being read at the end of a path; nothing, where a scheme may have been meant.
fn path_rule(family: Family, text: &str, end: usize, outline: &Outline) -> Option<Rule> {
    let path = &text[outline.path_start as usize..end];
    let slash = path.rfind(delimiter::SEGMENT);
    let is_first = match outline.path_rule {
        PathRule::Absolute => slash == Some(0),
        _ => slash.is_none(),
    };
    let may_be_scheme = outline.scheme_end == 0 && !outline.has_authority() && slash.is_none();
    if may_be_scheme && text.contains(delimiter::SCHEME) {
        return None;
    }
    Some(match (outline.path_rule, family) {
        (PathRule::Empty, _) => Component::Path.rule_in(family),
        (rule, _) if slash.is_some_and(|slash| slash + 1 == path.len()) => rule.rule_in(family),
        (PathRule::Noscheme, Family::Uris) if is_first => Rule::segment_nz_nc,
        (PathRule::Noscheme, Family::Iris) if is_first => Rule::isegment_nz_nc,
        (_, Family::Uris) if is_first => Rule::segment_nz,
        (_, Family::Iris) if is_first => Rule::isegment_nz,
        (_, Family::Uris) => Rule::segment,
        (_, Family::Iris) => Rule::isegment,
    })
}
