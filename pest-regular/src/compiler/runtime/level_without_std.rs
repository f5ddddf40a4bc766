//! What the machine can: what is known when the program is compiled.

use fearless_simd::Level;

#[inline(always)]
pub fn known() -> Option<Level> {
    Some(Level::baseline())
}

#[inline(always)]
pub fn ask() {}
