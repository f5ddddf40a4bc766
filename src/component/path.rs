//! The path (RFC 3986, section 3.3).

use alloc::borrow::Cow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::str::Utf8Error;

use crate::component::encoded::Encoded;
use crate::component::part;
use crate::component::text_methods::text_methods;
use crate::parse::PathRule;
use crate::redact::{Redacted, passwords};
use crate::text::delimiter;
use crate::text::scan::{span, split_at_byte};

/// The path of a reference: always present, perhaps empty.
///
/// ```
/// use pest_uri::{PathRule, Uri};
///
/// let path = Uri::parse("foo://example.com/over/there")?.path();
/// assert!(path.is_absolute());
/// assert_eq!(path.rule(), PathRule::Abempty);
/// assert!(path.segments().eq(["over", "there"]));
/// assert_eq!(path.segments().next_back().unwrap(), "there");
///
/// let path = Uri::parse("urn:example:animal:ferret:nose")?.path();
/// assert_eq!((path.as_str(), path.rule()), ("example:animal:ferret:nose", PathRule::Rootless));
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// Two paths are equal if their texts are, whatever comes before them.
#[derive(Clone, Copy)]
pub struct Path<'t> {
    text: &'t str,
    rule: PathRule,
    /// The text of the reference, which determines what `Debug` redacts.
    whole: &'t str,
}

impl<'t> Path<'t> {
    #[inline]
    pub(crate) fn new(text: &'t str, rule: PathRule, whole: &'t str) -> Self {
        Path { text, rule, whole }
    }

    text_methods! { as_str is_empty len starts_with ends_with contains }

    /// The path, decoded: for people, or for a server whose resources have no `/` in a segment. A decoded `%2F` looks
    /// like a separator; to keep it apart, decode the [`segments`](Self::segments).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// assert_eq!(Uri::parse("http://h/a%20b/c")?.path().decode_utf8()?, "/a b/c");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the bytes are not UTF-8: `/%FF`.
    pub fn decode_utf8(self) -> Result<Cow<'t, str>, Utf8Error> {
        Encoded::<part::Data>::trusted(self.text).decode_utf8()
    }

    /// The rule that the path was parsed by.
    #[must_use]
    pub fn rule(self) -> PathRule {
        self.rule
    }

    /// Whether the path begins with `/`.
    #[must_use]
    pub fn is_absolute(self) -> bool {
        self.text.starts_with(delimiter::SEGMENT)
    }

    /// The segments: the texts between the slashes, as they are written.
    ///
    /// In an absolute path, a `/` comes before each segment; in any other path, before each but the first. So `/a/` has
    /// the segments `a` and an empty one, `/` has one empty segment, and an empty path has none.
    #[doc(alias = "path_segments")]
    #[must_use]
    pub fn segments(
        self,
    ) -> impl DoubleEndedIterator<Item = Encoded<'t, part::Segment>> + FusedIterator + Clone + fmt::Debug + use<'t>
    {
        let rest = self.text.strip_prefix(delimiter::SEGMENT).unwrap_or(self.text);
        Segments { rest: (!self.text.is_empty()).then_some(rest) }
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.text)
    }
}

impl fmt::Debug for Path<'_> {
    /// Redacts the passwords of userinfos in the path.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let range = span(self.whole, self.text).unwrap_or_default();
        Redacted::with_hidden(self.whole, passwords(self.whole)).part(range).fmt(formatter)
    }
}

impl PartialEq for Path<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Path<'_> {}

impl PartialOrd for Path<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Path<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.cmp(other.text)
    }
}

impl Hash for Path<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

/// The segments of a [`Path`], from the front or from the back.
#[derive(Clone, Debug)]
struct Segments<'t> {
    /// The segments not yet returned; `None` if none is left, not even an empty one.
    rest: Option<&'t str>,
}

impl<'t> Iterator for Segments<'t> {
    type Item = Encoded<'t, part::Segment>;

    fn next(&mut self) -> Option<Self::Item> {
        let segment;
        (segment, self.rest) = split_at_byte(self.rest?, delimiter::SEGMENT as u8);
        Some(Encoded::trusted(segment))
    }
}

impl DoubleEndedIterator for Segments<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let rest = self.rest?;
        let (rest, segment) = match rest.rsplit_once(delimiter::SEGMENT) {
            Some((rest, segment)) => (Some(rest), segment),
            None => (None, rest),
        };
        self.rest = rest;
        Some(Encoded::trusted(segment))
    }
}

impl FusedIterator for Segments<'_> {}
