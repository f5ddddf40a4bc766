//! The types of references: `Uri`, `UriReference`, `RelativeRef`, `AbsoluteUri`.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::marker::PhantomData;
use core::ops::Range;

use borrow_or_share::BorrowOrShare;

use crate::component::accessors::{Components, PortError};
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::component::path::Path;
use crate::component::query::{PairSyntax, Pairs};
use crate::component::userinfo::Userinfo;
use crate::error::ParseError;
use crate::parse::offsets::ComponentOffsets;
use crate::parse::parse;
use crate::reference::kind;
use crate::reference::kind::{Kind, WithScheme};
use crate::reference::relative_form::RelativeForm;
use crate::reference::text::{IntoText, Text};

/// A reference of some kind over some text: the common type of [`Uri`], [`UriReference`], [`RelativeRef`] and
/// [`AbsoluteUri`].
///
/// `T` is the text: `&str` for a borrowed reference, which is `Copy`, or `String`, `Box<str>` or `Arc<str>` for an
/// owned one. A value is its text and the offsets of the components in it; no accessor searches for a delimiter again.
///
/// References are equal, ordered and hashed as their texts are, byte by byte. `Debug` redacts a password; `Display`
/// does not.
///
/// ```
/// use pest_uri::{Uri, UriReference};
///
/// let text = String::from("http://anna:secret@h/a?b");
/// let borrowed: Uri<&str> = Uri::parse(&text)?;
/// let owned: Uri<String> = text.parse()?;
/// assert_eq!(borrowed, owned);
/// assert_eq!(format!("{owned:?}"), r#"Uri("http://anna:***@h/a?b")"#);
/// assert_eq!(owned.into_string(), "http://anna:secret@h/a?b"); // as `Display` shows it
///
/// // In a map, the text finds a reference.
/// let visits = std::collections::HashMap::from([(borrowed.to_owned(), 1)]);
/// assert_eq!(visits.get(borrowed.as_str()), Some(&1));
///
/// // What a borrowed reference gives may outlive it, as far as it is a part of the text.
/// let query = { let copy = borrowed; copy.query() };
/// assert_eq!(query.unwrap(), "b");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
pub struct Reference<K, T> {
    text: T,
    offsets: ComponentOffsets,
    kind: PhantomData<K>,
}

/// A URI: with a scheme and an optional fragment (RFC 3986, section 3).
///
/// ```
/// use pest_uri::Uri;
///
/// let uri = Uri::parse("foo://example.com:8042/over/there?name=ferret#nose")?;
/// assert_eq!(uri.scheme(), "foo");
/// assert_eq!(uri.authority(), Some("example.com:8042"));
/// assert_eq!(uri.path(), "/over/there");
/// assert_eq!(uri.query().unwrap(), "name=ferret");
/// assert_eq!(uri.fragment().unwrap(), "nose");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[doc = include_str!("methods.md")]
#[doc(alias = "Url")]
pub type Uri<T = String> = Reference<kind::Uri, T>;

/// A URI or a relative reference (RFC 3986, section 4.1).
///
/// ```
/// use pest_uri::{Uri, UriReference};
///
/// let reference = UriReference::parse("../there#nose")?;
/// assert_eq!(reference.scheme(), None);
/// assert!(Uri::try_from(reference).is_err());
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[doc = include_str!("methods.md")]
#[doc(alias = "UriRef")]
pub type UriReference<T = String> = Reference<kind::UriReference, T>;

/// A reference without a scheme (RFC 3986, section 4.2).
///
/// ```
/// use pest_uri::{RelativeForm, RelativeRef};
///
/// assert_eq!(RelativeRef::parse("//example.com/")?.relative_form(), RelativeForm::NetworkPath);
/// assert_eq!(RelativeRef::parse("/over/there")?.relative_form(), RelativeForm::AbsolutePath);
/// assert_eq!(RelativeRef::parse("there")?.relative_form(), RelativeForm::RelativePath);
/// assert_eq!(RelativeRef::parse("#nose")?.relative_form(), RelativeForm::SameDocument);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[doc = include_str!("methods.md")]
#[doc(alias = "UriRelativeStr")]
pub type RelativeRef<T = String> = Reference<kind::RelativeRef, T>;

/// An IRI: a URI with non-ASCII characters (RFC 3987).
///
/// ```
/// use pest_uri::Iri;
///
/// let iri = Iri::parse("http://b\u{fc}cher.example/caf\u{e9}")?;
/// assert_eq!(iri.host().unwrap(), "b\u{fc}cher.example");
/// assert_eq!(iri.to_uri(), "http://b%C3%BCcher.example/caf%C3%A9");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[doc = include_str!("methods.md")]
pub type Iri<T = String> = Reference<kind::Iri, T>;

