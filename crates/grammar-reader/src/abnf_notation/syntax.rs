//! Reads the syntax of ABNF: RFC 5234, and the strings of RFC 7405.

use std::ops::Range;

use crate::characters::CharacterSet;
use crate::error::{Error, Place, Problem};
use crate::source::{Lines, SourceFile};

/// A rule, or alternatives that are added to one.
#[derive(Clone, Debug)]
pub struct Definition {
    /// The name of the rule, as it is written.
    pub name: String,
    /// Whether it adds alternatives to a rule, with the sign `=/`.
    pub is_incremental: bool,
    /// The element to the right of the `=`.
    pub element: Element,
    /// Where it begins.
    pub place: Place,
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
    /// Characters by their numbers: `%x61.62`.
    Values(Vec<u32>),
    /// A range of characters, both ends included: `%x61-7A`.
    Range(u32, u32),
    /// Prose that only people can read: `<words>`.
    Prose(String),
    /// A repetition: `1*2item`, or `[ item ]`.
    Repeat {
        /// The element that is repeated.
        item: Box<Element>,
        /// The minimum number of times.
        least: u32,
        /// The maximum number of times, if there is a bound.
        most: Option<u32>,
    },
    /// One element after the other.
    Sequence(Vec<Element>),
    /// One of the elements.
    Choice(Vec<Element>),
}

impl Element {
    /// The names of the rules in the element.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        let parts = self.within().into_iter();
        parts.filter_map(|part| if let Element::Rule(name) = part { Some(name.as_str()) } else { None }).collect()
    }

    /// Whether the element contains prose, which only people can read.
    pub fn has_prose(&self) -> bool {
        match self {
            Element::Prose(_) => true,
            // `0<pchar>` is the empty text.
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

    /// The element and all elements in it, in the order in which they are written.
    #[must_use]
    pub fn within(&self) -> Vec<&Element> {
        let (mut all, mut waiting) = (vec![], vec![self]);
        while let Some(next) = waiting.pop() {
            all.push(next);
            match next {
                Element::Repeat { item, .. } => waiting.push(item),
                Element::Sequence(parts) | Element::Choice(parts) => waiting.extend(parts.iter().rev()),
                Element::Rule(_)
                | Element::Text { .. }
                | Element::Values(_)
                | Element::Range(..)
                | Element::Prose(_) => {}
            }
        }
        all
    }
}

/// Reads all definitions of a file. Its lines may be indented, if all rules are indented alike.
///
/// # Errors
/// Text that RFC 5234 and RFC 7405 do not allow.
pub fn definitions(file: &SourceFile) -> Result<Vec<Definition>, Error> {
    let mut reader = Reader::new(file);
    let mut definitions = vec![];
    reader.skip_blank();
    let indentation = reader.column();
    while !reader.rest().is_empty() {
        if reader.column() != indentation {
            return Err(reader.refuse("a rule stands here that is not indented as the first one is"));
        }
        definitions.push(reader.definition(indentation)?);
    }
    Ok(definitions)
}

/// Whether a file begins with a rule, whatever is to the right of its `=`.
#[must_use]
pub fn is_meant_as_rules(file: &SourceFile) -> bool {
    let mut reader = Reader::new(file);
    reader.skip_blank();
    let is_named = reader.rule_name().is_some();
    reader.skip_blank();
    is_named && reader.take("=")
}

/// Reads what may be to the right of a `=`.
pub(crate) fn elements(file: &SourceFile) -> Result<Element, Error> {
    let mut reader = Reader::new(file);
    reader.skip_blank();
    let element = reader.choice()?;
    if reader.rest().is_empty() { Ok(element) } else { Err(reader.refuse("nothing more may stand here")) }
}

/// Signs of other notations, and how to write the same in ABNF.
const OTHERWISE: [(&str, &str); 8] = [
    ("#", "a list as RFC 9110 writes it is `[ element *( OWS \",\" OWS element ) ]`"),
    ("|", "alternatives are divided by `/`"),
    ("'", "a text stands between two `\"`"),
    ("{", "a group stands in `( )`, with how often it is repeated before it: `2*5( a b )`"),
    ("?", "what may be left out stands in `[ ]`"),
    ("+", "how often something is repeated stands before it: `1*element`"),
    ("~", "between what follows each other is white space"),
    (".", "a range is written `%x30-39`"),
];

struct Reader<'a> {
    file: &'a SourceFile,
    lines: Lines,
    at: usize,
    /// The blank that was skipped last, from its start to its end.
    blank: Range<usize>,
    rule: Option<String>,
    /// The end of the rule that is being read.
    end: usize,
    /// The number of open groups.
    depth: usize,
}

