//! Assertions about grammars, one line each in a test.

use super::comparison::compare;
use super::side::Side;
use super::transcription::TranscribedGrammar;
use crate::decision::{Limits, Question};
use grammar_reader::source::{SourceFile, sources};

/// Asserts that one rule of a grammar accepts every text that another rule of it accepts.
///
/// The files are read as one grammar. Each is a name, used in messages, and a text.
///
/// ```
/// let files = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\ndigits = { digit+ }\n")];
/// pest_check::assert_inside(files, "octet", "digits");
/// ```
///
/// # Panics
/// Panics with a shortest text that only the first rule accepts, and the rules that match it. If the question cannot be decided, panics
/// with the reason.
///
/// ```should_panic
/// # let files = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\ndigits = { digit+ }\n")];
/// // Only `digits` accepts "0000": digits "0000" > digit "0"; `octet` reads no further than "000".
/// pest_check::assert_inside(files, "digits", "octet");
/// ```
#[track_caller]
pub fn assert_inside<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>, inner: &str, outer: &str) {
    if let Err(message) = inside(&sources(files), inner, outer) {
        panic!("{message}");
    }
}

fn inside(files: &[SourceFile], inner: &str, outer: &str) -> Result<(), String> {
    let side = |rule| Side::pest(files, rule).map_err(|error| error.to_string());
    let comparison = compare([&side(inner)?, &side(outer)?], Question::Inside, Limits::default());
    match comparison.map_err(|error| error.to_string())?.only_left {
        Some(witness) => Err(format!(
            "only `{inner}` accepts {:?}: {}; `{outer}` {}",
            witness.text,
            witness.path,
            witness.told_of_other()
        )),
        None => Ok(()),
    }
}

/// Asserts that each rule of a file accepts exactly the texts of the ABNF above it, as [`TranscribedGrammar`] reads that ABNF.
///
/// The files are read as one grammar. Each is a name, used in messages, and a text. Only the rules of the last file are checked.
///
/// ```
/// let files = [("octet.pest", "/// octet = 1*3DIGIT\noctet = { DIGIT{1,3} }\nDIGIT = { '0'..'9' }\n")];
/// pest_check::assert_transcribed(files);
/// ```
///
/// # Panics
/// Panics with one line for each rule that differs from its ABNF: a shortest text that shows the difference and the rules that match it, or
/// what cannot be read and why.
///
/// ```should_panic
/// // `octet` is not its ABNF: only the ABNF accepts "00".
/// let files = [("octet.pest", "/// octet = 1*3DIGIT\noctet = { DIGIT | DIGIT{3} }\nDIGIT = { '0'..'9' }\n")];
/// pest_check::assert_transcribed(files);
/// ```
#[track_caller]
pub fn assert_transcribed<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) {
    let told = not_transcribed(&sources(files));
    assert!(told.is_empty(), "{}", told.join("\n"));
}

fn not_transcribed(files: &[SourceFile]) -> Vec<String> {
    let grammar = match TranscribedGrammar::read(files) {
        Ok(grammar) => grammar,
        Err(error) => return vec![error.to_string()],
    };
    let asked = grammar.rules().iter().filter(|it| files.last().is_some_and(|last| last.name == it.place.file));
    let compared = grammar.compare(asked, Limits::default());
    let told = compared.iter().filter_map(|comparison| {
        let (place, rule) = (comparison.place(), &comparison.transcription.rule);
        Some(format!("{place}: {rule} {}", comparison.finding()?))
    });
    told.collect()
}
