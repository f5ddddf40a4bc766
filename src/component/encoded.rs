//! Text that may contain percent-encoded bytes (RFC 3986, section 2.1).

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::str::Utf8Error;

use crate::component::part::{Part, check};
use crate::component::text_methods::text_methods;
use crate::component::userinfo::Userinfo;
use crate::error::ParseError;
use crate::grammar::Rule;
use crate::redact::{HIDDEN, ShownPart};
use crate::text::percent_encoded::{Piece, has_percent_encoded, pieces, push};

/// A part of a reference in which bytes may be percent-encoded: a segment, a user, a registered name, a query ...
///
/// It is the text as it is written; decoding is explicit. Decode only what has been split: once `%2F` has become `/`,
/// it cannot be distinguished from a delimiter (RFC 3986, section 2.4). So decode the segments of a path, and the parts
/// of a userinfo.
///
/// The part is in the type, so that a function that expects one part does not get another. The part of an IRI may have
/// non-ASCII characters; [`to_uri`](crate::Reference::to_uri) encodes them.
///
/// ```
/// use pest_uri::Uri;
///
/// let uri = Uri::parse("http://h/caf%C3%A9?q=%FF")?;
/// let segment = uri.path().segments().next().unwrap();
/// assert_eq!(segment.as_str(), "caf%C3%A9");
/// assert_eq!(segment.decode_utf8()?, "café");
/// let query = uri.query().unwrap();
/// assert_eq!(query.decode(), &b"q=\xff"[..]);
/// assert!(query.decode_utf8().is_err());
/// assert_eq!(query.decode_utf8_lossy(), "q=\u{fffd}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Encoded<'t, P> {
    text: &'t str,
    part: PhantomData<P>,
}

impl<'t, P: Part> Encoded<'t, P> {
    /// Checks text that is already encoded.
    ///
    /// ```
    /// use pest_uri::{Encoded, part};
    ///
    /// assert!(Encoded::<part::Query>::parse("a/b?c%20d").is_ok());
    /// let error = Encoded::<part::Segment>::parse("a/b").unwrap_err();
    /// assert_eq!(error.to_string(), "unexpected `/` in segment at byte 1");
    /// ```
    ///
    /// # Errors
    /// If the text is not allowed in the part: `a b` in any, `%4` in any, `a/b` in a segment, `a:b` in a user.
    pub fn parse(text: &'t str) -> Result<Self, ParseError> {
        check::<P>(text)?;
        Ok(Encoded::trusted(text))
    }
}

impl<'t, P> Encoded<'t, P> {
    /// Wraps text that the grammar has accepted in this part.
    pub(crate) fn trusted(text: &'t str) -> Self {
        Encoded { text, part: PhantomData }
    }

    text_methods! { as_str is_empty len starts_with ends_with contains }

    /// The bytes, with percent-encoded ones decoded, one by one.
    pub fn decoded_bytes(self) -> impl Iterator<Item = u8> + use<'t, P> {
        pieces(self.text).flat_map(|piece| {
            let (run, byte) = match piece {
                Piece::Plain(run) => (run, None),
                Piece::Encoded { value, .. } => ("", Some(value)),
            };
            run.bytes().chain(byte)
        })
    }

    /// The bytes, with percent-encoded ones decoded; borrowed if nothing is encoded.
    #[doc(alias("percent_decode", "unescape", "unquote"))]
    #[must_use]
    pub fn decode(self) -> Cow<'t, [u8]> {
        if !has_percent_encoded(self.text) {
            return Cow::Borrowed(self.text.as_bytes());
        }
        let mut bytes = Vec::with_capacity(self.text.len());
        for piece in pieces(self.text) {
            match piece {
                Piece::Plain(run) => bytes.extend_from_slice(run.as_bytes()),
                Piece::Encoded { value, .. } => bytes.push(value),
            }
        }
        Cow::Owned(bytes)
    }

    /// The decoded bytes as UTF-8 text; borrowed if nothing is encoded.
    ///
    /// # Errors
    /// If the bytes are not UTF-8: `%FF`, `%C3`.
    pub fn decode_utf8(self) -> Result<Cow<'t, str>, Utf8Error> {
        match self.decode() {
            Cow::Borrowed(_) => Ok(Cow::Borrowed(self.text)),
            Cow::Owned(bytes) => match String::from_utf8(bytes) {
                Ok(text) => Ok(Cow::Owned(text)),
                Err(error) => Err(error.utf8_error()),
            },
        }
    }

    /// The decoded bytes as text, with U+FFFD for what is not UTF-8; borrowed if nothing is encoded.
    #[must_use]
    pub fn decode_utf8_lossy(self) -> Cow<'t, str> {
        match self.decode() {
            Cow::Borrowed(_) => Cow::Borrowed(self.text),
            Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
        }
    }
}

