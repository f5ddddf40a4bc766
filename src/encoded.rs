//! Text that may hold percent-encoded octets (RFC 3986, section 2.1).

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;
use core::str::Utf8Error;

/// A piece of a reference in which octets may be percent-encoded: a segment, a user, a registered name, a query ...
///
/// It is the text as it stands; decoding is asked for. Decode only what has been split: once `%2F` has become `/`, nobody
/// can tell it from a delimiter (RFC 3986, section 2.4). So a path is decoded by its segments, and a userinfo by its parts.
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
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Encoded<'t>(&'t str);

impl<'t> Encoded<'t> {
    /// For text that the grammar has accepted, so that each `%` has its two digits.
    pub(crate) fn new(text: &'t str) -> Self {
        Encoded(text)
    }

    /// The text as it stands.
    #[must_use]
    pub fn as_str(self) -> &'t str {
        self.0
    }

    /// The octets, with each percent-encoded one decoded; borrowed where none is.
    #[must_use]
    pub fn decode(self) -> Cow<'t, [u8]> {
        let Some(first) = self.0.find('%') else { return Cow::Borrowed(self.0.as_bytes()) };
        let mut octets = Vec::with_capacity(self.0.len());
        octets.extend_from_slice(&self.0.as_bytes()[..first]);
        for piece in self.0[first..].split('%').skip(1) {
            let (digits, rest) = piece.split_at_checked(2).unwrap_or((piece, ""));
            octets.extend(u8::from_str_radix(digits, 16));
            octets.extend_from_slice(rest.as_bytes());
        }
        Cow::Owned(octets)
    }

    /// The decoded octets as UTF-8 text; borrowed where nothing is encoded.
    ///
    /// # Errors
    /// Where the octets are not UTF-8: `%FF`, `%C3`.
    pub fn decode_utf8(self) -> Result<Cow<'t, str>, Utf8Error> {
        match self.decode() {
            Cow::Borrowed(_) => Ok(Cow::Borrowed(self.0)),
            Cow::Owned(octets) => match String::from_utf8(octets) {
                Ok(text) => Ok(Cow::Owned(text)),
                Err(error) => Err(error.utf8_error()),
            },
        }
    }
}

impl Deref for Encoded<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        self.0
    }
}

impl fmt::Display for Encoded<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.0)
    }
}

impl fmt::Debug for Encoded<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl PartialEq<str> for Encoded<'_> {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for Encoded<'_> {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}
