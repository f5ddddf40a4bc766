//! Findings about rules that differ from the ABNF above them.

use grammar_reader::Location;

use crate::comparing::{TranscribedGrammar, Transcription};
use crate::decision::Limits;
use crate::findings::code::Code;
use crate::findings::finding::{Finding, Place};
use crate::pest_notation::grammar::PestGrammar;

/// Returns how many rules of a grammar have ABNF above them, and findings about those that differ
/// from it or have a different name.
///
/// Documentation with a citation is ABNF. Other documentation is ABNF only if it looks like it, and
/// can be compared.
pub fn transcribed(grammar: PestGrammar, limits: Limits) -> (usize, Vec<Finding>) {
    let grammar = TranscribedGrammar::new(grammar);
    let mut compared = grammar.compare(grammar.rules(), limits);
    compared.retain(|comparison| {
        let Transcription { is_cited, .. } = comparison.transcription;
        *is_cited || comparison.comparison.is_ok() && comparison.transcription.other_name().is_none()
    });
    let notes = compared.iter().flat_map(|comparison| {
        let Transcription { rule, location, .. } = comparison.transcription;
        let finding = comparison.finding().map(|message| (comparison.location(), message));
        let name = other_name(comparison.transcription).map(|message| (location, message));
        let note = move |(location, message): (&Location, String)| {
            Finding::new(Code::DiffersFromAbnf, Some(rule), Place::new(location), format!("`{rule}` {message}"))
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
