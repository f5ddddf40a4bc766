//! Why a text gives no value of a type.

use alloc::format;
use alloc::string::String;

use crate::error::ParseError;
use crate::parse::Node;
use crate::report::Report;

/// Why a text gives no value of a type that derives [`FromGrammar`](macro@crate::FromGrammar).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FromGrammarError {
    /// The grammar does not match the text. The error has a [report](ParseError::report).
    #[error(transparent)]
    Syntax(#[from] ParseError),
    /// A part of the text does not fit the type of its field.
    #[error(transparent)]
    Value(#[from] ValueError),
}

impl FromGrammarError {
    /// The offset of the error in the text, in bytes.
    #[must_use]
    pub fn offset(&self) -> usize {
        match self {
            FromGrammarError::Syntax(error) => error.offset(),
            FromGrammarError::Value(error) => error.offset(),
        }
    }

    /// Draws the error for a person; `text` is the text that was parsed.
    #[must_use]
    pub fn report<'t>(&self, text: &'t str) -> Report<'t> {
        match self {
            FromGrammarError::Syntax(error) => error.report(text),
            FromGrammarError::Value(error) => Report::from_message(format!("{error}"), text),
        }
    }
}

/// A part of a text that does not fit the type of its field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid {rule} at byte {offset}{}", Reason(.reason))]
pub struct ValueError {
    rule: &'static str,
    offset: usize,
    /// Nothing for a secret, which the reason might show.
    reason: Option<String>,
}

/// `: ` and the reason, if there is one.
struct Reason<'r>(&'r Option<String>);

impl core::fmt::Display for Reason<'_> {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.as_ref().map_or(Ok(()), |reason| write!(formatter, ": {reason}"))
    }
}

impl ValueError {
    /// The error for the text of a node.
    #[must_use]
    pub fn new(node: Node<'_, '_>, reason: String) -> Self {
        ValueError { rule: node.name(), offset: node.span().start, reason: Some(reason) }
    }

    /// The name of the rule that matches the part, as in [`Node::name`].
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// The offset of the part in the text, in bytes.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }

    pub(crate) fn absent(node: Node<'_, '_>, rule: &'static str) -> Self {
        ValueError { rule, offset: node.span().start, reason: Some("it is absent".into()) }
    }

    pub(crate) fn without_secret(self, is_secret: impl Fn(&str) -> bool) -> Self {
        let reason = self.reason.filter(|_| !is_secret(self.rule));
        ValueError { reason, ..self }
    }
}

/// Why a value has no text in its grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ComposeError {
    /// No alternative of the grammar has a place for all fields.
    #[error("the grammar has no place for the value of `{rule}`")]
    NoPlace {
        /// The rule of a field that has none.
        rule: &'static str,
    },
    /// The grammar does not match the text that the fields give: a field has text that its rule does not allow.
    #[error("the fields give a text that the grammar does not match: {0}")]
    Rejected(#[from] ParseError),
    /// The text would parse to another value: the text of one field looks like that of another.
    #[error("the text would parse to another value in `{rule}`")]
    Ambiguous {
        /// The rule that would match something else.
        rule: &'static str,
    },
}
