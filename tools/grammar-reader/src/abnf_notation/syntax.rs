//! Reads the syntax of ABNF: RFC 5234, the strings of RFC 7405, and the lists of RFC 9110.

use std::ops::Range;

use crate::characters::CharacterSet;
use crate::error::{Error, Location, Problem};
use crate::source::{Lines, SourceFile};

/// A rule, or alternatives that extend a rule.
#[derive(Clone, Debug)]
pub struct Definition {
    /// The name of the rule, as written.
    pub name: String,
    /// Whether the definition extends a rule with `=/`.
    pub is_incremental: bool,
    /// The element to the right of the `=`.
    pub element: Element,
    /// The location of its first character.
    pub location: Location,
}

/// An element to the right of the `=`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// The name of a rule.
    Rule(String),
    /// A string: `"text"`, `%i"text"` or `%s"text"`.
    Text {
        /// The text between the quotes.
        text: String,
        /// Whether case matters.
        is_sensitive: bool,
    },
    /// Characters given by number: `%x61.62`.
    Values(Vec<u32>),
    /// A range of characters, both ends included: `%x61-7A`.
    Range(u32, u32),
    /// Prose, which only people can interpret: `<words>`.
    Prose(String),
    /// A repetition: `1*2item`, or `[ item ]`.
    Repeat {
        /// The repeated element.
        item: Box<Element>,
        /// The minimum count.
        least: u32,
        /// The maximum count, or `None` if unbounded.
        most: Option<u32>,
    },
    /// Consecutive elements.
    Sequence(Vec<Element>),
    /// Alternatives.
    Choice(Vec<Element>),
}

impl Element {
    /// The names of the rules in the element, in source order.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        match self {
            Element::Rule(name) => vec![name],
            Element::Repeat { item, .. } => item.names(),
            Element::Sequence(parts) | Element::Choice(parts) => parts.iter().flat_map(Element::names).collect(),
            Element::Text { .. } | Element::Values(_) | Element::Range(..) | Element::Prose(_) => vec![],
        }
    }

    /// Whether the element contains prose.
    pub fn has_prose(&self) -> bool {
        match self {
            Element::Prose(_) => true,
            // `0<pchar>` matches the empty text.
            Element::Repeat { item, most, .. } => *most != Some(0) && item.has_prose(),
            Element::Sequence(parts) | Element::Choice(parts) => parts.iter().any(Element::has_prose),
            Element::Rule(_) | Element::Text { .. } | Element::Values(_) | Element::Range(..) => false,
        }
    }

    /// Renames the rules in the element.
    pub fn rename(&mut self, name: &impl Fn(&str) -> String) {
        match self {
            Element::Rule(rule) => *rule = name(rule),
            Element::Repeat { item, .. } => item.rename(name),
            Element::Sequence(parts) | Element::Choice(parts) => parts.iter_mut().for_each(|part| part.rename(name)),
            Element::Text { .. } | Element::Values(_) | Element::Range(..) | Element::Prose(_) => {}
        }
    }
}

/// Reads all definitions of a file. Rules may be indented, all by the same width.
///
/// # Errors
/// Text that RFC 5234 and RFC 7405 do not allow.
pub fn definitions(file: &SourceFile) -> Result<Vec<Definition>, Error> {
    let mut parser = Parser::new(file);
    let mut definitions = vec![];
    parser.skip_blank();
    let indentation = parser.column();
    while !parser.rest().is_empty() {
        if parser.column() != indentation {
            return Err(parser.error("rule is not indented like the first rule"));
        }
        definitions.push(parser.definition(indentation)?);
    }
    Ok(definitions)
}

/// Whether a file begins with a rule name and `=`.
#[must_use]
pub fn looks_like_rules(file: &SourceFile) -> bool {
    let mut parser = Parser::new(file);
    parser.skip_blank();
    let is_named = parser.rule_name().is_some();
    parser.skip_blank();
    is_named && parser.take("=")
}

