//! Optimizes rules as pest does.
//!
//! The time and stack of pest's optimizer grow with the third power of the number of alternatives next to each other,
//! with the product of nested repetitions, and with the number of rules that each part reaches.

use std::collections::{BTreeMap, HashMap};
use std::iter;

use grammar_reader::pest_notation::expressions::{choice, descendants, names, parts, repetition, with_operands};
use grammar_reader::pest_notation::lists::consists_of_texts;
use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::optimizer::{OptimizedRule, optimize};

use super::pest::Pest;
use super::rules::{nested, pushed_literal, shown};
use super::validity::reaching_stack;

/// The maximum number of alternatives next to each other.
const MOST_ALTERNATIVES: usize = 8;

/// The maximum number of expressions in a rule after expanding repetitions, as pest does.
pub(crate) const MOST_EXPANDED: u64 = 100_000;

/// A rule that does not exist. pest's virtual machine panics when it reaches it, so that nothing is concluded from it.
const UNKNOWN: &str = "not run";

/// Optimizes rules for pest's virtual machine, as pest does. Many alternatives are moved to silent rules, whose names
/// contain spaces and quotes. The machine panics at what it cannot run: rules with more than 100,000 expressions after
/// expanding repetitions, and `PUSH_LITERAL` without the feature `findings`, which has pest's feature `grammar-extras`.
pub fn optimized(rules: impl IntoIterator<Item = Rule>, pest: Pest) -> Vec<OptimizedRule> {
    let rules = runnable(rules, pest);
    let texts = rules.iter().filter(|rule| consists_of_texts(&rule.expr));
    let texts: HashMap<String, Rule> = texts.map(|rule| (rule.name.clone(), rule.clone())).collect();
    // pest looks through all rules that a part uses for uses of the stack, again for each part.
    let uses_stack = reaching_stack(&rules);
    let (mut alone, mut together) = (vec![], vec![]);
    for (rule, uses_stack) in rules.into_iter().zip(uses_stack) {
        if uses_stack { &mut together } else { &mut alone }.push(rule);
    }
    let alone = alone.into_iter().flat_map(|rule| {
        let others = if may_skip(&rule) { used_texts([&rule], &texts) } else { vec![] };
        optimize(iter::once(rule).chain(others).collect()).into_iter().take(1)
    });
    let count = together.len();
    let others = used_texts(&together, &texts);
    let together = optimize(together.into_iter().chain(others).collect()).into_iter().take(count);
    alone.chain(together).collect()
}

/// Returns the texts that rules use. pest finds those in the lookahead of `(!text ~ ANY)*`, so that it skips what is
/// before them.
fn used_texts<'r>(rules: impl IntoIterator<Item = &'r Rule>, texts: &HashMap<String, Rule>) -> Vec<Rule> {
    let mut waiting: Vec<&str> = rules.into_iter().flat_map(|rule| names(&rule.expr)).collect();
    let mut used: BTreeMap<&str, &Rule> = BTreeMap::new();
    while let Some(name) = waiting.pop() {
        if let Some((name, rule)) = texts.get_key_value(name)
            && used.insert(name, rule).is_none()
        {
            waiting.extend(names(&rule.expr));
        }
    }
    used.into_values().cloned().collect()
}

/// Whether pest may read a part of a rule as a skip.
fn may_skip(rule: &Rule) -> bool {
    let is_lookahead = |part: &Expr| matches!(part, Expr::Seq(first, _) if matches!(**first, Expr::NegPred(_)));
    let is_skip = |part: &Expr| matches!(part, Expr::Rep(item) if is_lookahead(item));
    rule.ty == RuleType::Atomic && descendants(&rule.expr).any(is_skip)
}

/// Prepares rules for the optimizer.
fn runnable(rules: impl IntoIterator<Item = Rule>, pest: Pest) -> Vec<Rule> {
    let prepared = |part: Expr| match pushed_literal(&part) {
        #[cfg(feature = "findings")]
        Some(text) => Expr::PushLiteral(text.to_owned()),
        #[cfg(not(feature = "findings"))]
        Some(_) => Expr::Ident(UNKNOWN.into()),
        None => pest.for_optimizer(part),
    };
    let run = |rule: Rule| {
        let is_large = expanded(&rule.expr) > MOST_EXPANDED;
        let expr = if is_large { Expr::Ident(UNKNOWN.into()) } else { rule.expr.map_top_down(prepared) };
        with_short_choices(Rule { expr, ..rule }, RuleType::Silent)
    };
    rules.into_iter().flat_map(run).collect()
}

