//! The grammars that result from a change of one token.

use std::collections::BTreeSet;

use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::parser;

/// A grammar with one change.
pub struct Mutant {
    /// The rule that is changed.
    pub rule: String,
    pub change: Change,
    pub rules: Vec<Rule>,
}

/// The change.
#[derive(Clone)]
pub enum Change {
    DropAlternative(Expr),
    SwapAlternatives(Expr, Expr),
    DropElement(Expr),
    /// One token is replaced: the expression before, and the expression after.
    Replace(Expr, Expr),
    /// A rule becomes atomic, or stops being atomic.
    Modifier(RuleType, RuleType),
}

/// Reads the rules of a grammar file.
pub fn rules(text: &str) -> Vec<Rule> {
    let pairs = parser::parse(parser::Rule::grammar_rules, text).unwrap_or_else(|error| panic!("{error}"));
    let mut rules = parser::consume_rules(pairs).unwrap_or_else(|errors| panic!("{errors:?}"));
    for rule in &mut rules {
        rule.expr = flat(&rule.expr);
    }
    rules
}

/// Writes rules as a grammar file.
pub fn written(rules: &[Rule]) -> String {
    let line = |rule: &Rule| format!("{} = {}{{ {} }}\n", rule.name, modifier(rule.ty), rule.expr);
    rules.iter().map(line).collect()
}

/// Returns the modifier before the brace of a rule.
pub fn modifier(kind: RuleType) -> &'static str {
    match kind {
        RuleType::Normal => "",
        RuleType::Silent => "_",
        RuleType::Atomic => "@",
        RuleType::CompoundAtomic => "$",
        RuleType::NonAtomic => "!",
    }
}

/// Returns the rules that a rule reaches, including itself.
pub fn uses<'a>(rules: &'a [Rule], name: &'a str) -> BTreeSet<&'a str> {
    let (mut found, mut waiting) = (BTreeSet::new(), vec![name]);
    while let Some(name) = waiting.pop() {
        let Some(rule) = rules.iter().find(|rule| rule.name == name).filter(|rule| found.insert(rule.name.as_str()))
        else {
            continue;
        };
        let named = rule.expr.iter_top_down().filter_map(|part| match part {
            Expr::Ident(name) => rules.iter().find(|rule| rule.name == name),
            _ => None,
        });
        waiting.extend(named.map(|rule| rule.name.as_str()));
    }
    found
}

/// Returns every change of one token, in the order of the file.
pub fn mutants(rules: &[Rule]) -> Vec<Mutant> {
    let mut mutants = vec![];
    for (index, rule) in rules.iter().enumerate() {
        let mut add = |change, mutated| {
            let mut rules = rules.to_vec();
            rules[index] = mutated;
            mutants.push(Mutant { rule: rule.name.clone(), change, rules });
        };
        let other = if rule.ty == RuleType::Atomic { RuleType::Normal } else { RuleType::Atomic };
        add(Change::Modifier(rule.ty, other), Rule { ty: other, ..rule.clone() });
        for (change, expr) in changes(&rule.expr, &|name| neighbour(rules, &rule.name, name)) {
            add(change, Rule { expr, ..rule.clone() });
        }
    }
    mutants
}

/// Returns the rule after `name` in the file that can replace it without leading back to `rule`.
fn neighbour(rules: &[Rule], rule: &str, name: &str) -> Expr {
    let after = rules.iter().position(|rule| rule.name == name).map_or(0, |position| position + 1);
    let neighbour = rules[after..].iter().chain(rules).find(|other| !uses(rules, &other.name).contains(rule));
    Expr::Ident(neighbour.expect("some rule uses no other").name.clone())
}

/// Returns the versions of an expression with one change in it or in a part of it.
fn changes(expression: &Expr, neighbour: &dyn Fn(&str) -> Expr) -> Vec<(Change, Expr)> {
    let mut found = own_changes(expression, neighbour);
    let (parts, together) = apart(expression);
    for (index, part) in parts.iter().enumerate() {
        for (change, mutated) in changes(part, neighbour) {
            let mut parts = parts.clone();
            parts[index] = mutated;
            found.push((change, together(parts)));
        }
    }
    found
}

fn own_changes(expression: &Expr, neighbour: &dyn Fn(&str) -> Expr) -> Vec<(Change, Expr)> {
    let (parts, together) = apart(expression);
    let without = |index| {
        let mut parts = parts.clone();
        parts.remove(index);
        together(parts)
    };
    match expression {
        Expr::Choice(..) => {
            let dropped = (0..parts.len()).map(|index| (Change::DropAlternative(parts[index].clone()), without(index)));
            let swapped = (1..parts.len()).map(|index| {
                let mut swapped = parts.clone();
                swapped.swap(index - 1, index);
                (Change::SwapAlternatives(parts[index - 1].clone(), parts[index].clone()), together(swapped))
            });
            dropped.chain(swapped).collect()
        }
        Expr::Seq(..) => {
            (0..parts.len()).map(|index| (Change::DropElement(parts[index].clone()), without(index))).collect()
        }
        _ => replacements(expression, neighbour)
            .into_iter()
            .map(|other| (Change::Replace(expression.clone(), other.clone()), other))
            .collect(),
    }
}

