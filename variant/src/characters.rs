//! Rules that are sets of characters, or runs of them.

use pest_meta::ast::{Expr, Rule};

/// Any number of the same ASCII characters.
pub struct Run {
    /// One of these goes first, if there has to be one.
    pub first: Option<u128>,
    pub rest: u128,
    /// Whether percent-encoded octets stand among them.
    pub has_octets: bool,
}

/// The rules of a grammar, by name. How deep one names another is limited, since a rule may name itself.
#[derive(Clone, Copy)]
pub struct Reading<'r> {
    rules: &'r [Rule],
    depth: usize,
}

/// The rule of one percent-encoded octet.
const OCTET: &str = "pct_encoded";

impl<'r> Reading<'r> {
    pub fn new(rules: &'r [Rule]) -> Self {
        Reading { rules, depth: 0 }
    }

    fn named(self, name: &str) -> Option<(&'r Expr, Self)> {
        let deeper = Reading { depth: self.depth + 1, ..self };
        let rule = self.rules.iter().find(|rule| rule.name == name)?;
        (self.depth <= self.rules.len()).then_some((&rule.expr, deeper))
    }

    /// The ASCII characters that an expression matches, each by itself, as one bit each.
    pub fn characters(self, expr: &Expr) -> u128 {
        let bit = |character: char| if character.is_ascii() { 1 << u32::from(character) } else { 0 };
        match expr {
            Expr::Str(text) if text.len() == 1 => bit(character(text)),
            Expr::Insens(text) if text.len() == 1 => {
                bit(character(text).to_ascii_lowercase()) | bit(character(text).to_ascii_uppercase())
            }
            Expr::Range(start, end) => (character(start)..=character(end)).map(bit).fold(0, |all, it| all | it),
            Expr::Ident(name) => self.named(name).map_or(0, |(expr, deeper)| deeper.characters(expr)),
            Expr::Choice(first, rest) => self.characters(first) | self.characters(rest),
            Expr::Rep(item) | Expr::RepOnce(item) => self.characters(item),
            _ => 0,
        }
    }

    /// What an expression matches, if it is a run of characters: any number of the same ones, perhaps behind a first of others.
    pub fn run(self, expr: &Expr) -> Option<Run> {
        let (first, rest) = match expr {
            Expr::Seq(first, rest) if self.octets(first) == Some(false) => (Some(self.characters(first)), &**rest),
            _ => (None, expr),
        };
        let Expr::Rep(item) = rest else { return None };
        Some(Run { first, rest: self.characters(item), has_octets: self.octets(item)? })
    }

    /// Whether a percent-encoded octet is among the characters that an expression matches; nothing, if it matches other texts too.
    fn octets(self, expr: &Expr) -> Option<bool> {
        match expr {
            Expr::Str(text) | Expr::Insens(text) => (text.chars().count() == 1).then_some(false),
            Expr::Range(..) => Some(false),
            Expr::Ident(name) if name == OCTET => Some(true),
            Expr::Ident(name) => self.named(name).and_then(|(expr, deeper)| deeper.octets(expr)),
            Expr::Choice(first, rest) => Some(self.octets(first)? | self.octets(rest)?),
            _ => None,
        }
    }
}

/// The first character of a text that has one.
pub fn character(text: &str) -> char {
    text.chars().next().unwrap_or_default()
}
