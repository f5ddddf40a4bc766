//! Reports what an edit of a grammar changed.

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

/// Reports what an edit of a pest grammar changed, over all texts. Each rule that accepts other texts than before, or makes other trees of
/// them, has a few lines. Rules are in the order of their names.
///
/// A rule that accepts the same texts and makes the same trees has no lines, even if it is written differently. For any other rule, its
/// name is followed by the [`Fingerprint`](crate::Fingerprint) of all texts that it accepts now. Below are a shortest text that shows the
/// difference, the rules that match it, and the [`Counts`](crate::Counts) of all such texts. A text that is accepted as before but has
/// another tree is shown with the report of [`compare_trees`](crate::compare_trees). The output is the same on each run, so it can be kept
/// in a snapshot. It changes as soon as a rule accepts another text.
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
/// An edit of one rule may show in another rule that accepts the same texts as before. Here a host was a name, and is an address now:
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
/// A removed rule and a new one are reported as a renamed rule if they accept the same texts, the same rules use them (under whatever
/// names), and no other removed or new rule is a candidate.
///
/// ```
/// let before = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\n")];
/// let after = [("octet.pest", "octet = { figure{1,3} }\nfigure = { '0'..'9' }\n")];
/// assert_eq!(pest_check::changes(before, after)?, "digit: is now figure (same texts)\n");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// Some of this cannot be computed for every rule:
///
/// - A rule that is not regular, or whose comparison takes more than [`Limits::default`], has a line if it, or any rule that it uses, is
///   written differently from before. Implicit white space counts, too. The line says why the rule is not compared, and has
///   [`Side::writing`]: it changes with every edit, even one that makes no difference.
/// - If a fingerprint takes more than [`Limits::brief`], or a new rule is not regular, the output says so instead, with [`Side::writing`].
///   It also says so if a count takes more than that, or if the comparison of trees takes more than the comparison of texts may.
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

/// Reports what [`changes`] does, with these limits for the comparison of each rule. Fingerprints and counts keep the limits that they have
/// there.
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

/// Returns the name of a rule, with the fingerprint of its texts.
fn heading(side: &Side) -> String {
    format!("{} ({})", side.rule(), fingerprint(side).unwrap_or_else(|missing| missing))
}

/// Returns a line that says that a rule is renamed.
fn is_renamed(sides @ [before, after]: [&Side; 2], renamed: &[[&str; 2]], limits: Limits) -> String {
    let trees = other_tree(&compare_renamed_trees(sides, renamed, limits)).unwrap_or_default();
    format!("{}: is now {} (same texts)\n{trees}", before.rule(), after.rule())
}

fn is_new(side: &Side) -> String {
    format!("{}: is new\n", heading(side))
}

/// Returns the fingerprint of all texts that a rule accepts; or why there is none, with the fingerprint of its writing.
fn fingerprint(side: &Side) -> Result<String, String> {
    let missing = |error: Error| format!("no fingerprint: {}; written as {}", error.problem, side.writing());
    side.language(Limits::brief()).map(|it| it.fingerprint().to_string()).map_err(missing)
}

/// Returns what a rule accepts now, what it no longer accepts, and what it reads as another tree; or that this is unknown for a rule that
/// is written differently.
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

/// Returns a text that has another tree than before, or says that it is unknown whether there is one.
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

/// Says that a rule is not compared, and which part of its writing changed.
fn not_compared(side: &Side, writing: Writing, error: &Error) -> String {
    let written = match writing {
        Writing::Other => "is written otherwise, and",
        Writing::Same | Writing::SameItself => "uses what is written otherwise, and is",
    };
    format!("{} (written as {}): {written} not compared: {}\n", side.rule(), side.writing(), error.problem)
}

/// Returns a text that one side accepts and the other does not, and how many there are.
fn difference(what: &str, witness: &Witness, [one, other]: [&Side; 2]) -> String {
    let counts = one.language_without(other, Limits::brief()).and_then(|language| language.counts(Limits::brief()));
    let counts = counts.map_or_else(|error| format!("not counted: {}", error.problem), |counts| counts.to_string());
    format!("  {what} {:?}, by {}\n    such texts: {counts}\n", witness.text, witness.path)
}
