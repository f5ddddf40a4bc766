//! Alternatives that begin with exactly what an earlier alternative is, recursive or not.
//!
//! If such an alternative matches, the earlier one does too, and is taken. That needs no decision: rules match in the
//! same way at the same place.

use std::collections::HashMap;

use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::context::Atomicity;
use grammar_reader::pest_notation::expressions::{choice, descendants, parts, repetition, sequence};
use pest_meta::ast::{Expr, RuleType};

use crate::findings::samples::Samples;
use crate::pest_notation::grammar::PestGrammar;

/// The maximum number of rules that are read in each other.
const MOST_DEEP: usize = 12;

/// The maximum number of texts of an alternative.
const MOST_TEXTS: usize = 8;

/// An expression, and whether white space is skipped in it.
#[derive(Clone, Copy)]
pub struct Part<'g> {
    pub expression: &'g Expr,
    pub atomicity: Atomicity,
}

/// Compares the beginnings of parts of rules.
pub struct Beginnings<'g> {
    grammar: &'g PestGrammar,
    /// Whether the grammar has implicit white space. Otherwise all rules are as atomic as each other.
    skips: bool,
    known: HashMap<(*const Expr, *const Expr, bool, bool), bool>,
}

impl<'g> Beginnings<'g> {
    pub fn new(grammar: &'g PestGrammar) -> Self {
        let skips = IMPLICIT.iter().any(|name| grammar.rule(name).is_some());
        Beginnings { grammar, skips, known: HashMap::new() }
    }

    /// Returns whether the earlier part matches wherever the later one does.
    pub fn must_begin(&mut self, later: Part<'g>, earlier: Part<'g>) -> bool {
        self.begins(later, earlier, MOST_DEEP)
    }

    fn begins(&mut self, later: Part<'g>, earlier: Part<'g>, depth: usize) -> bool {
        let is_atomic = |part: Part<'_>| part.atomicity == Atomicity::Atomic;
        let key = (
            std::ptr::from_ref(later.expression),
            std::ptr::from_ref(earlier.expression),
            is_atomic(later),
            is_atomic(earlier),
        );
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if depth == 0 {
            return false;
        }
        // A question about itself is open.
        self.known.insert(key, false);
        let begins = self.decide(later, earlier, depth - 1);
        self.known.insert(key, begins);
        begins
    }

    fn decide(&mut self, later: Part<'g>, earlier: Part<'g>, depth: usize) -> bool {
        if self.is_same(later, earlier) || Self::is_longer_text(later, earlier) {
            return true;
        }
        // It is enough if the later part begins with one of several alternatives.
        let is_begun = match earlier.expression {
            Expr::Choice(..) => parts(earlier.expression, choice)
                .any(|part| self.begins(later, Part { expression: part, ..earlier }, depth)),
            Expr::Ident(_) => self.rule(earlier).is_some_and(|rule| self.begins(later, rule, depth)),
            Expr::Seq(..) => match required(earlier.expression)[..] {
                [] => true,
                [part] => self.begins(later, Part { expression: part, ..earlier }, depth),
                _ => false,
            },
            Expr::RepOnce(item) => self.begins(later, Part { expression: item, ..earlier }, depth),
            _ => false,
        };
        is_begun
            || match later.expression {
                Expr::Ident(_) => self.rule(later).is_some_and(|rule| self.begins(rule, earlier, depth)),
                Expr::Choice(..) => parts(later.expression, choice)
                    .all(|part| self.begins(Part { expression: part, ..later }, earlier, depth)),
                Expr::Seq(..) => self.sequence_begins(later, earlier, depth),
                Expr::PosPred(item) | Expr::Push(item) => {
                    self.begins(Part { expression: item, ..later }, earlier, depth)
                }
                expression => repetition(expression).is_some_and(|(item, least, _)| {
                    least > 0 && self.begins(Part { expression: item, ..later }, earlier, depth)
                }),
            }
    }

