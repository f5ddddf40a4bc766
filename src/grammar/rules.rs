//! The grammar of this crate: pest's parser for it, the table of its rules, and the rules that a whole text is parsed by.

use core::fmt;

use crate::grammar::table::{Characters, GrammarRule, ParserRule, RuleEntry};

pub use generated::Rule;

// Allowed: what pest generates has neither documentation nor our lints.
#[allow(missing_docs, unused_qualifications, clippy::all, clippy::pedantic)]
mod generated {
    #[derive(pest_derive::Parser, pest_uri_macros::Table)]
    #[grammar = "grammar/uri.pest"]
    #[grammar = "grammar/iri.pest"]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/acct.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/cid.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/coap.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/coaps.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/data.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/did.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/file.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/ftp.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/geo.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/http.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/https.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/ldap.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/mailto.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/mid.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/news.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/nntp.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/sip.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/sips.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/sms.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/tag.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/tel.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/urn.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/ws.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/wss.pest")]
    #[cfg_attr(feature = "schemes", grammar = "grammar/scheme/xmpp.pest")]
    pub struct Parser;
}

pub(crate) use generated::RULES;

/// The files of this crate's grammar, as far as its features have them: the name of each (`uri`, `mailto` ...), and its text.
///
/// ```
/// let (name, text) = pest_uri::grammar_files().next().unwrap();
/// assert_eq!(name, "uri");
/// assert!(text.contains("scheme        = @{ ALPHA ~ (ALPHA | DIGIT | \"+\" | \"-\" | \".\")* }"));
/// ```
pub fn grammar_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    generated::FILES.iter().copied()
}

impl Rule {
    pub(crate) const fn entry(self) -> &'static RuleEntry {
        generated::entry(self as usize)
    }

    /// The rule of this name, with `-` for `_`.
    pub(crate) const fn by_name(name: &str) -> Option<Rule> {
        let mut index = 0;
        while index < RULES.len() {
            let entry = generated::entry(index);
            if is_same(entry.name, name) {
                return entry.core;
            }
            index += 1;
        }
        None
    }
}

impl From<Rule> for ParserRule {
    fn from(rule: Rule) -> Self {
        ParserRule { rule: rule.into(), read: generated::READ }
    }
}

/// `==` for texts in a constant.
const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut index = 0;
    while index < a.len() && index < b.len() && a[index] == b[index] {
        index += 1;
    }
    index == a.len() && index == b.len()
}

/// Whether the octet is that of an `unreserved` character.
pub(crate) fn is_unreserved(octet: u8) -> bool {
    Characters::of(Rule::unreserved).has(octet)
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
    pub const ALL: &'static [EntryRule] = &[
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

    /// The entry rule that a rule of this grammar is; a rule of another grammar is none, whatever its name.
    pub(crate) fn of(rule: GrammarRule) -> Option<Self> {
        EntryRule::ALL.iter().copied().find(|entry| rule == GrammarRule::from(entry.rule()))
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

    /// Whether it takes no text without a scheme.
    pub(crate) const fn needs_scheme(self) -> bool {
        matches!(self, EntryRule::Uri | EntryRule::AbsoluteUri | EntryRule::Iri | EntryRule::AbsoluteIri)
    }

    /// Whether a text that it takes may have a scheme.
    pub(crate) const fn takes_scheme(self) -> bool {
        !matches!(self, EntryRule::RelativeRef | EntryRule::RelativeIriRef)
    }

    /// Whether a text that it takes may have a fragment.
    pub(crate) const fn takes_fragment(self) -> bool {
        !matches!(self, EntryRule::AbsoluteUri | EntryRule::AbsoluteIri)
    }

    /// The grammar that the rule belongs to.
    pub(crate) const fn family(self) -> Family {
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
