//! Skips runs by their bitmaps.

use super::blocks::Block;
use super::machines::{Bitmaps, Machine};

/// The bitmaps of a part of a text.
pub trait Window {
    /// Whether heavy rules are copied to their uses. Otherwise they are called.
    const COPIES: bool;

    /// The end of the run that begins at an offset, which may be empty.
    fn run<const CLASS: usize>(&mut self, at: usize) -> usize;

    /// The same for a run of at most this number of bytes.
    fn few<const CLASS: usize>(&mut self, at: usize, most: usize) -> usize;

    /// The end of a leading character and the run after it, or the same offset if the leading
    /// character is not there.
    fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize;

    /// Whether a character that has a bitmap occurs at an offset, which may be the end of the text.
    fn is<const LEAD: usize>(&self, at: usize, character: u8) -> bool;
}

/// A text of less than 64 bytes.
pub struct Short<'t, M: Machine, const N: usize> {
    bits: [u64; N],
    machine: M,
    text: M::Text<'t>,
}

/// The number of bytes in a block. A [`Short`] is for shorter texts.
pub const BLOCK: usize = 64;

impl<'t, M: Machine, const N: usize> Short<'t, M, N> {
    #[inline(always)]
    pub fn new<B: Bitmaps<N>>(machine: M, text: &'t [u8]) -> Self {
        let text = machine.text(text);
        Short { bits: machine.bits::<B, N>(text), machine, text }
    }
}

impl<M: Machine, const N: usize> Window for Short<'_, M, N> {
    const COPIES: bool = true;

    #[inline(always)]
    fn run<const CLASS: usize>(&mut self, at: usize) -> usize {
        // Every run stops at the end of the text.
        at + self.bits[CLASS].wrapping_shr(at as u32).trailing_zeros() as usize
    }

    #[inline(always)]
    fn few<const CLASS: usize>(&mut self, at: usize, most: usize) -> usize {
        self.run::<CLASS>(at).min(at + most)
    }

    #[inline(always)]
    fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize {
        let is_led = self.bits[LEAD].wrapping_shr(at as u32) & 1;
        let end = (self.bits[CLASS] & (!1u64).wrapping_shl(at as u32)).trailing_zeros() as usize;
        // Branch-free: whether the lead is there is unpredictable.
        at ^ ((end ^ at) & (is_led as usize).wrapping_neg())
    }

    #[inline(always)]
    fn is<const LEAD: usize>(&self, at: usize, _: u8) -> bool {
        // Branch-free: whether the text ends here is unpredictable, too.
        self.bits[LEAD].wrapping_shr(at as u32) & 1 == 1
    }
}

/// A text of at least 64 bytes, with the bitmaps of one block.
pub struct Long<'t, M, B, const N: usize> {
    machine: M,
    text: &'t [u8],
    /// The offset of the block.
    base: usize,
    /// The number of bits that are known to be right.
    known: usize,
    bits: [u64; N],
    bitmaps: core::marker::PhantomData<B>,
}

/// If a run stops this close to the end of a block, a block that begins there is tried: the end may
/// cut off an escape or a character.
const CLOSE: usize = BLOCK - 3;

impl<'t, M: Machine, B: Bitmaps<N>, const N: usize> Long<'t, M, B, N> {
    #[inline(always)]
    pub fn new(machine: M, text: &'t [u8]) -> Self {
        let bits = match text.first_chunk::<BLOCK>() {
            Some(block) => machine.bits_of_block::<B, N>(block),
            None => [!0; N],
        };
        Long { machine, text, base: 0, known: CLOSE, bits, bitmaps: core::marker::PhantomData }
    }

    /// Creates a window at an offset.
    #[inline(always)]
    pub fn at(machine: M, text: &'t [u8], at: usize) -> Self {
        let mut window = Long { machine, text, base: 0, known: 0, bits: [!0; N], bitmaps: core::marker::PhantomData };
        window.seek(at);
        window
    }

