//! What the tests of a grammar ask in one line.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::comparison::compare;
use crate::decision::{Limits, Question};
use crate::error::Error;
use crate::pest_grammar::PestGrammar;
use crate::side::Side;
use crate::source::SourceFile;

/// Demands that each text that one rule of a grammar accepts is accepted by another rule of it.
///
/// The files are read as one; each is a name, for messages, and a text.
///
/// ```
/// let files = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\ndigits = { digit+ }\n")];
/// pest_regular::assert_inside(files, "octet", "digits");
/// ```
///
/// # Panics
/// With a shortest text that only the one rule accepts, and the rules by which it does; or with what cannot be decided, and why.
///
/// ```should_panic
/// # let files = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\ndigits = { digit+ }\n")];
/// // Only `digits` accepts "0000": digits "0000" > digit "0"; `octet` reads "000" of it.
/// pest_regular::assert_inside(files, "digits", "octet");
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
            "only `{inner}` accepts {:?}: {}; `{outer}` reads {:?} of it",
            witness.text,
            witness.path,
            witness.read_by_other()
        )),
        None => Ok(()),
    }
}

/// What an edit of a grammar changed, for all texts: a line for each rule that accepts others than before, in the order of the names.
///
/// A rule that accepts the same texts as before has no line, however it is written now. The text is the same on each run, so it can
/// stand in a snapshot.
///
/// ```
/// let before = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\n")];
/// let after = [("octet.pest", "octet = { digit{1,4} }\ndigit = { '0'..'4' | '5'..'9' }\n")];
/// assert_eq!(pest_regular::changes(before, after)?, "octet: now accepts \"0000\", by octet \"0000\" > digit \"0\"\n");
/// # Ok::<(), pest_regular::Error>(())
/// ```
///
/// # Errors
/// A grammar that pest refuses, and a question that takes too much. A rule that is not regular has a line that says so.
pub fn changes<'f>(
    before: impl IntoIterator<Item = (&'f str, &'f str)>,
    after: impl IntoIterator<Item = (&'f str, &'f str)>,
) -> Result<String, Error> {
    let files = [sources(before), sources(after)];
    let grammars = [PestGrammar::read(&files[0])?, PestGrammar::read(&files[1])?];
    let [old, new]: [BTreeSet<&str>; 2] = grammars.each_ref().map(|grammar| grammar.rules().collect());
    let mut told = String::new();
    for rule in old.union(&new) {
        let line = match (old.contains(rule), new.contains(rule)) {
            (true, false) => Some("is gone".to_owned()),
            (false, _) => Some("is new".to_owned()),
            _ => change(&files, rule)?,
        };
        if let Some(line) = line {
            // Writing to a text cannot fail.
            let _ = writeln!(told, "{rule}: {line}");
        }
    }
    Ok(told)
}

/// What a rule accepts now, and what no longer.
fn change(files: &[Vec<SourceFile>; 2], rule: &str) -> Result<Option<String>, Error> {
    let [before, after] = [Side::pest(&files[0], rule)?, Side::pest(&files[1], rule)?];
    for side in [&before, &after] {
        if let Err(error) = side.expression(&mut crate::expression::Expressions::default()) {
            return Ok(Some(format!("not compared: {}", error.problem)));
        }
    }
    let comparison = compare([&before, &after], Question::Equal, Limits::default())?;
    let gone = comparison.only_left.map(|it| format!("no longer accepts {:?}, by {}", it.text, it.path));
    let new = comparison.only_right.map(|it| format!("now accepts {:?}, by {}", it.text, it.path));
    let parts: Vec<String> = gone.into_iter().chain(new).collect();
    Ok((!parts.is_empty()).then(|| parts.join("; ")))
}

fn sources<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Vec<SourceFile> {
    files.into_iter().map(|(name, text)| SourceFile { name: name.to_owned(), text: text.to_owned() }).collect()
}
