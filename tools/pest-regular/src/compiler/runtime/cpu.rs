//! The instruction sets of the CPU.

use fearless_simd::Level;
use std::sync::OnceLock;

static LEVEL: OnceLock<Level> = OnceLock::new();

/// The detected instruction set, or `None` before the first detection.
#[inline(always)]
pub fn detected() -> Option<Level> {
    LEVEL.get().copied()
}

/// Detects the instruction set.
pub fn detect() {
    LEVEL.get_or_init(|| Level::try_detect().unwrap_or(Level::baseline()));
}
