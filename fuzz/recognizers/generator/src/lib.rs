//! Random grammars, and the random numbers for them.

mod numbers;
mod grammars;

pub use grammars::{Grammar, grammar};
pub use numbers::Numbers;