/// An IRI or a relative reference with non-ASCII characters (RFC 3987).
#[doc = include_str!("methods.md")]
#[doc(alias = "IriRef")]
pub type IriReference<T = String> = Reference<kind::IriReference, T>;

/// A reference without a scheme, with non-ASCII characters (RFC 3987).
#[doc = include_str!("methods.md")]
pub type RelativeIriRef<T = String> = Reference<kind::RelativeIriRef, T>;

/// An IRI without a fragment (RFC 3987).
#[doc = include_str!("methods.md")]
pub type AbsoluteIri<T = String> = Reference<kind::AbsoluteIri, T>;

/// A URI without a fragment (RFC 3986, section 4.3).
///
/// ```
/// use pest_uri::AbsoluteUri;
///
/// assert!(AbsoluteUri::parse("http://example.com/?q").is_ok());
/// assert!(AbsoluteUri::parse("http://example.com/#f").is_err());
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[doc = include_str!("methods.md")]
#[doc(alias = "UriAbsoluteStr")]
pub type AbsoluteUri<T = String> = Reference<kind::AbsoluteUri, T>;

impl<K: Kind, T: Text> Reference<K, T> {
    /// Parses a text. The reference keeps the text unchanged; nothing is normalized.
    ///
    /// # Errors
    /// If the text is not of this kind:
    /// - `http://exa mple/`: a space is allowed nowhere; it is `%20` in a path, and in no host
    /// - `http://h/100%`: a `%` needs two hexadecimal digits
    /// - `http://h/ä`: non-ASCII characters are percent-encoded
    /// - `http://[::1`, `http://[::1]a`, `http://::1/`: an IPv6 address is in brackets, with nothing beside them
    /// - `http://h:80a/`: a port has digits only
    /// - `http://u@b@c/`: an `@` in a userinfo is `%40`
    /// - `10.0.0.1:80/a`: this is neither a scheme nor the first segment of a relative reference
    /// - `//h/` as a [`Uri`], `a:b` as a [`RelativeRef`], `a:b#c` as an [`AbsoluteUri`]
    ///
    /// ```
    /// # use pest_uri::*;
    /// # for bad in ["http://exa mple/", "http://h/100%", "http://h/ä", "http://[::1", "http://[::1]a", "http://::1/",
    /// #     "http://h:80a/", "http://u@b@c/", "10.0.0.1:80/a"] {
    /// #     assert!(UriReference::parse(bad).is_err(), "{bad}");
    /// # }
    /// # assert!(Uri::parse("//h/").is_err() && RelativeRef::parse("a:b").is_err());
    /// # assert!(AbsoluteUri::parse("a:b#c").is_err());
    /// let error = UriReference::parse("http://u@b@c/").unwrap_err();
    /// let advice = "in a user name or password, `/`, `?`, `#` and `@` are written `%2F`, `%3F`, `%23` and `%40`";
    /// assert_eq!(error.to_string(), format!("unexpected `@` in host at byte 10; {advice}"));
    /// ```
    ///
    /// An owned text that is rejected is lost. To keep it, parse `text.as_str()` and call [`to_owned`](Self::to_owned).
    #[inline]
    pub fn parse(text: impl IntoText<Text = T>) -> Result<Self, ParseError> {
        let text = text.into_text();
        let offsets = parse(K::ENTRY, text.borrow_or_share())?;
        Ok(Reference::from_parts(text, offsets))
    }
}

impl<K, T: Text> Reference<K, T> {
    /// Copies the reference into one over its own `String`.
    #[must_use]
    pub fn to_owned(&self) -> Reference<K, String> {
        Reference { text: self.text().to_owned(), offsets: self.offsets, kind: PhantomData }
    }

    /// Returns the text itself, without a copy.
    #[must_use]
    pub fn into_text(self) -> T {
        self.text
    }

    /// The text, borrowed from the reference.
    pub(crate) fn text(&self) -> &str {
        self.text.borrow_or_share()
    }

