//! Where rules are not the ABNF that stands above them.

use pest_regular::{
    Error, Limits, Place, Problem, SourceFile, TranscribedGrammar, Transcription, TranscriptionComparison,
};

use crate::variant_notes::LineNote;
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
    let lines = file.map(|file| documentation(&file.text, above.line)).unwrap_or_default();
    let Some(((number, line), before)) = lines.split_last() else { return false };
    let Some(cited) = in_parentheses(line).filter(|_| abnf_and_section(line).is_none()) else { return false };
    let uncited = line.rfind(cited).map_or("", |at| &line[..at]);
    match (problem, place) {
        (Problem::NoRule { name, .. }, _) => {
            let mut abnf = before.iter().map(|(_, line)| *line).chain([uncited]);
            has_name(cited, name) && !abnf.any(|line| has_name(line, name))
        }
        (Problem::Syntax(_), Some(place)) => {
            place.line == *number && place.column.is_some_and(|it| it > uncited.chars().count())
        }
        _ => false,
    }
}

/// Whether a name of ABNF stands in a text.
fn has_name(text: &str, name: &str) -> bool {
    text.split(|it: char| !it.is_alphanumeric() && it != '-').any(|it| it == name)
}

/// The lines of documentation above a rule, where they begin in a line, and their numbers.
fn documentation(text: &str, first: usize) -> Vec<(usize, &str)> {
    let above = (1..).zip(text.lines()).skip(first.saturating_sub(1)).take_while(|(_, line)| line.starts_with("//"));
    above.filter(|(_, line)| line.starts_with("///")).collect()
}
