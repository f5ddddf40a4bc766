//! Instruction sets, and how each computes bitmaps.

use super::blocks::Block;

/// The bitmaps that the runs of a grammar need. The bitmap of a run has a bit for each byte of a
/// block that ends the run. The bitmap of a character that leads runs has a bit for each byte that
/// equals the character.
pub trait Bitmaps<const N: usize> {
    /// Computes the bitmaps of a block. Those of characters that must follow runs are computed only
    /// for short texts.
    fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; N];
}

/// An instruction set that computes bitmaps.
pub trait Machine: Copy {
    /// Runs a task with all instructions of the set.
    fn run<T>(self, task: impl FnOnce() -> T) -> T;

    /// A text of at most 64 bytes, loaded for computing bitmaps.
    type Text<'t>: Copy;

    /// Loads a text.
    fn text(self, text: &[u8]) -> Self::Text<'_>;

    /// Computes the bitmaps of a short text.
    fn bits<B: Bitmaps<N>, const N: usize>(self, text: Self::Text<'_>) -> [u64; N];

    /// Computes the bitmaps of 63 or 64 bytes of a longer text.
    fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N];
}

/// A task that can run with any instruction set.
pub trait Task {
    type Result;

    /// Runs the task without bitmaps, for a machine that computes them too slowly.
    fn byte_by_byte(self) -> Self::Result;

    /// Runs the task with an instruction set.
    fn run_on<M: Machine>(self, machine: M) -> Self::Result;
}
