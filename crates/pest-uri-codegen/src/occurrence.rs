//! How often a rule may match within one match of another, and what it may match. Nothing here is
//! about URIs.

use std::collections::{HashMap, HashSet};

use pest_meta::ast::{Expr, Rule, RuleType};
use proc_macro2::Ident;

/// How often a rule may match: from `least` to `most` times. More than once counts as [`SEVERAL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    pub least: usize,
    pub most: usize,
}

/// More than once.
pub const SEVERAL: usize = 2;

impl Occurrence {
    const NEVER: Self = Occurrence { least: 0, most: 0 };
    const ONCE: Self = Occurrence { least: 1, most: 1 };
    /// What is known before any expression has been looked at.
    const UNKNOWN: Self = Occurrence { least: SEVERAL, most: 0 };

    fn and(self, other: Self) -> Self {
        Occurrence { least: (self.least + other.least).min(SEVERAL), most: (self.most + other.most).min(SEVERAL) }
    }

    fn or(self, other: Self) -> Self {
        Occurrence { least: self.least.min(other.least), most: self.most.max(other.most) }
    }

    fn repeated(self, least: u32, most: u32) -> Self {
        let times = |count: usize, times: u32| count.saturating_mul(times as usize).min(SEVERAL);
        Occurrence { least: times(self.least, least), most: times(self.most, most) }
    }
}

/// The rules of a grammar.
pub struct Grammar<'g> {
    pub rules: &'g [Rule],
    indices: HashMap<&'g str, usize>,
    /// The rules that each rule uses, but not those in lookahead, which has no nodes.
    used: Vec<Vec<usize>>,
    /// All rules, most of them after those that they use.
    order: Vec<usize>,
}

impl<'g> Grammar<'g> {
    pub fn new(rules: &'g [Rule]) -> Self {
        let indices: HashMap<&str, usize> =
            rules.iter().enumerate().map(|(index, rule)| (rule.name.as_str(), index)).collect();
        let used: Vec<Vec<usize>> = rules
            .iter()
            .map(|rule| names(&rule.expr).into_iter().filter_map(|name| indices.get(name).copied()).collect())
            .collect();
        let (mut order, mut seen) = (vec![], vec![false; rules.len()]);
        for rule in 0..rules.len() {
            // Each rule with the number of rules it uses that are done.
            let mut open = vec![(rule, 0)];
            while let Some((rule, done)) = open.pop() {
                if done == 0 && std::mem::replace(&mut seen[rule], true) {
                    continue;
                }
                match used[rule].get(done) {
                    Some(&next) => open.extend([(rule, done + 1), (next, 0)]),
                    None => order.push(rule),
                }
            }
        }
        Grammar { rules, indices, used, order }
    }

