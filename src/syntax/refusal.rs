//! What is wrong with a text, where the way of the recognizer tells it already.
//!
//! The recognizer stops where a rule would go on and cannot. Where nothing that could have been read in another way gets further, there is
//! nothing to find out; where a scheme may be meant (or, in `refused_authority`, an IP literal or a userinfo), the recognizer tells how far that
//! would get. All of that is so for rules of the shapes in `recognized.rs`, whichever characters stand in their sets; where an edit of the grammar
//! forms a rule otherwise, `explain` reads the text once more. So it does where an edit lets a scheme get further than a path, or a path go on
//! behind a colon.

use core::hint::select_unpredictable;

use super::component::Component;
use super::error::ParseError;
use super::grammar::{EntryRule, Family, Rule};
use super::meant_scheme::MeantScheme;
use super::outline::{Outline, PathRule, Walk};
use super::password::{COLON, SIGN, has_prefix, is_in_password, is_in_place_of_port};
use super::recognizer::generated::Look;
use super::refused_authority::{Authority, has_sign_from};
use super::stop::{Stop, error_at};
use crate::bytes::delimiter;
use crate::bytes::scan::{find_byte, has_any_behind, has_byte, last_byte};
use crate::known_schemes::scheme_rules::is_well_known;

const SLASH: u8 = delimiter::SEGMENT as u8;

/// Where a text goes wrong of which the entry rule matches a part.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// At its beginning, and its kind needs no scheme.
    First,
    /// Behind an authority, and between them is no `:`: no password can be there.
    BehindAuthority,
    /// Before any `:`, and it has neither a scheme nor an authority: no password can be there.
    BeforeColon,
    /// In its authority, or right behind that, with an `@` there or behind it.
    BeforeSign,
    /// In its port, or right behind that.
    InPort,
    /// In its host, or right behind that.
    InHost,
    Elsewhere,
}

impl Place {
    #[expect(clippy::inline_always, reason = "it is a part of the recognizer")]
    #[inline(always)]
    pub(super) fn of(
        entry: EntryRule,
        text: &str,
        at: usize,
        walk: &Walk,
        outline: &Outline,
        look: &impl Look,
    ) -> Self {
        // Behind a scheme that was read comes more.
        if at == 0 && !entry.needs_scheme() && walk.scheme_tried() == 0 {
            return Place::First;
        }
        // Most are like this, with or without an authority.
        let is_without_password = is_without_password(entry, text, at, outline, look);
        match (is_without_password, outline.has_authority()) {
            (true, true) => Place::BehindAuthority,
            (true, false) => Place::BeforeColon,
            (false, true) if is_in_authority(entry, text, at, outline) => {
                if has_sign_from(text, at, look) {
                    Place::BeforeSign
                } else if Authority::of(outline).has_port() {
                    Place::InPort
                } else {
                    Place::InHost
                }
            }
            (false, _) => Place::Elsewhere,
        }
    }
}

/// The error for a text that the entry rule does not match at all, with the end of what was read of a scheme, and whether one may be meant.
#[expect(clippy::inline_always, reason = "the entry rule is known where it is called")]
#[inline(always)]
pub(super) fn in_scheme(entry: EntryRule, text: &str, at: usize, has_prefix: bool) -> ParseError {
    let stop = Stop { component: Component::Scheme, at, rule: Rule::scheme, takes_octets: false };
    // Before the end of a scheme stands no `:`, and so no password.
    error_at(entry, text, &stop, || false).or_no_scheme(has_prefix)
}

/// The error for a text of which nothing begins a reference that needs no scheme. Nothing stands before that, and so no password.
#[expect(clippy::inline_always, reason = "the entry rule is known where it is called")]
#[inline(always)]
pub(super) fn at_first(entry: EntryRule, text: &str) -> ParseError {
    let rule = Component::Path.rule_in(entry.family());
    error_at(entry, text, &Stop { component: Component::Path, at: 0, rule, takes_octets: true }, || false)
}

/// The error for a text that goes wrong elsewhere; nothing, where that does not tell it.
#[expect(clippy::inline_always, reason = "the entry rule is known where it is called")]
#[inline(always)]
pub(super) fn elsewhere(entry: EntryRule, text: &str, at: usize, outline: &Outline) -> Option<ParseError> {
    let stop = stop_behind(entry, text, at, outline);
    let path = outline.path_start as usize;
    if outline.has_authority() {
        // Nothing else can have been meant there.
        let is_hidden = || has_byte(&text[path..at], COLON) && is_in_password(entry.rule().into(), text, at);
        return Some(error_or_other_kind(entry, text, &stop, is_hidden));
    }
    // Only an edited grammar comes here: in ours, the first segment of such a path has no colon.
    if entry.takes_scheme() && !entry.needs_scheme() && !outline.has_scheme() && has_prefix(text) {
        return None;
    }
    if has_colon_or_sign_behind(text, path) {
        return Some(without_authority(entry, text, &stop, outline));
    }
    Some(error_or_other_kind(entry, text, &stop, || false))
}

#[inline(never)]
fn has_colon_or_sign_behind(text: &str, at: usize) -> bool {
    has_any_behind(text.as_bytes(), at, [COLON, SIGN])
}

/// Whether no password can be where a text goes wrong, for there is no `:` before that in which one could begin.
#[expect(clippy::inline_always, reason = "it is a part of the recognizer")]
#[inline(always)]
fn is_without_password(entry: EntryRule, text: &str, at: usize, outline: &Outline, look: &impl Look) -> bool {
    let path = outline.path_start as usize;
    let is_behind = outline.has_authority() && at > path && !is_needless_fragment(entry, text, at);
    let is_alone = !entry.needs_scheme() && !outline.has_authority() && !outline.has_scheme();
    (is_behind || is_alone) && !look.has::<COLON>(path, at)
}

