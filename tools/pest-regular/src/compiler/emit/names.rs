//! Writes characters and bitmaps in Rust.

use super::super::expression::{Set, ranges};
use super::super::first_sets::Facts;

pub(super) fn constant(group: usize, bitmap: usize) -> String {
    format!("RUN_{group}_{bitmap}")
}

/// A pattern of bytes.
pub(super) fn pattern(ascii: u128) -> String {
    let parts: Vec<String> = ranges(ascii)
        .into_iter()
        .map(|(first, last)| if first == last { byte(first) } else { format!("{}..={}", byte(first), byte(last)) })
        .collect();
    parts.join(" | ")
}

/// A pattern of the bytes that a match may begin with.
pub(super) fn first_pattern(facts: Facts) -> String {
    pattern(facts.first) + if facts.first_beyond { " | 0x80.." } else { "" }
}

/// The ranges of the bytes that a match may begin with.
pub(super) fn first_ranges(facts: Facts) -> String {
    let beyond = facts.first_beyond.then(|| "(0x80, 0xff)".to_owned());
    pairs(facts.first).chain(beyond).collect::<Vec<_>>().join(", ")
}

/// A set of ASCII characters.
pub(super) fn set(ascii: u128) -> String {
    format!("Set::from_ranges(&[{}])", pairs(ascii).collect::<Vec<_>>().join(", "))
}

/// The first and the last character of each range.
pub(super) fn pairs(ascii: u128) -> impl Iterator<Item = String> {
    ranges(ascii).into_iter().map(|(first, last)| format!("({}, {})", byte(first), byte(last)))
}

/// An ASCII character as a byte of Rust.
pub(super) fn byte(it: char) -> String {
    format!("b'{}'", u8::try_from(it).unwrap_or_default().escape_ascii())
}

/// A character is looked up if its set has more ranges than this: Rust compiles a pattern to one
/// comparison after the other.
const MANY: usize = 32;

/// The test whether a character beyond ASCII is in a set.
pub(super) fn is_beyond(character: &str, set: &Set) -> String {
    let ranges = set.others.iter().map(|(first, last)| (u32::from(*first), u32::from(*last)));
    if ranges.len() > MANY {
        let parts: Vec<String> = ranges.map(|(first, last)| format!("({first:#x}, {last:#x})")).collect();
        return format!("runtime::is_in(&[{}], {character})", parts.join(", "));
    }
    let parts: Vec<String> = ranges.map(|(first, last)| format!("{first:#x}..={last:#x}")).collect();
    format!("matches!({character}, {})", parts.join(" | "))
}

/// A line of a grammar for a comment. Characters that change the direction of text or end a line
/// are escaped, because Rust rejects them.
pub(super) fn comment(line: &str) -> String {
    let is_shown = |it: char| !it.is_control() && !matches!(it, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let mut comment = String::new();
    for it in line.trim_end().chars() {
        if is_shown(it) { comment.push(it) } else { comment.extend(it.escape_default()) }
    }
    comment
}
