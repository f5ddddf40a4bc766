//! Where rules are not the ABNF that stands above them.

use grammar_reader::{Place, SourceFile};

use crate::command::note::GrammarNote;
use crate::comparing::{TranscribedGrammar, Transcription};
use crate::decision::Limits;

/// How many rules of some of the files that are read as one grammar have ABNF above them, and which of them are something else, or are called
/// otherwise.
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

/// That a rule is called otherwise than the ABNF above it.
fn other_name(transcription: &Transcription) -> Option<String> {
    let name = transcription.other_name().filter(|_| !transcription.is_departure)?;
    Some(format!(
        "stands below the ABNF of `{name}`: call it so, or with something before that, as `my_host` is for `host`; if the other name is \
         meant, say why in a comment `// ABNF:`"
    ))
}
