//! Where rules are not the ABNF that stands above them.

use pest_regular::{
    Error, Limits, Place, Problem, SourceFile, TranscribedGrammar, Transcription, TranscriptionComparison,
};

use crate::line_note::LineNote;
use crate::variant_notes::shared::checks::{abnf_and_section, in_parentheses};

/// How many rules of some of the files that are read as one grammar have ABNF above them, and which of them are something else, or are called
/// otherwise.
pub fn transcribed(files: &[SourceFile], own: &[SourceFile]) -> (usize, Vec<LineNote>) {
    let Ok(grammar) = TranscribedGrammar::read(files) else { return (0, vec![]) };
    let is_own = |file: &str| own.iter().any(|own| own.name == file);
    let asked = grammar.rules().iter().filter(|transcription| is_own(&transcription.place.file));
    let compared = grammar.compare(asked, Limits::brief());
    let notes = compared.iter().flat_map(|comparison| {
        let Transcription { rule, place, .. } = comparison.transcription;
        let finding = comparison.finding().filter(|_| !is_of_citation(comparison, own));
        let finding = finding.map(|message| (comparison.place(), message));
        let name = other_name(comparison.transcription).map(|message| (place, message));
        let note = move |(place, message): (&Place, String)| LineNote { place: place.clone().in_rule(rule), message };
        finding.into_iter().chain(name).map(note)
    });
    (compared.len(), notes.collect())
}

/// That a rule is called otherwise than the ABNF above it.
fn other_name(transcription: &Transcription) -> Option<String> {
    let name = transcription.other_name().filter(|_| !transcription.is_departure)?;
    Some(format!(
        "stands below the ABNF of `{name}`: call it so, or with something before that, as `sip_host` is for `host`; if the other name is \
         meant, say why in a comment `// ABNF:`"
    ))
}

/// Whether what is wrong is that something stands for the document and section which is none, and so is read as ABNF. What it lacks is said
/// elsewhere.
fn is_of_citation(comparison: &TranscriptionComparison<'_>, own: &[SourceFile]) -> bool {
    let Err(Error { place, problem, .. }) = &comparison.comparison else { return false };
    let above = &comparison.transcription.place;
    let file = own.iter().find(|file| file.name == above.file);
    let Some((number, line)) = file.and_then(|file| last_line(&file.text, above.line)) else { return false };
    let Some(cited) = in_parentheses(line).filter(|_| abnf_and_section(line).is_none()) else { return false };
    let column = line.rfind(cited).map_or(0, |at| line[..at].chars().count() + 1);
    match (problem, place) {
        (Problem::NoRule { name, .. }, _) => {
            cited.split(|it: char| !it.is_alphanumeric() && it != '-').any(|it| it == name)
        }
        (Problem::Syntax(_), Some(place)) => place.line == number && place.column.is_some_and(|it| it >= column),
        _ => false,
    }
}

/// The last line of documentation above a rule, where it begins in a line, and its number.
fn last_line(text: &str, first: usize) -> Option<(usize, &str)> {
    let above = (1..).zip(text.lines()).skip(first.saturating_sub(1)).take_while(|(_, line)| line.starts_with("//"));
    above.filter(|(_, line)| line.starts_with("///")).last()
}
