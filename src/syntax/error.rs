//! Why a text was refused, as small data.

use core::fmt;
use core::hint::select_unpredictable;

use super::component::Component;
use super::error_kind::ParseErrorKind;
use super::explain::{explain, family};
use super::grammar::{EntryRule, Family, Rule};
use super::other_kind::other_kind;
use super::password::is_in_password;
use super::span::{MAX_LENGTH, place};
use super::table::{GrammarRule, MAX_NESTING, Refusal};

/// Why a text is not what it was parsed as: what is wrong, in which component, at which byte.
///
/// Small and `Copy`; it keeps nothing of the text but at most one character, and none of a password. Ask it for a
/// [`report`](ParseError::report) to show a person the place, the rule and a repair.
///
/// ```
/// use pest_uri::{Component, ParseErrorKind, UriReference};
///
/// let error = UriReference::parse("http://localhost/A|B").unwrap_err();
/// assert_eq!(error.kind(), ParseErrorKind::Character);
/// assert_eq!(error.component(), Some(Component::Path));
/// assert_eq!(error.at(), 18);
/// assert_eq!(error.to_string(), "`|` at byte 18 cannot stand in the path");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParseError {
    kind: ParseErrorKind,
    component: Option<Component>,
    at: u32,
    found: Option<char>,
    /// The rule that the text was parsed by.
    whole: GrammarRule,
    /// The rule of the same grammar that was being read where the text went wrong, by its place in the table.
    rule: u16,
}

impl ParseError {
    /// The error for a text that pest refused.
    #[cold]
    pub(crate) fn of(refusal: Refusal, rule: GrammarRule, text: &str) -> Self {
        let error = |kind| ParseError { kind, component: None, at: 0, found: None, whole: rule, rule: rule.0.index };
        match refusal {
            Refusal::TooLong => ParseError { at: place(MAX_LENGTH), ..error(ParseErrorKind::TooLong) },
            Refusal::Limit => error(ParseErrorKind::Limit),
            Refusal::Nesting(at) => ParseError { at: place(at), ..error(ParseErrorKind::Nesting) },
            Refusal::NoMatch => match explain(rule, text) {
                None => error(ParseErrorKind::Limit),
                Some(explanation) => {
                    let at = explanation.begins_at();
                    let kind = match explanation.broken_octet {
                        Some(_) => ParseErrorKind::PercentEncoding,
                        None if at == text.len() => ParseErrorKind::End,
                        None => ParseErrorKind::Character,
                    };
                    let is_shown =
                        |_: &char| kind == ParseErrorKind::PercentEncoding || !is_in_password(rule, text, at);
                    let found = text[at..].chars().next().filter(is_shown);
                    let component = explanation.component;
                    let rule_there = explanation.rule.0.index;
                    let error = ParseError { kind, component, at: place(at), found, whole: rule, rule: rule_there };
                    error.entry().map_or(error, |entry| error.or_other_kind(entry, text))
                }
            },
        }
    }

    /// The same error, or that the text has or lacks what tells the kinds of reference apart.
    #[expect(clippy::inline_always, reason = "the entry rule is known where it is called")]
    #[inline(always)]
    pub(super) fn or_other_kind(self, entry: EntryRule, text: &str) -> Self {
        let kind = other_kind(entry, text, self.component, self.at()).unwrap_or(self.kind);
        ParseError { kind, ..self }
    }

    /// The same error, or that the text has nothing that may be meant as a scheme. Which of both nobody can predict: no branch depends on it.
    #[inline]
    pub(super) fn or_no_scheme(self, has_prefix: bool) -> Self {
        let kind = select_unpredictable(has_prefix, self.kind, ParseErrorKind::NoScheme);
        ParseError { kind, ..self }
    }

    /// The error for the character at a place; the caller leaves out `found` where it may be part of a password.
    #[inline]
    pub(crate) fn at_a_place(
        kind: ParseErrorKind,
        component: Component,
        at: usize,
        found: Option<char>,
        entry: EntryRule,
        rule: Rule,
    ) -> Self {
        let (whole, rule) = (entry.rule().into(), rule as u16);
        ParseError { kind, component: Some(component), at: place(at), found, whole, rule }
    }

    /// The error for a text that its rule takes, but with a character that delimits more than the text.
    #[cold]
    pub(crate) fn delimiter(rule: Rule, text: &str, at: usize) -> Self {
        let (component, found) = (Component::of_rule(rule), text[at..].chars().next());
        let (at, whole) = (place(at), GrammarRule::from(rule));
        ParseError { kind: ParseErrorKind::Delimiter, component, at, found, whole, rule: whole.0.index }
    }

    /// The same error for a text that is the beginning of another, which may have a password that does not end in the text.
    pub(crate) fn within(self, whole: &str) -> Self {
        let is_hidden = self.kind != ParseErrorKind::PercentEncoding && is_in_password(self.whole, whole, self.at());
        ParseError { found: self.found.filter(|_| !is_hidden), ..self }
    }

