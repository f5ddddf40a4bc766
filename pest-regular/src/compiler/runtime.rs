//! What every recognizer stands on. This file is a part of the compiler's output, word for word.
//!
//! A run of characters is not gone through byte by byte: which bytes belong to it is written down as a bitmap of 64 bytes at a time,
//! and a run ends at the first bit that says stop. The bytes are looked up in small tables,
//! 32 at a time where the machine can, and else compared with ranges.

use fearless_simd::prelude::*;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::x86::Avx2;
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

    #[inline(always)]
    const fn has_zero(&self) -> bool {
        self.rows[0] & 1 != 0
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
}

/// Of the bytes beyond ASCII, which have these bits, those of whole characters that pass a test.
#[inline(always)]
pub fn characters(bytes: &[u8], beyond: u64, test: impl Fn(u32) -> bool) -> u64 {
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

/// A text of less than 16 bytes, and zeros behind it up to 32.
struct Few<'t, S: Simd> {
    text: &'t [u8],
    simd: S,
    lanes: Lanes<S>,
}

impl<'t, S: Simd> Few<'t, S> {
    #[inline(always)]
    fn of(simd: S, text: &'t [u8]) -> Self {
        let bytes = u8x16::load_array(simd, fewer(text)).combine(u8x16::splat(simd, 0));
        Few { text, simd, lanes: Lanes::of(simd, bytes) }
    }
}

impl<S: Simd> Block for Few<'_, S> {
    #[inline(always)]
    fn outside(&self, set: &Set) -> u64 {
        // The zeros behind the text are outside of all other sets.
        let behind = if set.has_zero() { !0 << self.text.len() } else { 0 };
        self.lanes.outside(self.simd, set) | behind
    }

    #[inline(always)]
    fn is(&self, byte: u8) -> u64 {
        let within = if byte == 0 { !(!0 << self.text.len()) } else { !0 };
        self.lanes.is(byte) & within
    }

    #[inline(always)]
    fn beyond_ascii(&self) -> u64 {
        self.lanes.beyond_ascii()
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
        self.join(self.lanes.is(byte))
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
    let (first, last) = match (text.first_chunk(), text.last_chunk(), text.first_chunk(), text.last_chunk()) {
        (Some(first), Some(last), ..) => {
            (u64::from_le_bytes(*first), u64::from_le_bytes(*last) >> (8 * (15 - length & 7)) >> 8)
        }
        (.., Some(first), Some(last)) => {
            let (first, last) = (u64::from(u32::from_le_bytes(*first)), u64::from(u32::from_le_bytes(*last)));
            (first | last << (8 * (length & 7) - 32), 0)
        }
        _ => match *text {
            [] => (0, 0),
            [a] => (u64::from(a), 0),
            [a, b] => (u64::from(u16::from_le_bytes([a, b])), 0),
            [a, b, c, ..] => (u64::from(u32::from_le_bytes([a, b, c, 0])), 0),
        },
    };
    (u128::from(first) | u128::from(last) << 64).to_le_bytes()
}

/// The bitmaps that the runs of a grammar need: for each run, a bit for each byte of a block at which it stops; and for each character
/// that leads runs, a bit for each byte that is this character.
pub trait Bitmaps<const N: usize> {
    fn of(block: &impl Block) -> [u64; N];
}

/// The machine, where it can do more than every machine of its kind.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
pub fn this_machine() -> Option<Avx2> {
    Level::try_detect().and_then(Level::as_avx2)
}

/// What makes bitmaps.
pub trait Machine: Copy {
    /// Does something with all that the machine has.
    fn run<T>(self, task: impl FnOnce() -> T) -> T;

    /// The bitmaps of a text of no more than 64 bytes.
    fn bits<B: Bitmaps<N>, const N: usize>(self, text: &[u8]) -> [u64; N];

    /// The bitmaps of a text of 63 or 64 bytes.
    fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N];
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
impl Machine for Avx2 {
    #[inline(always)]
    fn run<T>(self, task: impl FnOnce() -> T) -> T {
        self.vectorize(task)
    }

    #[inline(always)]
    fn bits<B: Bitmaps<N>, const N: usize>(self, text: &[u8]) -> [u64; N] {
        bits_by::<_, B, N>(self, text)
    }

    #[inline(always)]
    fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
        B::of(&Whole::of(self, block))
    }
}

/// A machine that has no more than every machine of its kind. There bitmaps take so much that they are better called than copied to
/// where they are wanted.
#[derive(Clone, Copy)]
pub struct AnyMachine;

impl Machine for AnyMachine {
    #[inline(always)]
    fn run<T>(self, task: impl FnOnce() -> T) -> T {
        task()
    }

    #[inline(never)]
    fn bits<B: Bitmaps<N>, const N: usize>(self, text: &[u8]) -> [u64; N] {
        dispatch!(Level::baseline(), simd => bits_by::<_, B, N>(simd, text))
    }