/// Returns the versions of an expression with one token replaced.
fn replacements(expression: &Expr, neighbour: &dyn Fn(&str) -> Expr) -> Vec<Expr> {
    let around = |count: u32| [count.checked_sub(1), Some(count + 1)].into_iter().flatten();
    match expression {
        Expr::Str(text) => {
            let same_in_either_case = Expr::Insens(text.clone());
            other_texts(text).map(Expr::Str).chain([same_in_either_case]).collect()
        }
        Expr::Insens(text) => other_texts(text).map(Expr::Insens).chain([Expr::Str(text.clone())]).collect(),
        Expr::Range(first, last) => {
            let of_first = shifted(first).map(|first| Expr::Range(first, last.clone()));
            let of_last = shifted(last).map(|last| Expr::Range(first.clone(), last));
            of_first.chain(of_last).collect()
        }
        Expr::Ident(name) => vec![neighbour(name)],
        Expr::PosPred(part) => vec![Expr::NegPred(part.clone())],
        Expr::NegPred(part) => vec![Expr::PosPred(part.clone())],
        Expr::Opt(part) => vec![(**part).clone()],
        Expr::Rep(part) => vec![Expr::RepOnce(part.clone())],
        Expr::RepOnce(part) => vec![Expr::Rep(part.clone())],
        Expr::RepExact(part, count) => around(*count).map(|count| Expr::RepExact(part.clone(), count)).collect(),
        Expr::RepMin(part, least) => around(*least).map(|least| Expr::RepMin(part.clone(), least)).collect(),
        Expr::RepMax(part, most) => around(*most).map(|most| Expr::RepMax(part.clone(), most)).collect(),
        Expr::RepMinMax(part, least, most) => {
            let of_least = around(*least).map(|least| Expr::RepMinMax(part.clone(), least, *most));
            let of_most = around(*most).map(|most| Expr::RepMinMax(part.clone(), *least, most));
            of_least.chain(of_most).collect()
        }
        _ => vec![],
    }
}

/// Returns a literal with one character changed; for the empty literal, one with a character.
fn other_texts(text: &str) -> impl Iterator<Item = String> {
    let changed = text.char_indices().map(|(at, character)| {
        let next = char::from_u32(u32::from(character) + 1).unwrap_or(' ');
        format!("{}{next}{}", &text[..at], &text[at + character.len_utf8()..])
    });
    changed.chain(text.is_empty().then(|| " ".to_owned()))
}

/// Returns the characters before and after the end of a range.
fn shifted(end: &str) -> impl Iterator<Item = String> {
    let code = end.chars().next().map_or(0, u32::from);
    [code - 1, code + 1].into_iter().filter_map(char::from_u32).map(String::from)
}

type Together = Box<dyn Fn(Vec<Expr>) -> Expr>;

/// Returns the parts of an expression, and a function that joins them again. All alternatives, and all elements, are in
/// one list.
fn apart(expression: &Expr) -> (Vec<Expr>, Together) {
    let one = |part: &Expr, around: Box<dyn Fn(Box<Expr>) -> Expr>| -> (Vec<Expr>, Together) {
        (vec![part.clone()], Box::new(move |mut parts| around(Box::new(parts.remove(0)))))
    };
    match expression {
        Expr::Choice(..) => (alternatives(expression), Box::new(|parts| joined(parts, Expr::Choice))),
        Expr::Seq(..) => (elements(expression), Box::new(|parts| joined(parts, Expr::Seq))),
        Expr::PosPred(part) => one(part, Box::new(Expr::PosPred)),
        Expr::NegPred(part) => one(part, Box::new(Expr::NegPred)),
        Expr::Opt(part) => one(part, Box::new(Expr::Opt)),
        Expr::Rep(part) => one(part, Box::new(Expr::Rep)),
        Expr::RepOnce(part) => one(part, Box::new(Expr::RepOnce)),
        &Expr::RepExact(ref part, count) => one(part, Box::new(move |part| Expr::RepExact(part, count))),
        &Expr::RepMin(ref part, least) => one(part, Box::new(move |part| Expr::RepMin(part, least))),
        &Expr::RepMax(ref part, most) => one(part, Box::new(move |part| Expr::RepMax(part, most))),
        &Expr::RepMinMax(ref part, least, most) => one(part, Box::new(move |part| Expr::RepMinMax(part, least, most))),
        leaf => {
            let leaf = leaf.clone();
            (vec![], Box::new(move |_| leaf.clone()))
        }
    }
}

fn alternatives(expression: &Expr) -> Vec<Expr> {
    match expression {
        Expr::Choice(first, rest) => [alternatives(first), alternatives(rest)].concat(),
        other => vec![other.clone()],
    }
}

fn elements(expression: &Expr) -> Vec<Expr> {
    match expression {
        Expr::Seq(first, rest) => [elements(first), elements(rest)].concat(),
        other => vec![other.clone()],
    }
}

fn joined(parts: Vec<Expr>, pair: fn(Box<Expr>, Box<Expr>) -> Expr) -> Expr {
    let joined = parts.into_iter().rev().reduce(|rest, first| pair(Box::new(first), Box::new(rest)));
    joined.expect("a choice has two alternatives, a sequence two elements")
}

/// Returns the same expression, nested only to the right.
fn flat(expression: &Expr) -> Expr {
    let (parts, together) = apart(expression);
    together(parts.iter().map(flat).collect())
}
