//! How far a URI could be intended to go.

use super::options::FindOptions;
use super::punctuation::{APOSTROPHE, QUOTE, SEPARATORS, is_end};
use super::trimming::without_entity;
use crate::text::delimiter::{FRAGMENT, QUERY, SEGMENT};

/// Why a URI ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// A quote comes before it, and this is the other one.
    Quote,
    /// The limit was reached.
    Limit,
    Other,
}

/// How far a URI after `before` could be intended to go, within `limit` bytes of `rest`, and why it ends there.
pub(super) fn intended<'t>(before: &str, rest: &'t str, limit: usize, options: &FindOptions<'_>) -> (&'t str, End) {
    let [is_quoted, is_in_apostrophes] = [QUOTE, APOSTROPHE].map(|quote| before.ends_with(quote));
    let (mut brackets, mut unopened) = (Brackets::new(), None);
    let end = rest.char_indices().find(|&(at, it)| {
        if !brackets.read(it, &rest[at..]) {
            unopened = unopened.or(Some(at));
        }
        let is_apostrophe = it == APOSTROPHE && is_in_apostrophes;
        let is_separator = SEPARATORS.contains(&it) && divides_uris(rest, at + it.len_utf8(), options);
        at >= limit || is_end(it) || is_apostrophe || is_separator || unopened.is_some() && !is_quoted
    });
    match (end, unopened) {
        (Some((end, QUOTE)), _) if is_quoted => (&rest[..end], End::Quote),
        (_, Some(end)) => (&rest[..end], End::Other),
        (Some((end, _)), _) if end >= limit => (&rest[..end], End::Limit),
        (Some((end, _)), _) => (&rest[..end], End::Other),
        (None, _) => (rest, End::Other),
    }
}

/// Whether the separator before an offset divides two URIs: it does not end an entity of HTML, and another URI follows it.
fn divides_uris(text: &str, offset: usize, options: &FindOptions<'_>) -> bool {
    options.begins_uri(&text[offset..]) && without_entity(&text[..offset]).is_none()
}

/// Separates a fragment from what is read of the document there; a bracket that opens before it is not closed after it.
const FRAGMENT_DIRECTIVE: &str = ":~:";

/// The brackets that are open in a part of a component. "Don't match across interior syntax" (the tests of UTS #58): a segment of
/// a path, a name or a value of a query has its own.
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
