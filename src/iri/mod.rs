//! Conversions from IRIs to URIs and back (RFC 3987), and checks of non-ASCII characters.

mod convert;
#[cfg(feature = "idna")]
mod idna;
#[cfg(feature = "unicode")]
mod unicode;

#[cfg(feature = "idna")]
pub use idna::IdnaError;
#[cfg(feature = "idna")]
pub(crate) use idna::domain_name;
#[cfg(feature = "unicode")]
pub use unicode::BidiProblem;
