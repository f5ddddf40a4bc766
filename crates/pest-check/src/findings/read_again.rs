//! Parts of a rule that read what an earlier part has already read.

use std::collections::BTreeSet;

use grammar_reader::PestGrammar;
use grammar_reader::pest_notation::expressions::{descendants, repetition};
use grammar_reader::pest_notation::grammar::{choice, parts, sequence};
use pest_meta::ast::Expr;

/// A part that begins with the same rule as an earlier part, which may fail after that rule.
pub struct ReadAgain {
    /// The position of the part in the descendants of the expression of its rule.
    pub position: usize,
    /// What the earlier part is.
    pub earlier: &'static str,
    /// The rule, or the parts, that both begin with.
    pub rule: String,
}

impl ReadAgain {
    /// Returns the first such part in the expression of a rule, for a rule of a group.
    pub fn find(expression: &Expr, group: &BTreeSet<&str>, grammar: &PestGrammar) -> Option<Self> {
        let first = |part: &Expr| first_rules(part, group, grammar);
        let again = |part: &Expr, earlier: &'static str, known: &[String]| {
            let rule = first(part).into_iter().find(|rule| known.contains(rule))?;
            let position = descendants(expression).position(|it| std::ptr::eq(it, part))?;
            Some(ReadAgain { position, earlier, rule })
        };
        descendants(expression).find_map(|list| match list {
            Expr::Choice(..) => {
                let (mut known, mut earlier): (Vec<String>, Vec<&Expr>) = (vec![], vec![]);
                parts(list, choice).find_map(|part| {
                    let found = again(part, "an earlier alternative", &known).or_else(|| {
                        let rule = earlier.iter().find_map(|earlier| common_beginning(part, earlier, group))?;
                        let position = descendants(expression).position(|it| std::ptr::eq(it, part))?;
                        Some(ReadAgain { position, earlier: "an earlier alternative", rule })
                    });
                    known.extend(first(part));
                    earlier.push(part);
                    found
                })
            }
            Expr::Seq(..) => {
                let all: Vec<&Expr> = parts(list, sequence).collect();
                all.windows(2).find_map(|two| match (two[0], repetition(two[0])) {
                    (_, Some((item, 0, _))) if !matches!(item, Expr::Ident(_)) => {
                        again(two[1], "the optional part before it", &first(item))
                    }
                    (Expr::PosPred(item) | Expr::NegPred(item), _) => {
                        again(two[1], "the lookahead before it", &first(item))
                    }
                    _ => None,
                })
            }
            _ => None,
        })
    }
}

/// Returns the parts at the beginning of both sequences, if one of them uses a rule of a group.
fn common_beginning(one: &Expr, other: &Expr, group: &BTreeSet<&str>) -> Option<String> {
    let both = parts(one, sequence).zip(parts(other, sequence));
    let common: Vec<&Expr> = both.take_while(|(one, other)| one == other).map(|(one, _)| one).collect();
    let uses =
        |part: &Expr| descendants(part).any(|it| matches!(it, Expr::Ident(name) if group.contains(name.as_str())));
    let shown = || common.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ~ ");
    common.iter().any(|part| uses(part)).then(shown)
}

/// Returns the rules of a group that an expression may begin with, directly or indirectly, the
/// nearest first.
fn first_rules(expression: &Expr, group: &BTreeSet<&str>, grammar: &PestGrammar) -> Vec<String> {
    let (mut found, mut waiting) = (vec![], vec![expression]);
    let mut next = 0;
    while let Some(expression) = waiting.get(next).copied() {
        next += 1;
        match expression {
            Expr::Ident(name) => {
                if group.contains(name.as_str()) && !found.contains(name) {
                    found.push(name.clone());
                    waiting.extend(grammar.rule(name).map(|rule| &rule.expr));
                }
            }
            Expr::Choice(..) => waiting.extend(parts(expression, choice)),
            Expr::Seq(..) => {
                let mut is_first = true;
                waiting.extend(parts(expression, sequence).take_while(|part| {
                    let was_first = is_first;
                    is_first = was_first && is_optional(part);
                    was_first
                }));
            }
            Expr::Push(item) => waiting.push(item),
            _ => waiting.extend(repetition(expression).map(|(item, ..)| item)),
        }
    }
    found
}

fn is_optional(part: &Expr) -> bool {
    matches!(part, Expr::PosPred(_) | Expr::NegPred(_)) || repetition(part).is_some_and(|(_, least, _)| least == 0)
}
