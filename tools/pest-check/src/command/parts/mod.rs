//! The parts of a grammar that a text reaches: rules, alternatives, and options present or absent.

pub mod marked_grammar;
pub mod reach;
pub mod random;
pub mod search;
