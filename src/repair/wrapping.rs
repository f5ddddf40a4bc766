//! What is written around a URI in other text, and the lines that it is broken into (RFC 3986, appendix C).

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::encoding::AllowedCharacters;
use crate::parse::notation::{AROUND, PERHAPS_AROUND, begins_with_known_scheme, without_label};
use crate::text::scan::find_any;

/// Comes before the text of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

pub(super) const LINE_BREAKS: [char; 2] = ['\n', '\r'];

/// At the end of a line it may have been added to break a word.
const HYPHEN: char = '-';

/// Removes what surrounds a URI in other text: controls and spaces, as browsers remove them, a byte order mark,
/// brackets or quotation marks, and the label in them. White space that the grammar allows stays, and so do brackets
/// that may be part of a reference.
pub(super) fn without_wrapping<'t>(allowed: &AllowedCharacters, text: &'t str) -> &'t str {
    // "C0 control or space" (URL Standard, section 4.4).
    let is_around = |it: char| (it <= ' ' || it == BYTE_ORDER_MARK) && !allowed.in_any_component(it);
    let trimmed = text.trim_matches(is_around);
    let inside_of = |(open, close)| trimmed.strip_prefix(open)?.strip_suffix::<char>(close);
    let perhaps = || PERHAPS_AROUND.into_iter().find_map(inside_of).filter(|inside| begins_with_known_scheme(inside));
    let inside = AROUND.into_iter().find_map(inside_of).or_else(perhaps);
    inside.map_or(trimmed, |inside| without_label(inside.trim_matches(is_around)))
}

/// Removes tabs and line breaks, as browsers do; also returns the offset in the result of each.
pub(super) fn without_line_breaks(text: &str) -> (Cow<'_, str>, Vec<usize>) {
    let bytes = [b'\t', b'\n', b'\r'];
    if find_any(text.as_bytes(), bytes).is_none() {
        return (Cow::Borrowed(text), Vec::new());
    }
    let is_removed = bytes.map(char::from);
    let (mut plain, mut removed) = (String::with_capacity(text.len()), Vec::new());
    for piece in text.split_inclusive(is_removed) {
        let kept = piece.trim_end_matches(is_removed);
        plain.push_str(kept);
        if kept.len() < piece.len() {
            removed.push(plain.len());
        }
    }
    (Cow::Owned(plain), removed)
}

/// Joins lines, without the white space around their breaks. `None` if it has none, if a line ends with a hyphen, which
/// may or may not be part of the URI, or if an empty line divides it.
pub(crate) fn unbroken(text: &str) -> Option<String> {
    let lines = || text.split(LINE_BREAKS).map(str::trim_ascii);
    let has_empty_line = || text.split('\n').any(|line| line.trim_ascii().is_empty());
    if !text.contains(LINE_BREAKS) || lines().any(|line| line.ends_with(HYPHEN)) || has_empty_line() {
        return None;
    }
    let mut joined = String::with_capacity(text.len());
    joined.extend(lines());
    Some(joined)
}
