//! Finds what pest may reject in rules with valid syntax, in nearly linear time.
//!
//! pest's own validation takes time that grows with the third power of the size of a rule, and with the fourth power of
//! the nesting of rules. So pest is asked only about grammars in which something is found here: everything that pest
//! rejects is, and more.

use std::collections::HashMap;

use grammar_reader::pest_notation::builtins::{self, IMPLICIT, STACK};
use grammar_reader::pest_notation::expressions::{choice, descendants, parts, repetition, sequence};
use grammar_reader::pest_notation::pest_errors::{ENDLESS, UNREACHABLE};
use pest_meta::ast::{Expr, Rule};

use super::cycles::{components, used_first};

/// A rule that pest may reject.
pub(crate) struct Doubt {
    /// The index of the rule.
    pub rule: usize,
    /// What is wrong with it, if pest rejects it.
    pub message: &'static str,
}

/// Returns a rule that pest may reject, or `None` if it certainly accepts all.
pub(crate) fn doubt(rules: &[Rule]) -> Option<Doubt> {
    let known = Known::new(rules);
    let doubt = |(index, rule): (usize, &Rule)| {
        let message = known.doubt(rule)?;
        Some(Doubt { rule: index, message })
    };
    let left_recursive = || {
        let used: Vec<Vec<usize>> = rules.iter().map(|rule| known.first_rules(&rule.expr)).collect();
        let rule = components(&used).iter().position(Option::is_some)?;
        Some(Doubt { rule, message: "rule is left-recursive" })
    };
    rules.iter().enumerate().find_map(doubt).or_else(left_recursive)
}

/// Whether an expression uses the stack directly.
#[must_use]
pub fn uses_stack(expression: &Expr) -> bool {
    descendants(expression).any(|part| match part {
        Expr::Push(_) | Expr::PeekSlice(..) => true,
        Expr::Ident(name) => STACK.contains(&name.as_str()),
        _ => false,
    })
}

/// Returns for each rule whether it uses the stack, directly or indirectly.
pub(crate) fn reaching_stack(rules: &[Rule]) -> Vec<bool> {
    let numbers = numbers(rules);
    fixpoint(&rules.iter().collect::<Vec<_>>(), &numbers, |expression, known| {
        uses_stack(expression) || used_rules(expression, &numbers).any(|rule| known[rule])
    })
}

/// The numbers of rules by name.
pub(crate) fn numbers<'r>(rules: impl IntoIterator<Item = &'r Rule>) -> HashMap<&'r str, usize> {
    rules.into_iter().enumerate().map(|(number, rule)| (rule.name.as_str(), number)).collect()
}

/// Returns for each rule whether it may match the empty text. `true` can be wrong, because of lookaheads and the stack.
pub(crate) fn nullable(rules: &[&Rule], numbers: &HashMap<&str, usize>) -> Vec<bool> {
    fixpoint(rules, numbers, |expression, nullable| is_nullable(expression, numbers, nullable))
}

/// Returns for each rule whether a property holds for it, given that of the rules that it uses.
fn fixpoint(rules: &[&Rule], numbers: &HashMap<&str, usize>, holds: impl Fn(&Expr, &[bool]) -> bool) -> Vec<bool> {
    let mut known = vec![false; rules.len()];
    let used: Vec<Vec<usize>> = rules.iter().map(|rule| used_rules(&rule.expr, numbers).collect()).collect();
    let order = used_first(&used);
    loop {
        let mut is_changed = false;
        for rule in &order {
            if !known[*rule] && holds(&rules[*rule].expr, &known) {
                known[*rule] = true;
                is_changed = true;
            }
        }
        if !is_changed {
            return known;
        }
    }
}

/// Returns the rules that an expression names.
pub(crate) fn used_rules(expression: &Expr, numbers: &HashMap<&str, usize>) -> impl Iterator<Item = usize> {
    descendants(expression).filter_map(|part| match part {
        Expr::Ident(name) => numbers.get(name.as_str()).copied(),
        _ => None,
    })
}

/// What is known of rules.
struct Known<'r> {
    numbers: HashMap<&'r str, usize>,
    /// Whether each rule may match the empty text.
    nullable: Vec<bool>,
    /// Whether each rule matches any text.
    unfailing: Vec<bool>,
}

