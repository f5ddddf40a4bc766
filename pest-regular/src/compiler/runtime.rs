//! What every recognizer stands on. This file is a part of the compiler's output, word for word.
//!
//! A run of characters is not gone through byte by byte: which bytes belong to it is written down as a bitmap of 64 bytes at a time,
//! and a run ends at the first bit that says stop. All bitmaps of a text come from the same few comparisons, 16 bytes at a time.

use core::ops::BitOr;

use wide::{CmpEq as _, CmpGt as _, i8x16};

/// Where a recognizer tells of the rules that matched, in the order of their ends. It is copied wherever an alternative may fail, so
/// that what was told on a way that leads nowhere is forgotten.
pub trait Record<Rule>: Copy {
    /// A rule matched from one byte to another.
    fn matched(&mut self, rule: Rule, start: usize, end: usize);
}

/// Sixteen bytes side by side, or a yes or no for each.
#[derive(Clone, Copy)]
pub struct Lanes(i8x16);

impl Lanes {
    #[inline(always)]
    pub fn of(bytes: [u8; 16]) -> Self {
        Lanes(bytemuck::cast(bytes))
    }

    /// Which bytes are this one.
    #[inline(always)]
    pub fn is(self, byte: u8) -> Self {
        Lanes(self.0.cmp_eq(i8x16::splat(byte.cast_signed())))
    }

    /// Which bytes are between these two, both of ASCII.
    #[inline(always)]
    pub fn within(self, first: u8, last: u8) -> Self {
        // The first becomes the least of all signed bytes, so one comparison is enough.
        let moved = self.0 + i8x16::splat(0x80_u8.wrapping_sub(first).cast_signed());
        Lanes(i8x16::splat(0x80_u8.wrapping_add(last - first + 1).cast_signed()).cmp_gt(moved))
    }

    /// Which bytes are beyond ASCII: their highest bit is their yes.
    #[inline(always)]
    pub fn beyond_ascii(self) -> Self {
        self
    }

    /// These, but for others.
    #[inline(always)]
    pub fn without(self, others: Lanes) -> Self {
        Lanes(self.0 & !others.0)
    }

    /// A bit for each byte: its yes or no.
    #[inline(always)]
    pub fn bits(self) -> u64 {
        u64::from(self.0.move_mask().cast_unsigned())
    }
}

impl BitOr for Lanes {
    type Output = Lanes;

    #[inline(always)]
    fn bitor(self, other: Lanes) -> Lanes {
        Lanes(self.0 | other.0)
    }
}

/// Up to 64 bytes of text.
pub trait Block {
    /// A bit for each byte: whether the test says yes.
    fn bits(&self, test: impl Fn(Lanes) -> Lanes) -> u64;

    /// Whether the test says yes to any byte.
    fn any(&self, test: impl Fn(Lanes) -> Lanes) -> bool;

    fn bytes(&self) -> &[u8];

    /// Of the bytes beyond ASCII, which have these bits, those of whole characters that pass a test.
    #[inline(always)]
    fn characters(&self, beyond: u64, test: impl Fn(u32) -> bool) -> u64 {
        let bytes = self.bytes();
        let (mut rest, mut found) = (beyond, 0);
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if let Some((character, end)) = character(bytes, at) {
                let behind = if end < 64 { !0 << end } else { 0 };
                if test(character) {
                    found |= (!0 << at) & !behind;
                }
                rest &= behind;
            }
        }
        found
    }
}

/// The character beyond ASCII that begins at a place of a text, and where it ends; nothing where none begins, or its end is cut off.
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

/// A text of less than 16 bytes, with zeros behind it.
#[derive(Clone, Copy)]
struct Fewer<'t>(&'t [u8], Lanes);

/// A text of 16 to 32 bytes: its first and its last 16.
#[derive(Clone, Copy)]
struct Half<'t>(&'t [u8], [Lanes; 2]);

/// A text of 32 to 64 bytes: its first and its last 32.
#[derive(Clone, Copy)]
struct Whole<'t>(&'t [u8], [Lanes; 4]);

/// Sixty-four bytes of a text.
#[derive(Clone, Copy)]
struct Full<'t>(&'t [u8], [Lanes; 4]);

impl Block for Fewer<'_> {
    #[inline(always)]
    fn bits(&self, test: impl Fn(Lanes) -> Lanes) -> u64 {
        test(self.1).bits() & !(!0 << self.0.len())
    }

    #[inline(always)]
    fn any(&self, test: impl Fn(Lanes) -> Lanes) -> bool {
        self.bits(test) != 0
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.0
    }
}

