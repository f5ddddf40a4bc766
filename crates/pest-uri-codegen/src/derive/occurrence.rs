//! How often a rule may match within one match of another, and what it may match. Nothing here is
//! about URIs.

use pest_meta::ast::{Expr, Rule, RuleType};

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
#[derive(Clone, Copy)]
pub struct Grammar<'g>(pub &'g [Rule]);

impl<'g> Grammar<'g> {
    pub fn rule(self, name: &str) -> Option<&'g Rule> {
        self.0.iter().find(|rule| rule.name == name)
    }

    /// How often a tree has a node of `inner` below a node of `outer`.
    pub fn occurrence(self, outer: &str, inner: &str) -> Occurrence {
        let Some(rule) = self.rule(outer) else { return Occurrence::NEVER };
        let mut search = Search { grammar: self, inner, open: vec![outer] };
        search.expression(&rule.expr, rule.ty == RuleType::Atomic)
    }

    /// The atomic rule that hides a rule: trees have no nodes below it.
    pub fn hiding(self, outer: &str, inner: &str) -> Option<&'g Rule> {
        let is_below = |rule: &Rule| self.contains(&rule.name, inner);
        let is_reached = |rule: &Rule| rule.name == outer || self.contains(outer, &rule.name);
        self.0.iter().find(|rule| rule.ty == RuleType::Atomic && is_reached(rule) && is_below(rule))
    }

    /// Whether a match of `outer` may contain one of `inner`, with or without a node.
    pub fn contains(self, outer: &str, inner: &str) -> bool {
        self.rule(outer).is_some_and(|outer| self.reaches(&outer.expr, inner, &mut vec![]))
    }

    fn reaches(self, expr: &Expr, inner: &str, seen: &mut Vec<String>) -> bool {
        names(expr).any(|name| {
            name == inner
                || !seen.contains(&name) && {
                    seen.push(name.clone());
                    self.rule(&name).is_some_and(|rule| self.reaches(&rule.expr, inner, seen))
                }
        })
    }

    /// An alternative of a rule in which none of these rules has to match; `None` if there is none.
    pub fn uncovered(self, rule: &str, covering: &[String]) -> Option<String> {
        let rule = self.rule(rule)?;
        self.uncovered_in(&rule.expr, covering, &mut vec![rule.name.clone()])
    }

    fn uncovered_in(self, expr: &Expr, covering: &[String], open: &mut Vec<String>) -> Option<String> {
        match expr {
            Expr::Choice(first, rest) => {
                self.uncovered_in(first, covering, open).or_else(|| self.uncovered_in(rest, covering, open))
            }
            Expr::Ident(name) if covering.contains(name) => None,
            Expr::Ident(name) if !open.contains(name) => {
                open.push(name.clone());
                let inner = self.rule(name).and_then(|rule| self.uncovered_in(&rule.expr, covering, open));
                open.pop();
                // A rule without a choice of its own is the alternative.
                let is_choice = self.rule(name).is_some_and(|rule| matches!(rule.expr, Expr::Choice(..)));
                if is_choice { inner } else { inner.map(|_| name.clone()) }
            }
            Expr::Seq(first, rest) => {
                let in_first = self.uncovered_in(first, covering, open)?;
                self.uncovered_in(rest, covering, open).and(Some(if is_name(first) {
                    in_first
                } else {
                    expr.to_string()
                }))
            }
            Expr::RepOnce(inner) | Expr::Push(inner) => self.uncovered_in(inner, covering, open),
            Expr::RepExact(inner, least) | Expr::RepMin(inner, least) | Expr::RepMinMax(inner, least, _)
                if *least > 0 =>
            {
                self.uncovered_in(inner, covering, open)
            }
            other => Some(other.to_string()),
        }
    }

    /// Whether every character that a rule matches is one of these.
    pub fn consists_of(self, rule: &str, is_one: &dyn Fn(char) -> bool) -> bool {
        let mut seen = vec![rule.to_owned()];
        self.rule(rule).is_some_and(|rule| self.expression_consists_of(&rule.expr, is_one, &mut seen))
    }

    fn expression_consists_of(self, expr: &Expr, is_one: &dyn Fn(char) -> bool, seen: &mut Vec<String>) -> bool {
        match expr {
            Expr::Str(text) | Expr::Insens(text) => text.chars().all(is_one),
            Expr::Range(first, last) => match (first.chars().next(), last.chars().next()) {
                (Some(first), Some(last)) => (first..=last).all(is_one),
                _ => false,
            },
            Expr::Ident(name) if seen.contains(name) => true,
            Expr::Ident(name) => {
                seen.push(name.clone());
                self.rule(name).is_some_and(|rule| self.expression_consists_of(&rule.expr, is_one, seen))
            }
            Expr::PosPred(_) | Expr::NegPred(_) => true,
            other => parts(other).all(|part| self.expression_consists_of(part, is_one, seen)),
        }
    }

    /// Whether a rule may match the empty text.
    pub fn may_be_empty(self, rule: &str) -> bool {
        self.rule(rule).is_some_and(|rule| self.expression_may_be_empty(&rule.expr, &mut vec![rule.name.clone()]))
    }

    fn expression_may_be_empty(self, expr: &Expr, open: &mut Vec<String>) -> bool {
        match expr {
            Expr::Str(text) | Expr::Insens(text) => text.is_empty(),
            Expr::Range(..) => false,
            Expr::Ident(name) if open.contains(name) => false,
            Expr::Ident(name) => {
                open.push(name.clone());
                let is_empty = self.rule(name).is_some_and(|rule| self.expression_may_be_empty(&rule.expr, open));
                open.pop();
                is_empty
            }
            Expr::Seq(first, rest) => {
                self.expression_may_be_empty(first, open) && self.expression_may_be_empty(rest, open)
            }
            Expr::Choice(first, rest) => {
                self.expression_may_be_empty(first, open) || self.expression_may_be_empty(rest, open)
            }
            Expr::RepOnce(inner) => self.expression_may_be_empty(inner, open),
            Expr::RepExact(inner, least) | Expr::RepMin(inner, least) | Expr::RepMinMax(inner, least, _) => {
                *least == 0 || self.expression_may_be_empty(inner, open)
            }
            _ => true,
        }
    }

    /// Whether what surrounds these rules in a match of `rule` can be written without a text: it
    /// consists of literals, and of parts that may be absent.
    pub fn is_determined(self, rule: &str, given: &[String]) -> bool {
        let mut open = vec![rule.to_owned()];
        self.rule(rule).is_some_and(|rule| self.expression_is_determined(&rule.expr, given, &mut open))
    }

    fn expression_is_determined(self, expr: &Expr, given: &[String], open: &mut Vec<String>) -> bool {
        match expr {
            Expr::Str(_)
            | Expr::Insens(_)
            | Expr::PosPred(_)
            | Expr::NegPred(_)
            | Expr::Opt(_)
            | Expr::Rep(_)
            | Expr::RepMax(..) => true,
            Expr::Ident(name) if given.contains(name) => true,
            Expr::Ident(name) if open.contains(name) => false,
            Expr::Ident(name) => {
                open.push(name.clone());
                let is = self.rule(name).is_some_and(|rule| self.expression_is_determined(&rule.expr, given, open));
                open.pop();
                is
            }
            Expr::Seq(first, rest) => {
                self.expression_is_determined(first, given, open) && self.expression_is_determined(rest, given, open)
            }
            Expr::Choice(first, rest) => {
                self.expression_is_determined(first, given, open) || self.expression_is_determined(rest, given, open)
            }
            Expr::RepOnce(inner) => self.expression_is_determined(inner, given, open),
            Expr::RepExact(inner, least) | Expr::RepMin(inner, least) | Expr::RepMinMax(inner, least, _) => {
                *least == 0 || self.expression_is_determined(inner, given, open)
            }
            _ => false,
        }
    }
}

