//! ABNF (RFC 5234, RFC 7405): the syntax of files, and the expressions of rules.

mod core_rules;
pub mod syntax;
pub mod grammar;
