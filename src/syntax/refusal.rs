//! What is wrong with a text, where the way of the recognizer tells it already.
//!
//! The recognizer stops where a rule would go on and cannot. Where nothing that could have been read in another way gets further, there
//! is nothing to find out; and where an IP literal or a userinfo may be meant, the recognizer tells how far that would get. Not told is
//! what a `:` makes of it that may have been meant as that of a scheme, and an `@` behind what may be a password with a raw `/`: then
//! `explain` reads the text once more.

use super::component::Component;
use super::error::ParseError;
use super::error_kind::ParseErrorKind;
use super::grammar::{EntryRule, Family, Rule};
use super::host_kind::HostKind;
use super::outline::{Outline, PathRule};
use super::password::{is_in_password, is_in_place_of_port, is_instead_of_port, piece_end};
use super::recognizer::reach;
use crate::delimiter;
use crate::scan::has_byte;

const COLON: u8 = delimiter::PASSWORD.as_bytes()[0];
const SIGN: u8 = delimiter::USERINFO.as_bytes()[0];

/// Where the recognizer stopped, and what it was reading there.
struct Stop {
    component: Component,
    at: usize,
    rule: Rule,
    /// Whether a percent-encoded octet could have stood there.
    takes_octets: bool,
}

/// The error for a text that the entry rule matches up to a place before its end, or not at all; nothing, where that does not tell it.
#[inline]
pub(super) fn at_once(entry: EntryRule, text: &str, end: Option<usize>, outline: &Outline) -> Option<ParseError> {
    match end {
        Some(end) if !outline.has_authority() => {
            without_authority(entry, text, &stop_behind(entry, text, end, outline)?, outline)
        }
        Some(end) if end > outline.path_start as usize || is_needless_fragment(entry, text, end) => {
            behind_authority(entry, text, end, outline)
        }
        Some(end) => in_authority(entry, text, end, outline),
        None => {
            let at = outline.scheme_end as usize;
            let stop = Stop { component: Component::Scheme, at, rule: Rule::scheme, takes_octets: false };
            without_authority(entry, text, &stop, outline)
        }
    }
}

/// What is wrong behind an authority: nothing else can have been meant there.
fn behind_authority(entry: EntryRule, text: &str, end: usize, outline: &Outline) -> Option<ParseError> {
    let stop = stop_behind(entry, text, end, outline)?;
    let is_behind_colon = || has_byte(&text[outline.path_start as usize..end], COLON);
    error(entry, text, &stop, || is_behind_colon() && is_in_password(entry.rule().into(), text, end))
}

/// What is wrong in an authority, or before the path that stands behind it.
fn in_authority(entry: EntryRule, text: &str, end: usize, outline: &Outline) -> Option<ParseError> {
    let stop = stop_in_authority(entry.family(), text, end, outline);
    if !has_byte(text.get(stop.at..)?, SIGN) {
        let [start, host_start, host_end] =
            [outline.authority_start, outline.host_start, outline.host_end].map(|it| it as usize);
        let is_port = stop.component == Component::Port;
        let is_hidden = || is_port && is_instead_of_port(text, start, host_start..host_end, stop.at);
        return error(entry, text, &stop, is_hidden);
    }
    let start = outline.authority_start as usize;
    let authority = &text[start..piece_end(text, stop.at)];
    let (before, behind) = authority.split_at(stop.at - start);
    let stop = if behind.contains(delimiter::USERINFO) {
        let rule = Component::Userinfo.rule_in(entry.family());
        let at = start + reach(rule, authority);
        let userinfo = Stop { component: Component::Userinfo, at, rule, takes_octets: true };
        if at < stop.at { stop } else { userinfo }
    } else if authority.contains(delimiter::PASSWORD) {
        // A password may have those delimiters in it that end an authority.
        return None;
    } else {
        stop
    };
    error(entry, text, &stop, || has_byte(before, COLON) && is_in_password(entry.rule().into(), text, stop.at))
}

/// What is wrong in a text that has no authority, though its author may have meant one.
fn without_authority(entry: EntryRule, text: &str, stop: &Stop, outline: &Outline) -> Option<ParseError> {
    let has_sign = has_byte(text.get(stop.at..)?, SIGN);
    if has_sign {
        let (meant, _) = text[outline.path_start as usize..].rsplit_once(delimiter::USERINFO)?;
        if !outline.has_scheme() || meant.contains(delimiter::PASSWORD) {
            return None;
        }
    }
    let is_hidden =
        || (has_sign || is_in_place_of_port(text, stop.at)) && is_in_password(entry.rule().into(), text, stop.at);
    error(entry, text, stop, is_hidden)
}

