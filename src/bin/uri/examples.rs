//! The examples that stand above the rules of a grammar file, read as the macro `variant!` reads them.

pub use crate::variant_notes::shared::examples::{BadLine, Example, RuleExamples, read};
