//! Writing the text of a value, by its grammar.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::field::{Field, FieldValue};
use crate::from_grammar::FromGrammar;
use crate::from_grammar::error::ComposeError;
use crate::grammar::explain::matches;
use crate::grammar::rules::Rule;
use crate::grammar::table::{Characters, Expression, GrammarRule, Rules};
use crate::text::percent_encoded::{PERCENT, has_percent_encoded, push};

/// A value as the texts of its rules.
pub trait ToValues {
    /// The rules whose texts the type does not show.
    const SECRETS: &'static [&'static str];

    fn add_values(&self, values: &mut Values);
}

/// The fields of a type, in order.
#[derive(Default)]
pub struct Values(Vec<FieldValues>);

/// A field: its rule, and what is written for the matches of the rule, in order.
struct FieldValues {
    rule: &'static str,
    name: &'static str,
    kind: FieldKind,
    is_secret: bool,
    pieces: Vec<Piece>,
}

/// How many matches of its rule a field holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum FieldKind {
    Flag,
    /// At most one match.
    One,
    List,
    Map,
    /// A variant of an enum.
    Choice,
}

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
    /// Adds a field, which may have no match.
    pub fn declare(&mut self, rule: &'static str, name: &'static str, kind: FieldKind, is_secret: bool) {
        self.0.push(FieldValues { rule, name, kind, is_secret, pieces: Vec::new() });
    }

    /// Adds a match of the field that was added last.
    pub fn push(&mut self, piece: Piece) {
        if let Some(field) = self.0.last_mut() {
            field.pieces.push(piece);
        }
    }

    /// Adds an entry of the map that was added last: the rules of its key and its value, with what is written for them.
    pub fn push_entry(&mut self, key: (&'static str, Piece), value: (&'static str, Piece)) {
        let mut entry = Values::default();
        for (rule, piece) in [key, value] {
            entry.declare(rule, rule, FieldKind::One, false);
            entry.push(piece);
        }
        self.push(Piece::Inner(entry));
    }

    /// Adds the match of one of the variants of an enum.
    pub fn choose(&mut self, rule: &str, piece: Piece) {
        if let Some(field) = self.0.iter_mut().find(|field| field.rule == rule) {
            field.pieces.push(piece);
        }
    }

    /// Adds the rules of all fields, also of those of inner values.
    fn add_rules(&self, rules: &mut Vec<&'static str>) {
        for field in &self.0 {
            if !rules.contains(&field.rule) {
                rules.push(field.rule);
            }
            for piece in &field.pieces {
                if let Piece::Inner(values) = piece {
                    values.add_rules(rules);
                }
            }
        }
    }

    /// The fields as data.
    fn into_fields(self, grammar: Rules) -> Vec<Field<'static>> {
        let field =
            |field: FieldValues| Some(Field { name: field.name, text: None, value: field.into_value(grammar)? });
        self.0.into_iter().filter_map(field).collect()
    }

    /// The fields as one value: that of the variant, for an enum.
    fn into_value(mut self, grammar: Rules) -> FieldValue<'static> {
        let chosen = self.0.iter().position(|field| field.kind == FieldKind::Choice && !field.pieces.is_empty());
        match chosen.and_then(|index| self.0.swap_remove(index).into_value(grammar)) {
            Some(value) => value,
            None => FieldValue::Fields(self.into_fields(grammar)),
        }
    }
}

impl FieldValues {
    /// The value as data; `None` if the rule is absent.
    fn into_value(self, grammar: Rules) -> Option<FieldValue<'static>> {
        let FieldValues { rule, kind, is_secret, pieces, .. } = self;
        if kind == FieldKind::Flag || is_secret && !pieces.is_empty() {
            return Some(FieldValue::Flag(!pieces.is_empty()));
        }
        let mut values = pieces.into_iter().map(|piece| piece.into_value(rule, grammar));
        match kind {
            FieldKind::Flag | FieldKind::One | FieldKind::Choice => values.next(),
            FieldKind::List => Some(list(values.collect())),
            FieldKind::Map => {
                let entries: Vec<_> = values.filter_map(entry).collect();
                (!entries.is_empty()).then_some(FieldValue::Map(entries))
            }
        }
    }
}

