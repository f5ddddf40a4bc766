//! Runs.

use super::blocks::Block;
use super::machines::{Bitmaps, Machine};

/// Skips runs by their bitmaps.
pub trait Window {
    /// Whether rules that have much in them are better copied to where they read it. Elsewhere they are called.
    const COPIES: bool;

    /// Where a run ends that begins here, perhaps with nothing.
    fn run<const CLASS: usize>(&mut self, at: usize) -> usize;

    /// The same for a run of no more than so many bytes.
    fn few<const CLASS: usize>(&mut self, at: usize, most: usize) -> usize;

    /// The same for a run that is there only behind its leading character, which is a class of its own.
    fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize;

    /// Whether this character stands here, which has a bitmap. Behind the text none does.
    fn is<const LEAD: usize>(&self, at: usize, character: u8) -> bool;
}

/// A text of less than 64 bytes.
pub struct Short<'t, M: Machine, const N: usize> {
    bits: [u64; N],
    machine: M,
    text: M::Text<'t>,
}

/// The texts that a `Short` is for are shorter.
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
        // Behind the text every run stops.
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
        // Whether there is any is what nobody can predict: no branch depends on it.
        at ^ ((end ^ at) & (is_led as usize).wrapping_neg())
    }

    #[inline(always)]
    fn is<const LEAD: usize>(&self, at: usize, _: u8) -> bool {
        // Whether the text ends here is what nobody can predict either.
        self.bits[LEAD].wrapping_shr(at as u32) & 1 == 1
    }
}

/// A text of 64 bytes or more, with the bitmaps of 64 of them.
pub struct Long<'t, M, B, const N: usize> {
    machine: M,
    text: &'t [u8],
    /// Where the bitmaps begin.
    base: usize,
    /// How many bits of them are known to be right.
    known: usize,
    bits: [u64; N],
    bitmaps: core::marker::PhantomData<B>,
}

/// An escape or a character that is cut off by the end of a block stops a run there; so close to the end, the run goes on in a block
/// that begins where it stopped.
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

    /// With the bitmaps of what begins here.
    #[inline(always)]
    pub fn at(machine: M, text: &'t [u8], at: usize) -> Self {
        let mut window = Long { machine, text, base: 0, known: 0, bits: [!0; N], bitmaps: core::marker::PhantomData };
        window.seek(at);
        window
    }

    /// Goes on to the bitmaps of what begins here; near the end of the text, to those of its last 63 bytes, behind which every run
    /// stops.
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

    /// The last 63 bytes of the text, and where they begin.
    #[inline(always)]
    fn last_block(&self) -> (usize, &'t [u8]) {
        let last = self.text.last_chunk::<{ BLOCK - 1 }>().map_or(self.text, <[u8; _]>::as_slice);
        (self.text.len() - last.len(), last)
    }

    /// The bit at which a run stops.
    #[inline(always)]
    fn stop<const CLASS: usize>(&self, offset: usize) -> usize {
        (self.bits[CLASS] & (!0 << offset)).trailing_zeros() as usize
    }

    /// Where a run ends that begins here, behind the bits that are known: others may follow it there.
    #[inline(never)]
    fn begin<const CLASS: usize>(&mut self, at: usize) -> usize {
        self.seek_on(at);
        let stop = self.stop::<CLASS>(at - self.base);
        if stop < self.known { self.base + stop } else { self.go_on::<CLASS>(self.base + stop) }
    }

    /// Where a run ends that goes on here. What has gone on so far mostly goes on further, and often to the end of the text: nothing else is
    /// looked at.
    #[inline(never)]
    fn go_on<const CLASS: usize>(&self, start: usize) -> usize {
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
    fn seek_on(&mut self, at: usize) {
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
            return self.begin::<CLASS>(at);
        }
        let stop = self.stop::<CLASS>(offset);
        if stop < self.known { self.base + stop } else { self.go_on::<CLASS>(self.base + stop) }
    }

    #[inline(always)]
    fn few<const CLASS: usize>(&mut self, start: usize, most: usize) -> usize {
        let (mut at, end) = (start, start + most);
        // What is behind the bits that are known is looked at only as far as the run may go.
        while at < end {
            if at.wrapping_sub(self.base) >= self.known {
                self.seek_on(at);
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
            // A run that went on has mostly gone to the end.
            if at == self.text.len() {
                return at;
            }
            self.seek_on(at);
        }
        if self.bits[LEAD] >> (at - self.base) & 1 == 1 { self.run::<CLASS>(at + 1) } else { at }
    }

    #[inline(always)]
    fn is<const LEAD: usize>(&self, at: usize, character: u8) -> bool {
        self.text.get(at) == Some(&character)
    }
}
