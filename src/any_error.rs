//! One error for all operations of the crate.

use core::fmt;
use core::str::Utf8Error;

use crate::complete::CompleteError;
use crate::component::accessors::PortError;
use crate::edit::error::EditError;
use crate::error::ParseError;
use crate::file_path::FilePathError;
use crate::grammar::EntryRule;
use crate::reference::mismatch::{ConvertError, Mismatch};
use crate::resolve::base::BaseError;

/// Any error of this crate: each of its other errors converts into it, and so does the [`Utf8Error`] of decoding. So
/// `?` works in a function that returns it.
///
/// ```
/// use pest_uri::{Error, Uri};
///
/// fn first_tag(text: &str) -> Result<Uri, Error> {
///     let mut uri: Uri = text.parse()?; // ParseError
///     if uri.port()? == Some(80) { // PortError
///         uri.set_port(None)?; // EditError
///     }
///     uri.push_segment(uri.path().decode_utf8()?.trim_matches('/').to_uppercase())?; // Utf8Error, EditError
///     Ok(uri)
/// }
///
/// assert_eq!(first_tag("http://h:80/%61")?, "http://h/%61/A");
/// assert_eq!(first_tag("http://h:80a/").unwrap_err().to_string(), "unexpected `a` in port at byte 11");
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A text was rejected.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// A component cannot be set, or some components cannot be built into a reference.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// A port is over 65535.
    #[error(transparent)]
    Port(#[from] PortError),
    /// Decoded bytes are not UTF-8.
    #[error("the decoded bytes are not UTF-8: {0}")]
    Utf8(#[from] Utf8Error),
    /// A reference is not of another kind.
    #[error(transparent)]
    Convert(#[from] Mismatch),
    /// There is no base URI.
    #[error(transparent)]
    Base(#[from] BaseError),
    /// A text cannot be completed to a URI.
    #[error(transparent)]
    Complete(#[from] CompleteError),
    /// There is no `file` URI for a path, or no path for a URI.
    #[error(transparent)]
    FilePath(#[from] FilePathError),
    /// A text is not the name of an entry rule.
    #[error("unknown rule; the entry rules are {}", EntryRules)]
    UnknownRule,
    /// A rule does not match a text, or there is none of that name.
    #[cfg(feature = "trees")]
    #[error(transparent)]
    Rule(#[from] crate::parse::RuleError),
    /// A policy rejects a text.
    #[cfg(feature = "check")]
    #[error(transparent)]
    Check(#[from] crate::check::CheckError),
    /// A redirect may leave its origin.
    #[cfg(feature = "check")]
    #[error(transparent)]
    Violation(#[from] crate::check::Violation),
    /// A policy rejects an address.
    #[cfg(feature = "check")]
    #[error(transparent)]
    Address(#[from] crate::check::AddressError),
    /// A text is not a pattern of hosts.
    #[cfg(feature = "check")]
    #[error(transparent)]
    HostPattern(#[from] crate::check::HostPatternError),
    /// The host of an IRI has no name in the DNS.
    #[cfg(feature = "idna")]
    #[error(transparent)]
    Idna(#[from] crate::iri::IdnaError),
    /// A reference is not a URI of the crate `http`.
    #[cfg(feature = "http")]
    #[error(transparent)]
    ToHttp(#[from] crate::interop::ToHttpError),
    /// A reference is not a URL of the crate `url`.
    #[cfg(feature = "url")]
    #[error(transparent)]
    ToUrl(#[from] crate::interop::ToUrlError),
    /// A text is not a template.
    #[cfg(feature = "templates")]
    #[error(transparent)]
    Template(#[from] crate::template::Error),
    /// A template cannot be expanded.
    #[cfg(feature = "templates")]
    #[error(transparent)]
    Expand(#[from] crate::template::ExpandError),
    /// A template does not match a text.
    #[cfg(feature = "templates")]
    #[error(transparent)]
    Match(#[from] crate::template::MatchError),
    /// Two templates cannot be compared.
    #[cfg(feature = "templates")]
    #[error(transparent)]
    Undecided(#[from] crate::template::Undecided),
    /// A text gives no value of a type that derives `FromGrammar`.
    #[cfg(feature = "custom-grammars")]
    #[error(transparent)]
    FromGrammar(#[from] crate::from_grammar::error::FromGrammarError),
    /// A part of a text does not fit the type of its field.
    #[cfg(feature = "custom-grammars")]
    #[error(transparent)]
    Value(#[from] crate::from_grammar::error::ValueError),
    /// A value has no text in its grammar.
    #[cfg(feature = "custom-grammars")]
    #[error(transparent)]
    Compose(#[from] crate::from_grammar::error::ComposeError),
}

/// The names of the entry rules.
struct EntryRules;

impl fmt::Display for EntryRules {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, rule) in EntryRule::ALL.iter().enumerate() {
            write!(formatter, "{}{rule}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl<R> From<ConvertError<R>> for Error {
    fn from(error: ConvertError<R>) -> Self {
        Error::Convert(error.mismatch)
    }
}
