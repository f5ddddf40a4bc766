//! Where the recognizer stopped, and the error for that place.

use core::hint::select_unpredictable;

use super::component::Component;
use super::error::ParseError;
use super::error_kind::ParseErrorKind;
use super::grammar::{EntryRule, Rule};
use crate::bytes::octets;

/// Where the recognizer stopped, and what it was reading there.
pub(super) struct Stop {
    pub(super) component: Component,
    pub(super) at: usize,
    pub(super) rule: Rule,
    /// Whether a percent-encoded octet could have stood there.
    pub(super) takes_octets: bool,
}

/// The error for the character where the recognizer stopped, or for the end of the text.
#[expect(clippy::inline_always, reason = "an error that is moved costs as much as one that is made")]
#[inline(always)]
pub(super) fn error_at(entry: EntryRule, text: &str, stop: &Stop, is_hidden: impl FnOnce() -> bool) -> ParseError {
    let found = text.get(stop.at..).and_then(|rest| rest.chars().next());
    // That it is a `%` tells the kind. Which of both it is nobody can predict: no branch depends on it.
    let is_broken = stop.takes_octets & (found == Some(char::from(octets::MARK)));
    let kind = select_unpredictable(is_broken, ParseErrorKind::PercentEncoding, ParseErrorKind::Character);
    let rule = select_unpredictable(is_broken, Rule::pct_encoded, stop.rule);
    let kind = if found.is_none() { ParseErrorKind::End } else { kind };
    let found = found.filter(|_| is_broken || !is_hidden());
    ParseError::at_a_place(kind, stop.component, stop.at, found, entry, rule)
}
