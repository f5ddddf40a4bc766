//! The notation of pest: what a file says, and the expressions of its rules.

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