    pub fn rule(&self, name: &str) -> Option<&'g Rule> {
        self.index(name).map(|index| &self.rules[index])
    }

    /// The position of a rule.
    pub fn index(&self, name: &str) -> Option<usize> {
        self.indices.get(name).copied()
    }

    /// Whether a match of each rule may contain percent-encoded bytes: `pct_encoded`, a literal with one, or a `%`
    /// before two digits.
    pub fn may_be_encoded(&self) -> Vec<bool> {
        self.values(false, |rule, values| {
            let has_byte = |part: &Expr| matches!(part, Expr::Str(text) | Expr::Insens(text) if has_encoded_byte(text));
            rule.name == "pct_encoded"
                || names(&rule.expr).into_iter().any(|name| values(name) == Some(true))
                || rule.expr.iter_top_down().any(|part| has_byte(&part) || self.is_encoded_byte(&part))
        })
    }

    /// Whether an expression is a `%` and what begins with two hexadecimal digits: `"%" ~ ('2'..'7') ~ HEXDIG`.
    fn is_encoded_byte(&self, expr: &Expr) -> bool {
        let mut parts = vec![expr];
        while let Expr::Seq(first, second) = parts[0] {
            parts.splice(..1, [&**first, &**second]);
        }
        // What a lookahead rejects does not matter.
        parts.retain(|part| !is_lookahead(part));
        let is_percent = |part: &Expr| matches!(part, Expr::Str(text) | Expr::Insens(text) if text.ends_with('%'));
        let digits = |parts: &[&Expr]| -> usize {
            parts.iter().map(|part| self.hexadecimal_digits(part, 0)).take_while(|count| *count > 0).sum()
        };
        (1..parts.len()).any(|index| is_percent(parts[index - 1]) && digits(&parts[index..]) >= 2)
    }

    /// How many hexadecimal digits each match of an expression begins with, up to two.
    fn hexadecimal_digits(&self, expr: &Expr, depth: usize) -> usize {
        let digits = |expr: &Expr| self.hexadecimal_digits(expr, depth + 1);
        match expr {
            Expr::Str(text) | Expr::Insens(text) if text.bytes().take(2).all(|it| it.is_ascii_hexdigit()) => {
                text.len().min(2)
            }
            Expr::Range(first, last) => {
                let is_in = |range: std::ops::RangeInclusive<&str>| {
                    range.contains(&first.as_str()) && range.contains(&last.as_str())
                };
                usize::from(is_in("0"..="9") || is_in("A"..="F") || is_in("a"..="f"))
            }
            Expr::Ident(name) => match (name.as_str(), self.rule(name)) {
                ("ASCII_DIGIT" | "ASCII_HEX_DIGIT", _) => 1,
                // Deep enough for the rules of digits; a recursive rule does not end.
                (_, Some(rule)) if depth < 10 => digits(&rule.expr),
                _ => 0,
            },
            Expr::RepExact(inner, times) => (digits(inner) * *times as usize).min(2),
            Expr::Choice(first, second) => digits(first).min(digits(second)),
            Expr::Seq(first, second) if is_lookahead(first) => digits(second),
            Expr::Seq(first, second) => match digits(first) {
                0 => 0,
                count => (count + digits(second)).min(2),
            },
            _ => 0,
        }
    }

    /// The value of each rule that follows from those of the rules it uses, found from a first value by repetition.
    pub fn values<T: Copy + PartialEq>(
        &self,
        first: T,
        value: impl Fn(&Rule, &dyn Fn(&str) -> Option<T>) -> T,
    ) -> Vec<T> {
        let mut values = vec![first; self.rules.len()];
        loop {
            let mut has_changed = false;
            for &index in &self.order {
                let new = value(&self.rules[index], &|name| self.indices.get(name).map(|&index| values[index]));
                has_changed |= std::mem::replace(&mut values[index], new) != new;
            }
            if !has_changed {
                return values;
            }
        }
    }

    fn value_of<T: Copy>(&self, values: &[T], rule: &str) -> Option<T> {
        self.indices.get(rule).map(|&index| values[index])
    }

    /// How often a tree has a node of one of the rules `inner` below a node of `outer`, without what is inside nodes of
    /// the rules `closed`.
    pub fn occurrence(&self, outer: &str, inner: &[&str], closed: &[&str]) -> Occurrence {
        let Some(rule) = self.rule(outer) else { return Occurrence::NEVER };
        // For each rule: what is inside it, if it is in an atomic rule and if it is not.
        let inside = self.values([Occurrence::UNKNOWN; 2], |rule, values| {
            [false, true].map(|is_around_atomic| {
                let is_atomic = match rule.ty {
                    RuleType::Silent | RuleType::Normal => is_around_atomic,
                    RuleType::Atomic => true,
                    RuleType::CompoundAtomic | RuleType::NonAtomic => false,
                };
                let of_name = |name: &str| {
                    let (Some(rule), Some(inside)) = (self.rule(name), values(name)) else { return Occurrence::NEVER };
                    let inside = inside[usize::from(is_atomic)];
                    if !has_node(rule, is_atomic) {
                        return inside;
                    }
                    let own = if inner.contains(&name) { Occurrence::ONCE } else { Occurrence::NEVER };
                    if closed.contains(&name) { own } else { own.and(inside) }
                };
                count(&rule.expr, &of_name)
            })
        });
        self.value_of(&inside, &rule.name).map_or(Occurrence::NEVER, |[inside, _]| inside)
    }

    /// The rules, of `outer` and of these, in which one of the same rule may be nested.
    pub fn closed<'n>(&self, outer: &'n Ident, fields: impl IntoIterator<Item = &'n Ident>) -> Vec<String> {
        let mut closed = vec![];
        for rule in fields.into_iter().chain([outer]).map(Ident::to_string) {
            if !closed.contains(&rule) && self.contains(&rule, &rule) {
                closed.push(rule);
            }
        }
        closed
    }

    /// The atomic rule that hides a rule: trees have no nodes below it.
    pub fn hiding(&self, outer: &str, inner: &str) -> Option<&'g Rule> {
        let is_below = |rule: &Rule| self.contains(&rule.name, inner);
        let is_reached = |rule: &Rule| rule.name == outer || self.contains(outer, &rule.name);
        self.rules.iter().find(|rule| rule.ty == RuleType::Atomic && is_reached(rule) && is_below(rule))
    }

    /// Whether a match of `outer` may contain one of `inner`, with or without a node.
    pub fn contains(&self, outer: &str, inner: &str) -> bool {
        let (Some(&outer), Some(&inner)) = (self.indices.get(outer), self.indices.get(inner)) else { return false };
        let (mut open, mut seen) = (self.used[outer].clone(), HashSet::new());
        while let Some(rule) = open.pop() {
            if rule == inner {
                return true;
            }
            if seen.insert(rule) {
                open.extend(&self.used[rule]);
            }
        }
        false
    }

    /// An alternative of a rule in which none of these rules has to match; `None` if there is none.
    pub fn uncovered(&self, rule: &str, covering: &[&str]) -> Option<String> {
        let rule = self.rule(rule)?;
        self.uncovered_in(&rule.expr, covering, &mut HashMap::from([(rule.name.clone(), true)]))
    }

    /// `known` has for each rule that was looked at, or is being looked at, whether it has an alternative that is not
    /// covered.
    fn uncovered_in(&self, expr: &Expr, covering: &[&str], known: &mut HashMap<String, bool>) -> Option<String> {
        match expr {
            Expr::Choice(first, rest) => {
                self.uncovered_in(first, covering, known).or_else(|| self.uncovered_in(rest, covering, known))
            }
            Expr::Ident(name) if covering.contains(&name.as_str()) => None,
            Expr::Ident(name) if !known.contains_key(name) => {
                known.insert(name.clone(), true);
                let rule = self.rule(name);
                let inner = rule.and_then(|rule| self.uncovered_in(&rule.expr, covering, known));
                known.insert(name.clone(), inner.is_some());
                // A rule without a choice of its own is the alternative.
                let is_choice = rule.is_some_and(|rule| matches!(rule.expr, Expr::Choice(..)));
                if is_choice { inner } else { inner.map(|_| name.clone()) }
            }
            Expr::Ident(name) => known[name].then(|| name.clone()),
            Expr::Seq(first, rest) => {
                let in_first = self.uncovered_in(first, covering, known)?;
                let is_name = matches!(**first, Expr::Ident(_));
                let in_sequence = || if is_name { in_first } else { expr.to_string() };
                self.uncovered_in(rest, covering, known).map(|_| in_sequence())
            }
            Expr::RepOnce(inner) | Expr::Push(inner) => self.uncovered_in(inner, covering, known),
            Expr::RepExact(inner, least) | Expr::RepMin(inner, least) | Expr::RepMinMax(inner, least, _)
                if *least > 0 =>
            {
                self.uncovered_in(inner, covering, known)
            }
            other => Some(other.to_string()),
        }
    }

    /// Whether every character that a rule matches is one of these.
    pub fn consists_of(&self, rule: &str, is_one: &dyn Fn(char) -> bool) -> bool {
        let mut seen = HashSet::from([rule.to_owned()]);
        self.rule(rule).is_some_and(|rule| self.expression_consists_of(&rule.expr, is_one, &mut seen))
    }

    fn expression_consists_of(&self, expr: &Expr, is_one: &dyn Fn(char) -> bool, seen: &mut HashSet<String>) -> bool {
        match expr {
            Expr::Str(text) | Expr::Insens(text) => text.chars().all(is_one),
            Expr::Range(first, last) => match (first.chars().next(), last.chars().next()) {
                (Some(first), Some(last)) => (first..=last).all(is_one),
                _ => false,
            },
            Expr::Ident(name) => {
                !seen.insert(name.clone())
                    || self.rule(name).is_some_and(|rule| self.expression_consists_of(&rule.expr, is_one, seen))
            }
            Expr::PosPred(_) | Expr::NegPred(_) => true,
            other => parts(other).into_iter().all(|part| self.expression_consists_of(part, is_one, seen)),
        }
    }

    /// Whether a rule may match the empty text.
    pub fn may_be_empty(&self, rule: &str) -> bool {
        let values = self.values(false, |rule, values| may_be_empty(&rule.expr, values));
        self.value_of(&values, rule).unwrap_or(false)
    }

    /// Whether what surrounds these rules in a match of `rule` can be written without a text: it
    /// consists of literals, and of parts that may be absent.
    pub fn is_determined(&self, rule: &str, given: &[&str]) -> bool {
        let values = self.values(false, |rule, values| {
            is_determined(&rule.expr, &|name| given.contains(&name) || values(name).unwrap_or(false))
        });
        self.value_of(&values, rule).unwrap_or(false)
    }
}