fn is_name(expr: &Expr) -> bool {
    matches!(expr, Expr::Ident(_))
}

/// The names in an expression, but not those in lookahead, which has no nodes.
fn names(expr: &Expr) -> impl Iterator<Item = String> {
    let mut found = vec![];
    let mut left = vec![expr];
    while let Some(expr) = left.pop() {
        match expr {
            Expr::Ident(name) => found.push(name.clone()),
            Expr::PosPred(_) | Expr::NegPred(_) => {}
            other => left.extend(parts(other)),
        }
    }
    found.into_iter()
}

/// The expressions directly below one.
fn parts(expr: &Expr) -> impl Iterator<Item = &Expr> {
    let parts: Vec<&Expr> = match expr {
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
    };
    parts.into_iter()
}

/// The search for the nodes of a rule.
struct Search<'g, 'n> {
    grammar: Grammar<'g>,
    inner: &'n str,
    /// The rules that the search is in.
    open: Vec<&'n str>,
}

impl<'g: 'n, 'n> Search<'g, 'n> {
    /// `is_atomic`: whether rules in the expression have no nodes, unless they say otherwise.
    fn expression(&mut self, expr: &'g Expr, is_atomic: bool) -> Occurrence {
        match expr {
            Expr::Ident(name) => self.rule(name, is_atomic),
            Expr::Seq(first, rest) => self.expression(first, is_atomic).and(self.expression(rest, is_atomic)),
            Expr::Choice(first, rest) => self.expression(first, is_atomic).or(self.expression(rest, is_atomic)),
            Expr::Opt(inner) => self.expression(inner, is_atomic).repeated(0, 1),
            Expr::Rep(inner) => self.expression(inner, is_atomic).repeated(0, u32::MAX),
            Expr::RepOnce(inner) => self.expression(inner, is_atomic).repeated(1, u32::MAX),
            Expr::RepExact(inner, count) => self.expression(inner, is_atomic).repeated(*count, *count),
            Expr::RepMin(inner, least) => self.expression(inner, is_atomic).repeated(*least, u32::MAX),
            Expr::RepMax(inner, most) => self.expression(inner, is_atomic).repeated(0, *most),
            Expr::RepMinMax(inner, least, most) => self.expression(inner, is_atomic).repeated(*least, *most),
            Expr::Push(inner) => self.expression(inner, is_atomic),
            _ => Occurrence::NEVER,
        }
    }

    fn rule(&mut self, name: &'g str, is_atomic: bool) -> Occurrence {
        let Some(rule) = self.grammar.rule(name) else { return Occurrence::NEVER };
        let has_node = match rule.ty {
            RuleType::Silent => false,
            RuleType::Normal | RuleType::Atomic => !is_atomic,
            RuleType::CompoundAtomic | RuleType::NonAtomic => true,
        };
        let own = if has_node && name == self.inner { Occurrence::ONCE } else { Occurrence::NEVER };
        if self.open.contains(&name) {
            // What is in the rule may match once for each level.
            let is_inside = self.grammar.reaches(&rule.expr, self.inner, &mut vec![]);
            return Occurrence { least: own.least, most: if is_inside { SEVERAL } else { own.most } };
        }
        let is_atomic = match rule.ty {
            RuleType::Silent | RuleType::Normal => is_atomic,
            RuleType::Atomic => true,
            RuleType::CompoundAtomic | RuleType::NonAtomic => false,
        };
        self.open.push(name);
        let inside = self.expression(&rule.expr, is_atomic);
        self.open.pop();
        own.and(inside)
    }
}

