//! The code that every recognizer uses. The compiler copies these files to its output.
//!
//! On a CPU with vector instructions, a recognizer computes a bitmap of 64 bytes at a time, with a
//! bit for each byte that ends a run. The run ends at the first such bit. The bytes are looked up
//! in small tables, 32 or 64 at a time.

mod sets;
mod blocks;
mod characters;
mod machines;
mod lanes;
mod padded;
mod cpu;
mod simd;
mod windows;
mod literals;

pub use blocks::Block;
pub use characters::{character, characters, is_in, whole_characters};
pub use literals::{is_at, is_at_ignoring_case};
pub use machines::{Bitmaps, Machine, Task};
pub use sets::{Bytes, Set};
pub use simd::run;
pub use windows::{BLOCK, Long, Short, Window};

/// Receives the matches of captured rules, in the order of their ends: the inner before the outer.
/// The value is copied where an alternative may fail, so the matches of an alternative that failed
/// are discarded.
pub trait Capture<Rule>: Copy {
    /// A rule matched the bytes between two offsets.
    fn matched(&mut self, rule: Rule, start: usize, end: usize);
}

/// Captures nothing: for lookahead, and for callers that need only the end of a match.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoCapture;

impl<Rule> Capture<Rule> for NoCapture {
    #[inline(always)]
    fn matched(&mut self, _: Rule, _: usize, _: usize) {}
}
