//! What is made of a text once it is read.

use core::marker::PhantomData;

use super::blocks::Block;
use super::machines::{Bitmaps, Machine, Task};

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
        // Of many texts no more is known than their first byte, and of many of these that tells it.
        if self.first().is_some_and(|byte| B::BYTES.contains(byte)) {
            return Some(0);
        }
        super::run(FirstOf::<B> { text: self, sought: PhantomData })
    }
}

/// Looks for bytes on whatever machine there is.
struct FirstOf<'t, B> {
    text: &'t [u8],
    sought: PhantomData<B>,
}

impl<B: Sought> Task for FirstOf<'_, B> {
    type Result = Option<usize>;

    #[inline(always)]
    fn on<M: Machine>(self, machine: M) -> Option<usize> {
        first_of::<M, B>(machine, self.text)
    }
}

/// Where the first of several bytes stands.
#[inline(always)]
pub(super) fn first_of<M: Machine, B: Sought>(machine: M, text: &[u8]) -> Option<usize> {
    let first = |text| first_place(machine.bits::<Places<B>, 1>(machine.text(text)));
    match text.first_chunk::<AHEAD>() {
        Some(ahead) => first(ahead).or_else(|| behind::<B>(text)),
        None => first(text),
    }
}

/// It is mostly among so many bytes, and most texts have more: how long they are is what nobody can predict. A machine has less to do for a
/// text of less than 32.
const AHEAD: usize = 31;

#[cold]
#[inline(never)]
fn behind<B: Sought>(text: &[u8]) -> Option<usize> {
    text.iter().skip(AHEAD).position(|byte| B::BYTES.contains(byte)).map(|place| AHEAD + place)
}

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
