//! Pairs the rules of two grammars by name.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::operand::Operand;
use crate::decision::{Fingerprint, Limits};
use grammar_reader::abnf_notation::grammar::key;
use grammar_reader::core_rules;

/// The rules of two grammars, paired by name.
///
/// If either grammar is ABNF, names are compared as in ABNF: case does not matter, and `_` equals
/// `-`. A rule of the other grammar with the name of a core rule of RFC 5234 is paired with that
/// rule, if the ABNF uses it or the name is spelled as in RFC 5234.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePairs<'n> {
    /// The names in the left and the right grammar of the rules of both, in the order of the left
    /// one. If the left grammar is ABNF, its core rules and other spellings of its names follow in
    /// the order of the right one.
    pub in_both: Vec<[&'n str; 2]>,
    /// The rules of the left grammar only, in order.
    pub only_left: Vec<&'n str>,
    /// The rules of the right grammar only, in order.
    pub only_right: Vec<&'n str>,
}

impl<'n> RulePairs<'n> {
    /// Pairs all rules in the files of two operands.
    ///
    /// ```
    /// use pest_check::{RulePairs, Operand, SourceFile};
    ///
    /// let text = "list_size = { DIGIT* }\nDIGIT = { '0'..'9' }\n".into();
    /// let pest = SourceFile { name: "list.pest".into(), text };
    /// let abnf = SourceFile { name: "list.abnf".into(), text: "list-size = *DIGIT\nlist-name = <any>\n".into() };
    /// let sides = [Operand::pest(&[pest], "")?, Operand::abnf(&[abnf], "")?];
    ///
    /// let pairs = RulePairs::new([&sides[0], &sides[1]]);
    /// assert_eq!(pairs.in_both, [["list_size", "list-size"], ["DIGIT", "DIGIT"]]);
    /// assert_eq!(pairs.only_right, ["list-name"]);
    /// # Ok::<(), pest_check::Error>(())
    /// ```
    #[must_use]
    pub fn new(sides: [&'n Operand; 2]) -> Self {
        let [left, right] = sides.map(names);
        let name = if sides.iter().any(|side| side.is_abnf()) { key } else { str::to_owned };
        let same: HashSet<&str> = right.iter().copied().collect();
        let same_key: HashMap<String, &str> = right.iter().rev().map(|rule| (name(rule), *rule)).collect();
        let partner = |rule: &'n str| {
            let partner = same.get(rule).or_else(|| same_key.get(&name(rule))).copied();
            partner.or_else(|| has_in_abnf(sides[1], rule).then_some(rule))
        };
        let (mut in_both, mut only_left) = (vec![], vec![]);
        for rule in left {
            match partner(rule) {
                Some(partner) => in_both.push([rule, partner]),
                None => only_left.push(rule),
            }
        }
        let found: HashSet<&str> = in_both.iter().map(|[_, partner]| *partner).collect();
        let others = right.into_iter().filter(|rule| !found.contains(rule));
        let (in_abnf, only_right): (Vec<&str>, Vec<&str>) = others.partition(|rule| has_in_abnf(sides[0], rule));
        in_both.extend(in_abnf.into_iter().map(|rule| [rule; 2]));
        RulePairs { in_both, only_left, only_right }
    }

    /// Removes renamed rules from `only_left` and `only_right`, and returns them as pairs.
    ///
    /// A removed rule and a new one are a renamed rule if they accept the same texts, the same
    /// rules use them (which may be renamed too), no other rule is a candidate, and neither name
    /// has another meaning in the other grammar. Rules that cannot be decided within
    /// [`Limits::brief`] stay unpaired.
    ///
    /// ```
    /// use pest_check::{RulePairs, Operand, SourceFile};
    ///
    /// let text = |digit: &str| format!("port = {{ {digit}* }}\n{digit} = {{ '0'..'9' }}\n");
    /// let [a, b] = ["DIGIT", "figure"].map(|digit| SourceFile { name: "list.pest".into(), text: text(digit) });
    /// let sides = [Operand::pest(&[a], "")?, Operand::pest(&[b], "")?];
    ///
    /// let mut pairs = RulePairs::new([&sides[0], &sides[1]]);
    /// assert_eq!(pairs.take_renamed([&sides[0], &sides[1]]), [["DIGIT", "figure"]]);
    /// assert!(pairs.only_left.is_empty() && pairs.only_right.is_empty());
    /// # Ok::<(), pest_check::Error>(())
    /// ```
    pub fn take_renamed(&mut self, sides: [&Operand; 2]) -> Vec<[&'n str; 2]> {
        let pairs = renamed(sides, [&self.only_left, &self.only_right]);
        self.only_left.retain(|rule| !pairs.iter().any(|[removed, _]| removed == rule));
        self.only_right.retain(|rule| !pairs.iter().any(|[_, new]| new == rule));
        pairs
    }
}

