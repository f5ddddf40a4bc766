//! `ws` and `wss`, by [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455).

use alloc::string::String;

use pest_uri::FromGrammar;

use crate::spelling::Data;
use crate::uri_type::{UriType, default_port};

/// A `WebSocket` (section 3). It has no userinfo and no fragment.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/ws.pest", entry = web_socket_URI)]
pub struct Ws {
    /// Whether the scheme is `wss`.
    #[grammar(rule = wss)]
    pub is_secure: bool,
    /// The host, which may be empty.
    pub host: String,
    /// The port, if it is given; see [`port_or_default`](Ws::port_or_default).
    pub port: Option<u16>,
    /// The path.
    #[grammar(rule = path_abempty)]
    pub path: Data,
    /// The query.
    pub query: Option<Data>,
}

impl Ws {
    /// The port, by default that of the scheme.
    #[must_use]
    pub fn port_or_default(&self) -> u16 {
        self.port.unwrap_or(if self.is_secure { const { default_port("wss") } } else { const { default_port("ws") } })
    }
}

impl UriType for Ws {
    const SCHEMES: &'static [&'static str] = &["ws", "wss"];
    const NORMALIZES: bool = false;
}
