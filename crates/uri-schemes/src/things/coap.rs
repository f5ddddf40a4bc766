//! `coap`, `coaps`, `coap+tcp`, `coaps+tcp`, `coap+ws` and `coaps+ws`: resources of CoAP servers over UDP, TCP, TLS and
//! `WebSocket`, by [RFC 7252](https://www.rfc-editor.org/rfc/rfc7252) and [RFC
//! 8323](https://www.rfc-editor.org/rfc/rfc8323).
//!
//! ```
//! use uri_schemes::{Coap, CoapTransport};
//!
//! let coap = Coap::parse("coaps+tcp://example.org/rooms/a%2Fb?unit=%C2%B0C&max")?;
//! assert_eq!((coap.transport, coap.host.as_str(), coap.port), (CoapTransport::Tls, "example.org", 5684));
//! assert!(coap.uri_path == ["rooms", "a/b"] && coap.uri_query == ["unit=°C", "max"]);
//!
//! let error = Coap::parse("coap+tcp://example.org/#top").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `#` in path at byte 23; expected `/`, `?` or the end");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::convert::Infallible;

use pest_uri::FromGrammar;

use crate::UriType;
use crate::uri_type::{default_port, with_host};

/// A resource of a CoAP server, and the options of a request for it.
///
/// # Errors
/// - `coap+tcp:///a`: the host must not be empty (RFC 7252, section 6.1).
/// - `coap+tcp://u@h/`: there is no user.
/// - `coap+tcp://h/#a`: a fragment is not for the server (RFC 7252, section 6.4).
/// - `coap+tcp://h/%FF`: options are UTF-8 (RFC 7252, section 5.10).
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/coap.pest", entry = coap_URI, check = Coap::with_options)]
#[grammar(check_node = |it, node| with_host(it, node, "RFC 7252, section 6.1"))]
pub struct Coap {
    /// The transport, which the scheme names.
    #[grammar(rule = coap_transport)]
    pub transport: CoapTransport,
    /// The host, with brackets around an IPv6 address.
    pub host: String,
    /// The port. By default it is that of the scheme: 5683, 5684, 80 or 443.
    #[grammar(default = default_port(transport.scheme()))]
    pub port: u16,
    /// The Uri-Path options: the segments of the path without its dot segments (RFC 7252, section 6.4).
    #[grammar(rule = segment)]
    pub uri_path: Vec<String>,
    /// The Uri-Query options: the arguments of the query, between `&` (RFC 7252, section 6.4).
    #[grammar(rule = coap_argument)]
    pub uri_query: Vec<String>,
}

/// The transport between a client and a CoAP server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/coap.pest", rule = coap_transport)]
pub enum CoapTransport {
    /// `coap`: UDP.
    #[grammar(rule = coap)]
    Udp,
    /// `coaps`: DTLS.
    #[grammar(rule = coaps)]
    Dtls,
    /// `coap+tcp`: TCP.
    #[grammar(rule = coap_tcp)]
    Tcp,
    /// `coaps+tcp`: TLS.
    #[grammar(rule = coaps_tcp)]
    Tls,
    /// `coap+ws`: `WebSocket`.
    #[grammar(rule = coap_ws)]
    WebSocket,
    /// `coaps+ws`: `WebSocket` over TLS.
    #[grammar(rule = coaps_ws)]
    SecureWebSocket,
}

impl CoapTransport {
    /// The scheme, in lower case.
    #[must_use]
    pub fn scheme(self) -> &'static str {
        match self {
            CoapTransport::Udp => "coap",
            CoapTransport::Dtls => "coaps",
            CoapTransport::Tcp => "coap+tcp",
            CoapTransport::Tls => "coaps+tcp",
            CoapTransport::WebSocket => "coap+ws",
            CoapTransport::SecureWebSocket => "coaps+ws",
        }
    }
}

impl UriType for Coap {
    const SCHEMES: &'static [&'static str] = &["coap", "coaps", "coap+tcp", "coaps+tcp", "coap+ws", "coaps+ws"];
    const NORMALIZES: bool = false;
}

impl Coap {
    /// Removes the dot segments. No option is `.` or `..`, so an encoded one is a dot segment too (RFC 7252, section
    /// 5.10.1).
    #[allow(clippy::unnecessary_wraps)] // a function of `check`
    fn with_options(mut self) -> Result<Self, Infallible> {
        let mut options = vec![];
        let mut is_directory = false;
        for segment in self.uri_path {
            is_directory = matches!(segment.as_str(), "." | "..");
            match segment.as_str() {
                "." => {}
                ".." => drop(options.pop()),
                _ => options.push(segment),
            }
        }
        // After a dot segment at the end of a path its `/` remains.
        options.extend(is_directory.then(String::new));
        // The path `/` has no option.
        self.uri_path = if options == [""] { vec![] } else { options };
        Ok(self)
    }
}
