//! Writing the text of a value, by its grammar.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::error::ParseErrorKind;
use crate::field::{Field, FieldValue};
use crate::from_grammar::FromGrammar;
use crate::from_grammar::error::{ComposeError, ValueError};
use crate::grammar::interpreter::{matches, matches_open};
use crate::grammar::rules::Rule;
use crate::grammar::table::{Characters, Expression, GrammarRule, Nesting, Rules};
use crate::parse::{Below, Node};
use crate::text::percent_encoded::{PERCENT, decoded, has_percent_encoded, push};

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
    /// Percent-encoded text, as it is.
    Encoded(String),
    /// Data, percent-encoded where the rule does not allow the byte.
    Data(Vec<u8>),
    /// The digits of a number, with as many zeros before them as the rule needs.
    Number(String),
    /// The text of the rule itself, which consists of literals.
    Literal,
    /// The value of a type for a part of the text.
    Inner(Values),
}

impl Values {
    /// Makes room for fields.
    pub fn reserve(&mut self, count: usize) {
        self.0.reserve_exact(count);
    }

    /// Adds a field, which may have no match.
    pub fn declare(&mut self, rule: &'static str, name: &'static str, kind: FieldKind, is_secret: bool) {
        self.0.push(FieldValues { rule, name, kind, is_secret, pieces: Vec::new() });
    }

    /// Adds a match of the field that was added last.
    pub fn push(&mut self, piece: Piece) {
        if let Some(field) = self.0.last_mut() {
            field.push(piece);
        }
    }

    /// Adds an entry of the map that was added last: the rules of its key and its value, with what is written for them.
    pub fn push_entry(&mut self, key: (&'static str, Piece), value: (&'static str, Piece)) {
        let mut entry = Values::default();
        entry.reserve(2);
        for (rule, piece) in [key, value] {
            entry.declare(rule, rule, FieldKind::One, false);
            entry.push(piece);
        }
        self.push(Piece::Inner(entry));
    }

