//! Comparison (RFC 3986, section 6.2): the ladder, and the rung at which two references are equal.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use borrow_or_share::BorrowOrShare;

use crate::component::accessors::Components;
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::userinfo::Userinfo;
use crate::grammar::Component;
use crate::normalize::options::NormalizeOptions;
use crate::reference::kind::Kind;
use crate::reference::redacted::redact;
use crate::reference::reference::{IriReference, Reference};
use crate::reference::text::Text;

/// The rungs of the comparison ladder, from the cheapest to the one with the most knowledge; each includes those below
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Rung {
    /// Byte by byte (6.2.1).
    String,
    /// After case normalization (6.2.2.1).
    Case,
    /// After percent-encoding normalization (6.2.2.2).
    PercentEncoding,
    /// After path segment normalization (6.2.2.3).
    PathSegments,
    /// After scheme-based normalization (6.2.3), with IPv6 addresses in one form. `is_equivalent` of the crate
    /// `uri-schemes` also applies everything else that the specification of a scheme considers equivalent.
    Scheme,
}

impl Rung {
    /// All rungs. That of protocols (6.2.4) is for applications, which know what a server makes equal.
    pub const ALL: &'static [Rung] =
        &[Rung::String, Rung::Case, Rung::PercentEncoding, Rung::PathSegments, Rung::Scheme];

    /// `string`, `case`, `percent`, `path` or `scheme`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Rung::String => "string",
            Rung::Case => "case",
            Rung::PercentEncoding => "percent",
            Rung::PathSegments => "path",
            Rung::Scheme => "scheme",
        }
    }

    /// The steps of normalization that make any two references that are equal at this rung the same string.
    #[must_use]
    pub fn steps(self) -> NormalizeOptions {
        match self {
            Rung::String => NormalizeOptions::NONE,
            Rung::Case => NormalizeOptions::CASE,
            Rung::PercentEncoding => NormalizeOptions::PERCENT_ENCODING,
            Rung::PathSegments => NormalizeOptions::SYNTAX,
            Rung::Scheme => NormalizeOptions::SCHEME,
        }
    }
}

impl fmt::Display for Rung {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// The result of comparing two references.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// They are equal at this rung and all above it, and at none below.
    Equal(Rung),
    /// They are equal at no rung; this is the first component in which they differ at the highest rung.
    Different(Component),
}

/// `equal at: path`, `different in: host`.
impl fmt::Display for Comparison {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Comparison::Equal(rung) => write!(formatter, "equal at: {rung}"),
            Comparison::Different(component) => write!(formatter, "different in: {component}"),
        }
    }
}

impl<K: Kind, T: Text> Reference<K, T> {
    /// The lowest rung of the ladder at which two references are equal, or where they differ.
    ///
    /// An IRI is compared as it is written: `é` and `%C3%A9` differ at each rung. To consider them equal, compare the
    /// URIs of both ([`to_uri`](Self::to_uri); RFC 3987, section 5.3.2.3).
    ///
    /// Relative references are compared as they are written; resolve them first to compare their targets.
    ///
    /// ```
    /// use pest_uri::{Comparison, Component, Rung, Uri};
    ///
    /// let uri = Uri::parse("http://example.com/~a/")?;
    /// let compare = |other| Uri::parse(other).map(|other| uri.compare(&other));
    /// assert_eq!(compare("http://example.com/~a/")?, Comparison::Equal(Rung::String));
    /// assert_eq!(compare("HTTP://EXAMPLE.com/~a/")?, Comparison::Equal(Rung::Case));
    /// assert_eq!(compare("http://example.com/%7Ea/")?, Comparison::Equal(Rung::PercentEncoding));
    /// assert_eq!(compare("http://example.com/b/../~a/")?, Comparison::Equal(Rung::PathSegments));
    /// assert_eq!(compare("http://example.com:80/~a/")?, Comparison::Equal(Rung::Scheme));
    /// assert_eq!(compare("http://example.com/~a")?, Comparison::Different(Component::Path));
    /// assert_eq!(compare("http://example.com/~a")?.to_string(), "different in: path");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn compare<L: Kind, U: Text>(&self, other: &Reference<L, U>) -> Comparison {
        let (a, b) = (self.parts(), other.parts());
        match difference(a, b, Rung::Scheme) {
            Some(component) => Comparison::Different(component),
            None => {
                let lowest = Rung::ALL.iter().copied().find(|&rung| difference(a, b, rung).is_none());
                Comparison::Equal(lowest.unwrap_or(Rung::Scheme))
            }
        }
    }

    /// Whether two references are equal at a rung.
    ///
    /// Both are normalized for it, unless they are the same text. To compare one with many, make [keys](Self::key).
    #[must_use]
    pub fn is_equal_at<L: Kind, U: Text>(&self, other: &Reference<L, U>, rung: Rung) -> bool {
        difference(self.parts(), other.parts(), rung).is_none()
    }
}

