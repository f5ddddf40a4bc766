//! Building a reference from its components.

use alloc::borrow::{Cow, ToOwned as _};
use alloc::string::{String, ToString as _};
use core::fmt;
use core::net::IpAddr;
use core::ops::Range;

use crate::component::encoded::EncodedString;
use crate::component::part;
use crate::component::query_pairs::QueryPairs;
use crate::component::userinfo::Userinfo;
use crate::edit::edit::{authority_offsets, check, split_path_and_query};
use crate::edit::edit_data;
use crate::edit::error::EditError;
use crate::edit::segment_data::{absolute, rootless};
use crate::grammar::{Component, EntryRule};
use crate::redact::{Composed, Redacted, ShownHost};
use crate::reference::kind;
use crate::reference::kind::Kind;
use crate::reference::reference::{Reference, Uri};
use crate::resolve::compose::{Composer, verbatim};
use crate::resolve::dot_prefix::{dot_prefix, looks_like_authority};
use crate::text::delimiter;

/// Builds a reference from components, in any order.
///
/// A method with a plain name takes data, and encodes what the component does not allow. A method named `encoded_*`
/// takes text that is encoded already, such as a part of another reference. Everything is checked when the reference is
/// built: the result parses to exactly the components that were given. A component that is not given is absent; one
/// that is given empty is present and empty.
///
/// ```
/// use pest_uri::{Builder, RelativeRef};
///
/// let uri = Builder::new()
///     .scheme("https")
///     .host("example.com")
///     .port(8443)
///     .segments(["docs", "50% off?"])
///     .query("q=\u{fc}")
///     .build()?;
/// assert_eq!(uri, "https://example.com:8443/docs/50%25%20off%3F?q=%C3%BC");
///
/// let same_host = Builder::new().scheme("ftp").encoded_host(uri.host().unwrap()).encoded_path(uri.path());
/// assert_eq!(same_host.build()?, "ftp://example.com/docs/50%25%20off%3F");
///
/// let relative: RelativeRef = Builder::new().segments(["a", "b"]).build_as()?;
/// assert_eq!(relative, "/a/b");
///
/// let error = Builder::new().scheme("x").encoded_path("//h").build().unwrap_err();
/// assert_eq!(error.to_string(), "without an authority, a path cannot begin with `//` (path-absolute)");
/// # Ok::<(), pest_uri::EditError>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Builder<'b> {
    scheme: Option<Cow<'b, str>>,
    /// The text given as an authority, if it is invalid.
    invalid_authority: Option<Cow<'b, str>>,
    userinfo: Option<Cow<'b, str>>,
    host: Option<Cow<'b, str>>,
    /// Whether the host is data that must be a name.
    is_host_data: bool,
    port: Option<Cow<'b, str>>,
    path: Cow<'b, str>,
    query: Option<Cow<'b, str>>,
    fragment: Option<Cow<'b, str>>,
    has_dot_before_path: bool,
    /// What is wrong with the segments given for a path.
    segment_fault: Option<EditError>,
}

impl Reference<kind::Uri, String> {
    /// Returns an empty [`Builder`], which builds a URI; [`build_as`](Builder::build_as) builds one of another kind.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::builder().scheme("https").host("example.com").path("/a b").query("q=1").build()?;
    /// assert_eq!(uri, "https://example.com/a%20b?q=1");
    /// # Ok::<(), pest_uri::EditError>(())
    /// ```
    #[doc(alias("from_parts", "parse_with_params"))]
    #[must_use]
    pub fn builder<'b>() -> Builder<'b> {
        Builder::new()
    }
}

impl<'b> Builder<'b> {
    /// Creates a builder with only an empty path.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the components of a reference, to build another one from.
    #[must_use]
    pub fn from_reference<K: Kind, T: crate::Text>(reference: &'b Reference<K, T>) -> Self {
        let components = reference.parts();
        Builder {
            scheme: components.scheme().map(Cow::from),
            invalid_authority: None,
            userinfo: components.userinfo().map(|it| it.as_str().into()),
            host: components.host().map(|it| it.as_str().into()),
            is_host_data: false,
            port: components.port_str().map(Cow::from),
            path: components.path().as_str().into(),
            query: components.query().map(|it| it.as_str().into()),
            fragment: components.fragment().map(|it| it.as_str().into()),
            has_dot_before_path: false,
            segment_fault: None,
        }
    }

