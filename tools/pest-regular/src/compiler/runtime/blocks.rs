//! Blocks of text.

use super::sets::Set;

/// Up to 64 bytes of text.
pub trait Block {
    /// A bit for each byte: whether it is not in a set. The bits after the text are set.
    fn outside(&self, set: &Set) -> u64;

    /// A bit for each byte: whether it equals this byte.
    fn is(&self, byte: u8) -> u64;

    /// A bit for each byte: whether it is beyond ASCII.
    fn beyond_ascii(&self) -> u64;

    /// Whether the first byte of each character beyond ASCII is in this range.
    fn is_led_by(&self, first: u8, last: u8) -> bool;

    fn bytes(&self) -> &[u8];
}
