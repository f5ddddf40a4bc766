//! Why a text was rejected, as small data.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::error::advice::{Advice, Context};
use crate::error::kind::ParseErrorKind;
use crate::grammar::component::Component;
use crate::grammar::expected::{Expected, Listed, Summary};
use crate::grammar::failure::{family, secrets};
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::grammar::table::{GrammarRule, MAX_NESTING};
use crate::redact::{may_be_in_password, merged, password_in_authority, password_in_userinfo, passwords};
use crate::text::characters::Quoted;

/// Why a text was rejected: what is wrong, in which component, at which byte.
///
/// Small and `Copy`. It keeps at most one character of the text, and none of a password. Its
/// [`report`](ParseError::report) shows a person the offset, the rule and a suggested fix.
///
/// ```
/// use pest_uri::{Component, ParseErrorKind, UriReference};
///
/// let error = UriReference::parse("http://localhost/A<B").unwrap_err();
/// assert_eq!(error.kind(), ParseErrorKind::Character);
/// assert_eq!(error.component(), Some(Component::Path));
/// assert_eq!(error.offset(), 18);
/// assert_eq!(error.to_string(), "unexpected `<` in path at byte 18; write `<` as `%3C`");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParseError {
    kind: ParseErrorKind,
    component: Option<Component>,
    at: usize,
    found: Option<char>,
    parsed_by: GrammarRule,
    /// The rule that was being parsed.
    rule: Option<GrammarRule>,
    context: Option<Context>,
    /// What a custom grammar allows there.
    expected: Summary,
    /// Whether the whole text is a password.
    is_secret: bool,
}

/// The parts of a text rejected by this rule that a message must not show.
pub(crate) fn passwords_by(parsed_by: GrammarRule, text: &str) -> Vec<Range<usize>> {
    match parsed_by.generic_rule {
        Some(Rule::userinfo | Rule::iuserinfo) => password_in_userinfo(text).into_iter().collect(),
        Some(Rule::authority | Rule::iauthority) => password_in_authority(text).into_iter().collect(),
        _ if parsed_by.secret.is_empty() => passwords(text),
        _ => merged(passwords(text).into_iter().chain(secrets(parsed_by, text, true)).collect()),
    }
}

impl ParseError {
    /// The error for a text that a rule rejects at this byte.
    pub(crate) fn new(
        parsed_by: impl Into<GrammarRule>,
        kind: ParseErrorKind,
        component: Option<Component>,
        text: &str,
        at: usize,
    ) -> Self {
        let parsed_by = parsed_by.into();
        // A password ends before an `@` in all texts but a userinfo alone and those of a grammar with secrets.
        let is_plain =
            parsed_by.secret.is_empty() && !matches!(parsed_by.generic_rule, Some(Rule::userinfo | Rule::iuserinfo));
        let is_hidden = || {
            (!is_plain || may_be_in_password(text, at))
                && passwords_by(parsed_by, text).iter().any(|password| password.contains(&at))
        };
        let found = text.get(at..).and_then(|rest| rest.chars().next()).filter(|_| !is_hidden());
        ParseError {
            kind,
            component,
            at,
            found,
            parsed_by,
            rule: None,
            context: None,
            expected: Summary::default(),
            is_secret: false,
        }
    }

    /// A placeholder for callers that only ask whether a text parses.
    pub(crate) fn undiagnosed(rule: Rule) -> Self {
        let (kind, parsed_by) = (ParseErrorKind::Character, rule.into());
        let expected = Summary::default();
        ParseError {
            kind,
            component: None,
            at: 0,
            found: None,
            parsed_by,
            rule: None,
            context: None,
            expected,
            is_secret: true,
        }
    }

    /// The error for a text that matches its rule, but has a character that delimits more than the text.
    #[cold]
    pub(crate) fn delimiter(rule: Rule, text: &str, at: usize) -> Self {
        ParseError::new(rule, ParseErrorKind::Delimiter, Component::from_rule(rule), text, at)
    }

    /// The same error, with the rule that was being parsed.
    pub(crate) fn in_rule(self, rule: GrammarRule) -> Self {
        ParseError { rule: Some(rule), ..self }
    }

    /// The same error, with what is around its byte.
    pub(crate) fn in_context(self, context: Option<Context>) -> Self {
        ParseError { context, ..self }
    }

    /// The same error, with what a custom grammar allows there.
    pub(crate) fn expecting(self, expected: &[Expected]) -> Self {
        ParseError { expected: Summary::new(expected), ..self }
    }

    /// The same error for a text that is a password, which no report shows.
    pub(crate) fn without_text(self) -> Self {
        ParseError { found: None, is_secret: true, ..self }
    }

