//! The differences between the programs that have these commands.

use grammar_reader::SourceFile;

use crate::command::note::GrammarNote;
use crate::command::shipped::ShippedGrammars;

/// A program that runs the commands.
pub struct Program {
    /// The prefix of its error messages.
    pub name: &'static str,
    pub shipped: ShippedGrammars,
    /// Returns the name under which `parse` shows a rule.
    pub rule_name: fn(&str) -> String,
    /// Redacts a message, since the arguments that it repeats may contain secrets.
    pub redact: fn(&str) -> String,
    /// Returns additional notes for `check`. The arguments are all files that are read as one grammar, and those of them that were named.
    pub notes: fn(&[SourceFile], &[SourceFile], &ShippedGrammars) -> Vec<GrammarNote>,
}
