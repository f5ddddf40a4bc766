//! Finds parts of a grammar that have no effect.

mod dead_parts;

pub use dead_parts::{Analysis, Cause, DeadPart, Role, dead_parts, dead_parts_in};
