//! The sets of characters in a grammar.

use std::cell::RefCell;
use std::collections::HashMap;

use pest_meta::ast::Expr;

use crate::occurrence::Grammar;

/// The sets of ASCII characters of the rules of a grammar, as bits.
pub struct Characters<'g> {
    grammar: &'g Grammar<'g>,
    /// The sets of the rules that have been looked at, or are being looked at.
    sets: RefCell<HashMap<usize, u128>>,
    first: RefCell<HashMap<usize, (u128, bool)>>,
}

impl<'g> Characters<'g> {
    pub fn new(grammar: &'g Grammar<'g>) -> Self {
        Characters { grammar, sets: RefCell::default(), first: RefCell::default() }
    }

    /// The characters that an expression matches, each by itself.
    pub fn set(&self, expr: &Expr) -> u128 {
        match expr {
            Expr::Str(text) => single(text).map_or(0, bit),
            Expr::Insens(text) => {
                single(text).map_or(0, |it| bit(it.to_ascii_lowercase()) | bit(it.to_ascii_uppercase()))
            }
            Expr::Range(first, last) => match (single(first), single(last)) {
                (Some(first), Some(last)) => (first..=last).take_while(char::is_ascii).fold(0, |all, it| all | bit(it)),
                _ => 0,
            },
            Expr::Ident(name) => match self.grammar.index(name) {
                Some(rule) => self.set_of_rule(rule),
                None if name == "ANY" => u128::MAX,
                None => 0,
            },
            Expr::Choice(first, rest) => self.set(first) | self.set(rest),
            // A character, except for some.
            Expr::Seq(first, rest) => match &**first {
                Expr::NegPred(except) => self.set(rest) & !self.set(except),
                _ => 0,
            },
            Expr::Rep(item) | Expr::RepOnce(item) | Expr::RepMin(item, _) => self.set(item),
            _ => 0,
        }
    }

    /// The same for a rule; none for one inside itself.
    pub fn set_of_rule(&self, rule: usize) -> u128 {
        if let Some(&known) = self.sets.borrow().get(&rule) {
            return known;
        }
        self.sets.borrow_mut().insert(rule, 0);
        let set = self.set(&self.grammar.rules[rule].expr);
        self.sets.borrow_mut().insert(rule, set);
        set
    }

    /// The characters that a match of a rule may begin with; all, if it may be empty.
    pub fn first_of_rule(&self, rule: usize) -> u128 {
        let (set, may_be_empty) = self.beginning_of_rule(rule);
        if may_be_empty { u128::MAX } else { set }
    }

    /// The characters that a match of a rule may begin with, and whether it may be empty; all for one inside itself.
    fn beginning_of_rule(&self, rule: usize) -> (u128, bool) {
        if let Some(&known) = self.first.borrow().get(&rule) {
            return known;
        }
        self.first.borrow_mut().insert(rule, (u128::MAX, true));
        let first = self.beginning(&self.grammar.rules[rule].expr);
        self.first.borrow_mut().insert(rule, first);
        first
    }

    fn beginning(&self, expr: &Expr) -> (u128, bool) {
        match expr {
            Expr::Str(text) | Expr::Insens(text) => match text.chars().next() {
                Some(it) if matches!(expr, Expr::Insens(_)) => {
                    (bit(it.to_ascii_lowercase()) | bit(it.to_ascii_uppercase()), false)
                }
                Some(it) => (bit(it), false),
                None => (0, true),
            },
            Expr::Range(..) => (self.set(expr), false),
            Expr::Ident(name) => {
                self.grammar.index(name).map_or((u128::MAX, true), |rule| self.beginning_of_rule(rule))
            }
            Expr::Seq(left, right) => match self.beginning(left) {
                (set, true) => {
                    let (more, may_be_empty) = self.beginning(right);
                    (set | more, may_be_empty)
                }
                found => found,
            },
            Expr::Choice(left, right) => {
                let ((a, a_empty), (b, b_empty)) = (self.beginning(left), self.beginning(right));
                (a | b, a_empty || b_empty)
            }
            Expr::PosPred(_) | Expr::NegPred(_) => (0, true),
            Expr::Opt(item) | Expr::Rep(item) | Expr::RepMax(item, _) => (self.beginning(item).0, true),
            Expr::RepOnce(item) => self.beginning(item),
            Expr::RepExact(item, least) | Expr::RepMin(item, least) | Expr::RepMinMax(item, least, _) => {
                let (set, may_be_empty) = self.beginning(item);
                (set, may_be_empty || *least == 0)
            }
            _ => (u128::MAX, true),
        }
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
