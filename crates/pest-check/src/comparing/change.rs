//! What an edit of a grammar changed.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::comparison::Witness;
use super::grammar_comparison::GrammarComparison;
use super::rule_comparison::{RuleComparison, Writing};
use super::rule_pairs::renamed;
use super::side::Side;
use super::tree_comparison::{TreeDifference, compare_renamed_trees};
use crate::decision::{Limits, Question};
use grammar_reader::error::Error;
use grammar_reader::source::sources;

/// What an edit of a grammar of pest changed, for all texts: some lines for each rule that accepts others than before, or makes other
/// trees of them, in the order of the names.
///
/// A rule that accepts the same texts as before and makes the same trees has no lines, however it is written now. The others have, behind
/// their names, the [`Fingerprint`](crate::Fingerprint) of all texts that they accept now; below it a shortest text that makes the
/// difference, the rules that read it, and the [`Counts`](crate::Counts) of all texts like it; and a text that is accepted as before and
/// read as another tree, with what [`compare_trees`](crate::compare_trees) tells of it. The whole is the same on each run, so it can stand
/// in a snapshot, and it is another as soon as a rule accepts another text.
///
/// ```
/// let before = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\n")];
/// let after = [("octet.pest", "octet = { digit{1,4} }\ndigit = { '0'..'4' | '5'..'9' }\n")];
/// let told = r#"octet (af0f9e1358cc1741):
///   now accepts "0000", by octet "0000" > digit "0"
///     such texts: 10000 of length 4, and no other
/// "#;
/// assert_eq!(pest_check::changes(before, after)?, told);
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// What an edit of one rule changes may show in another that accepts what it did. Here a host was a name, and is an address now:
///
/// ```
/// let grammar = |digit: &str| format!("host = {{ address | name }}\naddress = {{ \"v\" ~ digit ~ !ANY }}\ndigit = {{ '0'..'{digit}' }}\nname = @{{ ANY+ }}\n");
/// let [before, after] = [grammar("5"), grammar("6")];
/// let told = pest_check::changes([("host.pest", &*before)], [("host.pest", &*after)])?;
/// assert!(told.ends_with(r#"
///   other tree of "v6", under host "v6": now address "v6" at 0, before name "v6" at 0
/// "#), "{told}");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// A rule that is gone and one that is new are told as one that is called otherwise, if they accept the same texts and the same rules use
/// them, under whatever names, and no other rule that is gone or new may be meant.
///
/// ```
/// let before = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\n")];
/// let after = [("octet.pest", "octet = { figure{1,3} }\nfigure = { '0'..'9' }\n")];
/// assert_eq!(pest_check::changes(before, after)?, "digit: is now figure (same texts)\n");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// Not all of this is known of each rule:
///
/// - A rule that is not regular, or whose comparison takes more than [`Limits::default`], has a line if it is written otherwise than
///   before, or if any rule is that it uses, implicit white space included. The line says why it is not compared, and has
///   [`Side::writing`]: it changes with every edit, even one that makes no difference.
/// - Where a fingerprint takes more than [`Limits::brief`], or the rule is new and not regular, that is said in its place, with
///   [`Side::writing`]. Where a count takes more, or the comparison of trees takes more than that of texts may, that is said.
///
/// ```
/// let before = [("list.pest", "list = { \"(\" ~ list* ~ \")\" }\n")];
/// let after = [("list.pest", "list = { \"(\" ~ list+ ~ \")\" }\n")];
/// let told = "list (written as 90905aaff27c9603): is written otherwise, and not compared: the rule contains itself: list > list\n";
/// assert_eq!(pest_check::changes(before, after)?, told);
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
    changes_with(before, after, Limits::default())
}

