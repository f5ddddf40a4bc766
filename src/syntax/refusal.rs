//! What is wrong with a text, where the way of the recognizer tells it already.
//!
//! The recognizer stops where a rule would go on and cannot. Where nothing that could have been read in another way gets further, there
//! is nothing to find out; and where an IP literal or a userinfo may be meant, the recognizer tells how far that would get. Not told is
//! what a `:` makes of it that may have been meant as that of a scheme, and an `@` behind what may be a password with a raw `/`: then
//! `explain` reads the text once more.

use super::component::Component;
use super::error::{ParseError, ParseErrorKind};
use super::grammar::{EntryRule, Family, Rule};
use super::host_kind::HostKind;
use super::outline::{Outline, PathRule};
use super::password::{is_in_password, is_in_place_of_port, piece_end};
use super::recognizer::reach;
use super::table::GrammarRule;
use crate::delimiter;
use crate::scan::has_byte;

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
    let may_be_meant = stop.component < Component::Path || !outline.has_authority();
    let has_sign = may_be_meant && has_byte(text.get(stop.at..)?, delimiter::USERINFO.as_bytes()[0]);
    let stop = if has_sign { stop_before_sign(entry.family(), text, stop, outline)? } else { stop };
    let found = text.get(stop.at..)?.chars().next();
    let error = |kind, found, rule: GrammarRule| {
        Some(ParseError::at_a_place(kind, stop.component, stop.at, found, entry.rule().into(), rule))
    };
    match found {
        None => return error(ParseErrorKind::End, None, stop.rule),
        // That it is a `%` tells the kind.
        Some('%') if stop.takes_octets => {
            return error(ParseErrorKind::PercentEncoding, found, Rule::pct_encoded.into());
        }
        Some(_) => {}
    }
    let is_hidden = may_be_hidden(text, &stop, outline, has_sign) && is_in_password(entry.rule().into(), text, stop.at);
    error(ParseErrorKind::Character, found.filter(|_| !is_hidden), stop.rule)
}

/// Whether the place may be in a password, by what is known already: most texts are not looked through for one.
fn may_be_hidden(text: &str, stop: &Stop, outline: &Outline, has_sign: bool) -> bool {
    let is_behind_colon = |start: u32| {
        let before = text.get(start as usize..stop.at);
        before.is_some_and(|before| has_byte(before, delimiter::PASSWORD.as_bytes()[0]))
    };
    if !outline.has_authority() {
        has_sign || is_in_place_of_port(text, stop.at)
    } else if stop.component < Component::Path {
        // Without an `@` behind it, what stands in the place of a port.
        (has_sign || stop.component == Component::Port) && is_behind_colon(outline.authority_start)
    } else {
        is_behind_colon(outline.path_start)
    }
}

/// What a stop is where an `@` stands behind it, which may end a userinfo. Nothing, where an `@` that ends no userinfo may end a password.
fn stop_before_sign(family: Family, text: &str, stop: Stop, outline: &Outline) -> Option<Stop> {
    if !outline.has_authority() {
        let (meant, _) = text[outline.path_start as usize..].rsplit_once(delimiter::USERINFO)?;
        return (outline.has_scheme() && !meant.contains(delimiter::PASSWORD)).then_some(stop);
    }
    let start = outline.authority_start as usize;
    let authority = &text[start..piece_end(text, stop.at)];
    if !authority[stop.at - start..].contains(delimiter::USERINFO) {
        // A password may have those delimiters in it that end an authority.
        return (!authority.contains(delimiter::PASSWORD)).then_some(stop);
    }
    let rule = Component::Userinfo.rule_in(family);
    let at = start + reach(rule, authority);
    let userinfo = Stop { component: Component::Userinfo, at, rule: rule.into(), takes_octets: true };
    Some(if at < stop.at { stop } else { userinfo })
}

fn stop(entry: EntryRule, text: &str, end: usize, outline: &Outline) -> Option<Stop> {
    let family = entry.family();
    let is_sign = |sign: &str| text[end..].starts_with(sign);
    let (query_end, path_end) = (outline.query_end as usize, outline.path_end as usize);
    let stop = |component, rule: Rule, takes_octets| Some(Stop { component, at: end, rule: rule.into(), takes_octets });
    if matches!(entry.rule(), Rule::absolute_URI | Rule::absolute_IRI) && is_sign(delimiter::FRAGMENT) {
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
        let start = end + delimiter::IP_LITERAL[0].len_utf8();
        let (at, rule) = stop_in_ip_literal(&text[start..]);
        return Stop { component: Component::Host, at: start + at, rule: rule.into(), takes_octets: false };
    }
    let kind = HostKind::of(&text[outline.host_start as usize..outline.host_end as usize]);
    let rule = match (kind, family) {
        (HostKind::RegName, Family::Uris) if !is_empty => Rule::reg_name,
        (HostKind::RegName, Family::Iris) if !is_empty => Rule::ireg_name,
        _ => whole,
    };
    // A name could have gone on there.
    let takes_octets = matches!(kind, HostKind::RegName | HostKind::Ipv4);
    Stop { component: Component::Host, at: end, rule: rule.into(), takes_octets }
}

/// Where an IP literal goes wrong, behind its bracket: where the way that gets furthest does.
fn stop_in_ip_literal(address: &str) -> (usize, Rule) {
    let ways = [Rule::IPv6address, Rule::IPvFuture].map(|rule| (reach(rule, address), rule));
    ways.into_iter().filter(|&(at, _)| at > 0).max_by_key(|&(at, _)| at).unwrap_or((0, Rule::IP_literal))
}

/// The rule that was being read at the end of a path; nothing, where a scheme may have been meant.
fn path_rule(family: Family, text: &str, end: usize, outline: &Outline) -> Option<Rule> {
    let path = &text[outline.path_start as usize..end];
    let has_slash = || path.contains(delimiter::SEGMENT);
    let may_be_scheme = !outline.has_scheme() && !outline.has_authority();
    if may_be_scheme && text.contains(delimiter::SCHEME) && !has_slash() {
        return None;
    }
    let is_first = match outline.path_rule {
        PathRule::Abempty | PathRule::Empty => false,
        PathRule::Absolute => path.rfind(delimiter::SEGMENT) == Some(0),
        PathRule::Noscheme | PathRule::Rootless => !has_slash(),
    };
    Some(match (outline.path_rule, family) {
        (PathRule::Empty, _) => Component::Path.rule_in(family),
        (rule, _) if path.ends_with(delimiter::SEGMENT) => rule.rule_in(family),
        (PathRule::Noscheme, Family::Uris) if is_first => Rule::segment_nz_nc,
        (PathRule::Noscheme, Family::Iris) if is_first => Rule::isegment_nz_nc,
        (_, Family::Uris) if is_first => Rule::segment_nz,
        (_, Family::Iris) if is_first => Rule::isegment_nz,
        (_, Family::Uris) => Rule::segment,
        (_, Family::Iris) => Rule::isegment,
    })
}
