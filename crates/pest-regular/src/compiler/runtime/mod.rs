//! What every recognizer stands on. These files are a part of the compiler's output, word for word.
//!
//! Where the machine can, a run of characters is not gone through byte by byte: which bytes belong to it is written down as a bitmap of 64
//! bytes at a time, and a run ends at the first bit that says stop. The bytes are looked up in small tables, 32 at a time or 64.

mod sets;
mod blocks;
mod characters;
mod machines;
mod lanes;
mod padded;
mod level;
mod simd;
mod windows;
mod literals;
mod reach;

pub use blocks::Block;
pub use characters::{character, characters, is_in, whole_characters};
pub use literals::{agreeing, agreeing_in_any_case, is_at, is_at_in_any_case};
pub use machines::{Bitmaps, Machine, Task};
pub use reach::Reach;
pub use sets::{Bytes, Set};
pub use simd::run;
pub use windows::{BLOCK, Long, Short, Window};

/// Where a recognizer tells of the rules that matched, in the order of their ends: of those inside another before that. It is copied
/// wherever an alternative may fail, so that what was told on a way that leads nowhere is forgotten.
pub trait Record<Rule>: Copy {
    /// A rule matched from one byte to another.
    fn matched(&mut self, rule: Rule, start: usize, end: usize);

    /// How much was told so far. It is asked where a rule begins that others are told of in.
    #[inline(always)]
    fn count(&self) -> usize {
        0
    }

    /// A rule matched, and what was told since there were so many is inside it.
    #[inline(always)]
    fn matched_around(&mut self, _count: usize, rule: Rule, start: usize, end: usize) {
        self.matched(rule, start, end);
    }
}

/// Keeps nothing of what it is told: for what is looked at ahead, and for whoever asks only how far a rule matches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unrecorded;

impl<Rule> Record<Rule> for Unrecorded {
    #[inline(always)]
    fn matched(&mut self, _: Rule, _: usize, _: usize) {}
}