    /// Whether reports must not show the text.
    pub(crate) fn is_secret(self) -> bool {
        self.is_secret
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(self) -> ParseErrorKind {
        self.kind
    }

    /// The component that was being parsed at the error.
    ///
    /// `None` for a text that was not parsed ([`ParseErrorKind::Limit`]), or that was parsed by a rule that belongs to
    /// no component (`pct-encoded`).
    #[must_use]
    pub fn component(self) -> Option<Component> {
        self.component
    }

    /// The byte at which the text is wrong. The text before it could begin a valid text. It is the length of the text
    /// if the text ends too early, and the offset of the `%` of a broken percent-encoding.
    #[must_use]
    pub fn offset(self) -> usize {
        self.at
    }

    /// The character at that byte; `None` at the end of the text, and where it would reveal a character of a password.
    #[must_use]
    pub fn found(self) -> Option<char> {
        self.found
    }

    /// The entry rule of the parse; `None` after `ParseTree::parse_rule` with another rule.
    #[must_use]
    pub fn entry(self) -> Option<EntryRule> {
        EntryRule::from_rule(self.parsed_by)
    }

    /// The grammar of the entry rule; that of URIs for any other rule.
    pub(crate) fn family(self) -> Family {
        family(self.parsed_by)
    }

    /// What is around the byte of the error.
    pub(crate) fn context(self) -> Option<Context> {
        self.context
    }

    /// The rule of the parse.
    pub(crate) fn parsed_by(self) -> GrammarRule {
        self.parsed_by
    }
}

impl fmt::Display for ParseError {
    /// What is wrong and where, and advice if there is any: serde and logs show no report.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt_without_advice(formatter)?;
        match Advice::new(*self) {
            Some(advice) => write!(formatter, "; {advice}"),
            None if self.says().is_none() => write!(formatter, "{}", self.expected),
            None => Ok(()),
        }
    }
}

impl ParseError {
    /// What is wrong and where, without advice. A report has its own notes.
    pub(crate) fn fmt_without_advice(self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        let (whole, absolute) = match self.family() {
            Family::Uris => ("a URI", "an absolute URI"),
            Family::Iris => ("an IRI", "an absolute IRI"),
        };
        match (self.kind, self.found) {
            (ParseErrorKind::Character, Some(found)) => write!(formatter, "unexpected {}", Quoted(found))?,
            (ParseErrorKind::Character, None) => formatter.write_str("unexpected character")?,
            (ParseErrorKind::Delimiter, Some(found)) => write!(formatter, "unexpected delimiter {}", Quoted(found))?,
            (ParseErrorKind::Delimiter, None) => formatter.write_str("unexpected delimiter")?,
            (ParseErrorKind::End, _) => formatter.write_str("unexpected end of input")?,
            (ParseErrorKind::PercentEncoding, _) => formatter.write_str("`%` without two hexadecimal digits")?,
            (ParseErrorKind::NoScheme, None) if at == 0 => {
                return write!(formatter, "missing scheme: the input is empty, and {whole} begins with a scheme");
            }
            (ParseErrorKind::NoScheme, _) => return write!(formatter, "missing scheme: {whole} begins with one"),
            (ParseErrorKind::Scheme, _) => {
                return write!(formatter, "a relative reference cannot have a scheme (byte {at})");
            }
            (ParseErrorKind::Fragment, _) => return write!(formatter, "{absolute} cannot have a fragment (byte {at})"),
            (ParseErrorKind::Limit, _) => {
                return formatter.write_str("reached a limit of pest: `pest::set_call_limit`, or the stack");
            }
            (ParseErrorKind::Nesting, _) => write!(formatter, "more than {MAX_NESTING} levels of nesting")?,
        }
        match self.component {
            Some(component) => write!(formatter, " in {component} at byte {at}"),
            None => match self.says() {
                Some(expected) => write!(formatter, " at byte {at}; expected {expected}"),
                None => write!(formatter, " in {} at byte {at}", self.rule.unwrap_or(self.parsed_by).name),
            },
        }
    }

    /// What the author of a custom grammar says that a rule expects, or the texts that the rule may begin with.
    fn says(self) -> Option<String> {
        let rule = self.rule.filter(|_| self.kind != ParseErrorKind::Nesting && self.component.is_none())?;
        let beginnings = || {
            let texts = rule.expression.beginnings().filter(|_| self.context == Some(Context::Beginning))?;
            let quoted: Vec<String> = texts.iter().map(|text| format!("`{text}`")).collect();
            Some(Listed(&quoted).to_string())
        };
        rule.says.map(String::from).or_else(beginnings)
    }
}

#[expect(clippy::missing_fields_in_debug, reason = "the rest is for reports")]
impl fmt::Debug for ParseError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = formatter.debug_struct("ParseError");
        debug
            .field("message", &format_args!("{self}"))
            .field("kind", &self.kind)
            .field("component", &self.component)
            .field("at", &self.at);
        debug.field("found", &self.found).field("parsed_by", &self.parsed_by.name).finish()
    }
}

impl core::error::Error for ParseError {}
