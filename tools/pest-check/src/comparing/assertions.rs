//! Assertions about grammars for tests.

use super::comparison::compare;
use super::operand::Operand;
use super::transcription::TranscribedGrammar;
use crate::decision::{Limits, Question};
use grammar_reader::source::{SourceFile, sources};

/// Asserts that the rule `outer` of a grammar accepts every text that the rule `inner` accepts.
///
/// The files are read as one grammar. Each is a name for messages and a text.
///
/// ```
/// let files = [("byte.pest", "byte = { digit{1,3} }\ndigit = { '0'..'9' }\ndigits = { digit+ }\n")];
/// pest_check::assert_inside(files, "byte", "digits");
/// ```
///
/// # Panics
/// Panics with a shortest text that only `inner` accepts, and the rules that match it, or with the
/// reason why the question cannot be decided.
///
/// ```should_panic
/// # let files = [("byte.pest", "byte = { digit{1,3} }\ndigit = { '0'..'9' }\ndigits = { digit+ }\n")];
/// // Only `digits` accepts "0000": digits "0000" > digit "0"; `byte` reads no further than "000".
/// pest_check::assert_inside(files, "digits", "byte");
/// ```
#[track_caller]
pub fn assert_inside<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>, inner: &str, outer: &str) {
    if let Err(message) = inside(&sources(files), inner, outer) {
        panic!("{message}");
    }
}

fn inside(files: &[SourceFile], inner: &str, outer: &str) -> Result<(), String> {
    let side = |rule| Operand::pest(files, rule).map_err(|error| error.to_string());
    let comparison = compare([&side(inner)?, &side(outer)?], Question::Inside, Limits::default());
    match comparison.map_err(|error| error.to_string())?.only_left {
        Some(witness) => Err(format!(
            "only `{inner}` accepts {:?}: {}; `{outer}` {}",
            witness.text,
            witness.path,
            witness.describe_other()
        )),
        None => Ok(()),
    }
}

/// Asserts that each rule of a file accepts exactly the texts of the ABNF above it, as read by
/// [`TranscribedGrammar`].
///
/// The files are read as one grammar. Each is a name for messages and a text. Only the rules of the
/// last file are checked.
///
/// ```
/// let files = [("byte.pest", "/// byte = 1*3DIGIT\nbyte = { DIGIT{1,3} }\nDIGIT = { '0'..'9' }\n")];
/// pest_check::assert_transcribed(files);
/// ```
///
/// # Panics
/// Panics with a line for each rule that differs from its ABNF, with a shortest text that shows the
/// difference and the rules that match it, or for ABNF that is invalid, with the reason.
///
/// ```should_panic
/// // `byte` differs from its ABNF: only the ABNF accepts "00".
/// let files = [("byte.pest", "/// byte = 1*3DIGIT\nbyte = { DIGIT | DIGIT{3} }\nDIGIT = { '0'..'9' }\n")];
/// pest_check::assert_transcribed(files);
/// ```
#[track_caller]
pub fn assert_transcribed<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) {
    let failures = not_transcribed(&sources(files));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn not_transcribed(files: &[SourceFile]) -> Vec<String> {
    let grammar = match TranscribedGrammar::read(files) {
        Ok(grammar) => grammar,
        Err(error) => return vec![error.to_string()],
    };
    let rules = grammar.rules().iter().filter(|it| files.last().is_some_and(|last| last.name == it.location.file));
    let compared = grammar.compare(rules, Limits::default());
    let failures = compared.iter().filter_map(|comparison| {
        let (location, rule) = (comparison.location(), &comparison.transcription.rule);
        Some(format!("{location}: {rule} {}", comparison.finding()?))
    });
    failures.collect()
}