fn is_lookahead(expr: &Expr) -> bool {
    matches!(expr, Expr::PosPred(_) | Expr::NegPred(_))
}

/// Whether a text contains `%` and two hexadecimal digits.
fn has_encoded_byte(text: &str) -> bool {
    text.as_bytes().windows(3).any(|it| it[0] == b'%' && it[1].is_ascii_hexdigit() && it[2].is_ascii_hexdigit())
}

/// Whether a match of a rule has a node.
fn has_node(rule: &Rule, is_in_atomic: bool) -> bool {
    match rule.ty {
        RuleType::Silent => false,
        RuleType::Normal | RuleType::Atomic => !is_in_atomic,
        RuleType::CompoundAtomic | RuleType::NonAtomic => true,
    }
}

/// How often an expression has what `of_name` counts for each name in it.
fn count(expr: &Expr, of_name: &dyn Fn(&str) -> Occurrence) -> Occurrence {
    match expr {
        Expr::Ident(name) => of_name(name),
        Expr::Seq(first, rest) => count(first, of_name).and(count(rest, of_name)),
        Expr::Choice(first, rest) => count(first, of_name).or(count(rest, of_name)),
        Expr::Opt(inner) => count(inner, of_name).repeated(0, 1),
        Expr::Rep(inner) => count(inner, of_name).repeated(0, u32::MAX),
        Expr::RepOnce(inner) => count(inner, of_name).repeated(1, u32::MAX),
        Expr::RepExact(inner, times) => count(inner, of_name).repeated(*times, *times),
        Expr::RepMin(inner, least) => count(inner, of_name).repeated(*least, u32::MAX),
        Expr::RepMax(inner, most) => count(inner, of_name).repeated(0, *most),
        Expr::RepMinMax(inner, least, most) => count(inner, of_name).repeated(*least, *most),
        Expr::Push(inner) => count(inner, of_name),
        _ => Occurrence::NEVER,
    }
}

