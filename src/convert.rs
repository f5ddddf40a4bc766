//! From one kind of reference to another, without parsing again.

use crate::reference::{AbsoluteUri, RelativeRef, Uri, UriReference};
use crate::text::Text;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{mismatch}")]
pub struct ConvertError<R> {
    /// The reference that was to be converted, unchanged.
    pub reference: R,
    /// What stands in the way.
    pub mismatch: Mismatch,
}

/// What keeps a reference of one kind from being one of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Mismatch {
    /// A URI has a scheme, `//h/` has none.
    #[error("the reference has no scheme")]
    NoScheme,
    /// A relative reference has no scheme, `a:b` has one.
    #[error("the reference has a scheme")]
    Scheme,
    /// An absolute URI has no fragment, `a:b#c` has one.
    #[error("the URI has a fragment")]
    Fragment,
}

impl<T: Text> From<Uri<T>> for UriReference<T> {
    fn from(uri: Uri<T>) -> Self {
        uri.with_kind()
    }
}

impl<T: Text> From<AbsoluteUri<T>> for UriReference<T> {
    fn from(uri: AbsoluteUri<T>) -> Self {
        uri.with_kind()
    }
}

impl<T: Text> From<RelativeRef<T>> for UriReference<T> {
    fn from(relative: RelativeRef<T>) -> Self {
        relative.with_kind()
    }
}

impl<T: Text> From<AbsoluteUri<T>> for Uri<T> {
    fn from(uri: AbsoluteUri<T>) -> Self {
        uri.with_kind()
    }
}

impl<T: Text> TryFrom<UriReference<T>> for Uri<T> {
    type Error = ConvertError<UriReference<T>>;

    /// # Errors
    /// A relative reference: `//h/`, `a`, `?q`.
    fn try_from(reference: UriReference<T>) -> Result<Self, Self::Error> {
        if reference.borrow().is_relative() {
            Err(ConvertError { reference, mismatch: Mismatch::NoScheme })
        } else {
            Ok(reference.with_kind())
        }
    }
}

impl<T: Text> TryFrom<UriReference<T>> for RelativeRef<T> {
    type Error = ConvertError<UriReference<T>>;

    /// # Errors
    /// A URI: `a:b`.
    fn try_from(reference: UriReference<T>) -> Result<Self, Self::Error> {
        if reference.borrow().is_relative() {
            Ok(reference.with_kind())
        } else {
            Err(ConvertError { reference, mismatch: Mismatch::Scheme })
        }
    }
}

impl<T: Text> TryFrom<UriReference<T>> for AbsoluteUri<T> {
    type Error = ConvertError<UriReference<T>>;

    /// # Errors
    /// A relative reference, `//h/`; a URI with a fragment, `a:b#c`.
    fn try_from(reference: UriReference<T>) -> Result<Self, Self::Error> {
        match Uri::try_from(reference)?.try_into() {
            Ok(uri) => Ok(uri),
            Err(ConvertError { reference, mismatch }) => {
                Err(ConvertError { reference: Uri::into(reference), mismatch })
            }
        }
    }
}

impl<T: Text> TryFrom<Uri<T>> for AbsoluteUri<T> {
    type Error = ConvertError<Uri<T>>;

    /// # Errors
    /// A URI with a fragment: `a:b#c`.
    fn try_from(uri: Uri<T>) -> Result<Self, Self::Error> {
        match uri.borrow().fragment() {
            None => Ok(uri.with_kind()),
            Some(_) => Err(ConvertError { reference: uri, mismatch: Mismatch::Fragment }),
        }
    }
}
