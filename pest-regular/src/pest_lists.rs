//! What pest makes of a list.

use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::optimizer::{OptimizedExpr, optimize};

/// The expression of a rule as pest goes on with it: where a sequence ends in `(a ~ b)* ~ a`, it reads `a ~ (b ~ a)*`.
///
/// pest does so lest the last `a` is read twice. What is more, the list then ends before a `b` that no `a` follows; as it is written,
/// that `b` belongs to the list, which misses an `a` behind it. Whether pest takes two expressions for the same `a`, it says itself.
pub(crate) fn listed(rule: &Rule) -> Expr {
    let optimized =
        |expr: Expr| optimize(vec![Rule { name: String::new(), ty: rule.ty, expr }]).pop().map(|rule| rule.expr);
    let list = |part: &Expr| match part {
        Expr::Seq(pairs, last) if may_be_list(pairs, last) => match optimized(part.clone())? {
            OptimizedExpr::Seq(first, rest) if *first != optimized(*pairs.clone())? => {
                written(OptimizedExpr::Seq(first, rest))
            }
            _ => None,
        },
        _ => None,
    };
    let is_atomic = matches!(rule.ty, RuleType::Atomic | RuleType::CompoundAtomic);
    let mut has_list = false;
    let factored =
        rule.expr.clone().map_top_down(rotated).map_top_down(unlimited).map_top_down(|part| factored(part, is_atomic));
    let listed = factored.map_bottom_up(|part| match list(&part) {
        Some(list) => {
            has_list = true;
            list
        }
        None => part,
    });
    if has_list { listed } else { rule.expr.clone() }
}

/// Sequences and choices whose first part is another: they nest to the right.
fn rotated(expression: Expr) -> Expr {
    match expression {
        Expr::Seq(first, rest) => match *first {
            Expr::Seq(one, two) => rotated(Expr::Seq(one, Box::new(Expr::Seq(two, rest)))),
            first => Expr::Seq(Box::new(first), rest),
        },
        Expr::Choice(first, rest) => match *first {
            Expr::Choice(one, two) => rotated(Expr::Choice(one, Box::new(Expr::Choice(two, rest)))),
            first => Expr::Choice(Box::new(first), rest),
        },
        other => other,
    }
}

/// `{0,}` is another way to write `*`.
fn unlimited(expression: Expr) -> Expr {
    match expression {
        Expr::RepMin(item, 0) => Expr::Rep(item),
        other => other,
    }
}

/// Alternatives that begin alike, as one that begins so: behind a list that was its end, something may stand then.
fn factored(expression: Expr, is_atomic: bool) -> Expr {
    let Expr::Choice(one, other) = expression else { return expression };
    match (*one, *other) {
        (Expr::Seq(first, rest), Expr::Seq(same, other)) if first == same => {
            Expr::Seq(first, Box::new(Expr::Choice(rest, other)))
        }
        (Expr::Seq(first, rest), same) if is_atomic && *first == same => Expr::Seq(first, Box::new(Expr::Opt(rest))),
        (one, other) => Expr::Choice(Box::new(one), Box::new(other)),
    }
}

/// Whether what stands last may be a part of what is repeated before it. To ask pest each time would take time without end.
fn may_be_list(pairs: &Expr, last: &Expr) -> bool {
    matches!(pairs, Expr::Rep(item) if weight(last) <= weight(item))
}

/// How many characters and other expressions without parts stand in an expression, with repetitions written out.
fn weight(expression: &Expr) -> u64 {
    let times = |item: &Expr, count: u32| weight(item).saturating_mul(count.into());
    match expression {
        Expr::Str(text) | Expr::Insens(text) => text.len() as u64,
        Expr::Seq(one, other) | Expr::Choice(one, other) => weight(one).saturating_add(weight(other)),
        Expr::PosPred(item) | Expr::NegPred(item) | Expr::Opt(item) | Expr::Rep(item) | Expr::Push(item) => {
            weight(item)
        }
        Expr::RepOnce(item) => times(item, 2),
        Expr::RepMin(item, least) => times(item, least.saturating_add(1)),
        Expr::RepExact(item, most) | Expr::RepMax(item, most) | Expr::RepMinMax(item, _, most) => times(item, *most),
        _ => 1,
    }
}

/// An expression as a file would have it; none for what uses the stack.
fn written(optimized: OptimizedExpr) -> Option<Expr> {
    let inside = |inner: Box<OptimizedExpr>| written(*inner).map(Box::new);
    Some(match optimized {
        OptimizedExpr::Str(text) => Expr::Str(text),
        OptimizedExpr::Insens(text) => Expr::Insens(text),
        OptimizedExpr::Range(first, last) => Expr::Range(first, last),
        OptimizedExpr::Ident(name) => Expr::Ident(name),
        OptimizedExpr::PosPred(inner) => Expr::PosPred(inside(inner)?),
        OptimizedExpr::NegPred(inner) => Expr::NegPred(inside(inner)?),
        OptimizedExpr::Seq(first, rest) => Expr::Seq(inside(first)?, inside(rest)?),
        OptimizedExpr::Choice(first, rest) => Expr::Choice(inside(first)?, inside(rest)?),
        OptimizedExpr::Opt(item) => Expr::Opt(inside(item)?),
        OptimizedExpr::Rep(item) => Expr::Rep(inside(item)?),
        OptimizedExpr::Skip(texts) => {
            let texts = texts.into_iter().map(Expr::Str);
            let any_of = texts.reduce(|one, other| Expr::Choice(Box::new(one), Box::new(other)))?;
            let other = Expr::Seq(Box::new(Expr::NegPred(Box::new(any_of))), Box::new(Expr::Ident("ANY".into())));
            Expr::Rep(Box::new(other))
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use pest_meta::parser::{Rule as Meta, consume_rules, parse};

    use super::listed;

    #[test]
    fn what_is_no_list_stays_as_it_is_written() {
        let rule = |expression: &str| {
            let text = format!("r = {{ {expression} }}");
            consume_rules(parse(Meta::grammar_rules, &text).unwrap()).unwrap().remove(0)
        };
        for expression in ["(\"a\"{2} ~ \"b\")* ~ \"b\"+", "(\"a\" ~ \"b\")+ ~ \"a\"", "\"a\" ~ \"b\" | \"a\" ~ \"c\""]
        {
            assert_eq!(listed(&rule(expression)), rule(expression).expr);
        }
        assert_eq!(listed(&rule("(\"a\" ~ \"b\")* ~ \"a\"")), rule("\"a\" ~ (\"b\" ~ \"a\")*").expr);
    }
}
