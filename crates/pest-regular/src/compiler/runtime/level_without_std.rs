//! What the machine can: what is known when the program is compiled.

use fearless_simd::Level;

/// Whether that is not known before the program runs.
pub const IS_ASKED: bool = false;

#[inline(always)]
pub fn known() -> Option<Level> {
    Some(Level::baseline())
}

#[inline(always)]
pub fn ask() {}
