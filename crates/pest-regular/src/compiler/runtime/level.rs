//! What the machine can.

use fearless_simd::Level;
use std::sync::OnceLock;

static LEVEL: OnceLock<Level> = OnceLock::new();

/// What is known of it: nothing before it was asked.
#[inline(always)]
pub fn known() -> Option<Level> {
    LEVEL.get().copied()
}

/// Asks it.
pub fn ask() {
    LEVEL.get_or_init(|| Level::try_detect().unwrap_or(Level::baseline()));
}
