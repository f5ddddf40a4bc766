//! A machine that looks at one byte at a time. Where nothing is optimized, that is as fast as many at a time, and compiled in a fraction of
//! the time.

use super::blocks::Block;
use super::machines::{Bitmaps, Machine, Task};
use super::sets::Set;

/// Does something on this machine.
#[inline(always)]
pub fn run<T: Task>(task: T) -> T::Result {
    task.on(PlainMachine)
}

#[derive(Clone, Copy)]
pub struct PlainMachine;

impl Machine for PlainMachine {
    type Text<'t> = &'t [u8];

    #[inline(always)]
    fn text(self, text: &[u8]) -> &[u8] {
        text
    }

    #[inline(never)]
    fn bits<B: Bitmaps<N>, const N: usize>(self, text: &[u8]) -> [u64; N] {
        B::of::<true>(&Bytes(text))
    }
}

/// Up to 64 bytes, one by one.
struct Bytes<'t>(&'t [u8]);

/// A bit for each byte: whether it is so.
macro_rules! bits {
    ($bytes:expr, |$byte:ident| $is_so:expr) => {{
        let bytes: &[u8] = $bytes;
        let (mut bits, mut bit, mut at) = (0u64, 1u64, 0);
        while at < bytes.len() {
            let $byte = bytes[at];
            if $is_so {
                bits |= bit;
            }
            bit <<= 1;
            at += 1;
        }
        bits
    }};
}

impl Block for Bytes<'_> {
    #[inline(never)]
    fn outside(&self, set: &Set) -> u64 {
        let rows = &set.rows;
        !bits!(self.0, |byte| byte < 0x80 && rows[(byte & 15) as usize] & 1 << (byte >> 4) != 0)
    }

    #[inline(never)]
    fn is(&self, wanted: u8) -> u64 {
        bits!(self.0, |byte| byte == wanted)
    }

    #[inline(never)]
    fn beyond_ascii(&self) -> u64 {
        bits!(self.0, |byte| byte >= 0x80)
    }

    #[inline(never)]
    fn is_led_by(&self, first: u8, last: u8) -> bool {
        bits!(self.0, |byte| byte >= 0xC0 && (byte < first || byte > last)) == 0
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.0
    }
}
