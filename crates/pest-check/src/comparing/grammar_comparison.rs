//! Two grammars compared, rule by rule.

use super::rule_comparison::{RuleComparison, compare_rules};
use super::rule_pairs::RulePairs;
use super::side::Side;
use crate::decision::{Limits, Question};
use grammar_reader::error::Error;
use grammar_reader::source::{SourceFile, sources};

/// How the rules of two grammars compare, by their names.
#[derive(Debug)]
#[non_exhaustive]
pub struct GrammarComparison {
    /// The rules of both, in the order of [`RulePairs::in_both`].
    pub in_both: Vec<RuleComparison>,
    /// The names of the rules that only the left grammar has, in their order.
    pub only_left: Vec<String>,
    /// The names of the rules that only the right grammar has, in their order.
    pub only_right: Vec<String>,
}

impl GrammarComparison {
    /// Compares all rules that stand in the files of two sides, each with that of its name, as [`compare_rules`] does.
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

/// Compares all rules of two lists of files, each rule with that of its name.
///
/// The files of a list are read as one; each is a name and a text. They are of ABNF if all names end in `.abnf`, and of pest if not. Rules
/// are paired as in [`RulePairs`]. What cannot be decided of one rule is said there, and the others are compared all the same.
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
/// Files that are no grammar, and why.
pub fn compare_files<'f>(
    left: impl IntoIterator<Item = (&'f str, &'f str)>,
    right: impl IntoIterator<Item = (&'f str, &'f str)>,
    question: Question,
    limits: Limits,
) -> Result<GrammarComparison, Error> {
    let sides = [side(&sources(left))?, side(&sources(right))?];
    Ok(GrammarComparison::of([&sides[0], &sides[1]], question, limits))
}

/// The grammar of files, in the notation that their names end with.
fn side(files: &[SourceFile]) -> Result<Side, Error> {
    let of_abnf =
        |file: &SourceFile| file.name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"));
    if files.iter().all(of_abnf) { Side::abnf(files, "") } else { Side::pest(files, "") }
}
