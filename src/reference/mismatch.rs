//! Why a reference of one kind is not one of another.

/// The error of a conversion to another kind: why it failed, and the reference itself.
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
/// For a reference over `&str`, which the caller still has, the error is [`Mismatch`] alone, so that `?` gives no error
/// that borrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{mismatch}")]
#[non_exhaustive]
pub struct ConvertError<R> {
    /// The reference that was to be converted, unchanged.
    pub reference: R,
    /// Why it was not converted.
    pub mismatch: Mismatch,
}

impl<R> From<ConvertError<R>> for Mismatch {
    /// Why it was not converted, without the reference; for errors that must not borrow.
    fn from(error: ConvertError<R>) -> Self {
        error.mismatch
    }
}

/// Why a reference of one kind is not one of another.
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
    /// A URI has a scheme; `//h/` has none.
    #[error("the reference has no scheme")]
    NoScheme,
    /// A relative reference has no scheme; `a:b` has one.
    #[error("the reference has a scheme")]
    Scheme,
    /// A URI has no non-ASCII characters; `x:\u{e9}` has one, which [`to_uri`](crate::Reference::to_uri) encodes.
    #[error("the IRI has a character outside ASCII")]
    NotAscii,
    /// An absolute URI has no fragment; `a:b#c` has one.
    #[error("the URI has a fragment")]
    Fragment,
}