    /// Adds the match of one of the variants of an enum.
    pub fn choose(&mut self, rule: &str, piece: Piece) {
        if let Some(field) = self.0.iter_mut().find(|field| field.rule == rule) {
            field.push(piece);
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
        let count = self.0.iter().filter(|field| !field.pieces.is_empty() || field.kind == FieldKind::Flag).count();
        let mut fields = Vec::with_capacity(count);
        for field in self.0 {
            let (name, rule) = (field.name, field.rule);
            fields.extend(field.into_value(grammar).map(|value| Field { name, rule, text: None, value }));
        }
        fields
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
    fn push(&mut self, piece: Piece) {
        // Most have one piece, for which a vector would make room for four.
        if self.pieces.is_empty() {
            self.pieces.reserve_exact(1);
        }
        self.pieces.push(piece);
    }

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
    /// The same, not to be encoded.
    #[must_use]
    pub fn as_written(self) -> Self {
        match self {
            Piece::Data(data) => Piece::Text(String::from_utf8_lossy(&data).into_owned()),
            other => other,
        }
    }

    /// The same for the digits of a number.
    #[must_use]
    pub fn as_number(self) -> Self {
        match self.as_written() {
            Piece::Text(text) => Piece::Number(text),
            other => other,
        }
    }

    /// The value for an error.
    fn shown(&self) -> Option<String> {
        match self {
            Piece::Text(text) | Piece::Encoded(text) | Piece::Number(text) => Some(text.clone()),
            Piece::Data(data) => Some(shown(data.clone())),
            Piece::Literal | Piece::Inner(_) => None,
        }
    }

    fn into_value(self, rule: &'static str, grammar: Rules) -> FieldValue<'static> {
        match self {
            Piece::Text(text) | Piece::Number(text) => FieldValue::Text(text.into()),
            Piece::Encoded(text) => FieldValue::Text(shown(decoded(&text).into_owned()).into()),
            Piece::Data(data) => FieldValue::Text(shown(data).into()),
            Piece::Literal => {
                let literal =
                    grammar.iter().find(|entry| entry.name == rule).and_then(|entry| literal(entry.expression));
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
        Expression::Rule(rule) => literal(rule.0.expression),
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
        value => vec![Field { name: "value", rule: "value", text: None, value }],
    }
}

/// Writes a text that parses to this value. `read` is the function that reads the value of a tree.
///
/// # Errors
/// The grammar has no text for the value, or the type rejects the text.
pub fn compose<'t, V: ToValues + FromGrammar<'t>>(
    value: &V,
    read: fn(Node<'_, '_>) -> Result<(), ValueError>,
) -> Result<String, ComposeError> {
    let mut values = Values::default();
    value.add_values(&mut values);
    let (mut written, mut rules) = (Written::default(), Vec::new());
    values.add_rules(&mut rules);
    let (mut writer, entry) = (Writer::new(&values, None), V::GRAMMAR.entry_rule());
    let is_written = writer.expression(entry.0.expression, &mut written);
    if let (false, Some((_, field))) = (is_written, written.absent) {
        return Err(ComposeError::Missing { field });
    }
    if let Some((field, value)) = writer.unused() {
        return Err(ComposeError::NoPlace { field, value });
    }
    let tree = V::GRAMMAR.parse(&written.text).map_err(|error| match error.kind() {
        ParseErrorKind::Nesting => ComposeError::Nesting,
        _ => written.rejected(error.offset(), entry.name),
    })?;
    // What is inside a text belongs to no other field.
    let (mut below, mut wanted) = (Below::new(tree.root()), written.matches.iter());
    while let Some(node) = below.next() {
        if !rules.contains(&node.name()) {
            continue;
        }
        match wanted.next() {
            Some(found) if (found.field.rule, found.span.clone()) == (node.name(), node.span()) => {
                if !matches!(found.piece, Piece::Inner(_)) {
                    below.skip_inside();
                }
            }
            Some(other) => return Err(written.misfit().unwrap_or_else(|| other.ambiguous())),
            None => {
                let ambiguous = ComposeError::Ambiguous { field: node.name(), value: None };
                return Err(written.misfit().unwrap_or(ambiguous));
            }
        }
    }
    wanted.next().map_or(Ok(()), |other| Err(other.ambiguous()))?;
    // A function of `check` may reject the text.
    read(tree.root()).map_err(|error| written.invalid(error.without_secrets(&tree, V::SECRET), entry.name))?;
    Ok(written.text)
}

/// The text written so far, and which part of it is for which field.
#[derive(Default)]
struct Written<'v> {
    text: String,
    /// Each before those inside it.
    matches: Vec<WrittenMatch<'v>>,
    /// A field that had no value where a text needed one, and the length of the text before it: of all such fields, the
    /// first with the longest text.
    absent: Option<(usize, &'static str)>,
}

/// What is written for one match of a field's rule.
struct WrittenMatch<'v> {
    field: &'v FieldValues,
    /// The field that has the value of an enum, of which this one is a variant.
    outer: Option<&'v FieldValues>,
    piece: &'v Piece,
    /// Whether the rule alone matches the text.
    fits: bool,
    span: Range<usize>,
}

impl WrittenMatch<'_> {
    fn name(&self) -> &'static str {
        self.outer.unwrap_or(self.field).name
    }

    fn value(&self) -> Option<String> {
        self.piece.shown().filter(|_| !self.field.is_secret && !self.outer.is_some_and(|outer| outer.is_secret))
    }

    fn rejected(&self) -> ComposeError {
        ComposeError::Rejected { field: self.name(), value: self.value() }
    }

    fn ambiguous(&self) -> ComposeError {
        ComposeError::Ambiguous { field: self.name(), value: self.value() }
    }
}

impl Written<'_> {
    /// The lengths of the text and of the matches.
    fn len(&self) -> (usize, usize) {
        (self.text.len(), self.matches.len())
    }

    /// Removes what is written after a point.
    fn truncate(&mut self, (text, matches): (usize, usize)) {
        self.text.truncate(text);
        self.matches.truncate(matches);
    }

    /// The matches of texts.
    fn texts(&self) -> impl DoubleEndedIterator<Item = &WrittenMatch<'_>> {
        self.matches.iter().filter(|it| !matches!(it.piece, Piece::Inner(_)))
    }

