//! `acct`: accounts, by [RFC 7565](https://www.rfc-editor.org/rfc/rfc7565).

use alloc::string::String;

use pest_uri::FromGrammar;

use crate::spelling::{Data, lower};
use crate::uri_type::UriType;

/// An account of a user at a service.
///
/// # Errors
/// - `acct:a`: a host is required.
/// - `acct:a@[::1]`: brackets are not allowed in a path.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/acct.pest", entry = acct_reference)]
pub struct Acct {
    /// The user.
    #[grammar(rule = acct_userpart)]
    pub userpart: Data,
    /// The host.
    pub host: Data,
    /// The fragment.
    pub fragment: Option<Data>,
}

impl UriType for Acct {
    const SCHEMES: &'static [&'static str] = &["acct"];

    fn canonical(&self) -> Option<String> {
        let host = lower(&self.host);
        (host != self.host).then(|| Acct { host, ..self.clone() }.compose().ok())?
    }
}
