//! Texts that match a rule, or almost do.

use std::collections::HashMap;

use pest_meta::ast::Expr;
use pest_meta::parser::{Rule as Meta, consume_rules, parse};
use random_grammars::Numbers;

/// Writes texts from the rules of a grammar.
pub struct Texts {
    rules: HashMap<String, Expr>,
    numbers: Numbers,
}

/// Pieces for an expression that matches anything, and for breaking a text.
const PIECES: [&str; 12] = ["a", "b", "0", "1", "%", "/", ":", "\u{e9}", "z", "\u{10000}", "\u{300}", "\u{4e2d}"];

/// Lengths around the sizes of the blocks that a recognizer reads.
const LENGTHS: [usize; 16] = [15, 16, 17, 31, 32, 33, 62, 63, 64, 65, 66, 126, 127, 128, 129, 193];

/// Repetitions do not make a text longer than this.
const LONGEST: usize = 400;

impl Texts {
    pub fn new(grammar: &str) -> Self {
        let rules = consume_rules(parse(Meta::grammar_rules, grammar).unwrap()).unwrap();
        Texts { rules: rules.into_iter().map(|rule| (rule.name, rule.expr)).collect(), numbers: Numbers::new(7) }
    }

    /// Returns a text of a rule, sometimes broken, cut off, or made as long as a block.
    pub fn text(&mut self, rule: &str) -> String {
        let mut text = String::new();
        self.write(&self.rules[rule].clone(), &mut text);
        let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        let at = self.numbers.one(&places);
        match self.numbers.below(6) {
            0 => text.insert_str(at, self.numbers.one(&PIECES)),
            1 => text.truncate(at),
            2 => {
                let filling = self.numbers.one(&["a", "1", "%01", "/", "\u{e9}"]);
                let missing = self.numbers.one(&LENGTHS).saturating_sub(text.len());
                text.insert_str(at, &filling.repeat(missing / filling.len()));
            }
            _ => {}
        }
        text
    }

    fn write(&mut self, expression: &Expr, text: &mut String) {
        let numbers = &mut self.numbers;
        match expression {
            Expr::Str(literal) => text.push_str(literal),
            Expr::Insens(literal) => {
                text.extend(literal.chars().map(|it| if numbers.happens(50) { it.to_ascii_uppercase() } else { it }))
            }
            Expr::Range(first, last) => {
                let [first, last] = [first, last].map(|it| it.chars().next().unwrap());
                let more = numbers.below((u32::from(last) - u32::from(first) + 1) as usize) as u32;
                text.push(char::from_u32(u32::from(first) + more).unwrap_or(last));
            }
            Expr::Ident(name) => match self.rules.get(name).cloned() {
                Some(rule) => self.write(&rule, text),
                None if matches!(&**name, "SOI" | "EOI") => {}
                None => text.push_str(numbers.one(&PIECES)),
            },
            Expr::Seq(one, other) => {
                self.write(one, text);
                self.write(other, text);
            }
            Expr::Choice(one, other) => {
                let chosen = if numbers.happens(50) { one } else { other };
                self.write(chosen, text);
            }
            Expr::Opt(item) => self.repeat(item, 0, 1, text),
            Expr::Rep(item) => self.repeat(item, 0, 8, text),
            Expr::RepOnce(item) => self.repeat(item, 1, 8, text),
            Expr::RepExact(item, count) => self.repeat(item, *count, *count, text),
            Expr::RepMin(item, least) => self.repeat(item, *least, least + 6, text),
            Expr::RepMax(item, most) => self.repeat(item, 0, *most, text),
            Expr::RepMinMax(item, least, most) => self.repeat(item, *least, *most, text),
            _ => {}
        }
    }

    fn repeat(&mut self, item: &Expr, least: u32, most: u32, text: &mut String) {
        let more = self.numbers.below(most.saturating_sub(least) as usize + 1) as u32;
        // Sometimes a run is longer than a block.
        let times = if most > 6 && self.numbers.happens(5) { 60 + self.numbers.below(20) as u32 } else { least + more };
        for _ in 0..times {
            if text.len() < LONGEST {
                self.write(item, text);
            }
        }
    }
}
