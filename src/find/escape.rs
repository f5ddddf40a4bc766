//! Escapes around URIs: the sequences of terminals, and those in the strings of programs.

use super::characters::UNKNOWN;
use crate::text::characters::BACKSLASH;

const ESCAPE: char = '\u{1b}';

/// The `ESC [` of a terminal as syslog writes it.
pub(super) const SYSLOG_ESCAPE: (&str, &str) = ("#033", "[");

/// A name without the end of an escape that begins before it and has letters, too: the `m` of `ESC [ 31 m`, the `u003c`
/// of `\u003c`.
pub(super) fn without_escape<'t>(before: &str, name: &'t str) -> &'t str {
    let after_code = || before.ends_with(BACKSLASH).then(|| code_at(name))?.map(|(_, rest)| rest);
    after_sequence(before, name).or_else(after_code).unwrap_or(name)
}

/// A name without the letter of an escaped line break or tab before it.
pub(super) fn without_escaped_space<'t>(before: &str, name: &'t str) -> &'t str {
    name.strip_prefix(['n', 'r', 't']).filter(|_| before.ends_with(BACKSLASH)).unwrap_or(name)
}

/// The text after a sequence of a terminal that ends in a name (ECMA-48, section 5.4; ECMA-35, section 13). Text that
/// is copied from a terminal may have lost the `ESC` of a colour.
fn after_sequence<'t>(before: &str, name: &'t str) -> Option<&'t str> {
    let end = name.trim_start_matches(|it: char| it.is_ascii_digit());
    let rest = end.strip_prefix(|it: char| it.is_ascii_alphabetic())?;
    let has_number = end.len() < name.len() || before.ends_with(|it: char| it.is_ascii_digit());
    let introducer = before.trim_end_matches(is_parameter);
    let is_colour = || introducer.ends_with('[') && has_number && end.starts_with('m');
    (introducer.strip_suffix('[').unwrap_or(introducer).ends_with(ESCAPE) || is_colour()).then_some(rest)
}

/// The text after the control sequences at its start, such as colours.
pub(super) fn after_colours(text: &str) -> &str {
    let mut text = text;
    while let Some(sequence) = text.strip_prefix(ESCAPE).and_then(|it| it.strip_prefix('[')) {
        let end = sequence.trim_start_matches(is_parameter);
        text = end.strip_prefix(|it: char| it.is_ascii()).unwrap_or(end);
    }
    text
}

/// Whether a character is a parameter of a sequence, or between the parameters and the last character.
fn is_parameter(character: char) -> bool {
    matches!(character, ' '..='?')
}

/// The character of the escape at the start of a text: `\u00fc`, `\x3e`; a space for `\n`, `\"` and the like, which end
/// a URI. `\.` and `\/` are escapes of regular expressions.
pub(super) fn escape_at(text: &str) -> Option<char> {
    if text.strip_prefix(SYSLOG_ESCAPE.0).is_some_and(|it| it.starts_with(SYSLOG_ESCAPE.1)) {
        return Some(' ');
    }
    let escape = text.strip_prefix(BACKSLASH)?;
    if let Some((character, _)) = code_at(escape) {
        return Some(character);
    }
    let is_escape = |it: char| it.is_ascii_alphanumeric() || ['"', '\'', BACKSLASH].contains(&it);
    escape.starts_with(is_escape).then_some(if escape.starts_with("u{") { UNKNOWN } else { ' ' })
}

/// The character whose code is at the start of a text, and the text after it: `u00fc`, `x3e`.
fn code_at(text: &str) -> Option<(char, &str)> {
    let length = match text.chars().next()? {
        'x' => 2,
        'u' => 4,
        'U' => 8,
        _ => return None,
    };
    let code = u32::from_str_radix(text.get(1..=length)?, 16).ok()?;
    // Half of a character beyond the basic plane is not a letter that continues a word.
    Some((char::from_u32(code).unwrap_or(' '), &text[1 + length..]))
}