/// Whether an expression may match the empty text.
fn may_be_empty(expr: &Expr, of_name: &dyn Fn(&str) -> Option<bool>) -> bool {
    match expr {
        Expr::Str(text) | Expr::Insens(text) => text.is_empty(),
        Expr::Range(..) => false,
        Expr::Ident(name) => of_name(name).unwrap_or(false),
        Expr::Seq(first, rest) => may_be_empty(first, of_name) && may_be_empty(rest, of_name),
        Expr::Choice(first, rest) => may_be_empty(first, of_name) || may_be_empty(rest, of_name),
        Expr::RepOnce(inner) => may_be_empty(inner, of_name),
        Expr::RepExact(inner, least) | Expr::RepMin(inner, least) | Expr::RepMinMax(inner, least, _) => {
            *least == 0 || may_be_empty(inner, of_name)
        }
        _ => true,
    }
}

/// Whether an expression can be written without a text, but for the rules of which `of_name` says that they can.
fn is_determined(expr: &Expr, of_name: &dyn Fn(&str) -> bool) -> bool {
    match expr {
        Expr::Str(_)
        | Expr::Insens(_)
        | Expr::PosPred(_)
        | Expr::NegPred(_)
        | Expr::Opt(_)
        | Expr::Rep(_)
        | Expr::RepMax(..) => true,
        Expr::Ident(name) => of_name(name),
        Expr::Seq(first, rest) => is_determined(first, of_name) && is_determined(rest, of_name),
        Expr::Choice(first, rest) => is_determined(first, of_name) || is_determined(rest, of_name),
        Expr::RepOnce(inner) => is_determined(inner, of_name),
        Expr::RepExact(inner, least) | Expr::RepMin(inner, least) | Expr::RepMinMax(inner, least, _) => {
            *least == 0 || is_determined(inner, of_name)
        }
        _ => false,
    }
}