impl Piece {
    fn into_value(self, rule: &'static str, grammar: Rules) -> FieldValue<'static> {
        match self {
            Piece::Text(text) => FieldValue::Text(text.into()),
            Piece::Data(data) => FieldValue::Text(shown(data).into()),
            Piece::Literal => {
                let literal =
                    grammar.iter().find(|entry| entry.name == rule).and_then(|entry| literal(&entry.expression));
                FieldValue::Text(literal.unwrap_or(rule).into())
            }
            Piece::Inner(values) => values.into_value(grammar),
        }
    }
}

/// Data as text; percent-encoded if it is not UTF-8.
fn shown(data: Vec<u8>) -> String {
    String::from_utf8(data).unwrap_or_else(|error| {
        let (unreserved, mut text) = (Characters::from_rule(Rule::unreserved), String::new());
        push(error.as_bytes(), |byte| unreserved.has(byte), &mut text);
        text
    })
}

/// The text of a rule that is one literal.
fn literal(expression: &Expression) -> Option<&'static str> {
    match *expression {
        Expression::Literal(text) | Expression::AnyCase(text) => Some(text),
        Expression::Rule(rule) => literal(&rule.0.expression),
        _ => None,
    }
}

/// Values as a list of texts, or as a list of fields.
fn list(values: Vec<FieldValue<'static>>) -> FieldValue<'static> {
    let texts = values.iter().map(|value| match value {
        FieldValue::Text(text) => Some(text.clone()),
        _ => None,
    });
    match texts.collect() {
        Some(texts) => FieldValue::List(texts),
        None => FieldValue::Records(values.into_iter().map(fields_of).collect()),
    }
}

/// The key and the value of a map's entry.
fn entry(value: FieldValue<'static>) -> Option<(Cow<'static, str>, Cow<'static, str>)> {
    let mut texts = fields_of(value).into_iter().filter_map(|field| match field.value {
        FieldValue::Text(text) => Some(text),
        _ => None,
    });
    Some((texts.next()?, texts.next()?))
}

/// The fields of a value, as data.
pub fn fields<'t, V: ToValues + FromGrammar<'t>>(value: &V) -> Vec<Field<'static>> {
    let mut values = Values::default();
    value.add_values(&mut values);
    fields_of(values.into_value(V::GRAMMAR.entry_rule().grammar))
}

