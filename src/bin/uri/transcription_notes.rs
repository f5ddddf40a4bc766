//! Where rules are not the ABNF that stands above them.

use pest_regular::{Limits, SourceFile, TranscribedGrammar};

use crate::line_note::LineNote;

/// How many rules of some of the files that are read as one grammar have ABNF above them, and which of them are something else.
pub fn transcribed(files: &[SourceFile], own: &[SourceFile]) -> (usize, Vec<LineNote>) {
    let Ok(grammar) = TranscribedGrammar::read(files) else { return (0, vec![]) };
    let is_own = |file: &str| own.iter().any(|own| own.name == file);
    let asked = grammar.rules().iter().filter(|transcription| is_own(&transcription.place.file));
    let compared = grammar.compare(asked, Limits::brief());
    let notes = compared.iter().filter_map(|comparison| {
        let message = comparison.finding()?;
        Some(LineNote { place: comparison.place().clone().in_rule(&comparison.transcription.rule), message })
    });
    (compared.len(), notes.collect())
}
