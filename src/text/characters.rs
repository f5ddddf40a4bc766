//! Characters with the same meaning everywhere, which no grammar here names; and the width of text.

use core::fmt;

use unicode_width::UnicodeWidthChar as _;

/// Often written instead of a slash; browsers read one as a slash.
pub(crate) const BACKSLASH: char = '\\';

/// Whether browsers remove a character wherever it is in a URL (URL Standard, section 4.4).
pub(crate) fn is_removed(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\r')
}

/// The width in terminal columns of a text without control characters.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().filter_map(|it| it.width()).sum()
}

/// The length in bytes of the beginning of a text that fits into so many columns. The first character always fits.
pub(crate) fn fitting(text: &str, room: usize) -> usize {
    let mut taken = 0;
    let beyond = text.char_indices().find(|&(at, it)| {
        taken += it.width().unwrap_or_default();
        at > 0 && taken > room
    });
    beyond.map_or(text.len(), |(at, _)| at)
}

/// Whether a character changes the direction of text. RFC 3987, section 4.1: "IRIs MUST NOT contain bidirectional
/// formatting characters (LRM, RLM, LRE, RLE, LRO, RLO, and PDF)"; and the isolates and the Arabic letter mark, which
/// Unicode has added since.
pub(crate) fn changes_direction(character: char) -> bool {
    matches!(character, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether some program drops a character of a link: a control, white space, or one that is not seen. Then what is
/// before it and what is after it become one.
pub(crate) fn may_vanish(character: char) -> bool {
    character.is_whitespace() || character == SOFT_HYPHEN || character.width().unwrap_or_default() == 0
}

/// Shown only where a line breaks.
const SOFT_HYPHEN: char = '\u{ad}';

/// A host as a message shows it. Control characters and non-ASCII characters are escaped: a Cyrillic `\u{430}` looks
/// like an `a`.
pub(crate) struct EscapedHost<'h>(pub(crate) &'h str);

impl fmt::Display for EscapedHost<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|character| match character {
            '\'' | '"' => write!(formatter, "{character}"),
            other => write!(formatter, "{}", other.escape_default()),
        })
    }
}

/// A character as a message shows it. Control characters and invisible characters are escaped.
pub(crate) struct Escaped(pub(crate) char);

impl fmt::Display for Escaped {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            ' '..='~' => write!(formatter, "{}", self.0),
            other => write!(formatter, "{}", other.escape_debug()),
        }
    }
}

/// A character in quotes other than itself.
pub(crate) struct Quoted(pub(crate) char);

impl fmt::Display for Quoted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            '`' => formatter.write_str("'`'"),
            other => write!(formatter, "`{}`", Escaped(other)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_match_a_terminal() {
        for (text, taken) in [("", 0), ("a\u{e9}", 2), ("\u{65e5}\u{672c}", 4), ("e\u{301}", 1), ("\u{1f600}", 2)] {
            assert_eq!(columns(text), taken, "{text}");
        }
    }

    #[test]
    fn fitting_text_is_not_empty_and_keeps_combining_marks() {
        let wide = "\u{65e5}\u{672c}";
        assert_eq!([0, 1, 2, 3, 4].map(|room| fitting(wide, room)), [3, 3, 3, 3, 6]);
        assert_eq!((fitting("e\u{301}f", 1), fitting("", 1)), (3, 0));
    }
}