    /// The scheme.
    #[must_use]
    pub fn scheme(self, scheme: impl Into<Cow<'b, str>>) -> Self {
        Builder { scheme: Some(scheme.into()), ..self }
    }

    /// The authority, encoded: userinfo, host and port at once, replacing those given before. A part that is given
    /// later replaces that part of it.
    ///
    /// ```
    /// use pest_uri::{Builder, RelativeRef};
    ///
    /// let builder = Builder::new().port_str("443").encoded_authority("user@[::1]:8080");
    /// assert_eq!(builder.clone().build_as().map(RelativeRef::into_string)?, "//user@[::1]:8080");
    /// assert_eq!(builder.clone().host("h").build_as().map(RelativeRef::into_string)?, "//user@h:8080");
    /// assert_eq!(builder.encoded_authority("h").build_as().map(RelativeRef::into_string)?, "//h");
    ///
    /// let error = Builder::new().encoded_authority("u@v@h").build_as().map(RelativeRef::into_string).unwrap_err();
    /// assert_eq!(error.to_string(), "unexpected `@` in host at byte 3");
    /// # Ok::<(), pest_uri::EditError>(())
    /// ```
    #[must_use]
    pub fn encoded_authority(self, authority: impl Into<Cow<'b, str>>) -> Self {
        let authority = authority.into();
        let Some(offsets) = authority_offsets::<kind::IriReference>(&authority) else {
            return Builder { invalid_authority: Some(authority), ..self };
        };
        let [userinfo, host, port] = [offsets.userinfo(), offsets.host(), offsets.port()].map(|range| {
            let within = |at: usize| at - delimiter::AUTHORITY.len();
            range.map(|range| slice(&authority, within(range.start)..within(range.end)))
        });
        Builder { invalid_authority: None, userinfo, host, is_host_data: false, port, ..self }
    }

    /// The user, and an optional password, which RFC 3986 deprecates (section 3.2.1).
    #[must_use]
    pub fn userinfo(self, user: impl AsRef<[u8]>, password: Option<&str>) -> Self {
        self.encoded_userinfo(edit_data::userinfo(user.as_ref(), password))
    }

    /// The userinfo, encoded.
    #[must_use]
    pub fn encoded_userinfo(self, userinfo: impl Into<Cow<'b, str>>) -> Self {
        Builder { userinfo: Some(userinfo.into()), ..self }
    }

    /// The host: a name, or an IP address, of version 6 with or without brackets. Another text, such as `h:80` or
    /// `a b`, is an error when the reference is built, as by [`set_host`](Reference::set_host).
    ///
    /// ```
    /// use pest_uri::Builder;
    ///
    /// assert_eq!(Builder::new().scheme("http").host("::1").build()?, "http://[::1]");
    /// let error = Builder::new().scheme("http").host("evil.example/x").build().unwrap_err();
    /// assert_eq!(error.to_string(), "unexpected `/` in host at byte 12");
    /// # Ok::<(), pest_uri::EditError>(())
    /// ```
    #[must_use]
    pub fn host(self, host: impl Into<Cow<'b, str>>) -> Self {
        let host = host.into();
        match edit_data::ipv6_from_data(&host) {
            Some(literal) => self.encoded_host(literal),
            None => Builder { host: Some(host), is_host_data: true, ..self },
        }
    }

    /// The host, encoded; an IP literal in its brackets.
    #[must_use]
    pub fn encoded_host(self, host: impl Into<Cow<'b, str>>) -> Self {
        Builder { host: Some(host.into()), is_host_data: false, ..self }
    }

    /// An IP address as the host.
    #[must_use]
    pub fn ip(self, address: impl Into<IpAddr>) -> Self {
        self.encoded_host(edit_data::host_from_ip(address.into()))
    }

    /// The port, 0 to 65535.
    #[must_use]
    pub fn port(self, port: u16) -> Self {
        self.port_str(port.to_string())
    }

    /// The port, as text: any number of digits, perhaps none.
    #[must_use]
    pub fn port_str(self, port: impl Into<Cow<'b, str>>) -> Self {
        Builder { port: Some(port.into()), ..self }
    }

