//! pest's notation: what is read of a file, and what is made of a rule.

pub(crate) mod builtins;
pub(crate) mod expressions;
mod tokens;
mod faults;
mod refusals;
pub(crate) mod bounds;
pub(crate) mod above;
mod lists;
pub(crate) mod syntax;
pub(crate) mod grammar;