    /// All components, borrowed from the reference.
    #[inline]
    pub(crate) fn parts(&self) -> Components<'_> {
        Components::new(self.text(), self.offsets)
    }

    pub(crate) fn offsets(&self) -> ComponentOffsets {
        self.offsets
    }

    /// Makes a reference of a text and the offsets of its components, which must be those that a parse finds.
    pub(crate) const fn from_parts(text: T, offsets: ComponentOffsets) -> Self {
        Reference { text, offsets, kind: PhantomData }
    }

    /// Makes a reference by writing it into an empty string with this capacity in bytes.
    #[inline]
    pub(crate) fn composed(room: usize, write: impl FnOnce(&mut String) -> ComponentOffsets) -> Reference<K, String> {
        let mut text = String::with_capacity(room);
        let offsets = write(&mut text);
        Reference { text, offsets, kind: PhantomData }
    }

    /// The same reference as another kind, whose rule its text must match.
    pub(crate) fn with_kind<L>(self) -> Reference<L, T> {
        Reference { text: self.text, offsets: self.offsets, kind: PhantomData }
    }
}

impl<K> Reference<K, String> {
    /// Replaces a range of the text by a delimiter and a value, or removes it; `offsets` are those that a parse finds
    /// then.
    pub(crate) fn replace_range(
        &mut self,
        range: Range<usize>,
        delimiter: &str,
        value: Option<&str>,
        offsets: ComponentOffsets,
    ) {
        let start = range.start;
        self.text.replace_range(range, value.map_or("", |_| delimiter));
        if let Some(value) = value {
            self.text.insert_str(start + delimiter.len(), value);
        }
        self.offsets = offsets;
    }

    /// Replaces the text, and the offsets that a parse finds in it.
    pub(crate) fn replace(&mut self, text: String, offsets: ComponentOffsets) {
        self.text = text;
        self.offsets = offsets;
    }
}

impl<K> Reference<K, String> {
    /// Returns the text itself, without a copy.
    #[doc(alias = "into_inner")]
    #[must_use]
    pub fn into_string(self) -> String {
        self.text
    }
}

