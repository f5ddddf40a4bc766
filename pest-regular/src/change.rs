//! What the tests of a grammar ask in one line.

use std::collections::BTreeSet;

use crate::comparison::{Witness, compare};
use crate::decision::{Limits, Question};
use crate::error::Error;
use crate::expression::Expressions;
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

/// What an edit of a grammar changed, for all texts: some lines for each rule that accepts others than before, in the order of the names.
///
/// A rule that accepts the same texts as before has no lines, however it is written now. The others have, behind their names, the
/// [`Fingerprint`](crate::Fingerprint) of all texts that they accept now, and below it a shortest text that makes the difference, the
/// rules that read it, and the [`Counts`](crate::Counts) of all texts like it. The whole is the same on each run, so it can stand in a
/// snapshot, and it is another as soon as a rule accepts another text.
///
/// ```
/// let before = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\n")];
/// let after = [("octet.pest", "octet = { digit{1,4} }\ndigit = { '0'..'4' | '5'..'9' }\n")];
/// let told = r#"octet (af0f9e1358cc1741):
///   now accepts "0000", by octet "0000" > digit "0"
///     such texts: 10000 of length 4, and no other
/// "#;
/// assert_eq!(pest_regular::changes(before, after)?, told);
/// # Ok::<(), pest_regular::Error>(())
/// ```
///
/// # Errors
/// A grammar that pest refuses, and a question that takes too much. A rule that is not regular has a line that says so, and where a
/// fingerprint or a count takes more than [`Limits::brief`], that is said in its place.
pub fn changes<'f>(
    before: impl IntoIterator<Item = (&'f str, &'f str)>,
    after: impl IntoIterator<Item = (&'f str, &'f str)>,
) -> Result<String, Error> {
    let sides = [Side::pest(&sources(before), "")?, Side::pest(&sources(after), "")?];
    let rules = |side: &'_ Side| side.rules().filter_map(|place| place.rule.clone()).collect();
    let [old, new]: [BTreeSet<String>; 2] = sides.each_ref().map(rules);
    let mut told = String::new();
    for rule in old.union(&new) {
        let sides = sides.each_ref().map(|side| side.of_rule(rule));
        let lines = match (old.contains(rule), new.contains(rule)) {
            (true, false) => format!("{rule}: is gone\n"),
            (false, _) => format!("{}: is new\n", heading(&sides[1])),
            _ => change(&sides)?,
        };
        told.push_str(&lines);
    }
    Ok(told)
}

/// The name of a rule, with what stands for all texts that it accepts.
fn heading(side: &Side) -> String {
    let rule = side.rule();
    match side.language(Limits::brief()) {
        Ok(language) => format!("{rule} ({})", language.fingerprint()),
        Err(error) => format!("{rule} (no fingerprint: {})", error.problem),
    }
}

/// What a rule accepts now, and what no longer.
fn change([before, after]: &[Side; 2]) -> Result<String, Error> {
    for side in [before, after] {
        if let Err(error) = side.expression(&mut Expressions::default()) {
            return Ok(format!("{}: not compared: {}\n", side.rule(), error.problem));
        }
    }
    let comparison = compare([before, after], Question::Equal, Limits::default())?;
    let gone = comparison.only_left.map(|it| difference("no longer accepts", &it, [before, after]));
    let new = comparison.only_right.map(|it| difference("now accepts", &it, [after, before]));
    let differences: String = gone.into_iter().chain(new).collect();
    Ok(if differences.is_empty() { differences } else { format!("{}:\n{differences}", heading(after)) })
}

/// A text that one side accepts and the other does not, and how many there are.
fn difference(what: &str, witness: &Witness, [one, other]: [&Side; 2]) -> String {
    let counts = one.language_without(other, Limits::brief()).and_then(|language| language.counts(Limits::brief()));
    let counts = counts.map_or_else(|error| format!("not counted: {}", error.problem), |counts| counts.to_string());
    format!("  {what} {:?}, by {}\n    such texts: {counts}\n", witness.text, witness.path)
}

fn sources<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Vec<SourceFile> {
    files.into_iter().map(|(name, text)| SourceFile { name: name.to_owned(), text: text.to_owned() }).collect()
}
