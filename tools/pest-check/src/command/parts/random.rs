//! Random texts of a rule.

use grammar_reader::pest_notation::builtins::{IMPLICIT, ranges};
use grammar_reader::pest_notation::context::Atomicity;
use grammar_reader::pest_notation::expressions::{choice, parts, repetition, sequence};
use pest_check::PestGrammar;
use pest_check::findings::samples::Samples;
use pest_meta::ast::Expr;

/// The nesting of rules from which on their shortest texts are used, and the number of further items of a repetition.
const MOST_DEEP: usize = 12;
const MOST_MORE: usize = 3;

/// Makes random texts of the rules of a grammar. They ignore lookaheads and the stack, so callers try them.
pub struct RandomTexts<'g> {
    grammar: &'g PestGrammar,
    samples: Samples<'g>,
    state: u64,
}

impl<'g> RandomTexts<'g> {
    /// The same seed makes the same texts.
    pub fn new(grammar: &'g PestGrammar, seed: u64) -> Self {
        // The state of the generator must not be 0.
        RandomTexts { grammar, samples: Samples::new(grammar), state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1 }
    }

    /// Returns the next text of a rule, or `None` if it has none.
    pub fn next(&mut self, rule: &str) -> Option<String> {
        self.of_rule(rule, Atomicity::NonAtomic, 0)
    }

    /// Returns a number below another (xorshift).
    fn below(&mut self, most: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        usize::try_from(self.state >> 33).unwrap_or_default() % most.max(1)
    }

    fn of_rule(&mut self, name: &str, caller: Atomicity, depth: usize) -> Option<String> {
        match self.grammar.rule(name) {
            Some(rule) if depth < MOST_DEEP => self.text(&rule.expr, caller.matching_inside(rule), depth + 1),
            Some(_) => self.samples.text(&Expr::Ident(name.to_owned())),
            None => match ranges(name) {
                Some(ranges) => {
                    let (first, last) = ranges[self.below(ranges.len())];
                    Some(self.character(first, last))
                }
                None => self.samples.text(&Expr::Ident(name.to_owned())),
            },
        }
    }

    fn character(&mut self, first: char, last: char) -> String {
        let count = (first..=last).take(1000).count();
        (first..=last).nth(self.below(count)).map(String::from).unwrap_or_default()
    }

    fn text(&mut self, expression: &Expr, atomicity: Atomicity, depth: usize) -> Option<String> {
        if let Some((item, least, most)) = repetition(expression) {
            let more = most.map_or(MOST_MORE, |most| (most - least) as usize).min(MOST_MORE);
            let count = least as usize + self.below(more + 1);
            return self.joined((0..count).map(|_| item).collect(), atomicity, depth);
        }
        match expression {
            Expr::Range(first, last) => Some(self.character(first.chars().next()?, last.chars().next()?)),
            Expr::Ident(name) => self.of_rule(name, atomicity, depth),
            Expr::Seq(..) => self.joined(parts(expression, sequence).collect(), atomicity, depth),
            Expr::Choice(..) => {
                let all: Vec<&Expr> = parts(expression, choice).collect();
                let index = self.below(all.len());
                self.text(all[index], atomicity, depth)
            }
            Expr::Push(item) => self.text(item, atomicity, depth),
            other => self.samples.text(other),
        }
    }

    /// Returns texts of parts together, some with white space between them.
    fn joined(&mut self, parts: Vec<&Expr>, atomicity: Atomicity, depth: usize) -> Option<String> {
        let mut all = String::new();
        for part in parts {
            if !all.is_empty() && atomicity == Atomicity::NonAtomic && self.below(4) == 0 {
                let skipped = IMPLICIT.iter().find(|name| self.grammar.rule(name).is_some());
                all += &skipped.and_then(|name| self.of_rule(name, Atomicity::Atomic, depth)).unwrap_or_default();
            }
            all += &self.text(part, atomicity, depth)?;
        }
        Some(all)
    }
}
