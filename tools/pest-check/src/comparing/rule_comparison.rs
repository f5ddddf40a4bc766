//! Compares rules of two grammars, and their source.

use std::collections::{HashMap, HashSet};

use super::comparison::{Comparison, compare};
use super::operand::Operand;
use super::rule_source::RuleSource;
use crate::decision::{Limits, Question};
use grammar_reader::error::Error;

/// The comparison of a rule of one grammar with a rule of another.
#[derive(Debug)]
#[non_exhaustive]
pub struct RuleComparison {
    /// The rule in both grammars.
    pub sides: [Operand; 2],
    /// Whether the source of the rule changed.
    pub source_change: SourceChange,
    /// The difference of the accepted texts, or the reason why it is unknown.
    pub comparison: Result<Comparison, Error>,
}

/// The change of the source of a rule, ignoring white space and comments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceChange {
    /// The rule and all rules that it uses are unchanged, so the accepted texts are equal.
    Unchanged,
    /// The rule is unchanged, but a rule that it uses is not.
    OnlyInUsedRules,
    /// The rule is changed, the notations differ, or a rule is undefined.
    Changed,
}

/// Compares each pair of rules.
///
/// Rules that are [`Unchanged`](SourceChange::Unchanged) are equal, even if they are not regular.
///
/// ```
/// use pest_check::{Limits, Question, Operand, SourceFile, SourceChange, compare_rules};
///
/// let rules = "host = { byte ~ (\".\" ~ byte)* }\nport = { '0'..'9'* }\n";
/// let text = |byte: &str| format!("{rules}byte = {{ {byte} }}\n");
/// let [old, new] = ["'0'..'9'+", "'0'..'9'*"].map(|byte| SourceFile { name: "host.pest".into(), text: text(byte) });
/// let sides = [Operand::pest(&[old], "host")?, Operand::pest(&[new], "host")?];
///
/// let rules = ["host", "byte", "port"].map(|rule| [rule, rule]);
/// let found = compare_rules([&sides[0], &sides[1]], rules, Question::Equal, Limits::default());
/// assert_eq!(found[0].source_change, SourceChange::OnlyInUsedRules);
/// assert_eq!(found[1].source_change, SourceChange::Changed);
/// assert_eq!(found[2].source_change, SourceChange::Unchanged);
///
/// let byte = found[1].comparison.as_ref().unwrap();
/// assert_eq!(byte.only_right.as_ref().unwrap().text, "");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// The names are those of the left and the right rule; `sides` are any rules of the two grammars.
/// If a rule is undefined, its comparison is an error. ABNF grammars have the core rules of RFC
/// 5234.
#[must_use]
pub fn compare_rules<'n>(
    sides: [&Operand; 2],
    rules: impl IntoIterator<Item = [&'n str; 2]>,
    question: Question,
    limits: Limits,
) -> Vec<RuleComparison> {
    let rules: Vec<[&str; 2]> = rules.into_iter().collect();
    let affected = affected(sides, rules.iter().map(|[left, _]| (*left).to_owned()).collect());
    let compared = rules.into_iter().map(|[left, right]| {
        let sides = [sides[0].with_rule(left), sides[1].with_rule(right)];
        let is_same_source = sides[0].is_defined() && sides[0].source() == sides[1].source();
        let source_change = match (is_same_source, affected.contains(left)) {
            (true, false) => SourceChange::Unchanged,
            (true, true) => SourceChange::OnlyInUsedRules,
            (false, _) => SourceChange::Changed,
        };
        let comparison = match (sides.iter().find_map(Operand::undefined), source_change) {
            (Some(error), _) => Err(error),
            (None, SourceChange::Unchanged) => Ok(Comparison::EQUAL),
            (None, _) => compare([&sides[0], &sides[1]], question, limits),
        };
        RuleComparison { sides, source_change, comparison }
    });
    compared.collect()
}

/// Returns those of some rules, and of all rules that they use, whose source differs or that are
/// undefined, and the rules that use them.
pub(crate) fn affected(sides: [&Operand; 2], mut waiting: Vec<String>) -> HashSet<String> {
    let mut used_by: HashMap<String, Vec<String>> = HashMap::new();
    let (mut seen, mut affected) = (HashSet::new(), vec![]);
    while let Some(rule) = waiting.pop() {
        if !seen.insert(rule.clone()) {
            continue;
        }
        let sides = sides.map(|side| side.with_rule(&rule));
        let is_undefined = sides.iter().any(Operand::is_undefined_in_abnf);
        let [left, right] = sides.each_ref().map(Operand::source);
        for used in left.iter().flat_map(RuleSource::names) {
            used_by.entry(used.to_owned()).or_default().push(rule.clone());
            waiting.push(used.to_owned());
        }
        if left != right || is_undefined {
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
