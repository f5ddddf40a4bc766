//! The types of references: `Uri`, `UriReference`, `RelativeRef`, `AbsoluteUri`.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::str::FromStr;

use borrow_or_share::{BorrowOrShare, Bos};

use crate::components::{Components, Elements, PortError, debug_masked};
use crate::encoded::Encoded;
use crate::host::Host;
use crate::path::Path;
use crate::relative_form::RelativeForm;
use crate::syntax::outline::Outline;
use crate::syntax::{ParseError, ParseTree};
use crate::userinfo::Userinfo;

/// A reference of some kind over some text: what [`Uri`], [`UriReference`], [`RelativeRef`] and [`AbsoluteUri`] have in common.
///
/// `T` is the text: `&str` for a borrowed reference, which is `Copy`, or `String`, `Box<str>` or `Arc<str>` for an owned
/// one. A value is its text and the places of the components in it; no accessor looks for a delimiter again.
///
/// References are equal, ordered and hashed as their texts are, byte by byte. `Debug` masks a password, `Display` does not.
///
/// ```
/// use pest_uri::{Uri, UriReference};
///
/// let text = String::from("http://anna:secret@h/a?b");
/// let borrowed: Uri<&str> = Uri::parse(&text)?;
/// let owned: Uri<String> = text.parse()?;
/// assert_eq!(borrowed, owned);
/// assert_eq!(format!("{owned:?}"), r#"Uri("http://anna:***@h/a?b")"#);
/// assert_eq!(owned.into_string(), "http://anna:secret@h/a?b");
///
/// // What an accessor of a borrowed reference gives may outlive the reference.
/// let query = { let copy = borrowed; copy.query() };
/// assert_eq!(query.unwrap(), "b");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
pub struct Reference<K, T> {
    text: T,
    outline: Outline,
    kind: PhantomData<K>,
}

/// A URI: with a scheme, and perhaps with a fragment (RFC 3986, section 3).
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
pub type Uri<T> = Reference<kind::Uri, T>;

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
pub type UriReference<T> = Reference<kind::UriReference, T>;

/// A reference without a scheme (RFC 3986, section 4.2).
///
/// ```
/// use pest_uri::{RelativeForm, RelativeRef};
///
/// assert_eq!(RelativeRef::parse("//example.com/")?.form(), RelativeForm::NetworkPath);
/// assert_eq!(RelativeRef::parse("/over/there")?.form(), RelativeForm::AbsolutePath);
/// assert_eq!(RelativeRef::parse("there")?.form(), RelativeForm::RelativePath);
/// assert_eq!(RelativeRef::parse("#nose")?.form(), RelativeForm::SameDocument);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
pub type RelativeRef<T> = Reference<kind::RelativeRef, T>;

/// A URI without a fragment (RFC 3986, section 4.3).
///
/// ```
/// use pest_uri::AbsoluteUri;
///
/// assert!(AbsoluteUri::parse("http://example.com/?q").is_ok());
/// assert!(AbsoluteUri::parse("http://example.com/#f").is_err());
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
pub type AbsoluteUri<T> = Reference<kind::AbsoluteUri, T>;

/// The kinds of reference, as types.
pub mod kind {
    use crate::syntax::EntryRule;

    /// A kind of reference: the rule that its text matches.
    ///
    /// The kinds of this module are all there are.
    pub trait Kind: sealed::Sealed {
        /// The rule.
        const ENTRY: EntryRule;
        /// The name of the type of its references.
        const NAME: &'static str;
    }

    mod sealed {
        pub trait Sealed {}
    }

    macro_rules! kinds {
        ($($kind:ident $entry:literal)*) => {$(
            #[doc = concat!("The kind of [`", stringify!($kind), "`](super::", stringify!($kind), "): what matches `", $entry, "`.")]
            pub enum $kind {}

            impl sealed::Sealed for $kind {}

            impl Kind for $kind {
                const ENTRY: EntryRule = EntryRule::$kind;
                const NAME: &'static str = stringify!($kind);
            }
        )*};
    }

    kinds! { Uri "URI" UriReference "URI-reference" RelativeRef "relative-ref" AbsoluteUri "absolute-URI" }
}

use kind::Kind;

/// Text that a reference may be made of: `&str`, `String`, `Box<str>`, `Arc<str>`.
pub trait Text: Bos<str> + sealed::Sealed {}

mod sealed {
    pub trait Sealed {}
}

macro_rules! texts {
    ($($text:ty)*) => {$(
        impl sealed::Sealed for $text {}
        impl Text for $text {}
    )*};
}

texts! { &str String Box<str> Arc<str> }

/// What [`Reference::parse`] takes: a [`Text`], or a reference to anything that is text, such as `&String`.
pub trait IntoText {
    /// The text of the reference that is parsed from it.
    type Text: Text;

    /// The text itself.
    fn into_text(self) -> Self::Text;
}

impl<'t, S: AsRef<str> + ?Sized> IntoText for &'t S {
    type Text = &'t str;

