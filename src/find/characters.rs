//! The characters that end a URI in running text, and those that belong to the sentence.

use crate::text::characters::changes_direction;

pub(super) const QUOTE: char = '"';
pub(super) const APOSTROPHE: char = '\'';

/// Characters that end a URI in running text, besides white space and controls: those around URIs, and around code in
/// Markdown.
const ENDS: [char; 4] = ['<', '>', QUOTE, '`'];

/// Characters that divide URIs in a list without spaces, if another URI follows.
pub(super) const SEPARATORS: [char; 2] = [',', ';'];

/// The character of a reference whose name is not known here. It ends a URI.
pub(super) const UNKNOWN: char = char::REPLACEMENT_CHARACTER;

/// Characters on both sides of emphasized text in Markdown.
pub(super) const EMPHASIS: [char; 3] = ['*', '_', '~'];

/// Whether a character ends every URI in running text, except between quotes.
pub(super) fn is_end(character: char) -> bool {
    ENDS.contains(&character)
        || character.is_whitespace()
        || character.is_control()
        || (!character.is_ascii() && (is_east_asian(character) || is_unseen(character) || is_private(character)))
}

/// Whether a character is invisible around a URI: it changes the direction of text, or says where lines may break.
pub(super) fn is_unseen(character: char) -> bool {
    changes_direction(character) || matches!(character, '\u{200B}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}')
}

/// Whether a character is a bracket or punctuation of East Asian text, which has no spaces: one of the blocks CJK
/// Symbols and Punctuation, Vertical Forms, CJK Compatibility Forms, Small Form Variants, and Halfwidth and Fullwidth
/// Forms.
fn is_east_asian(character: char) -> bool {
    let is_symbol = matches!(character, '\u{3001}'..='\u{3003}' | '\u{3008}'..='\u{3011}' | '\u{3014}'..='\u{301F}');
    let is_form = matches!(character, '\u{FE10}'..='\u{FE1F}' | '\u{FE30}'..='\u{FE6F}' | '\u{FF01}'..='\u{FF65}');
    is_symbol || is_form && !character.is_alphanumeric()
}

/// Whether a character is for private use, and so has no meaning in a text.
pub(super) fn is_private(character: char) -> bool {
    matches!(character, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..)
}