    /// Whether the parts of a sequence begin with those of the earlier part. Lookaheads reject texts, and read nothing.
    /// White space is skipped after one that is first.
    fn sequence_begins(&mut self, later: Part<'g>, earlier: Part<'g>, depth: usize) -> bool {
        let mut rest = parts(later.expression, sequence).map(|part| Part { expression: part, ..later });
        let required = required(earlier.expression).into_iter();
        let mut expected = required.map(|part| Part { expression: part, ..earlier }).peekable();
        let is_alike = !self.skips || later.atomicity == earlier.atomicity;
        let mut is_at_start = self.skips && later.atomicity != Atomicity::Atomic;
        while let Some(part) = expected.next() {
            let is_left_out = |own: &Part<'_>| {
                matches!(own.expression, Expr::PosPred(_) | Expr::NegPred(_)) && own.expression != part.expression
            };
            let own = if is_at_start { rest.next() } else { rest.find(|own| !is_left_out(own)) };
            let Some(own) = own else { return false };
            if !(is_alike && self.is_same(own, part)) {
                // What follows in the earlier part must match, too.
                return expected.peek().is_none() && self.begins(own, part, depth);
            }
            is_at_start = false;
        }
        true
    }

    fn is_same(&self, one: Part<'_>, other: Part<'_>) -> bool {
        one.expression == other.expression
            && (!self.skips || one.atomicity == other.atomicity || self.is_independent(one.expression))
    }

    /// Whether a part matches in the same way in atomic and other rules.
    fn is_independent(&self, part: &Expr) -> bool {
        match part {
            Expr::Ident(name) => self.grammar.rule(name).is_none_or(|rule| {
                !matches!(rule.ty, RuleType::Normal | RuleType::Silent) || IMPLICIT.contains(&name.as_str())
            }),
            part => descendants(part).nth(1).is_none(),
        }
    }

    /// Whether a text begins with another one. Letters of `^"a"` are of either case.
    fn is_longer_text(later: Part<'_>, earlier: Part<'_>) -> bool {
        match (later.expression, earlier.expression) {
            (Expr::Str(later), Expr::Str(earlier)) => later.starts_with(earlier),
            (Expr::Str(later) | Expr::Insens(later), Expr::Insens(earlier)) => {
                later.get(..earlier.len()).is_some_and(|start| start.eq_ignore_ascii_case(earlier))
            }
            _ => false,
        }
    }

    fn rule(&self, part: Part<'g>) -> Option<Part<'g>> {
        let Expr::Ident(name) = part.expression else { return None };
        let rule = self.grammar.rule(name)?;
        Some(Part { expression: &rule.expr, atomicity: part.atomicity.matching_inside(rule) })
    }

    /// Returns texts of the later part that begin with the earlier part, if one branch of it does. They ignore
    /// lookaheads, so callers try them.
    pub fn texts(&mut self, later: Part<'g>, earlier: Part<'g>, samples: &Samples<'g>) -> Vec<String> {
        self.branches(later, earlier, samples, MOST_DEEP)
    }

    fn branches(&mut self, later: Part<'g>, earlier: Part<'g>, samples: &Samples<'g>, depth: usize) -> Vec<String> {
        if depth == 0 {
            return vec![];
        }
        if self.is_same(later, earlier) {
            return samples.text(later.expression).into_iter().collect();
        }
        let mut texts = match later.expression {
            Expr::Ident(_) => match self.rule(later) {
                Some(rule) => self.branches(rule, earlier, samples, depth - 1),
                None => vec![],
            },
            Expr::Choice(..) => {
                let all = parts(later.expression, choice);
                all.flat_map(|part| self.branches(Part { expression: part, ..later }, earlier, samples, depth - 1))
                    .collect()
            }
            Expr::Seq(..) => self.branches_of_sequence(later, earlier, samples, depth),
            Expr::Push(item) => self.branches(Part { expression: item, ..later }, earlier, samples, depth - 1),
            expression => match repetition(expression) {
                Some((item, ..)) => self.branches(Part { expression: item, ..later }, earlier, samples, depth - 1),
                None => vec![],
            },
        };
        texts.truncate(MOST_TEXTS);
        texts
    }

    fn branches_of_sequence(
        &mut self,
        later: Part<'g>,
        earlier: Part<'g>,
        samples: &Samples<'g>,
        depth: usize,
    ) -> Vec<String> {
        let all: Vec<&Expr> = parts(later.expression, sequence).collect();
        let mut found = vec![];
        for (index, part) in all.iter().enumerate() {
            let firsts = self.branches(Part { expression: part, ..later }, earlier, samples, depth - 1);
            let rest = &all[index + 1..];
            // Each optional part of the rest is present in one of the texts.
            let present =
                (0..rest.len()).filter(|at| repetition(rest[*at]).is_some_and(|(_, least, _)| least == 0)).map(Some);
            for present in [None].into_iter().chain(present) {
                let text = |(at, part): (usize, &&Expr)| match repetition(part) {
                    Some((item, ..)) if present == Some(at) => samples.text(item),
                    _ => samples.text(part),
                };
                let Some(rest) = rest.iter().enumerate().map(text).collect::<Option<Vec<String>>>() else { continue };
                found.extend(firsts.iter().map(|first| format!("{first}{}", rest.concat())));
            }
            if samples.text(part).is_none_or(|text| !text.is_empty()) {
                break;
            }
        }
        found
    }
}

/// Returns the parts of a sequence up to the last that may fail.
fn required(list: &Expr) -> Vec<&Expr> {
    let mut all: Vec<&Expr> = parts(list, sequence).collect();
    while all.last().is_some_and(|last| repetition(last).is_some_and(|(_, least, _)| least == 0)) {
        all.pop();
    }
    all
}
