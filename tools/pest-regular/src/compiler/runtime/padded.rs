//! Blocks of text in vectors of 32 or 64 bytes.

use fearless_simd::prelude::*;
use fearless_simd::{u8x16, u8x32};

use super::blocks::Block;
use super::lanes::{Full, Half, Lanes};
use super::sets::Set;

/// A text, followed by zeros.
#[derive(Clone, Copy)]
pub struct Padded<'t, L> {
    text: &'t [u8],
    lanes: L,
}

impl<'t, S: Simd> Padded<'t, Half<S>> {
    /// Loads a text of less than 32 bytes.
    #[inline(always)]
    pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
        Padded { text, lanes: Half::new(simd, load_short(simd, text)) }
    }
}

impl<'t, S: Simd> Padded<'t, Full<S>> {
    /// Loads a text of 32 to 64 bytes: its first 32, and those of its last 32 that come after them.
    #[inline(always)]
    pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
        let nothing = [0; 32];
        let first = u8x32::load_array_ref(simd, text.first_chunk().unwrap_or(&nothing));
        let last = u8x32::load_array_ref(simd, text.last_chunk().unwrap_or(&nothing));
        let indices =
            INDICES.get(64usize.wrapping_sub(text.len())..).and_then(<[u8]>::first_chunk).unwrap_or(&[NONE; 32]);
        let rest = last.swizzle_dyn_precise(u8x32::load_array_ref(simd, indices));
        Padded { text, lanes: Full::new(simd, first.combine(rest)) }
    }
}

/// Loads a text of less than 32 bytes.
#[inline(always)]
fn load_short<S: Simd>(simd: S, text: &[u8]) -> u8x32<S> {
    match (text.first_chunk(), text.last_chunk()) {
        (Some(first), Some(last)) => {
            // Those of the last 16 bytes that come after the first 16.
            let indices = INDICES.get(32 - text.len()..).and_then(<[u8]>::first_chunk).unwrap_or(&[NONE; 16]);
            let rest = u8x16::load_array_ref(simd, last).swizzle_dyn_precise(u8x16::load_array_ref(simd, indices));
            u8x16::load_array_ref(simd, first).combine(rest)
        }
        _ => u8x16::load_array(simd, load_tiny(text)).combine(u8x16::splat(simd, 0)),
    }
}

/// The indices of 32 bytes, followed by invalid indices, which select zeros.
const INDICES: [u8; 64] = {
    let mut indices = [NONE; 64];
    let mut index = 0;
    while index < 32 {
        indices[index as usize] = index;
        index += 1;
    }
    indices
};
const NONE: u8 = 32;

impl<L: Lanes> Block for Padded<'_, L> {
    #[inline(always)]
    fn outside(&self, set: &Set) -> u64 {
        // The zeros after the text are outside all other sets.
        self.lanes.outside(set) | if set.has_zero() { !self.within() } else { 0 }
    }

    #[inline(always)]
    fn is(&self, byte: u8) -> u64 {
        self.lanes.is(byte) & if byte == 0 { self.within() } else { !0 }
    }

    #[inline(always)]
    fn beyond_ascii(&self) -> u64 {
        self.lanes.beyond_ascii()
    }

    #[inline(always)]
    fn is_led_by(&self, first: u8, last: u8) -> bool {
        self.lanes.is_led_by(first, last)
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.text
    }
}

impl<L> Padded<'_, L> {
    /// A bit for each byte of the text.
    #[inline(always)]
    fn within(&self) -> u64 {
        !u64::MAX.checked_shl(self.text.len() as u32).unwrap_or(0)
    }
}

/// A text of 32 to 64 bytes: its first and its last 32.
pub(super) struct Whole<'t, S: Simd> {
    text: &'t [u8],
    first: Half<S>,
    last: Half<S>,
}

impl<'t, S: Simd> Whole<'t, S> {
    #[inline(always)]
    pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
        let nothing = [0; 32];
        let first = text.first_chunk().unwrap_or(&nothing);
        let last = text.last_chunk().unwrap_or(&nothing);
        let first = Half::new(simd, u8x32::load_array_ref(simd, first));
        let last = Half::new(simd, u8x32::load_array_ref(simd, last));
        Whole { text, first, last }
    }

    /// Combines the bits of both parts.
    #[inline(always)]
    fn join(&self, first: u64, last: u64) -> u64 {
        first | last << (self.text.len() - 32)
    }
}

impl<S: Simd> Block for Whole<'_, S> {
    #[inline(always)]
    fn outside(&self, set: &Set) -> u64 {
        let after = !(!0 >> (64 - self.text.len()));
        self.join(self.first.outside(set), self.last.outside(set)) | after
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
    fn is_led_by(&self, first: u8, last: u8) -> bool {
        self.first.is_led_by(first, last) && self.last.is_led_by(first, last)
    }

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.text
    }
}

/// The bytes of a text of less than 16 bytes, followed by zeros. They are read from both ends,
/// because copying byte by byte is slow.
#[inline(always)]
fn load_tiny(text: &[u8]) -> [u8; 16] {
    let length = text.len();
    let (first, last) = match (text, text) {
        (&[a, b, c, d, e, f, g, h, ..], &[.., i, j, k, l, m, n, o, p]) => {
            let last = u64::from_le_bytes([i, j, k, l, m, n, o, p]);
            (u64::from_le_bytes([a, b, c, d, e, f, g, h]), last >> (8 * (15 - length & 7)) >> 8)
        }
        (&[a, b, c, d, ..], &[.., e, f, g, h]) => {
            let (first, last) = (u32::from_le_bytes([a, b, c, d]), u32::from_le_bytes([e, f, g, h]));
            (u64::from(first) | u64::from(last) << (8 * (length & 7) - 32), 0)
        }
        (&[a, b, c, ..], _) => (u64::from(u32::from_le_bytes([a, b, c, 0])), 0),
        (&[a, b], _) => (u64::from(u16::from_le_bytes([a, b])), 0),
        (&[a], _) => (u64::from(a), 0),
        _ => (0, 0),
    };
    (u128::from(first) | u128::from(last) << 64).to_le_bytes()
}
