//! What the machine can.

use fearless_simd::Level;
use std::sync::OnceLock;

static LEVEL: OnceLock<Level> = OnceLock::new();

#[inline(always)]
pub fn level() -> Level {
    match LEVEL.get() {
        Some(level) => *level,
        None => asked(),
    }
}

#[cold]
#[inline(never)]
fn asked() -> Level {
    *LEVEL.get_or_init(|| Level::try_detect().unwrap_or(Level::baseline()))
}
