//! URIs in angle brackets (RFC 3986, appendix C).

use alloc::string::String;

/// Once written before a URI in angle brackets.
const LABEL: &str = "URL:";

const LINE_BREAKS: [char; 2] = ['\n', '\r'];

/// At the end of a line it may have been added to break a word.
const HYPHEN: char = '-';

/// The URI in the text between angle brackets, if it is one: without white space around it and the label `URL:`.
pub(super) fn inside_brackets(inside: &str) -> &str {
    without_label(inside.trim_ascii())
}

/// The text without the label `URL:`, and without white space around what follows it.
pub(crate) fn without_label(text: &str) -> &str {
    match text.split_at_checked(LABEL.len()) {
        Some((label, rest)) if label.eq_ignore_ascii_case(LABEL) => rest.trim_ascii(),
        _ => text,
    }
}

/// The text without line breaks and the white space around them. `None` if it has none, if a line ends with a hyphen, which may
/// or may not be part of the URI, or if an empty line divides it.
pub(super) fn unbroken(text: &str) -> Option<String> {
    let lines = || text.split(LINE_BREAKS).map(str::trim_ascii);
    let has_empty_line = || text.split('\n').any(|line| line.trim_ascii().is_empty());
    if !text.contains(LINE_BREAKS) || lines().any(|line| line.ends_with(HYPHEN)) || has_empty_line() {
        return None;
    }
    let mut joined = String::with_capacity(text.len());
    joined.extend(lines());
    Some(joined)
}
