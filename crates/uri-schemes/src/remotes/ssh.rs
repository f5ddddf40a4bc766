//! `ssh`: servers of the Secure Shell, by [draft-ietf-secsh-scp-sftp-ssh-uri].
//!
//! ```
//! use uri_schemes::Ssh;
//!
//! let ssh = Ssh::parse("ssh://me;fingerprint=ssh-rsa-0f@example.com")?;
//! assert_eq!((ssh.user.as_deref(), ssh.host.as_str(), ssh.port), (Some("me"), "example.com", 22));
//! assert_eq!(ssh.parameters["fingerprint"], "ssh-rsa-0f");
//!
//! let error = Ssh::parse("ssh://example.com:22x").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `x` in port at byte 20; expected a digit, `/` or the end");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```
//!
//! [draft-ietf-secsh-scp-sftp-ssh-uri]: https://datatracker.ietf.org/doc/html/draft-ietf-secsh-scp-sftp-ssh-uri-04

use alloc::collections::BTreeMap;
use alloc::string::String;

use pest_uri::FromGrammar;

use crate::UriType;
use crate::uri_type::default_port;

/// The address of a server.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/ssh.pest", entry = ssh_URI, secret = ssh_password)]
pub struct Ssh {
    /// The user.
    #[grammar(rule = ssh_user)]
    pub user: Option<String>,
    /// The password, which the draft advises against.
    #[grammar(rule = ssh_password)]
    pub password: Option<String>,
    /// The parameters of the connection: `fingerprint` is that of the key of the server.
    #[grammar(rule = c_param, key = paramname, value = paramvalue)]
    pub parameters: BTreeMap<String, String>,
    /// The host, with brackets around an IPv6 address.
    pub host: String,
    /// The port: 22 if none is given.
    #[grammar(default = const { default_port("ssh") })]
    pub port: u16,
    /// The path, which means nothing to the protocol.
    #[grammar(rule = path_abempty)]
    pub path: String,
}

impl UriType for Ssh {
    const SCHEMES: &'static [&'static str] = &["ssh"];
    const NORMALIZES: bool = false;
}
