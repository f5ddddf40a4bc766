//! The sets of characters in a grammar.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule};

/// The ASCII characters that each rule matches, each by itself, as bits.
pub fn character_sets(rules: &[Rule]) -> Vec<u128> {
    rules.iter().map(|rule| set(rules, &rule.expr, &mut vec![&rule.name])).collect()
}

/// The ASCII characters that an expression matches, each by itself, as bits.
pub fn character_set(rules: &[Rule], expr: &Expr) -> u128 {
    set(rules, expr, &mut vec![])
}

fn set<'r>(rules: &'r [Rule], expr: &'r Expr, open: &mut Vec<&'r str>) -> u128 {
    match expr {
        Expr::Str(text) => single(text).map_or(0, bit),
        Expr::Insens(text) => single(text).map_or(0, |it| bit(it.to_ascii_lowercase()) | bit(it.to_ascii_uppercase())),
        Expr::Range(first, last) => match (single(first), single(last)) {
            (Some(first), Some(last)) => (first..=last).take_while(char::is_ascii).fold(0, |all, it| all | bit(it)),
            _ => 0,
        },
        Expr::Ident(name) if open.contains(&name.as_str()) => 0,
        Expr::Ident(name) => match rules.iter().find(|rule| rule.name == *name) {
            Some(rule) => {
                open.push(name);
                let characters = set(rules, &rule.expr, open);
                open.pop();
                characters
            }
            None => {
                if name == "ANY" {
                    u128::MAX
                } else {
                    0
                }
            }
        },
        Expr::Choice(first, rest) => set(rules, first, open) | set(rules, rest, open),
        // A character, except for some.
        Expr::Seq(first, rest) => match &**first {
            Expr::NegPred(except) => set(rules, rest, open) & !set(rules, except, open),
            _ => 0,
        },
        Expr::Rep(item) | Expr::RepOnce(item) | Expr::RepMin(item, _) => set(rules, item, open),
        _ => 0,
    }
}

/// The ASCII characters that a match of each rule may begin with; all, if it may be empty.
pub fn first_sets(rules: &[Rule]) -> Vec<u128> {
    let mut known = HashMap::new();
    rules
        .iter()
        .map(|rule| first_of_rule(rules, &rule.name, &mut known))
        .map(|(set, may_be_empty)| if may_be_empty { u128::MAX } else { set })
        .collect()
}

/// The characters that a match may begin with, and whether it may be empty.
type First = (u128, bool);

/// The same of a rule. All characters, for a rule that is being read, or that is built in.
fn first_of_rule<'r>(rules: &'r [Rule], name: &'r str, known: &mut HashMap<&'r str, First>) -> First {
    if let Some(found) = known.get(name) {
        return *found;
    }
    known.insert(name, (u128::MAX, true));
    let Some(rule) = rules.iter().find(|rule| rule.name == name) else { return (u128::MAX, true) };
    let found = first(rules, &rule.expr, known);
    known.insert(name, found);
    found
}

fn first<'r>(rules: &'r [Rule], expr: &'r Expr, known: &mut HashMap<&'r str, First>) -> First {
    match expr {
        Expr::Str(text) | Expr::Insens(text) => match text.chars().next() {
            Some(it) if matches!(expr, Expr::Insens(_)) => {
                (bit(it.to_ascii_lowercase()) | bit(it.to_ascii_uppercase()), false)
            }
            Some(it) => (bit(it), false),
            None => (0, true),
        },
        Expr::Range(..) => (set(rules, expr, &mut vec![]), false),
        Expr::Ident(name) => first_of_rule(rules, name, known),
        Expr::Seq(left, right) => match first(rules, left, known) {
            (set, true) => {
                let (more, may_be_empty) = first(rules, right, known);
                (set | more, may_be_empty)
            }
            found => found,
        },
        Expr::Choice(left, right) => {
            let ((a, a_empty), (b, b_empty)) = (first(rules, left, known), first(rules, right, known));
            (a | b, a_empty || b_empty)
        }
        Expr::PosPred(_) | Expr::NegPred(_) => (0, true),
        Expr::Opt(item) | Expr::Rep(item) | Expr::RepMax(item, _) => (first(rules, item, known).0, true),
        Expr::RepOnce(item) => first(rules, item, known),
        Expr::RepExact(item, least) | Expr::RepMin(item, least) | Expr::RepMinMax(item, least, _) => {
            let (set, may_be_empty) = first(rules, item, known);
            (set, may_be_empty || *least == 0)
        }
        _ => (u128::MAX, true),
    }
}

/// The character that a text consists of.
fn single(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}

fn bit(character: char) -> u128 {
    if character.is_ascii() { 1 << u32::from(character) } else { 0 }
}
