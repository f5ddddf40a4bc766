//! What the machine can: what is known when the program is compiled.

use fearless_simd::Level;

#[inline(always)]
pub fn level() -> Level {
    Level::baseline()
}
