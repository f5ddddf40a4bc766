//! What `uri grammar check` notes beside `pest-check check`.

use grammar_reader::SourceFile;
use pest_check::command::note::GrammarNote;
use pest_check::command::shipped::ShippedGrammars;

use crate::grammar::{generic_syntax_notes, variant_notes};

/// What is noted of files that are read as one grammar, of which the last are the own ones.
pub fn notes(files: &[SourceFile], own: &[SourceFile], shipped: &ShippedGrammars) -> Vec<GrammarNote> {
    let mut notes = variant_notes::refused(files, own, shipped);
    notes.extend(generic_syntax_notes::outside(files, own, shipped));
    notes.extend(generic_syntax_notes::no_iri(files, own));
    notes
}
