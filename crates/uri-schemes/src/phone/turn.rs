//! `turn` and `turns`: servers that relay data around NATs, by [RFC 7065](https://www.rfc-editor.org/rfc/rfc7065).
//!
//! ```
//! use uri_schemes::{Turn, TurnTransport};
//!
//! let turn = Turn::parse("turn:turn.example.org?transport=tcp")?;
//! assert_eq!((turn.host.as_str(), turn.port), ("turn.example.org", 3478));
//! assert_eq!(turn.transport, Some(TurnTransport::Tcp));
//!
//! let error = Turn::parse("turn:user@turn.example.org").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `@` in host at byte 9; expected `:`, `?` or the end");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::string::String;

use pest_uri::FromGrammar;

use crate::UriType;
use crate::phone::stun::canonical_server;
use crate::uri_type::{default_port, not_empty};

/// A TURN server. The name and the password of its user are not part of the text.
///
/// # Errors
/// - `turn://h`: there are no slashes (section 3.1).
/// - `turn:u@h`: there is no user.
/// - `turn:h?ttl=1`: the only parameter is `transport`.
/// - `turn:` and `turn::3478`: a host is required (section 3.2).
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/turn.pest", entry = turnURI)]
pub struct Turn {
    /// Whether the scheme is `turns`, so that the connection uses TLS.
    #[grammar(rule = turns)]
    pub is_secure: bool,
    /// The host, with brackets around an IPv6 address.
    #[grammar(check = not_empty)]
    pub host: String,
    /// The port. By default it is that of the scheme: 3478, or 5349 with TLS.
    #[grammar(default = default_port(if *is_secure { "turns" } else { "turn" }))]
    pub port: u16,
    /// The transport between client and server, if the text has one. Without it, the client tries several (RFC 5928).
    pub transport: Option<TurnTransport>,
}

/// The transport between a TURN client and its server. With `turns`, TLS is above it.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/turn.pest", rule = transport)]
pub enum TurnTransport {
    /// `udp`.
    #[grammar(rule = udp)]
    Udp,
    /// `tcp`.
    #[grammar(rule = tcp)]
    Tcp,
    /// Any other name, as it is written.
    #[grammar(rule = transport_ext)]
    Other(String),
}

impl UriType for Turn {
    const SCHEMES: &'static [&'static str] = &["turn", "turns"];
    const HAS_CANONICAL_FORM: bool = true;

    fn canonical(&self) -> Option<String> {
        canonical_server(&self.compose().ok()?)
    }
}
