//! Escapes texts for a terminal.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Returns whether a character controls a terminal, or the order or lines of text.
pub fn is_control(character: char) -> bool {
    let embeddings = '\u{202a}'..='\u{202e}';
    let isolates = '\u{2066}'..='\u{2069}';
    let marks = ['\u{61c}', '\u{200e}', '\u{200f}'];
    let line_separators = ['\u{2028}', '\u{2029}'];
    character.is_control()
        || embeddings.contains(&character)
        || isolates.contains(&character)
        || marks.contains(&character)
        || line_separators.contains(&character)
}

/// Escapes control characters in a text.
pub fn escape(text: &str) -> Cow<'_, str> {
    escape_all_but(text, |_| false)
}

/// Escapes control characters and non-ASCII characters in a text: some look like those of ASCII.
pub fn escape_to_ascii(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, ' '..='~') { shown.push(character) } else { shown.extend(character.escape_default()) }
    }
    shown
}

/// Escapes control characters in a text, except line breaks.
pub fn escape_lines(text: &str) -> Cow<'_, str> {
    escape_all_but(text, |character| character == '\n')
}

/// Escapes control characters and invalid UTF-8 in bytes.
pub fn escape_bytes(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(&escape(chunk.valid()));
        for byte in chunk.invalid() {
            // Writing to a `String` does not fail.
            let _ = write!(text, "\\x{byte:02X}");
        }
    }
    text
}

fn escape_all_but(text: &str, is_kept: impl Fn(char) -> bool) -> Cow<'_, str> {
    let is_escaped = |character: char| is_control(character) && !is_kept(character);
    if !text.contains(is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(2 * text.len());
    for character in text.chars() {
        if is_escaped(character) { shown.extend(character.escape_debug()) } else { shown.push(character) }
    }
    Cow::Owned(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(escape("a\u{1b}[31m\n\t\u{9b}\u{202e}\u{200f}\\"), r"a\u{1b}[31m\n\t\u{9b}\u{202e}\u{200f}\");
        assert_eq!(escape("e\u{301} \u{200d}\u{1f600}"), "e\u{301} \u{200d}\u{1f600}");
        assert_eq!(escape_to_ascii("\u{430}\n\r\u{1b}\u{2028} ~\\\""), r#"\u{430}\n\r\u{1b}\u{2028} ~\""#);
        assert_eq!(escape_lines("it's \"a\"\n\u{1b}[31m \\d\n"), "it's \"a\"\n\\u{1b}[31m \\d\n");
    }

    #[test]
    fn invalid_utf_8_is_escaped_as_bytes() {
        assert_eq!(escape_bytes(b"\xc3\xa9\xff\x1b\xc3"), "\u{e9}\\xFF\\u{1b}\\xC3");
    }
}