/// The error for what stands where the recognizer stopped. Nothing, if no character begins there.
#[inline]
fn error(entry: EntryRule, text: &str, stop: &Stop, is_hidden: impl FnOnce() -> bool) -> Option<ParseError> {
    let found = text.get(stop.at..)?.chars().next();
    let (kind, found, rule) = match found {
        None => (ParseErrorKind::End, None, stop.rule),
        // That it is a `%` tells the kind.
        Some('%') if stop.takes_octets => (ParseErrorKind::PercentEncoding, found, Rule::pct_encoded),
        Some(_) => (ParseErrorKind::Character, found.filter(|_| !is_hidden()), stop.rule),
    };
    Some(ParseError::at_a_place(kind, stop.component, stop.at, found, entry.rule().into(), rule.into()))
}

/// Whether a fragment begins there that the entry rule does not take.
fn is_needless_fragment(entry: EntryRule, text: &str, at: usize) -> bool {
    matches!(entry.rule(), Rule::absolute_URI | Rule::absolute_IRI) && text[at..].starts_with(delimiter::FRAGMENT)
}

/// Where the recognizer stopped behind an authority, or where there is none. Nothing, where a scheme may have been meant.
#[inline]
fn stop_behind(entry: EntryRule, text: &str, end: usize, outline: &Outline) -> Option<Stop> {
    let family = entry.family();
    let (component, rule) = if is_needless_fragment(entry, text, end) {
        (Component::Fragment, entry.rule())
    } else if end > outline.query_end as usize {
        (Component::Fragment, Component::Fragment.rule_in(family))
    } else if outline.query_end > outline.path_end {
        (Component::Query, Component::Query.rule_in(family))
    } else {
        (Component::Path, path_rule(family, text, end, outline)?)
    };
    Some(Stop { component, at: end, rule, takes_octets: true })
}

fn stop_in_authority(family: Family, text: &str, end: usize, outline: &Outline) -> Stop {
    if outline.host_end < outline.path_start {
        return Stop { component: Component::Port, at: end, rule: Rule::port, takes_octets: false };
    }
    let whole = Component::Host.rule_in(family);
    let is_empty = outline.host_start == outline.host_end;
    if is_empty && text[end..].starts_with(delimiter::IP_LITERAL[0]) {
        let start = end + delimiter::IP_LITERAL[0].len_utf8();
        let (at, rule) = stop_in_ip_literal(&text[start..]);
        return Stop { component: Component::Host, at: start + at, rule, takes_octets: false };
    }
    let kind = HostKind::of(&text[outline.host_start as usize..outline.host_end as usize]);
    let rule = match (kind, family) {
        (HostKind::RegName, Family::Uris) if !is_empty => Rule::reg_name,
        (HostKind::RegName, Family::Iris) if !is_empty => Rule::ireg_name,
        _ => whole,
    };
    // A name could have gone on there.
    let takes_octets = matches!(kind, HostKind::RegName | HostKind::Ipv4);
    Stop { component: Component::Host, at: end, rule, takes_octets }
}

/// Where an IP literal goes wrong, behind its bracket: where the way that gets furthest does.
fn stop_in_ip_literal(address: &str) -> (usize, Rule) {
    let ways = [Rule::IPv6address, Rule::IPvFuture].map(|rule| (reach(rule, address), rule));
    ways.into_iter().filter(|&(at, _)| at > 0).max_by_key(|&(at, _)| at).unwrap_or((0, Rule::IP_literal))
}

/// The rule that was being read at the end of a path; nothing, where a scheme may have been meant.
#[inline]
fn path_rule(family: Family, text: &str, end: usize, outline: &Outline) -> Option<Rule> {
    let path = &text[outline.path_start as usize..end];
    let is_behind_slash = path.as_bytes().last() == Some(&(delimiter::SEGMENT as u8));
    if outline.has_authority() {
        return Some(if is_behind_slash { PathRule::Abempty.rule_in(family) } else { segment(family) });
    }
    if !outline.has_scheme() && text.contains(delimiter::SCHEME) && !path.contains(delimiter::SEGMENT) {
        return None;
    }
    Some(match outline.path_rule {
        PathRule::Empty => Component::Path.rule_in(family),
        rule if is_behind_slash => rule.rule_in(family),
        PathRule::Absolute if path.rfind(delimiter::SEGMENT) > Some(0) => segment(family),
        PathRule::Noscheme | PathRule::Rootless if path.contains(delimiter::SEGMENT) => segment(family),
        rule => first_segment(rule, family),
    })
}

/// A segment that no rule says more of than that it is one.
#[inline]
fn segment(family: Family) -> Rule {
    match family {
        Family::Uris => Rule::segment,
        Family::Iris => Rule::isegment,
    }
}

/// The first segment of a path that may not begin in every way.
fn first_segment(rule: PathRule, family: Family) -> Rule {
    match (rule, family) {
        (PathRule::Noscheme, Family::Uris) => Rule::segment_nz_nc,
        (PathRule::Noscheme, Family::Iris) => Rule::isegment_nz_nc,
        (_, Family::Uris) => Rule::segment_nz,
        (_, Family::Iris) => Rule::isegment_nz,
    }
}
