//! Normalization (RFC 3986, sections 6.2.2 and 6.2.3).

use alloc::string::String;

use crate::normalize::normalizer::Normalizer;
use crate::normalize::options::NormalizeOptions;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::resolve::dot_prefix::ROOT_DOT;

impl<K: Kind, T: Text> Reference<K, T> {
    /// Normalizes by the syntax alone: case, percent-encoding, dot segments (section 6.2.2). To apply the rules of the
    /// scheme too, use [`normalize_with`](Self::normalize_with).
    ///
    /// The result is of the same kind, with the same scheme (except for its case), with an authority if and only if
    /// there was one. Normalizing it again changes nothing.
    ///
    /// Dot segments are removed as section 5.2.4 says, from rootless paths too: `foo:a/../b` becomes `foo:/b`. (Erratum
    /// 4547, which would give `foo:b`, is not applied: resolution removes them like this.) If the path would then begin
    /// with `//` and has no authority before it, `/.` is put before it. Dot segments are kept if the path is rootless
    /// and its scheme is known to have no hierarchy (`data`, `urn`, `mailto`, `javascript`, `sip` and the like):
    /// `data:,a/../b` is other data than `data:/b`.
    ///
    /// A percent-encoded dot segment is a dot segment too (2.3), and is removed with the others: `http://h/a/%2E%2E/b`
    /// becomes `http://h/b`. Resolution, which decodes nothing (5.2.4), considers it a name. So a reference that is
    /// normalized first may resolve to another target if both kinds are mixed, as in `http://h/a/%2E%2E/../b`. In a
    /// relative reference, and if the path has no hierarchy, such dots stay encoded.
    ///
    /// A relative reference is only rewritten if it still means the same against every base. So `a/./b` becomes `a/b`
    /// and `a/b/../c` becomes `a/c`; but `a/../b` stays, since against a base such as `x:y` it means `x:/b`, where `b`
    /// would mean `x:b`.
    ///
    /// ```
    /// use pest_uri::{Uri, UriReference};
    ///
    /// assert_eq!(Uri::parse("eXaMPle://a/./b/../b/%63/%7bfoo%7d")?.normalize(), "example://a/b/c/%7Bfoo%7D");
    /// assert_eq!(Uri::parse("http://%41%C3%a9/")?.normalize(), "http://a%C3%A9/");
    /// assert_eq!(Uri::parse("x:/a/..//b")?.normalize(), "x:/.//b");
    /// assert_eq!(UriReference::parse("a/b/../%7Ec")?.normalize(), "a/~c");
    /// assert_eq!(UriReference::parse("a/../b")?.normalize(), "a/../b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn normalize(&self) -> Reference<K, String> {
        self.normalize_with(NormalizeOptions::SYNTAX)
    }

    /// Normalizes by the given steps.
    ///
    /// The steps of a scheme apply the scheme's [`SchemeInfo`](crate::SchemeInfo). A relative reference has no scheme.
    /// Only two of the steps of [`NormalizeOptions::SCHEME`] apply to it, which mean the same in every scheme: an empty
    /// port is removed (3.2.3), and an IPv6 address is written in its one form. For everything else that the
    /// specification of a scheme considers equivalent, such as `tel:+1-2` and `tel:+12`, use `normalize` of the crate
    /// `uri-schemes`.
    ///
    /// ```
    /// use pest_uri::{NormalizeOptions, Uri};
    ///
    /// // A default port (6.2.3).
    /// assert_eq!(Uri::parse("ftp://h:21/a")?.normalize_with(NormalizeOptions::SCHEME), "ftp://h/a");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn normalize_with(&self, steps: NormalizeOptions) -> Reference<K, String> {
        let components = self.parts();
        let normalizer = Normalizer::new(components, steps);
        if normalizer.changes_nothing() {
            return self.to_owned();
        }
        // Room for the text and for a `/.` that may be added.
        let room = components.text().len() + ROOT_DOT.len();
        Reference::<K, String>::composed(room, |text| normalizer.write(text))
    }

    /// Whether [`normalize`](Self::normalize) would change nothing.
    #[must_use]
    pub fn is_normalized(&self) -> bool {
        self.is_normalized_with(NormalizeOptions::SYNTAX)
    }

    /// Whether [`normalize_with`](Self::normalize_with) would change nothing.
    #[must_use]
    pub fn is_normalized_with(&self, steps: NormalizeOptions) -> bool {
        self.normalize_with(steps).text() == self.text()
    }
}

impl<K: Kind> Reference<K, String> {
    /// Normalizes by the given steps, as [`normalize_with`](Self::normalize_with) does. A reference in which nothing
    /// changes is not copied.
    ///
    /// ```
    /// use pest_uri::{NormalizeOptions, Uri};
    ///
    /// let uri: Uri = "HTTP://Example.com:80/a".parse()?;
    /// assert_eq!(uri.into_normalized_with(NormalizeOptions::SCHEME), "http://example.com/a");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_normalized_with(self, steps: NormalizeOptions) -> Self {
        if Normalizer::new(self.parts(), steps).changes_nothing() { self } else { self.normalize_with(steps) }
    }
}
