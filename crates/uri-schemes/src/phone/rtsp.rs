//! `rtsp` and `rtsps`: streams of cameras and media servers, by [RFC 7826](https://www.rfc-editor.org/rfc/rfc7826); and
//! `rtspu`, by [RFC 2326](https://www.rfc-editor.org/rfc/rfc2326).
//!
//! ```
//! use uri_schemes::Rtsp;
//!
//! let camera = Rtsp::parse("rtsp://viewer:s%40cret@192.0.2.7/live/ch1?subtype=0")?;
//! assert_eq!((camera.user.as_deref(), camera.password.as_deref()), (Some("viewer"), Some("s@cret")));
//! assert_eq!((camera.host.as_str(), camera.port, camera.path.as_str()), ("192.0.2.7", 554, "/live/ch1"));
//!
//! let error = Rtsp::parse("rtsp://192.0.2.7/live#ch1").unwrap_err();
//! let expected = "`:`, `@`, `;`, `/`, `?` or the end";
//! assert_eq!(error.to_string(), format!("unexpected `#` in rtsp-segment at byte 21; expected {expected}"));
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::string::String;

use pest_uri::FromGrammar;

use crate::UriType;
use crate::uri_type::{default_port, not_empty};

/// A stream or a presentation.
///
/// The authority is that of RFC 3986, so `rtsp` and `rtsps` URIs may have a user and a password, as those of cameras
/// do. `rtspu` URIs have none.
///
/// # Errors
/// - `rtsp:///a`: a host is required (RFC 7826, section 4.2).
/// - `rtsp://h/a#b`: the client removes a fragment (section 4.2).
/// - `rtsp://h/a;b;c`: a segment has one parameter (section 20.2.1).
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/rtsp.pest", entry = rtsp_any, secret = rtsp_password)]
pub struct Rtsp {
    /// Whether the scheme is `rtsps`, so that the connection uses TLS.
    #[grammar(rule = rtsps)]
    pub is_secure: bool,
    /// Whether the scheme is `rtspu`, which RTSP 1.0 has for UDP.
    #[grammar(rule = rtspu)]
    pub is_udp: bool,
    /// The user.
    #[grammar(rule = rtsp_user)]
    pub user: Option<String>,
    /// The password.
    #[grammar(rule = rtsp_password)]
    pub password: Option<String>,
    /// The host, with brackets around an IPv6 address.
    #[grammar(check = not_empty)]
    pub host: String,
    /// The port. By default it is that of the scheme: 554, or 322 with TLS.
    #[grammar(default = default_port(if *is_secure { "rtsps" } else if *is_udp { "rtspu" } else { "rtsp" }))]
    pub port: u16,
    /// The path, which means nothing to a client, and so is as it is written.
    #[grammar(rule = rtsp_path_abempty, as_written)]
    pub path: String,
    /// The query, as it is written. What it means is up to the server.
    #[grammar(as_written)]
    pub query: Option<String>,
}

impl UriType for Rtsp {
    const SCHEMES: &'static [&'static str] = &["rtsp", "rtsps", "rtspu"];
    const NORMALIZES: bool = false;
}
