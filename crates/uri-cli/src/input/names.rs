//! The names that options take: of components, kinds, rungs.

use clap::ValueEnum;
use pest_uri::kind::Kind;
use pest_uri::{EntryRule, Normalize, Rung};
use serde::Deserialize;

/// What `parse --get` prints.
#[derive(Clone, Copy, ValueEnum)]
pub enum PieceName {
    /// All of it.
    Uri,
    /// All of it, with `***` for the password.
    Redacted,
    Scheme,
    /// The userinfo, the host and the port.
    Authority,
    Userinfo,
    /// What stands before the first `:` of the userinfo.
    User,
    /// What stands behind it.
    Password,
    Host,
    Port,
    HostAndPort,
    Path,
    Query,
    PathAndQuery,
    Fragment,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PartName {
    /// A user, and behind the first `:` a password.
    Userinfo,
    /// What stands before the first `:` of a userinfo.
    User,
    /// What stands behind it.
    Password,
    /// The name of a host.
    RegName,
    /// A path: each `/` divides segments.
    Path,
    /// A segment of a path.
    Segment,
    /// A query.
    Query,
    /// A key or a value in a query; `decode` takes any text, for what divides pairs is a convention.
    Data,
    /// A fragment.
    Fragment,
}

#[derive(Clone, Copy, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum KindName {
    /// With a scheme, and perhaps with a fragment.
    Uri,
    /// A URI or a relative reference.
    UriReference,
    /// A URI without a fragment.
    AbsoluteUri,
    /// A reference without a scheme.
    RelativeRef,
    /// With a scheme, and characters beyond ASCII.
    Iri,
    /// An IRI or a relative reference.
    IriReference,
    /// An IRI without a fragment.
    AbsoluteIri,
    /// A reference without a scheme, and characters beyond ASCII.
    RelativeIriRef,
}

impl KindName {
    /// Whether characters beyond ASCII may stand in it.
    pub fn is_iri(self) -> bool {
        matches!(self, KindName::Iri | KindName::IriReference | KindName::AbsoluteIri | KindName::RelativeIriRef)
    }
}

/// A generic function for the kind that has a name.
macro_rules! for_kind {
    ($kind:expr, $function:ident) => {
        match $kind {
            $crate::input::names::KindName::Uri => $function::<pest_uri::kind::Uri>,
            $crate::input::names::KindName::UriReference => $function::<pest_uri::kind::UriReference>,
            $crate::input::names::KindName::AbsoluteUri => $function::<pest_uri::kind::AbsoluteUri>,
            $crate::input::names::KindName::RelativeRef => $function::<pest_uri::kind::RelativeRef>,
            $crate::input::names::KindName::Iri => $function::<pest_uri::kind::Iri>,
            $crate::input::names::KindName::IriReference => $function::<pest_uri::kind::IriReference>,
            $crate::input::names::KindName::AbsoluteIri => $function::<pest_uri::kind::AbsoluteIri>,
            $crate::input::names::KindName::RelativeIriRef => $function::<pest_uri::kind::RelativeIriRef>,
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

#[derive(Clone, Copy, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Case, percent-encoding, dot segments (RFC 3986, section 6.2.2).
    Syntax,
    /// That, and what the scheme's own specification takes for the same: ports, empty paths, hosts, and more (section 6.2.3); and IPv6
    /// addresses in one form (RFC 5952). What the specification says of its parts is for URIs: `uri to-uri` makes one of an IRI.
    Scheme,
}

impl From<Level> for Normalize {
    fn from(level: Level) -> Self {
        match level {
            Level::Syntax => Normalize::SYNTAX,
            Level::Scheme => Normalize::SCHEME,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
pub enum RungName {
    /// Byte by byte (RFC 3986, section 6.2.1).
    String,
    /// That, and after case normalization (section 6.2.2.1).
    Case,
    /// That, and after percent-encoding normalization (section 6.2.2.2).
    Percent,
    /// That, and after dot segments are removed (section 6.2.2.3).
    Path,
    /// That, and by what the scheme's own specification takes for the same (section 6.2.3).
    Scheme,
}

impl From<RungName> for Rung {
    fn from(rung: RungName) -> Self {
        match rung {
            RungName::String => Rung::String,
            RungName::Case => Rung::Case,
            RungName::Percent => Rung::PercentEncoding,
            RungName::Path => Rung::PathSegments,
            RungName::Scheme => Rung::Scheme,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// The components drawn under the text, as in RFC 3986, section 3.
    Figure,
    /// The components, one a line.
    Table,
    /// The parse tree: each rule with its range of bytes and its text.
    Tree,
    /// One JSON object a line, as with `--json`.
    Json,
}