    /// The path: each `/` separates segments, and all else that a segment does not allow is encoded. For a `/` in a
    /// segment, use [`segments`](Self::segments).
    #[must_use]
    pub fn path(self, path: &str) -> Self {
        self.encoded_path(edit_data::path(path))
    }

    /// The path, encoded.
    #[must_use]
    pub fn encoded_path(self, path: impl Into<Cow<'b, str>>) -> Self {
        Builder { path: path.into(), segment_fault: None, ..self }
    }

    /// The path, as the data of its segments, with a `/` before each: what [`Path::segments`](crate::Path::segments)
    /// returns for an absolute path.
    ///
    /// Data that is `.` or `..` would be a dot segment rather than a name: it is an error when the reference is built.
    /// To give dot segments, use [`path`](Self::path).
    ///
    /// ```
    /// use pest_uri::{Builder, RelativeRef};
    ///
    /// let path = |segments: &[&str]| Builder::new().segments(segments).build_as().map(RelativeRef::into_string);
    /// assert_eq!(path(&["a", "b/c"])?, "/a/b%2Fc");
    /// assert_eq!(path(&["a", ""])?, "/a/");
    /// assert_eq!(path(&[""])?, "/");
    /// assert_eq!(path(&[])?, "");
    /// assert!(path(&["a", ".."]).is_err());
    /// # Ok::<(), pest_uri::EditError>(())
    /// ```
    #[must_use]
    pub fn segments(self, segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        self.path_of_segments(absolute(segments))
    }

    /// The path, as the data of its segments, with a `/` before each but the first: for a path that does not begin with
    /// `/`, which cannot come after an authority.
    ///
    /// Data that is `.` or `..`, and a first segment that is empty, are errors when the reference is built.
    ///
    /// ```
    /// use pest_uri::{Builder, RelativeRef};
    ///
    /// let relative = Builder::new().rootless_segments(["a", "b/c"]).build_as().map(RelativeRef::into_string);
    /// assert_eq!(relative?, "a/b%2Fc");
    /// let urn = Builder::new().scheme("urn").rootless_segments(["example:a", "b"]).build()?;
    /// assert_eq!(urn, "urn:example:a/b");
    /// # Ok::<(), pest_uri::EditError>(())
    /// ```
    #[must_use]
    pub fn rootless_segments(self, segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        self.path_of_segments(rootless(segments))
    }

    fn path_of_segments(self, path: Result<String, EditError>) -> Self {
        let segment_fault = path.as_ref().err().copied();
        Builder { path: path.unwrap_or_default().into(), segment_fault, ..self }
    }

    /// The path and the query at once, encoded, with the `?` between them; without a `?` there is no query. If one of
    /// them is invalid, the offset of the error is relative to that one.
    ///
    /// ```
    /// use pest_uri::Builder;
    ///
    /// let target = Builder::new().scheme("http").host("h").encoded_path_and_query("/a?b").build()?;
    /// assert_eq!(target, "http://h/a?b");
    /// # Ok::<(), pest_uri::EditError>(())
    /// ```
    #[must_use]
    pub fn encoded_path_and_query(self, path_and_query: impl Into<Cow<'b, str>>) -> Self {
        let text = path_and_query.into();
        let (path, query) = split_path_and_query(&text);
        let query = query.map(|query| slice(&text, text.len() - query.len()..text.len()));
        Builder { query, ..self.encoded_path(slice(&text, 0..path.len())) }
    }

    /// The query. For keys and values, use [`query_pairs`](Self::query_pairs): here `&`, `=` and `+` are not encoded.
    #[must_use]
    pub fn query(self, query: impl AsRef<[u8]>) -> Self {
        self.encoded_query(EncodedString::<part::Query>::from_data(query))
    }

    /// The query, encoded.
    #[must_use]
    pub fn encoded_query(self, query: impl Into<Cow<'b, str>>) -> Self {
        Builder { query: Some(query.into()), ..self }
    }

    /// The query, as pairs; if there are no pairs, no query.
    #[must_use]
    pub fn query_pairs(self, pairs: &'b QueryPairs) -> Self {
        Builder { query: (!pairs.is_empty()).then(|| pairs.as_str().into()), ..self }
    }

