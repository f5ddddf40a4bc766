//! The notation of pest: the syntax of files, and the expressions of rules.

pub mod builtins;
pub mod expressions;
mod tokens;
mod syntax_hints;
mod pest_errors;
pub(crate) mod size_limits;
pub mod doc_abnf;
pub mod rules;
mod cycles;
pub mod validity;
pub mod optimizer;
mod lists;
pub mod syntax;
mod recursive_rules;
pub mod grammar;