impl Block for Half<'_> {
    #[inline(always)]
    fn bits(&self, test: impl Fn(Lanes) -> Lanes) -> u64 {
        let [first, last] = [test(self.1[0]).bits(), test(self.1[1]).bits()];
        first | last << (self.0.len() - 16)
    }

    #[inline(always)]
    fn any(&self, test: impl Fn(Lanes) -> Lanes) -> bool {
        (test(self.1[0]) | test(self.1[1])).bits() != 0
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.0
    }
}

impl Block for Whole<'_> {
    #[inline(always)]
    fn bits(&self, test: impl Fn(Lanes) -> Lanes) -> u64 {
        let [first, second] = [test(self.1[0]).bits(), test(self.1[1]).bits()];
        let [third, last] = [test(self.1[2]).bits(), test(self.1[3]).bits()];
        (first | second << 16) | (third | last << 16) << (self.0.len() - 32)
    }

    #[inline(always)]
    fn any(&self, test: impl Fn(Lanes) -> Lanes) -> bool {
        (test(self.1[0]) | test(self.1[1]) | test(self.1[2]) | test(self.1[3])).bits() != 0
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.0
    }
}

impl Block for Full<'_> {
    #[inline(always)]
    fn bits(&self, test: impl Fn(Lanes) -> Lanes) -> u64 {
        let [first, second] = [test(self.1[0]).bits(), test(self.1[1]).bits()];
        let [third, last] = [test(self.1[2]).bits(), test(self.1[3]).bits()];
        (first | second << 16) | (third << 32 | last << 48)
    }

    #[inline(always)]
    fn any(&self, test: impl Fn(Lanes) -> Lanes) -> bool {
        (test(self.1[0]) | test(self.1[1]) | test(self.1[2]) | test(self.1[3])).bits() != 0
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.0
    }
}

#[inline(always)]
fn sixteen(text: &[u8], at: usize) -> Lanes {
    let bytes = text.get(at..).and_then(|rest| rest.first_chunk());
    bytes.map_or(Lanes::of([0; 16]), |bytes| Lanes::of(*bytes))
}

/// The bytes of a text of less than 16, with zeros behind them; from both ends, for copying so few byte by byte is slow.
#[inline(always)]
fn fewer(text: &[u8]) -> [u8; 16] {
    let length = text.len();
    let bytes = match (text.first_chunk::<8>(), text.last_chunk::<8>(), text.first_chunk::<4>(), text.last_chunk::<4>())
    {
        (Some(first), Some(last), ..) => {
            u128::from(u64::from_le_bytes(*first)) | u128::from(u64::from_le_bytes(*last)) << (8 * (length & 15) - 64)
        }
        (.., Some(first), Some(last)) => {
            let (first, last) = (u64::from(u32::from_le_bytes(*first)), u64::from(u32::from_le_bytes(*last)));
            u128::from(first | last << (8 * (length & 7) - 32))
        }
        _ => match *text {
            [] => 0,
            [a] => u128::from(a),
            [a, b] => u128::from(u16::from_le_bytes([a, b])),
            [a, b, c, ..] => u128::from(u32::from_le_bytes([a, b, c, 0])),
        },
    };
    bytes.to_le_bytes()
}

/// The bitmaps that the runs of a grammar need: a bit for each byte of a block at which the run stops.
pub trait Bitmaps<const N: usize> {
    fn stops(block: &impl Block) -> [u64; N];
}

/// Skips runs by their bitmaps.
pub trait Window {
    /// Where a run ends that begins here, perhaps with nothing.
    fn run(&mut self, class: usize, at: usize) -> usize;

    /// The same for a run that is there only behind its leading character, which is a class of its own.
    fn led(&mut self, lead: usize, class: usize, at: usize) -> usize;
}

/// A text of less than 64 bytes.
pub struct Short<const N: usize> {
    stops: [u64; N],
}

/// The texts that a `Short` is for are shorter.
pub const BLOCK: usize = 64;

/// Behind a text of less than 64 bytes every run stops.
const END: u64 = 1 << 63;

impl<const N: usize> Short<N> {
    #[inline(always)]
    pub fn new<B: Bitmaps<N>>(text: &[u8]) -> Self {
        let length = text.len();
        let stops = if length > 32 {
            let first = [sixteen(text, 0), sixteen(text, 16)];
            let last = [sixteen(text, length - 32), sixteen(text, length - 16)];
            B::stops(&Whole(text, [first[0], first[1], last[0], last[1]]))
        } else if length >= 16 {
            B::stops(&Half(text, [sixteen(text, 0), sixteen(text, length - 16)]))
        } else {
            B::stops(&Fewer(text, Lanes::of(fewer(text))))
        };
        Short { stops }
    }
}

impl<const N: usize> Window for Short<N> {
    #[inline(always)]
    fn run(&mut self, class: usize, at: usize) -> usize {
        at + (self.stops[class].wrapping_shr(at as u32) | END).trailing_zeros() as usize
    }

