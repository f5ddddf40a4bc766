//! Pairs the rules of two grammars by their names.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::side::Side;
use crate::decision::{Fingerprint, Limits};
use grammar_reader::abnf_notation::grammar::key;

/// The rules of two grammars, by their names.
///
/// If either grammar is ABNF, names are compared as in ABNF: case does not matter, and `_` equals `-`. A core rule of RFC 5234 defined in the
/// other grammar's files has a partner too, although no ABNF file defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePairs<'n> {
    /// The rules of both: the names in the left and in the right grammar, in the order of the left one. The core rules of a left grammar of
    /// ABNF, and other spellings of its names, follow in the order of the right one.
    pub in_both: Vec<[&'n str; 2]>,
    /// The rules of the left grammar only, in their order.
    pub only_left: Vec<&'n str>,
    /// The rules of the right grammar only, in their order.
    pub only_right: Vec<&'n str>,
}

impl<'n> RulePairs<'n> {
    /// Pairs all rules in the files of two sides.
    ///
    /// ```
    /// use pest_check::{RulePairs, Side, SourceFile};
    ///
    /// let pest = SourceFile { name: "port.pest".into(), text: "URI_port = { DIGIT* }\nDIGIT = { '0'..'9' }\n".into() };
    /// let abnf = SourceFile { name: "port.abnf".into(), text: "URI-port = *DIGIT\nURI-host = <any>\n".into() };
    /// let sides = [Side::pest(&[pest], "")?, Side::abnf(&[abnf], "")?];
    ///
    /// let pairs = RulePairs::of([&sides[0], &sides[1]]);
    /// assert_eq!(pairs.in_both, [["URI_port", "URI-port"], ["DIGIT", "DIGIT"]]);
    /// assert_eq!(pairs.only_right, ["URI-host"]);
    /// # Ok::<(), pest_check::Error>(())
    /// ```
    #[must_use]
    pub fn of(sides: [&'n Side; 2]) -> Self {
        RulePairs::among(sides, sides.map(names))
    }

    /// Pairs some rules of two sides: those of some of the files of each grammar.
    #[must_use]
    pub fn among(sides: [&Side; 2], [left, right]: [Vec<&'n str>; 2]) -> Self {
        let name = if sides.iter().any(|side| side.is_abnf()) { key } else { str::to_owned };
        let same: HashSet<&str> = right.iter().copied().collect();
        let alike: HashMap<String, &str> = right.iter().rev().map(|rule| (name(rule), *rule)).collect();
        let partner = |rule: &'n str| {
            let partner = same.get(rule).or_else(|| alike.get(&name(rule))).copied();
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

    /// Moves renamed rules out of `only_left` and `only_right`, and pairs them. A removed rule and a new one are a renamed rule if they
    /// accept the same texts, have the same users (which may be renamed themselves), no other rule is a candidate, and neither name means
    /// something else on the other side.
    ///
    /// Rules for which this is not known within [`Limits::brief`] stay unpaired.
    ///
    /// ```
    /// use pest_check::{RulePairs, Side, SourceFile};
    ///
    /// let text = |digit: &str| format!("port = {{ {digit}* }}\n{digit} = {{ '0'..'9' }}\n");
    /// let [a, b] = ["DIGIT", "figure"].map(|digit| SourceFile { name: "port.pest".into(), text: text(digit) });
    /// let sides = [Side::pest(&[a], "")?, Side::pest(&[b], "")?];
    ///
    /// let mut pairs = RulePairs::of([&sides[0], &sides[1]]);
    /// assert_eq!(pairs.take_renamed([&sides[0], &sides[1]]), [["DIGIT", "figure"]]);
    /// assert!(pairs.only_left.is_empty() && pairs.only_right.is_empty());
    /// # Ok::<(), pest_check::Error>(())
    /// ```
    pub fn take_renamed(&mut self, sides: [&Side; 2]) -> Vec<[&'n str; 2]> {
        let pairs = renamed(sides, [&self.only_left, &self.only_right]);
        self.only_left.retain(|rule| !pairs.iter().any(|[gone, _]| gone == rule));
        self.only_right.retain(|rule| !pairs.iter().any(|[_, new]| new == rule));
        pairs
    }
}

/// Returns the removed and new rules, of those that only one side has, that are one rule under two names: they accept the same texts, the
/// same rules use them, and no other rule is a candidate. A rule that uses them may be renamed itself.
///
/// A name that the other side uses for something else, even for a built-in rule of pest, is left out.
pub(crate) fn renamed<'n>(sides: [&Side; 2], only: [&[&'n str]; 2]) -> Vec<[&'n str; 2]> {
    if only.iter().any(|rules| rules.is_empty()) {
        return vec![];
    }
    let name = if sides.iter().any(|side| side.is_abnf()) { key } else { str::to_owned };
    let users = sides.map(|side| users(side, name));
    let [mut gone, mut new] = [(0, 1), (1, 0)].map(|(own, other)| {
        let rules = only[own].iter().filter(|rule| !users[other].contains_key(&name(rule)));
        with_fingerprints(sides[own], rules.copied())
    });
    let (mut found, mut names) = (HashMap::new(), HashMap::new());
    loop {
        let pairs = alike([
            by_texts_and_use(&gone, &users[0], name, &names),
            by_texts_and_use(&new, &users[1], name, &HashMap::new()),
        ]);
        if pairs.is_empty() {
            break;
        }
        found.extend(pairs.iter().map(|[gone, new]| (*gone, *new)));
        names.extend(pairs.iter().map(|[gone, new]| (name(gone), name(new))));
        gone.retain(|(rule, _)| !pairs.iter().any(|[gone, _]| gone == rule));
        new.retain(|(rule, _)| !pairs.iter().any(|[_, new]| new == rule));
    }
    only[0].iter().filter_map(|gone| Some([*gone, *found.get(gone)?])).collect()
}

