//! Random texts of rules.

use grammar_reader::pest_notation::builtins::{IMPLICIT, ranges};
use grammar_reader::pest_notation::context::Atomicity;
use grammar_reader::pest_notation::expressions::{choice, descendants, parts, repetition, sequence};
use pest_check::PestGrammar;
use pest_check::findings::samples::Samples;
use pest_meta::ast::Expr;

/// The number of further items of a repetition.
const MOST_MORE: usize = 3;

/// Makes random texts of the rules of a grammar. They ignore lookaheads, so callers try them.
pub struct RandomTexts<'g> {
    grammar: &'g PestGrammar,
    samples: Samples<'g>,
    state: u64,
    stack: Vec<String>,
}

/// Where an expression is: in which kind of rule, how deep rules may nest in it, and which rules lead to the part.
#[derive(Clone, Copy)]
struct Place<'p> {
    atomicity: Atomicity,
    depth: usize,
    path: &'p [&'p str],
}

impl<'g> RandomTexts<'g> {
    /// The same seed makes the same texts.
    pub fn new(grammar: &'g PestGrammar, seed: u64) -> Self {
        // The state of the generator must not be 0.
        let state = seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        RandomTexts { grammar, samples: Samples::new(grammar), state, stack: vec![] }
    }

    /// Returns the next text of the first rule of a path, in which each rule contains the next one. Other rules are
    /// nested up to a depth, and are as short as possible from there on.
    pub fn next(&mut self, path: &[&str], depth: usize) -> Option<String> {
        self.stack.clear();
        self.named(path.first()?, Place { atomicity: Atomicity::NonAtomic, depth, path })
    }

    /// Returns a number below another (xorshift).
    pub fn below(&mut self, most: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        usize::try_from(self.state >> 33).unwrap_or_default() % most.max(1)
    }

    fn named(&mut self, name: &str, place: Place<'_>) -> Option<String> {
        if let Some(rule) = self.grammar.rule(name) {
            let path = place.path.strip_prefix(&[name]).unwrap_or(place.path);
            // The marks of parts do not count.
            let depth = place.depth.saturating_sub(usize::from(!name.contains(' ')));
            return self.text(&rule.expr, Place { atomicity: place.atomicity.matching_inside(rule), depth, path });
        }
        match (name, ranges(name)) {
            ("ANY", _) => Some(["a", "0", " ", "-", "\n", "\u{e9}"][self.below(6)].to_owned()),
            ("PEEK", _) => Some(self.stack.last().cloned().unwrap_or_default()),
            ("POP", _) => Some(self.stack.pop().unwrap_or_default()),
            (_, Some(ranges)) => {
                let (first, last) = ranges[self.below(ranges.len())];
                Some(self.character(first, last))
            }
            (_, None) => self.samples.text(&Expr::Ident(name.to_owned())),
        }
    }

    fn character(&mut self, first: char, last: char) -> String {
        let count = (first..=last).take(1000).count();
        (first..=last).nth(self.below(count)).map(String::from).unwrap_or_default()
    }

    fn text(&mut self, expression: &Expr, place: Place<'_>) -> Option<String> {
        if place.depth == 0 && !leads(expression, place.path) {
            return self.samples.text(expression);
        }
        if let Some((item, least, most)) = repetition(expression) {
            let more = most.map_or(MOST_MORE, |most| (most - least) as usize);
            let more = more.min(if place.depth > 0 { MOST_MORE } else { 0 });
            let count = (least as usize + self.below(more + 1)).max(usize::from(leads(item, place.path)));
            return self.joined(&vec![item; count], place);
        }
        match expression {
            Expr::Range(first, last) => Some(self.character(first.chars().next()?, last.chars().next()?)),
            Expr::Ident(name) => self.named(name, place),
            Expr::Seq(..) => self.joined(&parts(expression, sequence).collect::<Vec<_>>(), place),
            Expr::Choice(..) => {
                let mut all: Vec<&Expr> = parts(expression, choice).collect();
                if all.iter().any(|part| leads(part, place.path)) {
                    all.retain(|part| leads(part, place.path));
                }
                let index = self.below(all.len());
                self.text(all[index], place)
            }
            Expr::Push(item) => {
                let text = self.text(item, place)?;
                self.stack.push(text.clone());
                Some(text)
            }
            other => self.samples.text(other),
        }
    }

    /// Returns texts of parts together, some with white space between them. One part leads on.
    fn joined(&mut self, parts: &[&Expr], place: Place<'_>) -> Option<String> {
        let leading: Vec<usize> = (0..parts.len()).filter(|index| leads(parts[*index], place.path)).collect();
        let leading = leading.get(self.below(leading.len())).copied();
        let mut all = String::new();
        for (index, part) in parts.iter().enumerate() {
            let path = if leading == Some(index) { place.path } else { &[] };
            let text = self.text(part, Place { path, ..place })?;
            let are_words = all.ends_with(char::is_alphanumeric) && text.starts_with(char::is_alphanumeric);
            let may_skip = place.atomicity == Atomicity::NonAtomic && !all.is_empty();
            let (skipped, most) = (IMPLICIT[self.below(2)], if are_words { 3 } else { usize::from(place.depth > 0) });
            if may_skip && self.below(4) < most && self.grammar.rule(skipped).is_some() {
                all += &self.named(skipped, Place { path: &[], ..place })?;
            }
            all += &text;
        }
        Some(all)
    }
}

/// Returns whether an expression uses the next rule of a path.
fn leads(expression: &Expr, path: &[&str]) -> bool {
    path.first().is_some_and(|next| descendants(expression).any(|it| matches!(it, Expr::Ident(name) if name == next)))
}