    #[inline(always)]
    fn led(&mut self, lead: usize, class: usize, at: usize) -> usize {
        let is_led = !self.stops[lead].wrapping_shr(at as u32) & 1;
        // The first bit says stop if there is no lead, and go on if there is, whether the lead is in the run or not.
        let stops = (self.stops[class].wrapping_shr(at as u32) | 1) - is_led;
        at + (stops | END).trailing_zeros() as usize
    }
}

/// A text of 64 bytes or more, with the bitmaps of 64 of them.
pub struct Long<'t, B, const N: usize> {
    text: &'t [u8],
    base: usize,
    stops: [u64; N],
    bitmaps: core::marker::PhantomData<B>,
}

/// An escape or a character that is cut off by the end of a block stops a run there; so close to the end, the run is tried again in a
/// block of its own.
const CLOSE: usize = BLOCK - 3;

impl<'t, B: Bitmaps<N>, const N: usize> Long<'t, B, N> {
    #[inline(always)]
    pub fn new(text: &'t [u8]) -> Self {
        Long::at(text, 0)
    }

    /// With the bitmaps of what begins here.
    #[inline(always)]
    pub fn at(text: &'t [u8], at: usize) -> Self {
        let mut window = Long { text, base: 0, stops: [!0; N], bitmaps: core::marker::PhantomData };
        window.seek(at);
        window
    }

    /// The bitmaps of what begins here.
    #[inline(always)]
    fn seek(&mut self, at: usize) {
        let last = self.text.len().saturating_sub(BLOCK);
        let from = at.min(last);
        let rest = self.text.get(from..).unwrap_or_default();
        // No more than a block, so that a character that is cut off by its end is none.
        let block = rest.get(..BLOCK).unwrap_or(rest);
        let first = [sixteen(block, 0), sixteen(block, 16)];
        let last = [sixteen(block, 32), sixteen(block, 48)];
        self.stops = B::stops(&Full(block, [first[0], first[1], last[0], last[1]]));
        if at > from {
            // What is behind the text stops every run.
            let behind = at - from;
            for stops in &mut self.stops {
                *stops = if behind < BLOCK { !(!*stops >> behind) } else { !0 };
            }
        }
        self.base = at;
    }

    #[inline(never)]
    fn go_on(&mut self, class: usize, start: usize) -> usize {
        let mut at = start;
        loop {
            self.seek(at);
            let count = self.stops[class].trailing_zeros() as usize;
            at += count;
            if count < CLOSE || at == self.text.len() {
                return at;
            }
        }
    }
}

impl<B: Bitmaps<N>, const N: usize> Window for Long<'_, B, N> {
    #[inline(always)]
    fn run(&mut self, class: usize, at: usize) -> usize {
        let offset = at.wrapping_sub(self.base);
        if offset < CLOSE {
            let end = offset + (self.stops[class] >> offset).trailing_zeros() as usize;
            if end < CLOSE {
                return self.base + end;
            }
        }
        self.go_on(class, at)
    }

    #[inline(always)]
    fn led(&mut self, lead: usize, class: usize, at: usize) -> usize {
        let offset = at.wrapping_sub(self.base);
        if offset >= CLOSE {
            self.seek(at);
        }
        let offset = at - self.base;
        if self.stops[lead] >> offset & 1 == 0 { self.run(class, at + 1) } else { at }
    }
}

/// Where a run of ASCII characters ends, by a test of sixteen bytes at a time.
#[inline(always)]
pub fn skip(text: &[u8], start: usize, test: impl Fn(Lanes) -> Lanes) -> usize {
    let mut at = start;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let bits = match (rest.first_chunk::<16>(), text.last_chunk::<16>()) {
            (Some(bytes), _) => test(Lanes::of(*bytes)).bits(),
            // The last sixteen bytes of the text, without those before this place.
            (None, Some(bytes)) => test(Lanes::of(*bytes)).bits() >> (16 - rest.len()),
            (None, None) => test(Lanes::of(fewer(rest))).bits() & !(!0 << rest.len()),
        };
        let count = bits.trailing_ones() as usize;
        at += count;
        if count < 16 {
            return at;
        }
    }
}

/// Whether a text stands at a place of another.
#[inline(always)]
pub fn is_at<const N: usize>(text: &[u8], at: usize, literal: &[u8; N]) -> bool {
    text.get(at..).and_then(|rest| rest.first_chunk()) == Some(literal)
}

/// The same for ASCII letters in either case.
#[inline(always)]
pub fn is_at_in_any_case<const N: usize>(text: &[u8], at: usize, literal: &[u8; N]) -> bool {
    text.get(at..).and_then(|rest| rest.first_chunk::<N>()).is_some_and(|found| found.eq_ignore_ascii_case(literal))
}
