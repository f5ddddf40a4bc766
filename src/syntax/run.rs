//! Checking a text by a rule, without its parse tree.
//!
//! A component that is checked for an edit is mostly a run of ASCII characters that its rule allows. That is seen without pest, by the
//! sets that `build.rs` finds in the grammar. What is not seen to be right so, pest is asked about.

use super::error::ParseError;
use super::grammar::Rule;
use super::span::MAX_LENGTH;
use super::table::Characters;
use super::tree::ParseTree;
use crate::delimiter::SEGMENT;

/// Whether a rule matches the whole of a text.
pub(crate) fn check(rule: Rule, text: &str) -> Result<(), ParseError> {
    if is_plain(rule, text) && text.len() <= MAX_LENGTH { Ok(()) } else { ParseTree::parse_by(rule, text).map(drop) }
}

/// Whether a rule is seen to match a text: never where it does not match.
fn is_plain(rule: Rule, text: &str) -> bool {
    let (rule, is_path) = match rule {
        // Any text of segments and the slashes between them is a path of one form or another.
        Rule::path | Rule::ipath => (Rule::segment, true),
        Rule::host | Rule::ihost => (Rule::reg_name, false),
        _ => (rule, false),
    };
    let Some(run) = &rule.entry().run else { return false };
    let rest = if is_path { run.rest.with(SEGMENT) } else { run.rest };
    let starts = run.first.is_none_or(|set| text.bytes().next().is_some_and(|first| set.has(first)));
    starts && is_run(rest, run.has_octets, text)
}

/// Whether a text is of these characters only, and of percent-encoded octets if they may be there.
fn is_run(characters: Characters, has_octets: bool, text: &str) -> bool {
    let digits = Characters::of(Rule::HEXDIG);
    let mut rest = text.as_bytes();
    loop {
        rest = match rest {
            [] => return true,
            [it, behind @ ..] if characters.has(*it) => behind,
            [b'%', high, low, behind @ ..] if has_octets && digits.has(*high) && digits.has(*low) => behind,
            _ => return false,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::String;

    const RULES: [Rule; 15] = [
        Rule::scheme,
        Rule::userinfo,
        Rule::host,
        Rule::port,
        Rule::path,
        Rule::query,
        Rule::fragment,
        Rule::segment,
        Rule::reg_name,
        Rule::iuserinfo,
        Rule::ihost,
        Rule::ipath,
        Rule::iquery,
        Rule::ifragment,
        Rule::isegment,
    ];

    fn agrees(rule: Rule, text: &str) {
        let parsed = ParseTree::parse_by(rule, text).is_ok();
        assert_eq!(check(rule, text).is_ok(), parsed, "{rule:?} {text:?}");
        // What is ASCII is seen; but for an IP literal, which is no run.
        if text.is_ascii() && !text.starts_with('[') {
            assert_eq!(is_plain(rule, text), parsed, "{rule:?} {text:?}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "so many texts take an hour")]
    fn as_pest_has_it() {
        let characters = || (0..128u8).map(char::from).chain(['\u{e9}', '\u{e000}', '\u{ffff}']);
        for rule in RULES {
            for text in
                ["", "%", "%4", "%41", "%4g", "a%c3%A9b", "%%41", "%41%", "[::1]", "[::1]x", "1.2.3.4", "1.2.3.4x"]
            {
                agrees(rule, text);
            }
            for character in characters() {
                for text in ["{}", "a{}", "{}a", "/{}", "{}/", "%4{}", "%{}1", "a{}/b", "//{}"] {
                    agrees(rule, &text.replace("{}", &String::from(character)));
                }
            }
            for (first, second) in
                characters().flat_map(|first| ['/', ':', '.', '%', '1'].map(|second| (first, second)))
            {
                agrees(rule, &format!("{first}{second}"));
                agrees(rule, &format!("{second}{first}"));
            }
        }
    }
}
