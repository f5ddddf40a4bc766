//! Types for the URIs of everyday work, each made of a grammar file by [`derive(FromGrammar)`](macro@pest_uri::FromGrammar).

mod pkg;
mod uri_type;

pub use pkg::{PackageUrl, PackageUrlError};
pub use uri_type::UriType;
