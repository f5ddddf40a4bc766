//! What the programs with these commands differ in.

use grammar_reader::SourceFile;

use crate::command::note::GrammarNote;
use crate::command::shipped::ShippedGrammars;

/// A program that runs the commands.
pub struct Program {
    /// What its error messages begin with.
    pub name: &'static str,
    pub shipped: ShippedGrammars,
    /// The name by which `parse` shows a rule.
    pub rule_name: fn(&str) -> String,
    /// A message without what must not be shown, as the arguments that it repeats may have it.
    pub redact: fn(&str) -> String,
    /// What `check` notes of files besides. Given are all files that are read as one grammar, and those of them that were named.
    pub notes: fn(&[SourceFile], &[SourceFile], &ShippedGrammars) -> Vec<GrammarNote>,
}
