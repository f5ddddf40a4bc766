//! What the views of all schemes have in common.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use borrow_or_share::BorrowOrShare;

use super::captures;
use super::part::{Part, Parts};
use super::{SchemeError, SchemeUri};
use crate::component::percent::decodes_to_dot_segment;
use crate::error::ParseErrorKind;
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::reference::kind::Kind;
use crate::reference::reference::{Reference, Uri};
use crate::registry::registration::Registration;
use crate::text::delimiter::{FRAGMENT, SEGMENT};
use crate::text::scan::span;

/// A scheme and the rule of its whole URI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SchemeRule {
    /// The scheme, in lower case.
    pub(crate) scheme: &'static str,
    pub(crate) rule: Rule,
    /// Whether the rule takes a fragment too. For all others it is RFC 3986's own, and stands behind what the rule takes.
    pub(crate) has_fragment: bool,
}

impl SchemeRule {
    pub(crate) const fn new(scheme: &'static str, rule: Rule) -> Self {
        SchemeRule { scheme, rule, has_fragment: false }
    }

    pub(crate) const fn with_fragment(scheme: &'static str, rule: Rule) -> Self {
        SchemeRule { scheme, rule, has_fragment: true }
    }

    /// As much of a URI as the rule takes.
    pub(crate) fn text(self, uri: &str) -> &str {
        match uri.split_once(FRAGMENT) {
            Some((text, _)) if !self.has_fragment => text,
            _ => uri,
        }
    }

    /// What of a URI stands behind that: its fragment with the `#`, or nothing.
    pub(crate) fn behind(self, uri: &str) -> &str {
        uri.strip_prefix(self.text(uri)).unwrap_or_default()
    }
}

/// A URI by the specification of its scheme.
pub(crate) trait View<'t>: Sized {
    /// The schemes that it is for.
    const RULES: &'static [SchemeRule];

    /// Whether the specification takes more for the same than RFC 3986 does: whether [`normal`](View::normal), [`key`](View::key) or
    /// [`is_equivalent`](View::is_equivalent) says anything.
    const HAS_EQUIVALENCE: bool = false;

    /// The rule whose characters alone stand as they are in the first segment of the path, where it lacks an unreserved one.
    const FIRST_SEGMENT: Option<Rule> = None;

    /// Whether [`walk`](View::walk) looks at the nodes of the tree. Where it does not, the tree has none.
    const USES_TREE: bool = true;

    /// The view that a walk over the tree of the scheme's rule finds.
    fn walk(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation>;

    /// The URI itself.
    fn uri(&self) -> Uri<&'t str>;

    /// The parts, from left to right.
    fn parts(&self, parts: &mut Parts<'t>);

    /// The normal form of as much of the URI as the rule takes; nothing, if that is what it is. The URI is normal by RFC 3986 already;
    /// where the result is not, the URI stays as it is. Normalizing the result again must change nothing.
    fn normal(&self) -> Option<String> {
        None
    }

    /// The same for all URIs that are equivalent to this one; nothing, if that is the URI itself. The URI is normal already, by the
    /// scheme too.
    fn key(&self) -> Option<String> {
        None
    }

    /// Whether two URIs are equivalent, which are normal already, by the scheme too, and whose fragments are equal if the rule has none.
    fn is_equivalent(&self, other: &Self) -> bool {
        let text = |view: &Self| view.key().map_or(Cow::Borrowed(View::uri(view).text()), Cow::Owned).into_owned();
        text(self) == text(other)
    }
}

/// What a specification demands, that its ABNF does not say, and a URI does not keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Violation {
    /// What is wrong: `the host is empty`.
    pub(crate) what: &'static str,
    /// The document and section that demand it.
    pub(crate) section: &'static str,
    /// The byte at which it is wrong.
    pub(crate) at: usize,
    /// What is wrong by the grammar of a text that the URI holds encoded.
    pub(crate) kind: Option<ParseErrorKind>,
}

impl Violation {
    pub(crate) fn new(what: &'static str, section: &'static str, at: usize) -> Self {
        Violation { what, section, at, kind: None }
    }

    /// The same of a text that the URI holds encoded, and that its own grammar refuses.
    pub(crate) fn of_kind(self, kind: ParseErrorKind) -> Self {
        Violation { kind: Some(kind), ..self }
    }
}

