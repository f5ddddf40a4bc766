//! Types for the URIs of everyday work, each made of a grammar file by [`derive(FromGrammar)`](macro@pest_uri::FromGrammar).

mod uri_type;

pub use uri_type::UriType;
