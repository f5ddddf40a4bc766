//! The kinds of reference, as types.

use crate::grammar::EntryRule;

/// A kind of reference: the rule that its text matches.
///
/// This module has all kinds there are: four of URIs and four of IRIs. A kind knows its family, so that an operation on
/// one kind can say which kind its result is.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a kind of reference",
    label = "expected a type of the module `kind`, as in `build_as::<kind::UriReference>()`",
    note = "the type of the result may say the kind: `let reference: UriReference = \
        Builder::new().path(\"a\").build_as()?`"
)]
pub trait Kind: sealed::Sealed {
    /// The rule.
    const ENTRY: EntryRule;
    /// The name of the type of its references.
    const NAME: &'static str;
    /// The kind in this family with a scheme and an optional fragment.
    type Uri: WithScheme<Uri = Self::Uri, Absolute = Self::Absolute, Reference = Self::Reference>;
    /// The kind in this family with a scheme and without a fragment.
    type Absolute: WithScheme<Uri = Self::Uri, Absolute = Self::Absolute, Reference = Self::Reference>;
    /// The kind of a reference of this kind without its fragment: the absolute kind if it has a scheme, else this kind.
    type WithoutFragment: Kind<Uri = Self::Uri, Absolute = Self::Absolute, Reference = Self::Reference>;
    /// The kind in this family that takes all others.
    type Reference: Kind<Uri = Self::Uri, Absolute = Self::Absolute, Reference = Self::Reference>;
    /// The kind that corresponds to this one in the other family.
    type OtherFamily: Kind;
    /// The kind of a reference of this kind, resolved against a base: an IRI if the reference or the base is one, else
    /// a URI.
    type Resolved<Base: Kind>: WithScheme;
}

/// A kind with a scheme, which can be a base. For other kinds [`Reference::components`](crate::Reference::components)
/// returns the scheme, if there is one.
#[diagnostic::on_unimplemented(
    message = "expected a reference with a scheme",
    label = "this may be relative; `Uri::try_from` or `Iri::try_from` checks for a scheme, `base.resolve(&reference)` \
        adds one",
    note = "the base resolves the reference, not the other way round: `base.resolve(&reference)` (RFC 3986, section \
        5.1)"
)]
pub trait WithScheme: Kind<WithoutFragment = <Self as Kind>::Absolute> {}

/// A kind of URIs.
///
/// ```
/// use pest_uri::{AbsoluteUri, Reference, Text, Uri, UriReference, kind::UriKind};
///
/// fn link<K: UriKind, T: Text>(base: &AbsoluteUri, reference: &Reference<K, T>) -> Uri {
///     base.resolve(reference)
/// }
///
/// assert_eq!(link(&"http://h/a".parse()?, &UriReference::parse("b")?), "http://h/b");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "expected a URI",
    label = "this may have non-ASCII characters; `.to_uri()` encodes them"
)]
pub trait UriKind:
    Kind<Uri = Uri, Absolute = AbsoluteUri, Reference = UriReference, Resolved<Uri> = Uri, Resolved<AbsoluteUri> = Uri>
{
}

/// A kind of IRIs.
#[diagnostic::on_unimplemented(message = "expected an IRI", label = "`.to_iri()` converts a URI")]
pub trait IriKind: Kind<Uri = Iri, Absolute = AbsoluteIri, Reference = IriReference> {}

mod sealed {
    pub trait Sealed: Sized {}
}

macro_rules! family {
    ($family:ident: $whole:ident $absolute:ident $reference:ident, resolved $base:ident $resolved:ty,
     $($kind:ident $without_fragment:ident $twin:ident $entry:literal)*) => {
        $(
            #[doc = concat!("The kind of [`", stringify!($kind), "`](crate::", stringify!($kind), "): what matches \
                `", $entry, "`.")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $kind {}

            impl sealed::Sealed for $kind {}

            impl $family for $kind {}

            impl Kind for $kind {
                const ENTRY: EntryRule = EntryRule::$kind;
                const NAME: &'static str = stringify!($kind);
                type Uri = $whole;
                type Absolute = $absolute;
                type WithoutFragment = $without_fragment;
                type Reference = $reference;
                type OtherFamily = $twin;
                type Resolved<$base: Kind> = $resolved;
            }
        )*

        impl WithScheme for $whole {}

        impl WithScheme for $absolute {}
    };
}

family! {
    UriKind: Uri AbsoluteUri UriReference, resolved Base Base::Uri,
    Uri AbsoluteUri Iri "URI"
    UriReference UriReference IriReference "URI-reference"
    RelativeRef RelativeRef RelativeIriRef "relative-ref"
    AbsoluteUri AbsoluteUri AbsoluteIri "absolute-URI"
}

family! {
    IriKind: Iri AbsoluteIri IriReference, resolved Base Iri,
    Iri AbsoluteIri Uri "IRI"
    IriReference IriReference UriReference "IRI-reference"
    RelativeIriRef RelativeIriRef RelativeRef "irelative-ref"
    AbsoluteIri AbsoluteIri AbsoluteUri "absolute-IRI"
}
