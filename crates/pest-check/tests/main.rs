//! The tests, a module for each subject.

mod abnf_notation;
mod changes;
#[cfg(feature = "command")]
mod command;
mod core_rules;
mod dead_parts;
mod hostile;
mod languages;
mod mistakes;
mod paths;
mod pest_notation;
mod random;
mod refusals;
mod rules_by_name;
mod shapes;
mod sizes;
mod support;
mod transcriptions;
mod trees;
