//! The grammar: pest's parser for it, and the table of its rules.

use core::fmt;

use pest::Parser as _;
use pest::iterators::Pairs;

use super::span::{MAX_LENGTH, Span};

pub(crate) use generated::Rule;

// Allowed: what pest generates has neither documentation nor our lints.
#[allow(missing_docs, unused_qualifications, clippy::all, clippy::pedantic)]
mod generated {
    #[derive(pest_derive::Parser)]
    #[grammar = "grammar/uri.pest"]
    #[grammar = "grammar/iri.pest"]
    #[grammar = "grammar/appendix-b.pest"]
    pub struct Parser;
}

/// What `build.rs` makes of `grammar/`.
#[allow(clippy::unreadable_literal)]
mod table {
    use super::{Characters, Expression, Rule, RuleEntry, Run};

    include!(concat!(env!("OUT_DIR"), "/grammar_table.rs"));
}

pub(crate) use table::RULES;

/// What the grammar says of one rule.
pub(crate) struct RuleEntry {
    /// The rule's name in the ABNF.
    pub(crate) name: &'static str,
    /// The rule in ABNF, a line or more.
    pub(crate) abnf: &'static str,
    /// The document and section that explain it.
    pub(crate) section: &'static str,
    /// The ASCII characters that the rule matches, each by itself.
    pub(crate) characters: Characters,
    /// What the rule matches, if it is a run of characters.
    pub(crate) run: Option<Run>,
    /// The rule's right-hand side.
    pub(crate) expression: Expression,
}

/// Any number of the same ASCII characters.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    /// One of these goes first, if there has to be one.
    pub(crate) first: Option<Characters>,
    pub(crate) rest: Characters,
    /// Whether percent-encoded octets stand among them.
    pub(crate) has_octets: bool,
}