/// The fields of a value; one field for a value that has none.
fn fields_of(value: FieldValue<'static>) -> Vec<Field<'static>> {
    match value {
        FieldValue::Fields(fields) => fields,
        value => vec![Field { name: "value", text: None, value }],
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
#[derive(Default)]
struct Written {
    text: String,
    /// Each before those inside it.
    matches: Vec<(&'static str, Range<usize>)>,
    /// All rules of fields.
    rules: Vec<&'static str>,
}

impl Written {
    /// The lengths of the text and of the matches.
    fn len(&self) -> (usize, usize) {
        (self.text.len(), self.matches.len())
    }

    /// Removes what is written after a point.
    fn truncate(&mut self, (text, matches): (usize, usize)) {
        self.text.truncate(text);
        self.matches.truncate(matches);
    }
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
        fields.find(|(field, used)| **used < field.pieces.len()).map(|(field, _)| field.rule)
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
            Expression::Sequence(items) => self.sequence(items, out),
            Expression::Choice(options) => self.choice(options, out),
            Expression::Repeat(item, least, most) => self.repeat(item, least, most, out),
            Expression::Run(_, item, least) => self.repeat(item, least, u32::MAX, out),
            Expression::Ahead(_) | Expression::NotAhead(_) => true,
        }
    }

    /// Writes expressions one after the other. Literals in lookahead have to fit what is written after them.
    fn sequence(&mut self, items: &[Expression], out: &mut Written) -> bool {
        let mut lookaheads = vec![];
        let are_written = items.iter().all(|item| {
            lookaheads.push((item, out.text.len()));
            self.expression(item, out)
        });
        are_written && lookaheads.into_iter().all(|(item, start)| fits(item, &out.text[start..]))
    }

    /// Writes the first alternative with a piece in it, or else the first that is possible.
    fn choice(&mut self, options: &[Expression], out: &mut Written) -> bool {
        let mut without_piece = None;
        for option in options {
            let (used, start) = (self.used.clone(), out.len());
            let is_written = self.expression(option, out);
            if is_written && self.used != used {
                return true;
            }
            self.used = used;
            out.truncate(start);
            if is_written && without_piece.is_none() {
                without_piece = Some(option);
            }
        }
        without_piece.is_some_and(|option| self.expression(option, out))
    }

    fn repeat(&mut self, item: &Expression, least: u32, most: u32, out: &mut Written) -> bool {
        let mut count = 0;
        while count < most {
            let (used, start) = (self.used.clone(), out.len());
            if !self.expression(item, out) || self.used == used {
                self.used = used;
                out.truncate(start);
                break;
            }
            count += 1;
        }
        (count..least).all(|_| self.expression(item, out))
    }

    fn rule(&mut self, rule: GrammarRule, out: &mut Written) -> bool {
        let values = self.values;
        let Some(field) = values.0.iter().position(|field| field.rule == rule.name) else {
            return self.expression(&rule.0.expression, out);
        };
        let Some(piece) = values.0[field].pieces.get(self.used[field]) else { return false };
        self.used[field] += 1;
        let (start, index) = (out.text.len(), out.matches.len());
        out.matches.push((rule.name, start..start));
        let is_written = match piece {
            Piece::Text(text) => {
                out.text.push_str(text);
                true
            }
            Piece::Data(data) => {
                out.text.push_str(&encoded(rule, data));
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

/// Whether a text begins with the literal of a positive lookahead, and not with that of a negative one. An empty text may be
/// followed by anything.
fn fits(lookahead: &Expression, text: &str) -> bool {
    let begins = |literal: &Expression| match literal {
        Expression::Literal(literal) => Some(text.starts_with(literal)),
        Expression::AnyCase(literal) => {
            Some(text.get(..literal.len()).is_some_and(|text| text.eq_ignore_ascii_case(literal)))
        }
        _ => None,
    };
    match lookahead {
        Expression::Ahead(literal) => text.is_empty() || begins(literal) != Some(false),
        Expression::NotAhead(literal) => text.is_empty() || begins(literal) != Some(true),
        _ => true,
    }
}

/// Data as text for a rule: with the bytes as they are that the rule may contain and that any part of a URI may, such as `/`; or,
/// if the rule does not match that text, the data itself, or with the bytes as they are that the rule allows anywhere.
fn encoded(rule: GrammarRule, data: &[u8]) -> Cow<'_, str> {
    let as_it_is = core::str::from_utf8(data).ok().filter(|text| !has_percent_encoded(text) && matches(rule, text));
    let in_uri = Characters::from_rule(Rule::pchar).or(Characters::from_rule(Rule::query));
    let may_contain = |byte: u8| contains(&rule.0.expression, char::from(byte), &mut vec![rule]);
    match as_it_is {
        // An address has brackets, which other parts do not.
        Some(text) if matches(Rule::IP_literal, text) => Cow::Borrowed(text),
        _ => {
            let mut text = String::new();
            push(data, |byte| byte != PERCENT && in_uri.has(byte) && may_contain(byte), &mut text);
            if matches(rule, &text) {
                return Cow::Owned(text);
            }
            as_it_is.map_or_else(
                || {
                    text.clear();
                    push(data, |byte| byte != PERCENT && rule.characters.has(byte), &mut text);
                    Cow::Owned(text)
                },
                Cow::Borrowed,
            )
        }
    }
}

/// Whether a match of an expression may contain a character. `seen` are the rules that the search has entered.
fn contains(expression: &Expression, character: char, seen: &mut Vec<GrammarRule>) -> bool {
    match *expression {
        Expression::Literal(text) => text.contains(character),
        Expression::AnyCase(text) => text.chars().any(|it| it.eq_ignore_ascii_case(&character)),
        Expression::Range(first, last) => (first..=last).contains(&character),
        Expression::Any => true,
        Expression::Rule(rule) if seen.contains(&rule) => false,
        Expression::Rule(rule) => {
            seen.push(rule);
            contains(&rule.0.expression, character, seen)
        }
        Expression::Sequence(items) | Expression::Choice(items) => {
            items.iter().any(|item| contains(item, character, seen))
        }
        Expression::Repeat(item, ..) | Expression::Run(_, item, _) => contains(item, character, seen),
        Expression::Ahead(_) | Expression::NotAhead(_) => false,
    }
}
