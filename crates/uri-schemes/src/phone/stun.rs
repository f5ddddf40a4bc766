//! `stun` and `stuns`: servers that help to traverse NATs, by [RFC 7064](https://www.rfc-editor.org/rfc/rfc7064).
//!
//! ```
//! use uri_schemes::{Stun, UriType as _};
//!
//! let stun = Stun::parse("stuns:STUN.example.org")?;
//! assert_eq!((stun.is_secure, stun.host.as_str(), stun.port), (true, "STUN.example.org", 5349));
//! assert_eq!(stun.canonical().unwrap(), "stuns:stun.example.org");
//!
//! let error = Stun::parse("stun://stun.example.org").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `/` in host at byte 5; expected `[`, `:` or the end");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::string::String;

use pest_uri::{FromGrammar, NormalizeOptions, Uri};

use crate::UriType;
use crate::uri_type::{default_port, not_empty};

/// A STUN server.
///
/// # Errors
/// - `stun://h`: there are no slashes (section 3.1).
/// - `stun:u@h`: there is no user.
/// - `stun:` and `stun::3478`: a host is required (section 3.2).
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/stun.pest", entry = stunURI)]
pub struct Stun {
    /// Whether the scheme is `stuns`, so that the connection uses TLS.
    #[grammar(rule = stuns)]
    pub is_secure: bool,
    /// The host, with brackets around an IPv6 address.
    #[grammar(check = not_empty)]
    pub host: String,
    /// The port. By default it is that of the scheme: 3478, or 5349 with TLS.
    #[grammar(default = default_port(if *is_secure { "stuns" } else { "stun" }))]
    pub port: u16,
}

impl UriType for Stun {
    const SCHEMES: &'static [&'static str] = &["stun", "stuns"];
    const HAS_CANONICAL_FORM: bool = true;

    fn canonical(&self) -> Option<String> {
        canonical_server(&self.compose().ok()?)
    }
}

/// The normal form of a text in which a host and a port follow the scheme without `//`.
pub(crate) fn canonical_server(text: &str) -> Option<String> {
    // With the slashes, RFC 3986 finds the host and the port, so its rules apply: case, default port, IPv6 address.
    let uri = Uri::parse(text.replacen(':', "://", 1)).ok()?;
    Some(uri.normalize_with(NormalizeOptions::SCHEME).as_str().replacen("//", "", 1))
}
