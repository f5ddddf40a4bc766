//! Texts that are right references, but of another kind than was asked for.

use super::component::Component;
use super::error_kind::ParseErrorKind;
use super::grammar::EntryRule;
use crate::delimiter;

/// What keeps a text that went wrong at a place from being of this kind, if it is a reference of another.
#[inline]
pub(super) fn other_kind(
    entry: EntryRule,
    text: &str,
    component: Option<Component>,
    at: usize,
) -> Option<ParseErrorKind> {
    let begins = |delimiter: &str| text[at..].starts_with(delimiter);
    if !entry.takes_scheme() {
        begins(delimiter::SCHEME).then_some(ParseErrorKind::Scheme)
    } else if entry.needs_scheme() && component == Some(Component::Scheme) {
        Some(ParseErrorKind::NoScheme)
    } else if !entry.takes_fragment() {
        begins(delimiter::FRAGMENT).then_some(ParseErrorKind::Fragment)
    } else {
        None
    }
}
