//! The kinds of reference, by their names in options and inputs.

use clap::ValueEnum;
use pest_uri::EntryRule;
use pest_uri::kind::Kind;
use serde::Deserialize;

#[derive(Clone, Copy, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum KindName {
    /// A reference with a scheme.
    Uri,
    /// A URI or a relative reference.
    UriReference,
    /// A URI without a fragment.
    AbsoluteUri,
    /// A reference without a scheme.
    RelativeRef,
    /// A URI that may have characters outside ASCII.
    Iri,
    /// An IRI or a relative reference.
    IriReference,
    /// An IRI without a fragment.
    AbsoluteIri,
    /// A relative reference that may have characters outside ASCII.
    RelativeIriRef,
}

impl KindName {
    /// Returns whether characters outside ASCII are allowed.
    pub fn is_iri(self) -> bool {
        matches!(self, KindName::Iri | KindName::IriReference | KindName::AbsoluteIri | KindName::RelativeIriRef)
    }
}

/// Selects a generic function by the name of a kind.
macro_rules! for_kind {
    ($kind:expr, $function:ident) => {
        match $kind {
            $crate::input::kind::KindName::Uri => $function::<pest_uri::kind::Uri>,
            $crate::input::kind::KindName::UriReference => $function::<pest_uri::kind::UriReference>,
            $crate::input::kind::KindName::AbsoluteUri => $function::<pest_uri::kind::AbsoluteUri>,
            $crate::input::kind::KindName::RelativeRef => $function::<pest_uri::kind::RelativeRef>,
            $crate::input::kind::KindName::Iri => $function::<pest_uri::kind::Iri>,
            $crate::input::kind::KindName::IriReference => $function::<pest_uri::kind::IriReference>,
            $crate::input::kind::KindName::AbsoluteIri => $function::<pest_uri::kind::AbsoluteIri>,
            $crate::input::kind::KindName::RelativeIriRef => $function::<pest_uri::kind::RelativeIriRef>,
        }
    };
}
pub(crate) use for_kind;

impl From<KindName> for EntryRule {
    fn from(kind: KindName) -> Self {
        fn entry<K: Kind>() -> EntryRule {
            K::ENTRY
        }
        for_kind!(kind, entry)()
    }
}
