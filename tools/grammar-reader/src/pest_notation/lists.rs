//! Rewrites lists as pest's optimizer does.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::optimizer::{OptimizedExpr, OptimizedRule, optimize};

use super::expressions::{descendants, repetition};

/// Rewrites each sequence that ends in a list, `(a ~ b)* ~ a`, to `a ~ (b ~ a)*`, as pest does.
///
/// pest does this to avoid reading the last `a` twice, but it changes the meaning. As written, a
/// `b` without an `a` after it belongs to the list, so the list fails. As rewritten, the list ends
/// before it. All other rewrites of pest keep the meaning. Whether pest finds a list depends on
/// them, so a rule with a list is read again as pest's optimizer writes it.
///
/// `optimized` has the [`candidates`] as pest's optimizer returns them, and `read` reads a rule.
pub fn rewrite(rules: &mut [Rule], optimized: Vec<OptimizedRule>, read: impl Fn(String) -> Option<Vec<Rule>>) {
    let optimized: HashMap<String, OptimizedExpr> = optimized.into_iter().map(|rule| (rule.name, rule.expr)).collect();
    for rule in rules.iter_mut().filter(|rule| begins_like_list(&rule.expr)) {
        let text = optimized.get(&rule.name).map(|expr| format!("{} = {{ {expr} }}", rule.name));
        let read = text.and_then(|text| read(text)?.pop());
        if let Some(read) = read.filter(|read| descendants(&read.expr).any(is_list)) {
            rule.expr = read.expr;
        }
    }
}

/// Returns the rules that may have lists. pest also examines those that consist of texts, to find what it may skip.
#[must_use]
pub fn candidates(rules: &[Rule]) -> Vec<Rule> {
    if !rules.iter().any(|rule| begins_like_list(&rule.expr)) {
        return vec![];
    }
    let candidates = rules.iter().filter(|rule| begins_like_list(&rule.expr) || consists_of_texts(&rule.expr));
    candidates.cloned().collect()
}

/// Whether something follows an unlimited repetition of a sequence, so that pest may find a list.
fn begins_like_list(expression: &Expr) -> bool {
    descendants(expression).any(|it| matches!(it, Expr::Seq(first, _) if descendants(first).any(may_be_pairs)))
}

/// Whether an expression is an unlimited repetition whose item pest may read as a sequence.
fn may_be_pairs(expression: &Expr) -> bool {
    let is_sequence = |part: &Expr| match repetition(part) {
        Some((_, least, most)) => least > 0 || most.is_some_and(|most| most > 1),
        None => matches!(part, Expr::Seq(..)),
    };
    matches!(repetition(expression), Some((item, 0, None)) if descendants(item).any(is_sequence))
}

/// Whether an expression is a choice of texts and of rules that may be texts.
#[must_use]
pub fn consists_of_texts(expression: &Expr) -> bool {
    descendants(expression).all(|part| matches!(part, Expr::Choice(..) | Expr::Str(_) | Expr::Ident(_)))
}

/// Whether an expression may be a list as pest rewrites it.
fn is_list(expression: &Expr) -> bool {
    let Expr::Seq(item, rest) = expression else { return false };
    matches!(&**rest, Expr::Rep(pair) if matches!(&**pair, Expr::Seq(..)) && last(pair) == last(item))
}

/// Returns the last part of a sequence.
fn last(mut expression: &Expr) -> &Expr {
    while let Expr::Seq(_, rest) = expression {
        expression = rest;
    }
    expression
}

/// Whether pest keeps `a+`. It does with its feature `grammar-extras`. Otherwise it reads `a+` as
/// `a ~ a*`, which matches the same texts but affects what is a list.
#[must_use]
pub fn keeps_once_or_more() -> bool {
    let expr = Expr::RepOnce(Box::new(Expr::Ident("a".into())));
    let rule = Rule { name: "r".into(), ty: RuleType::Normal, expr };
    !matches!(optimize(vec![rule]).first(), Some(OptimizedRule { expr: OptimizedExpr::Seq(..), .. }))
}

#[cfg(test)]
mod tests {
    use pest_meta::ast::Rule;
    use pest_meta::optimizer::optimize;
    use pest_meta::parser::{Rule as Meta, consume_rules, parse};

    use super::{candidates, keeps_once_or_more, rewrite};

    fn rules(text: &str) -> Vec<Rule> {
        consume_rules(parse(Meta::grammar_rules, text).unwrap()).unwrap()
    }

    /// Checks how the first rule of a grammar is rewritten.
    #[track_caller]
    fn assert_rewritten(text: &str, expected: &str) {
        let mut read = rules(text);
        let optimized = optimize(candidates(&read));
        rewrite(&mut read, optimized, |text| Some(rules(&text)));
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
            [r#""a" ~ ("a"* ~ "a")*"#, r#""a" ~ "a"* ~ ("," ~ "a" ~ "a"*)*"#]
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
        let [pairs, last] = [r#"("a" ~ "b" | "a" ~ "c")"#, r#""a" ~ ("b" | "c")"#];
        assert_list(&format!(r#"({pairs} ~ ",")* ~ {pairs}"#), &format!(r#"{last} ~ ("," ~ {last})*"#));
        assert_list(r#"("a" ~ ",")* ~ ("a" | "a" ~ "b")"#, r#""a" ~ ("," ~ "a")*"#);
    }
}
