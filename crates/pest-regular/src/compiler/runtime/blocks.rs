//! Blocks of text.

use super::sets::Set;

/// Up to 64 bytes of text.
pub trait Block {
    /// A bit for each byte: whether it is not in a set. Nothing behind the text is.
    fn outside(&self, set: &Set) -> u64;

    /// A bit for each byte: whether it is this one.
    fn is(&self, byte: u8) -> u64;

    /// A bit for each byte: whether it is beyond ASCII.
    fn beyond_ascii(&self) -> u64;

    /// Whether each byte that leads a character beyond ASCII is one of these.
    fn is_led_by(&self, first: u8, last: u8) -> bool;

    fn bytes(&self) -> &[u8];
}
