//! `ftp` URIs (RFC 1738, section 3.2, as updated by RFC 3986).

use alloc::borrow::ToOwned as _;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, default_port, typed_uri_methods};
use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::field::FieldValue;
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::reference::reference::Uri;
use crate::text::scan::span;

/// A URI of the scheme `ftp`: a file or a directory, as a series of commands of FTP (RFC 1738, section 3.2).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Ftp;
///
/// let uri = Uri::parse("ftp://ds.internic.net/rfc/rfc1436.txt;type=a")?;
/// let ftp = Ftp::from_uri(&uri)?;
/// assert_eq!((ftp.host.as_str(), ftp.port_or_default()?), ("ds.internic.net", 21));
/// assert_eq!((ftp.cwd[0].as_str(), ftp.name.unwrap().as_str()), ("rfc", "rfc1436.txt"));
/// assert_eq!(ftp.ftptype, Some('a'));
///
/// // "CWD /etc" and then "RETR motd", as the user "myname".
/// let uri = Uri::parse("ftp://myname@host.dom/%2Fetc/motd")?;
/// let ftp = Ftp::from_uri(&uri)?;
/// assert_eq!(ftp.user.unwrap(), "myname");
/// assert_eq!(ftp.cwd[0].decode_utf8()?, "/etc");
/// assert_eq!(ftp.name.unwrap(), "motd");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Decoded parts may contain line breaks, and with them injected commands. Check for line breaks before
/// sending them to a server (RFC 1738, section 6).
///
/// # Errors
/// - `ftp:///a`: the host must not be empty.
/// - `ftp://host.dom/a;b`: a `;` in a name is written `%3B`, and the only parameter is `type`.
/// - `ftp://host.dom/a;type=x`: a type is `a`, `i` or `d`.
/// - `ftp://host.dom/a?b`: a `?` in a name is written `%3F`, and a query is not allowed.
/// - `ftp://user:pass:word@host.dom/`: a `:` in a password is written `%3A`.
///
/// ```
/// # use pest_uri::{Uri, scheme::Ftp};
/// # for bad in ["ftp:///a", "ftp://host.dom/a;b", "ftp://host.dom/a;type=x", "ftp://host.dom/a?b",
/// #     "ftp://user:pass:word@host.dom/"] {
/// #     assert!(Ftp::from_uri(&Uri::parse(bad).unwrap()).is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Ftp<'t> {
    uri: Uri<&'t str>,
    /// The user name. An empty name is not the same as none (section 3.1).
    pub user: Option<Encoded<'t, part::User>>,
    /// The password, which `Debug` redacts. An empty password is not the same as none (section 3.1).
    pub password: Option<Encoded<'t, part::Password>>,
    /// The host, which is not empty.
    pub host: Host<'t>,
    /// The arguments of the CWD commands, in order (section 3.2.2). An empty argument counts too.
    pub cwd: Vec<Encoded<'t, part::Segment>>,
    /// The name of the file or directory, which may be empty, or `None` if no `/` follows the host (section
    /// 3.2.2).
    pub name: Option<Encoded<'t, part::Segment>>,
    /// The typecode, in lower case (section 3.2.2): `a`, the file as text (TYPE A); `i`, the file byte for byte (TYPE I); `d`, a list of
    /// the names in the directory (NLST). If it is absent, a client guesses (section 3.2.3).
    pub ftptype: Option<char>,
}

typed_uri_methods!(Ftp);

impl Ftp<'_> {
    /// The port, 0 to 65535: 21 if none is given.
    ///
    /// # Errors
    /// If the port is greater than 65535, which the grammar allows.
    pub fn port_or_default(&self) -> Result<u16, PortError> {
        const PORT: u16 = default_port("ftp");
        Ok(self.uri.port()?.unwrap_or(PORT))
    }
}

impl<'t> TypedUri<'t> for Ftp<'t> {
    const RULES: &'static [SchemeRule] = &[SchemeRule::new("ftp", Rule::ftpurl)];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let at = tree.first(Rule::ftp_hostport).map_or(uri.scheme().len(), |node| node.span().start);
        let empty = Violation::new("the host is empty", "RFC 1738, section 3.1", at);
        let host = uri.host().filter(|host| !host.is_empty()).ok_or(empty)?;
        let mut cwd: Vec<_> = tree.each(Rule::ftp_fsegment).map(|node| Encoded::trusted(node.text())).collect();
        let name = cwd.pop();
        Ok(Ftp {
            uri,
            user: tree.text_of(Rule::ftp_user).map(Encoded::trusted),
            password: tree.text_of(Rule::ftp_password).map(Encoded::trusted),
            host,
            cwd,
            name,
            ftptype: tree.text_of(Rule::ftp_ftptype).and_then(|it| it.to_ascii_lowercase().chars().next()),
        })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.user(self.user, self.password);
        fields.text("host", self.host.as_str());
        fields.port(self.port_or_default(), self.uri.port_str());
        if !self.cwd.is_empty() {
            let cwd = self.cwd.iter().copied().map(Encoded::decode_utf8_lossy).collect();
            fields.push("cwd", None, FieldValue::List(cwd));
        }
        if let Some(name) = self.name {
            fields.encoded("name", name);
        }
        if let Some(ftptype) = self.ftptype {
            fields.value("ftptype", ftptype.to_string());
        }
    }

    /// A typecode is case-insensitive (RFC 1738, section 5), and so is the string before it, as every string
    /// in that notation.
    fn normal(&self) -> Option<String> {
        let text = self.uri.path().as_str();
        let path = span(self.uri.as_str(), text)?;
        let name = span(self.uri.as_str(), self.name?.as_str())?;
        self.ftptype?;
        let before = self.uri.as_str().get(..name.end)?;
        let after = self.uri.as_str().get(name.end..path.end)?;
        Some(before.to_owned() + &after.to_ascii_lowercase())
    }
}