/// The error for a text that goes wrong there, with the ends of its path and its query.
#[expect(clippy::inline_always, reason = "the entry rule is known where it is called")]
#[inline(always)]
pub(super) fn behind_authority(entry: EntryRule, text: &str, at: usize, ends: [u32; 2]) -> ParseError {
    error_or_other_kind(entry, text, &stop_behind_authority(entry.family(), text, at, ends), || false)
}

/// The error for a text without a scheme and an authority that goes wrong there, before any colon; nothing, where that does not tell it.
#[expect(clippy::inline_always, reason = "an error that is moved costs as much as one that is made")]
#[inline(always)]
pub(super) fn before_colon(
    entry: EntryRule,
    text: &str,
    at: usize,
    outline: &Outline,
    scheme: MeantScheme,
) -> Option<ParseError> {
    let stop = match scheme {
        MeantScheme::Before => stop_behind(entry, text, at, outline),
        MeantScheme::Here => Stop { component: Component::Scheme, at, rule: Rule::scheme, takes_octets: false },
        MeantScheme::Behind => return None,
    };
    Some(error_or_other_kind(entry, text, &stop, || false))
}

/// What is wrong in a text that has no authority, though its author may have meant one.
#[inline(never)]
fn without_authority(entry: EntryRule, text: &str, stop: &Stop, outline: &Outline) -> ParseError {
    let behind = &text.as_bytes()[outline.path_start as usize..];
    // Where there is no `:` but that of the scheme, nothing stands between one and an `@`.
    let has_colon = |sign: usize| find_byte(&behind[..sign], COLON).is_some();
    let is_doubtful = || {
        if !has_byte(&text[stop.at..], SIGN) {
            is_in_place_of_port(text, stop.at)
        } else if outline.has_scheme() && !last_byte(behind, SIGN).is_some_and(has_colon) {
            !is_well_known(&text[..outline.scheme_end as usize])
        } else {
            true
        }
    };
    let is_hidden = || is_doubtful() && is_in_password(entry.rule().into(), text, stop.at);
    error_or_other_kind(entry, text, stop, is_hidden)
}

/// The error for the place where the recognizer stopped, or that the text is of another kind than was asked for.
#[expect(clippy::inline_always, reason = "the entry rule is known where it is called")]
#[inline(always)]
fn error_or_other_kind(entry: EntryRule, text: &str, stop: &Stop, is_hidden: impl FnOnce() -> bool) -> ParseError {
    error_at(entry, text, stop, is_hidden).or_other_kind(entry, text)
}

/// Whether a text goes wrong in its authority, or where the path should begin behind that.
#[inline]
fn is_in_authority(entry: EntryRule, text: &str, end: usize, outline: &Outline) -> bool {
    outline.has_authority() && end <= outline.path_start as usize && !is_needless_fragment(entry, text, end)
}

/// Whether a fragment begins there that the entry rule does not take.
fn is_needless_fragment(entry: EntryRule, text: &str, at: usize) -> bool {
    !entry.takes_fragment() && text[at..].starts_with(delimiter::FRAGMENT)
}

/// Where the recognizer stopped behind an authority, or where there is none, and no scheme can have been meant.
#[inline]
fn stop_behind(entry: EntryRule, text: &str, end: usize, outline: &Outline) -> Stop {
    let ends = [outline.path_end, outline.query_end];
    if is_needless_fragment(entry, text, end) {
        return Stop { component: Component::Fragment, at: end, rule: entry.rule(), takes_octets: true };
    }
    let stop = stop_behind_authority(entry.family(), text, end, ends);
    if outline.has_authority() || stop.component != Component::Path {
        return stop;
    }
    Stop { rule: path_rule(entry.family(), text, end, outline), ..stop }
}

/// Where the recognizer stopped behind an authority, with the ends of the path and of the query.
#[inline]
fn stop_behind_authority(family: Family, text: &str, at: usize, ends: [u32; 2]) -> Stop {
    let [path_end, query_end] = ends;
    // Which component it is nobody can predict: no branch depends on it.
    let (is_query, is_fragment) = (query_end > path_end, at > query_end as usize);
    let is_behind_slash = text.as_bytes().get(at.wrapping_sub(1)) == Some(&SLASH);
    let component = select_unpredictable(is_query, Component::Query, Component::Path);
    let component = select_unpredictable(is_fragment, Component::Fragment, component);
    let rule = select_unpredictable(is_behind_slash, PathRule::Abempty.rule_in(family), segment(family));
    let rule = select_unpredictable(is_query, Component::Query.rule_in(family), rule);
    let rule = select_unpredictable(is_fragment, Component::Fragment.rule_in(family), rule);
    Stop { component, at, rule, takes_octets: true }
}

/// The rule that was being read at the end of a path without an authority.
#[inline]
fn path_rule(family: Family, text: &str, end: usize, outline: &Outline) -> Rule {
    let path = &text[outline.path_start as usize..end];
    let has_slash = |path: &str| has_byte(path, SLASH);
    match outline.path_rule {
        PathRule::Empty => Component::Path.rule_in(family),
        rule if path.ends_with(delimiter::SEGMENT) => rule.rule_in(family),
        PathRule::Absolute if path.get(delimiter::SEGMENT.len_utf8()..).is_some_and(has_slash) => segment(family),
        PathRule::Noscheme | PathRule::Rootless if has_slash(path) => segment(family),
        rule => first_segment(rule, family),
    }
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
