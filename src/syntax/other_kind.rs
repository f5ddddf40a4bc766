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
    match entry {
        EntryRule::UriReference | EntryRule::IriReference => None,
        EntryRule::RelativeRef | EntryRule::RelativeIriRef => {
            begins(delimiter::SCHEME).then_some(ParseErrorKind::Scheme)
        }
        _ if component == Some(Component::Scheme) => Some(ParseErrorKind::NoScheme),
        EntryRule::Uri | EntryRule::Iri => None,
        EntryRule::AbsoluteUri | EntryRule::AbsoluteIri => {
            begins(delimiter::FRAGMENT).then_some(ParseErrorKind::Fragment)
        }
    }
}