#[cfg(test)]
mod tests {
    use pest_meta::parser::{Rule as Meta, consume_rules, parse};

    use super::*;

    fn rules(text: &str) -> Vec<Rule> {
        consume_rules(parse(Meta::grammar_rules, text).unwrap()).unwrap()
    }

    #[track_caller]
    fn assert_occurs(grammar: &str, least: usize, most: usize) {
        let rules = rules(grammar);
        assert_eq!(Grammar(&rules).occurrence("a", "x"), Occurrence { least, most }, "{grammar}");
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
        assert_eq!(Grammar(&rules).hiding("a", "x").unwrap().name, "b");
    }

    #[test]
    fn recursive_rules_match_several_times() {
        assert_occurs("a = { x ~ (\"(\" ~ a ~ \")\")? } x = { \"x\" }", 1, 2);
        assert_occurs("a = { b } b = { \"(\" ~ b ~ \")\" | x } x = { \"x\" }", 0, 2);
        assert_occurs("a = { x } x = { \"x\" ~ x? }", 1, 2);
    }

    #[test]
    fn finds_an_uncovered_alternative() {
        let rules = rules("a = { x | y ~ \"!\" | b } b = { x | z } x = { \"x\" } y = { \"y\" } z = { \"z\" }");
        let uncovered =
            |names: &[&str]| Grammar(&rules).uncovered("a", &names.iter().map(|it| (*it).into()).collect::<Vec<_>>());
        assert_eq!(uncovered(&["x", "y", "b"]), None);
        assert_eq!(uncovered(&["x", "y", "z"]), None);
        assert_eq!(uncovered(&["x", "y"]).as_deref(), Some("z"));
        assert_eq!(uncovered(&["y", "b"]).as_deref(), Some("x"));
        assert_eq!(uncovered(&["x", "b"]).as_deref(), Some("y"));
    }

    #[test]
    fn knows_what_a_rule_consists_of() {
        let rules = rules("a = { DIGIT{1,5} } b = { \"-\"? ~ a } c = { DIGIT* } DIGIT = { '0'..'9' }");
        let grammar = Grammar(&rules);
        let is_digits = |rule: &str| grammar.consists_of(rule, &|it| it.is_ascii_digit());
        assert!(is_digits("a") && is_digits("c") && !is_digits("b"));
        assert!(grammar.may_be_empty("c") && !grammar.may_be_empty("a") && !grammar.may_be_empty("b"));
    }

    #[test]
    fn knows_which_text_is_determined() {
        let rules =
            rules("a = { \"s:\" ~ x ~ (\"/\" ~ y)? ~ z* } b = { x ~ y } x = { 'a'..'z'+ } y = { x } z = { \"!\" ~ x }");
        let is = |rule, given: &[&str]| {
            Grammar(&rules).is_determined(rule, &given.iter().map(|it| (*it).into()).collect::<Vec<_>>())
        };
        assert!(is("a", &["x"]) && !is("a", &["y"]) && is("b", &["x", "y"]) && is("b", &["x"]));
    }
}
