//! What an edit of a grammar changed.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use crate::comparison::Witness;
use crate::decision::{Limits, Question};
use crate::error::Error;
use crate::grammar_comparison::GrammarComparison;
use crate::rule_comparison::{RuleComparison, Writing};
use crate::side::Side;
use crate::source::sources;

/// What an edit of a grammar of pest changed, for all texts: some lines for each rule that accepts others than before, in the order of
/// the names.
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
/// A rule that is gone and one that is new are told as one that is called otherwise, if they accept the same texts and rules of the same
/// names use them, and no other rule that is gone or new may be meant.
///
/// ```
/// let before = [("octet.pest", "octet = { digit{1,3} }\ndigit = { '0'..'9' }\n")];
/// let after = [("octet.pest", "octet = { figure{1,3} }\nfigure = { '0'..'9' }\n")];
/// assert_eq!(pest_regular::changes(before, after)?, "digit: is now figure (same texts)\n");
/// # Ok::<(), pest_regular::Error>(())
/// ```
///
/// Not all of this is known of each rule:
///
/// - A rule that is not regular, or whose comparison takes more than [`Limits::default`], has a line if it is written otherwise than
///   before, or if any rule is that it uses, implicit white space included. The line says why it is not compared, and has
///   [`Side::writing`]: it is another with each edit, also with one that makes no difference.
/// - Where a fingerprint takes more than [`Limits::brief`], or the rule is new and not regular, that is said in its place, with
///   [`Side::writing`]. Where a count takes more, that is said.
///
/// ```
/// let before = [("list.pest", "list = { \"(\" ~ list* ~ \")\" }\n")];
/// let after = [("list.pest", "list = { \"(\" ~ list+ ~ \")\" }\n")];
/// let told = "list (written as 90905aaff27c9603): is written otherwise, and not compared: the rule contains itself: list > list\n";
/// assert_eq!(pest_regular::changes(before, after)?, told);
/// assert_eq!(pest_regular::changes(before, before)?, "");
/// # Ok::<(), pest_regular::Error>(())
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
    let mut told: BTreeMap<&str, String> = in_both.iter().map(|rule| (rule.sides[1].rule(), change(rule))).collect();
    let renamed = renamed([&sides[0], &sides[1]], [only_left, only_right]);
    told.extend(only_left.iter().map(|rule| (rule.as_str(), is_gone(rule, renamed.get(rule.as_str()).copied()))));
    let names: HashSet<&str> = renamed.into_values().collect();
    let others = only_right.iter().map(String::as_str).filter(|rule| !names.contains(rule));
    told.extend(others.map(|rule| (rule, is_new(&sides[1].of_rule(rule)))));
    Ok(told.into_values().collect())
}

/// The name of a rule, with what stands for all texts that it accepts.
fn heading(side: &Side) -> String {
    format!("{} ({})", side.rule(), fingerprint(side).unwrap_or_else(|missing| missing))
}

/// That a rule is gone, or is called otherwise.
fn is_gone(rule: &str, name: Option<&str>) -> String {
    name.map_or_else(|| format!("{rule}: is gone\n"), |name| format!("{rule}: is now {name} (same texts)\n"))
}

/// The names of rules that are gone, and those that they have now: of new rules with the same texts and the same use, one for one.
fn renamed<'n>([before, after]: [&Side; 2], [gone, new]: [&'n [String]; 2]) -> HashMap<&'n str, &'n str> {
    if gone.is_empty() || new.is_empty() {
        return HashMap::new();
    }
    let [gone, new] = [by_texts_and_use(before, gone), by_texts_and_use(after, new)];
    let pairs = gone.iter().filter_map(|(same, rules)| match (&rules[..], &new.get(same)?[..]) {
        ([gone], [new]) => Some((*gone, *new)),
        _ => None,
    });
    pairs.collect()
}

/// Rules by the fingerprints of their texts and by the rules that use them. Those without a fingerprint are left out.
fn by_texts_and_use<'n>(side: &Side, rules: &'n [String]) -> HashMap<(String, BTreeSet<String>), Vec<&'n str>> {
    let mut users = side.users();
    let mut found: HashMap<_, Vec<&str>> = HashMap::new();
    for rule in rules {
        if let Ok(fingerprint) = fingerprint(&side.of_rule(rule)) {
            found.entry((fingerprint, users.remove(rule).unwrap_or_default())).or_default().push(rule);
        }
    }
    found
}

fn is_new(side: &Side) -> String {
    format!("{}: is new\n", heading(side))
}

/// What stands for all texts that a rule accepts; or why nothing does, with what stands for its writing.
fn fingerprint(side: &Side) -> Result<String, String> {
    let missing = |error: Error| format!("no fingerprint: {}; written as {}", error.problem, side.writing());
    side.language(Limits::brief()).map(|it| it.fingerprint().to_string()).map_err(missing)
}

/// What a rule accepts now, and what no longer; or that this is not known of a rule that is written otherwise.
fn change(RuleComparison { sides: [before, after], writing, comparison }: &RuleComparison) -> String {
    let comparison = match comparison {
        Ok(comparison) => comparison,
        Err(error) => return not_compared(after, *writing, error),
    };
    let gone = comparison.only_left.as_ref().map(|it| difference("no longer accepts", it, [before, after]));
    let new = comparison.only_right.as_ref().map(|it| difference("now accepts", it, [after, before]));
    let differences: String = gone.into_iter().chain(new).collect();
    if differences.is_empty() { differences } else { format!("{}:\n{differences}", heading(after)) }
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
