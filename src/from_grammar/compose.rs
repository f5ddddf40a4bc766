//! Writing the text of a value, by its grammar.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::from_grammar::FromGrammar;
use crate::from_grammar::error::ComposeError;
use crate::grammar::explain::matches;
use crate::grammar::table::{Expression, GrammarRule};
use crate::text::percent_encoded::{PERCENT, has_percent_encoded, push};

/// A value as the texts of its rules.
pub trait ToValues {
    fn add_values(&self, values: &mut Values);
}

/// The rules of the fields of a type, each with what is written for its matches, in order.
#[derive(Default)]
pub struct Values(Vec<(&'static str, Vec<Piece>)>);

/// What is written for one match of a rule.
pub enum Piece {
    /// Text as it is.
    Text(String),
    /// Data, percent-encoded where the rule does not allow the byte.
    Data(Vec<u8>),
    /// The text of the rule itself, which consists of literals.
    Literal,
    /// The value of a type for a part of the text.
    Inner(Values),
}

impl Values {
    /// Adds the rule of a field, which may have no match.
    pub fn declare(&mut self, rule: &'static str) {
        if !self.0.iter().any(|(known, _)| *known == rule) {
            self.0.push((rule, Vec::new()));
        }
    }

    pub fn add(&mut self, rule: &'static str, piece: Piece) {
        self.declare(rule);
        if let Some((_, pieces)) = self.0.iter_mut().find(|(known, _)| *known == rule) {
            pieces.push(piece);
        }
    }

    /// Adds the rules of all fields, also of those of inner values.
    fn add_rules(&self, rules: &mut Vec<&'static str>) {
        for (rule, pieces) in &self.0 {
            rules.push(rule);
            for piece in pieces {
                if let Piece::Inner(values) = piece {
                    values.add_rules(rules);
                }
            }
        }
    }

    pub fn flag(&mut self, rule: &'static str, is_set: bool) {
        self.declare(rule);
        if is_set {
            self.add(rule, Piece::Literal);
        }
    }
}

/// Writes a text that parses to this value.
///
/// # Errors
/// The grammar has no text for the value.
pub fn compose<'t, V: ToValues + FromGrammar<'t>>(value: &V) -> Result<String, ComposeError> {
    let mut values = Values::default();
    value.add_values(&mut values);
    let mut written = Written::default();
    values.add_rules(&mut written.rules);
    let (mut writer, entry) = (Writer::new(&values), V::GRAMMAR.entry_rule());
    let is_written = writer.expression(&entry.0.expression, &mut written);
    if let Some(rule) = writer.unused().or((!is_written).then_some(entry.name)) {
        return Err(ComposeError::NoPlace { rule });
    }
    let tree = V::GRAMMAR.parse(&written.text)?;
    let mut wanted = written.matches.iter();
    for node in tree.root().descendants().filter(|node| written.rules.contains(&node.name())) {
        if wanted.next() != Some(&(node.name(), node.span())) {
            return Err(ComposeError::Ambiguous { rule: node.name() });
        }
    }
    match wanted.next() {
        Some((rule, _)) => Err(ComposeError::Ambiguous { rule }),
        None => Ok(written.text),
    }
}

/// The text written so far, and which part of it is for which rule.
#[derive(Clone, Default)]
struct Written {
    text: String,
    /// Each before those inside it.
    matches: Vec<(&'static str, Range<usize>)>,
    /// All rules of fields.
    rules: Vec<&'static str>,
}

/// Writes the values of one type.
struct Writer<'v> {
    values: &'v Values,
    /// How many pieces of each rule are written.
    used: Vec<usize>,
}

impl<'v> Writer<'v> {
    fn new(values: &'v Values) -> Self {
        Writer { values, used: vec![0; values.0.len()] }
    }

    /// A rule with a piece that is not written.
    fn unused(&self) -> Option<&'static str> {
        let mut fields = self.values.0.iter().zip(&self.used);
        fields.find(|((_, pieces), used)| **used < pieces.len()).map(|((rule, _), _)| *rule)
    }

    /// Writes an expression. Returns false if it needs a piece that is not there, or text that no field has; then what it has
    /// written counts for nothing.
    fn expression(&mut self, expression: &Expression, out: &mut Written) -> bool {
        match *expression {
            Expression::Literal(text) | Expression::AnyCase(text) => {
                out.text.push_str(text);
                true
            }
            Expression::Range(..) | Expression::Any => false,
            Expression::Rule(rule) => self.rule(rule, out),
            Expression::Sequence(items) => items.iter().all(|item| self.expression(item, out)),
            Expression::Choice(options) => self.choice(options, out),
            Expression::Repeat(item, least, most) => self.repeat(item, least, most, out),
            Expression::Run(_, item, least) => self.repeat(item, least, u32::MAX, out),
            Expression::Ahead(_) | Expression::NotAhead(_) => true,
        }
    }

    /// Writes the first alternative with a piece in it, or else the first that is possible.
    fn choice(&mut self, options: &[Expression], out: &mut Written) -> bool {
        let mut without_piece = None;
        for option in options {
            let before = (self.used.clone(), out.clone());
            let is_written = self.expression(option, out);
            if is_written && self.used != before.0 {
                return true;
            }
            let after = core::mem::replace(out, before.1);
            if is_written && without_piece.is_none() {
                without_piece = Some(after);
            }
            self.used = before.0;
        }
        let is_written = without_piece.is_some();
        *out = without_piece.unwrap_or_else(|| out.clone());
        is_written
    }

    fn repeat(&mut self, item: &Expression, least: u32, most: u32, out: &mut Written) -> bool {
        let mut count = 0;
        while count < most {
            let before = (self.used.clone(), out.clone());
            if !self.expression(item, out) || self.used == before.0 {
                (self.used, *out) = before;
                break;
            }
            count += 1;
        }
        (count..least).all(|_| self.expression(item, out))
    }

    fn rule(&mut self, rule: GrammarRule, out: &mut Written) -> bool {
        let values = self.values;
        let Some(field) = values.0.iter().position(|(name, _)| *name == rule.name) else {
            return self.expression(&rule.0.expression, out);
        };
        let Some(piece) = values.0[field].1.get(self.used[field]) else { return false };
        self.used[field] += 1;
        let (start, index) = (out.text.len(), out.matches.len());
        out.matches.push((rule.name, start..start));
        let is_written = match piece {
            Piece::Text(text) => {
                out.text.push_str(text);
                true
            }
            Piece::Data(data) => {
                match core::str::from_utf8(data) {
                    // Text that decodes to itself, such as an address in brackets.
                    Ok(text) if !has_percent_encoded(text) && matches(rule, text) => out.text.push_str(text),
                    _ => push(data, |byte| byte != PERCENT && rule.characters.has(byte), &mut out.text),
                }
                true
            }
            Piece::Literal => self.expression(&rule.0.expression, out),
            Piece::Inner(values) => {
                let mut inner = Writer::new(values);
                inner.expression(&rule.0.expression, out) && inner.unused().is_none()
            }
        };
        out.matches[index].1.end = out.text.len();
        is_written
    }
}