    /// The error for a field whose rule does not match its text.
    fn misfit(&self) -> Option<ComposeError> {
        self.texts().find(|it| !it.fits).map(WrittenMatch::rejected)
    }

    /// The error for a text that a function of the type rejects: that of the last field that begins before the offset.
    fn invalid(&self, error: ValueError, entry: &'static str) -> ComposeError {
        let field = self.texts().rfind(|it| it.span.start <= error.offset()).map_or(entry, WrittenMatch::name);
        ComposeError::Invalid { field, reason: error.into_reason() }
    }

    /// The error for a text that the grammar does not match from an offset on: that of such a field, or of the last
    /// that begins before the offset.
    fn rejected(&self, offset: usize, entry: &'static str) -> ComposeError {
        let last = || self.texts().rfind(|it| it.span.start <= offset).map(WrittenMatch::rejected);
        self.misfit().or_else(last).unwrap_or(ComposeError::Rejected { field: entry, value: None })
    }
}

/// Writes the values of one type.
struct Writer<'v> {
    values: &'v Values,
    /// The field that has the value of the type.
    outer: Option<&'v FieldValues>,
    /// How many pieces of each rule are written.
    used: Vec<usize>,
    /// The recursive rules that have begun and not ended, each with what was used before it.
    open: Vec<(GrammarRule, Vec<usize>)>,
}

impl<'v> Writer<'v> {
    fn new(values: &'v Values, outer: Option<&'v FieldValues>) -> Self {
        Writer { values, outer, used: vec![0; values.0.len()], open: Vec::new() }
    }

    /// A field with a piece that is not written, and the piece.
    fn unused(&self) -> Option<(&'static str, Option<String>)> {
        self.values.0.iter().zip(&self.used).find_map(|(field, used)| {
            let piece = field.pieces.get(*used)?;
            let outer = self.outer(field);
            let is_secret = field.is_secret || outer.is_some_and(|outer| outer.is_secret);
            Some((outer.unwrap_or(field).name, piece.shown().filter(|_| !is_secret)))
        })
    }