/// The greatest number of open groups, so that the stack does not overflow.
const MOST_GROUPS: usize = 100;

impl<'a> Reader<'a> {
    fn new(file: &'a SourceFile) -> Self {
        Reader { file, lines: Lines::of(&file.text), at: 0, blank: 0..0, rule: None, end: file.text.len(), depth: 0 }
    }

    fn definition(&mut self, indentation: usize) -> Result<Definition, Error> {
        let place = self.place();
        let name = self.rule_name().ok_or_else(|| self.refuse("here must stand the name of a rule"))?;
        self.rule = Some(name.clone());
        let place = Place { rule: self.rule.clone(), ..place };
        self.skip_blank();
        if !self.take("=") {
            self.at = self.blank.start;
            let is_name_of_pest = self.rest().starts_with('_');
            let hint = if is_name_of_pest { ", and a name in ABNF has `-` for `_`" } else { "" };
            return Err(self.refuse(&format!("after the name of a rule must stand `=`{hint}")));
        }
        let is_incremental = self.take("/");
        self.end = self.end_of_rule(indentation);
        self.skip_blank();
        let element = self.choice()?;
        if !self.rest().is_empty() {
            return Err(self.wanting("here must stand an element, `/` or the end of the rule"));
        }
        self.rule = None;
        self.end = self.file.text.len();
        self.skip_blank();
        Ok(Definition { name, is_incremental, element, place })
    }