    fn into_text(self) -> &'t str {
        self.as_ref()
    }
}

macro_rules! into_texts {
    ($($text:ty)*) => {$(
        impl IntoText for $text {
            type Text = Self;

            fn into_text(self) -> Self {
                self
            }
        }
    )*};
}

into_texts! { String Box<str> Arc<str> }

impl<K: Kind, T: Text> Reference<K, T> {
    /// Parses a text. The reference keeps the text as it is; nothing is normalized.
    ///
    /// # Errors
    /// Where the text is not of this kind:
    /// - `http://exa mple/`: a space can stand nowhere; it is `%20` in a path, and in no host
    /// - `http://h/100%`: a `%` needs two hexadecimal digits
    /// - `http://h/ä`: what is not ASCII is percent-encoded
    /// - `http://[::1`, `http://[::1]a`, `http://::1/`: an IPv6 address stands in brackets, alone
    /// - `http://h:80a/`: a port has digits only
    /// - `http://u@b@c/`: an `@` in a userinfo is `%40`
    /// - `10.0.0.1:80/a`: neither a scheme nor the first segment of a relative reference
    /// - `//h/` as a [`Uri`], `a:b` as a [`RelativeRef`], `a:b#c` as an [`AbsoluteUri`]
    ///
    /// ```
    /// # use pest_uri::*;
    /// # for bad in ["http://exa mple/", "http://h/100%", "http://h/ä", "http://[::1", "http://[::1]a", "http://::1/",
    /// #     "http://h:80a/", "http://u@b@c/", "10.0.0.1:80/a"] {
    /// #     assert!(UriReference::parse(bad).is_err(), "{bad}");
    /// # }
    /// # assert!(Uri::parse("//h/").is_err() && RelativeRef::parse("a:b").is_err() && AbsoluteUri::parse("a:b#c").is_err());
    /// let error = UriReference::parse("http://u@b@c/").unwrap_err();
    /// assert_eq!(error.to_string(), "`@` at byte 10 cannot stand in the host");
    /// ```
    ///
    /// An owned text that is refused is gone; to keep it, parse `text.as_str()` and call [`to_owned`](Self::to_owned).
    pub fn parse(text: impl IntoText<Text = T>) -> Result<Self, ParseError> {
        let text = text.into_text();
        let tree = ParseTree::parse(K::ENTRY, borrowed(&text))?;
        let outline = Outline::of(&tree);
        Ok(Reference { text, outline, kind: PhantomData })
    }

    /// The same reference over a `String` of its own.
    #[must_use]
    pub fn to_owned(&self) -> Reference<K, String> {
        Reference { text: borrowed(&self.text).to_owned(), outline: self.outline, kind: PhantomData }
    }

    /// The same reference, borrowed from this one.
    #[must_use]
    pub fn borrow(&self) -> Reference<K, &str> {
        Reference { text: borrowed(&self.text), outline: self.outline, kind: PhantomData }
    }

    /// The text itself, without a copy.
    #[must_use]
    pub fn into_text(self) -> T {
        self.text
    }

    /// The same reference as one of another kind, whose rule its text must match.
    pub(crate) fn with_kind<L>(self) -> Reference<L, T> {
        Reference { text: self.text, outline: self.outline, kind: PhantomData }
    }
}

fn borrowed<T: Text>(text: &T) -> &str {
    text.borrow_or_share()
}

impl<K> Reference<K, String> {
    /// The text itself, without a copy.
    #[must_use]
    pub fn into_string(self) -> String {
        self.text
    }
}

