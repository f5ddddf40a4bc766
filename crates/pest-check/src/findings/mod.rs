//! Finds parts of a grammar that have no effect.

mod dead_parts;

#[cfg(feature = "command")]
pub(crate) use dead_parts::analyse_in;
pub use dead_parts::{Cause, DeadPart, Role, dead_parts};
