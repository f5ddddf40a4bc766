//! The components of a reference (RFC 3986, section 3).

use core::fmt;
use core::ops::Range;

use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::component::path::Path;
use crate::component::query::{PairSyntax, Pairs};
use crate::component::userinfo::Userinfo;
use crate::grammar::Component;
#[cfg(feature = "trees")]
use crate::parse::ParseTree;
use crate::parse::offsets::ComponentOffsets;
use crate::redact::Redacted;
use crate::registry::scheme_info::default_port;

/// The components of a reference: slices of its text, located once, when it was parsed.
///
/// A component that is absent is `None`; one that is present but empty is not. Every accessor takes constant time,
/// except the ports as numbers, which take time in proportion to their digits.
///
/// ```
/// use pest_uri::UriReference;
///
/// let components = UriReference::parse("//h?")?.components();
/// assert_eq!(components.scheme(), None);
/// assert_eq!(components.host().unwrap(), "h");
/// assert_eq!(components.path(), "");
/// assert_eq!(components.query().unwrap(), "");
/// assert_eq!(components.fragment(), None);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Components<'t> {
    text: &'t str,
    offsets: ComponentOffsets,
}

impl<'t> Components<'t> {
    #[inline]
    pub(crate) fn new(text: &'t str, offsets: ComponentOffsets) -> Self {
        Components { text, offsets }
    }

    /// The components that a walk over the tree finds. A tree of a rule below the path and the authority (`host`,
    /// `query`) has at most a host, and an empty path. So does a tree by the rule of a scheme without an authority,
    /// whose fields have other names (module `scheme`).
    ///
    /// ```
    /// use pest_uri::{Components, EntryRule, ParseTree};
    ///
    /// let tree = ParseTree::parse(EntryRule::UriReference, "//h/a")?;
    /// assert_eq!(Components::from_tree(&tree).authority(), Some("h"));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[cfg(feature = "trees")]
    #[must_use]
    pub fn from_tree(tree: &ParseTree<'t>) -> Self {
        Components::new(tree.text(), tree.offsets())
    }