    /// The field that has the value of an enum, for a variant.
    fn outer(&self, field: &FieldValues) -> Option<&'v FieldValues> {
        self.outer.filter(|_| field.kind == FieldKind::Choice)
    }

    /// Writes an expression. Returns false if it needs a piece that is not there, or text that no field has; then what
    /// it has written counts for nothing.
    fn expression(&mut self, expression: &Expression, out: &mut Written<'v>) -> bool {
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
    fn sequence(&mut self, items: &[Expression], out: &mut Written<'v>) -> bool {
        let mut lookaheads = vec![];
        let are_written = items.iter().all(|item| {
            lookaheads.push((item, out.text.len()));
            self.expression(item, out)
        });
        are_written && lookaheads.into_iter().all(|(item, start)| fits(item, &out.text[start..]))
    }

    /// Writes the first alternative with a piece in it, or else the first that is possible.
    fn choice(&mut self, options: &[Expression], out: &mut Written<'v>) -> bool {
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

    fn repeat(&mut self, item: &Expression, least: u32, most: u32, out: &mut Written<'v>) -> bool {
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

    /// Writes a rule that no field has. Inside itself, it must have a piece.
    fn unnamed(&mut self, rule: GrammarRule, out: &mut Written<'v>) -> bool {
        if rule.nesting != Nesting::Itself {
            return self.expression(rule.0.expression, out);
        }
        let begun = (rule, self.used.clone());
        if self.open.contains(&begun) {
            return false;
        }
        self.open.push(begun);
        let is_written = self.expression(rule.0.expression, out);
        self.open.pop();
        is_written
    }

    fn rule(&mut self, rule: GrammarRule, out: &mut Written<'v>) -> bool {
        let values = self.values;
        let Some(index) = values.0.iter().position(|field| field.rule == rule.name) else {
            return self.unnamed(rule, out);
        };
        let field = &values.0[index];
        let outer = self.outer(field);
        let Some(piece) = field.pieces.get(self.used[index]) else {
            if out.absent.is_none_or(|(length, _)| out.text.len() > length) {
                out.absent = Some((out.text.len(), outer.unwrap_or(field).name));
            }
            return false;
        };
        self.used[index] += 1;
        let (start, at) = (out.text.len(), out.matches.len());
        out.matches.push(WrittenMatch { field, outer, piece, fits: true, span: start..start });
        let is_written = match piece {
            Piece::Text(text) | Piece::Encoded(text) => {
                out.text.push_str(text);
                true
            }
            Piece::Data(data) => {
                out.text.push_str(&encoded(rule, data));
                true
            }
            Piece::Number(digits) => {
                out.text.push_str(&padded(rule, digits));
                true
            }
            Piece::Literal => self.expression(rule.0.expression, out),
            Piece::Inner(values) => {
                let mut inner = Writer::new(values, Some(field));
                inner.expression(rule.0.expression, out) && inner.unused().is_none()
            }
        };
        let found = &mut out.matches[at];
        found.span.end = out.text.len();
        found.fits = matches!(piece, Piece::Literal | Piece::Inner(_)) || matches_open(rule, &out.text[start..]);
        is_written
    }
}

/// Whether a text begins with the literal of a positive lookahead, and not with that of a negative one. An empty text
/// may be followed by anything.
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

/// Data as text for a rule. If the rule has no percent-encoded bytes, the data as it is. Otherwise the first of these
/// that the rule matches: an address, in its brackets; the data with the bytes as they are that the rule may contain
/// and that any part of a URI may; the data as it is; and with the bytes as they are that the rule allows anywhere.
fn encoded(rule: GrammarRule, data: &[u8]) -> Cow<'_, str> {
    let text = core::str::from_utf8(data).ok();
    if let Some(text) = text.filter(|_| !rule.may_be_encoded) {
        return Cow::Borrowed(text);
    }
    let as_it_is = text.filter(|text| !has_percent_encoded(text) && matches_open(rule, text));
    let is_address = |text: &str| matches(Rule::IP_literal, text) && matches_open(rule, text);
    if let Some(text) = as_it_is.filter(|text| is_address(text)) {
        return Cow::Borrowed(text);
    }
    if let Some(text) = text.map(|text| format!("[{text}]")).filter(|text| as_it_is.is_none() && is_address(text)) {
        return Cow::Owned(text);
    }
    let in_uri = Characters::from_rule(Rule::pchar).or(Characters::from_rule(Rule::query));
    let may_contain = |byte: u8| rule.0.expression.may_contain(char::from(byte), &mut vec![rule]);
    let mut encoded = String::new();
    push(data, |byte| byte != PERCENT && in_uri.has(byte) && may_contain(byte), &mut encoded);
    match as_it_is {
        _ if matches_open(rule, &encoded) => Cow::Owned(encoded),
        Some(text) => Cow::Borrowed(text),
        None => {
            encoded.clear();
            push(data, |byte| byte != PERCENT && rule.characters.has(byte), &mut encoded);
            Cow::Owned(encoded)
        }
    }
}

/// The digits of a number, with as many zeros before them as the rule needs.
fn padded(rule: GrammarRule, number: &str) -> Cow<'_, str> {
    /// More digits than any number needs.
    const WIDTH: usize = 64;
    let (sign, digits) = number.split_at(usize::from(number.starts_with('-')));
    let padded = (digits.len()..=WIDTH).map(|width| format!("{sign}{digits:0>width$}"));
    padded.into_iter().find(|it| matches_open(rule, it)).map_or(Cow::Borrowed(number), Cow::Owned)
}
