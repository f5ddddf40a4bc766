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

/// Why a text is not a template: what is wrong, and the offset in bytes.
///
/// `found` is the character at the offset; `None` where it would reveal a character of a password.
///
/// ```
/// use pest_uri::template::{Error, Template};
///
/// let error = Template::parse("/users/{id").unwrap_err();
/// assert_eq!(error, Error::UnclosedExpression(10));
/// assert_eq!(error.to_string(), "unclosed expression at byte 10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A character that is not allowed in literal text: the space of `a b`.
    #[error("unexpected{} in literal at byte {offset}", Character(*found))]
    Literal {
        /// The character.
        found: Option<char>,
        /// Its offset.
        offset: usize,
    },
    /// A character that is not allowed in an expression: the `-` of `{a-b}`.
    #[error("unexpected{} in expression at byte {offset}", Character(*found))]
    Expression {
        /// The character.
        found: Option<char>,
        /// Its offset.
        offset: usize,
    },
    /// A character that is neither an operator nor the start of a name: `{$a}`.
    #[error("unknown operator{} at byte {offset}", Character(*found))]
    UnknownOperator {
        /// The character.
        found: Option<char>,
        /// Its offset.
        offset: usize,
    },
    /// An operator that is reserved for extensions: `{=a}`, `{|a}` (RFC 6570, section 2.2).
    #[error("reserved operator{} at byte {offset}", Character(*found))]
    ReservedOperator {
        /// The operator.
        found: Option<char>,
        /// Its offset.
        offset: usize,
    },
    /// A `%` without two hexadecimal digits: `%4`, `{%zz}`.
    #[error("`%` without two hexadecimal digits at byte {0}")]
    PercentEncoding(usize),
    /// An expression without `}`: `{a`, `{a{b}`.
    #[error("unclosed expression at byte {0}")]
    UnclosedExpression(usize),
    /// A `}` without `{`: `a}`.
    #[error("`}}` without `{{` at byte {0}")]
    UnopenedExpression(usize),
    /// An expression without variables: `{}`, `{?}`, `{a,}`.
    #[error("missing variable at byte {0}")]
    MissingVariable(usize),
    /// The length of a prefix is not 1 to 9999: `{a:0}`, `{a:}`.
    #[error("prefix length is not 1 to 9999 at byte {0}")]
    PrefixLength(usize),
}

impl Error {
    /// The error of the grammar in a text that it rejects.
    #[cold]
    pub(crate) fn from_rejected(text: &str) -> Self {
        let syntax =
            syntax(text).unwrap_or_else(|| ParseError::new(Rule::URI_Template, ParseErrorKind::Limit, None, text, 0));
        let (offset, found) = (syntax.offset(), syntax.found());
        let next = text.as_bytes().get(offset).copied();
        let before = text.get(..offset).unwrap_or_default();
        let open = last_any(before.as_bytes(), [OPEN, CLOSE]).filter(|&it| before.as_bytes()[it] == OPEN);
        if syntax.kind() == ParseErrorKind::PercentEncoding {
            Error::PercentEncoding(offset)
        } else if let Some(open) = open {
            in_expression(&before[open + 1..], next, found, offset)
        } else if next == Some(CLOSE) {
            Error::UnopenedExpression(offset)
        } else {
            Error::Literal { found, offset }
        }
    }

    /// The error for the reserved operator at an offset.
    #[cold]
    pub(crate) fn from_reserved(text: &str, offset: usize) -> Self {
        let found = text.get(offset..).and_then(|rest| rest.chars().next());
        Error::ReservedOperator { found, offset }
    }

    /// The byte at which the text is wrong; the length of the text if it ends too early.
    #[must_use]
    pub fn offset(self) -> usize {
        match self {
            Error::Literal { offset, .. }
            | Error::Expression { offset, .. }
            | Error::UnknownOperator { offset, .. }
            | Error::ReservedOperator { offset, .. }
            | Error::PercentEncoding(offset)
            | Error::UnclosedExpression(offset)
            | Error::UnopenedExpression(offset)
            | Error::MissingVariable(offset)
            | Error::PrefixLength(offset) => offset,
        }
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
        // The grammar allows a reserved operator.
        match syntax(text) {
            Some(syntax) => syntax.report(text).with_message(self.to_string()),
            None => Report::from_violation(self.to_string(), text, self.offset(), Rule::op_reserve),
        }
    }
}

/// The error of the grammar in a text, if it rejects it.
fn syntax(text: &str) -> Option<ParseError> {
    explained(Rule::URI_Template.into(), text)
}

/// What is wrong in an expression: what is before the offset in it, and the byte and the character at the offset.
fn in_expression(before: &str, next: Option<u8>, found: Option<char>, offset: usize) -> Error {
    let operators = Characters::from_rule(Rule::operator);
    let variables = if before.bytes().next().is_some_and(|it| operators.has(it)) { &before[1..] } else { before };
    let variable = variables.rsplit(',').next().unwrap_or_default();
    match next {
        None | Some(OPEN) => Error::UnclosedExpression(offset),
        Some(it) if variable.ends_with(':') || variable.contains(':') && it.is_ascii_digit() => {
            Error::PrefixLength(offset)
        }
        Some(CLOSE | b',') if variable.is_empty() => Error::MissingVariable(offset),
        _ if before.is_empty() => Error::UnknownOperator { found, offset },
        _ => Error::Expression { found, offset },
    }
}

/// A space and the character that was found, if it may be shown.
struct Character(Option<char>);

impl fmt::Display for Character {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(found) => write!(formatter, " {}", Quoted(found)),
            None => formatter.write_str(" character"),
        }
    }
}
