//! Why a URI is invalid by the specification of its scheme.

use alloc::format;
use core::fmt;

use super::note::notes;
use super::typed_uri::{SchemeRule, Violation};
use crate::error::{ParseError, ParseErrorKind};
use crate::report::Report;

/// Why a URI is invalid by the specification of its scheme. It is still valid by RFC 3986.
///
/// An error of a method that composes a URI says why the arguments make no URI.
/// [`argument`](Self::argument) is the name of the invalid argument, and the offset counts in it, or in one
/// item of it if it is a list. If no argument is named, the composed URI is invalid as a whole, and the offset
/// counts in the composed text.
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Http;
///
/// let uri = Uri::parse("http:///path")?;
/// let error = Http::from_uri(&uri).unwrap_err();
/// assert_eq!(error.to_string(), "the host is empty at byte 7 (RFC 9110, section 4.2.1)");
/// assert_eq!((error.offset(), error.rule(), error.section()), (Some(7), "http-URI", "RFC 9110, section 4.2.1"));
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// ```
/// use pest_uri::scheme::Tag;
///
/// let error = Tag::compose("yaml.org", "2002-13", "int").unwrap_err();
/// assert_eq!((error.argument(), error.offset()), (Some("date"), Some(5)));
/// assert_eq!(error.to_string(), "`date`: there is no such month at byte 5 (RFC 4151, section 2.1)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SchemeError {
    reason: Reason,
    argument: Option<&'static str>,
    index: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Reason {
    OtherScheme { wanted: &'static str },
    Rejected { error: ParseError, rule: SchemeRule },
    Violated { violation: Violation, rule: SchemeRule },
}

impl SchemeError {
    pub(crate) fn other_scheme(wanted: &'static str) -> Self {
        SchemeError::from_reason(Reason::OtherScheme { wanted })
    }

    pub(crate) fn rejected(error: ParseError, rule: SchemeRule) -> Self {
        SchemeError::from_reason(Reason::Rejected { error, rule })
    }

    pub(crate) fn violated(violation: Violation, rule: SchemeRule) -> Self {
        SchemeError::from_reason(Reason::Violated { violation, rule })
    }

    fn from_reason(reason: Reason) -> Self {
        SchemeError { reason, argument: None, index: None }
    }

    /// The same error, with the offset counted in an argument of a method that composes a URI.
    pub(crate) fn in_argument(self, name: &'static str) -> Self {
        SchemeError { argument: Some(name), ..self }
    }

    /// The same error, for one item of an argument that is a list.
    pub(crate) fn at_index(self, index: usize) -> Self {
        SchemeError { index: u32::try_from(index).ok(), ..self }
    }

    /// The index, from 0, of the item that the offset counts in, if the argument is a list: of addresses, of
    /// header fields.
    ///
    /// ```
    /// use pest_uri::scheme::Mailto;
    ///
    /// let error = Mailto::compose(&["a@example.com", "a b@example.com"], &[]).unwrap_err();
    /// assert_eq!((error.argument(), error.index(), error.offset()), (Some("to"), Some(1), Some(1)));
    /// assert_eq!(error.to_string(), "`to[1]`: invalid address at byte 1 (RFC 6068, section 2)");
    /// ```
    #[must_use]
    pub fn index(self) -> Option<usize> {
        self.index.map(|index| index as usize)
    }

    /// The name of the argument that the offset counts in, or `None` if it counts in a URI.
    #[must_use]
    pub fn argument(self) -> Option<&'static str> {
        self.argument
    }

    /// The offset of the error in the URI or the argument, in bytes, or `None` if the URI has another scheme.
    #[must_use]
    pub fn offset(self) -> Option<usize> {
        match self.reason {
            Reason::OtherScheme { .. } => None,
            Reason::Rejected { error, .. } => Some(error.offset()),
            Reason::Violated { violation, .. } => Some(violation.at),
        }
    }

    /// The kind of error, if a grammar rejects the URI or a text that it holds encoded. `None` if the
    /// specification requires more than the grammar.
    ///
    /// ```
    /// use pest_uri::scheme::Ldap;
    /// use pest_uri::{ParseErrorKind, Uri};
    ///
    /// let filter = "(!".repeat(1000) + "(cn=a)" + &")".repeat(1000);
    /// let error = Ldap::from_uri(&Uri::parse(format!("ldap:///???{filter}"))?).unwrap_err();
    /// assert_eq!(error.to_string(), "the filter is nested too deep at byte 213 (RFC 4515, section 3)");
    /// assert_eq!(error.kind(), Some(ParseErrorKind::Nesting));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn kind(self) -> Option<ParseErrorKind> {
        match self.reason {
            Reason::OtherScheme { .. } => None,
            Reason::Rejected { error, .. } => Some(error.kind()),
            Reason::Violated { violation, .. } => violation.kind,
        }
    }

    /// The rule of the grammar at which parsing failed, or the scheme's rule if the specification requires more than the grammar;
    /// `scheme` for a URI of another scheme.
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::Ldap;
    ///
    /// let error = Ldap::from_uri(&Uri::parse("ldap://u@h/")?).unwrap_err();
    /// assert_eq!((error.rule(), error.section()), ("reg-name", "RFC 3986, section 3.2.2"));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self.reason {
            Reason::OtherScheme { .. } => "scheme",
            Reason::Rejected { error, .. } => error.rule().name,
            Reason::Violated { violation, rule } => violation.rule.unwrap_or(rule.rule).entry().name,
        }
    }

    /// The document and section of that rule, or of the requirement: `RFC 9110, section 4.2.1`.
    #[must_use]
    pub fn section(self) -> &'static str {
        match self.reason {
            Reason::OtherScheme { .. } => "RFC 3986, section 3.1",
            Reason::Rejected { error, .. } => error.rule().section,
            Reason::Violated { violation, .. } => violation.section,
        }
    }

    /// The error of the grammar, if it is the grammar that rejects the text.
    #[must_use]
    pub fn parse_error(self) -> Option<ParseError> {
        match self.reason {
            Reason::Rejected { error, .. } => Some(error),
            _ => None,
        }
    }

    /// Draws the error for a person: the text with a mark at the offset, the rule, what was expected there,
    /// and what else the specification says.
    ///
    /// `text` is the text of the URI or of the argument, or of its item at [`index`](Self::index).
    #[must_use]
    pub fn report(self, text: &str) -> Report<'_> {
        match self.reason {
            Reason::OtherScheme { .. } => Report::from_message(format!("{self}"), text),
            Reason::Rejected { error, .. } if self.argument.is_some() => error.report(text),
            Reason::Rejected { error, rule } => {
                error.report(rule.text(text)).in_text(text).with_notes(notes(rule, text, error.offset()))
            }
            Reason::Violated { violation, rule } => {
                let Violation { what, section, at, .. } = violation;
                let violated = violation.rule.unwrap_or(rule.rule);
                let report = Report::from_violation(format!("{what} at byte {at} ({section})"), text, at, violated);
                if self.argument.is_some() { report } else { report.with_notes(notes(rule, text, at)) }
            }
        }
    }
}