/// Returns the number of expressions in an expression after expanding repetitions.
pub(crate) fn expanded(expression: &Expr) -> u64 {
    if let Some((item, least, most)) = repetition(expression) {
        let copies = most.unwrap_or(least.saturating_add(1)).max(1);
        return expanded(item).saturating_add(1).saturating_mul(copies.into());
    }
    match expression {
        Expr::Seq(one, other) | Expr::Choice(one, other) => {
            expanded(one).saturating_add(expanded(other)).saturating_add(1)
        }
        Expr::PosPred(item) | Expr::NegPred(item) | Expr::Push(item) => expanded(item).saturating_add(1),
        _ => 1,
    }
}

/// Optimizes rules that may have lists, as pest does. Those that are too large are left out. Also returns the names of
/// groups of alternatives, with the alternatives in pest's notation; a group is after those that it is in.
pub(crate) fn optimized_lists(rules: Vec<Rule>, pest: Pest) -> (Vec<OptimizedRule>, Vec<(String, String)>) {
    let prepared = |part: Expr| match pushed_literal(&part) {
        // A name is written as it is.
        Some(_) => Expr::Ident(shown(&part)),
        None => pest.for_optimizer(part),
    };
    let small = rules.into_iter().filter(|rule| expanded(&rule.expr) <= MOST_EXPANDED);
    let short = small.flat_map(|rule| {
        let ty = rule.ty;
        with_short_choices(Rule { expr: rule.expr.map_top_down(prepared), ..rule }, ty)
    });
    let (groups, rules): (Vec<_>, Vec<_>) =
        optimize(short.collect()).into_iter().partition(|rule| rule.name.starts_with(GROUP));
    let alternatives = |OptimizedRule { name, expr, .. }: OptimizedRule| {
        let text = expr.to_string();
        let text = text.strip_suffix(&format!(" | {})", never())).map(|others| format!("{others})")).unwrap_or(text);
        (name, text)
    };
    (rules, groups.into_iter().rev().map(alternatives).collect())
}

/// Returns a rule and the rules that it uses for groups of its alternatives, which have the type `ty`.
fn with_short_choices(rule: Rule, ty: RuleType) -> Vec<Rule> {
    let mut groups = Groups { rule: &rule.name, ty, rules: vec![] };
    let expr = groups.shortened(&rule.expr);
    let groups = groups.rules;
    iter::once(Rule { expr, ..rule }).chain(groups).collect()
}

/// The beginning and end of the name of a group. In what pest writes, no letter is next to it.
const GROUP: &str = "\"\"";

/// The rules for groups of alternatives of a rule.
struct Groups<'r> {
    rule: &'r str,
    ty: RuleType,
    rules: Vec<Rule>,
}

impl Groups<'_> {
    fn shortened(&mut self, expression: &Expr) -> Expr {
        if let Expr::Choice(..) = expression {
            let alternatives = parts(expression, choice).map(|it| self.shortened(it)).collect();
            return self.choice(alternatives);
        }
        with_operands(expression, |part| self.shortened(part))
    }

    fn choice(&mut self, mut alternatives: Vec<Expr>) -> Expr {
        while alternatives.len() > MOST_ALTERNATIVES {
            // pest factors out a common beginning of the last two, so they stay together.
            let last = alternatives.split_off(alternatives.len() - 2);
            let mut rest = alternatives.into_iter().peekable();
            alternatives = vec![];
            while rest.peek().is_some() {
                let group = rest.by_ref().take(MOST_ALTERNATIVES).collect();
                alternatives.push(self.group(group));
            }
            alternatives.extend(last);
        }
        let choice = nested(alternatives, &mut |one, other| Expr::Choice(Box::new(one), Box::new(other)));
        choice.unwrap_or_else(|| Expr::Str(String::new()))
    }

    /// Adds a rule for some alternatives, and returns its name.
    fn group(&mut self, mut alternatives: Vec<Expr>) -> Expr {
        // pest does not factor out what its last two have in common, if there is another after them.
        if alternatives.iter().any(|it| matches!(it, Expr::Seq(..))) {
            alternatives.push(never());
        }
        let name = format!("{GROUP}{} alternatives {}{GROUP}", self.rule, self.rules.len());
        let choice = nested(alternatives, &mut |one, other| Expr::Choice(Box::new(one), Box::new(other)));
        let rule = choice.map(|expr| Rule { name: name.clone(), ty: self.ty, expr });
        self.rules.extend(rule);
        Expr::Ident(name)
    }
}

