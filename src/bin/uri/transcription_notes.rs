//! Where rules are not the ABNF that stands above them.

use pest_regular::{Limits, SourceFile, TranscribedGrammar};

/// A rule that is not its ABNF.
pub struct Departure {
    pub file: String,
    pub line: usize,
    pub rule: String,
    pub message: String,
}

/// Those of some of the files that are read as one grammar.
pub fn departures(files: &[SourceFile], own: &[SourceFile]) -> Vec<Departure> {
    let Ok(grammar) = TranscribedGrammar::read(files) else { return vec![] };
    let is_own = |file: &str| own.iter().any(|own| own.name == file);
    let asked = grammar.rules().iter().filter(|transcription| is_own(&transcription.place.file));
    let compared = grammar.compare(asked, Limits::brief());
    let departure = compared.iter().filter_map(|comparison| {
        let (message, place) = (comparison.finding()?, &comparison.transcription.place);
        let rule = comparison.transcription.rule.clone();
        Some(Departure { file: place.file.clone(), line: place.line, rule, message })
    });
    departure.collect()
}
