//! What every recognizer stands on. This file is a part of the compiler's output, word for word.
//!
//! A run of characters is not gone through byte by byte: which bytes belong to it is written down as a bitmap of 64 bytes at a time,
//! and a run ends at the first bit that says stop. The bytes are looked up in small tables,
//! 32 at a time where the machine can, and else compared with ranges.

use fearless_simd::prelude::*;
use fearless_simd::{Level, dispatch, u8x16, u8x32};

/// Where a recognizer tells of the rules that matched, in the order of their ends. It is copied wherever an alternative may fail, so
/// that what was told on a way that leads nowhere is forgotten.
pub trait Record<Rule>: Copy {
    /// A rule matched from one byte to another.
    fn matched(&mut self, rule: Rule, start: usize, end: usize);
}

/// A set of ASCII characters, as comparisons need it.
pub struct Set {
    /// The characters by their lower four bits: of each, a bit for each of the eight values of the others.
    rows: [u8; 16],
    /// The first and the last character of each range.
    ranges: &'static [(u8, u8)],
}

impl Set {
    pub const fn of(ranges: &'static [(u8, u8)]) -> Self {
        let mut rows = [0; 16];
        let mut index = 0;
        while index < ranges.len() {
            let (mut byte, last) = ranges[index];
            while byte <= last {
                rows[(byte & 15) as usize] |= 1 << (byte >> 4);
                byte += 1;
            }
            index += 1;
        }
        Set { rows, ranges }
    }
}

/// For the upper four bits of a byte, its bit in a row of a set; none beyond ASCII.
const BITS: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0];

/// Thirty-two bytes side by side.
#[derive(Clone, Copy)]
struct Lanes<S: Simd> {
    bytes: u8x32<S>,
    /// Of each byte, its lower four bits, and the bit of the others.
    place: (u8x32<S>, u8x32<S>),
}

impl<S: Simd> Lanes<S> {
    #[inline(always)]
    fn of(simd: S, bytes: u8x32<S>) -> Self {
        let bits = u8x32::block_splat(u8x16::load_array(simd, BITS));
        let place =
            if looks_up(simd) { (bytes & 15, bits.swizzle_dyn_within_blocks(bytes >> 4)) } else { (bytes, bytes) };
        Lanes { bytes, place }
    }

    /// A bit for each byte: whether it is not in a set.
    #[inline(always)]
    fn outside(self, simd: S, set: &Set) -> u64 {
        if looks_up(simd) {
            let rows = u8x32::block_splat(u8x16::load_array(simd, set.rows));
            (rows.swizzle_dyn_within_blocks(self.place.0) & self.place.1).simd_eq(0).to_bitmask()
        } else {
            let mut inside = self.bytes.simd_ne(self.bytes);
            for &(first, last) in set.ranges {
                inside |= (self.bytes - first).simd_le(last - first);
            }
            !inside.to_bitmask() & 0xFFFF_FFFF
        }
    }

    #[inline(always)]
    fn is(self, byte: u8) -> u64 {
        self.bytes.simd_eq(byte).to_bitmask()
    }

    #[inline(always)]
    fn beyond_ascii(self) -> u64 {
        self.bytes.simd_ge(0x80).to_bitmask()
    }
}

/// Whether the machine looks sixteen bytes up in a table at once.
#[inline(always)]
fn looks_up<S: Simd>(simd: S) -> bool {
    match simd.level() {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        Level::Sse4_2(_) | Level::Avx2(_) | Level::Avx512(_) => true,
        #[cfg(target_arch = "aarch64")]
        Level::Neon(_) => true,
        _ => false,
    }
}

/// Up to 64 bytes of text.
pub trait Block {
    /// A bit for each byte: whether it is not in a set. Nothing behind the text is.
    fn outside(&self, set: &Set) -> u64;

    /// A bit for each byte: whether it is this one.
    fn is(&self, byte: u8) -> u64;

    /// A bit for each byte: whether it is beyond ASCII.
    fn beyond_ascii(&self) -> u64;

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

/// A text of less than 16 bytes.
struct Few<'t, S: Simd> {
    text: &'t [u8],
    simd: S,
    lanes: Lanes<S>,
}

impl<'t, S: Simd> Few<'t, S> {
    #[inline(always)]
    fn of(simd: S, text: &'t [u8]) -> Self {
        let bytes = u8x32::block_splat(u8x16::load_array(simd, fewer(text)));
        Few { text, simd, lanes: Lanes::of(simd, bytes) }
    }
}

impl<S: Simd> Block for Few<'_, S> {
    #[inline(always)]
    fn outside(&self, set: &Set) -> u64 {
        self.lanes.outside(self.simd, set) | !0 << self.text.len()
    }

    #[inline(always)]
    fn is(&self, byte: u8) -> u64 {
        self.lanes.is(byte) & !(!0 << self.text.len())
    }

    #[inline(always)]
    fn beyond_ascii(&self) -> u64 {
        self.lanes.beyond_ascii() & 0xFFFF
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.text
    }
}

/// A text of 16 to 32 bytes: the last 16 side by side with the first.
struct Half<'t, S: Simd> {
    text: &'t [u8],
    simd: S,
    lanes: Lanes<S>,
}

impl<'t, S: Simd> Half<'t, S> {
    #[inline(always)]
    fn of(simd: S, text: &'t [u8]) -> Self {
        let nothing = [0; 16];
        let first = u8x16::load_array_ref(simd, text.first_chunk().unwrap_or(&nothing));
        let last = u8x16::load_array_ref(simd, text.last_chunk().unwrap_or(&nothing));
        let bytes = first.combine(last);
        Half { text, simd, lanes: Lanes::of(simd, bytes) }
    }