/// An expression that matches nothing.
fn never() -> Expr {
    Expr::NegPred(Box::new(Expr::Str(String::new())))
}

#[cfg(test)]
mod tests {
    use pest_meta::ast::Rule;
    use pest_meta::optimizer::{self, OptimizedRule};

    use super::{Pest, expanded, optimized, runnable};
    use crate::pest_notation::reading::rules_as_written;

    fn rules(expression: &str) -> Vec<Rule> {
        rules_as_written(&format!("r = {{ {expression} }}")).unwrap()
    }

    #[test]
    fn expressions_are_counted_after_expanding_repetitions() {
        for (expression, count) in [
            ("\"a\" ~ (b | !c)", 6),
            ("a{4}", 8),
            ("a{2,}", 6),
            ("a{1,5}", 10),
            ("(a{3} ~ b){10}", 90),
            ("a?", 2),
            ("a+", 4),
            ("(a{4000000000}){4000000000}{9}", u64::MAX),
        ] {
            assert_eq!(expanded(&rules(expression)[0].expr), count, "{expression}");
        }
    }

    /// Checks which rules make a rule runnable.
    #[track_caller]
    fn assert_runnable(expression: &str, names: &[&str], first: &str) {
        let runnable = runnable(rules(expression), Pest::Plain);
        assert_eq!(runnable.iter().map(|rule| rule.name.as_str()).collect::<Vec<_>>(), names);
        assert_eq!(runnable[0].expr.to_string(), first);
    }

    #[test]
    fn what_pest_cannot_run_is_replaced() {
        assert_runnable("a{100000}", &["r"], "not run");
        assert_runnable("a{9}", &["r"], "a{9}");
    }

    #[test]
    fn many_alternatives_are_moved_to_rules() {
        let words: Vec<String> = (0..13).map(|it| format!("\"{it}\"")).collect();
        let first = "(((\"\"r alternatives 0\"\" | \"\"r alternatives 1\"\") | \"11\") | \"12\")";
        assert_runnable(&words.join(" | "), &["r", "\"\"r alternatives 0\"\"", "\"\"r alternatives 1\"\""], first);
        // Otherwise the optimizer takes minutes.
        let words: Vec<String> = (0..20_000).map(|it| format!("a ~ ^\"{it}\"")).collect();
        let optimized = optimized(rules(&words.join(" | ")), Pest::Plain);
        let count = optimized.iter().map(|rule| rule.expr.iter_top_down().count()).sum::<usize>();
        assert!(count > 60_000, "{count}");
    }

    #[test]
    fn the_last_alternatives_of_a_group_are_not_factored_out() {
        let words: Vec<String> = (0..30).map(|it| format!("a ~ \"{}\"", it % 2)).collect();
        let optimized = optimized(rules(&words.join(" | ")), Pest::Plain);
        let is_factored = |name: &str| {
            let rule = optimized.iter().find(|rule| rule.name == name).unwrap();
            rule.expr.to_string().contains("(a ~ (")
        };
        assert_eq!(
            ["r", "\"\"r alternatives 0\"\"", "\"\"r alternatives 1\"\""].map(is_factored),
            [true, false, false]
        );
    }

    /// Checks that a grammar with short lists is optimized as pest does.
    #[track_caller]
    fn assert_as_pest(grammar: &str) {
        let sorted = |mut rules: Vec<OptimizedRule>| {
            rules.sort_by(|one, other| one.name.cmp(&other.name));
            rules
        };
        let rules = rules_as_written(grammar).unwrap();
        assert_eq!(sorted(optimized(rules.clone(), Pest::Plain)), sorted(optimizer::optimize(rules)));
    }

    #[test]
    fn rules_are_optimized_as_in_pest() {
        assert_as_pest("a = { b | c? } b = { PUSH(\"x\") ~ c* } c = { d ~ POP | d } d = { \"y\" | e* } e = { \"z\" }");
        assert_as_pest(
            "a = @{ (!(b | \"x\") ~ ANY)* ~ b } b = _{ c | \"y\" } c = { \"z\" | d } d = { e } e = { \"w\" ~ f } f = \
             {DROP}",
        );
        assert_as_pest(
            "a = @{ (!b ~ ANY)* ~ !b ~ (\"q\" ~ \"r\")* ~ \"q\" } b = _{ PEEK | b2 } b2 = { \"y\" } c = { a | POP | a \
             ~ b }",
        );
    }
}