    /// Computes the bitmaps of the block at an offset. Near the end of the text, they are those of
    /// its last 63 bytes, after which every run stops.
    #[inline(always)]
    fn seek(&mut self, at: usize) {
        (self.base, self.known, self.bits) = match self.text.get(at..).and_then(<[u8]>::first_chunk::<BLOCK>) {
            Some(block) => (at, CLOSE, self.machine.bits_of_block::<B, N>(block)),
            None => {
                let (base, last) = self.last_block();
                (base, BLOCK, self.machine.bits_of_block::<B, N>(last))
            }
        };
    }

    /// The last 63 bytes of the text, and their offset.
    #[inline(always)]
    fn last_block(&self) -> (usize, &'t [u8]) {
        let last = self.text.last_chunk::<{ BLOCK - 1 }>().map_or(self.text, <[u8; _]>::as_slice);
        (self.text.len() - last.len(), last)
    }

    /// The index of the bit at which a run stops.
    #[inline(always)]
    fn stop<const CLASS: usize>(&self, offset: usize) -> usize {
        (self.bits[CLASS] & (!0 << offset)).trailing_zeros() as usize
    }

    /// The end of a run that begins after the known bits. The window moves there, because other
    /// runs may follow.
    #[inline(never)]
    fn run_beyond_block<const CLASS: usize>(&mut self, at: usize) -> usize {
        self.seek_outlined(at);
        let stop = self.stop::<CLASS>(at - self.base);
        if stop < self.known { self.base + stop } else { self.continue_run::<CLASS>(self.base + stop) }
    }

    /// The end of a run that continues after a block. Such a run is usually long and often ends the
    /// text, so only its own bitmap is read.
    #[inline(never)]
    fn continue_run<const CLASS: usize>(&self, start: usize) -> usize {
        let (machine, text) = (self.machine, self.text);
        machine.run(
            #[inline(always)]
            || {
                let mut at = start;
                while let Some(block) = text.get(at..).and_then(<[u8]>::first_chunk::<BLOCK>) {
                    let stop = machine.bits_of_block::<B, N>(block)[CLASS].trailing_zeros() as usize;
                    at += stop;
                    if stop < CLOSE {
                        return at;
                    }
                }
                let (base, last) = self.last_block();
                base + (machine.bits_of_block::<B, N>(last)[CLASS] & (!0 << (at - base))).trailing_zeros() as usize
            },
        )
    }

    #[inline(never)]
    fn seek_outlined(&mut self, at: usize) {
        let machine = self.machine;
        machine.run(
            #[inline(always)]
            || self.seek(at),
        );
    }
}

impl<M: Machine, B: Bitmaps<N>, const N: usize> Window for Long<'_, M, B, N> {
    const COPIES: bool = false;

    #[inline(always)]
    fn run<const CLASS: usize>(&mut self, at: usize) -> usize {
        let offset = at.wrapping_sub(self.base);
        if offset >= self.known {
            return self.run_beyond_block::<CLASS>(at);
        }
        let stop = self.stop::<CLASS>(offset);
        if stop < self.known { self.base + stop } else { self.continue_run::<CLASS>(self.base + stop) }
    }

    #[inline(always)]
    fn few<const CLASS: usize>(&mut self, start: usize, most: usize) -> usize {
        let (mut at, end) = (start, start + most);
        // The window moves only as far as the run may extend.
        while at < end {
            if at.wrapping_sub(self.base) >= self.known {
                self.seek_outlined(at);
            }
            let stop = self.stop::<CLASS>(at - self.base);
            at = self.base + stop;
            if stop < self.known {
                break;
            }
        }
        at.min(end)
    }

    #[inline(always)]
    fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize {
        if at.wrapping_sub(self.base) >= self.known {
            // A run that continues after a block often ends the text.
            if at == self.text.len() {
                return at;
            }
            self.seek_outlined(at);
        }
        if self.bits[LEAD] >> (at - self.base) & 1 == 1 { self.run::<CLASS>(at + 1) } else { at }
    }

    #[inline(always)]
    fn is<const LEAD: usize>(&self, at: usize, character: u8) -> bool {
        self.text.get(at) == Some(&character)
    }
}
