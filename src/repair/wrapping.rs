//! What is written around a URI in other text, and the lines that it is broken into (RFC 3986, appendix C).

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::encoding::AllowedCharacters;
use crate::parse::scheme_at_start;
use crate::registry::scheme_info::SchemeInfo;
use crate::text::delimiter::{AUTHORITY, SCHEME};
use crate::text::scan::find_any;

/// What is written around a URI in other text, and appears in no reference.
const AROUND: [(char, char); 3] = [('<', '>'), ('"', '"'), ('`', '`')];

/// What is written around a URI, too, and may be in a reference, or in one that is repaired.
const PERHAPS_AROUND: [(char, char); 7] =
    [('\'', '\''), ('(', ')'), ('[', ']'), ('{', '}'), ('\u{2018}', '\u{2019}'), ('\u{201c}', '\u{201d}'), ('«', '»')];

/// Comes before the text of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Once written before a URI in angle brackets.
const LABEL: &str = "URL:";

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

/// Whether a text begins with what is written before a URI.
pub(super) fn is_wrapped(text: &str) -> bool {
    let after = text.strip_prefix(PERHAPS_AROUND.map(|(open, _)| open));
    text.starts_with(AROUND.map(|(open, _)| open)) || after.is_some_and(begins_with_known_scheme)
}

/// Whether a text begins with a scheme that is before `//` or well known. With a bracket before it, it is not a
/// reference: the colon would be in the first segment.
fn begins_with_known_scheme(text: &str) -> bool {
    let text = without_label(text);
    scheme_at_start(text).is_some_and(|scheme| {
        let is_before_authority = || text[scheme.len() + SCHEME.len()..].starts_with(AUTHORITY);
        SchemeInfo::says(scheme, SchemeInfo::is_well_known) || is_before_authority()
    })
}

/// Removes the label `URL:`, and white space around the text and what follows the label.
pub(crate) fn without_label(text: &str) -> &str {
    let text = text.trim_ascii();
    match text.split_at_checked(LABEL.len()) {
        Some((label, rest)) if label.eq_ignore_ascii_case(LABEL) => rest.trim_ascii(),
        _ => text,
    }
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
