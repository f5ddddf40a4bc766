//! What pest makes of a list.

use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::optimizer::{OptimizedExpr, optimize};

/// The expression of a rule as pest goes on with it: where a sequence ends in `(a ~ b)* ~ a`, it reads `a ~ (b ~ a)*`.
///
/// pest does so lest the last `a` is read twice. What is more, the list then ends before a `b` that no `a` follows; as it is written,
/// that `b` belongs to the list, which misses an `a` behind it. Whether pest takes two expressions for the same `a`, it says itself.
pub(crate) fn listed(rule: &Rule) -> Expr {
    let optimized = |expr: &Expr| {
        let rule = Rule { name: String::new(), ty: rule.ty, expr: expr.clone() };
        optimize(vec![rule]).pop().map(|rule| rule.expr)
    };
    let list = |part: &Expr| {
        let Expr::Seq(pairs, last) = part else { return None };
        let Expr::Rep(pair) = &**pairs else { return None };
        let (first, rest) = parts(pair)?;
        // To ask pest each time would take time without end.
        if weight(&first) != weight(last) {
            return None;
        }
        let (same, behind) = (optimized(&first)?, optimized(&rest)?);
        // What is one text is no sequence.
        let is_text = rule.ty == RuleType::Atomic
            && matches!(
                (&same, behind),
                (OptimizedExpr::Str(_), OptimizedExpr::Str(_)) | (OptimizedExpr::Insens(_), OptimizedExpr::Insens(_))
            );
        let is_list = !is_text && same == optimized(last)?;
        is_list
            .then(|| Expr::Seq(Box::new(first), Box::new(Expr::Rep(Box::new(Expr::Seq(Box::new(rest), last.clone()))))))
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

/// `{0,}` is another way to write `*`, and `{1}` says nothing.
fn unlimited(expression: Expr) -> Expr {
    match expression {
        Expr::RepMin(item, 0) => Expr::Rep(item),
        Expr::RepExact(item, 1) | Expr::RepMinMax(item, 1, 1) => unlimited(*item),
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

/// The first part of a sequence, and the others; also of one that pest makes of a repetition. What may be repeated in turn takes something.
fn parts(expression: &Expr) -> Option<(Expr, Expr)> {
    match expression {
        Expr::Seq(first, rest) => Some((*first.clone(), *rest.clone())),
        Expr::RepOnce(item) => Some((*item.clone(), Expr::Rep(item.clone()))),
        Expr::RepExact(item, count @ 2..) => Some((*item.clone(), Expr::RepExact(item.clone(), count - 1))),
        Expr::RepMin(item, least @ 1..) => Some((*item.clone(), unlimited(Expr::RepMin(item.clone(), least - 1)))),
        Expr::RepMinMax(item, least @ 1.., most @ 2..) => {
            Some((*item.clone(), Expr::RepMinMax(item.clone(), least - 1, most - 1)))
        }
        _ => None,
    }
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
        for expression in [
            "(\"a\"{2} ~ \"b\")* ~ \"b\"+", "(\"a\"{2})* ~ \"b\"", "(\"a\" ~ \"b\")+ ~ \"a\"",
            "\"a\" ~ \"b\" | \"a\" ~ \"c\"",
        ] {
            assert_eq!(listed(&rule(expression)), rule(expression).expr);
        }
        assert_eq!(listed(&rule("((\"a\" ~ \"b\")*){1} ~ \"a\"{1,1}")), rule("\"a\" ~ (\"b\" ~ \"a\")*").expr);
        for (repeated, rest) in
            [("+", "*"), ("{2}", "{1}"), ("{1,}", "*"), ("{2,}", "{1,}"), ("{1,2}", "{0,1}"), ("{2,3}", "{1,2}")]
        {
            let list = listed(&rule(&format!("(\"a\"{repeated})* ~ \"a\"")));
            let wanted = format!("\"a\" ~ (\"a\"{rest} ~ \"a\")*");
            assert_eq!(list, rule(&wanted).expr, "{wanted}");
        }
        // What begins alike is one before it is compared.
        let [pairs, last] = ["(\"a\" ~ \"b\" | \"a\" ~ \"c\")", "\"a\" ~ (\"b\" | \"c\")"];
        assert_eq!(
            listed(&rule(&format!("({pairs} ~ \",\")* ~ {pairs}"))),
            rule(&format!("({last}) ~ (\",\" ~ ({last}))*")).expr
        );
        assert_eq!(listed(&rule("(\"a\" ~ \"b\")* ~ \"a\"")), rule("\"a\" ~ (\"b\" ~ \"a\")*").expr);
    }
}
