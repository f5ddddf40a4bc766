//! `http` and `https`, by [RFC 9110](https://www.rfc-editor.org/rfc/rfc9110).
//!
//! ```
//! use uri_schemes::Http;
//!
//! let http = Http::parse("https://example.com/a?b#c")?;
//! assert_eq!((http.is_secure, http.host.as_str(), http.port_or_default()), (true, "example.com", 443));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::string::String;

use pest_uri::FromGrammar;

use crate::spelling::Data;
use crate::uri_type::{UriType, default_port, with_host};

/// An origin and a resource of it (section 4.2).
///
/// # Errors
/// - `http:///a`: the host must not be empty.
/// - `http:a`: an authority is required.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/http.pest", entry = http_reference, secret = userinfo)]
#[grammar(check_node = |it, node| with_host(it, node, "RFC 9110, section 4.2.1"))]
pub struct Http {
    /// Whether the scheme is `https`.
    #[grammar(rule = https)]
    pub is_secure: bool,
    /// The userinfo, which is deprecated. A recipient should treat it as an error (section 4.2.4).
    pub userinfo: Option<Data>,
    /// The host, which is not empty.
    pub host: String,
    /// The port, if it is given; see [`port_or_default`](Http::port_or_default).
    pub port: Option<u16>,
    /// The path.
    #[grammar(rule = path_abempty)]
    pub path: Data,
    /// The query.
    pub query: Option<Data>,
    /// The fragment.
    pub fragment: Option<Data>,
}

impl Http {
    /// The port, by default that of the scheme.
    #[must_use]
    pub fn port_or_default(&self) -> u16 {
        self.port.unwrap_or(if self.is_secure {
            const { default_port("https") }
        } else {
            const { default_port("http") }
        })
    }
}

impl UriType for Http {
    const SCHEMES: &'static [&'static str] = &["http", "https"];
    const NORMALIZES: bool = false;
}