    #[inline]
    fn part(self, range: impl Fn(&ComponentOffsets) -> Option<Range<usize>>) -> Option<&'t str> {
        range(&self.offsets).map(|range| &self.text[range])
    }

    /// A component that is always present, perhaps empty.
    #[inline]
    fn required_part(self, range: impl Fn(&ComponentOffsets) -> Range<usize>) -> &'t str {
        &self.text[range(&self.offsets)]
    }

    /// The whole text.
    #[inline]
    #[must_use]
    pub fn text(self) -> &'t str {
        self.text
    }

    /// The scheme, in the case it is written in (section 3.1).
    #[inline]
    #[must_use]
    pub fn scheme(self) -> Option<&'t str> {
        self.part(ComponentOffsets::scheme)
    }

    /// Whether it has this scheme, ignoring case (section 3.1).
    #[must_use]
    pub fn has_scheme(self, scheme: &str) -> bool {
        self.scheme().is_some_and(|own| own.eq_ignore_ascii_case(scheme))
    }

    /// The authority, without the `//` before it (section 3.2). It is a `&str`, so `{:?}` shows a password in it.
    #[inline]
    #[must_use]
    pub fn authority(self) -> Option<&'t str> {
        self.part(ComponentOffsets::authority)
    }

    /// The userinfo, without the `@` after it (section 3.2.1).
    #[inline]
    #[must_use]
    pub fn userinfo(self) -> Option<Userinfo<'t>> {
        self.part(ComponentOffsets::userinfo).map(Userinfo::new)
    }

    /// The host (section 3.2.2). Every authority has a host, which may be empty.
    #[inline]
    #[must_use]
    pub fn host(self) -> Option<Host<'t>> {
        self.part(ComponentOffsets::host).map(Host::new)
    }

    /// The host as text.
    #[inline]
    #[must_use]
    pub fn host_str(self) -> Option<&'t str> {
        self.part(ComponentOffsets::host)
    }

    /// The host and the port, as one text with the `:` between them.
    #[inline]
    #[must_use]
    pub fn host_and_port(self) -> Option<&'t str> {
        self.part(ComponentOffsets::host_and_port)
    }

    /// The port as a number; `None` if there is no port or an empty one (section 3.2.3).
    ///
    /// # Errors
    /// A port over 65535, which the grammar allows (`http://h:99999/`), but TCP and UDP do not.
    pub fn port(self) -> Result<Option<u16>, PortError> {
        match self.port_str() {
            None | Some("") => Ok(None),
            Some(digits) => digits.parse().map(Some).map_err(|_| PortError),
        }
    }

    /// The port as it is written: any number of digits, perhaps none.
    #[inline]
    #[must_use]
    pub fn port_str(self) -> Option<&'t str> {
        self.part(ComponentOffsets::port)
    }

    /// The path and the query, as one text with the `?` between them.
    #[must_use]
    pub fn path_and_query(self) -> &'t str {
        self.required_part(ComponentOffsets::path_and_query)
    }

    /// The port to connect to: that of the authority, or else the default port of the scheme. `None` if there is
    /// neither, or no authority.
    ///
    /// # Errors
    /// A port over 65535, which the grammar allows: `http://h:99999/`.
    pub fn port_or_default(self) -> Result<Option<u16>, PortError> {
        let default = || default_port(self.scheme()?);
        Ok(self.port()?.or_else(default).filter(|_| self.has_authority()))
    }

    /// The path (section 3.3).
    #[inline]
    #[must_use]
    pub fn path(self) -> Path<'t> {
        let path = self.required_part(ComponentOffsets::path);
        Path::new(path, self.offsets.rule_for(path), self.text)
    }

    /// The path as text.
    #[inline]
    #[must_use]
    pub fn path_str(self) -> &'t str {
        self.required_part(ComponentOffsets::path)
    }

    /// The query, without the `?` before it (section 3.4).
    #[inline]
    #[must_use]
    pub fn query(self) -> Option<Encoded<'t, part::Query>> {
        self.part(ComponentOffsets::query).map(Encoded::trusted)
    }

    /// The query as text.
    #[inline]
    #[must_use]
    pub fn query_str(self) -> Option<&'t str> {
        self.part(ComponentOffsets::query)
    }

    /// The pairs of the query by the most common convention: separated by `&`. Empty without a query.
    #[must_use]
    pub fn query_pairs(self) -> Pairs<'t> {
        self.query_pairs_with(PairSyntax::AMPERSAND)
    }

    /// The pairs of the query by another convention. Empty without a query.
    #[must_use]
    pub fn query_pairs_with(self, syntax: PairSyntax) -> Pairs<'t> {
        self.query().unwrap_or(Encoded::trusted("")).pairs_with(syntax)
    }

    /// The fragment, without the `#` before it (section 3.5).
    #[inline]
    #[must_use]
    pub fn fragment(self) -> Option<Encoded<'t, part::Fragment>> {
        self.fragment_str().map(Encoded::trusted)
    }

    /// The fragment as text.
    #[inline]
    #[must_use]
    pub fn fragment_str(self) -> Option<&'t str> {
        self.part(|offsets| offsets.fragment(self.text.len()))
    }

    /// Whether the reference is relative: whether it has no scheme (section 4.2).
    #[inline]
    #[must_use]
    pub fn is_relative(self) -> bool {
        !self.offsets.has_scheme()
    }

    #[inline]
    pub(crate) fn has_authority(self) -> bool {
        self.offsets.has_authority()
    }

    #[inline]
    pub(crate) fn offsets(self) -> ComponentOffsets {
        self.offsets
    }

    /// The present ones of the five components of a whole reference, and their ranges.
    pub(crate) fn spans(self) -> impl Iterator<Item = (Component, Range<usize>)> {
        let offsets = self.offsets();
        [
            (Component::Scheme, offsets.scheme()),
            (Component::Authority, offsets.authority()),
            (Component::Path, Some(offsets.path())),
            (Component::Query, offsets.query()),
            (Component::Fragment, offsets.fragment(self.text.len())),
        ]
        .into_iter()
        .filter_map(|(component, range)| Some((component, range?)))
    }

    /// The text without the password.
    pub(crate) fn redacted(self) -> Redacted<'t> {
        let offsets = self.offsets;
        Redacted::new(self.text, offsets.query(), offsets.fragment(self.text.len()))
    }
}

impl fmt::Debug for Components<'_> {
    /// Redacts the passwords.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (redacted, offsets) = (self.redacted(), self.offsets);
        let part = |range| redacted.part(range);
        formatter
            .debug_struct("Components")
            .field("scheme", &self.scheme())
            .field("userinfo", &self.userinfo())
            .field("host", &self.host())
            .field("port", &self.port_str())
            .field("path", &redacted.part(offsets.path()))
            .field("query", &offsets.query().map(part))
            .field("fragment", &offsets.fragment(self.text.len()).map(part))
            .finish()
    }
}

/// A port over 65535.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the port is greater than 65535")]
#[non_exhaustive]
pub struct PortError;
