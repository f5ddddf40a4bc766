//! `file` URIs (RFC 8089).

use alloc::format;
use alloc::string::{String, ToString as _};

use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::component::path::Path;
use crate::component::userinfo::Userinfo;
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::reference::reference::Uri;
use crate::registry::scheme_info::is_localhost;
use crate::scheme::captures;
use crate::text::delimiter::{AUTHORITY, IP_LITERAL, SCHEME, SEGMENT};

/// A URI of the scheme `file`, by the normative syntax (RFC 8089, section 2).
///
/// To convert from and to paths of a file system: [`Uri::to_unix_path`](crate::Reference::to_unix_path),
/// [`Uri::from_unix_path`] and similar methods. For the forms that are not normative: [`NonstandardFile`].
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::File;
///
/// let uri = Uri::parse("file:///c:/path/to/file")?;
/// let file = File::from_uri(&uri)?;
/// assert!(file.is_local());
/// assert_eq!(file.path(), "/c:/path/to/file");
/// assert_eq!(file.drive_letter(), Some('c'));
///
/// let uri = Uri::parse("file://host.example.com/path/to/file")?;
/// let file = File::from_uri(&uri)?;
/// assert!(!file.is_local());
/// assert_eq!(file.host().unwrap(), "host.example.com");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `file:a`, `file://host`: the path must begin with `/`.
/// - `file:c:/path`, `file:////host/path`: these are not normative.
/// - `file://user@host/a`, `file://host:80/a`, `file:///a?b`: a userinfo, a port and a query are not allowed.
///
/// ```
/// # use pest_uri::{Uri, scheme::File};
/// # for bad in ["file:a", "file://host", "file:c:/path", "file:////host/path", "file://user@host/a", "file://host:80/a",
/// #     "file:///a?b"] {
/// #     assert!(File::from_uri(&Uri::parse(bad).unwrap()).is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct File<'t> {
    uri: Uri<&'t str>,
    host: Option<Host<'t>>,
}

typed_uri_methods!(File);

impl<'t> File<'t> {
    /// The system that has the file, as named in the URI, or `None` if the host is empty or absent.
    #[must_use]
    pub fn host(&self) -> Option<Host<'t>> {
        self.host
    }

    /// Whether the file is on the local machine: there is no host, or it is `localhost` (RFC 8089, section
    /// 2).
    ///
    /// A URI with the local machine's own name is local too (section 3), but only that machine knows its
    /// names.
    #[must_use]
    pub fn is_local(&self) -> bool {
        self.host.is_none_or(|host| host.reg_name().is_some_and(|name| is_localhost(&name.decode())))
    }

    /// The path, which begins with `/`.
    #[must_use]
    pub fn path(&self) -> Path<'t> {
        self.uri.path()
    }

    /// The drive letter of a path that begins with the root of a drive, as on DOS or Windows (RFC 8089,
    /// appendices D.2 and E.2): `c` in `/c:/path`.
    #[must_use]
    pub fn drive_letter(&self) -> Option<char> {
        drive_letter(&captures::tree(Rule::file_absolute, self.path().as_str()).ok()?)
    }
}

/// Whether `file-URI` matches a URI of the scheme: there is at most a host before a path that begins with one `/`,
/// and no query.
fn is_standard(uri: Uri<&str>) -> bool {
    let path = uri.path().as_str();
    path.starts_with(SEGMENT)
        && !path.starts_with(AUTHORITY)
        && uri.userinfo().is_none()
        && uri.port_str().is_none()
        && uri.query().is_none()
}

/// The first letter of the first `drive-letter`.
fn drive_letter(tree: &ParseTree<'_>) -> Option<char> {
    tree.text_of(Rule::file_drive_letter)?.chars().next()
}

impl<'t> TypedUri<'t> for File<'t> {
    const RULES: &'static [SchemeRule] = &[SchemeRule::new("file", Rule::file_URI)];
    const HAS_EQUIVALENCE: bool = true;

    const IS_MATCH: Option<fn(Uri<&str>) -> bool> = Some(is_standard);

    fn from_tree(uri: Uri<&'t str>, _tree: &ParseTree<'t>) -> Result<Self, Violation> {
        Ok(File { uri, host: uri.host().filter(|host| !host.is_empty()) })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        if let Some(host) = self.host {
            fields.text("host", host.as_str());
        }
        fields.flag("local", self.is_local());
        if let Some(letter) = self.drive_letter() {
            fields.value("drive-letter", letter.to_string());
        }
        fields.text("path", self.path().as_str());
    }

    /// The two forms of a local file are equivalent (RFC 8089, appendix B). The traditional form has an empty
    /// authority.
    ///
    /// The `/.` of `file:/.//a` is needed if there is no authority. Without it the rest is not a
    /// path-absolute.
    fn normal(&self) -> Option<String> {
        let path = self.path();
        let has_dot_before_path = path.segments().next().is_some_and(|segment| segment == ".");
        let is_minimal = self.uri.authority().is_none() && !has_dot_before_path;
        is_minimal.then(|| format!("{}{SCHEME}{AUTHORITY}{path}", self.uri.scheme()))
    }
}