impl<P> Clone for Encoded<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Encoded<'_, P> {}

impl<P: Part> Default for Encoded<'_, P> {
    /// The empty text, as in an empty query.
    fn default() -> Self {
        Encoded::trusted("")
    }
}

impl<P> fmt::Display for Encoded<'_, P> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.text)
    }
}

impl<P: Part> fmt::Debug for Encoded<'_, P> {
    /// Redacts a password, and the passwords of userinfos in the text.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if P::IS_SECRET {
            return fmt::Debug::fmt(HIDDEN, formatter);
        }
        if P::RULE == Rule::userinfo {
            return Userinfo::new(self.text).fmt(formatter);
        }
        ShownPart(self.text).fmt(formatter)
    }
}

/// Owned percent-encoded text, for a part of a reference.
///
/// ```
/// use pest_uri::{EncodedString, part};
///
/// // The same data, for different parts.
/// assert_eq!(EncodedString::<part::Segment>::from_data("50%/a b&c"), "50%25%2Fa%20b&c");
/// assert_eq!(EncodedString::<part::Query>::from_data("50%/a b&c"), "50%25/a%20b&c");
/// assert_eq!(EncodedString::<part::Data>::from_data("50%/a b&c"), "50%25%2Fa%20b%26c");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EncodedString<P> {
    text: String,
    part: PhantomData<P>,
}

impl<P: Part> EncodedString<P> {
    /// Creates an empty text.
    #[must_use]
    pub fn new() -> Self {
        EncodedString { text: String::new(), part: PhantomData }
    }

    /// Encodes data: each byte that the grammar does not allow in the part becomes `%` and two digits. So does a `%`:
    /// text that is already encoded is encoded twice.
    #[doc(alias("percent_encode", "escape", "quote"))]
    #[must_use]
    pub fn from_data(data: impl AsRef<[u8]>) -> Self {
        let mut encoded = EncodedString::new();
        encoded.push(data);
        encoded
    }

    /// Encodes more data and appends it. A delimiter that is allowed in the part is not encoded; in a query, that
    /// includes `&` and `=`.
    pub fn push(&mut self, data: impl AsRef<[u8]>) {
        encode_into::<P>(data.as_ref(), &mut self.text);
    }

    /// Appends text that is already encoded: delimiters, or data encoded for a part that allows fewer characters.
    ///
    /// ```
    /// use pest_uri::{EncodedString, part};
    ///
    /// let mut query = EncodedString::<part::Query>::new();
    /// for (key, value) in [("a", "1&2"), ("b c", "=")] {
    ///     query.push_encoded(if query.as_str().is_empty() { "" } else { "&" })?;
    ///     query.push_encoded(EncodedString::<part::Data>::from_data(key))?;
    ///     query.push_encoded("=")?;
    ///     query.push_encoded(EncodedString::<part::Data>::from_data(value))?;
    /// }
    /// assert_eq!(query, "a=1%262&b%20c=%3D");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// For the pairs of a query, [`QueryPairs`](crate::QueryPairs) does all that.
    ///
    /// # Errors
    /// If the text is not allowed in the part: `#` in a query, `/` in a segment, a `%` without two digits. Nothing is
    /// added then.
    pub fn push_encoded(&mut self, text: impl AsRef<str>) -> Result<(), ParseError> {
        let text = text.as_ref();
        check::<P>(text)?;
        self.text.push_str(text);
        Ok(())
    }
}

/// Appends data to a text, encoded for a part.
pub(crate) fn encode_into<P: Part>(data: &[u8], text: &mut String) {
    let characters = P::characters();
    push(data, |byte| characters.has(byte), text);
}

impl<P> EncodedString<P> {
    /// The same text, borrowed.
    #[must_use]
    pub fn as_encoded(&self) -> Encoded<'_, P> {
        Encoded::trusted(&self.text)
    }

    /// The text as it is written, encoded.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the text itself.
    #[must_use]
    pub fn into_string(self) -> String {
        self.text
    }
}

impl<P> From<EncodedString<P>> for String {
    fn from(encoded: EncodedString<P>) -> Self {
        encoded.into_string()
    }
}

impl<P: Part> Default for EncodedString<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P> From<Encoded<'_, P>> for EncodedString<P> {
    fn from(encoded: Encoded<'_, P>) -> Self {
        EncodedString { text: encoded.text.into(), part: PhantomData }
    }
}

impl<P> fmt::Display for EncodedString<P> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&self.text)
    }
}

impl<P: Part> fmt::Debug for EncodedString<P> {
    /// Redacts a password.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_encoded().fmt(formatter)
    }
}
