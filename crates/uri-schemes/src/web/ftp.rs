//! `ftp`: files of a server, by [RFC 1738](https://www.rfc-editor.org/rfc/rfc1738).

use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::{EncodedString, FromGrammar, part};

use crate::spelling::Data;
use crate::uri_type::{UriType, default_port, with_host};

/// A file of a server.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/ftp.pest", entry = ftp_reference, secret = ftp_password)]
#[grammar(check_node = |it, node| with_host(it, node, "RFC 1738, section 3.2"))]
pub struct Ftp {
    /// The user.
    #[grammar(rule = ftp_user)]
    pub user: Option<Data>,
    /// The password.
    #[grammar(rule = ftp_password)]
    pub password: Option<EncodedString<part::Password>>,
    /// The host, which is not empty.
    pub host: String,
    /// The port, if it is given; see [`port_or_default`](Ftp::port_or_default).
    pub port: Option<u16>,
    /// The directories, and the name of the file.
    #[grammar(rule = ftp_fsegment)]
    pub path: Vec<Data>,
    /// How to transfer the file: `a`, `i` or `d`.
    #[grammar(rule = ftp_ftptype)]
    pub ftptype: Option<String>,
    /// The fragment.
    pub fragment: Option<Data>,
}

impl Ftp {
    /// The port, by default 21.
    #[must_use]
    pub fn port_or_default(&self) -> u16 {
        self.port.unwrap_or(const { default_port("ftp") })
    }
}

impl UriType for Ftp {
    const SCHEMES: &'static [&'static str] = &["ftp"];

    fn canonical(&self) -> Option<String> {
        let ftptype = self.ftptype.as_ref().map(|it| it.to_ascii_lowercase());
        (ftptype != self.ftptype).then(|| Ftp { ftptype, ..self.clone() }.compose().ok())?
    }
}