/// Returns the pairs of renamed rules among those of only one grammar; see
/// [`RulePairs::take_renamed`].
///
/// A name that the other grammar uses for another rule, even a built-in rule of pest, is left out.
pub(crate) fn renamed<'n>(sides: [&Operand; 2], only: [&[&'n str]; 2]) -> Vec<[&'n str; 2]> {
    if only.iter().any(|rules| rules.is_empty()) {
        return vec![];
    }
    let name = if sides.iter().any(|side| side.is_abnf()) { key } else { str::to_owned };
    let users = sides.map(|side| users(side, name));
    let [mut removed, mut new] = [(0, 1), (1, 0)].map(|(own, other)| {
        let rules = only[own].iter().filter(|rule| !users[other].contains_key(&name(rule)));
        with_fingerprints(sides[own], rules.copied())
    });
    let (mut found, mut names) = (HashMap::new(), HashMap::new());
    loop {
        let pairs = unique_pairs([
            candidates(&removed, &users[0], name, &names),
            candidates(&new, &users[1], name, &HashMap::new()),
        ]);
        if pairs.is_empty() {
            break;
        }
        found.extend(pairs.iter().map(|[removed, new]| (*removed, *new)));
        names.extend(pairs.iter().map(|[removed, new]| (name(removed), name(new))));
        removed.retain(|(rule, _)| !pairs.iter().any(|[removed, _]| removed == rule));
        new.retain(|(rule, _)| !pairs.iter().any(|[_, new]| new == rule));
    }
    only[0].iter().filter_map(|removed| Some([*removed, *found.get(removed)?])).collect()
}

/// Returns the rules that use each name, with normalized names.
fn users(side: &Operand, name: fn(&str) -> String) -> HashMap<String, BTreeSet<String>> {
    let mut users: HashMap<String, BTreeSet<String>> = HashMap::new();
    for (used, by) in side.users() {
        users.entry(name(&used)).or_default().extend(by.iter().map(|rule| name(rule)));
    }
    users
}

/// Returns the rules with known fingerprints.
fn with_fingerprints<'n>(side: &Operand, rules: impl Iterator<Item = &'n str>) -> Vec<(&'n str, Fingerprint)> {
    let fingerprint = |rule: &str| Some(side.with_rule(rule).language(Limits::brief()).ok()?.fingerprint());
    rules.filter_map(|rule| Some((rule, fingerprint(rule)?))).collect()
}

/// Rules grouped by the texts that they accept and the rules that use them.
type Candidates<'n> = HashMap<(Fingerprint, BTreeSet<String>), Vec<&'n str>>;

/// Groups rules by fingerprint and by the new names of the rules that use them.
fn candidates<'n>(
    rules: &[(&'n str, Fingerprint)],
    users: &HashMap<String, BTreeSet<String>>,
    name: fn(&str) -> String,
    names: &HashMap<String, String>,
) -> Candidates<'n> {
    let mut found = Candidates::new();
    for (rule, texts) in rules {
        let users = users.get(&name(rule)).into_iter().flatten();
        let users = users.map(|user| names.get(user).unwrap_or(user).clone()).collect();
        found.entry((*texts, users)).or_default().push(rule);
    }
    found
}

/// Returns the pairs of groups that have exactly one rule on each side.
fn unique_pairs([removed, new]: [Candidates<'_>; 2]) -> Vec<[&str; 2]> {
    removed.iter().filter_map(|(same, rules)| Some([only_one(rules)?, only_one(new.get(same)?)?])).collect()
}

fn only_one<'n>(rules: &[&'n str]) -> Option<&'n str> {
    if let [rule] = rules { Some(rule) } else { None }
}

/// Returns the rules in the files of an operand, in order.
fn names(side: &Operand) -> Vec<&str> {
    side.rules().filter_map(|location| location.rule.as_deref()).collect()
}

/// Returns whether an ABNF grammar has a rule of this name, in any spelling. It has a core rule if it
/// uses the rule, or if the name is spelled as in RFC 5234: a `char` is not a `CHAR`.
fn has_in_abnf(side: &Operand, rule: &str) -> bool {
    let is_same = |name: &str| key(name) == key(rule);
    side.is_abnf()
        && side.with_rule(rule).is_defined()
        && (names(side).into_iter().any(is_same)
            || core_rules::names().any(|name| name == rule)
            || side.users().keys().any(|name| is_same(name)))
}
