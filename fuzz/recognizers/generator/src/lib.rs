//! Random grammars, and the numbers that they are made of.

mod numbers;
mod grammars;

pub use grammars::{Grammar, grammar};
pub use numbers::Numbers;