    /// The fragment.
    #[must_use]
    pub fn fragment(self, fragment: impl AsRef<[u8]>) -> Self {
        self.encoded_fragment(EncodedString::<part::Fragment>::from_data(fragment))
    }

    /// The fragment, encoded.
    #[must_use]
    pub fn encoded_fragment(self, fragment: impl Into<Cow<'b, str>>) -> Self {
        Builder { fragment: Some(fragment.into()), ..self }
    }

    /// Removes a component, as if it had not been given. Without a host there is no authority, and so neither a
    /// userinfo nor a port.
    ///
    /// ```
    /// use pest_uri::{Builder, Component, Uri};
    ///
    /// let uri = Uri::parse("http://u@h:80/a?q#f")?;
    /// let without = |component| Builder::from_reference(&uri).without(component).build();
    /// assert_eq!(without(Component::Query)?, "http://u@h:80/a#f");
    /// assert_eq!(without(Component::Authority)?, "http:/a?q#f");
    /// assert_eq!(without(Component::Path)?, "http://u@h:80?q#f");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn without(mut self, component: Component) -> Self {
        match component {
            Component::Scheme => self.scheme = None,
            Component::Userinfo => self.userinfo = None,
            Component::Authority | Component::Host => {
                (self.invalid_authority, self.userinfo, self.host, self.port) = (None, None, None, None);
                self.is_host_data = false;
            }
            Component::Port => self.port = None,
            Component::Path => (self.path, self.segment_fault) = (Cow::Borrowed(""), None),
            Component::Query => self.query = None,
            Component::Fragment => self.fragment = None,
        }
        self
    }

    /// Puts a dot segment before a path that would be parsed as something else, instead of returning an error: `./`
    /// before a first segment with a colon if there is no scheme, `/.` before `//` if there is no authority.
    ///
    /// ```
    /// use pest_uri::{Builder, EditError, UriReference};
    ///
    /// let builder = Builder::new().encoded_path("a:b");
    /// let build = |builder: Builder<'_>| builder.build_as().map(UriReference::into_string);
    /// assert_eq!(build(builder.clone()), Err(EditError::ColonInFirstSegment));
    /// assert_eq!(build(builder.dot_before_path())?, "./a:b");
    /// # Ok::<(), EditError>(())
    /// ```
    #[must_use]
    pub fn dot_before_path(self) -> Self {
        Builder { has_dot_before_path: true, ..self }
    }

    /// Builds a URI.
    ///
    /// # Errors
    /// An [`EditError`] that names the rule that the components violate, or the component whose text is invalid.
    pub fn build(&self) -> Result<Uri, EditError> {
        self.build_as()
    }

    /// Builds a reference of any kind, which the type of the result determines.
    ///
    /// ```
    /// use pest_uri::{Builder, Iri, UriReference};
    ///
    /// let reference: UriReference = Builder::new().segments(["a"]).build_as()?;
    /// assert_eq!(reference, "/a");
    /// let iri: Iri = Builder::new().scheme("http").host("b\u{fc}cher.example").build_as()?;
    /// assert_eq!(iri, "http://b\u{fc}cher.example");
    /// # Ok::<(), pest_uri::EditError>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`build`](Self::build).
    pub fn build_as<K: Kind>(&self) -> Result<Reference<K, String>, EditError> {
        check::<K>(Component::Authority, self.invalid_authority.as_deref())?;
        if let Some(fault) = self.segment_fault {
            return Err(fault);
        }
        if let Some(host) = self.host.as_deref().filter(|_| self.is_host_data) {
            edit_data::check_host_name::<K>(host)?;
        }
        let prefix = dot_prefix(self.scheme.is_some(), self.host.is_some(), &self.path);
        let built = self.composed::<K>(prefix);
        // If it parses to the same components, it is valid.
        if self.check_host().is_ok()
            && (self.has_dot_before_path || prefix.is_empty())
            && Reference::<K, &str>::parse(built.text()).is_ok_and(|read| read.offsets() == built.offsets())
        {
            return Ok(built);
        }
        self.check_components::<K>()?;
        self.check_host()?;
        self.check_kind(K::ENTRY)?;
        // Only the path can still be wrong, after what is before it.
        Err(if self.host.is_some() {
            EditError::PathAfterAuthority
        } else if looks_like_authority(&self.path) {
            EditError::PathLikeAuthority
        } else {
            EditError::ColonInFirstSegment
        })
    }

    /// The components one after the other.
    fn composed<K: Kind>(&self, prefix: &str) -> Reference<K, String> {
        let room = [&self.scheme, &self.userinfo, &self.host, &self.port, &self.query, &self.fragment];
        // Each with its delimiters, and a dot segment before the path.
        let room = room.into_iter().flatten().map(|text| text.len() + 3).sum::<usize>() + self.path.len() + 2;
        Reference::<K, String>::composed(room, |text| {
            let mut composer = Composer::new(text);
            if let Some(scheme) = &self.scheme {
                composer.scheme(verbatim(scheme));
            }
            if let Some(host) = &self.host {
                let userinfo = self.userinfo.as_deref().map(verbatim);
                composer.authority(userinfo, verbatim(host), self.port.as_deref());
            }
            composer.path(|out| {
                out.push_str(prefix);
                out.push_str(&self.path);
            });
            composer.query(self.query.as_deref().map(verbatim));
            composer.fragment(self.fragment.as_deref().map(verbatim));
            composer.finish()
        })
    }

    fn check_components<K: Kind>(&self) -> Result<(), EditError> {
        check::<K>(Component::Scheme, self.scheme.as_deref())?;
        check::<K>(Component::Userinfo, self.userinfo.as_deref())?;
        check::<K>(Component::Host, self.host.as_deref())?;
        check::<K>(Component::Port, self.port.as_deref())?;
        check::<K>(Component::Path, Some(&self.path))?;
        check::<K>(Component::Query, self.query.as_deref())?;
        check::<K>(Component::Fragment, self.fragment.as_deref())?;
        Ok(())
    }

    fn check_host(&self) -> Result<(), EditError> {
        match (&self.host, &self.userinfo, &self.port) {
            (None, Some(_), _) => Err(EditError::NoHost(Component::Userinfo)),
            (None, _, Some(_)) => Err(EditError::NoHost(Component::Port)),
            _ => Ok(()),
        }
    }

    fn check_kind(&self, entry: EntryRule) -> Result<(), EditError> {
        if entry.needs_scheme() && self.scheme.is_none() {
            Err(EditError::NoScheme(entry))
        } else if !entry.takes_scheme() && self.scheme.is_some() {
            Err(EditError::Scheme)
        } else if !entry.takes_fragment() && self.fragment.is_some() {
            Err(EditError::Fragment)
        } else {
            Ok(())
        }
    }
}

