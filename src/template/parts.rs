//! The parts of the text of a template: literals and expressions.

use core::fmt;

use crate::redact::{Redacted, passwords_in_literal};
use crate::template::operator::Operator;
use crate::text::scan::find_byte;

/// Begins an expression.
pub(crate) const OPEN: u8 = b'{';
/// Ends an expression.
pub(crate) const CLOSE: u8 = b'}';
/// Between the variables of an expression.
const VARIABLE_SEPARATOR: char = ',';
/// Before the length of a prefix.
const PREFIX: char = ':';
/// After the name of an exploded variable.
const EXPLODE: char = '*';

/// A part of a template (RFC 6570, section 2).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part<'t> {
    /// Literal text (section 2.1).
    Literal(&'t str),
    /// An expression (section 2.2).
    Expression(Expression<'t>),
}

/// An expression of a template, with its braces: `{?q,page}` (RFC 6570, section 2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Expression<'t> {
    text: &'t str,
    /// The offset of `text` in the template.
    offset: usize,
}

/// A variable in an expression of a template (RFC 6570, section 2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variable<'t> {
    name: &'t str,
    prefix: Option<u16>,
    is_exploded: bool,
    operator: Operator,
    offset: usize,
}

impl<'t> Part<'t> {
    /// The expression, if it is one.
    pub(crate) fn expression(self) -> Option<Expression<'t>> {
        if let Part::Expression(expression) = self { Some(expression) } else { None }
    }
}

impl<'t> Expression<'t> {
    /// The expression as it is written, with its braces.
    #[must_use]
    pub fn as_str(self) -> &'t str {
        self.text
    }

    /// The operator of all variables of the expression.
    #[must_use]
    pub fn operator(self) -> Operator {
        Operator::at_start(self.inside())
    }

    /// The variables, from left to right.
    pub fn variables(self) -> impl Iterator<Item = Variable<'t>> {
        let operator = self.operator();
        let list = &self.inside()[operator.as_str().len()..];
        let mut offset = self.offset + 1 + operator.as_str().len();
        list.split(VARIABLE_SEPARATOR).map(move |text| {
            let variable = Variable::new(text, operator, offset);
            offset += text.len() + VARIABLE_SEPARATOR.len_utf8();
            variable
        })
    }

    /// The offset of the expression in the template.
    pub(crate) fn offset(self) -> usize {
        self.offset
    }

    fn inside(self) -> &'t str {
        &self.text[1..self.text.len() - 1]
    }
}

impl<'t> Variable<'t> {
    fn new(text: &'t str, operator: Operator, offset: usize) -> Self {
        let exploded = text.strip_suffix(EXPLODE);
        let text = exploded.unwrap_or(text);
        let (name, prefix) = match text.split_once(PREFIX) {
            Some((name, length)) => (name, Some(length.parse().unwrap_or(u16::MAX))),
            None => (text, None),
        };
        Variable { name, prefix, is_exploded: exploded.is_some(), operator, offset }
    }

    /// The name of the variable, as it is written: percent-encoded bytes are a part of the name, and are not decoded.
    #[must_use]
    pub fn name(self) -> &'t str {
        self.name
    }

    /// The length of the prefix, 1 to 9999 characters: 3 in `{var:3}` (section 2.4.1). `None` if the variable has its
    /// whole value.
    #[must_use]
    pub fn prefix(self) -> Option<u16> {
        self.prefix
    }

    /// The variable with its whole value.
    pub(crate) fn without_prefix(self) -> Self {
        Variable { prefix: None, ..self }
    }

    /// Whether each member of a list or map is expanded by itself: `{var*}` (section 2.4.2). Such a variable has no
    /// prefix.
    #[must_use]
    pub fn is_exploded(self) -> bool {
        self.is_exploded
    }

    /// The operator of the expression that the variable is in.
    #[must_use]
    pub fn operator(self) -> Operator {
        self.operator
    }

    /// The offset of the variable in the template, in bytes.
    #[must_use]
    pub fn offset(self) -> usize {
        self.offset
    }
}

/// The parts of the text of a template.
pub(crate) fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let (start, rest) = (at, &text[at..]);
        let first = rest.as_bytes().first()?;
        if *first == OPEN {
            at += find_byte(rest.as_bytes(), CLOSE)? + 1;
            return Some(Part::Expression(Expression { text: &text[start..at], offset: start }));
        }
        at += find_byte(rest.as_bytes(), OPEN).unwrap_or(rest.len());
        Some(Part::Literal(&text[start..at]))
    })
}

impl fmt::Debug for Part<'_> {
    /// Redacts what may be a password in a literal, which may begin or end in one.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Literal(text) => {
                let literal = Redacted::with_hidden(text, passwords_in_literal(text));
                formatter.debug_tuple("Literal").field(&literal).finish()
            }
            Part::Expression(expression) => formatter.debug_tuple("Expression").field(expression).finish(),
        }
    }
}

impl fmt::Display for Expression<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.text)
    }
}

impl fmt::Debug for Expression<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.text, formatter)
    }
}

impl fmt::Display for Variable<'_> {
    /// The variable as it is written in its expression.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name)?;
        match self.prefix {
            Some(length) => write!(formatter, "{PREFIX}{length}"),
            None if self.is_exploded => write!(formatter, "{EXPLODE}"),
            None => Ok(()),
        }
    }
}
