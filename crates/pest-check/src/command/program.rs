//! The differences between the programs that share the commands.

use grammar_reader::SourceFile;

use crate::command::note::GrammarNote;
use crate::command::shipped::ShippedGrammars;

/// A program that runs the commands.
pub struct Program {
    /// The prefix of its error messages.
    pub name: &'static str,
    pub shipped: ShippedGrammars,
    /// Returns the name of a rule in the output of `parse`.
    pub rule_name: fn(&str) -> String,
    /// Redacts a message, which may repeat arguments with secrets.
    pub redact: fn(&str) -> String,
    /// Returns additional notes for `check`. The arguments are all files of the grammar, and those
    /// that the command line names.
    pub notes: fn(&[SourceFile], &[SourceFile], &ShippedGrammars) -> Vec<GrammarNote>,
}
