//! Why a text is not a template.

use alloc::string::ToString as _;
use core::fmt;

use crate::error::{ParseError, ParseErrorKind};
use crate::grammar::Rule;
use crate::grammar::table::Characters;
use crate::parse::explained;
use crate::report::Report;
use crate::template::parts::{CLOSE, OPEN};
use crate::text::characters::Quoted;
use crate::text::scan::last_any;

/// Why a text is not a template: what is wrong, and at which byte.
///
/// ```
/// use pest_uri::template::{ErrorKind, Template};
///
/// let error = Template::parse("/users/{id").unwrap_err();
/// assert_eq!((error.kind(), error.offset()), (ErrorKind::UnclosedExpression, 10));
/// assert_eq!(error.to_string(), "unclosed expression at byte 10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Error {
    kind: ErrorKind,
    offset: usize,
    found: Option<char>,
    /// The error of the grammar; `None` for a reserved operator, which the grammar allows.
    syntax: Option<ParseError>,
}

/// What is wrong with the text of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A character that is not allowed in literal text: the space of `a b`.
    Literal,
    /// A `%` without two hexadecimal digits: `%4`, `{%zz}`.
    PercentEncoding,
    /// An expression without `}`: `{a`, `{a{b}`.
    UnclosedExpression,
    /// A `}` without `{`: `a}`.
    UnopenedExpression,
    /// An expression without variables: `{}`, `{?}`, `{a,}`.
    MissingVariable,
    /// A character that is neither an operator nor the start of a name: `{$a}`.
    UnknownOperator,
    /// An operator that is reserved for extensions: `{=a}`, `{|a}` (RFC 6570, section 2.2).
    ReservedOperator,
    /// The length of a prefix is not 1 to 9999: `{a:0}`, `{a:}`.
    PrefixLength,
    /// A character that is not allowed in an expression: the `-` of `{a-b}`.
    Expression,
}

impl Error {
    /// The error of the grammar in a text that it rejects.
    #[cold]
    pub(crate) fn from_rejected(text: &str) -> Self {
        let syntax = explained(Rule::URI_Template.into(), text)
            .unwrap_or_else(|| ParseError::new(Rule::URI_Template, ParseErrorKind::Limit, None, text, 0));
        let (offset, found) = (syntax.offset(), syntax.found());
        let next = text.as_bytes().get(offset).copied();
        let before = text.get(..offset).unwrap_or_default();
        let open = last_any(before.as_bytes(), [OPEN, CLOSE]).filter(|&it| before.as_bytes()[it] == OPEN);
        let kind = if syntax.kind() == ParseErrorKind::PercentEncoding {
            ErrorKind::PercentEncoding
        } else if let Some(open) = open {
            in_expression(&before[open + 1..], next)
        } else if next == Some(CLOSE) {
            ErrorKind::UnopenedExpression
        } else {
            ErrorKind::Literal
        };
        Error { kind, offset, found, syntax: Some(syntax) }
    }

    /// The error for the reserved operator at an offset.
    #[cold]
    pub(crate) fn from_reserved(text: &str, offset: usize) -> Self {
        let found = text.get(offset..).and_then(|rest| rest.chars().next());
        Error { kind: ErrorKind::ReservedOperator, offset, found, syntax: None }
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(self) -> ErrorKind {
        self.kind
    }

    /// The byte at which the text is wrong; the length of the text if it ends too early.
    #[must_use]
    pub fn offset(self) -> usize {
        self.offset
    }

    /// Draws the error: the text with a mark at the offset, the rule of RFC 6570, and what is allowed there.
    ///
    /// `text` is the text that was parsed.
    ///
    /// ```
    /// use pest_uri::template::Template;
    ///
    /// let text = "/search{?q,page:0}";
    /// let report = Template::parse(text).unwrap_err().report(text);
    /// assert_eq!(report.to_string(), r#"error: prefix length is not 1 to 9999 at byte 16
    ///     /search{?q,page:0}
    ///                     ^
    /// rule:     prefix =  ":" max-length
    ///           (RFC 6570, section 2.4.1)
    /// expected: "1" to "9"
    /// "#);
    /// ```
    #[must_use]
    pub fn report(self, text: &str) -> Report<'_> {
        match self.syntax {
            Some(syntax) => syntax.report(text).with_message(self.to_string()),
            None => Report::from_violation(self.to_string(), text, self.offset, Rule::op_reserve),
        }
    }
}

/// What is wrong in an expression: what is before the offset in it, and the byte at the offset.
fn in_expression(before: &str, next: Option<u8>) -> ErrorKind {
    let operators = Characters::from_rule(Rule::operator);
    let variables = if before.bytes().next().is_some_and(|it| operators.has(it)) { &before[1..] } else { before };
    let variable = variables.rsplit(',').next().unwrap_or_default();
    match next {
        None | Some(OPEN) => ErrorKind::UnclosedExpression,
        Some(it) if variable.ends_with(':') || variable.contains(':') && it.is_ascii_digit() => ErrorKind::PrefixLength,
        Some(CLOSE | b',') if variable.is_empty() => ErrorKind::MissingVariable,
        _ if before.is_empty() => ErrorKind::UnknownOperator,
        _ => ErrorKind::Expression,
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            ErrorKind::Literal | ErrorKind::Expression => "unexpected",
            ErrorKind::PercentEncoding => "`%` without two hexadecimal digits",
            ErrorKind::UnclosedExpression => "unclosed expression",
            ErrorKind::UnopenedExpression => "`}` without `{`",
            ErrorKind::MissingVariable => "missing variable",
            ErrorKind::UnknownOperator => "unknown operator",
            ErrorKind::ReservedOperator => "reserved operator",
            ErrorKind::PrefixLength => "prefix length is not 1 to 9999",
        };
        formatter.write_str(what)?;
        let shows_character = matches!(
            self.kind,
            ErrorKind::Literal | ErrorKind::Expression | ErrorKind::UnknownOperator | ErrorKind::ReservedOperator
        );
        match self.found.filter(|_| shows_character) {
            Some(found) => write!(formatter, " {}", Quoted(found))?,
            None if shows_character => formatter.write_str(" character")?,
            None => {}
        }
        match self.kind {
            ErrorKind::Literal => formatter.write_str(" in literal")?,
            ErrorKind::Expression => formatter.write_str(" in expression")?,
            _ => {}
        }
        write!(formatter, " at byte {}", self.offset)
    }
}

impl core::error::Error for Error {}
