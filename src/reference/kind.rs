//! The kinds of reference, as types.

use crate::grammar::EntryRule;

/// A kind of reference: the rule that its text matches.
///
/// This module has all kinds there are: four of URIs and four of IRIs. A kind knows its family, so that an operation on one kind
/// can say which kind its result is.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no kind of reference",
    label = "the kinds are the types of the module `kind`, as in `build::<kind::Uri>()`",
    note = "where the type of the result is said, the kind follows: `let uri: Uri = Builder::new().scheme(\"a\").build()?`"
)]
pub trait Kind: sealed::Sealed {
    /// The rule.
    const ENTRY: EntryRule;
    /// The name of the type of its references.
    const NAME: &'static str;
    /// The kind in this family with a scheme and an optional fragment.
    type Whole: Whole<Whole = Self::Whole, Absolute = Self::Absolute, Reference = Self::Reference>;
    /// The kind in this family with a scheme and without a fragment.
    type Absolute: Absolute<Whole = Self::Whole, Absolute = Self::Absolute, Reference = Self::Reference>;
    /// The kind of a reference of this kind without its fragment: the absolute kind if it has a scheme, else this kind.
    type WithoutFragment: Kind<Whole = Self::Whole, Absolute = Self::Absolute, Reference = Self::Reference>;
    /// The kind in this family that takes all others.
    type Reference: Kind<Whole = Self::Whole, Absolute = Self::Absolute, Reference = Self::Reference>;
    /// The kind that corresponds to this one in the other family.
    type Twin: Kind;
}

/// A kind with a scheme and an optional fragment: that of URIs or of IRIs.
///
/// ```
/// use pest_uri::{Reference, Text, Uri, kind::Whole};
///
/// fn is_anchor_on_the_web<K: Whole, T: Text>(reference: &Reference<K, T>) -> bool {
///     reference.scheme().eq_ignore_ascii_case("https") && reference.fragment().is_some()
/// }
///
/// assert!(is_anchor_on_the_web(&Uri::parse("https://h/#a")?));
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
pub trait Whole: WithScheme {}

/// A kind with a scheme and without a fragment, which may serve as a base: that of absolute URIs or of absolute IRIs.
#[diagnostic::on_unimplemented(
    message = "a base is an absolute URI or IRI: it has a scheme, and no fragment",
    label = "of a `Uri` or `Iri`, `.without_fragment()` is one",
    note = "it is the base that resolves: `base.resolve(&reference)` (RFC 3986, section 5.1)"
)]
pub trait Absolute: WithScheme {}

/// A kind with a scheme. For other kinds [`Reference::components`](crate::Reference::components) gives the scheme and the
/// fragment, if present.
#[diagnostic::on_unimplemented(
    message = "a reference with a scheme is wanted",
    label = "`Uri::try_from` and `Iri::try_from` tell whether there is one; `resolve` makes one of a relative reference"
)]
pub trait WithScheme: Kind<WithoutFragment = <Self as Kind>::Absolute> {}

/// A kind of URIs.
///
/// ```
/// use pest_uri::{AbsoluteUri, Reference, Text, Uri, UriReference, kind::OfUris};
///
/// fn link<K: OfUris, T: Text>(base: &AbsoluteUri, reference: &Reference<K, T>) -> Uri {
///     base.resolve(reference)
/// }
///
/// assert_eq!(link(&"http://h/a".parse()?, &UriReference::parse("b")?), "http://h/b");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "a URI is wanted",
    label = "this may have characters beyond ASCII; `.to_uri()` encodes them"
)]
pub trait OfUris: Kind<Whole = Uri, Absolute = AbsoluteUri, Reference = UriReference> {}

/// A kind of IRIs.
#[diagnostic::on_unimplemented(message = "an IRI is wanted", label = "`.to_iri()` makes one of a URI")]
pub trait OfIris: Kind<Whole = Iri, Absolute = AbsoluteIri, Reference = IriReference> {}

mod sealed {
    pub trait Sealed: Sized {}
}

macro_rules! family {
    ($family:ident: $whole:ident $absolute:ident $reference:ident, $($kind:ident $without_fragment:ident $twin:ident $entry:literal)*) => {
        $(
            #[doc = concat!("The kind of [`", stringify!($kind), "`](crate::", stringify!($kind), "): what matches `", $entry, "`.")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $kind {}

            impl sealed::Sealed for $kind {}

            impl $family for $kind {}

            impl Kind for $kind {
                const ENTRY: EntryRule = EntryRule::$kind;
                const NAME: &'static str = stringify!($kind);
                type Whole = $whole;
                type Absolute = $absolute;
                type WithoutFragment = $without_fragment;
                type Reference = $reference;
                type Twin = $twin;
            }
        )*

        impl Whole for $whole {}

        impl WithScheme for $whole {}

        impl WithScheme for $absolute {}

        impl Absolute for $absolute {}
    };
}

family! {
    OfUris: Uri AbsoluteUri UriReference,
    Uri AbsoluteUri Iri "URI"
    UriReference UriReference IriReference "URI-reference"
    RelativeRef RelativeRef RelativeIriRef "relative-ref"
    AbsoluteUri AbsoluteUri AbsoluteIri "absolute-URI"
}

family! {
    OfIris: Iri AbsoluteIri IriReference,
    Iri AbsoluteIri Uri "IRI"
    IriReference IriReference UriReference "IRI-reference"
    RelativeIriRef RelativeIriRef RelativeRef "irelative-ref"
    AbsoluteIri AbsoluteIri AbsoluteUri "absolute-IRI"
}