impl fmt::Display for SchemeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.argument, self.index) {
            (Some(argument), Some(index)) => write!(formatter, "`{argument}[{index}]`: ")?,
            (Some(argument), None) => write!(formatter, "`{argument}`: ")?,
            (None, _) => {}
        }
        match self.reason {
            Reason::OtherScheme { wanted } => write!(formatter, "the scheme is not `{wanted}`"),
            Reason::Rejected { error, .. } => write!(formatter, "{error} ({})", error.rule().section),
            Reason::Violated { violation: Violation { what, section, at, .. }, .. } => {
                write!(formatter, "{what} at byte {at} ({section})")
            }
        }
    }
}

impl fmt::Debug for SchemeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SchemeError { reason, argument, index } = self;
        let Some(argument) = argument else { return reason.fmt(formatter) };
        let mut shown = formatter.debug_struct("SchemeError");
        shown.field("argument", argument);
        if let Some(index) = index {
            shown.field("index", index);
        }
        shown.field("reason", reason).finish()
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::OtherScheme { wanted } => formatter.debug_struct("OtherScheme").field("wanted", wanted).finish(),
            Reason::Rejected { error, .. } => formatter.debug_tuple("Rejected").field(error).finish(),
            Reason::Violated { violation, .. } => formatter.debug_tuple("Violated").field(violation).finish(),
        }
    }
}

impl core::error::Error for SchemeError {}
