//! Helpers for the expressions of pest.

use std::iter;

use pest_meta::ast::Expr;

use super::builtins::IMPLICIT;

/// Returns an expression and all expressions in it, in source order.
pub fn descendants(expression: &Expr) -> impl Iterator<Item = &Expr> {
    let mut waiting = vec![expression];
    iter::from_fn(move || {
        let next = waiting.pop()?;
        match next {
            Expr::Seq(first, rest) | Expr::Choice(first, rest) => waiting.extend([&**rest, first]),
            Expr::PosPred(part)
            | Expr::NegPred(part)
            | Expr::Opt(part)
            | Expr::Rep(part)
            | Expr::RepOnce(part)
            | Expr::RepExact(part, _)
            | Expr::RepMin(part, _)
            | Expr::RepMax(part, _)
            | Expr::RepMinMax(part, ..)
            | Expr::Push(part) => waiting.push(part),
            _ => {}
        }
        Some(next)
    })
}

/// Returns the operand, minimum and maximum of a repetition, or `None` for other expressions.
#[must_use]
pub fn repetition(expression: &Expr) -> Option<(&Expr, u32, Option<u32>)> {
    Some(match expression {
        Expr::Opt(item) => (item, 0, Some(1)),
        Expr::Rep(item) => (item, 0, None),
        Expr::RepOnce(item) => (item, 1, None),
        Expr::RepExact(item, count) => (item, *count, Some(*count)),
        Expr::RepMin(item, least) => (item, *least, None),
        Expr::RepMax(item, most) => (item, 0, Some(*most)),
        // pest reads `{3,2}` as `{2}`.
        Expr::RepMinMax(item, least, most) => (item, *least.min(most), Some(*most)),
        _ => return None,
    })
}

/// Returns an expression with other operands.
pub fn with_operands(expression: &Expr, mut operand: impl FnMut(&Expr) -> Expr) -> Expr {
    let mut operand = |part: &Expr| Box::new(operand(part));
    match expression {
        Expr::Seq(first, rest) => Expr::Seq(operand(first), operand(rest)),
        Expr::Choice(first, rest) => Expr::Choice(operand(first), operand(rest)),
        Expr::PosPred(part) => Expr::PosPred(operand(part)),
        Expr::NegPred(part) => Expr::NegPred(operand(part)),
        Expr::Opt(part) => Expr::Opt(operand(part)),
        Expr::Rep(part) => Expr::Rep(operand(part)),
        Expr::RepOnce(part) => Expr::RepOnce(operand(part)),
        Expr::RepExact(part, count) => Expr::RepExact(operand(part), *count),
        Expr::RepMin(part, least) => Expr::RepMin(operand(part), *least),
        Expr::RepMax(part, most) => Expr::RepMax(operand(part), *most),
        Expr::RepMinMax(part, least, most) => Expr::RepMinMax(operand(part), *least, *most),
        Expr::Push(part) => Expr::Push(operand(part)),
        leaf => leaf.clone(),
    }
}

/// Flattens an expression that nests in pairs.
pub fn parts(expression: &Expr, pair: fn(&Expr) -> Option<(&Expr, &Expr)>) -> impl Iterator<Item = &Expr> {
    let mut waiting = vec![expression];
    iter::from_fn(move || {
        loop {
            let next = waiting.pop()?;
            match pair(next) {
                Some((first, rest)) => waiting.extend([rest, first]),
                None => return Some(next),
            }
        }
    })
}

/// Returns the rules that an expression names, and those that pest matches implicitly between
/// parts.
pub fn names(expression: &Expr) -> impl Iterator<Item = &str> {
    let named = descendants(expression).filter_map(|part| if let Expr::Ident(name) = part { Some(name) } else { None });
    named.map(String::as_str).chain(IMPLICIT)
}

/// Returns the two parts of a sequence.
#[must_use]
pub fn sequence(expression: &Expr) -> Option<(&Expr, &Expr)> {
    match expression {
        Expr::Seq(first, rest) => Some((first, rest)),
        _ => None,
    }
}

/// Returns the first alternative and the others.
#[must_use]
pub fn choice(expression: &Expr) -> Option<(&Expr, &Expr)> {
    match expression {
        Expr::Choice(first, rest) => Some((first, rest)),
        _ => None,
    }
}