/// Reads the right side of a definition.
pub(crate) fn elements(file: &SourceFile) -> Result<Element, Error> {
    let mut parser = Parser::new(file);
    parser.skip_blank();
    let element = parser.choice()?;
    if parser.rest().is_empty() { Ok(element) } else { Err(parser.error("expected the end of the expression")) }
}

/// Syntax of other notations, with its equivalent in ABNF.
const FOREIGN_SYNTAX: [(&str, &str); 7] = [
    ("|", "write `/` between alternatives"),
    ("'", "write a string as `\"a\"`"),
    ("{", "write a repeated group as `2*5( a b )`"),
    ("?", "write an optional element as `[ a ]`"),
    ("+", "write a repetition as `1*element`"),
    ("~", "write a sequence with white space"),
    (".", "write a range as `%x30-39`"),
];

/// Returns the elements that are short for `1#2item`: items with commas between them, and optional
/// white space around the commas (RFC 9110, section 5.6.1).
fn list(item: Element, least: u32, most: Option<u32>) -> Element {
    let repeat = |item, least, most| Element::Repeat { item: Box::new(item), least, most };
    let rule = |name: &str| Element::Rule(name.to_owned());
    let space = || repeat(Element::Choice(vec![rule("SP"), rule("HTAB")]), 0, None);
    let comma = Element::Text { text: ",".into(), is_sensitive: false };
    let next = Element::Sequence(vec![space(), comma, space(), item.clone()]);
    let others = repeat(next, least.max(1) - 1, most.map(|most| most.saturating_sub(1)));
    let items = Element::Sequence(vec![item, others]);
    match (least, most) {
        (_, Some(0)) => repeat(items, 0, Some(0)),
        (0, _) => repeat(items, 0, Some(1)),
        _ => items,
    }
}

struct Parser<'a> {
    file: &'a SourceFile,
    lines: Lines,
    offset: usize,
    /// The range of the blank that was skipped last.
    blank: Range<usize>,
    rule: Option<String>,
    /// The end of the rule that is being read.
    end: usize,
    /// The number of open groups.
    depth: usize,
}

/// The maximum number of open groups, so that the stack does not overflow.
const MOST_GROUPS: usize = 100;

impl<'a> Parser<'a> {
    fn new(file: &'a SourceFile) -> Self {
        Parser {
            file,
            lines: Lines::new(&file.text),
            offset: 0,
            blank: 0..0,
            rule: None,
            end: file.text.len(),
            depth: 0,
        }
    }

    fn definition(&mut self, indentation: usize) -> Result<Definition, Error> {
        let location = self.location();
        let name = self.rule_name().ok_or_else(|| self.error("expected a rule name"))?;
        self.rule = Some(name.clone());
        let location = Location { rule: self.rule.clone(), ..location };
        self.skip_blank();
        if !self.take("=") {
            self.offset = self.blank.start;
            let is_pest_name = self.rest().starts_with('_');
            let hint = if is_pest_name { "; write `-` instead of `_` in names of ABNF" } else { "" };
            return Err(self.error(&format!("expected `=` after the rule name{hint}")));
        }
        let is_incremental = self.take("/");
        self.end = self.end_of_rule(indentation);
        self.skip_blank();
        let element = self.choice()?;
        if !self.rest().is_empty() {
            return Err(self.expected("expected an element, `/` or the end of the rule"));
        }
        self.rule = None;
        self.end = self.file.text.len();
        self.skip_blank();
        Ok(Definition { name, is_incremental, element, location })
    }

    /// The start of the next line that is neither blank, a comment, nor indented more than the
    /// rule.
    fn end_of_rule(&self, indentation: usize) -> usize {
        let text = &self.file.text;
        let mut start = self.offset;
        while let Some(length) = text[start..].find('\n') {
            start += length + 1;
            let line = text[start..].lines().next().unwrap_or_default();
            let content = line.trim_start_matches([' ', '\t']);
            if line.len() - content.len() <= indentation && !content.trim().is_empty() && !content.starts_with(';') {
                return start;
            }
        }
        text.len()
    }

