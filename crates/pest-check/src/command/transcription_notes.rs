//! Notes about rules that differ from the ABNF above them.

use grammar_reader::{Location, SourceFile};

use crate::command::note::GrammarNote;
use crate::comparing::{TranscribedGrammar, Transcription};
use crate::decision::Limits;

/// Returns how many rules of `own` have ABNF above them, and notes about those that differ from it
/// or have a different name. All `files` are read as one grammar.
pub fn transcribed(files: &[SourceFile], own: &[SourceFile]) -> (usize, Vec<GrammarNote>) {
    let Ok(grammar) = TranscribedGrammar::read(files) else { return (0, vec![]) };
    let is_own = |file: &str| own.iter().any(|own| own.name == file);
    let own_rules = grammar.rules().iter().filter(|transcription| is_own(&transcription.location.file));
    let compared = grammar.compare(own_rules, Limits::brief());
    let notes = compared.iter().flat_map(|comparison| {
        let Transcription { rule, location, .. } = comparison.transcription;
        let finding = comparison.finding().map(|message| (comparison.location(), message));
        let name = other_name(comparison.transcription).map(|message| (location, message));
        let note = move |(location, message): (&Location, String)| GrammarNote {
            location: location.clone().in_rule(rule),
            message,
        };
        finding.into_iter().chain(name).map(note)
    });
    (compared.len(), notes.collect())
}

/// Returns the note for a rule whose ABNF has a different name.
fn other_name(transcription: &Transcription) -> Option<String> {
    let name = transcription.other_name().filter(|_| !transcription.is_departure)?;
    Some(format!(
        "has the ABNF of `{name}`; rename it, or add a prefix, as in `my_host`; if intended, explain it in a comment \
         `// ABNF:`"
    ))
}
