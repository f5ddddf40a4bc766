//! How far a rule matches a text, at the speed of hand-written code: the recognizer that `build.rs` compiles from the grammar.
//!
//! It finds what a walk over pest's tree finds, and how far a rejected text gets. Trees are pest's.

use crate::grammar::rules::Rule;

/// What `build.rs` makes of the grammar: a function for each rule that it names.
pub(crate) mod generated {
    include!(concat!(env!("OUT_DIR"), "/recognizer.rs"));
}

pub(crate) use generated::{matched, reach};

impl generated::Record<Rule> for () {
    fn matched(&mut self, _: Rule, _: usize, _: usize) {}
}