    fn choice(&mut self) -> Result<Element, Error> {
        let mut parts = vec![self.sequence()?];
        while self.take("/") {
            self.skip_blank();
            parts.push(self.sequence()?);
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { Element::Choice(parts) })
    }

    fn sequence(&mut self) -> Result<Element, Error> {
        let mut parts = vec![];
        while let Some(part) = self.repetition()? {
            parts.push(part);
            self.skip_blank();
        }
        match parts.len() {
            0 => Err(self.expected("expected an element")),
            1 => Ok(parts.remove(0)),
            _ => Ok(Element::Sequence(parts)),
        }
    }

    fn repetition(&mut self) -> Result<Option<Element>, Error> {
        let start = self.offset;
        let least = self.number(10)?;
        let is_list = self.take("#");
        let (least, most) = if is_list || self.take("*") {
            (least.unwrap_or(0), self.number(10)?)
        } else if least.is_some() {
            (least.unwrap_or(0), least)
        } else {
            return self.element();
        };
        if most.is_some_and(|most| most < least) {
            self.offset = start;
            return Err(self.error("minimum exceeds maximum in repetition"));
        }
        let item = self.element()?.ok_or_else(|| self.expected("expected the repeated element"))?;
        Ok(Some(if is_list { list(item, least, most) } else { Element::Repeat { item: Box::new(item), least, most } }))
    }

    fn element(&mut self) -> Result<Option<Element>, Error> {
        let Some(next) = self.rest().chars().next() else { return Ok(None) };
        Ok(Some(match next {
            '(' => self.group(")")?,
            '[' => Element::Repeat { item: Box::new(self.group("]")?), least: 0, most: Some(1) },
            '"' => self.text(false)?,
            '%' => self.value()?,
            '<' => self.prose()?,
            letter if letter.is_ascii_alphabetic() => Element::Rule(self.rule_name().unwrap_or_default()),
            _ => return Ok(None),
        }))
    }

    fn group(&mut self, close: &str) -> Result<Element, Error> {
        if self.depth == MOST_GROUPS {
            return Err(self
                .error(&format!("groups are nested more than {MOST_GROUPS} deep; move some into rules of their own")));
        }
        self.depth += 1;
        self.offset += 1;
        self.skip_blank();
        let inner = self.choice()?;
        if !self.take(close) {
            return Err(self.expected(&format!("expected an element, `/` or `{close}`")));
        }
        self.depth -= 1;
        Ok(inner)
    }

    fn text(&mut self, is_sensitive: bool) -> Result<Element, Error> {
        let text = self.enclosed('"')?;
        Ok(Element::Text { text, is_sensitive })
    }

    fn prose(&mut self) -> Result<Element, Error> {
        Ok(Element::Prose(self.enclosed('>')?))
    }

    /// The text between the next character and `close`: printable ASCII on one line.
    fn enclosed(&mut self, close: char) -> Result<String, Error> {
        let inner = &self.rest()[1..];
        let length = inner.find(close).unwrap_or(inner.len());
        let content = &inner[..length];
        if length == inner.len() || !content.chars().all(|it| matches!(it, ' '..='~')) {
            return Err(self.error(&format!("expected printable ASCII and a closing `{close}` on this line")));
        }
        self.offset += length + 2;
        Ok(content.to_owned())
    }

    fn value(&mut self) -> Result<Element, Error> {
        let start = self.offset;
        self.offset += 1;
        let radix = match self.rest().chars().next().map(|it| it.to_ascii_lowercase()) {
            Some(kind @ ('s' | 'i')) if self.rest()[1..].starts_with('"') => {
                self.offset += 1;
                return self.text(kind == 's');
            }
            Some('x') => 16,
            Some('d') => 10,
            Some('b') => 2,
            _ => return Err(self.error("expected `x`, `d`, `b`, `s\"` or `i\"` after `%`")),
        };
        self.offset += 1;
        let first = self.required_number(radix)?;
        if self.take("-") {
            let last = self.required_number(radix)?;
            if last < first {
                return Err(self.error_at(start, "range ends before it starts"));
            }
            self.check_characters(start, first, last)?;
            return Ok(Element::Range(first, last));
        }
        self.check_characters(start, first, first)?;
        let mut values = vec![first];
        while self.take(".") {
            let start = self.offset;
            let value = self.required_number(radix)?;
            self.check_characters(start, value, value)?;
            values.push(value);
        }
        Ok(Element::Values(values))
    }

