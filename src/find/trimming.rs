//! Punctuation of the sentence around a URI.

use super::characters::{APOSTROPHE, EMPHASIS};
use super::soft::is_soft;

/// The text without the punctuation of the sentence around it. `before` is the text before it.
pub(super) fn without_punctuation<'t>(before: &str, text: &'t str) -> &'t str {
    let (mut text, mut marks) = (text, EMPHASIS.map(Some));
    while let Some(last) = text.chars().next_back() {
        text = match last {
            ';' => without_entity(text).unwrap_or(&text[..text.len() - 1]),
            APOSTROPHE if ends_what_another_begins(text) => break,
            last if is_soft(last) => &text[..text.len() - last.len_utf8()],
            // Each is looked for once: the line before the text may be long.
            last if marks.iter_mut().any(|it| it.take_if(|it| *it == last).is_some())
                && is_emphasized(before, last) =>
            {
                text.trim_end_matches(last)
            }
            _ => break,
        };
    }
    text
}

/// Whether emphasis begins right before the text, or with a word before it in its line.
fn is_emphasized(before: &str, mark: char) -> bool {
    let Some(at) = before.rfind(['\n', mark]).filter(|&at| before[at..].starts_with(mark)) else { return false };
    let word = &before[at + mark.len_utf8()..];
    let is_in_word = before[..at].trim_end_matches(mark).ends_with(char::is_alphanumeric);
    word.is_empty() || word.starts_with(char::is_alphanumeric) && !is_in_word
}

/// Whether the `'` at the end of a text closes another in it, with something between them: `$filter=Name%20eq%20'Bob'`.
fn ends_what_another_begins(text: &str) -> bool {
    let are_pairs = || text.matches(APOSTROPHE).count().is_multiple_of(2);
    !text[..text.len() - APOSTROPHE.len_utf8()].ends_with(APOSTROPHE) && are_pairs()
}

/// The text without an entity of HTML at its end: `&quot;`.
pub(super) fn without_entity(text: &str) -> Option<&str> {
    let name = text.strip_suffix(';')?;
    let rest = name.trim_end_matches(|it: char| it.is_ascii_alphanumeric());
    rest.strip_suffix('&').filter(|_| rest.len() < name.len())
}