/// Returns the rules that use each name, with names normalized.
fn users(side: &Side, name: fn(&str) -> String) -> HashMap<String, BTreeSet<String>> {
    let mut users: HashMap<String, BTreeSet<String>> = HashMap::new();
    for (used, by) in side.users() {
        users.entry(name(&used)).or_default().extend(by.iter().map(|rule| name(rule)));
    }
    users
}

/// Returns the rules of which the accepted texts are known.
fn with_fingerprints<'n>(side: &Side, rules: impl Iterator<Item = &'n str>) -> Vec<(&'n str, Fingerprint)> {
    let fingerprint = |rule: &str| Some(side.of_rule(rule).language(Limits::brief()).ok()?.fingerprint());
    rules.filter_map(|rule| Some((rule, fingerprint(rule)?))).collect()
}

/// Rules grouped by what they accept and what uses them.
type Alike<'n> = HashMap<(Fingerprint, BTreeSet<String>), Vec<&'n str>>;

/// Groups some rules like this, where rules that use them may be renamed.
fn by_texts_and_use<'n>(
    rules: &[(&'n str, Fingerprint)],
    users: &HashMap<String, BTreeSet<String>>,
    name: fn(&str) -> String,
    names: &HashMap<String, String>,
) -> Alike<'n> {
    let mut found = Alike::new();
    for (rule, texts) in rules {
        let users = users.get(&name(rule)).into_iter().flatten();
        let users = users.map(|user| names.get(user).unwrap_or(user).clone()).collect();
        found.entry((*texts, users)).or_default().push(rule);
    }
    found
}

/// Returns the rules that have exactly one counterpart on the other side.
fn alike([gone, new]: [Alike<'_>; 2]) -> Vec<[&str; 2]> {
    gone.iter().filter_map(|(same, rules)| Some([only_one(rules)?, only_one(new.get(same)?)?])).collect()
}

fn only_one<'n>(rules: &[&'n str]) -> Option<&'n str> {
    if let [rule] = rules { Some(rule) } else { None }
}

/// Returns the rules in the files of a side, in their order.
fn names(side: &Side) -> Vec<&str> {
    side.rules().filter_map(|place| place.rule.as_deref()).collect()
}

/// Returns whether a grammar of ABNF has a rule of this name, as a core rule or in another spelling.
fn has_in_abnf(side: &Side, rule: &str) -> bool {
    side.is_abnf() && side.of_rule(rule).is_defined()
}