/// A URI of the scheme `file`, by the normative syntax or by the other usage that RFC 8089 describes
/// (appendices E and F).
///
/// [`File`] rejects forms that are not normative. This type accepts them too.
/// [`to_standard`](Self::to_standard) converts it to the normative form.
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::NonstandardFile;
///
/// let uri = Uri::parse("file:////host.example.com/path/to/file")?;
/// let file = NonstandardFile::from_uri(&uri)?;
/// assert!(file.is_unc);
/// assert_eq!((file.host.unwrap().as_str(), file.path), ("host.example.com", "/path/to/file"));
/// assert_eq!(file.to_standard().unwrap(), "file://host.example.com/path/to/file");
///
/// let uri = Uri::parse("file:c:/path/to/file")?;
/// let file = NonstandardFile::from_uri(&uri)?;
/// assert_eq!((file.is_standard(), file.drive_letter), (false, Some('c')));
/// assert_eq!(file.to_standard().unwrap(), "file:///c:/path/to/file");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The vertical line of `file:///c|/path` (appendix E.2.2) is not allowed in a URI, so no [`Uri`] has one.
///
/// # Errors
/// - `file:a`, `file:c:a`, `file://host`: the path must begin with `/`.
/// - `file://host:80/a`, `file:///a?b`: no appendix allows a port or a query.
///
/// ```
/// # use pest_uri::{Uri, scheme::NonstandardFile};
/// # for bad in ["file:a", "file:c:a", "file://host", "file://host:80/a", "file:///a?b"] {
/// #     assert!(NonstandardFile::from_uri(&Uri::parse(bad).unwrap()).is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NonstandardFile<'t> {
    uri: Uri<&'t str>,
    /// The userinfo (appendix E.1). `Debug` redacts its password.
    pub userinfo: Option<Userinfo<'t>>,
    /// The host, of the authority or of the UNC string in the path, or `None` if it is empty or absent. The
    /// brackets of an IP literal in a UNC string are `%5B` and `%5D` (appendix E.3.2).
    pub host: Option<Host<'t>>,
    /// Whether the path has a whole UNC string (appendix E.3.2): `file:////host/path`, `file://///host/path`.
    pub is_unc: bool,
    /// The drive letter (appendix E.2).
    pub drive_letter: Option<char>,
    /// The path, after the host and the drive letter.
    pub path: &'t str,
}

typed_uri_methods!(NonstandardFile);

impl NonstandardFile<'_> {
    /// Whether the URI is one by the normative syntax (section 2), which [`File`] accepts: `file:///path`, `file:/path`,
    /// `file://host/path`.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        is_standard(self.uri)
    }

    /// The equivalent URI by the normative syntax, with the drive in the path (RFC 8089, appendix D.2) and
    /// the host of a UNC string as the authority (appendix E.3.1). `None` if the URI has a userinfo, for
    /// which that syntax has no part, or if a UNC string has no host, or has `localhost`: as an authority
    /// that is the machine itself (section 2).
    #[must_use]
    pub fn to_standard(&self) -> Option<Uri<String>> {
        let after = |start: &str| Uri::parse(format!("{}{SCHEME}{start}", self.uri.scheme())).ok();
        if self.is_standard() {
            return Some(self.uri.to_owned());
        }
        match (self.is_unc, self.host) {
            (true, Some(host)) if !is_localhost(&Encoded::<part::Segment>::trusted(host.as_str()).decode()) => {
                let [open, close] = IP_LITERAL;
                let address = captures::tree(Rule::file_inline_IP, host.as_str()).ok();
                let address = address.and_then(|tree| tree.root().children().next().map(|address| address.text()));
                let host = address.map_or_else(|| String::from(host), |address| format!("{open}{address}{close}"));
                after(&format!("{AUTHORITY}{host}{}", self.path))
            }
            (false, _) if self.userinfo.is_none() => {
                let letter = self.drive_letter?;
                after(&format!("{AUTHORITY}{SEGMENT}{letter}{SCHEME}{}", self.path))
            }
            _ => None,
        }
    }
}

impl<'t> TypedUri<'t> for NonstandardFile<'t> {
    const RULES: &'static [SchemeRule] = &[SchemeRule::new("file", Rule::nonstandard_file_URI)];

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let unc_host = tree.text_of(Rule::file_host);
        let userinfo = tree.text_of(Rule::userinfo).map(Userinfo::new);
        let host = unc_host.map(Host::new).or(uri.host()).filter(|host| !host.is_empty());
        let path = tree.text_of(Rule::path_absolute).unwrap_or_default();
        Ok(NonstandardFile { uri, userinfo, host, is_unc: unc_host.is_some(), drive_letter: drive_letter(tree), path })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.user(self.userinfo.map(Userinfo::user), self.userinfo.and_then(Userinfo::password));
        if let Some(host) = self.host {
            fields.text("host", host.as_str());
        }
        if let Some(letter) = self.drive_letter {
            fields.value("drive-letter", letter.to_string());
        }
        fields.text("path", self.path);
    }
}
