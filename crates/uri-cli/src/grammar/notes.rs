//! The notes that `uri grammar check` adds to those of `pest-check check`.

use grammar_reader::SourceFile;
use pest_check::command::note::GrammarNote;
use pest_check::command::shipped::ShippedGrammars;

use crate::grammar::{generic_syntax_notes, macro_notes};

/// Returns the notes about files that are read as one grammar. The own files are the last.
pub fn notes(files: &[SourceFile], own: &[SourceFile], shipped: &ShippedGrammars) -> Vec<GrammarNote> {
    let mut notes = macro_notes::notes(files, own, shipped);
    notes.extend(generic_syntax_notes::outside_generic_syntax(files, own, shipped));
    notes.extend(generic_syntax_notes::rejected_by_iri_rule(files, own));
    notes
}