    /// The same error for a text that is a password, and that no report may show.
    pub(crate) fn of_password(self) -> Self {
        ParseError { found: None, whole: Rule::any_password.into(), ..self }
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(self) -> ParseErrorKind {
        self.kind
    }

    /// The component that was being read where the text went wrong.
    ///
    /// `None` for a text that was not read ([`ParseErrorKind::TooLong`], [`ParseErrorKind::Limit`]), or that was parsed by
    /// a rule that belongs to no component (`pct-encoded`).
    #[must_use]
    pub fn component(self) -> Option<Component> {
        self.component
    }

    /// The byte at which the text goes wrong: what stands before it could be the beginning of a right text. It is the
    /// text's length where the text ends too early, and the `%` of a broken percent-encoding.
    #[must_use]
    pub fn at(self) -> usize {
        self.at as usize
    }

    /// The character at that byte; `None` at the end of the text, and where it would tell a character of a password.
    #[must_use]
    pub fn found(self) -> Option<char> {
        self.found
    }

    /// The entry rule that the text was parsed by; `None` after [`ParseTree::parse_rule`](crate::ParseTree::parse_rule) with another rule.
    #[must_use]
    pub fn entry(self) -> Option<EntryRule> {
        entry(self.whole)
    }

    /// The grammar of the entry rule; that of URIs for any other rule.
    pub(super) fn family(self) -> Family {
        family(self.whole)
    }

    /// The rule that was being read where the text went wrong, by its name in the grammar with `-` for `_`; the entry rule for a
    /// text that was not read.
    #[must_use]
    pub fn rule(self) -> &'static str {
        self.rule_there().0.name
    }

    /// The document and section that explain that rule: `RFC 3986, section 3.3`.
    #[must_use]
    pub fn section(self) -> &'static str {
        self.rule_there().0.section
    }

    fn rule_there(self) -> GrammarRule {
        self.whole.grammar.get(usize::from(self.rule)).map_or(self.whole, GrammarRule)
    }

    /// The rule that the text was parsed by.
    pub(crate) fn parsed_by(self) -> GrammarRule {
        self.whole
    }
}

/// The entry rule that a rule is; a rule of a variant is none, whatever it is called.
fn entry(rule: GrammarRule) -> Option<EntryRule> {
    EntryRule::ALL.iter().copied().find(|entry| rule == GrammarRule::from(entry.rule()))
}

impl fmt::Display for ParseError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        let (whole, absolute) = match self.family() {
            Family::Uris => ("a URI", "an absolute URI"),
            Family::Iris => ("an IRI", "an absolute IRI"),
        };
        match (self.kind, self.found) {
            (ParseErrorKind::Character, Some(found)) => {
                write!(formatter, "{} at byte {at} cannot stand ", Quoted(found))?;
            }
            (ParseErrorKind::Character, None) => write!(formatter, "the character at byte {at} cannot stand ")?,
            (ParseErrorKind::Delimiter, Some(found)) => write!(formatter, "{} at byte {at} divides ", Quoted(found))?,
            (ParseErrorKind::Delimiter, None) => write!(formatter, "the character at byte {at} divides ")?,
            (ParseErrorKind::End, _) => write!(formatter, "the text ends too early, at byte {at}, ")?,
            (ParseErrorKind::PercentEncoding, _) => {
                write!(formatter, "`%` at byte {at} is not followed by two hexadecimal digits, ")?;
            }
            (ParseErrorKind::NoScheme, None) if at == 0 => {
                return write!(formatter, "the text is empty, and {whole} begins with a scheme");
            }
            (ParseErrorKind::NoScheme, _) => {
                return write!(formatter, "there is no scheme, and {whole} begins with one");
            }
            (ParseErrorKind::Scheme, _) => {
                return write!(formatter, "a scheme ends at byte {at}, and a relative reference has none");
            }
            (ParseErrorKind::Fragment, _) => {
                return write!(formatter, "a fragment begins at byte {at}, and {absolute} has none");
            }
            (ParseErrorKind::TooLong, _) => {
                return write!(formatter, "the text is longer than {MAX_LENGTH} bytes");
            }
            (ParseErrorKind::Limit, _) => {
                return formatter
                    .write_str("the text ran into a limit of pest's: `pest::set_call_limit`, or the stack");
            }
            (ParseErrorKind::Nesting, _) => {
                write!(formatter, "more than {MAX_NESTING} levels of nesting, at byte {at}, ")?;
            }
        }
        let (before, behind) = match self.kind {
            ParseErrorKind::Delimiter => ("", ", and cannot stand in a part of it"),
            _ => ("in ", ""),
        };
        match self.component {
            Some(component) => write!(formatter, "{before}the {component}{behind}"),
            None => write!(formatter, "{before}this {}{behind}", self.rule()),
        }
    }
}

/// What is shown in the place of a password.
pub(crate) const MASK: &str = "***";

/// A character as a message shows it: whatever a terminal might act on, and whatever cannot be seen, is escaped.
pub(crate) struct Escaped(pub(crate) char);

impl fmt::Display for Escaped {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            ' '..='~' => write!(formatter, "{}", self.0),
            other => write!(formatter, "{}", other.escape_debug()),
        }
    }
}

/// A character in quotes that it is not itself.
pub(crate) struct Quoted(pub(crate) char);

impl fmt::Display for Quoted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            '`' => formatter.write_str("'`'"),
            other => write!(formatter, "`{}`", Escaped(other)),
        }
    }
}

impl fmt::Debug for ParseError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = formatter.debug_struct("ParseError");
        debug.field("kind", &self.kind).field("component", &self.component).field("at", &self.at);
        debug.field("found", &self.found).field("rule", &self.rule()).field("parsed_by", &self.whole.name).finish()
    }
}

impl core::error::Error for ParseError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_long_goes_wrong_where_it_gets_too_long() {
        let error = ParseError::of(Refusal::TooLong, Rule::URI.into(), "");
        assert_eq!((error.kind(), error.at(), error.component()), (ParseErrorKind::TooLong, MAX_LENGTH, None));
    }
}
