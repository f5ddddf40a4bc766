//! Reads lists as pest's optimizer does.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::optimizer::{OptimizedExpr, OptimizedRule, optimize};

use super::expressions::within;

/// Replaces each expression in which pest finds a list by the one that pest continues with: where a sequence ends in
/// `(a ~ b)* ~ a`, pest reads `a ~ (b ~ a)*`.
///
/// pest does so to avoid reading the last `a` twice. But then the list ends before a `b` that no `a` follows; as written, that
/// `b` belongs to the list, and an `a` is missing after it. All other rewrites of pest keep the meaning, so those expressions
/// stay as they are written. Only when pest has rewritten the rest is it clear what is a list, so pest itself is called.
pub(crate) fn read_lists(rules: &mut [Rule]) {
    // Besides the rule itself, pest looks at rules that name texts, to find what it may skip.
    let are_asked: Vec<bool> = rules.iter().map(|rule| may_have_list(&rule.expr)).collect();
    if !are_asked.contains(&true) {
        return;
    }
    let asked = rules.iter().zip(&are_asked).filter(|(rule, is_asked)| **is_asked || names_texts(&rule.expr));
    let optimized = optimize(asked.map(|(rule, _)| with_kept(rule)).collect());
    let optimized: HashMap<String, OptimizedExpr> = optimized.into_iter().map(|rule| (rule.name, rule.expr)).collect();
    for (rule, _) in rules.iter_mut().zip(are_asked).filter(|(_, is_asked)| *is_asked) {
        let read = optimized.get(&rule.name).and_then(written);
        if let Some(read) = read.filter(|read| within(read).any(is_list)) {
            rule.expr = read;
        }
    }
}

/// Whether an unlimited repetition comes before anything else, so that pest may find a list.
fn may_have_list(expression: &Expr) -> bool {
    let rotated = expression.clone().map_top_down(rotated);
    within(&rotated).any(|part| matches!(part, Expr::Seq(first, _) if is_unlimited(first)))
}

/// Sequences whose first part is a sequence, nested to the right.
fn rotated(expression: Expr) -> Expr {
    match expression {
        Expr::Seq(first, rest) => match *first {
            Expr::Seq(one, two) => rotated(Expr::Seq(one, Box::new(Expr::Seq(two, rest)))),
            first => Expr::Seq(Box::new(first), rest),
        },
        other => other,
    }
}

/// Whether an expression is a `*`: `{0,}` is another way to write it, and `{1}` has no effect.
fn is_unlimited(expression: &Expr) -> bool {
    match expression {
        Expr::Rep(_) | Expr::RepMin(_, 0) => true,
        Expr::RepExact(item, 1) | Expr::RepMinMax(item, 1, 1) => is_unlimited(item),
        _ => false,
    }
}

/// Whether an expression is a choice of texts and of rules that may be texts.
fn names_texts(expression: &Expr) -> bool {
    within(expression).all(|part| matches!(part, Expr::Choice(..) | Expr::Str(_) | Expr::Ident(_)))
}

/// Whether it is what pest makes of a list.
fn is_list(expression: &Expr) -> bool {
    let Expr::Seq(item, rest) = expression else { return false };
    matches!(&**rest, Expr::Rep(pair) if matches!(&**pair, Expr::Seq(_, last) if last == item))
}

/// Marks what pest keeps. No rule has this name.
const KEPT: &str = "+";

/// A rule with each `+` in another form, if pest keeps the `+`. With its feature `grammar-extras` it does, under a name that
/// does not exist without the feature; otherwise it reads `a+` as `a ~ a*`. Both match the same, but differ in what is a list.
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

/// Whether pest keeps `a+` as it is.
fn keeps_once_or_more() -> bool {
    let expr = Expr::RepOnce(Box::new(Expr::Ident("a".into())));
    let rule = Rule { name: "r".into(), ty: RuleType::Normal, expr };
    !matches!(optimize(vec![rule]).first(), Some(OptimizedRule { expr: OptimizedExpr::Seq(..), .. }))
}