/// The right-hand side of a rule.
#[derive(Clone, Copy)]
pub(crate) enum Expression {
    Literal(&'static str),
    AnyCase(&'static str),
    Range(char, char),
    Any,
    Rule(Rule),
    Sequence(&'static [Expression]),
    Choice(&'static [Expression]),
    /// An expression, and how often at least and at most.
    Repeat(&'static Expression, u32, u32),
    Ahead(&'static Expression),
    NotAhead(&'static Expression),
}

impl Rule {
    pub(crate) const fn entry(self) -> &'static RuleEntry {
        &RULES[self as usize]
    }

    /// The rule of this ABNF name.
    pub(crate) fn by_name(name: &str) -> Option<Rule> {
        Rule::all_rules().iter().copied().find(|rule| rule.entry().name == name)
    }

    /// Whether every match is one character, a percent-encoded one included: a rule that names a set of characters.
    pub(crate) fn is_character(self) -> bool {
        self == Rule::pct_encoded || self.entry().expression.is_character()
    }
}

impl Expression {
    fn is_character(&self) -> bool {
        match *self {
            Expression::Literal(text) | Expression::AnyCase(text) => text.len() == 1,
            Expression::Range(..) => true,
            Expression::Rule(rule) => rule.is_character(),
            Expression::Choice(options) => options.iter().all(Expression::is_character),
            _ => false,
        }
    }
}

/// The ASCII characters that stand for themselves in the text of a rule: a bit for each, in two halves.
#[derive(Clone, Copy)]
pub struct Characters([u64; 2]);

impl Characters {
    /// Those that the rule matches, each by itself.
    pub(crate) fn of(rule: Rule) -> Self {
        rule.entry().characters
    }

    /// The same but for those of this text.
    pub(crate) fn without(mut self, text: &str) -> Self {
        for octet in text.bytes() {
            if let Some(half) = self.0.get_mut(usize::from(octet >> 6)) {
                *half &= !(1 << (octet & 63));
            }
        }
        self
    }

    /// The same and one more, if it is ASCII.
    pub(crate) fn with(mut self, character: char) -> Self {
        let code = u32::from(character);
        if let Some(half) = self.0.get_mut((code >> 6) as usize) {
            *half |= 1 << (code & 63);
        }
        self
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    pub(crate) fn is_within(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(half, others)| half & !others == 0)
    }

    pub(crate) fn has(self, octet: u8) -> bool {
        self.0.get(usize::from(octet >> 6)).is_some_and(|half| half >> (octet & 63) & 1 == 1)
    }
}

/// Whether the octet is that of an `unreserved` character.
pub(crate) fn is_unreserved(octet: u8) -> bool {
    Characters::of(Rule::unreserved).has(octet)
}

/// Whether the text is an `IPv4address`.
pub(crate) fn is_ipv4_address(text: &str) -> bool {
    parse(Rule::IPv4address, text).is_ok()
}

/// Why pest refused a text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Refusal {
    /// The text is longer than a span can reach.
    TooLong,
    /// The rule does not match the whole text.
    NoMatch,
    /// The program limited pest's parsers by `pest::set_call_limit`, and this text ran into the limit.
    Limit,
}

/// Parses the whole of `text` by `rule`.
pub(crate) fn parse(rule: Rule, text: &str) -> Result<Pairs<'_, Rule>, Refusal> {
    if text.len() > MAX_LENGTH {
        return Err(Refusal::TooLong);
    }
    let pairs = generated::Parser::parse(rule, text).map_err(|error| match error.variant {
        pest::error::ErrorVariant::ParsingError { .. } => Refusal::NoMatch,
        pest::error::ErrorVariant::CustomError { .. } => Refusal::Limit,
    })?;
    // A rule matches from the start; that it matches to the end is for us to demand.
    let end = pairs.clone().next().map_or(0, |pair| pair.as_span().end());
    if end == text.len() { Ok(pairs) } else { Err(Refusal::NoMatch) }
}

/// Where the first match of `inner` stands when `rule` matches `text` from its start.
pub(crate) fn find(rule: Rule, inner: Rule, text: &str) -> Option<Span> {
    let pairs = generated::Parser::parse(rule, text).ok()?;
    let span = pairs.flatten().find(|pair| pair.as_rule() == inner)?.as_span();
    Some(Span::new(span.start(), span.end()))
}

/// The rules of RFC 3986 and RFC 3987 that a whole text is parsed by.
///
/// ```
/// use pest_uri::{EntryRule, ParseTree};
///
/// assert!(ParseTree::parse(EntryRule::UriReference, "../x").is_ok());
/// assert!(ParseTree::parse(EntryRule::Uri, "../x").is_err());
/// assert_eq!(EntryRule::AbsoluteUri.name(), "absolute-URI");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EntryRule {
    /// `URI`: with a scheme, and perhaps with a fragment (RFC 3986, section 3).
    Uri,
    /// `URI-reference`: a URI or a relative reference (RFC 3986, section 4.1).
    UriReference,
    /// `absolute-URI`: a URI without a fragment (RFC 3986, section 4.3).
    AbsoluteUri,
    /// `relative-ref`: a reference without a scheme (RFC 3986, section 4.2).
    RelativeRef,
    /// `IRI`: with a scheme, and perhaps with a fragment (RFC 3987, section 2.2).
    Iri,
    /// `IRI-reference`: an IRI or a relative reference (RFC 3987, section 2.2).
    IriReference,
    /// `absolute-IRI`: an IRI without a fragment (RFC 3987, section 2.2).
    AbsoluteIri,
    /// `irelative-ref`: a reference without a scheme (RFC 3987, section 2.2).
    RelativeIriRef,
}

impl EntryRule {
    /// All entry rules.
    pub const ALL: [EntryRule; 8] = [
        EntryRule::Uri,
        EntryRule::UriReference,
        EntryRule::AbsoluteUri,
        EntryRule::RelativeRef,
        EntryRule::Iri,
        EntryRule::IriReference,
        EntryRule::AbsoluteIri,
        EntryRule::RelativeIriRef,
    ];

    /// The rule's name in the ABNF of its RFC.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.rule().entry().name
    }

    pub(crate) const fn rule(self) -> Rule {
        match self {
            EntryRule::Uri => Rule::URI,
            EntryRule::UriReference => Rule::URI_reference,
            EntryRule::AbsoluteUri => Rule::absolute_URI,
            EntryRule::RelativeRef => Rule::relative_ref,
            EntryRule::Iri => Rule::IRI,
            EntryRule::IriReference => Rule::IRI_reference,
            EntryRule::AbsoluteIri => Rule::absolute_IRI,
            EntryRule::RelativeIriRef => Rule::irelative_ref,
        }
    }

    /// The grammar that the rule belongs to.
    pub(crate) fn family(self) -> Family {
        match self {
            EntryRule::Uri | EntryRule::UriReference | EntryRule::AbsoluteUri | EntryRule::RelativeRef => Family::Uris,
            _ => Family::Iris,
        }
    }
}

/// The two grammars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    Uris,
    Iris,
}

impl fmt::Display for EntryRule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    #[test]
    fn the_table_has_the_rules_in_the_order_of_the_parser() {
        assert_eq!(RULES.len(), Rule::all_rules().len());
        for rule in Rule::all_rules() {
            assert_eq!(format!("{rule:?}").replace('_', "-"), rule.entry().name);
        }
    }
}