impl<'i, 'o, K: Kind, T: Text + BorrowOrShare<'i, 'o, str>> Reference<K, T> {
    /// A key for sets and maps: two references have equal keys if and only if they are equal at the rung.
    ///
    /// The key of a reference that is already normalized for the rung borrows its text.
    ///
    /// ```
    /// use std::collections::HashSet;
    /// use pest_uri::{Rung, Uri};
    ///
    /// let mut seen = HashSet::new();
    /// for text in ["http://a", "http://a/", "HTTP://A:80/", "http://a/b"] {
    ///     seen.insert(Uri::parse(text)?.key(Rung::Scheme).into_owned());
    /// }
    /// assert_eq!(seen.len(), 2);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn key(&'i self, rung: Rung) -> Key<'o> {
        Key::new(self.as_str(), self.normalize_with(rung.steps()).into_string())
    }
}

/// The first component in which two references differ at a rung.
fn difference(a: Components<'_>, b: Components<'_>, rung: Rung) -> Option<Component> {
    if a.text() == b.text() {
        return None;
    }
    let steps = rung.steps();
    first_difference(normal(a, steps).components(), normal(b, steps).components())
}

/// A reference of any kind, normalized. A normalized IRI may be a URI: `file:/é/..`.
fn normal(components: Components<'_>, steps: NormalizeOptions) -> IriReference {
    IriReference::from_parts(components.text(), components.offsets()).normalize_with(steps)
}

/// The first component in which two texts differ.
fn first_difference(a: Components<'_>, b: Components<'_>) -> Option<Component> {
    let [a, b] = [a, b].map(|it| {
        [
            (Component::Scheme, it.scheme()),
            (Component::Authority, it.authority().map(|_| "")),
            (Component::Userinfo, it.userinfo().map(Userinfo::as_str)),
            (Component::Host, it.host().map(Host::as_str)),
            (Component::Port, it.port_str()),
            (Component::Path, Some(it.path().as_str())),
            (Component::Query, it.query().map(Encoded::as_str)),
            (Component::Fragment, it.fragment().map(Encoded::as_str)),
        ]
    });
    a.into_iter().zip(b).find(|(a, b)| a != b).map(|((component, _), _)| component)
}

/// The key of a reference in a set or a map; made by [`Reference::key`]. Do not mix keys of different rungs, or with
/// those of the crate `uri-schemes`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key<'t>(Cow<'t, str>);

impl<'t> Key<'t> {
    /// The key with this text, borrowed if that is the reference's own.
    pub(crate) fn new(reference: &'t str, key: String) -> Self {
        Key(if key == reference { Cow::Borrowed(reference) } else { Cow::Owned(key) })
    }

    /// The reference, normalized for the rung.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The same key with an owned text.
    #[must_use]
    pub fn into_owned(self) -> Key<'static> {
        Key(Cow::Owned(self.0.into_owned()))
    }

    /// The text of the key.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0.into_owned()
    }
}

impl fmt::Debug for Key<'_> {
    /// Redacts the password.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Key").field(&redact(&self.0)).finish()
    }
}
