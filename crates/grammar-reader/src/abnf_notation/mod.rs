//! ABNF (RFC 5234, RFC 7405): what is read of a file, and what is made of a rule.

mod core_rules;
pub mod syntax;
pub mod grammar;