/// The same as [`changes`] tells, where the comparison of each rule may take as much as these limits allow. Fingerprints and counts have
/// those that they have there.
///
/// # Errors
/// Those of [`PestGrammar::read`](crate::PestGrammar::read).
pub fn changes_with<'f>(
    before: impl IntoIterator<Item = (&'f str, &'f str)>,
    after: impl IntoIterator<Item = (&'f str, &'f str)>,
    limits: Limits,
) -> Result<String, Error> {
    let sides = [Side::pest(&sources(before), "")?, Side::pest(&sources(after), "")?];
    let compared = GrammarComparison::of([&sides[0], &sides[1]], Question::Equal, limits);
    let GrammarComparison { in_both, only_left, only_right } = &compared;
    let only = [only_left, only_right].map(|rules| rules.iter().map(String::as_str).collect::<Vec<_>>());
    let pairs = renamed([&sides[0], &sides[1]], [&only[0], &only[1]]);
    let renamed: HashMap<&str, &str> = pairs.iter().map(|&[old, new]| (old, new)).collect();
    let change = |rule| change(rule, &pairs, limits);
    let mut told: BTreeMap<&str, String> = in_both.iter().map(|rule| (rule.sides[1].rule(), change(rule))).collect();
    let is_now = |rule: &String| match renamed.get(rule.as_str()) {
        Some(name) => is_renamed([&sides[0].of_rule(rule), &sides[1].of_rule(name)], &pairs, limits),
        None => format!("{rule}: is gone\n"),
    };
    told.extend(only_left.iter().map(|rule| (rule.as_str(), is_now(rule))));
    let new: HashSet<&str> = renamed.values().copied().collect();
    let others = only_right.iter().map(String::as_str).filter(|rule| !new.contains(rule));
    told.extend(others.map(|rule| (rule, is_new(&sides[1].of_rule(rule)))));
    Ok(told.into_values().collect())
}

/// The name of a rule, with what stands for all texts that it accepts.
fn heading(side: &Side) -> String {
    format!("{} ({})", side.rule(), fingerprint(side).unwrap_or_else(|missing| missing))
}

/// That a rule is called otherwise.
fn is_renamed(sides @ [before, after]: [&Side; 2], renamed: &[[&str; 2]], limits: Limits) -> String {
    let trees = other_tree(&compare_renamed_trees(sides, renamed, limits)).unwrap_or_default();
    format!("{}: is now {} (same texts)\n{trees}", before.rule(), after.rule())
}

fn is_new(side: &Side) -> String {
    format!("{}: is new\n", heading(side))
}

/// What stands for all texts that a rule accepts; or why nothing does, with what stands for its writing.
fn fingerprint(side: &Side) -> Result<String, String> {
    let missing = |error: Error| format!("no fingerprint: {}; written as {}", error.problem, side.writing());
    side.language(Limits::brief()).map(|it| it.fingerprint().to_string()).map_err(missing)
}

/// What a rule accepts now, what no longer, and what it reads as another tree; or that this is not known of a rule that is written
/// otherwise.
fn change(rule: &RuleComparison, renamed: &[[&str; 2]], limits: Limits) -> String {
    let RuleComparison { sides: [before, after], writing, comparison } = rule;
    let comparison = match comparison {
        Ok(comparison) => comparison,
        Err(error) => return not_compared(after, *writing, error),
    };
    let gone = comparison.only_left.as_ref().map(|it| difference("no longer accepts", it, [before, after]));
    let new = comparison.only_right.as_ref().map(|it| difference("now accepts", it, [after, before]));
    let trees = match rule.writing {
        Writing::Same => None,
        _ => other_tree(&compare_renamed_trees([before, after], renamed, limits)),
    };
    let differences: String = gone.into_iter().chain(new).chain(trees).collect();
    if differences.is_empty() { differences } else { format!("{}:\n{differences}", heading(after)) }
}

/// A text that is read as another tree than before, or that it is not known whether there is one.
fn other_tree(found: &Result<Option<TreeDifference>, Error>) -> Option<String> {
    match found {
        Ok(None) => None,
        Ok(Some(difference)) => {
            let [before, after] = difference.told();
            Some(format!("  other tree of {}: now {after}, before {before}\n", difference.place()))
        }
        Err(error) => Some(format!("  trees not compared: {}\n", error.problem)),
    }
}

/// That a rule is not compared, and what of its writing is not as before.
fn not_compared(side: &Side, writing: Writing, error: &Error) -> String {
    let written = match writing {
        Writing::Other => "is written otherwise, and",
        Writing::Same | Writing::SameItself => "uses what is written otherwise, and is",
    };
    format!("{} (written as {}): {written} not compared: {}\n", side.rule(), side.writing(), error.problem)
}

/// A text that one side accepts and the other does not, and how many there are.
fn difference(what: &str, witness: &Witness, [one, other]: [&Side; 2]) -> String {
    let counts = one.language_without(other, Limits::brief()).and_then(|language| language.counts(Limits::brief()));
    let counts = counts.map_or_else(|error| format!("not counted: {}", error.problem), |counts| counts.to_string());
    format!("  {what} {:?}, by {}\n    such texts: {counts}\n", witness.text, witness.path)
}
