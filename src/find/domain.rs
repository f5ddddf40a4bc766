//! Domain names in running text, before and after which something else may be written.

use super::characters::{APOSTROPHE, is_end};
use super::soft::is_soft;
use super::truncated_host::end_of_ascii;

const DOT: char = '.';
const HYPHEN: char = '-';

/// Which characters belong to a name: those of a URI, or those of an IRI.
#[derive(Clone, Copy)]
pub(super) struct Names {
    pub(super) are_international: bool,
}

impl Names {
    /// Whether a character belongs to a label: a letter, a digit or a hyphen (RFC 1123, section 2.1), or for IRIs a
    /// letter or a mark of any script.
    fn has(self, character: char) -> bool {
        let is_mark = |it| matches!(it, '\u{300}'..='\u{1FFF}' | '\u{200C}' | '\u{200D}' | '\u{A66F}'..='\u{ABFF}');
        if character.is_ascii() {
            return character.is_ascii_alphanumeric() || character == HYPHEN;
        }
        let is_letter = character.is_alphanumeric() || is_mark(character);
        self.are_international && is_letter && !is_soft(character) && !is_end(character)
    }

    /// The label at the end of a text.
    pub(super) fn label_before(self, text: &str) -> &str {
        let start = text.trim_end_matches(|it| self.has(it)).len();
        text[start..].trim_start_matches(HYPHEN)
    }

    /// The local part of an email address at the end of a text.
    ///
    /// UTS #58 has all characters of RFC 5322, section 3.2.3. The others, such as `=`, `{` and `*`, separate an address
    /// from the text before it.
    pub(super) fn local_part_before(self, text: &str) -> &str {
        let has = |it| self.has(it) || [DOT, '_', '+', APOSTROPHE].contains(&it);
        let start = text.trim_end_matches(has).len();
        text[start..].trim_start_matches([HYPHEN, APOSTROPHE])
    }

    /// The domain name at the start of a text, if it is one by its form: two labels or more, and the last is not a
    /// number.
    pub(super) fn domain_at(self, text: &str) -> Option<&str> {
        let end = text.find(|it| !self.has(it) && it != DOT).unwrap_or(text.len());
        let name = text[..end].trim_end_matches([DOT, HYPHEN]);
        let name = end_of_ascii(name).map_or(name, |end| &name[..end]);
        let (_, last) = name.rsplit_once(DOT)?;
        let is_last = last.starts_with(char::is_alphabetic) && last.chars().nth(1).is_some();
        let is_label = |label: &str| !label.is_empty() && !label.starts_with(HYPHEN) && !label.ends_with(HYPHEN);
        (is_last && name.split(DOT).all(is_label)).then_some(name)
    }
}

/// Whether the dots of a local part are between other characters (RFC 5322, section 3.2.3: `dot-atom`).
pub(super) fn is_dot_atom(local_part: &str) -> bool {
    local_part.split(DOT).all(|atom| !atom.is_empty())
}
