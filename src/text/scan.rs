//! Searching for bytes in short texts, a block of 8 to 64 at a time.
//!
//! Paths and components are mostly a few dozen bytes long, and their lengths vary. There, the end of a loop over bytes
//! costs most, because it cannot be predicted. These functions look at a whole block with one load and a few
//! operations.

use core::ops::Range;

/// Eight bytes as a number, the first byte lowest.
#[inline]
fn word(bytes: &[u8], at: usize) -> u64 {
    bytes[at..].first_chunk().map_or(0, |chunk| u64::from_le_bytes(*chunk))
}

/// Up to eight bytes as a number, the first byte lowest, and zeros above; without a loop.
#[inline]
fn short_word(bytes: &[u8]) -> u64 {
    let half = |at: usize| bytes[at..].first_chunk().map_or(0, |chunk| u32::from_le_bytes(*chunk));
    match bytes.len() {
        0 => 0,
        // Three offsets that cover all bytes, though some may be the same.
        length @ 1..4 => {
            [0, length / 2, length - 1].map(|at| u64::from(bytes[at]) << (8 * at)).into_iter().fold(0, |a, b| a | b)
        }
        // Two halves that may overlap.
        length => u64::from(half(0)) | u64::from(half(length - 4)) << (8 * (length - 4)),
    }
}

const LOW: u64 = u64::from_le_bytes([0x7F; 8]);

/// The highest bit of each byte of a word that is `byte`.
#[inline]
fn equal(word: u64, byte: u8) -> u64 {
    let differing = word ^ u64::from_le_bytes([byte; 8]);
    !(((differing & LOW) + LOW) | differing | LOW)
}

/// Whether this byte is in a block: a loop whose end does not depend on the bytes, for which compilers know
/// instructions.
#[inline]
fn is_in(block: &[u8; BLOCK], byte: u8) -> bool {
    block.iter().fold(0, |found, &it| found | u8::from(it == byte)) != 0
}

/// Whether one of the blocks of a text satisfies a condition; `None` for a text shorter than a block. Up to four
/// blocks, which may overlap, are all checked, because the number of blocks, and which one satisfies the condition,
/// cannot be predicted.
#[inline]
fn has_block(bytes: &[u8], is_in: impl Fn(&[u8; BLOCK]) -> bool) -> Option<bool> {
    let last = bytes.len().checked_sub(BLOCK)?;
    let is_at = |at: usize| bytes[at..].first_chunk().is_some_and(&is_in);
    let mut found = is_at(0) | is_at(last.min(BLOCK)) | is_at(last.min(2 * BLOCK)) | is_at(last);
    let mut at = 3 * BLOCK;
    while at < last {
        found |= is_at(at) | is_at(last.min(at + BLOCK));
        at += 2 * BLOCK;
    }
    Some(found)
}

const BLOCK: usize = 16;

/// Whether a text has this byte, which is not 0.
#[inline]
pub(crate) fn has_byte(text: &str, byte: u8) -> bool {
    let bytes = text.as_bytes();
    if let Some(found) = has_block(bytes, |block| is_in(block, byte)) {
        return found;
    }
    match bytes.len().checked_sub(8) {
        Some(last) => equal(word(bytes, 0), byte) | equal(word(bytes, last), byte) != 0,
        None => equal(short_word(bytes), byte) != 0,
    }
}

/// The offset of the first occurrence of this byte, which is not 0.
#[inline]
pub(crate) fn find_byte(bytes: &[u8], byte: u8) -> Option<usize> {
    first_marked(bytes, |word| equal(word, byte))
}

/// The highest bit of each byte of a word that is one of these.
#[inline]
fn equal_any<const N: usize>(word: u64, bytes: [u8; N]) -> u64 {
    bytes.into_iter().fold(0, |found, byte| found | equal(word, byte))
}

/// The offset of the first of several bytes, none of which is 0.
#[inline]
pub(crate) fn find_any<const N: usize>(bytes: &[u8], any: [u8; N]) -> Option<usize> {
    first_marked(bytes, |word| equal_any(word, any))
}

/// The first offset that a word of eight bytes marks.
#[inline]
fn first_marked(bytes: &[u8], in_word: impl Fn(u64) -> u64) -> Option<usize> {
    let lowest = |found: u64| (found != 0).then(|| found.trailing_zeros() as usize / 8);
    let mut at = 0;
    while at + 8 <= bytes.len() {
        if let Some(found) = lowest(in_word(word(bytes, at))) {
            return Some(at + found);
        }
        at += 8;
    }
    lowest(in_word(short_word(&bytes[at..]))).map(|found| at + found)
}

/// The offset of the last occurrence of this byte, which is not 0.
#[inline]
pub(crate) fn last_byte(bytes: &[u8], byte: u8) -> Option<usize> {
    last_any(bytes, [byte])
}

/// The offset of the last of several bytes, none of which is 0.
#[inline]
pub(crate) fn last_any<const N: usize>(bytes: &[u8], any: [u8; N]) -> Option<usize> {
    let last = |end| equal_any(short_word(&bytes[..end]), any);
    last_marked(bytes.len(), 8, |at| equal_any(word(bytes, at), any), last)
}

/// The last offset where one byte comes right before the other; neither is 0.
#[inline]
pub(crate) fn last_pair(bytes: &[u8], first: u8, second: u8) -> Option<usize> {
    let pairs = |a: u64, b: u64| equal(a, first) & equal(b, second);
    last_marked(
        bytes.len(),
        9,
        |at| pairs(word(bytes, at), word(bytes, at + 1)),
        |end| pairs(short_word(&bytes[..end]), short_word(&bytes[..end]) >> 8),
    )
}