impl<'i, 'o, K: Kind, T: BorrowOrShare<'i, 'o, str>> Reference<K, T> {
    /// The text, byte for byte as it was parsed.
    pub fn as_str(&'i self) -> &'o str {
        self.text.borrow_or_share()
    }

    /// All components.
    pub fn components(&'i self) -> Components<'o> {
        Components::new(self.as_str(), self.outline)
    }

    /// The authority, without the `//` before it.
    pub fn authority(&'i self) -> Option<&'o str> {
        self.components().authority()
    }

    /// The userinfo, without the `@` behind it.
    pub fn userinfo(&'i self) -> Option<Userinfo<'o>> {
        self.components().userinfo()
    }

    /// The host; there is one, perhaps empty, wherever there is an authority.
    pub fn host(&'i self) -> Option<Host<'o>> {
        self.components().host()
    }

    /// The port as it stands: any number of digits, perhaps none.
    pub fn port(&'i self) -> Option<&'o str> {
        self.components().port()
    }

    /// The port as a number; `None` where there is no port or an empty one.
    ///
    /// # Errors
    /// A port over 65535, which is right by the grammar: `http://h:99999/`.
    pub fn port_number(&'i self) -> Result<Option<u16>, PortError> {
        self.components().port_number()
    }

    /// The path, perhaps empty.
    pub fn path(&'i self) -> Path<'o> {
        self.components().path()
    }

    /// The query, without the `?` before it.
    pub fn query(&'i self) -> Option<Encoded<'o>> {
        self.components().query()
    }

    /// All elements at once, in a plain struct.
    pub fn elements(&'i self) -> Elements<'o> {
        self.components().elements()
    }
}

impl<'i, 'o, T: BorrowOrShare<'i, 'o, str>> Uri<T> {
    /// The scheme, in the case it is written in. Schemes are equal whatever their case (section 3.1).
    pub fn scheme(&'i self) -> &'o str {
        self.components().scheme().unwrap_or_default()
    }

    /// The fragment, without the `#` before it.
    pub fn fragment(&'i self) -> Option<Encoded<'o>> {
        self.components().fragment()
    }
}

impl<'i, 'o, T: BorrowOrShare<'i, 'o, str>> AbsoluteUri<T> {
    /// The scheme, in the case it is written in. Schemes are equal whatever their case (section 3.1).
    pub fn scheme(&'i self) -> &'o str {
        self.components().scheme().unwrap_or_default()
    }
}

impl<'i, 'o, T: BorrowOrShare<'i, 'o, str>> UriReference<T> {
    /// The scheme, in the case it is written in; `None` for a relative reference.
    pub fn scheme(&'i self) -> Option<&'o str> {
        self.components().scheme()
    }

    /// The fragment, without the `#` before it.
    pub fn fragment(&'i self) -> Option<Encoded<'o>> {
        self.components().fragment()
    }

    /// Whether it is a relative reference: whether it has no scheme.
    pub fn is_relative(&'i self) -> bool {
        self.components().is_relative()
    }

    /// The form of a relative reference; `None` for a URI.
    pub fn relative_form(&'i self) -> Option<RelativeForm> {
        RelativeForm::of(self.components())
    }
}

impl<'i, 'o, T: BorrowOrShare<'i, 'o, str>> RelativeRef<T> {
    /// The fragment, without the `#` before it.
    pub fn fragment(&'i self) -> Option<Encoded<'o>> {
        self.components().fragment()
    }

    /// Which form of relative reference it is.
    pub fn form(&'i self) -> RelativeForm {
        RelativeForm::of(self.components()).unwrap_or(RelativeForm::RelativePath)
    }
}

impl<K, T: Clone> Clone for Reference<K, T> {
    fn clone(&self) -> Self {
        Reference { text: self.text.clone(), outline: self.outline, kind: PhantomData }
    }
}

impl<K, T: Copy> Copy for Reference<K, T> {}

impl<K, T: Text> AsRef<str> for Reference<K, T> {
    fn as_ref(&self) -> &str {
        borrowed(&self.text)
    }
}

impl<K, T: Text> Borrow<str> for Reference<K, T> {
    fn borrow(&self) -> &str {
        borrowed(&self.text)
    }
}

impl<K, T: Text> fmt::Display for Reference<K, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(borrowed(&self.text))
    }
}

impl<K: Kind, T: Text> fmt::Debug for Reference<K, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}(", K::NAME)?;
        debug_masked(Components::new(borrowed(&self.text), self.outline), formatter)?;
        formatter.write_str(")")
    }
}

impl<K, L, T: Text, U: Text> PartialEq<Reference<L, U>> for Reference<K, T> {
    fn eq(&self, other: &Reference<L, U>) -> bool {
        borrowed(&self.text) == borrowed(&other.text)
    }
}

impl<K, T: Text> Eq for Reference<K, T> {}

impl<K, T: Text> PartialEq<str> for Reference<K, T> {
    fn eq(&self, other: &str) -> bool {
        borrowed(&self.text) == other
    }
}

impl<K, T: Text> PartialEq<&str> for Reference<K, T> {
    fn eq(&self, other: &&str) -> bool {
        borrowed(&self.text) == *other
    }
}

impl<K, L, T: Text, U: Text> PartialOrd<Reference<L, U>> for Reference<K, T> {
    fn partial_cmp(&self, other: &Reference<L, U>) -> Option<Ordering> {
        Some(borrowed(&self.text).cmp(borrowed(&other.text)))
    }
}

impl<K, T: Text> Ord for Reference<K, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        borrowed(&self.text).cmp(borrowed(&other.text))
    }
}

impl<K, T: Text> Hash for Reference<K, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        borrowed(&self.text).hash(state);
    }
}

impl<K: Kind> FromStr for Reference<K, String> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(Reference::<K, &str>::parse(text)?.to_owned())
    }
}

impl<'t, K: Kind> TryFrom<&'t str> for Reference<K, &'t str> {
    type Error = ParseError;

    fn try_from(text: &'t str) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl<K: Kind> TryFrom<String> for Reference<K, String> {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl<K: Kind> From<Reference<K, &str>> for Reference<K, String> {
    fn from(reference: Reference<K, &str>) -> Self {
        reference.to_owned()
    }
}

impl<K> From<Reference<K, String>> for String {
    fn from(reference: Reference<K, String>) -> Self {
        reference.text
    }
}
