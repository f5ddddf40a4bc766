//! Grammars of pest of any size, as pest's optimizer reads them.
//!
//! pest's own validation and optimizer take time that grows with the third power of the size of a rule. They read the
//! grammars of `pest-uri` and of its users, in `grammar_reader`. A linter must also read the others.

pub mod pest;
pub mod rules;
mod cycles;
pub mod validity;
pub mod optimizer;
pub mod reading;
mod recursive_rules;
pub mod grammar;
