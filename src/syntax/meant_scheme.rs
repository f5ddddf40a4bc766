//! Whether a text has what may be meant as a scheme, found with what the recognizer has of the text already.

use core::cmp::Ordering;

use super::grammar::EntryRule;
use super::password::{COLON, COLON_OR_DELIMITER};
use super::recognizer::generated::{Look, Sought};
use crate::bytes::octets;

/// What ends a prefix: the text before the first colon, if no other delimiter stands before that.
struct EndOfPrefix;

impl Sought for EndOfPrefix {
    const BYTES: &'static [u8] = &COLON_OR_DELIMITER;
}

/// Whether a text has a prefix: see [`has_prefix`](super::password::has_prefix).
#[expect(clippy::inline_always, reason = "it is a part of the recognizer")]
#[inline(always)]
pub(super) fn has_prefix(text: &str, look: &impl Look) -> bool {
    let end = look.first_of::<EndOfPrefix>().unwrap_or_default();
    // Which of both it lacks nobody can predict: no branch depends on it.
    (end > 0) & (text.as_bytes().get(end) == Some(&COLON))
}

/// Where a scheme goes wrong that may be meant by a text without a scheme and an authority.
#[derive(Clone, Copy)]
pub(super) enum MeantScheme {
    /// None may be meant, or it goes wrong before the path does.
    Before,
    /// Where the path does.
    Here,
    /// Behind that: so it is only where the grammar lets something stand in a scheme that cannot stand in a path.
    Behind,
}

impl MeantScheme {
    /// Of a text whose path goes wrong at a place before any colon. A broken octet gets further than any scheme.
    #[expect(clippy::inline_always, reason = "it is a part of the recognizer")]
    #[inline(always)]
    pub(super) fn of(entry: EntryRule, text: &str, at: usize, tried: usize, look: &impl Look) -> Self {
        let is_broken_octet = text.as_bytes().get(at) == Some(&octets::MARK);
        if !entry.takes_scheme() || is_broken_octet || !has_prefix(text, look) {
            return MeantScheme::Before;
        }
        match tried.cmp(&at) {
            Ordering::Less => MeantScheme::Before,
            Ordering::Equal => MeantScheme::Here,
            Ordering::Greater => MeantScheme::Behind,
        }
    }
}