    /// The start of the next line that is indented no more than the rule, and neither blank nor a comment.
    fn end_of_rule(&self, indentation: usize) -> usize {
        let text = &self.file.text;
        let mut start = self.at;
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
            0 => Err(self.wanting("here must stand an element")),
            1 => Ok(parts.remove(0)),
            _ => Ok(Element::Sequence(parts)),
        }
    }

    fn repetition(&mut self) -> Result<Option<Element>, Error> {
        let start = self.at;
        let least = self.number(10)?;
        let (least, most) = if self.take("*") {
            (least.unwrap_or(0), self.number(10)?)
        } else if least.is_some() {
            (least.unwrap_or(0), least)
        } else {
            return self.element();
        };
        if most.is_some_and(|most| most < least) {
            self.at = start;
            return Err(self.refuse("a repetition has more at least than at most"));
        }
        let item = self.element()?.ok_or_else(|| self.wanting("here must stand what is repeated"))?;
        Ok(Some(Element::Repeat { item: Box::new(item), least, most }))
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
            return Err(
                self.refuse(&format!("more than {MOST_GROUPS} groups are nested here; make rules of some of them"))
            );
        }
        self.depth += 1;
        self.at += 1;
        self.skip_blank();
        let inner = self.choice()?;
        if !self.take(close) {
            return Err(self.wanting(&format!("here must stand an element, `/` or `{close}`")));
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
            return Err(
                self.refuse(&format!("no `{close}` follows on this line, or not only printable ASCII before it"))
            );
        }
        self.at += length + 2;
        Ok(content.to_owned())
    }

    fn value(&mut self) -> Result<Element, Error> {
        let start = self.at;
        self.at += 1;
        let radix = match self.rest().chars().next().map(|it| it.to_ascii_lowercase()) {
            Some(kind @ ('s' | 'i')) if self.rest()[1..].starts_with('"') => {
                self.at += 1;
                return self.text(kind == 's');
            }
            Some('x') => 16,
            Some('d') => 10,
            Some('b') => 2,
            _ => return Err(self.refuse("after `%` must stand `x`, `d` or `b`, or `s` or `i` and a string")),
        };
        self.at += 1;
        let first = self.required_number(radix)?;
        if self.take("-") {
            let last = self.required_number(radix)?;
            if last < first {
                return Err(self.refuse_at(start, "a range ends before it starts"));
            }
            self.refuse_no_character(start, first, last)?;
            return Ok(Element::Range(first, last));
        }
        self.refuse_no_character(start, first, first)?;
        let mut values = vec![first];
        while self.take(".") {
            let start = self.at;
            let value = self.required_number(radix)?;
            self.refuse_no_character(start, value, value)?;
            values.push(value);
        }
        Ok(Element::Values(values))
    }

    /// Rejects numbers none of which is that of a character: no text would match them.
    fn refuse_no_character(&self, at: usize, first: u32, last: u32) -> Result<(), Error> {
        if !CharacterSet::range(first, last).ranges().is_empty() {
            return Ok(());
        }
        let numbers = if first == last { format!("%x{first:X}") } else { format!("%x{first:X}-{last:X}") };
        let message =
            format!("`{numbers}` is no character: Unicode ends with %x10FFFF, and %xD800-DFFF are surrogates");
        Err(self.refuse_at(at, &message))
    }

    fn required_number(&mut self, radix: u32) -> Result<u32, Error> {
        self.number(radix)?.ok_or_else(|| self.wanting("here must stand a number"))
    }

    fn number(&mut self, radix: u32) -> Result<Option<u32>, Error> {
        let rest = self.rest();
        let length = rest.find(|it: char| !it.is_digit(radix)).unwrap_or(rest.len());
        if length == 0 {
            return Ok(None);
        }
        let number =
            u32::from_str_radix(&rest[..length], radix).map_err(|_| self.refuse("this number is too large"))?;
        self.at += length;
        Ok(Some(number))
    }

    fn rule_name(&mut self) -> Option<String> {
        let rest = self.rest();
        if !rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
            return None;
        }
        let length = rest.find(|it: char| !it.is_ascii_alphanumeric() && it != '-').unwrap_or(rest.len());
        self.at += length;
        Some(rest[..length].to_owned())
    }

    fn take(&mut self, text: &str) -> bool {
        let is_next = self.rest().starts_with(text);
        if is_next {
            self.at += text.len();
        }
        is_next
    }

    /// Skips white space, ends of lines and comments.
    fn skip_blank(&mut self) {
        if self.blank.end != self.at {
            self.blank.start = self.at;
        }
        self.skip_to_content();
        self.blank.end = self.at;
    }

    fn skip_to_content(&mut self) {
        loop {
            let rest = self.rest();
            let content = rest.trim_start_matches([' ', '\t', '\r', '\n']);
            self.at += rest.len() - content.len();
            if !content.starts_with(';') {
                return;
            }
            self.at += content.find('\n').unwrap_or(content.len());
        }
    }

    fn rest(&self) -> &'a str {
        &self.file.text[self.at..self.end]
    }

    fn column(&self) -> usize {
        let before = &self.file.text[..self.at];
        before.len() - before.rfind('\n').map_or(0, |end| end + 1)
    }

    fn place(&self) -> Place {
        Place { file: self.file.name.clone(), line: self.lines.number(self.at), column: None, rule: self.rule.clone() }
    }

    /// The error for an unexpected element; if it is of another notation, with how ABNF writes it.
    fn wanting(&self, message: &str) -> Error {
        let found = OTHERWISE.iter().find(|(sign, _)| self.rest().starts_with(sign));
        self.refuse(
            &found.map_or_else(|| message.to_owned(), |(sign, advice)| format!("{message}, not `{sign}`; {advice}")),
        )
    }

    /// The error at the current offset. At the end of a rule, that is after its last element.
    fn refuse(&self, message: &str) -> Error {
        let is_end = self.rest().is_empty() && self.blank.end == self.at;
        self.refuse_at(if is_end { self.blank.start } else { self.at }, message)
    }

    fn refuse_at(&self, at: usize, message: &str) -> Error {
        let column = self.file.text[..at].chars().rev().take_while(|it| *it != '\n').count() + 1;
        let place = Place { line: self.lines.number(at), column: Some(column), ..self.place() };
        Error { place: Some(place), problem: Problem::Syntax(message.to_owned()) }
    }
}
