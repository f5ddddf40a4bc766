//! `did`: decentralized identifiers, by [DID Core](https://www.w3.org/TR/did-1.0/).

use alloc::string::String;

use pest_uri::FromGrammar;

use crate::spelling::Data;
use crate::uri_type::UriType;

/// A decentralized identifier, or a resource of it.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/did.pest", entry = did_url)]
pub struct Did {
    /// The method.
    pub method_name: String,
    /// The identifier by the method.
    pub method_specific_id: Data,
    /// The path.
    #[grammar(rule = path_abempty)]
    pub path: Data,
    /// The query.
    pub query: Option<Data>,
    /// The fragment.
    pub fragment: Option<Data>,
}

impl UriType for Did {
    const SCHEMES: &'static [&'static str] = &["did"];
    const NORMALIZES: bool = false;
}
