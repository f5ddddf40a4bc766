//! Where browsers find the parts of a text, valid or not (URL Standard, section 4.4).

use core::ops::Range;

use crate::grammar::Rule;
use crate::parse::recognizer::{matched, matched_by_check};
use crate::text::authority::Authority;
use crate::text::characters::BACKSLASH;
use crate::text::delimiter;

/// The ranges of the parts that decide where a request goes.
pub(crate) struct Outline {
    /// The scheme, if there is a valid one.
    pub(crate) scheme: Option<Range<usize>>,
    /// Whether it is a scheme of the grammar of unambiguous URLs.
    pub(crate) is_unambiguous: bool,
    /// The slashes and backslashes before the authority, or before the path if there is no authority.
    pub(crate) slashes: Range<usize>,
    pub(crate) authority: Option<Authority>,
}

impl Outline {
    /// The parts of a text after the white space that browsers ignore around it.
    pub(crate) fn new(text: &str) -> Self {
        let start = text.len() - text.trim_start_matches(is_trimmed).len();
        let end = start + text[start..].trim_end_matches(is_trimmed).len();
        let scheme = scheme_length(&text[start..end]).map(|length| start..start + length);
        let is_unambiguous = scheme
            .clone()
            .is_some_and(|it| matched_by_check(Rule::unambiguous_scheme, &text[it.clone()]) == Some(it.len()));
        let after = scheme.as_ref().map_or(start, |it| it.end + delimiter::SCHEME.len());
        let takes_backslashes = is_unambiguous || scheme.is_none();
        let is_slash = |it: char| it == delimiter::SEGMENT || takes_backslashes && it == BACKSLASH;
        let count = text[after..end].len() - text[after..end].trim_start_matches(is_slash).len();
        let least = if is_unambiguous { 0 } else { delimiter::AUTHORITY.len() };
        // Elsewhere, a third slash begins the path.
        let slashes = after..after + if takes_backslashes { count } else { count.min(least) };
        let authority = (count >= least).then(|| {
            let is_end = |it: char| delimiter::ends_authority(it) || takes_backslashes && it == BACKSLASH;
            let length = text[slashes.end..end].find(is_end).unwrap_or(end - slashes.end);
            Authority::up_to_last_at_sign(text, slashes.end..slashes.end + length)
        });
        Outline { scheme, is_unambiguous, slashes, authority }
    }
}

/// Whether browsers ignore a character around a URL: a control character of ASCII, or a space.
pub(crate) fn is_trimmed(character: char) -> bool {
    character <= ' '
}

/// The length of the scheme at the beginning of a text.
pub(crate) fn scheme_length(text: &str) -> Option<usize> {
    let length = delimiter::prefix(text).checked_sub(delimiter::SCHEME.len())?;
    (matched(Rule::scheme, &text[..length]) == Some(length)).then_some(length)
}
