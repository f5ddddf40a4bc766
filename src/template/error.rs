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
/// use pest_uri::{Template, TemplateErrorKind};
///
/// let error = Template::parse("/users/{id").unwrap_err();
/// assert_eq!((error.kind(), error.offset()), (TemplateErrorKind::UnclosedExpression, 10));
/// assert_eq!(error.to_string(), "unclosed expression at byte 10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TemplateError {
    kind: TemplateErrorKind,
    offset: usize,
    found: Option<char>,
    /// The error of the grammar; `None` for a reserved operator, which the grammar allows.
    syntax: Option<ParseError>,
}

/// What is wrong with the text of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TemplateErrorKind {
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

impl TemplateError {
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
            TemplateErrorKind::PercentEncoding
        } else if let Some(open) = open {
            in_expression(&before[open + 1..], next)
        } else if next == Some(CLOSE) {
            TemplateErrorKind::UnopenedExpression
        } else {
            TemplateErrorKind::Literal
        };
        TemplateError { kind, offset, found, syntax: Some(syntax) }
    }

    /// The error for the reserved operator at an offset.
    #[cold]
    pub(crate) fn from_reserved(text: &str, offset: usize) -> Self {
        let found = text.get(offset..).and_then(|rest| rest.chars().next());
        TemplateError { kind: TemplateErrorKind::ReservedOperator, offset, found, syntax: None }
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(self) -> TemplateErrorKind {
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
    /// use pest_uri::Template;
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
fn in_expression(before: &str, next: Option<u8>) -> TemplateErrorKind {
    let operators = Characters::from_rule(Rule::operator);
    let variables = if before.bytes().next().is_some_and(|it| operators.has(it)) { &before[1..] } else { before };
    let variable = variables.rsplit(',').next().unwrap_or_default();
    match next {
        None | Some(OPEN) => TemplateErrorKind::UnclosedExpression,
        Some(it) if variable.ends_with(':') || variable.contains(':') && it.is_ascii_digit() => {
            TemplateErrorKind::PrefixLength
        }
        Some(CLOSE | b',') if variable.is_empty() => TemplateErrorKind::MissingVariable,
        _ if before.is_empty() => TemplateErrorKind::UnknownOperator,
        _ => TemplateErrorKind::Expression,
    }
}

impl fmt::Display for TemplateError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            TemplateErrorKind::Literal | TemplateErrorKind::Expression => "unexpected",
            TemplateErrorKind::PercentEncoding => "`%` without two hexadecimal digits",
            TemplateErrorKind::UnclosedExpression => "unclosed expression",
            TemplateErrorKind::UnopenedExpression => "`}` without `{`",
            TemplateErrorKind::MissingVariable => "missing variable",
            TemplateErrorKind::UnknownOperator => "unknown operator",
            TemplateErrorKind::ReservedOperator => "reserved operator",
            TemplateErrorKind::PrefixLength => "prefix length is not 1 to 9999",
        };
        formatter.write_str(what)?;
        let shows_character = matches!(
            self.kind,
            TemplateErrorKind::Literal
                | TemplateErrorKind::Expression
                | TemplateErrorKind::UnknownOperator
                | TemplateErrorKind::ReservedOperator
        );
        match self.found.filter(|_| shows_character) {
            Some(found) => write!(formatter, " {}", Quoted(found))?,
            None if shows_character => formatter.write_str(" character")?,
            None => {}
        }
        match self.kind {
            TemplateErrorKind::Literal => formatter.write_str(" in literal")?,
            TemplateErrorKind::Expression => formatter.write_str(" in expression")?,
            _ => {}
        }
        write!(formatter, " at byte {}", self.offset)
    }
}

impl core::error::Error for TemplateError {}
