//! Rules that are sets of characters.

use pest_meta::ast::{Expr, Rule};

/// The rules of a grammar, by name. How deep one names another is limited, since a rule may name itself.
#[derive(Clone, Copy)]
pub struct Reading<'r> {
    rules: &'r [Rule],
    depth: usize,
}

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
}

/// The first character of a text that has one.
pub fn character(text: &str) -> char {
    text.chars().next().unwrap_or_default()
}
