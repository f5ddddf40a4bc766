//! Texts that have what their kind of reference has not, or lack what it has.

use super::component::Component;
use super::error_kind::ParseErrorKind;
use super::grammar::EntryRule;
use super::password::has_prefix;
use super::recognizer::generated;
use crate::bytes::delimiter;

/// What keeps a text that went wrong at a place from being of this kind, whatever stands behind that place.
#[inline]
pub(super) fn other_kind(
    entry: EntryRule,
    text: &str,
    component: Option<Component>,
    at: usize,
) -> Option<ParseErrorKind> {
    let begins = |delimiter: &str| text[at..].starts_with(delimiter);
    let is_scheme = || generated::scheme(&text[..at], &mut ()) == Some(at);
    if !entry.takes_scheme() {
        (begins(delimiter::SCHEME) && is_scheme()).then_some(ParseErrorKind::Scheme)
    } else if entry.needs_scheme() && component == Some(Component::Scheme) {
        // What stands before that place is a scheme so far.
        (!has_prefix(text)).then_some(ParseErrorKind::NoScheme)
    } else if !entry.takes_fragment() && component == Some(Component::Fragment) {
        begins(delimiter::FRAGMENT).then_some(ParseErrorKind::Fragment)
    } else {
        None
    }
}