    /// Rejects ranges without a Unicode scalar value, because no text matches them.
    fn check_characters(&self, offset: usize, first: u32, last: u32) -> Result<(), Error> {
        if !CharacterSet::range(first, last).ranges().is_empty() {
            return Ok(());
        }
        let numbers = if first == last { format!("%x{first:X}") } else { format!("%x{first:X}-{last:X}") };
        let message = format!("`{numbers}` is not a Unicode scalar value (%x0-D7FF or %xE000-10FFFF)");
        Err(self.error_at(offset, &message))
    }

    fn required_number(&mut self, radix: u32) -> Result<u32, Error> {
        self.number(radix)?.ok_or_else(|| self.expected("expected a number"))
    }

    fn number(&mut self, radix: u32) -> Result<Option<u32>, Error> {
        let rest = self.rest();
        let length = rest.find(|it: char| !it.is_digit(radix)).unwrap_or(rest.len());
        if length == 0 {
            return Ok(None);
        }
        let number = u32::from_str_radix(&rest[..length], radix).map_err(|_| self.error("number is too large"))?;
        self.offset += length;
        Ok(Some(number))
    }

    fn rule_name(&mut self) -> Option<String> {
        let rest = self.rest();
        if !rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
            return None;
        }
        let length = rest.find(|it: char| !it.is_ascii_alphanumeric() && it != '-').unwrap_or(rest.len());
        self.offset += length;
        Some(rest[..length].to_owned())
    }

    fn take(&mut self, text: &str) -> bool {
        let is_next = self.rest().starts_with(text);
        if is_next {
            self.offset += text.len();
        }
        is_next
    }

    /// Skips white space, line breaks and comments.
    fn skip_blank(&mut self) {
        if self.blank.end != self.offset {
            self.blank.start = self.offset;
        }
        self.skip_to_content();
        self.blank.end = self.offset;
    }

    fn skip_to_content(&mut self) {
        loop {
            let rest = self.rest();
            let content = rest.trim_start_matches([' ', '\t', '\r', '\n']);
            self.offset += rest.len() - content.len();
            if !content.starts_with(';') {
                return;
            }
            self.offset += content.find('\n').unwrap_or(content.len());
        }
    }

    fn rest(&self) -> &'a str {
        &self.file.text[self.offset..self.end]
    }

    fn column(&self) -> usize {
        let before = &self.file.text[..self.offset];
        before.len() - before.rfind('\n').map_or(0, |end| end + 1)
    }

    fn location(&self) -> Location {
        Location {
            file: self.file.name.clone(),
            line: self.lines.number(self.offset),
            column: None,
            rule: self.rule.clone(),
        }
    }

    /// The error for an unexpected element, with its equivalent in ABNF if another notation has it.
    fn expected(&self, message: &str) -> Error {
        let found = FOREIGN_SYNTAX.iter().find(|(sign, _)| self.rest().starts_with(sign));
        self.error(
            &found.map_or_else(|| message.to_owned(), |(sign, advice)| format!("{message}, found `{sign}`; {advice}")),
        )
    }

    /// The error at the current offset, or after the last element at the end of a rule.
    fn error(&self, message: &str) -> Error {
        let is_end = self.rest().is_empty() && self.blank.end == self.offset;
        self.error_at(if is_end { self.blank.start } else { self.offset }, message)
    }

    fn error_at(&self, offset: usize, message: &str) -> Error {
        let column = self.file.text[..offset].chars().rev().take_while(|it| *it != '\n').count() + 1;
        let location = Location { line: self.lines.number(offset), column: Some(column), ..self.location() };
        Error { location: Some(location), problem: Problem::Syntax(message.to_owned()) }
    }
}