impl fmt::Debug for Builder<'_> {
    /// Redacts the passwords.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rejected = self.invalid_authority.as_ref().map(|text| [delimiter::AUTHORITY, text].concat());
        let (query, fragment) = (self.query.as_deref(), self.fragment.as_deref());
        let whole = Composed::new(self.scheme.as_deref(), self.host.as_deref(), &self.path, query, fragment);
        let redacted = whole.redacted();
        let part = |range: &Range<usize>| redacted.part(range.clone());
        formatter
            .debug_struct("Builder")
            .field("scheme", &self.scheme)
            .field("invalid_authority", &rejected.as_deref().map(Redacted::invalid))
            .field("userinfo", &self.userinfo.as_deref().map(Userinfo::new))
            .field("host", &self.host.as_deref().map(ShownHost))
            .field("port", &self.port)
            .field("path", &part(&whole.path))
            .field("query", &whole.query.as_ref().map(part))
            .field("fragment", &whole.fragment.as_ref().map(part))
            .field("has_dot_before_path", &self.has_dot_before_path)
            .field("segment_fault", &self.segment_fault)
            .finish()
    }
}

/// A slice of a text, borrowed if the text is.
fn slice<'b>(text: &Cow<'b, str>, range: Range<usize>) -> Cow<'b, str> {
    match text {
        Cow::Borrowed(text) => Cow::Borrowed(&text[range]),
        Cow::Owned(text) => Cow::Owned(text[range].to_owned()),
    }
}
