//! Compares two grammars rule by rule.

use super::rule_comparison::{RuleComparison, compare_rules};
use super::rule_pairs::RulePairs;
use super::side::Side;
use crate::decision::{Limits, Question};
use grammar_reader::error::Error;
use grammar_reader::source::{SourceFile, sources};

/// The comparison of the rules of two grammars, by their names.
#[derive(Debug)]
#[non_exhaustive]
pub struct GrammarComparison {
    /// The rules that both grammars have, in the order of [`RulePairs::in_both`].
    pub in_both: Vec<RuleComparison>,
    /// The names of the rules that only the left grammar has, in their order there.
    pub only_left: Vec<String>,
    /// The names of the rules that only the right grammar has, in their order there.
    pub only_right: Vec<String>,
}

impl GrammarComparison {
    /// Compares all rules in the files of two sides, each with the rule of the same name, as [`compare_rules`] does.
    #[must_use]
    pub fn of(sides: [&Side; 2], question: Question, limits: Limits) -> Self {
        let RulePairs { in_both, only_left, only_right } = RulePairs::of(sides);
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        GrammarComparison {
            in_both: compare_rules(sides, in_both, question, limits),
            only_left: owned(only_left),
            only_right: owned(only_right),
        }
    }
}

/// Compares all rules of two lists of files, each with the rule of the same name.
///
/// The files of a list are read as one grammar. Each is a name and a text. They are ABNF if all names end in `.abnf`, and pest otherwise.
/// Rules are paired as in [`RulePairs`]. If a rule cannot be decided, its comparison says so, and the others are still compared.
///
/// ```
/// use pest_check::{Limits, Question, compare_files};
///
/// let pest = [("host.pest", "host = { octet ~ (\".\" ~ octet){3} }\noctet = { '0'..'9'+ }\nport = { '0'..'9'* }\n")];
/// let abnf = [("host.abnf", "host = octet 3(\".\" octet)\noctet = 1*3DIGIT\n")];
/// let found = compare_files(pest, abnf, Question::Equal, Limits::default())?;
///
/// let host = found.in_both[0].comparison.as_ref().unwrap().only_left.as_ref().unwrap();
/// assert_eq!(host.text, "0.0.0.0000");
/// assert_eq!(host.path.to_string(), "host \"0.0.0.0000\" > octet \"0000\"");
/// assert_eq!(found.only_left, ["port"]);
/// assert!(found.only_right.is_empty());
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// Returns an error if the files are not a grammar, with the reason.
pub fn compare_files<'f>(
    left: impl IntoIterator<Item = (&'f str, &'f str)>,
    right: impl IntoIterator<Item = (&'f str, &'f str)>,
    question: Question,
    limits: Limits,
) -> Result<GrammarComparison, Error> {
    let sides = [side(&sources(left))?, side(&sources(right))?];
    Ok(GrammarComparison::of([&sides[0], &sides[1]], question, limits))
}

/// Reads files as a grammar, in the notation that the extensions of their names give.
fn side(files: &[SourceFile]) -> Result<Side, Error> {
    let of_abnf =
        |file: &SourceFile| file.name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"));
    if files.iter().all(of_abnf) { Side::abnf(files, "") } else { Side::pest(files, "") }
}
