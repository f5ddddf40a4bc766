//! What machines do, and how each makes bitmaps.

use super::blocks::Block;

/// The bitmaps that the runs of a grammar need: for each run, a bit for each byte of a block at which it stops; and for each character
/// that leads runs, a bit for each byte that is this character.
pub trait Bitmaps<const N: usize> {
    /// Those of characters that are looked for behind runs are for short texts.
    fn of<const IS_SHORT: bool>(block: &impl Block) -> [u64; N];
}

/// What makes bitmaps.
pub trait Machine: Copy {
    /// Does something with all that the machine has.
    fn run<T>(self, task: impl FnOnce() -> T) -> T;

    /// A short text, of no more than 64 bytes, as bitmaps are made of it.
    type Text<'t>: Copy;

    /// Makes a text ready for bitmaps.
    fn text(self, text: &[u8]) -> Self::Text<'_>;

    /// The bitmaps of a short text.
    fn bits<B: Bitmaps<N>, const N: usize>(self, text: Self::Text<'_>) -> [u64; N];

    /// The bitmaps of 63 or 64 bytes of a text that is not.
    fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N];
}

/// What is done on whatever machine there is.
pub trait Task {
    type Result;

    /// The same without bitmaps, for a machine that makes none in a short time.
    fn byte_by_byte(self) -> Self::Result;

    fn on<M: Machine>(self, machine: M) -> Self::Result;
}
