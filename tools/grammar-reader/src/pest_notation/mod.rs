//! The notation of pest: the syntax of files, and the expressions of rules.

pub mod builtins;
pub mod expressions;
mod tokens;
mod syntax_hints;
pub mod pest_errors;
pub mod size_limits;
pub mod doc_abnf;
pub mod syntax;
pub mod lists;
pub mod context;
