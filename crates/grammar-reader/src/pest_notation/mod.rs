//! The notation of pest: the content of a file, and the expressions of its rules.

pub mod builtins;
pub mod expressions;
mod tokens;
mod faults;
mod refusals;
pub(crate) mod bounds;
pub mod above;
mod lists;
pub mod syntax;
pub mod grammar;
