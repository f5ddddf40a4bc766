//! The rules of two grammars paired, by their names.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::abnf_grammar::key;
use crate::decision::{Fingerprint, Limits};
use crate::side::Side;

/// The rules of two grammars, by their names.
///
/// If one of the grammars is of ABNF, names are the same as they are there: case does not matter, and `_` is `-`. A core rule of RFC 5234
/// that stands in the files of the other grammar has a partner, too, though no file of that of ABNF defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePairs<'n> {
    /// Those of both: the names in the left and in the right grammar, in the order of the left one. Behind them, in
    /// the order of the right one, core rules of a left one of ABNF, and other spellings of its names.
    pub in_both: Vec<[&'n str; 2]>,
    /// Those of the left grammar only, in their order.
    pub only_left: Vec<&'n str>,
    /// Those of the right grammar only, in their order.
    pub only_right: Vec<&'n str>,
}

impl<'n> RulePairs<'n> {
    /// Pairs all rules that stand in the files of two sides.
    ///
    /// ```
    /// use pest_regular::{RulePairs, Side, SourceFile};
    ///
    /// let pest = SourceFile { name: "port.pest".into(), text: "URI_port = { DIGIT* }\nDIGIT = { '0'..'9' }\n".into() };
    /// let abnf = SourceFile { name: "port.abnf".into(), text: "URI-port = *DIGIT\nURI-host = <any>\n".into() };
    /// let sides = [Side::pest(&[pest], "")?, Side::abnf(&[abnf], "")?];
    ///
    /// let pairs = RulePairs::of([&sides[0], &sides[1]]);
    /// assert_eq!(pairs.in_both, [["URI_port", "URI-port"], ["DIGIT", "DIGIT"]]);
    /// assert_eq!(pairs.only_right, ["URI-host"]);
    /// # Ok::<(), pest_regular::Error>(())
    /// ```
    #[must_use]
    pub fn of(sides: [&'n Side; 2]) -> Self {
        RulePairs::among(sides, sides.map(names))
    }

    /// Pairs some rules of two sides: those of some files, of all that belong to the grammars.
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

    /// Takes the rules that are called otherwise out of those that only one grammar has, and pairs them: a rule that is gone and one that is
    /// new, which accept the same texts and are used by rules of the same names, where no other may be meant.
    ///
    /// Rules of which that is not known within [`Limits::brief`] stay where they are.
    ///
    /// ```
    /// use pest_regular::{RulePairs, Side, SourceFile};
    ///
    /// let text = |digit: &str| format!("port = {{ {digit}* }}\n{digit} = {{ '0'..'9' }}\n");
    /// let [a, b] = ["DIGIT", "figure"].map(|digit| SourceFile { name: "port.pest".into(), text: text(digit) });
    /// let sides = [Side::pest(&[a], "")?, Side::pest(&[b], "")?];
    ///
    /// let mut pairs = RulePairs::of([&sides[0], &sides[1]]);
    /// assert_eq!(pairs.take_renamed([&sides[0], &sides[1]]), [["DIGIT", "figure"]]);
    /// assert!(pairs.only_left.is_empty() && pairs.only_right.is_empty());
    /// # Ok::<(), pest_regular::Error>(())
    /// ```
    pub fn take_renamed(&mut self, sides: [&Side; 2]) -> Vec<[&'n str; 2]> {
        let pairs = renamed(sides, [&self.only_left, &self.only_right]);
        self.only_left.retain(|rule| !pairs.iter().any(|[gone, _]| gone == rule));
        self.only_right.retain(|rule| !pairs.iter().any(|[_, new]| new == rule));
        pairs
    }
}

/// Rules that are gone and rules that are new, of those that only one side has, that are one rule under two names: they accept the same
/// texts, rules of the same names use them, and no other may be meant.
pub(crate) fn renamed<'n>(sides: [&Side; 2], only: [&[&'n str]; 2]) -> Vec<[&'n str; 2]> {
    if only.iter().any(|rules| rules.is_empty()) {
        return vec![];
    }
    let [gone, new] = [by_texts_and_use(sides[0], only[0]), by_texts_and_use(sides[1], only[1])];
    let mut pairs: Vec<[&str; 2]> =
        gone.iter().filter_map(|(same, rules)| Some([only_one(rules)?, only_one(new.get(same)?)?])).collect();
    pairs.sort_by_key(|[gone, _]| only[0].iter().position(|rule| rule == gone));
    pairs
}

fn only_one<'n>(rules: &[&'n str]) -> Option<&'n str> {
    if let [rule] = rules { Some(rule) } else { None }
}

/// Rules by the fingerprints of their texts and by the rules that use them. Those without a fingerprint are left out.
fn by_texts_and_use<'n>(side: &Side, rules: &[&'n str]) -> HashMap<(Fingerprint, BTreeSet<String>), Vec<&'n str>> {
    let mut users = side.users();
    let mut found: HashMap<_, Vec<&str>> = HashMap::new();
    for &rule in rules {
        if let Ok(language) = side.of_rule(rule).language(Limits::brief()) {
            found.entry((language.fingerprint(), users.remove(rule).unwrap_or_default())).or_default().push(rule);
        }
    }
    found
}

/// The rules that stand in the files of a side, in their order.
fn names(side: &Side) -> Vec<&str> {
    side.rules().filter_map(|place| place.rule.as_deref()).collect()
}

/// Whether a grammar of ABNF has a rule of this name, if only as a core rule, or in another spelling.
fn has_in_abnf(side: &Side, rule: &str) -> bool {
    side.is_abnf() && side.of_rule(rule).is_defined()
}
