//! Characters beyond ASCII.

/// The bits of the bytes whose characters pass a test, out of the bits of the bytes beyond ASCII.
#[inline(always)]
pub fn characters(bytes: &[u8], beyond: u64, test: impl Fn(u32) -> bool) -> u64 {
    let (mut rest, mut found) = (beyond, 0);
    while rest != 0 {
        let at = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        if let Some((character, end)) = character(bytes, at) {
            let after = if end < 64 { !0 << end } else { 0 };
            if test(character) {
                found |= (!0 << at) & !after;
            }
            rest &= after;
        }
    }
    found
}

/// The bits of the bytes of whole characters, out of the bits of the bytes beyond ASCII. A block of
/// 64 bytes may end inside a character.
#[inline(always)]
pub fn whole_characters(bytes: &[u8], beyond: u64) -> u64 {
    let cut_off = match *bytes {
        [.., a, b, c] if bytes.len() == 64 => match (a, b, c) {
            (.., 0xC0..) => 1,
            (_, 0xE0.., _) => 2,
            (0xF0.., ..) => 3,
            _ => 0,
        },
        _ => 0,
    };
    beyond & !0 >> cut_off
}

/// The character beyond ASCII that begins at an offset, and the offset of its end. `None` if none
/// begins there or the text ends inside it.
#[inline(always)]
pub fn character(text: &[u8], at: usize) -> Option<(u32, usize)> {
    let next = |index: usize| text.get(at + index).map(|byte| u32::from(byte & 0x3F));
    let first = u32::from(*text.get(at)?);
    Some(match first {
        0xC0..=0xDF => ((first & 0x1F) << 6 | next(1)?, at + 2),
        0xE0..=0xEF => ((first & 0x0F) << 12 | next(1)? << 6 | next(2)?, at + 3),
        0xF0..=0xFF => ((first & 0x07) << 18 | next(1)? << 12 | next(2)? << 6 | next(3)?, at + 4),
        _ => return None,
    })
}

/// Whether a character is in one of many ranges, which are sorted.
#[inline]
pub fn is_in(ranges: &[(u32, u32)], character: u32) -> bool {
    let at = ranges.partition_point(|&(_, last)| last < character);
    ranges.get(at).is_some_and(|&(first, _)| first <= character)
}
