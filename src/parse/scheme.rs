//! Schemes at the start and at the end of a text.

use crate::grammar::rules::Rule;
use crate::grammar::table::Characters;
use crate::parse::recognizer::matched;
use crate::text::delimiter::SCHEME;

/// The scheme at the start of a text, if a colon follows it.
pub(crate) fn scheme_at_start(text: &str) -> Option<&str> {
    let scheme = &text[..matched(Rule::scheme, text).filter(|&length| length > 0)?];
    text[scheme.len()..].starts_with(SCHEME).then_some(scheme)
}

/// The longest suffix of a word that is a scheme.
pub(crate) fn scheme_at_end(word: &str) -> Option<&str> {
    let letters = Characters::from_rule(Rule::ALPHA);
    let mut rest = word;
    loop {
        rest = &rest[rest.bytes().position(|byte| letters.has(byte))?..];
        match matched(Rule::scheme, rest).filter(|&length| length > 0)? {
            length if length == rest.len() => return Some(rest),
            length => rest = &rest[length..],
        }
    }
}
