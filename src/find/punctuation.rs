//! What ends a URI because of the text before it or after it.

use super::characters::{UNKNOWN, is_end};
use super::escape::escape_at;
use super::html::begins_entity;
use super::soft::is_soft;
use super::trimming::without_entity;

/// What may come right before a URI, and then ends it right after it.
const CLOSING: [(char, &str); 8] =
    [('\'', "'"), ('(', ")"), ('[', "]|"), ('{', "}|"), ('<', "|"), ('|', "|]}"), (',', ","), (';', ";")];

/// Comes before the URI of a hyperlink of a terminal, which may have a `;`: `ESC ] 8 ; ; http://h/a ESC \`.
const HYPERLINK: &str = "]8;;";

/// The characters that end a URI because of the text right before it.
pub(super) fn closing(before: &str) -> &'static str {
    let pair = CLOSING.iter().find(|(opening, _)| before.ends_with(*opening));
    let is_separator = !before.ends_with(HYPERLINK) && without_entity(before).is_none();
    pair.filter(|&&(opening, _)| opening != ';' || is_separator).map_or("", |(_, closing)| closing)
}

/// Characters that close something around a URI, separate it from other things, or begin an escape.
const AFTER_URI: [char; 6] = [')', ']', '}', '|', '\\', UNKNOWN];

/// Whether the text right after a URI continues its word.
pub(super) fn continues_after(after: &str) -> bool {
    let next = escape_at(after).or_else(|| after.chars().next());
    next.is_some_and(|it| !is_end(it) && !AFTER_URI.contains(&it) && !is_soft(it)) && !begins_entity(after)
}