impl<'i, 'o, K, T: BorrowOrShare<'i, 'o, str>> Reference<K, T> {
    /// The same reference, borrowed from this one, or from what this one borrows.
    #[must_use]
    pub fn borrow(&'i self) -> Reference<K, &'o str> {
        Reference { text: self.text.borrow_or_share(), offsets: self.offsets, kind: PhantomData }
    }
}

impl<'i, 'o, K: Kind, T: BorrowOrShare<'i, 'o, str>> Reference<K, T> {
    /// The text, byte for byte as it was parsed.
    #[inline]
    #[must_use]
    pub fn as_str(&'i self) -> &'o str {
        self.text.borrow_or_share()
    }

    /// All components.
    #[inline]
    #[must_use]
    pub fn components(&'i self) -> Components<'o> {
        Components::new(self.as_str(), self.offsets)
    }

    /// The authority, without the `//` before it. It includes a userinfo, which HTTP's field `Host` must not have: use
    /// [`host_and_port`](Self::host_and_port) for that. It is a `&str`, so `{:?}` shows a password in it.
    #[inline]
    #[must_use]
    pub fn authority(&'i self) -> Option<&'o str> {
        self.components().authority()
    }

    /// The userinfo, without the `@` after it.
    #[inline]
    #[must_use]
    pub fn userinfo(&'i self) -> Option<Userinfo<'o>> {
        self.components().userinfo()
    }

    /// The user of the userinfo: the short form of `userinfo()` and [`user`](Userinfo::user).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("ftp://me%40work:s3c%2Fr3t@h/")?;
    /// assert_eq!(uri.username().unwrap().decode_utf8()?, "me@work");
    /// assert_eq!(uri.password().unwrap().decode_utf8()?, "s3c/r3t");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn username(&'i self) -> Option<Encoded<'o, part::User>> {
        self.userinfo().map(Userinfo::user)
    }

    /// The password of the userinfo: the short form of `userinfo()` and [`password`](Userinfo::password).
    #[must_use]
    pub fn password(&'i self) -> Option<Encoded<'o, part::Password>> {
        self.userinfo()?.password()
    }

    /// The host, in the case it is written in. Every authority has a host, which may be empty.
    #[doc(alias("domain", "hostname", "has_host"))]
    #[inline]
    #[must_use]
    pub fn host(&'i self) -> Option<Host<'o>> {
        self.components().host()
    }

    /// The host as text: the short form of `host().map(Host::as_str)`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("https://example.com/")?;
    /// assert_eq!(uri.host_str(), Some("example.com"));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn host_str(&'i self) -> Option<&'o str> {
        self.components().host_str()
    }

    /// The host and the port, as one text with the `:` between them: the value of HTTP's field `Host` (RFC 9110,
    /// section 7.2).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://user@[::1]:8080/a")?;
    /// assert_eq!(uri.host_and_port(), Some("[::1]:8080"));
    /// assert_eq!(Uri::parse("http://example.com/")?.host_and_port(), Some("example.com"));
    /// assert_eq!(Uri::parse("mailto:a@b")?.host_and_port(), None);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn host_and_port(&'i self) -> Option<&'o str> {
        self.components().host_and_port()
    }

    /// The port as a number; `None` if there is no port or an empty one. For a number in any case, use
    /// [`port_or`](Self::port_or) with a default of your own, or [`port_or_default`](Self::port_or_default) with the
    /// scheme's.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// assert_eq!(Uri::parse("http://h:8080/")?.port(), Ok(Some(8080)));
    /// assert_eq!(Uri::parse("http://h/")?.port(), Ok(None));
    /// assert!(Uri::parse("http://h:99999/")?.port().is_err());
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// A port over 65535, which the grammar allows: `http://h:99999/`.
    #[doc(alias = "port_u16")]
    pub fn port(&'i self) -> Result<Option<u16>, PortError> {
        self.components().port()
    }

    /// The port as it is written: any number of digits, perhaps none.
    #[inline]
    #[must_use]
    pub fn port_str(&'i self) -> Option<&'o str> {
        self.components().port_str()
    }

    /// The port as a number, or the caller's default if there is no port or an empty one, and also if there is no
    /// authority: `mailto:a@b`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// assert_eq!(Uri::parse("app://h/")?.port_or(80)?, 80);
    /// assert_eq!(Uri::parse("app://h:8080/")?.port_or(80)?, 8080);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A port over 65535, which the grammar allows: `http://h:99999/`.
    #[doc(alias("unwrap_or", "default_port"))]
    pub fn port_or(&'i self, default: u16) -> Result<u16, PortError> {
        Ok(self.port()?.unwrap_or(default))
    }

    /// The port to connect to: that of the authority, or else the default port of the scheme
    /// ([`SchemeInfo`](crate::SchemeInfo)). `None` if there is neither, or no authority.
    ///
    /// ```
    /// use pest_uri::UriReference;
    ///
    /// for (text, port) in [("https://h:/", Some(443)), ("https://h:84/", Some(84)), ("foo://h/", None)] {
    ///     assert_eq!(UriReference::parse(text)?.port_or_default()?, port);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A port over 65535, which the grammar allows: `http://h:99999/`.
    #[doc(alias = "port_or_known_default")]
    pub fn port_or_default(&'i self) -> Result<Option<u16>, PortError> {
        self.components().port_or_default()
    }

    /// The path, which may be empty.
    #[inline]
    #[must_use]
    pub fn path(&'i self) -> Path<'o> {
        self.components().path()
    }

    /// The segments of the path: the short form of `path().segments()`.
    #[doc(alias = "segments")]
    #[must_use]
    pub fn path_segments(
        &'i self,
    ) -> impl DoubleEndedIterator<Item = Encoded<'o, part::Segment>> + Clone + use<'o, K, T> {
        self.path().segments()
    }

    /// The path as text: the short form of `path().as_str()`.
    #[inline]
    #[must_use]
    pub fn path_str(&'i self) -> &'o str {
        self.components().path_str()
    }

    /// The path and the query, as one text with the `?` between them: the request target of HTTP, if the path is not
    /// empty. If it is empty, as in `http://h?x`, a `/` goes before (RFC 9112, section 3.2.1). By itself the text may
    /// be a reference to another host: that of `http://h//evil.example/` is `//evil.example/`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://example.com/a/b?c=d#e")?;
    /// assert_eq!(uri.path_and_query(), "/a/b?c=d");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[doc(alias("request_target", "Position"))]
    #[inline]
    #[must_use]
    pub fn path_and_query(&'i self) -> &'o str {
        self.components().path_and_query()
    }

    /// The query, without the `?` before it.
    #[inline]
    #[must_use]
    pub fn query(&'i self) -> Option<Encoded<'o, part::Query>> {
        self.components().query()
    }

    /// The query as text: the short form of `query().map(Encoded::as_str)`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://example.com/a?b#c")?;
    /// assert_eq!((uri.path_str(), uri.query_str(), uri.fragment_str()), ("/a", Some("b"), Some("c")));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn query_str(&'i self) -> Option<&'o str> {
        self.components().query_str()
    }

    /// The pairs of the query by the most common convention: separated by `&`. Empty without a query.
    ///
    /// Keys and values are decoded, with U+FFFD for invalid UTF-8; [`encoded`](Pairs::encoded) has them as they are
    /// written. A `+` is a `+`; in what HTML forms send it is a space, which
    /// [`query_pairs_with`](Self::query_pairs_with) with [`PairSyntax::FORM`] decodes. To change pairs, use
    /// [`QueryPairs`](crate::QueryPairs).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://h/?name=J%C3%BCrgen&tag=a%26b")?;
    /// for (key, value) in uri.query_pairs() {
    ///     println!("{key} is {value}");
    /// }
    /// assert_eq!(uri.query_pairs().get("tag").unwrap().value().unwrap(), "a%26b");
    /// assert_eq!(Uri::parse("http://h/")?.query_pairs().count(), 0);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[doc(alias("query_params", "search_params"))]
    #[must_use]
    pub fn query_pairs(&'i self) -> Pairs<'o> {
        self.components().query_pairs()
    }

    /// The pairs of the query by another convention. Empty without a query.
    ///
    /// ```
    /// use pest_uri::{PairSyntax, Uri};
    ///
    /// let uri = Uri::parse("http://h/?q=a+b")?;
    /// assert_eq!(uri.query_pairs().next().unwrap().1, "a+b");
    /// assert_eq!(uri.query_pairs_with(PairSyntax::FORM).next().unwrap().1, "a b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn query_pairs_with(&'i self, syntax: PairSyntax) -> Pairs<'o> {
        self.components().query_pairs_with(syntax)
    }

    /// The fragment, without the `#` before it. An absolute URI or IRI has none.
    #[inline]
    #[must_use]
    pub fn fragment(&'i self) -> Option<Encoded<'o, part::Fragment>> {
        self.components().fragment()
    }

    /// The fragment as text: the short form of `fragment().map(Encoded::as_str)`.
    #[inline]
    #[must_use]
    pub fn fragment_str(&'i self) -> Option<&'o str> {
        self.components().fragment_str()
    }

    /// Whether it has this scheme, ignoring case.
    ///
    /// ```
    /// use pest_uri::{Uri, UriReference};
    ///
    /// assert!(Uri::parse("HTTP://h/")?.has_scheme("http"));
    /// assert!(!UriReference::parse("//h/")?.has_scheme("http"));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn has_scheme(&'i self, scheme: &str) -> bool {
        self.components().has_scheme(scheme)
    }
}

impl<'i, 'o, K: WithScheme, T: BorrowOrShare<'i, 'o, str>> Reference<K, T> {
    /// The scheme, in the case it is written in. Schemes are compared without regard to case (RFC 3986, section 3.1),
    /// as by [`has_scheme`](Self::has_scheme).
    #[inline]
    #[must_use]
    pub fn scheme(&'i self) -> &'o str {
        self.components().scheme().unwrap_or_default()
    }
}

/// The accessors that some kinds lack or have with another type, and that no trait describes.
macro_rules! accessors {
    (perhaps relative $($kind:ident)*) => {$(
        impl<'i, 'o, T: BorrowOrShare<'i, 'o, str>> $kind<T> {
            /// The scheme, in the case it is written in; `None` for a relative reference.
            #[inline]
            #[must_use]
            pub fn scheme(&'i self) -> Option<&'o str> {
                self.components().scheme()
            }

            /// Whether it is a relative reference: one without a scheme.
            #[must_use]
            pub fn is_relative(&'i self) -> bool {
                self.components().is_relative()
            }

            /// The form of a relative reference; `None` if there is a scheme.
            #[must_use]
            pub fn relative_form(&'i self) -> Option<RelativeForm> {
                RelativeForm::from_components(self.components())
            }
        }
    )*};
    (relative $($kind:ident)*) => {$(
        impl<'i, 'o, T: BorrowOrShare<'i, 'o, str>> $kind<T> {
            /// The form of the relative reference.
            #[must_use]
            pub fn relative_form(&'i self) -> RelativeForm {
                RelativeForm::from_components(self.components()).unwrap_or(RelativeForm::RelativePath)
            }
        }
    )*};
}

accessors! { perhaps relative UriReference IriReference }
accessors! { relative RelativeRef RelativeIriRef }

impl<K, T: Clone> Clone for Reference<K, T> {
    fn clone(&self) -> Self {
        Reference { text: self.text.clone(), offsets: self.offsets, kind: PhantomData }
    }
}

impl<K, T: Copy> Copy for Reference<K, T> {}
