//! Rewrites lists as pest's optimizer does.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::optimizer::{OptimizedExpr, OptimizedRule, optimize};

use super::expressions::descendants;
use super::grammar::{choice, parts};
use super::optimizer::{MOST_EXPANDED, consists_of_texts, expanded, is_group, never, with_short_choices};
use super::rules::{MOST_CHAINED, nested};

/// Rewrites each sequence that ends in a list, `(a ~ b)* ~ a`, to `a ~ (b ~ a)*`, as pest does.
///
/// pest does this to avoid reading the last `a` twice, but it changes the meaning. As written, a
/// `b` without an `a` after it belongs to the list, so the list fails. As rewritten, the list ends
/// before it. All other rewrites of pest keep the meaning, so those are not applied. Whether pest
/// finds a list depends on its other rewrites, so pest itself is called.
pub(crate) fn rewrite_lists(rules: &mut [Rule]) {
    // pest also examines rules that consist of texts, to find what it may skip.
    let may_have_lists: Vec<bool> =
        rules.iter().map(|rule| begins_like_list(&rule.expr) && expanded(&rule.expr) <= MOST_EXPANDED).collect();
    if !may_have_lists.contains(&true) {
        return;
    }
    let candidates = rules
        .iter()
        .zip(&may_have_lists)
        .filter(|(rule, may_have_list)| **may_have_list || consists_of_texts(&rule.expr));
    let optimized = optimize(candidates.flat_map(|(rule, _)| with_short_choices(with_kept(rule), rule.ty)).collect());
    let optimized: HashMap<String, OptimizedExpr> = optimized.into_iter().map(|rule| (rule.name, rule.expr)).collect();
    for (rule, _) in rules.iter_mut().zip(may_have_lists).filter(|(_, may_have_list)| *may_have_list) {
        let rewritten = optimized.get(&rule.name).and_then(|expr| unoptimized(expr, &optimized));
        if let Some(rewritten) = rewritten.filter(|it| descendants(it).any(is_list)) {
            rule.expr = rewritten;
        }
    }
}

/// Whether something follows an unlimited repetition, so that pest may find a list.
fn begins_like_list(expression: &Expr) -> bool {
    let is_before_others = |part: &Expr| {
        let Expr::Seq(first, _) = part else { return false };
        let mut last = &**first;
        while let Expr::Seq(_, rest) = last {
            last = rest;
        }
        is_unlimited(last)
    };
    descendants(expression).any(is_before_others)
}

/// Whether an expression is equivalent to `*`: `{0,}` is, and `{1}` has no effect.
fn is_unlimited(expression: &Expr) -> bool {
    match expression {
        Expr::Rep(_) | Expr::RepMin(_, 0) => true,
        Expr::RepExact(item, 1) | Expr::RepMinMax(item, 1, 1) => is_unlimited(item),
        _ => false,
    }
}

/// Whether an expression is a list as pest rewrites it.
fn is_list(expression: &Expr) -> bool {
    let Expr::Seq(item, rest) = expression else { return false };
    matches!(&**rest, Expr::Rep(pair) if matches!(&**pair, Expr::Seq(_, last) if last == item))
}

/// Marks a `+` that pest keeps. No rule has this name.
const KEPT: &str = "+";

/// Returns a rule with each `+` marked, if pest keeps `+`. It does with its feature
/// `grammar-extras`, under a name that does not exist without the feature. Otherwise it reads `a+`
/// as `a ~ a*`, which matches the same texts but affects what is a list.
fn with_kept(rule: &Rule) -> Rule {
    let rule = rule.clone();
    if !keeps_once_or_more() {
        return rule;
    }
    let kept = |expr| match expr {
        Expr::RepOnce(item) => Expr::Push(Box::new(Expr::Seq(Box::new(Expr::Ident(KEPT.into())), item))),
        other => other,
    };
    Rule { expr: rule.expr.map_top_down(kept), ..rule }
}

/// Whether pest keeps `a+`.
pub(crate) fn keeps_once_or_more() -> bool {
    let expr = Expr::RepOnce(Box::new(Expr::Ident("a".into())));
    let rule = Rule { name: "r".into(), ty: RuleType::Normal, expr };
    !matches!(optimize(vec![rule]).first(), Some(OptimizedRule { expr: OptimizedExpr::Seq(..), .. }))
}

