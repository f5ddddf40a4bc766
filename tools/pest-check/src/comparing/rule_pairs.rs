//! Pairs the rules of two grammars by name.

use std::collections::{HashMap, HashSet};

use super::operand::Operand;
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
