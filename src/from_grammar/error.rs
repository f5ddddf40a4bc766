//! Why a text gives no value of a type.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::error::ParseError;
use crate::grammar::table::GrammarRule;
use crate::parse::{Node, ParseTree};
use crate::report::Report;
use crate::text::percent_encoded::{Piece, pieces};

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
            FromGrammarError::Value(error) => {
                let report = Report::from_violation(format!("{error}"), text, error.offset, error.rule);
                report.in_section(error.section).hiding(error.hidden.clone())
            }
        }
    }
}

/// A part of a text that does not fit the type of its field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid {} at byte {offset}{}", .rule.name, Reason(.reason, *.section))]
pub struct ValueError {
    rule: GrammarRule,
    offset: usize,
    /// Nothing for a secret, which the reason might show.
    reason: Option<String>,
    /// The section of a document that the text violates, if that is not the section of the rule.
    section: Option<&'static str>,
    /// Whether the reason may quote the text.
    may_quote: bool,
    /// The secrets in the text.
    hidden: Vec<Range<usize>>,
}

/// `: ` and the reason, if there is one, with the section.
struct Reason<'r>(&'r Option<String>, Option<&'static str>);

impl core::fmt::Display for Reason<'_> {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if let Some(reason) = self.0 {
            write!(formatter, ": {reason}")?;
        }
        self.1.map_or(Ok(()), |section| write!(formatter, " ({section})"))
    }
}

impl ValueError {
    /// The error for the text of a node.
    #[must_use]
    pub fn new(node: Node<'_, '_>, reason: String) -> Self {
        let (rule, offset) = (node.matched().rule, node.span().start);
        ValueError { rule, offset, reason: Some(reason), section: None, may_quote: true, hidden: Vec::new() }
    }

    /// The error at a byte of the percent-decoded text of the node.
    #[must_use]
    pub fn at_decoded(self, node: Node<'_, '_>, byte: usize) -> Self {
        let is_decoded = node.matched().rule.may_be_encoded;
        let offset = if is_decoded { offset_before_decoding(node.text(), byte) } else { byte };
        ValueError { offset: node.span().start + offset, ..self }
    }

    /// The error with the document and section that the text violates: `RFC 9110, section 4.2.1`. By default they are
    /// those of the rule.
    #[must_use]
    pub fn in_section(self, section: &'static str) -> Self {
        ValueError { section: Some(section), ..self }
    }

    /// An error whose reason does not quote the text, so that it may be shown if the text contains a secret.
    pub(crate) fn without_text(node: Node<'_, '_>, reason: String) -> Self {
        ValueError { may_quote: false, ..ValueError::new(node, reason) }
    }

    /// The name of the rule that matches the part, as in [`Node::name`].
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.rule.name
    }

    /// The offset of the part in the text, in bytes.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// The document and section that the text violates.
    #[must_use]
    pub fn section(&self) -> &'static str {
        self.section.unwrap_or(self.rule.section)
    }

    /// What is wrong; `None` if that may show a secret.
    pub(crate) fn into_reason(self) -> Option<String> {
        self.reason
    }

    pub(crate) fn without_secrets(self, tree: &ParseTree<'_>, secret: &[&str]) -> Self {
        let hidden = secret_spans(tree, secret);
        let is_here = |node: &Node<'_, '_>| node.matched().rule == self.rule && node.span().start == self.offset;
        let span = tree.root().descendants().find(is_here).map_or(self.offset..self.offset, |node| node.span());
        let is_part = |it: &Range<usize>| it.start <= span.start && span.end <= it.end;
        let shows = |it: &Range<usize>| is_part(it) || self.may_quote && it.start < span.end && span.start < it.end;
        // A function of `check` may quote any part.
        let quotes = |reason: &String| {
            tree.root().descendants().filter(|node| secret.contains(&node.name()) && !node.text().is_empty()).any(
                |node| {
                    reason.contains(node.text())
                        || core::str::from_utf8(&node.decode()).is_ok_and(|text| reason.contains(text))
                },
            )
        };
        let reason = self.reason.filter(|reason| !hidden.iter().any(shows) && !quotes(reason));
        ValueError { reason, hidden, ..self }
    }
}

/// The offset in a percent-encoded text of a byte of the decoded text.
fn offset_before_decoding(text: &str, byte: usize) -> usize {
    let (mut offset, mut left) = (0, byte);
    for piece in pieces(text) {
        let (bytes, length) = match piece {
            Piece::Plain(run) => (run.len(), run.len()),
            Piece::Encoded { written, .. } => (1, written.len()),
        };
        if left < bytes {
            return offset + left;
        }
        (offset, left) = (offset + length, left - bytes);
    }
    offset
}

/// The texts that secret rules match.
pub(crate) fn secret_spans(tree: &ParseTree<'_>, secret: &[&str]) -> Vec<Range<usize>> {
    tree.root().descendants().filter(|node| secret.contains(&node.name())).map(|node| node.span()).collect()
}

/// Why a value has no text in its grammar. A value that is secret, or made of parts, is `None`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ComposeError {
    /// Each text of the grammar has a value of a field that is absent, or a list that is empty.
    #[error("the grammar needs a value of `{field}`")]
    Missing {
        /// The name of the field.
        field: &'static str,
    },
    /// The value is nested more often than the grammar allows.
    #[error("the value has more than {} levels", crate::grammar::table::MAX_NESTING)]
    Nesting,
    /// No alternative of the grammar has a place for the value, beside the others.
    #[error("the grammar has no place for {}", FieldOfError(.field, .value))]
    NoPlace {
        /// The name of the field.
        field: &'static str,
        /// The value of the field.
        value: Option<String>,
    },
    /// A function of `check` or `check_node` rejects the value.
    #[error("invalid value of `{field}`{}", Reason(.reason, None))]
    Invalid {
        /// The name of the field.
        field: &'static str,
        /// What the function says; `None` if that may show a secret.
        reason: Option<String>,
    },
    /// The grammar does not match the text: a field has a value that its rule does not allow.
    #[error("the grammar does not match {}", FieldOfError(.field, .value))]
    Rejected {
        /// The name of the field.
        field: &'static str,
        /// The value of the field.
        value: Option<String>,
    },
    /// The text would parse to another value: the text of one field looks like that of another.
    #[error("the text would parse to another value than {}", FieldOfError(.field, .value))]
    Ambiguous {
        /// The name of the field.
        field: &'static str,
        /// The value of the field.
        value: Option<String>,
    },
}

/// A field and its value: `` `tags`: `X` ``.
struct FieldOfError<'e>(&'static str, &'e Option<String>);

impl core::fmt::Display for FieldOfError<'_> {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let FieldOfError(field, value) = self;
        match value {
            Some(value) => write!(formatter, "`{value}`, the value of `{field}`"),
            None => write!(formatter, "the value of `{field}`"),
        }
    }
}
