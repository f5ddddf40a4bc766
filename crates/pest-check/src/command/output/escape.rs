//! Escapes texts for a terminal.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Returns whether a terminal would act on a character, or would show other text or another order because of it.
pub fn is_acted_on(character: char) -> bool {
    let directs = '\u{202a}'..='\u{202e}';
    let isolates = '\u{2066}'..='\u{2069}';
    let marks = ['\u{61c}', '\u{200e}', '\u{200f}'];
    let ends_line = ['\u{2028}', '\u{2029}'];
    character.is_control()
        || directs.contains(&character)
        || isolates.contains(&character)
        || marks.contains(&character)
        || ends_line.contains(&character)
}

/// Escapes a text so that a terminal only displays it.
pub fn escape(text: &str) -> Cow<'_, str> {
    escape_all_but(text, |_| false)
}

/// Does the same for a text, and keeps its line ends.
pub fn escape_lines(text: &str) -> Cow<'_, str> {
    escape_all_but(text, |character| character == '\n')
}

/// Escapes bytes that need not be text.
pub fn escape_bytes(octets: &[u8]) -> String {
    let mut text = String::with_capacity(octets.len());
    for chunk in octets.utf8_chunks() {
        text.push_str(&escape(chunk.valid()));
        for octet in chunk.invalid() {
            // Writing to a `String` does not fail.
            let _ = write!(text, "\\x{octet:02X}");
        }
    }
    text
}

fn escape_all_but(text: &str, is_wanted: impl Fn(char) -> bool) -> Cow<'_, str> {
    let is_escaped = |character: char| is_acted_on(character) && !is_wanted(character);
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
    fn what_a_terminal_acts_on_is_escaped_and_the_rest_is_not() {
        assert_eq!(escape("a\u{1b}[31m\n\t\u{9b}\u{202e}\u{200f}\\"), r"a\u{1b}[31m\n\t\u{9b}\u{202e}\u{200f}\");
        assert_eq!(escape("e\u{301} \u{200d}\u{1f600}"), "e\u{301} \u{200d}\u{1f600}");
        assert_eq!(escape_lines("it's \"a\"\n\u{1b}[31m \\d\n"), "it's \"a\"\n\\u{1b}[31m \\d\n");
    }

    #[test]
    fn an_octet_of_no_character_is_shown_as_a_number() {
        assert_eq!(escape_bytes(b"\xc3\xa9\xff\x1b\xc3"), "\u{e9}\\xFF\\u{1b}\\xC3");
    }
}