/// The names in an expression, but not those in lookahead.
fn names(expr: &Expr) -> Vec<&str> {
    let (mut found, mut left) = (vec![], vec![expr]);
    while let Some(expr) = left.pop() {
        match expr {
            Expr::Ident(name) => found.push(name.as_str()),
            Expr::PosPred(_) | Expr::NegPred(_) => {}
            other => left.extend(parts(other)),
        }
    }
    found
}

/// The expressions directly below one.
fn parts(expr: &Expr) -> Vec<&Expr> {
    match expr {
        Expr::Seq(first, rest) | Expr::Choice(first, rest) => vec![first, rest],
        Expr::Opt(inner)
        | Expr::Rep(inner)
        | Expr::RepOnce(inner)
        | Expr::RepExact(inner, _)
        | Expr::RepMin(inner, _)
        | Expr::RepMax(inner, _)
        | Expr::RepMinMax(inner, ..)
        | Expr::Push(inner)
        | Expr::PosPred(inner)
        | Expr::NegPred(inner) => vec![inner],
        _ => vec![],
    }
}

#[cfg(test)]
mod tests {
    use pest_meta::parser::{Rule as Meta, consume_rules, parse};
    use quote::format_ident;

    use super::*;

    fn rules(text: &str) -> Vec<Rule> {
        consume_rules(parse(Meta::grammar_rules, text).unwrap()).unwrap()
    }

    #[track_caller]
    fn assert_occurs(grammar: &str, least: usize, most: usize) {
        let rules = rules(grammar);
        let found = Grammar::new(&rules).occurrence("a", &["x"], &[]);
        assert_eq!(found, Occurrence { least, most }, "{grammar}");
    }

    #[test]
    fn counts_matches_below_a_rule() {
        assert_occurs("a = { x } x = { \"x\" }", 1, 1);
        assert_occurs("a = { x? } x = { \"x\" }", 0, 1);
        assert_occurs("a = { \"b\" } x = { \"x\" }", 0, 0);
        assert_occurs("a = { x | \"b\" } x = { \"x\" }", 0, 1);
        assert_occurs("a = { x ~ \"-\" | x } x = { \"x\" }", 1, 1);
        assert_occurs("a = { x ~ (\",\" ~ x)* } x = { \"x\" }", 1, 2);
        assert_occurs("a = { x{3} } x = { \"x\" }", 2, 2);
        assert_occurs("a = { x{,1} } x = { \"x\" }", 0, 1);
        assert_occurs("a = { b ~ b? } b = _{ x } x = { \"x\" }", 1, 2);
        assert_occurs("a = { !x ~ &x ~ \"b\" } x = { \"x\" }", 0, 0);
    }

    #[test]
    fn atomic_and_silent_rules_have_no_nodes() {
        assert_occurs("a = { b } b = @{ x } x = { \"x\" }", 0, 0);
        assert_occurs("a = { b } b = ${ x } x = { \"x\" }", 1, 1);
        assert_occurs("a = @{ b } b = ${ x } x = { \"x\" }", 1, 1);
        assert_occurs("a = { x } x = _{ \"x\" }", 0, 0);
        let rules = rules("a = { b } b = @{ c } c = { x } x = { \"x\" }");
        assert_eq!(Grammar::new(&rules).hiding("a", "x").unwrap().name, "b");
    }

    #[test]
    fn recursive_rules_match_several_times() {
        assert_occurs("a = { x ~ (\"(\" ~ a ~ \")\")? } x = { \"x\" }", 1, 2);
        assert_occurs("a = { b } b = { \"(\" ~ b ~ \")\" | x } x = { \"x\" }", 1, 1);
        assert_occurs("a = { b } b = { \"(\" ~ b ~ \")\" ~ b | x? } x = { \"x\" }", 0, 2);
        assert_occurs("a = { x } x = { \"x\" ~ x? }", 1, 2);
    }