    #[inline(always)]
    fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
        self.bits::<B, N>(block)
    }
}

#[inline(always)]
fn bits_by<S: Simd, B: Bitmaps<N>, const N: usize>(simd: S, text: &[u8]) -> [u64; N] {
    match text.len() {
        0..16 => B::of(&Few::of(simd, text)),
        16..32 => B::of(&Half::of(simd, text)),
        _ => B::of(&Whole::of(simd, text)),
    }
}

/// Skips runs by their bitmaps.
pub trait Window {
    /// Where a run ends that begins here, perhaps with nothing.
    fn run<const CLASS: usize>(&mut self, at: usize) -> usize;

    /// The same for a run that is there only behind its leading character, which is a class of its own.
    fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize;
}

/// A text of less than 64 bytes.
pub struct Short<const N: usize> {
    bits: [u64; N],
}

/// The texts that a `Short` is for are shorter.
pub const BLOCK: usize = 64;

impl<const N: usize> Short<N> {
    #[inline(always)]
    pub fn new<M: Machine, B: Bitmaps<N>>(machine: M, text: &[u8]) -> Self {
        Short { bits: machine.bits::<B, N>(text) }
    }
}

impl<const N: usize> Window for Short<N> {
    #[inline(always)]
    fn run<const CLASS: usize>(&mut self, at: usize) -> usize {
        // Behind the text every run stops.
        at + self.bits[CLASS].wrapping_shr(at as u32).trailing_zeros() as usize
    }

    #[inline(always)]
    fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize {
        let is_led = self.bits[LEAD].wrapping_shr(at as u32) & 1;
        // The first bit says stop if there is no lead, and go on if there is, whether the lead is in the run or not.
        let stops = (self.bits[CLASS].wrapping_shr(at as u32) | 1) - is_led;
        at + stops.trailing_zeros() as usize
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
        let block = text.get(..BLOCK).unwrap_or(text);
        let bits = machine.bits_of_block::<B, N>(block);
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
        let (block, known) = match self.text.get(at..).and_then(<[u8]>::first_chunk::<BLOCK>) {
            Some(block) => (block.as_slice(), CLOSE),
            None => (self.text.last_chunk::<{ BLOCK - 1 }>().map_or(self.text, <[u8; _]>::as_slice), BLOCK),
        };
        self.base = if known == CLOSE { at } else { self.text.len() - block.len() };
        self.known = known;
        self.bits = self.machine.bits_of_block::<B, N>(block);
    }

    /// The bit at which a run stops.
    #[inline(always)]
    fn stop<const CLASS: usize>(&self, offset: usize) -> usize {
        (self.bits[CLASS] & (!0 << offset)).trailing_zeros() as usize
    }

    #[inline(never)]
    fn go_on<const CLASS: usize>(&mut self, start: usize) -> usize {
        let machine = self.machine;
        machine.run(
            #[inline(always)]
            || {
                let mut at = start;
                self.seek(at);
                let stop = self.stop::<CLASS>(at - self.base);
                at = self.base + stop;
                if stop < self.known {
                    return at;
                }
                // What has gone on so far mostly goes on further: nothing else is looked at in what follows.
                while let Some(block) = self.text.get(at..).and_then(<[u8]>::first_chunk::<BLOCK>) {
                    let stop = machine.bits_of_block::<B, N>(block)[CLASS].trailing_zeros() as usize;
                    at += stop;
                    if stop < CLOSE {
                        break;
                    }
                }
                loop {
                    self.seek(at);
                    let stop = self.stop::<CLASS>(at - self.base);
                    at = self.base + stop;
                    if stop < self.known {
                        return at;
                    }
                }
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
    #[inline(always)]
    fn run<const CLASS: usize>(&mut self, at: usize) -> usize {
        let offset = at.wrapping_sub(self.base);
        if offset >= self.known {
            return self.go_on::<CLASS>(at);
        }
        let stop = self.stop::<CLASS>(offset);
        if stop < self.known { self.base + stop } else { self.go_on::<CLASS>(self.base + stop) }
    }

    #[inline(always)]
    fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize {
        if at.wrapping_sub(self.base) >= self.known {
            self.seek_on(at);
        }
        if self.bits[LEAD] >> (at - self.base) & 1 == 1 { self.run::<CLASS>(at + 1) } else { at }
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

/// How many bytes of a literal stand at a place of a text.
#[inline(always)]
pub fn agreeing(text: &[u8], at: usize, literal: &[u8]) -> usize {
    text.iter().skip(at).zip(literal).take_while(|(found, wanted)| found == wanted).count()
}

/// The same for ASCII letters in either case.
#[inline(always)]
pub fn agreeing_in_any_case(text: &[u8], at: usize, literal: &[u8]) -> usize {
    text.iter().skip(at).zip(literal).take_while(|(found, wanted)| found.eq_ignore_ascii_case(wanted)).count()
}
