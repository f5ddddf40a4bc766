//! Compares two grammars rule by rule.

use super::operand::Operand;
use super::rule_comparison::{RuleComparison, compare_rules};
use super::rule_pairs::RulePairs;
use crate::decision::{Limits, Question};
use grammar_reader::error::Error;
use grammar_reader::source::{SourceFile, sources};

/// The comparison of the rules of two grammars, paired by name.
#[derive(Debug)]
#[non_exhaustive]
pub struct GrammarComparison {
    /// The rules that both grammars have, in the order of [`RulePairs::in_both`].
    pub in_both: Vec<RuleComparison>,
    /// The names of the rules that only the left grammar has, in order.
    pub only_left: Vec<String>,
    /// The names of the rules that only the right grammar has, in order.
    pub only_right: Vec<String>,
}

impl GrammarComparison {
    /// Compares all rules in the files of two operands by name, as [`compare_rules`] does.
    #[must_use]
    pub fn new(sides: [&Operand; 2], question: Question, limits: Limits) -> Self {
        let RulePairs { in_both, only_left, only_right } = RulePairs::new(sides);
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        GrammarComparison {
            in_both: compare_rules(sides, in_both, question, limits),
            only_left: owned(only_left),
            only_right: owned(only_right),
        }
    }
}

/// Compares all rules of two grammars by name.
///
/// The files of a grammar are names and texts. They are ABNF if all names end in `.abnf`, and pest
/// otherwise. Rules are paired as in [`RulePairs`]. If a rule cannot be decided, its comparison is
/// an error, and the others are still compared.
///
/// ```
/// use pest_check::{Limits, Question, compare_files};
///
/// let pest = [("host.pest", "host = { byte ~ (\".\" ~ byte){3} }\nbyte = { '0'..'9'+ }\nport = { '0'..'9'* }\n")];
/// let abnf = [("host.abnf", "host = byte 3(\".\" byte)\nbyte = 1*3DIGIT\n")];
/// let found = compare_files(pest, abnf, Question::Equal, Limits::default())?;
///
/// let host = found.in_both[0].comparison.as_ref().unwrap().only_left.as_ref().unwrap();
/// assert_eq!(host.text, "0.0.0.0000");
/// assert_eq!(host.path.to_string(), "host \"0.0.0.0000\" > byte \"0000\"");
/// assert_eq!(found.only_left, ["port"]);
/// assert!(found.only_right.is_empty());
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// The files are not a valid grammar.
pub fn compare_files<'f>(
    left: impl IntoIterator<Item = (&'f str, &'f str)>,
    right: impl IntoIterator<Item = (&'f str, &'f str)>,
    question: Question,
    limits: Limits,
) -> Result<GrammarComparison, Error> {
    let sides = [operand(&sources(left))?, operand(&sources(right))?];
    Ok(GrammarComparison::new([&sides[0], &sides[1]], question, limits))
}

/// Reads files as a grammar, in the notation of their extensions.
fn operand(files: &[SourceFile]) -> Result<Operand, Error> {
    let is_abnf =
        |file: &SourceFile| file.name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"));
    if files.iter().all(is_abnf) { Operand::abnf(files, "") } else { Operand::pest(files, "") }
}
