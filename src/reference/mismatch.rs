//! Why a reference of one kind is none of another.

/// Why a reference of one kind is none of another; gives the reference back.
///
/// ```
/// use pest_uri::{AbsoluteUri, Mismatch, Uri};
///
/// let uri = Uri::parse("http://h/#f".to_string())?;
/// let error = AbsoluteUri::try_from(uri).unwrap_err();
/// assert_eq!(error.mismatch, Mismatch::Fragment);
/// assert_eq!(error.reference, "http://h/#f");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// A reference over `&str` is still there, and [`Mismatch`] alone is the error, so that `?` gives no error that borrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{mismatch}")]
#[non_exhaustive]
pub struct ConvertError<R> {
    /// The reference that was to be converted, unchanged.
    pub reference: R,
    /// What stands in the way.
    pub mismatch: Mismatch,
}

impl<R> From<ConvertError<R>> for Mismatch {
    /// What stands in the way, without the reference; for errors that must not borrow.
    fn from(error: ConvertError<R>) -> Self {
        error.mismatch
    }
}

/// What keeps a reference of one kind from being one of another.
///
/// ```
/// use pest_uri::{Uri, UriReference};
///
/// fn scheme(text: &str) -> Result<String, Box<dyn std::error::Error>> {
///     let uri = Uri::try_from(UriReference::parse(text)?)?;
///     Ok(uri.scheme().to_owned())
/// }
/// assert_eq!(scheme("/a").unwrap_err().to_string(), "the reference has no scheme");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Mismatch {
    /// A URI has a scheme, `//h/` has none.
    #[error("the reference has no scheme")]
    NoScheme,
    /// A relative reference has no scheme, `a:b` has one.
    #[error("the reference has a scheme")]
    Scheme,
    /// A URI has no characters beyond ASCII, `x:\u{e9}` has one; [`to_uri`](crate::Reference::to_uri) encodes it.
    #[error("the IRI has a character outside ASCII")]
    NotAscii,
    /// An absolute URI has no fragment, `a:b#c` has one.
    #[error("the URI has a fragment")]
    Fragment,
}
