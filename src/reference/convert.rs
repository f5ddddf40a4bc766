//! Conversions from one kind of reference to another, without parsing again.

use borrow_or_share::BorrowOrShare;

use crate::component::accessors::Components;
use crate::grammar::EntryRule;
use crate::grammar::rules::Family;
use crate::reference::kind::Kind;
use crate::reference::mismatch::{ConvertError, Mismatch};
use crate::reference::reference::{
    AbsoluteIri, AbsoluteUri, Iri, IriReference, Reference, RelativeIriRef, RelativeRef, Uri, UriReference,
};
use crate::reference::text::Text;

impl<'i, 'o, K: Kind, T: BorrowOrShare<'i, 'o, str>> Reference<K, T> {
    /// Returns the reference without its fragment. If it has a scheme, the result is an absolute URI or IRI, which may
    /// serve as a base (RFC 3986, section 5.1).
    ///
    /// ```
    /// use pest_uri::{AbsoluteUri, Uri, UriReference};
    ///
    /// let base: AbsoluteUri<&str> = Uri::parse("http://a/b?q#f")?.strip_fragment();
    /// assert_eq!(base, "http://a/b?q");
    /// assert_eq!(UriReference::parse("../c#f")?.strip_fragment(), "../c");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[doc(alias("without_fragment", "to_absolute"))]
    #[must_use]
    pub fn strip_fragment(&'i self) -> Reference<K::WithoutFragment, &'o str> {
        let components = self.components();
        let (text, offsets) = (components.text(), components.offsets());
        Reference::from_parts(&text[..offsets.query_end], offsets)
    }
}

impl<K: Kind, T: Text> Reference<K, T> {
    /// Converts to the kind that takes all of its family: a [`UriReference`] or an [`IriReference`]. For generic code,
    /// where there is no `From`.
    ///
    /// ```
    /// use pest_uri::{RelativeRef, UriReference, Uri};
    ///
    /// let links: [UriReference<&str>; 2] =
    ///     [Uri::parse("http://h/")?.into_reference(), RelativeRef::parse("../a")?.into_reference()];
    /// assert_eq!(links, ["http://h/", "../a"]);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_reference(self) -> Reference<K::Reference, T> {
        self.with_kind()
    }
}

/// Why a reference of one kind is not one of another.
fn mismatch(from: EntryRule, to: EntryRule, components: Components<'_>) -> Option<Mismatch> {
    match components.scheme() {
        None if to.needs_scheme() => return Some(Mismatch::NoScheme),
        Some(_) if !to.takes_scheme() => return Some(Mismatch::Scheme),
        _ => {}
    }
    if !to.takes_fragment() && components.fragment().is_some() {
        return Some(Mismatch::Fragment);
    }
    let is_of_uris = |kind: EntryRule| kind.family() == Family::Uris;
    (is_of_uris(to) && !is_of_uris(from) && !components.text().is_ascii()).then_some(Mismatch::NotAscii)
}

/// Conversions from a kind to those that take all of its texts.
macro_rules! always {
    ($($kind:ident is $($other:ident),*;)*) => {$($(
        impl<T: Text> From<$kind<T>> for $other<T> {
            fn from(reference: $kind<T>) -> Self {
                reference.with_kind()
            }
        }
    )*)*};
}

always! {
    AbsoluteUri is Uri, UriReference;
    Uri is UriReference;
    RelativeRef is UriReference;
    AbsoluteIri is Iri, IriReference;
    Iri is IriReference;
    RelativeIriRef is IriReference;
    // RFC 3987, 1.3: "every URI is by definition an IRI"
    AbsoluteUri is AbsoluteIri, Iri, IriReference;
    Uri is Iri, IriReference;
    RelativeRef is RelativeIriRef, IriReference;
    UriReference is IriReference;
}

/// Conversions from a kind to those that take some of its texts.
macro_rules! perhaps {
    ($($kind:ident is $($other:ident),*;)*) => {$($(
        impl<T: Text> TryFrom<$kind<T>> for $other<T> {
            type Error = T::ConvertError<$kind<T>>;

            /// # Errors
            /// Why it is not one: a [`Mismatch`] for a reference over `&str`; for others a [`ConvertError`], which also
            /// returns the reference.
            fn try_from(reference: $kind<T>) -> Result<Self, Self::Error> {
                match mismatch(EntryRule::$kind, EntryRule::$other, reference.parts()) {
                    None => Ok(reference.with_kind()),
                    Some(mismatch) => Err(ConvertError { reference, mismatch }.into()),
                }
            }
        }
    )*)*};
}

perhaps! {
    UriReference is Uri, AbsoluteUri, RelativeRef;
    Uri is AbsoluteUri;
    IriReference is Iri, AbsoluteIri, RelativeIriRef;
    Iri is AbsoluteIri;
    UriReference is Iri, AbsoluteIri, RelativeIriRef;
    Uri is AbsoluteIri;
    // `to_uri` encodes what keeps an IRI from being a URI.
    IriReference is UriReference, Uri, AbsoluteUri, RelativeRef;
    Iri is Uri, AbsoluteUri, UriReference;
    AbsoluteIri is AbsoluteUri, Uri, UriReference;
    RelativeIriRef is RelativeRef, UriReference;
}
