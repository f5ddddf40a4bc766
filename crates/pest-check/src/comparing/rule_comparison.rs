//! Compares rules of two grammars, and how they are written.

use std::collections::{HashMap, HashSet};

use super::comparison::{Comparison, compare};
use super::side::Side;
use super::written::Written;
use crate::decision::{Limits, Question};
use grammar_reader::error::Error;

/// The comparison of a rule of one grammar with a rule of another.
#[derive(Debug)]
#[non_exhaustive]
pub struct RuleComparison {
    /// The rule in both grammars.
    pub sides: [Side; 2],
    /// Whether the rule is written the same way in both.
    pub writing: Writing,
    /// What the rule accepts in both grammars, or why that is unknown.
    pub comparison: Result<Comparison, Error>,
}

/// How two rules are written, ignoring white space and comments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// In the same way, and so are all rules that they use. They accept the same texts, whatever these are.
    Same,
    /// In the same way, but not all rules that they use are.
    SameItself,
    /// In different ways or notations; or no file defines one of them.
    Other,
}

/// Compares each pair of rules.
///
/// Rules that are written the same way, with all rules that they use, are equal even if they are not regular. An edited rule has the
/// [`Writing`] [`Other`](Writing::Other). A rule that only uses an edited rule has [`SameItself`](Writing::SameItself).
///
/// ```
/// use pest_check::{Limits, Question, Side, SourceFile, Writing, compare_rules};
///
/// let text = |octet: &str| format!("host = {{ octet ~ (\".\" ~ octet)* }}\noctet = {{ {octet} }}\nport = {{ '0'..'9'* }}\n");
/// let [old, new] = ["'0'..'9'+", "'0'..'9'*"].map(|octet| SourceFile { name: "host.pest".into(), text: text(octet) });
/// let sides = [Side::pest(&[old], "host")?, Side::pest(&[new], "host")?];
///
/// let rules = ["host", "octet", "port"].map(|rule| [rule, rule]);
/// let found = compare_rules([&sides[0], &sides[1]], rules, Question::Equal, Limits::default());
/// assert_eq!(found[0].writing, Writing::SameItself);
/// assert_eq!(found[1].writing, Writing::Other);
/// assert_eq!(found[2].writing, Writing::Same);
///
/// let octet = found[1].comparison.as_ref().unwrap();
/// assert_eq!(octet.only_right.as_ref().unwrap().text, "");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// The names are those of the left and of the right rule; `sides` are any rules of the two grammars. If a grammar lacks a rule, the
/// comparison says so. Grammars of ABNF have the core rules of RFC 5234.
#[must_use]
pub fn compare_rules<'n>(
    sides: [&Side; 2],
    rules: impl IntoIterator<Item = [&'n str; 2]>,
    question: Question,
    limits: Limits,
) -> Vec<RuleComparison> {
    let rules: Vec<[&str; 2]> = rules.into_iter().collect();
    let affected = affected(sides, rules.iter().map(|[left, _]| *left));
    let compared = rules.into_iter().map(|[left, right]| {
        let sides = [sides[0].of_rule(left), sides[1].of_rule(right)];
        let is_alike = sides[0].is_defined() && sides[0].written() == sides[1].written();
        let writing = match (is_alike, affected.contains(left)) {
            (true, false) => Writing::Same,
            (true, true) => Writing::SameItself,
            (false, _) => Writing::Other,
        };
        let comparison = match (sides.iter().find_map(Side::undefined), writing) {
            (Some(error), _) => Err(error),
            (None, Writing::Same) => Ok(Comparison::EQUAL),
            (None, _) => compare([&sides[0], &sides[1]], question, limits),
        };
        RuleComparison { sides, writing, comparison }
    });
    compared.collect()
}

/// Returns, of some rules and all rules that these use, those that are not written the same way on both sides or are defined nowhere, and
/// those that use such rules.
fn affected<'n>(sides: [&Side; 2], rules: impl IntoIterator<Item = &'n str>) -> HashSet<String> {
    let mut waiting: Vec<String> = rules.into_iter().map(str::to_owned).collect();
    let mut used_by: HashMap<String, Vec<String>> = HashMap::new();
    let (mut seen, mut affected) = (HashSet::new(), vec![]);
    while let Some(rule) = waiting.pop() {
        if !seen.insert(rule.clone()) {
            continue;
        }
        let sides = sides.map(|side| side.of_rule(&rule));
        let is_missing = sides.iter().any(Side::is_missing);
        let [left, right] = sides.each_ref().map(Side::written);
        for used in left.iter().flat_map(Written::names) {
            used_by.entry(used.to_owned()).or_default().push(rule.clone());
            waiting.push(used.to_owned());
        }
        if left != right || is_missing {
            affected.push(rule);
        }
    }
    let mut all = HashSet::new();
    while let Some(rule) = affected.pop() {
        if !all.contains(&rule) {
            affected.extend(used_by.get(&rule).into_iter().flatten().cloned());
            all.insert(rule);
        }
    }
    all
}
