//! Short texts that rules match.

use std::collections::HashMap;

use grammar_reader::pest_notation::builtins::ranges;
use grammar_reader::pest_notation::expressions::{choice, descendants, parts, repetition, sequence};
use pest_meta::ast::{Expr, Rule};

use crate::pest_notation::grammar::PestGrammar;

/// Short texts that the rules of a grammar match if lookaheads and the stack are ignored. Callers
/// confirm what they use.
pub struct Samples<'g> {
    grammar: &'g PestGrammar,
    texts: HashMap<&'g str, String>,
}

impl<'g> Samples<'g> {
    /// Finds a shortest text of each rule.
    pub fn new(grammar: &'g PestGrammar) -> Self {
        let mut samples = Samples { grammar, texts: HashMap::new() };
        let mut rules: Vec<&Rule> = grammar.rules().filter_map(|name| grammar.rule(name)).collect();
        // The texts of recursive rules become shorter until nothing changes.
        for _ in 0..MOST_ROUNDS {
            // Most rules are written before those that they use, and some after them.
            rules.reverse();
            let mut is_changed = false;
            for rule in &rules {
                let Some(text) = samples.text(&rule.expr) else { continue };
                let is_shorter = samples.texts.get(rule.name.as_str()).is_none_or(|known| text.len() < known.len());
                if is_shorter && text.len() <= LONGEST {
                    samples.texts.insert(&rule.name, text);
                    is_changed = true;
                }
            }
            if !is_changed {
                break;
            }
        }
        samples
    }

    /// Returns a short text of an expression.
    pub fn text(&self, expression: &Expr) -> Option<String> {
        if let Some((item, least, _)) = repetition(expression) {
            return if least == 0 {
                Some(String::new())
            } else {
                Some(self.text(item)?.repeat(least.min(MOST_REPEATED) as usize))
            };
        }
        match expression {
            Expr::Str(text) | Expr::Insens(text) => Some(text.clone()),
            Expr::Range(first, _) => Some(first.clone()),
            Expr::Ident(name) if self.grammar.rule(name).is_some() => self.texts.get(name.as_str()).cloned(),
            Expr::Ident(name) => builtin(name),
            Expr::Seq(..) => parts(expression, sequence).map(|part| self.text(part)).collect(),
            Expr::Choice(..) => parts(expression, choice).filter_map(|part| self.text(part)).min_by_key(String::len),
            Expr::Push(item) => self.text(item),
            _ => Some(String::new()),
        }
    }

    /// Returns a short text of an expression that has the text of one of its descendants. Lookaheads are ignored.
    pub fn text_with(&self, expression: &Expr, part: &Expr) -> Option<String> {
        self.text_around(expression, part, &self.text_of_part(part)?)
    }

    /// Returns such a text with a space between words.
    pub fn text_apart(&self, expression: &Expr, part: &Expr) -> Option<String> {
        self.text_joined(expression, (part, &self.text_of_part(part)?), true)
    }

    /// Returns a short text of an expression in which one of its descendants has this text.
    pub fn text_around(&self, expression: &Expr, part: &Expr, text: &str) -> Option<String> {
        self.text_joined(expression, (part, text), false)
    }

    /// Returns a text of a part, or of one of its items.
    fn text_of_part(&self, part: &Expr) -> Option<String> {
        self.text(repetition(part).map_or(part, |(item, ..)| item))
    }

    fn text_joined(&self, expression: &Expr, part @ (own, text): (&Expr, &str), is_apart: bool) -> Option<String> {
        if std::ptr::eq(expression, own) {
            return Some(text.to_owned());
        }
        let has_part = |it: &&Expr| descendants(it).any(|inner| std::ptr::eq(inner, own));
        if !has_part(&expression) {
            return self.text(expression);
        }
        match expression {
            Expr::Seq(..) => {
                let texts = parts(expression, sequence).map(|it| self.text_joined(it, part, is_apart));
                texts.reduce(|all, text| {
                    let (all, text) = (all?, text?);
                    let is_word = all.ends_with(char::is_alphanumeric) && text.starts_with(char::is_alphanumeric);
                    Some(format!("{all}{}{text}", if is_apart && is_word { " " } else { "" }))
                })?
            }
            Expr::Choice(..) => self.text_joined(parts(expression, choice).find(has_part)?, part, is_apart),
            Expr::PosPred(_) | Expr::NegPred(_) => Some(String::new()),
            _ => self.text_joined(descendants(expression).nth(1)?, part, is_apart),
        }
    }
}

/// The bounds of the search.
const MOST_ROUNDS: usize = 50;
const LONGEST: usize = 200;
const MOST_REPEATED: u32 = 20;

/// Returns a text of a built-in rule.
fn builtin(name: &str) -> Option<String> {
    match name {
        "ANY" | "ASCII" => Some("a".to_owned()),
        "NEWLINE" => Some("\n".to_owned()),
        "SOI" | "EOI" | "PEEK" | "PEEK_ALL" | "POP" | "POP_ALL" | "DROP" => Some(String::new()),
        _ => {
            let property = || pest::unicode::by_name(name);
            let first = ranges(name).and_then(|ranges| ranges.last()).map(|(first, _)| *first);
            first.or_else(|| property().and_then(|is_in| ('\0'..=char::MAX).find(|it| is_in(*it)))).map(String::from)
        }
    }
}