    /// What is inside a closed rule belongs to its own match.
    #[test]
    fn closed_rules() {
        let rules = rules(
            "a = { \"(\" ~ (b | x) ~ \")\" } b = { \"&\" ~ a ~ a } x = { \"x\" } c = { (a | s) ~ x } s = _{ \"s\" ~ \
             s? ~ x }",
        );
        let grammar = Grammar::new(&rules);
        let closed = |outer, fields: &[&str]| {
            let [outer, fields @ ..] =
                &*[&[outer], fields].concat().iter().map(|it| format_ident!("{it}")).collect::<Vec<_>>()
            else {
                return vec![];
            };
            grammar.closed(outer, fields)
        };
        assert_eq!((closed("a", &["b", "x"]), closed("c", &["x"])), (vec!["b".to_owned(), "a".to_owned()], vec![]));
        let of = |outer, inner| {
            let Occurrence { least, most } = grammar.occurrence(outer, &[inner], &["a", "b"]);
            (least, most)
        };
        assert_eq!((of("a", "b"), of("a", "x"), of("b", "a"), of("b", "x")), ((0, 1), (0, 1), (2, 2), (0, 0)));
        assert_eq!((of("c", "x"), of("c", "a")), ((1, 2), (0, 1)));
        assert_eq!(grammar.occurrence("a", &["b", "x"], &["a", "b", "x"]), Occurrence::ONCE);
    }

    /// Each rule doubles the number of paths.
    #[test]
    fn chained_rules_take_linear_time() {
        let chain: Vec<String> = (0..200).map(|it| format!("r{it} = {{ (r{0} | r{0}) ~ r{0} }} ", it + 1)).collect();
        // pest follows all paths, so it reads one rule at a time.
        let last = "r200 = { x? } x = { \"x\" }";
        let rules: Vec<Rule> = chain.iter().map(String::as_str).chain([last]).flat_map(rules).collect();
        let grammar = Grammar::new(&rules);
        assert_eq!(grammar.occurrence("r0", &["x"], &[]), Occurrence { least: 0, most: SEVERAL });
        assert!(grammar.may_be_empty("r0") && grammar.is_determined("r0", &["x"]) && grammar.contains("r0", "x"));
        assert!(grammar.uncovered("r0", &["x"]).is_some());
    }

    #[test]
    fn finds_an_uncovered_alternative() {
        let rules = rules("a = { x | y ~ \"!\" | b } b = { x | z } x = { \"x\" } y = { \"y\" } z = { \"z\" }");
        let uncovered = |names: &[&str]| Grammar::new(&rules).uncovered("a", names);
        assert_eq!(uncovered(&["x", "y", "b"]), None);
        assert_eq!(uncovered(&["x", "y", "z"]), None);
        assert_eq!(uncovered(&["x", "y"]).as_deref(), Some("z"));
        assert_eq!(uncovered(&["y", "b"]).as_deref(), Some("x"));
        assert_eq!(uncovered(&["x", "b"]).as_deref(), Some("y"));
    }

    #[test]
    fn knows_what_a_rule_consists_of() {
        let rules = rules("a = { DIGIT{1,5} } b = { \"-\"? ~ a } c = { DIGIT* } DIGIT = { '0'..'9' }");
        let grammar = Grammar::new(&rules);
        let is_digits = |rule: &str| grammar.consists_of(rule, &|it| it.is_ascii_digit());
        assert!(is_digits("a") && is_digits("c") && !is_digits("b"));
        assert!(grammar.may_be_empty("c") && !grammar.may_be_empty("a") && !grammar.may_be_empty("b"));
    }

    #[test]
    fn knows_which_text_is_determined() {
        let rules =
            rules("a = { \"s:\" ~ x ~ (\"/\" ~ y)? ~ z* } b = { x ~ y } x = { 'a'..'z'+ } y = { x } z = { \"!\" ~ x }");
        let is = |rule, given: &[&str]| Grammar::new(&rules).is_determined(rule, given);
        assert!(is("a", &["x"]) && !is("a", &["y"]) && is("b", &["x", "y"]) && is("b", &["x"]));
    }
}
