//! Characters that end a URI in running text, and those that belong to the sentence.

use crate::text::characters::changes_direction;

pub(super) const QUOTE: char = '"';
pub(super) const APOSTROPHE: char = '\'';

/// Characters that end a URI in running text, besides white space: those around URIs, and around code in Markdown.
const ENDS: [char; 4] = ['<', '>', QUOTE, '`'];

/// Characters that are allowed in an IRI, but are not intended as part of one: quotes, brackets and punctuation of several
/// scripts.
const ENDS_OF_IRIS: &[char] = &[
    '\u{ab}', '\u{bb}', '\u{2039}', '\u{203a}', '\u{201c}', '\u{201d}', '\u{201e}', '\u{201f}', '\u{3001}', '\u{3002}',
    '\u{3008}', '\u{3009}', '\u{300a}', '\u{300b}', '\u{300c}', '\u{300d}', '\u{300e}', '\u{300f}', '\u{3010}',
    '\u{3011}', '\u{3014}', '\u{3015}', '\u{ff01}', '\u{ff08}', '\u{ff09}', '\u{ff0c}', '\u{ff1a}', '\u{ff1b}',
    '\u{ff1f}', '\u{ff3b}', '\u{ff3d}', '\u{ff5b}', '\u{ff5d}', '\u{ff61}', '\u{ff62}', '\u{ff63}', '\u{ff64}',
];

/// Characters that end a sentence, or a part of one, rather than belong to a URI.
pub(super) const PUNCTUATION: [char; 18] = [
    '.', ',', ';', ':', '!', '?', APOSTROPHE, '\u{2026}', '\u{2018}', '\u{2019}', '\u{589}', '\u{60c}', '\u{61b}',
    '\u{61f}', '\u{6d4}', '\u{964}', '\u{965}', '\u{1362}',
];

/// Characters on both sides of emphasized text in Markdown.
pub(super) const EMPHASIS: [char; 3] = ['*', '_', '~'];

/// Whether a character ends every URI in running text, except between quotes.
pub(super) fn is_end(character: char) -> bool {
    ENDS.contains(&character)
        || character.is_whitespace()
        || (!character.is_ascii() && (ENDS_OF_IRIS.contains(&character) || is_unseen(character)))
}

/// Characters that close something around a URI, separate it from other things, or begin an escape.
const AFTER_URI: [char; 5] = [')', ']', '}', '|', '\\'];

/// Whether the text right after a URI continues its word.
pub(super) fn continues_after(after: &str) -> bool {
    let next = after.chars().next();
    next.is_some_and(|it| !is_end(it) && !AFTER_URI.contains(&it) && !PUNCTUATION.contains(&it))
}

/// Whether a character is invisible around a URI: it changes the direction of text, or says where lines may break.
pub(super) fn is_unseen(character: char) -> bool {
    changes_direction(character) || matches!(character, '\u{200B}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}')
}