/// Converts an expression of pest's optimizer back. Returns `None` for an expression of pest's
/// feature `grammar-extras`, which cannot be a list.
fn unoptimized(expression: &OptimizedExpr, groups: &HashMap<String, OptimizedExpr>) -> Option<Expr> {
    let boxed = |part: &OptimizedExpr| unoptimized(part, groups).map(Box::new);
    Some(match expression {
        OptimizedExpr::Str(text) => Expr::Str(text.clone()),
        OptimizedExpr::Insens(text) => Expr::Insens(text.clone()),
        OptimizedExpr::Range(first, last) => Expr::Range(first.clone(), last.clone()),
        OptimizedExpr::Ident(name) if is_group(name) => {
            let alternatives = unoptimized(groups.get(name)?, groups)?;
            let others = parts(&alternatives, choice).filter(|it| **it != never()).cloned().collect();
            nested(others, &mut |one, other| Expr::Choice(Box::new(one), Box::new(other)))?
        }
        OptimizedExpr::Ident(name) => Expr::Ident(name.clone()),
        OptimizedExpr::PeekSlice(start, end) => Expr::PeekSlice(*start, *end),
        OptimizedExpr::PosPred(part) => Expr::PosPred(boxed(part)?),
        OptimizedExpr::NegPred(part) => Expr::NegPred(boxed(part)?),
        OptimizedExpr::Seq(..) => {
            let (mut parts, mut rest) = (vec![], expression);
            while let OptimizedExpr::Seq(first, others) = rest {
                parts.push(unoptimized(first, groups)?);
                rest = others;
            }
            let last = unoptimized(rest, groups)?;
            let pair = |first, rest| Expr::Seq(Box::new(first), Box::new(rest));
            // The last two may be a list.
            let last = match parts.pop() {
                Some(before) => pair(before, last),
                None => last,
            };
            if parts.len() < MOST_CHAINED {
                return Some(parts.into_iter().rfold(last, |rest, first| pair(first, rest)));
            }
            parts.push(last);
            nested(parts, &mut { pair })?
        }
        OptimizedExpr::Choice(one, other) => Expr::Choice(boxed(one)?, boxed(other)?),
        OptimizedExpr::Opt(part) => Expr::Opt(boxed(part)?),
        OptimizedExpr::Rep(part) => Expr::Rep(boxed(part)?),
        OptimizedExpr::Push(part) => match &**part {
            OptimizedExpr::Seq(mark, item) if matches!(&**mark, OptimizedExpr::Ident(name) if name == KEPT) => {
                Expr::RepOnce(boxed(item)?)
            }
            OptimizedExpr::Skip(literal) => Expr::Push(Box::new(Expr::Skip(literal.clone()))),
            part => Expr::Push(boxed(part)?),
        },
        OptimizedExpr::RestoreOnErr(part) => unoptimized(part, groups)?,
        OptimizedExpr::Skip(texts) => skipped(texts),
        #[allow(unreachable_patterns, reason = "with `grammar-extras` there are more")]
        _ => return None,
    })
}

/// Returns an expression for any characters up to one of some texts.
fn skipped(texts: &[String]) -> Expr {
    let one_of = texts.iter().rev().map(|text| Expr::Str(text.clone()));
    let one_of = one_of.reduce(|rest, text| Expr::Choice(Box::new(text), Box::new(rest)));
    let any = Box::new(Expr::Ident("ANY".into()));
    Expr::Rep(match one_of {
        Some(texts) => Box::new(Expr::Seq(Box::new(Expr::NegPred(Box::new(texts))), any)),
        None => any,
    })
}

#[cfg(test)]
mod tests {
    use pest_meta::ast::Rule;
    use pest_meta::parser::{Rule as Meta, consume_rules, parse};

    use super::{keeps_once_or_more, rewrite_lists};

    fn rules(text: &str) -> Vec<Rule> {
        consume_rules(parse(Meta::grammar_rules, text).unwrap()).unwrap()
    }

    /// Checks how the first rule of a grammar is rewritten.
    #[track_caller]
    fn assert_rewritten(text: &str, expected: &str) {
        let mut read = rules(text);
        rewrite_lists(&mut read);
        assert_eq!(read[0], rules(expected)[0]);
    }

    #[test]
    fn other_expressions_are_not_rewritten() {
        for expression in [
            r#"("a"{2} ~ "b")* ~ "b"+"#, r#"("a"{2})* ~ "b""#, r#"("a" ~ "b")+ ~ "a""#, r#""a" ~ "b" | "a" ~ "c""#,
            r#""a" ~ ("b" ~ "a")*"#, r#""a"{2}* ~ "b"{3}"#,
        ] {
            let text = format!("r = {{ {expression} }}");
            assert_rewritten(&text, &text);
        }
        // pest does not read a skip as a repetition.
        let text = "r = @{ (!c ~ ANY)* ~ !c }\nc = { \";\" | d }\nd = { \",\" }";
        assert_rewritten(text, text);
        assert_rewritten(&text.replace('@', "$"), &text.replace("@{ (!c ~ ANY)* ~ !c }", "${ !c ~ (ANY ~ !c)* }"));
    }

    #[test]
    fn lists_are_rewritten_as_in_pest() {
        let assert_list =
            |list: &str, read: &str| assert_rewritten(&format!("r = {{ {list} }}"), &format!("r = {{ {read} }}"));
        assert_list(r#"("a" ~ "b")* ~ "a""#, r#""a" ~ ("b" ~ "a")*"#);
        assert_list(r#"(("a" ~ "b")*){1} ~ "a"{1,1}"#, r#""a" ~ ("b" ~ "a")*"#);
        // The result depends on pest's feature `grammar-extras`, except in items.
        let [plus, items] = if keeps_once_or_more() {
            [r#"("a"+)* ~ "a""#, r#""a"+ ~ ("," ~ "a"+)*"#]
        } else {
            [r#""a" ~ ("a"* ~ "a")*"#, r#"("a" ~ "a"*) ~ ("," ~ ("a" ~ "a"*))*"#]
        };
        assert_list(r#"("a"+)* ~ "a""#, plus);
        assert_list(r#"("a"+ ~ ",")* ~ "a"+"#, items);
        for (repeated, rest) in [
            ("{2}", r#""a""#),
            ("{1,}", r#""a"*"#),
            ("{2,}", r#"("a" ~ "a"*)"#),
            ("{1,2}", r#""a"?"#),
            ("{2,3}", r#"("a" ~ "a"?)"#),
        ] {
            assert_list(&format!(r#"("a"{repeated})* ~ "a""#), &format!(r#""a" ~ ({rest} ~ "a")*"#));
        }
        // pest factors out a common beginning before it looks for lists.
        let [pairs, last] = [r#"("a" ~ "b" | "a" ~ "c")"#, r#"("a" ~ ("b" | "c"))"#];
        assert_list(&format!(r#"({pairs} ~ ",")* ~ {pairs}"#), &format!(r#"{last} ~ ("," ~ {last})*"#));
        assert_list(r#"("a" ~ ",")* ~ ("a" | "a" ~ "b")"#, r#""a" ~ ("," ~ "a")*"#);
    }
}
