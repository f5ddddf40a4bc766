//! The grammar of this crate: the table of its rules, and the rules that a whole text is parsed by.

use core::fmt;

pub use crate::grammar::generated::Rule;
use crate::grammar::generated::table;
use crate::grammar::table::{Characters, GrammarRule, RuleEntry};

/// The rules of `uri.pest`, which custom grammars use. Those of `iri.pest` follow in the table.
#[cfg(feature = "custom-grammars")]
pub static GENERIC: &[RuleEntry] = table::PART_0.split_at(Rule::IRI as usize).0;

/// The files of this crate's grammar: the name of each (`uri`, `iri` ...), and its text.
///
/// ```
/// let (name, text) = pest_uri::grammar_files().next().unwrap();
/// assert_eq!(name, "uri");
/// assert!(text.contains("scheme        = @{ ALPHA ~ (ALPHA | DIGIT | \"+\" | \"-\" | \".\")* }"));
/// ```
pub fn grammar_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    table::FILES.iter().copied()
}

impl Rule {
    pub(crate) const fn entry(self) -> &'static RuleEntry {
        &table::PART_0[self as usize]
    }

    /// The rule of this name, with `-` for `_`.
    #[cfg(feature = "trees")]
    pub(crate) const fn by_name(name: &str) -> Option<Rule> {
        let mut index = 0;
        while index < table::PART_0.len() {
            if is_same(table::PART_0[index].name, name) {
                return table::PART_0[index].generic_rule;
            }
            index += 1;
        }
        None
    }
}

/// `==` for texts, in a constant.
#[cfg(feature = "trees")]
const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut index = 0;
    while index < a.len() && index < b.len() && a[index] == b[index] {
        index += 1;
    }
    index == a.len() && index == b.len()
}

/// Whether the byte is an `unreserved` character.
pub(crate) fn is_unreserved(byte: u8) -> bool {
    Characters::from_rule(Rule::unreserved).has(byte)
}

/// The rules of RFC 3986 and RFC 3987 that a whole text is parsed by.
///
/// ```
/// use pest_uri::{EntryRule, ParseTree};
///
/// assert!(ParseTree::parse(EntryRule::UriReference, "../x").is_ok());
/// assert!(ParseTree::parse(EntryRule::Uri, "../x").is_err());
/// assert_eq!(EntryRule::AbsoluteUri.name(), "absolute-URI");
/// assert_eq!("absolute-URI".parse::<EntryRule>().ok(), Some(EntryRule::AbsoluteUri));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EntryRule {
    /// `URI`: with a scheme and an optional fragment (RFC 3986, section 3).
    Uri,
    /// `URI-reference`: a URI or a relative reference (RFC 3986, section 4.1).
    UriReference,
    /// `absolute-URI`: a URI without a fragment (RFC 3986, section 4.3).
    AbsoluteUri,
    /// `relative-ref`: a reference without a scheme (RFC 3986, section 4.2).
    RelativeRef,
    /// `IRI`: with a scheme and an optional fragment (RFC 3987, section 2.2).
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

    /// The entry rule that a rule of this grammar is; `None` for a rule of another grammar, whatever its name.
    pub(crate) fn from_rule(rule: GrammarRule) -> Option<Self> {
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

    /// Whether it matches no text without a scheme.
    pub(crate) const fn needs_scheme(self) -> bool {
        matches!(self, EntryRule::Uri | EntryRule::AbsoluteUri | EntryRule::Iri | EntryRule::AbsoluteIri)
    }

    /// Whether a text that it matches may have a scheme.
    pub(crate) const fn takes_scheme(self) -> bool {
        !matches!(self, EntryRule::RelativeRef | EntryRule::RelativeIriRef)
    }

    /// Whether a text that it matches may have a fragment.
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
    use crate::grammar::generated::parser;
    use alloc::format;

    #[test]
    fn table_and_parser_have_the_same_order() {
        for (index, entry) in table::PART_0.iter().enumerate() {
            let rule = entry.generic_rule.unwrap();
            assert_eq!((rule as usize, usize::from(entry.index)), (index, index));
            assert_eq!(format!("{rule:?}").replace('_', "-"), entry.name);
        }
        for (rule, entry) in parser::Rule::all_rules().iter().zip(table::PART_0.iter()) {
            assert_eq!(format!("{rule:?}").replace('_', "-"), entry.name);
        }
    }
}
