//! What the typed URIs of all schemes have in common.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use borrow_or_share::BorrowOrShare;

use super::captures;
use super::field::Fields;
use super::{SchemeError, SchemeUri};
use crate::component::percent::decodes_to_dot_segment;
use crate::error::ParseErrorKind;
use crate::field::Field;
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::reference::kind::Kind;
use crate::reference::reference::{Reference, Uri};
use crate::registry::scheme_info::SchemeInfo;
use crate::text::delimiter::{FRAGMENT, SEGMENT};
use crate::text::scan::span;

/// A scheme and the rule of its whole URI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SchemeRule {
    /// The scheme, in lower case.
    pub(crate) scheme: &'static str,
    pub(crate) rule: Rule,
    /// Whether the rule also matches a fragment. For all other rules the fragment is that of RFC 3986, and
    /// comes after what the rule matches.
    pub(crate) has_fragment: bool,
}

impl SchemeRule {
    pub(crate) const fn new(scheme: &'static str, rule: Rule) -> Self {
        SchemeRule { scheme, rule, has_fragment: false }
    }

    pub(crate) const fn with_fragment(scheme: &'static str, rule: Rule) -> Self {
        SchemeRule { scheme, rule, has_fragment: true }
    }

    /// The part of a URI that the rule matches.
    pub(crate) fn text(self, uri: &str) -> &str {
        match uri.split_once(FRAGMENT) {
            Some((text, _)) if !self.has_fragment => text,
            _ => uri,
        }
    }

    /// The rest of a URI after that: its fragment with the `#`, or nothing.
    pub(crate) fn after(self, uri: &str) -> &str {
        uri.strip_prefix(self.text(uri)).unwrap_or_default()
    }
}

/// A URI by the specification of its scheme.
pub(crate) trait TypedUri<'t>: Sized {
    /// The schemes that the type is for.
    const RULES: &'static [SchemeRule];

    /// Whether the specification considers more URIs equivalent than RFC 3986 does, and so
    /// [`normal`](TypedUri::normal), [`key`](TypedUri::key) or [`is_equivalent`](TypedUri::is_equivalent) is implemented.
    const HAS_EQUIVALENCE: bool = false;

    /// The rule whose characters alone appear unencoded in the first segment of the path, if it lacks an
    /// unreserved one.
    const FIRST_SEGMENT: Option<Rule> = None;

    /// Whether the rule matches a URI of the scheme that has no fragment, if the generic components decide that.
    /// Then the tree that [`from_tree`](TypedUri::from_tree) gets has no nodes. `tests/contract.rs` proves it for all texts.
    const IS_MATCH: Option<fn(Uri<&str>) -> bool> = None;

    /// Builds the typed URI from the tree of the scheme's rule.
    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation>;

    /// The URI itself.
    fn uri(&self) -> Uri<&'t str>;

    /// The fields, from left to right.
    fn fields(&self, fields: &mut Fields<'t>);

    /// The normal form of the part of the URI that the rule matches, or `None` if it is in that form. The URI
    /// is already normal by RFC 3986. If the result is not, the URI is left unchanged. Normalizing the result
    /// again must change nothing.
    fn normal(&self) -> Option<String> {
        None
    }

    /// What the specification says of a URI that the rule rejects at an offset.
    fn note(_rule: Rule, _text: &str, _at: usize) -> Option<&'static str> {
        None
    }

    /// A text that is the same for all URIs equivalent to this one, or `None` if that is the URI itself. The
    /// URI is already normal, also by its scheme.
    fn key(&self) -> Option<String> {
        None
    }

    /// Whether two URIs are equivalent. Both are already normal, also by their scheme, and if the rule has no
    /// fragment, their fragments are equal.
    fn is_equivalent(&self, other: &Self) -> bool {
        let text =
            |typed: &Self| typed.key().map_or(Cow::Borrowed(TypedUri::uri(typed).text()), Cow::Owned).into_owned();
        text(self) == text(other)
    }
}

/// A requirement of a specification, beyond its ABNF, that a URI does not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Violation {
    /// What is wrong: `the host is empty`.
    pub(crate) what: &'static str,
    /// The document and section of the requirement.
    pub(crate) section: &'static str,
    /// The offset of the error, in bytes.
    pub(crate) at: usize,
    /// The kind of error, by the grammar of a part of the URI.
    pub(crate) kind: Option<ParseErrorKind>,
    /// The rule of that part, if it is not that of the scheme.
    pub(crate) rule: Option<Rule>,
}

impl Violation {
    pub(crate) fn new(what: &'static str, section: &'static str, at: usize) -> Self {
        Violation { what, section, at, kind: None, rule: None }
    }

    /// The same, for a text that the URI holds encoded and that its own grammar rejects.
    pub(crate) fn with_kind(self, kind: ParseErrorKind) -> Self {
        Violation { kind: Some(kind), ..self }
    }

    /// The same, for a part of the URI that has a rule of its own.
    pub(crate) fn with_rule(self, rule: Rule) -> Self {
        Violation { rule: Some(rule), ..self }
    }
}

/// The URI, borrowed for as long as its text lives.
pub(crate) fn shared<'i, 't, K: Kind, T: BorrowOrShare<'i, 't, str>>(uri: &'i Reference<K, T>) -> Uri<&'t str> {
    Reference::from_parts(uri.as_str(), uri.components().offsets())
}

/// The fields of a URI, as its type lists them.
pub(crate) fn fields<'t>(typed: &impl TypedUri<'t>) -> Vec<Field<'t>> {
    let mut fields = Fields::new();
    typed.fields(&mut fields);
    fields.located_in(TypedUri::uri(typed).components().text())
}