    /// The bits of both halves where they belong.
    #[inline(always)]
    fn join(&self, bits: u64) -> u64 {
        bits & 0xFFFF | (bits >> 16) << (self.text.len() & 31 ^ 16)
    }
}

impl<S: Simd> Block for Half<'_, S> {
    #[inline(always)]
    fn outside(&self, set: &Set) -> u64 {
        self.join(self.lanes.outside(self.simd, set)) | !0 << self.text.len()
    }

    #[inline(always)]
    fn is(&self, byte: u8) -> u64 {
        self.join(self.lanes.is(byte)) & !(!0 << self.text.len())
    }

    #[inline(always)]
    fn beyond_ascii(&self) -> u64 {
        self.join(self.lanes.beyond_ascii())
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.text
    }
}

/// A text of 32 to 64 bytes: its first and its last 32.
struct Whole<'t, S: Simd> {
    text: &'t [u8],
    simd: S,
    first: Lanes<S>,
    last: Lanes<S>,
}

impl<'t, S: Simd> Whole<'t, S> {
    #[inline(always)]
    fn of(simd: S, text: &'t [u8]) -> Self {
        let nothing = [0; 32];
        let first = text.first_chunk().unwrap_or(&nothing);
        let last = text.last_chunk().unwrap_or(&nothing);
        let first = Lanes::of(simd, u8x32::load_array_ref(simd, first));
        let last = Lanes::of(simd, u8x32::load_array_ref(simd, last));
        Whole { text, simd, first, last }
    }

    /// The bits of both parts where they belong.
    #[inline(always)]
    fn join(&self, first: u64, last: u64) -> u64 {
        first | last << (self.text.len() - 32)
    }
}

impl<S: Simd> Block for Whole<'_, S> {
    #[inline(always)]
    fn outside(&self, set: &Set) -> u64 {
        let behind = !(!0 >> (64 - self.text.len()));
        self.join(self.first.outside(self.simd, set), self.last.outside(self.simd, set)) | behind
    }

    #[inline(always)]
    fn is(&self, byte: u8) -> u64 {
        self.join(self.first.is(byte), self.last.is(byte))
    }

    #[inline(always)]
    fn beyond_ascii(&self) -> u64 {
        self.join(self.first.beyond_ascii(), self.last.beyond_ascii())
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.text
    }
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

/// Writes down the bitmaps of a text of no more than 64 bytes, by what this machine has.
#[inline(always)]
pub fn write_stops<B: Bitmaps<N>, const N: usize>(text: &[u8], stops: &mut [u64; N]) {
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    if let Some(simd) = Level::try_detect().and_then(Level::as_avx2) {
        return simd.vectorize(
            #[inline(always)]
            || *stops = stops_by::<_, B, N>(simd, text),
        );
    }
    write_usual_stops::<B, N>(text, stops);
}

/// The same by what every machine of its kind has.
#[inline(never)]
pub fn write_usual_stops<B: Bitmaps<N>, const N: usize>(text: &[u8], stops: &mut [u64; N]) {
    *stops = dispatch!(Level::baseline(), simd => stops_by::<_, B, N>(simd, text));
}

#[inline(always)]
fn stops_by<S: Simd, B: Bitmaps<N>, const N: usize>(simd: S, text: &[u8]) -> [u64; N] {
    match text.len() {
        0..16 => B::stops(&Few::of(simd, text)),
        16..32 => B::stops(&Half::of(simd, text)),
        _ => B::stops(&Whole::of(simd, text)),
    }
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

impl<const N: usize> Short<N> {
    #[inline(always)]
    pub fn new<B: Bitmaps<N>>(text: &[u8]) -> Self {
        let mut stops = [0; N];
        write_stops::<B, N>(text, &mut stops);
        Short { stops }
    }
}

impl<const N: usize> Window for Short<N> {
    #[inline(always)]
    fn run(&mut self, class: usize, at: usize) -> usize {
        // Behind the text every run stops.
        at + self.stops[class].wrapping_shr(at as u32).trailing_zeros() as usize
    }

    #[inline(always)]
    fn led(&mut self, lead: usize, class: usize, at: usize) -> usize {
        let is_led = !self.stops[lead].wrapping_shr(at as u32) & 1;
        // The first bit says stop if there is no lead, and go on if there is, whether the lead is in the run or not.
        let stops = (self.stops[class].wrapping_shr(at as u32) | 1) - is_led;
        at + stops.trailing_zeros() as usize
    }
}

/// A text of 64 bytes or more, with the bitmaps of 64 of them.
pub struct Long<'t, B, const N: usize> {
    text: &'t [u8],
    base: usize,
    stops: [u64; N],
    bitmaps: core::marker::PhantomData<B>,
}

/// An escape or a character that is cut off by the end of a block stops a run there; so close to the end, the run goes on in a block
/// that begins where it stopped.
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
        write_stops::<B, N>(block, &mut self.stops);
        if at == self.text.len() {
            self.stops = [!0; N];
        } else if at > from {
            // What is behind the text stops every run.
            for stops in &mut self.stops {
                *stops = !(!*stops >> (at - from));
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
        if offset >= CLOSE {
            return self.go_on(class, at);
        }
        let end = (self.stops[class] & !0 << offset).trailing_zeros() as usize;
        if end < CLOSE { self.base + end } else { self.go_on(class, self.base + end) }
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
