//! Reports the changes of an edited grammar.

use std::collections::BTreeMap;

use super::comparison::{Witness, compare_to_depth};
use super::operand::Operand;
use super::rule_comparison::{RuleComparison, SourceChange, compare_rules};
use super::rule_pairs::RulePairs;
use super::tree_comparison::{TreeDifference, compare_trees};
use crate::decision::{Limits, Question};
use grammar_reader::error::{Error, Problem};
use grammar_reader::source::sources;

/// Reports which rules of an edited pest grammar accept different texts or make different trees.
///
/// Rules are in alphabetical order. A rule that accepts the same texts and makes the same trees is
/// left out, even if its source changed. For any other rule, the report contains its name, a shortest text that shows
/// the difference, and the rules that match that text. A text with a different tree is shown as by
/// [`compare_trees`](crate::compare_trees). The output is deterministic, so it can be kept in a snapshot.
///
/// ```
/// let before = [("byte.pest", "byte = { digit{1,3} }\ndigit = { '0'..'9' }\n")];
/// let after = [("byte.pest", "byte = { digit{1,4} }\ndigit = { '0'..'4' | '5'..'9' }\n")];
/// let report = r#"byte:
///   now accepts "0000", by byte "0000" > digit "0"
/// "#;
/// assert_eq!(pest_check::changes(before, after)?, report);
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// An edit of one rule may change the trees of another rule that accepts the same texts as before.
/// Here a host was a name before, and is an address now:
///
/// ```
/// let address = r#"address = { "v" ~ digit ~ !ANY }"#;
/// let rules = |digit: &str| format!("digit = {{ '0'..'{digit}' }}\nname = @{{ ANY+ }}\n");
/// let grammar = |digit: &str| format!("host = {{ address | name }}\n{address}\n{}", rules(digit));
/// let [before, after] = [grammar("5"), grammar("6")];
/// let report = pest_check::changes([("host.pest", &*before)], [("host.pest", &*after)])?;
/// assert!(report.ends_with(r#"
///   different tree for "v6", under host "v6": now address "v6" at 0, before name "v6" at 0
/// "#), "{report}");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// Not everything can be computed for every rule:
///
/// - For a rule that is recursive and not regular, a text is searched for in which rules are nested up to 10 deep. The
///   other side may have such texts too. If there is none, the rule is not compared.
/// - A rule that is not compared, or whose comparison exceeds [`Limits::default`], has a line if its source changed, or
///   that of a used rule or of implicit white space. The line contains the reason why the rule is not compared.
/// - If the comparison of trees exceeds the limits, the report contains the reason instead.
///
/// ```
/// let before = [("list.pest", "list = { \"(\" ~ list* ~ \")\" }\n")];
/// let after = [("list.pest", "list = { \"(\" ~ list+ ~ \")\" }\n")];
/// let report = pest_check::changes(before, after)?;
/// assert!(report.contains("no longer accepts \"()\""), "{report}");
/// assert_eq!(pest_check::changes(before, before)?, "");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// Those of [`PestGrammar::read`](crate::PestGrammar::read).
pub fn changes<'f>(
    before: impl IntoIterator<Item = (&'f str, &'f str)>,
    after: impl IntoIterator<Item = (&'f str, &'f str)>,
) -> Result<String, Error> {
    let limits = Limits::default();
    let sides = [Operand::pest(&sources(before), "")?, Operand::pest(&sources(after), "")?];
    let sides = [&sides[0], &sides[1]];
    let RulePairs { in_both, only_left, only_right } = RulePairs::new(sides);
    let compared = compare_rules(sides, in_both, Question::Equal, limits);
    let changes = compared.iter().map(|rule| (rule.sides[1].rule(), change(rule, limits)));
    let removed = only_left.into_iter().map(|rule| (rule, format!("{rule}: is removed\n")));
    let new = only_right.into_iter().map(|rule| (rule, format!("{rule}: is new\n")));
    let report: BTreeMap<&str, String> = changes.chain(removed).chain(new).collect();
    Ok(report.into_values().collect())
}

/// How deep recursive rules may be nested in a text that shows a difference.
const MOST_DEEP: usize = 10;

/// Returns the changed texts and trees of a rule, or the reason why they are unknown.
fn change(rule: &RuleComparison, limits: Limits) -> String {
    let RuleComparison { sides: [before, after], source_change, comparison } = rule;
    let comparison = match comparison {
        Ok(comparison) => comparison,
        Err(error) if matches!(error.problem, Problem::Recursion(_)) => {
            return recursive_change([before, after], *source_change, limits);
        }
        Err(error) => return not_compared(after, *source_change, error),
    };
    let removed = comparison.only_left.as_ref().map(|it| difference("no longer accepts", it));
    let new = comparison.only_right.as_ref().map(|it| difference("now accepts", it));
    let trees = match rule.source_change {
        SourceChange::Unchanged => None,
        _ => different_tree(&compare_trees([before, after], limits)),
    };
    let differences: String = removed.into_iter().chain(new).chain(trees).collect();
    if differences.is_empty() { differences } else { format!("{}:\n{differences}", after.rule()) }
}

/// Returns texts that show the change of a recursive rule, or the reason why none is known.
fn recursive_change(sides @ [_, after]: [&Operand; 2], source_change: SourceChange, limits: Limits) -> String {
    let comparison = match compare_to_depth(sides, Question::Equal, MOST_DEEP, limits) {
        Ok(comparison) => comparison,
        Err(error) => return not_compared(after, source_change, &error),
    };
    let changes = [("no longer accepts", &comparison.only_left), ("now accepts", &comparison.only_right)];
    let lines = changes.into_iter().filter_map(|(what, witness)| Some(difference(what, witness.as_ref()?)));
    let other = "  there may be other texts, because the rules are recursive\n";
    format!("{}:\n{}{other}", after.rule(), lines.collect::<String>())
}

/// Returns a text with a different tree than before, or the reason why that is unknown.
fn different_tree(found: &Result<Option<TreeDifference>, Error>) -> Option<String> {
    match found {
        Ok(None) => None,
        Ok(Some(difference)) => {
            let [before, after] = difference.describe_nodes();
            Some(format!("  different tree for {}: now {after}, before {before}\n", difference.describe_position()))
        }
        Err(error) => Some(format!("  trees not compared: {}\n", error.problem)),
    }
}

/// Returns the line for a changed rule that is not compared.
fn not_compared(side: &Operand, source_change: SourceChange, error: &Error) -> String {
    let change = match source_change {
        SourceChange::Changed => "source changed,",
        SourceChange::Unchanged | SourceChange::OnlyInUsedRules => "uses a changed rule,",
    };
    format!("{}: {change} not compared: {}\n", side.rule(), error.problem)
}

/// Returns the line for a text that only one operand accepts.
fn difference(what: &str, witness: &Witness) -> String {
    format!("  {what} {:?}, by {}\n", witness.text, witness.path)
}