/// The rule of a scheme, in any case, if the type is for it.
pub(crate) fn rule<'t, V: TypedUri<'t>>(scheme: &str) -> Option<SchemeRule> {
    V::RULES.iter().copied().find(|rule| rule.scheme.eq_ignore_ascii_case(scheme))
}

/// The typed URI for a URI of any scheme.
pub(crate) fn from_uri<'t, V: TypedUri<'t>>(uri: Uri<&'t str>) -> Result<V, SchemeError> {
    match rule::<V>(uri.scheme()) {
        Some(rule) => by_rule(uri, rule),
        None => Err(SchemeError::other_scheme(V::RULES.first().map_or("", |rule| rule.scheme))),
    }
}

/// The typed URI for a URI that has the scheme of a rule.
pub(crate) fn by_rule<'t, V: TypedUri<'t>>(uri: Uri<&'t str>, rule: SchemeRule) -> Result<V, SchemeError> {
    let text = if rule.has_fragment { uri.into_text() } else { uri.without_fragment().into_text() };
    let is_match = V::IS_MATCH.is_some_and(|is_match| is_match(uri));
    let tree = if is_match { Ok(ParseTree::from_nodes(text, Vec::new())) } else { captures::tree(rule.rule, text) };
    let tree = tree.map_err(|error| SchemeError::rejected(error.redacted_in(uri.as_str()), rule))?;
    V::from_tree(uri, &tree).map_err(|violation| SchemeError::violated(violation, rule))
}

/// The parse tree of a URI by the rule of its scheme.
pub(crate) fn tree(uri: Uri<&str>, rule: SchemeRule) -> Result<ParseTree<'_>, SchemeError> {
    let tree = ParseTree::parse_by(rule.rule, rule.text(uri.as_str()));
    tree.map_err(|error| SchemeError::rejected(error.redacted_in(uri.as_str()), rule))
}

/// A URI that was composed of parts, if it is valid by the scheme's grammar and by what the specification
/// requires beyond it.
pub(crate) fn checked_uri(text: String, rule: SchemeRule) -> Result<Uri<String>, SchemeError> {
    let uri = Uri::parse(text).map_err(|error| SchemeError::rejected(error, rule))?;
    SchemeUri::from_borrowed(uri.borrow())?;
    Ok(uri)
}

/// Rejects dot segments of a path after an authority if the specification makes the path data: normalizing
/// would remove them.
pub(crate) fn check_no_dot_segments(uri: Uri<&str>) -> Result<(), Violation> {
    let text = uri.text();
    let mut segments = uri.path().as_str().split(SEGMENT).filter(|_| uri.authority().is_some());
    match segments.find(|segment| decodes_to_dot_segment(segment)) {
        Some(segment) => {
            let at = span(text, segment).map_or(0, |span| span.start);
            Err(Violation::new("a dot segment would be removed", "RFC 3986, section 5.2.4", at))
        }
        None => Ok(()),
    }
}

/// The default port of a scheme. For constants only: if none is known, compilation fails.
pub(crate) const fn default_port(scheme: &str) -> u16 {
    match SchemeInfo::for_scheme(scheme) {
        Some(SchemeInfo { default_port: Some(port), .. }) => *port,
        _ => panic!("no port is known for the scheme"),
    }
}

/// The methods of all typed URIs.
macro_rules! typed_uri_methods {
    ($typed:ident) => {
        impl<'t> $typed<'t> {
            /// Returns the typed URI for a URI.
            ///
            /// # Errors
            /// If the URI has another scheme, or if the scheme's grammar, or what the specification requires
            /// beyond it, rejects the URI.
            pub fn from_uri<'i, K, T>(uri: &'i $crate::Reference<K, T>) -> Result<Self, $crate::scheme::SchemeError>
            where
                K: $crate::kind::WithScheme + $crate::kind::UriKind,
                T: borrow_or_share::BorrowOrShare<'i, 't, str>,
            {
                $crate::scheme::typed_uri::from_uri($crate::scheme::typed_uri::shared(uri))
            }

            /// The URI itself, byte for byte.
            #[must_use]
            pub fn uri(&self) -> $crate::Uri<&'t str> {
                $crate::scheme::typed_uri::TypedUri::uri(self)
            }

            /// The fields that the specification names, from left to right.
            #[must_use]
            pub fn fields(&self) -> alloc::vec::Vec<$crate::Field<'t>> {
                $crate::scheme::typed_uri::fields(self)
            }
        }

        impl<'t> TryFrom<$crate::Uri<&'t str>> for $typed<'t> {
            type Error = $crate::scheme::SchemeError;

            fn try_from(uri: $crate::Uri<&'t str>) -> Result<Self, Self::Error> {
                $crate::scheme::typed_uri::from_uri(uri)
            }
        }

        impl<'t> From<$typed<'t>> for $crate::Uri<&'t str> {
            fn from(typed: $typed<'t>) -> Self {
                typed.uri()
            }
        }

        impl core::fmt::Display for $typed<'_> {
            fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.uri().fmt(formatter)
            }
        }
    };
}

pub(crate) use typed_uri_methods;