/// The URI, with as much of a life as its text has.
pub(crate) fn shared<'i, 't, K: Kind, T: BorrowOrShare<'i, 't, str>>(uri: &'i Reference<K, T>) -> Uri<&'t str> {
    Reference::from_parts(uri.as_str(), uri.components().offsets())
}

/// The parts of a URI, as its view says them.
pub(crate) fn parts<'t>(view: &impl View<'t>) -> Vec<Part<'t>> {
    let mut parts = Parts::new();
    view.parts(&mut parts);
    parts.of(View::uri(view).components().text())
}

/// The rule of a scheme, in whatever case it is written, if a view is for it.
pub(crate) fn rule<'t, V: View<'t>>(scheme: &str) -> Option<SchemeRule> {
    V::RULES.iter().copied().find(|rule| rule.scheme.eq_ignore_ascii_case(scheme))
}

/// The view of a URI, whatever its scheme.
pub(crate) fn of<'t, V: View<'t>>(uri: Uri<&'t str>) -> Result<V, SchemeError> {
    match rule::<V>(uri.scheme()) {
        Some(rule) => by_rule(uri, rule),
        None => Err(SchemeError::other_scheme(V::RULES.first().map_or("", |rule| rule.scheme))),
    }
}

/// The view of a URI that has the scheme of a rule.
pub(crate) fn by_rule<'t, V: View<'t>>(uri: Uri<&'t str>, rule: SchemeRule) -> Result<V, SchemeError> {
    let text = rule.text(uri.as_str());
    let captured = if V::USES_TREE { captures::tree(rule.rule, text) } else { captures::check(rule.rule, text) };
    let tree = captured.map_err(|error| SchemeError::refused(error, rule))?;
    V::walk(uri, &tree).map_err(|violation| SchemeError::violated(violation, rule))
}

/// The parse tree of a URI by the rule of its scheme.
pub(crate) fn tree(uri: Uri<&str>, rule: SchemeRule) -> Result<ParseTree<'_>, SchemeError> {
    let tree = ParseTree::parse_by(rule.rule, rule.text(uri.as_str()));
    tree.map_err(|error| SchemeError::refused(error, rule))
}

/// A URI that was written part by part, if it is one by the scheme's grammar and by what the specification demands beyond it.
pub(crate) fn made(text: String, rule: SchemeRule) -> Result<Uri<String>, SchemeError> {
    let uri = Uri::parse(text).map_err(|error| SchemeError::refused(error, rule))?;
    SchemeUri::view(uri.borrow())?;
    Ok(uri)
}

/// Refuses what would be lost from a path behind an authority when it is normalized, where its specification makes it data.
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

/// The port of a scheme that has one of its own. It is for constants alone: where no such scheme is registered, nothing compiles.
pub(crate) const fn default_port(scheme: &str) -> u16 {
    match Registration::of(scheme) {
        Some(Registration { default_port: Some(port), .. }) => port,
        _ => panic!("no port is registered for the scheme"),
    }
}

/// The methods that all views have.
macro_rules! methods_of_a_view {
    ($view:ident) => {
        impl<'t> $view<'t> {
            /// The view of a URI.
            ///
            /// # Errors
            /// Where the URI has another scheme, or where the scheme's grammar, or what the specification demands beyond it, refuses it.
            pub fn of<'i, K, T>(uri: &'i $crate::Reference<K, T>) -> Result<Self, $crate::scheme::SchemeError>
            where
                K: $crate::kind::WithScheme + $crate::kind::OfUris,
                T: borrow_or_share::BorrowOrShare<'i, 't, str>,
            {
                $crate::scheme::view::of($crate::scheme::view::shared(uri))
            }

            /// The URI itself, byte for byte.
            #[must_use]
            pub fn uri(&self) -> $crate::Uri<&'t str> {
                $crate::scheme::view::View::uri(self)
            }

            /// The parts that the specification names, from left to right.
            #[must_use]
            pub fn parts(&self) -> alloc::vec::Vec<$crate::scheme::Part<'t>> {
                $crate::scheme::view::parts(self)
            }
        }

        impl<'t> TryFrom<$crate::Uri<&'t str>> for $view<'t> {
            type Error = $crate::scheme::SchemeError;

            fn try_from(uri: $crate::Uri<&'t str>) -> Result<Self, Self::Error> {
                $crate::scheme::view::of(uri)
            }
        }

        impl<'t> From<$view<'t>> for $crate::Uri<&'t str> {
            fn from(view: $view<'t>) -> Self {
                view.uri()
            }
        }

        impl core::fmt::Display for $view<'_> {
            fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.uri().fmt(formatter)
            }
        }
    };
}

pub(crate) use methods_of_a_view;
