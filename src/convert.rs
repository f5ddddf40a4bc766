//! From one kind of reference to another, without parsing again.

use crate::kind::Whole;
use crate::reference::{
    AbsoluteIri, AbsoluteUri, Iri, IriReference, Reference, RelativeIriRef, RelativeRef, Uri, UriReference,
};
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

impl<R> From<ConvertError<R>> for Mismatch {
    /// What stands in the way, without the reference; for errors that must not borrow.
    fn from(error: ConvertError<R>) -> Self {
        error.mismatch
    }
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
    /// A URI has no characters beyond ASCII, `x:\u{e9}` has one.
    #[error("the IRI has a character beyond ASCII")]
    NotAscii,
    /// An absolute URI has no fragment, `a:b#c` has one.
    #[error("the URI has a fragment")]
    Fragment,
}

impl<K: Whole, T: Text> Reference<K, T> {
    /// The URI without its fragment, which is what may serve as a base (section 5.1).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://a/b?q#f")?;
    /// assert_eq!(uri.without_fragment(), "http://a/b?q");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn without_fragment(&self) -> Reference<K::Absolute, &str> {
        let components = self.parts();
        let (text, outline) = (components.text(), components.outline());
        Reference::from_parts(&text[..outline.query_end], outline.kept())
    }
}

/// The conversions within a family: that of URIs, or that of IRIs.
macro_rules! conversions {
    ($whole:ident $absolute:ident $reference:ident $relative:ident) => {
        conversions! { $whole is $reference, $absolute is $reference, $relative is $reference, $absolute is $whole }

        impl<T: Text> TryFrom<$reference<T>> for $whole<T> {
            type Error = ConvertError<$reference<T>>;

            /// # Errors
            /// A relative reference: `//h/`, `a`, `?q`.
            fn try_from(reference: $reference<T>) -> Result<Self, Self::Error> {
                if reference.borrow().is_relative() {
                    Err(ConvertError { reference, mismatch: Mismatch::NoScheme })
                } else {
                    Ok(reference.with_kind())
                }
            }
        }

        impl<T: Text> TryFrom<$reference<T>> for $relative<T> {
            type Error = ConvertError<$reference<T>>;

            /// # Errors
            /// A reference with a scheme: `a:b`.
            fn try_from(reference: $reference<T>) -> Result<Self, Self::Error> {
                if reference.borrow().is_relative() {
                    Ok(reference.with_kind())
                } else {
                    Err(ConvertError { reference, mismatch: Mismatch::Scheme })
                }
            }
        }

        impl<T: Text> TryFrom<$reference<T>> for $absolute<T> {
            type Error = ConvertError<$reference<T>>;

            /// # Errors
            /// A relative reference, `//h/`; a reference with a fragment, `a:b#c`.
            fn try_from(reference: $reference<T>) -> Result<Self, Self::Error> {
                match $whole::try_from(reference)?.try_into() {
                    Ok(absolute) => Ok(absolute),
                    Err(ConvertError { reference, mismatch }) => {
                        Err(ConvertError { reference: $whole::into(reference), mismatch })
                    }
                }
            }
        }

        impl<T: Text> TryFrom<$whole<T>> for $absolute<T> {
            type Error = ConvertError<$whole<T>>;

            /// # Errors
            /// What has a fragment: `a:b#c`.
            fn try_from(whole: $whole<T>) -> Result<Self, Self::Error> {
                match whole.borrow().fragment() {
                    None => Ok(whole.with_kind()),
                    Some(_) => Err(ConvertError { reference: whole, mismatch: Mismatch::Fragment }),
                }
            }
        }
    };
    ($($kind:ident is $other:ident),*) => {$(
        impl<T: Text> From<$kind<T>> for $other<T> {
            fn from(reference: $kind<T>) -> Self {
                reference.with_kind()
            }
        }
    )*};
}

conversions! { Uri AbsoluteUri UriReference RelativeRef }
conversions! { Iri AbsoluteIri IriReference RelativeIriRef }

// RFC 3987, 1.3: "every URI is by definition an IRI"
conversions! { Uri is Iri, AbsoluteUri is AbsoluteIri, UriReference is IriReference, RelativeRef is RelativeIriRef }

/// From IRIs without characters beyond ASCII to URIs.
macro_rules! ascii {
    ($($iri:ident $uri:ident)*) => {$(
        impl<T: Text> TryFrom<$iri<T>> for $uri<T> {
            type Error = ConvertError<$iri<T>>;

            /// # Errors
            /// A character beyond ASCII; [`to_uri`](crate::Reference::to_uri) encodes it.
            fn try_from(iri: $iri<T>) -> Result<Self, Self::Error> {
                if iri.text().is_ascii() {
                    Ok(iri.with_kind())
                } else {
                    Err(ConvertError { reference: iri, mismatch: Mismatch::NotAscii })
                }
            }
        }
    )*};
}

ascii! { Iri Uri AbsoluteIri AbsoluteUri IriReference UriReference RelativeIriRef RelativeRef }
