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
    /// new, which accept the same texts and are used by the same rules, also where these are called otherwise, and where no other rule may
    /// be meant.
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
/// texts, the same rules use them, and no other may be meant. A rule that uses them may have another name itself.
pub(crate) fn renamed<'n>(sides: [&Side; 2], only: [&[&'n str]; 2]) -> Vec<[&'n str; 2]> {
    if only.iter().any(|rules| rules.is_empty()) {
        return vec![];
    }
    let mut candidates = [Candidates::of(sides[0], only[0]), Candidates::of(sides[1], only[1])];
    let mut names = HashMap::new();
    loop {
        let found = alike(&candidates, &names);
        if found.is_empty() {
            break;
        }
        candidates[0].rules.retain(|(rule, _)| !found.iter().any(|[gone, _]| gone == rule));
        candidates[1].rules.retain(|(rule, _)| !found.iter().any(|[_, new]| new == rule));
        names.extend(found.into_iter().map(|[gone, new]| (gone, new)));
    }
    only[0].iter().filter_map(|gone| Some([*gone, *names.get(gone)?])).collect()
}

/// Rules that may have another name on the other side, and the rules that use each.
struct Candidates<'n> {
    rules: Vec<(&'n str, Fingerprint)>,
    users: HashMap<String, BTreeSet<String>>,
}

impl<'n> Candidates<'n> {
    /// Those of which it is known what they accept.
    fn of(side: &Side, rules: &[&'n str]) -> Self {
        let fingerprint = |rule: &str| Some(side.of_rule(rule).language(Limits::brief()).ok()?.fingerprint());
        let rules = rules.iter().filter_map(|rule| Some((*rule, fingerprint(rule)?))).collect();
        Candidates { rules, users: side.users() }
    }

    /// The rules by what they accept and what uses them, which may have other names.
    fn by_texts_and_use<'u>(
        &'u self,
        names: &HashMap<&str, &'u str>,
    ) -> HashMap<(Fingerprint, BTreeSet<&'u str>), Vec<&'n str>> {
        let mut found: HashMap<_, Vec<&str>> = HashMap::new();
        for (rule, texts) in &self.rules {
            let users = self.users.get(*rule).into_iter().flatten().map(String::as_str);
            let users = users.map(|user| names.get(user).copied().unwrap_or(user)).collect();
            found.entry((*texts, users)).or_default().push(rule);
        }
        found
    }
}

/// The rules of which there is just one like it on the other side.
fn alike<'n>([gone, new]: &[Candidates<'n>; 2], names: &HashMap<&str, &'n str>) -> Vec<[&'n str; 2]> {
    let unnamed = HashMap::new();
    let [gone, new] = [gone.by_texts_and_use(names), new.by_texts_and_use(&unnamed)];
    gone.iter().filter_map(|(same, rules)| Some([only_one(rules)?, only_one(new.get(same)?)?])).collect()
}

fn only_one<'n>(rules: &[&'n str]) -> Option<&'n str> {
    if let [rule] = rules { Some(rule) } else { None }
}

/// The rules that stand in the files of a side, in their order.
fn names(side: &Side) -> Vec<&str> {
    side.rules().filter_map(|place| place.rule.as_deref()).collect()
}

/// Whether a grammar of ABNF has a rule of this name, if only as a core rule, or in another spelling.
fn has_in_abnf(side: &Side, rule: &str) -> bool {
    side.is_abnf() && side.of_rule(rule).is_defined()
}
