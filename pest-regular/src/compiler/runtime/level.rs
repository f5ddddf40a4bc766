//! What the machine can.

use fearless_simd::Level;
use std::sync::OnceLock;

static LEVEL: OnceLock<Level> = OnceLock::new();

/// What the machine can, if it was asked.
#[inline(always)]
pub fn known() -> Option<Level> {
    LEVEL.get().copied()
}

/// What the machine can, for whoever asks first.
pub fn found() -> Level {
    *LEVEL.get_or_init(|| Level::try_detect().unwrap_or(Level::baseline()))
}