/// An expression of pest's optimizer, as it could be written. `None` for what can only be written with pest's feature
/// `grammar-extras`, of which nothing is a list.
fn written(expression: &OptimizedExpr) -> Option<Expr> {
    let boxed = |part: &OptimizedExpr| written(part).map(Box::new);
    Some(match expression {
        OptimizedExpr::Str(text) => Expr::Str(text.clone()),
        OptimizedExpr::Insens(text) => Expr::Insens(text.clone()),
        OptimizedExpr::Range(first, last) => Expr::Range(first.clone(), last.clone()),
        OptimizedExpr::Ident(name) => Expr::Ident(name.clone()),
        OptimizedExpr::PeekSlice(start, end) => Expr::PeekSlice(*start, *end),
        OptimizedExpr::PosPred(part) => Expr::PosPred(boxed(part)?),
        OptimizedExpr::NegPred(part) => Expr::NegPred(boxed(part)?),
        OptimizedExpr::Seq(first, rest) => Expr::Seq(boxed(first)?, boxed(rest)?),
        OptimizedExpr::Choice(one, other) => Expr::Choice(boxed(one)?, boxed(other)?),
        OptimizedExpr::Opt(part) => Expr::Opt(boxed(part)?),
        OptimizedExpr::Rep(part) => Expr::Rep(boxed(part)?),
        OptimizedExpr::Push(part) => match &**part {
            OptimizedExpr::Seq(mark, item) if matches!(&**mark, OptimizedExpr::Ident(name) if name == KEPT) => {
                Expr::RepOnce(boxed(item)?)
            }
            part => Expr::Push(boxed(part)?),
        },
        OptimizedExpr::RestoreOnErr(part) => written(part)?,
        OptimizedExpr::Skip(texts) => skipped(texts),
        #[allow(unreachable_patterns, reason = "with `grammar-extras` there are more")]
        _ => return None,
    })
}

/// Any characters up to one of some texts.
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

    use super::{keeps_once_or_more, read_lists};

    fn rules(text: &str) -> Vec<Rule> {
        consume_rules(parse(Meta::grammar_rules, text).unwrap()).unwrap()
    }

    /// Checks how the first rule of a grammar is read.
    #[track_caller]
    fn assert_read(text: &str, expected: &str) {
        let mut read = rules(text);
        read_lists(&mut read);
        assert_eq!(read[0], rules(expected)[0]);
    }

    #[test]
    fn what_is_no_list_stays_as_it_is_written() {
        for expression in [
            r#"("a"{2} ~ "b")* ~ "b"+"#, r#"("a"{2})* ~ "b""#, r#"("a" ~ "b")+ ~ "a""#, r#""a" ~ "b" | "a" ~ "c""#,
            r#""a" ~ ("b" ~ "a")*"#, r#""a"{2}* ~ "b"{3}"#,
        ] {
            let text = format!("r = {{ {expression} }}");
            assert_read(&text, &text);
        }
        // pest does not repeat what it skips.
        let text = "r = @{ (!c ~ ANY)* ~ !c }\nc = { \";\" | d }\nd = { \",\" }";
        assert_read(text, text);
        assert_read(&text.replace('@', "$"), &text.replace("@{ (!c ~ ANY)* ~ !c }", "${ !c ~ (ANY ~ !c)* }"));
    }

    #[test]
    fn lists_are_read_as_pest_reads_them() {
        let assert_list =
            |list: &str, read: &str| assert_read(&format!("r = {{ {list} }}"), &format!("r = {{ {read} }}"));
        assert_list(r#"("a" ~ "b")* ~ "a""#, r#""a" ~ ("b" ~ "a")*"#);
        assert_list(r#"(("a" ~ "b")*){1} ~ "a"{1,1}"#, r#""a" ~ ("b" ~ "a")*"#);
        // How this is read depends on pest's feature `grammar-extras`, except in items.
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
        // A common beginning is joined before the comparison.
        let [pairs, last] = [r#"("a" ~ "b" | "a" ~ "c")"#, r#"("a" ~ ("b" | "c"))"#];
        assert_list(&format!(r#"({pairs} ~ ",")* ~ {pairs}"#), &format!(r#"{last} ~ ("," ~ {last})*"#));
        assert_list(r#"("a" ~ ",")* ~ ("a" | "a" ~ "b")"#, r#""a" ~ ("," ~ "a")*"#);
    }
}