impl<'r> Known<'r> {
    fn new(rules: &'r [Rule]) -> Self {
        let (numbers, rules) = (numbers(rules), rules.iter().collect::<Vec<_>>());
        let nullable = nullable(&rules, &numbers);
        let unfailing = fixpoint(&rules, &numbers, |it, known| is_unfailing(it, &numbers, known));
        Known { numbers, nullable, unfailing }
    }

    /// Returns what pest may reject in a rule, except left recursion.
    fn doubt(&self, rule: &Rule) -> Option<&'static str> {
        let is_nullable = |part: &Expr| is_nullable(part, &self.numbers, &self.nullable);
        let is_unfailing = |part: &Expr| is_unfailing(part, &self.numbers, &self.unfailing);
        let is_endless = |part: &Expr| matches!(repetition(part), Some((item, _, None)) if is_nullable(item));
        let is_implicit = IMPLICIT.contains(&rule.name.as_str());
        if is_implicit && is_nullable(&rule.expr) || descendants(&rule.expr).any(is_endless) {
            return Some(ENDLESS);
        }
        // The last alternative of the first half is not the last.
        let is_unreachable = |part: &Expr| match part {
            Expr::Choice(first, _) => {
                let mut last = &**first;
                while let Expr::Choice(_, rest) = last {
                    last = rest;
                }
                is_unfailing(last)
            }
            _ => false,
        };
        descendants(&rule.expr).any(is_unreachable).then_some(UNREACHABLE)
    }

    /// Returns the rules that an expression may try at the offset at which it begins.
    fn first_rules(&self, expression: &Expr) -> Vec<usize> {
        let (mut found, mut waiting) = (vec![], vec![expression]);
        while let Some(part) = waiting.pop() {
            if let Some((item, ..)) = repetition(part) {
                waiting.push(item);
                continue;
            }
            match part {
                Expr::Ident(name) => found.extend(self.numbers.get(name.as_str())),
                Expr::Seq(..) => {
                    for part in parts(part, sequence) {
                        waiting.push(part);
                        if !is_nullable(part, &self.numbers, &self.nullable) {
                            break;
                        }
                    }
                }
                Expr::Choice(..) => waiting.extend(parts(part, choice)),
                Expr::PosPred(item) | Expr::NegPred(item) | Expr::Push(item) => waiting.push(item),
                _ => {}
            }
        }
        found
    }
}

/// Returns whether an expression may match the empty text, or always matches: a property that a repetition has if its
/// minimum is 0, a sequence if all parts have it, and a choice if one alternative has it. `is_other` decides rules and
/// characters, and expressions that read nothing.
fn holds(expression: &Expr, is_other: &dyn Fn(&Expr) -> bool) -> bool {
    if let Some((item, least, _)) = repetition(expression) {
        return least == 0 || holds(item, is_other);
    }
    match expression {
        Expr::Str(text) | Expr::Insens(text) => text.is_empty(),
        Expr::Seq(..) => parts(expression, sequence).all(|part| holds(part, is_other)),
        Expr::Choice(..) => parts(expression, choice).any(|part| holds(part, is_other)),
        Expr::Push(part) => holds(part, is_other),
        // A pushed literal.
        Expr::Skip(_) => true,
        other => is_other(other),
    }
}

fn is_nullable(expression: &Expr, numbers: &HashMap<&str, usize>, nullable: &[bool]) -> bool {
    holds(expression, &|part| match part {
        Expr::Ident(name) => match numbers.get(name.as_str()) {
            Some(number) => nullable[*number],
            None => builtins::is_nullable(name),
        },
        Expr::Range(..) => false,
        _ => true,
    })
}

/// Whether an expression matches any text, as far as pest knows.
fn is_unfailing(expression: &Expr, numbers: &HashMap<&str, usize>, unfailing: &[bool]) -> bool {
    holds(expression, &|part| match part {
        Expr::Ident(name) => numbers.get(name.as_str()).is_some_and(|number| unfailing[*number]),
        Expr::PosPred(part) => is_unfailing(part, numbers, unfailing),
        _ => false,
    })
}