/// The last offset that a word marks: the words are checked from the last to the first, each with as many bytes as it
/// takes, and then the rest before them, which is shorter.
#[inline]
fn last_marked(
    length: usize,
    width: usize,
    in_word: impl Fn(usize) -> u64,
    before: impl Fn(usize) -> u64,
) -> Option<usize> {
    let highest = |found: u64| (found != 0).then(|| 7 - found.leading_zeros() as usize / 8);
    let mut end = length;
    while let Some(at) = end.checked_sub(width) {
        if let Some(found) = highest(in_word(at)) {
            return Some(at + found);
        }
        end -= 8;
    }
    highest(before(end))
}

/// Whether one byte comes right before the other in a text; neither is 0.
#[inline]
pub(crate) fn has_pair(text: &str, first: u8, second: u8) -> bool {
    let bytes = text.as_bytes();
    let Some(last) = bytes.len().checked_sub(9) else {
        let word = short_word(bytes);
        return equal(word, first) << 8 & equal(word, second) != 0;
    };
    let pairs = |at: usize| equal(word(bytes, at), first) & equal(word(bytes, at + 1), second);
    let mut found = pairs(last);
    let mut at = 0;
    while at < last {
        found |= pairs(at);
        at += 8;
    }
    found != 0
}

/// The number of occurrences of this byte, which is not 0.
#[inline]
pub(crate) fn count_byte(text: &str, byte: u8) -> usize {
    // Adds the eight bytes of a word that are 1 or 0; the sum is in the highest byte.
    let count = |word: u64| (equal(word, byte) >> 7).wrapping_mul(u64::from_le_bytes([1; 8])).to_be_bytes()[0];
    let bytes = text.as_bytes();
    let (mut found, mut at) = (0, 0);
    while at + 8 <= bytes.len() {
        found += usize::from(count(word(bytes, at)));
        at += 8;
    }
    found + usize::from(count(short_word(&bytes[at..])))
}

/// The text before the first occurrence of this byte, and the text after it.
#[inline]
pub(crate) fn split_at_byte(text: &str, byte: u8) -> (&str, Option<&str>) {
    match text.bytes().position(|it| it == byte) {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    }
}

/// The range of a slice of a text in that text.
pub(crate) fn span(text: &str, slice: &str) -> Option<Range<usize>> {
    let start = (slice.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    let end = start + slice.len();
    (end <= text.len()).then_some(start..end)
}

/// The number of bytes that two texts have in common at their start.
#[inline]
pub(crate) fn common_prefix(a: &[u8], b: &[u8]) -> usize {
    let length = a.len().min(b.len());
    let mut at = 0;
    while at + 8 <= length {
        let differing = word(a, at) ^ word(b, at);
        if differing != 0 {
            return at + differing.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    let (from, differing) = match length.checked_sub(8) {
        Some(last) => (last, word(a, last) ^ word(b, last)),
        None => (0, short_word(&a[..length]) ^ short_word(&b[..length])),
    };
    if differing == 0 { length } else { from + differing.trailing_zeros() as usize / 8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    /// Two words and a bit more for Miri, which is slow; else more than six blocks.
    const LONGEST: usize = if cfg!(miri) { 19 } else { 100 };

    /// Texts of every short length, with each of two marks at each offset.
    fn texts() -> impl Iterator<Item = String> {
        (0..LONGEST).flat_map(|length| {
            (0..=length).flat_map(move |at| {
                ["/", ".", "/.", "./", "\u{e9}/.", "\u{7f}"].map(move |mark| {
                    let mut text = "-".repeat(length);
                    text.replace_range(at..at + (length - at).min(1), mark);
                    text
                })
            })
        })
    }

    #[test]
    fn searches_agree_with_std() {
        for text in texts() {
            assert_eq!(has_byte(&text, b'/'), text.contains('/'), "{text}");
            assert_eq!(find_byte(text.as_bytes(), b'/'), text.find('/'), "{text}");
            assert_eq!(last_byte(text.as_bytes(), b'/'), text.rfind('/'), "{text}");
            assert_eq!(find_any(text.as_bytes(), [b'/', b'.']), text.find(['/', '.']), "{text}");
            assert_eq!(last_any(text.as_bytes(), [b'/', b'.']), text.rfind(['/', '.']), "{text}");
            assert_eq!(has_pair(&text, b'/', b'.'), text.contains("/."), "{text}");
            assert_eq!(last_pair(text.as_bytes(), b'/', b'.'), text.rfind("/."), "{text}");
            assert_eq!(count_byte(&text, b'-'), text.matches('-').count(), "{text}");
            let split = text.split_once('/').map_or((text.as_str(), None), |(before, after)| (before, Some(after)));
            assert_eq!(split_at_byte(&text, b'/'), split);
        }
    }

    #[test]
    fn common_prefix_agrees_with_a_byte_loop() {
        for text in texts() {
            let other = "-".repeat(LONGEST);
            let expected = text.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
            assert_eq!(common_prefix(text.as_bytes(), other.as_bytes()), expected, "{text}");
            assert_eq!(common_prefix(other.as_bytes(), text.as_bytes()), expected, "{text}");
            assert_eq!(common_prefix(text.as_bytes(), text.as_bytes()), text.len());
        }
    }
}
