//! Vectors of 32 or 64 bytes.

use fearless_simd::prelude::*;
use fearless_simd::{u8x16, u8x32, u8x64};

use super::sets::Set;

/// The bit of a byte in a row of a set, indexed by the upper four bits of the byte. It is 0 beyond
/// ASCII.
const BITS: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0];

/// A vector of bytes.
pub trait Lanes: Copy {
    /// A bit for each byte: whether it is not in a set.
    fn outside(self, set: &Set) -> u64;

    /// A bit for each byte: whether it equals this byte.
    fn is(self, byte: u8) -> u64;

    /// A bit for each byte: whether it is beyond ASCII.
    fn beyond_ascii(self) -> u64;

    /// Whether the first byte of each character beyond ASCII is in this range.
    fn is_led_by(self, first: u8, last: u8) -> bool;
}

macro_rules! lanes {
    ($(#[$what:meta])* $lanes:ident, $bytes:ident) => {
        $(#[$what])*
        #[derive(Clone, Copy)]
        pub struct $lanes<S: Simd> {
            simd: S,
            bytes: $bytes<S>,
            /// The row of each byte in a set, and the bit of the byte in that row.
            cell: ($bytes<S>, $bytes<S>),
        }

        impl<S: Simd> $lanes<S> {
            #[inline(always)]
            pub(super) fn new(simd: S, bytes: $bytes<S>) -> Self {
                let bits = $bytes::block_splat(u8x16::load_array(simd, BITS));
                let cell = (bytes & 15, bits.swizzle_dyn_within_blocks(bytes >> 4));
                $lanes { simd, bytes, cell }
            }
        }

        impl<S: Simd> Lanes for $lanes<S> {
            #[inline(always)]
            fn outside(self, set: &Set) -> u64 {
                let rows = $bytes::block_splat(u8x16::load_array(self.simd, set.rows));
                (rows.swizzle_dyn_within_blocks(self.cell.0) & self.cell.1).simd_eq(0).to_bitmask()
            }

            #[inline(always)]
            fn is(self, byte: u8) -> u64 {
                self.bytes.simd_eq(byte).to_bitmask()
            }

            #[inline(always)]
            fn beyond_ascii(self) -> u64 {
                self.bytes.simd_ge(0x80).to_bitmask()
            }

            #[inline(always)]
            fn is_led_by(self, first: u8, last: u8) -> bool {
                let others = self.bytes.simd_ge(0xC0) & !(self.bytes - first).simd_le(last - first);
                others.to_bitmask() == 0
            }
        }
    };
}

lanes!(
    /// A vector of 32 bytes.
    Half, u8x32
);
lanes!(
    /// A vector of 64 bytes.
    Full, u8x64
);
