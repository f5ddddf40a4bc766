//! What is made of a text once it is read.

use core::marker::PhantomData;

use super::blocks::Block;
use super::machines::Bitmaps;

/// What is made of a text of which is known how far a rule matches it, and of what was recorded. A function of the three is for what needs
/// no look at the text.
pub trait Then<'t, R> {
    type Result;

    fn make(self, text: &'t str, end: Option<usize>, record: R, look: &impl Look) -> Self::Result;
}

impl<'t, R, T, F: FnOnce(&'t str, Option<usize>, R) -> T> Then<'t, R> for F {
    type Result = T;

    #[inline(always)]
    fn make(self, text: &'t str, end: Option<usize>, record: R, _: &impl Look) -> T {
        self(text, end, record)
    }
}

/// Looks at the text once more, with what the recognizer has of it already.
pub trait Look {
    /// Whether a byte stands between two places of the text.
    fn has<const BYTE: u8>(&self, start: usize, end: usize) -> bool;

    /// Where the first of several bytes stands.
    fn first_of<B: Sought>(&self) -> Option<usize>;
}

/// Bytes that are looked for.
pub trait Sought {
    const BYTES: &'static [u8];
}

impl Look for &[u8] {
    #[inline(always)]
    fn has<const BYTE: u8>(&self, start: usize, end: usize) -> bool {
        self.get(start..end).is_some_and(|range| range.contains(&BYTE))
    }

    #[inline(always)]
    fn first_of<B: Sought>(&self) -> Option<usize> {
        let (words, rest) = self.as_chunks();
        for (index, word) in words.iter().enumerate() {
            if let Some(place) = first_of_word::<B>(u64::from_le_bytes(*word)) {
                return Some(index * size_of::<u64>() + place);
            }
        }
        let place = rest.iter().position(|byte| B::BYTES.contains(byte))?;
        Some(self.len() - rest.len() + place)
    }
}

/// Where the first of several bytes stands in eight that are one number. No branch depends on which it is, for nobody can predict that.
#[inline(always)]
fn first_of_word<B: Sought>(word: u64) -> Option<usize> {
    let (mut places, mut at) = (0, 0);
    while at < B::BYTES.len() {
        // A byte that is looked for is zero here, and gets its highest bit by what is borrowed. So may bytes behind it, but none before.
        let differing = word ^ ONES * B::BYTES[at] as u64;
        places |= differing.wrapping_sub(ONES) & !differing;
        at += 1;
    }
    let place = first_place([places & ONES << 7]);
    place.map(|place| place / 8)
}

/// Eight bytes that are one.
const ONES: u64 = u64::from_ne_bytes([1; 8]);

/// The place of the first bit.
#[inline(always)]
pub(super) fn first_place([bits]: [u64; 1]) -> Option<usize> {
    if bits == 0 { None } else { Some(bits.trailing_zeros() as usize) }
}

/// The places of bytes that are looked for.
pub(super) struct Places<B>(PhantomData<B>);

impl<B: Sought> Bitmaps<1> for Places<B> {
    #[inline(always)]
    fn of<const IS_SHORT: bool>(block: &impl Block) -> [u64; 1] {
        let (mut places, mut at) = (0, 0);
        while at < B::BYTES.len() {
            places |= block.is(B::BYTES[at]);
            at += 1;
        }
        [places]
    }
}
