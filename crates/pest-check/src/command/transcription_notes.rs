//! Notes about rules that differ from the ABNF above them.

use grammar_reader::{Place, SourceFile};

use crate::command::note::GrammarNote;
use crate::comparing::{TranscribedGrammar, Transcription};
use crate::decision::Limits;

/// Returns how many rules of the own files have ABNF above them, and notes about those that differ from it or have another name. All
/// `files` are read as one grammar.
pub fn transcribed(files: &[SourceFile], own: &[SourceFile]) -> (usize, Vec<GrammarNote>) {
    let Ok(grammar) = TranscribedGrammar::read(files) else { return (0, vec![]) };
    let is_own = |file: &str| own.iter().any(|own| own.name == file);
    let asked = grammar.rules().iter().filter(|transcription| is_own(&transcription.place.file));
    let compared = grammar.compare(asked, Limits::brief());
    let notes = compared.iter().flat_map(|comparison| {
        let Transcription { rule, place, .. } = comparison.transcription;
        let finding = comparison.finding().map(|message| (comparison.place(), message));
        let name = other_name(comparison.transcription).map(|message| (place, message));
        let note =
            move |(place, message): (&Place, String)| GrammarNote { place: place.clone().in_rule(rule), message };
        finding.into_iter().chain(name).map(note)
    });
    (compared.len(), notes.collect())
}

/// Says that a rule and the ABNF above it have different names.
fn other_name(transcription: &Transcription) -> Option<String> {
    let name = transcription.other_name().filter(|_| !transcription.is_departure)?;
    Some(format!(
        "stands below the ABNF of `{name}`: call it so, or with something before that, as `my_host` is for `host`; if the other name is \
         meant, say why in a comment `// ABNF:`"
    ))
}
