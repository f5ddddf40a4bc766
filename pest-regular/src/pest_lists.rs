//! What pest makes of a list.

use pest_meta::ast::{Expr, Rule};
use pest_meta::optimizer::{OptimizedExpr, optimize};

/// The expression of a rule as pest goes on with it: where a sequence ends in `(a ~ b)* ~ a`, it reads `a ~ (b ~ a)*`.
///
/// pest does so lest the last `a` is read twice. What is more, the list then ends before a `b` that no `a` follows; as it is written,
/// that `b` belongs to the list, which misses an `a` behind it. Whether pest takes two expressions for the same `a`, it says itself.
pub(crate) fn listed(rule: &Rule) -> Expr {
    let optimized = |expr: Expr| optimize(vec![Rule { expr, ..rule.clone() }]).pop().map(|rule| rule.expr);
    rule.expr.clone().map_top_down(rotated).map_bottom_up(|part| match &part {
        Expr::Seq(first, _) if matches!(**first, Expr::Rep(_)) => match optimized(part.clone()) {
            Some(OptimizedExpr::Seq(list, rest)) if Some(&*list) != optimized(*first.clone()).as_ref() => {
                written(OptimizedExpr::Seq(list, rest)).unwrap_or(part)
            }
            _ => part,
        },
        _ => part,
    })
}

/// A sequence whose first part is none.
fn rotated(expression: Expr) -> Expr {
    let mut expression = expression;
    loop {
        match expression {
            Expr::Seq(first, rest) => match *first {
                Expr::Seq(one, two) => expression = Expr::Seq(one, Box::new(Expr::Seq(two, rest))),
                first => return Expr::Seq(Box::new(first), rest),
            },
            other => return other,
        }
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
