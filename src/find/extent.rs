//! How far a URI could be intended to go.

use core::cell::LazyCell;

use super::characters::{APOSTROPHE, QUOTE, SEPARATORS, is_end};
use super::html::{AMPERSAND, begins_entity};
use super::options::FindOptions;
use super::punctuation::closing;
use super::trimming::without_entity;
use crate::text::delimiter::{AUTHORITY, FRAGMENT, QUERY, SEGMENT, ends_authority, prefix};

/// Why a URI ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// A quote comes before it, and this is the other one.
    Quote,
    /// What comes before it, another URI in a list, or the end of a comment ends it.
    Delimiter,
    /// The limit was reached.
    Limit,
    Other,
}

/// How far a URI after `before` could be intended to go, within `limit` bytes of `rest`, and why it ends there.
pub(super) fn intended<'t>(before: &str, rest: &'t str, limit: usize, options: &FindOptions<'_>) -> (&'t str, End) {
    let is_quoted = before.ends_with(QUOTE);
    let authority = LazyCell::new(|| authority_end(rest));
    // Without an authority, a list is often a part of a URI: `geo:1,2`, `data:;base64,`.
    let closing = closing(before).trim_end_matches(|it| SEPARATORS.contains(&it) && authority.is_none());
    let (mut brackets, mut unopened, mut is_apostrophe_open) = (Brackets::new(), None, false);
    let (mut why, mut is_comment) = (End::Other, None);
    let end = rest.char_indices().find(|&(at, it)| {
        // Most characters.
        if it.is_ascii_alphanumeric() {
            return at >= limit;
        }
        let after = &rest[at + it.len_utf8()..];
        if !brackets.read(it, &rest[at..]) {
            unopened = unopened.or(Some(at));
        }
        let is_delimiter = before.ends_with(it) && closing.contains(it)
            || SEPARATORS.contains(&it) && divides_uris(rest, at + it.len_utf8(), options)
            || it == '*' && after.starts_with(SEGMENT) && *is_comment.get_or_insert_with(|| begins_comment(before));
        let is_apostrophe = it == APOSTROPHE && !is_quoted && at >= authority.unwrap_or(0);
        let ends_quotation = is_apostrophe && !is_apostrophe_open && after.starts_with(AFTER_QUOTATION);
        is_apostrophe_open ^= is_apostrophe;
        if is_delimiter {
            why = End::Delimiter;
        }
        let is_entity = it == AMPERSAND && !is_quoted && begins_entity(&rest[at..]);
        at >= limit || is_end(it) || is_entity || is_delimiter || ends_quotation || unopened.is_some() && !is_quoted
    });
    match (end, unopened) {
        (Some((end, QUOTE)), _) if is_quoted => (&rest[..end], End::Quote),
        (_, Some(end)) => (&rest[..end], End::Other),
        (Some((end, _)), _) if end >= limit => (&rest[..end], End::Limit),
        (Some((end, _)), _) => (&rest[..end], why),
        (None, _) => (rest, End::Other),
    }
}

/// What comes after a `'` that ends a quotation rather than being in a word: of a list, a call, a concatenation.
const AFTER_QUOTATION: [char; 6] = [',', ';', ':', '.', ')', '+'];

/// The end of the authority at the start of a text, maybe after a scheme; `None` if what is after a scheme is not an
/// authority.
fn authority_end(text: &str) -> Option<usize> {
    let scheme = prefix(text);
    let authority =
        if scheme > 0 { scheme + text[scheme..].strip_prefix(AUTHORITY).map(|_| AUTHORITY.len())? } else { 0 };
    Some(authority + text[authority..].find(ends_authority).unwrap_or(text.len() - authority))
}

/// Whether a comment begins in the last line of a text: `/*# sourceMappingURL=http://h/a.map*/`. Elsewhere, a `*/`
/// belongs to a pattern: `https://h/*/`.
fn begins_comment(before: &str) -> bool {
    let star = before.rfind(['\n', '*']).filter(|&at| before[at..].starts_with('*'));
    star.is_some_and(|at| before[..at].trim_end_matches('*').ends_with('/'))
}

/// Whether the separator before an offset divides two URIs: it does not end an entity of HTML, and another URI follows
/// it.
fn divides_uris(text: &str, offset: usize, options: &FindOptions<'_>) -> bool {
    options.begins_uri(&text[offset..]) && without_entity(&text[..offset]).is_none()
}

/// Separates a fragment from what is read of the document there; a bracket that opens before it is not closed after it.
const FRAGMENT_DIRECTIVE: &str = ":~:";

/// The brackets that are open in a part of a component. "Don't match across interior syntax" (the tests of UTS #58): a
/// segment of a path, a name or a value of a query has its own.
struct Brackets {
    open: usize,
    component: Component,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Component {
    Path,
    Query,
    Fragment,
}

impl Brackets {
    fn new() -> Self {
        Brackets { open: 0, component: Component::Path }
    }

    /// Reads a character, which is the first of `rest`. False if it closes a bracket that is not open.
    fn read(&mut self, character: char, rest: &str) -> bool {
        let next = match self.component {
            Component::Path if QUERY.contains(character) => Component::Query,
            Component::Path | Component::Query if FRAGMENT.contains(character) => Component::Fragment,
            component => component,
        };
        let divides = match self.component {
            Component::Path => character == SEGMENT,
            Component::Query => ['&', '='].contains(&character),
            Component::Fragment => character == ':' && rest.starts_with(FRAGMENT_DIRECTIVE),
        };
        if divides || next != self.component {
            *self = Brackets { open: 0, component: next };
        }
        match character {
            '(' => self.open += 1,
            ')' if self.open == 0 => return false,
            ')' => self.open -= 1,
            _ => {}
        }
        true
    }
}
