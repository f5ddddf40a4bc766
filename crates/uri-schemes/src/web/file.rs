//! `file`: files of this or another host, by [RFC 8089](https://www.rfc-editor.org/rfc/rfc8089).
//!
//! ```
//! use uri_schemes::File;
//!
//! let file = File::parse("file:///c:/a")?;
//! assert_eq!((file.is_local(), file.drive_letter(), file.path.as_str()), (true, Some('c'), "/c:/a"));
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::format;
use alloc::string::String;

use pest_uri::{EncodedString, FromGrammar, Host, Uri, part};

use crate::spelling::Data;
use crate::uri_type::UriType;

/// A file.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/file.pest", entry = file_reference)]
pub struct File {
    /// The host as it is written, which may be empty.
    #[grammar(rule = file_auth, as_written)]
    pub host: Option<String>,
    /// The path.
    #[grammar(rule = path_absolute)]
    pub path: Data,
    /// The fragment.
    pub fragment: Option<Data>,
}

impl File {
    /// Whether the file is on this host.
    #[must_use]
    pub fn is_local(&self) -> bool {
        self.host.as_deref().is_none_or(is_this_machine)
    }

    /// The letter of a drive that the path begins with (appendix E.2).
    #[must_use]
    pub fn drive_letter(&self) -> Option<char> {
        let tree = File::GRAMMAR.parse_rule("file_absolute", self.path.as_str()).ok()?;
        tree.find("file_drive_letter")?.text().chars().next()
    }

    /// A text that is the same for all URIs that editors write for a file, on any system. An empty host is `localhost`,
    /// a character of a segment may be percent-encoded or not, and the letter of a drive is in either case.
    ///
    /// ```
    /// use uri_schemes::File;
    ///
    /// let key = |text| File::parse(text).map(|file| file.file_key());
    /// assert_eq!(key("file:///c%3A/x")?, key("file:///C:/x")?);
    /// assert_eq!(key("file:/x")?, key("file://localhost/./x")?);
    /// assert_ne!(key("file:///x")?, key("file:///X")?);
    /// # Ok::<(), pest_uri::FromGrammarError>(())
    /// ```
    #[must_use]
    pub fn file_key(&self) -> String {
        let host = self.host.as_deref().filter(|host| !is_this_machine(host)).unwrap_or_default();
        let mut key = format!("file://{host}{}", self.path);
        if let Ok(uri) = Uri::parse(&*key).map(|uri| uri.normalize()) {
            key = format!("file://{}", uri.host_str().unwrap_or_default());
            for (index, segment) in uri.path_segments().enumerate() {
                let segment = EncodedString::<part::Segment>::from_data(segment.decode()).into_string();
                let is_drive = index == 0 && File::GRAMMAR.parse_rule("file_drive_letter", &segment).is_ok();
                key.push('/');
                key.push_str(&if is_drive { segment.to_ascii_lowercase() } else { segment });
            }
        }
        key
    }
}

/// Whether a host is empty or `localhost`.
fn is_this_machine(host: &str) -> bool {
    let name = Host::parse(host).ok().and_then(Host::reg_name);
    name.is_some_and(|name| name.is_empty() || name.decode().eq_ignore_ascii_case(b"localhost"))
}

/// A file by the wider syntax that programs use (appendix E).
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/file.pest", entry = nonstandard_file_URI, secret = userinfo)]
pub struct NonstandardFile {
    /// The userinfo.
    pub userinfo: Option<Data>,
    /// The host of a path of UNC.
    #[grammar(rule = file_host, as_written)]
    pub unc_host: Option<String>,
    /// Any other host.
    #[grammar(rule = nonstandard_file_auth, as_written)]
    pub authority: Option<String>,
    /// The letter of a drive, with a `:`.
    #[grammar(rule = file_drive_letter)]
    pub drive: Option<String>,
    /// The path, after a drive or a host of UNC.
    #[grammar(rule = path_absolute)]
    pub path: Data,
}

impl NonstandardFile {
    /// The same file in the standard syntax; `None` if that has no place for it.
    #[must_use]
    pub fn to_standard(&self) -> Option<Uri<String>> {
        let path = &self.path;
        let after = match (&self.unc_host, &self.drive, &self.userinfo) {
            (Some(host), ..) if !is_this_machine(host) => {
                let lower = host.to_ascii_lowercase();
                let address = lower.strip_prefix("%5b").and_then(|it| it.strip_suffix("%5d"));
                let address = address.map(|address| format!("[{address}]")).filter(|it| Host::parse(it).is_ok());
                format!("{}{path}", address.as_ref().unwrap_or(host))
            }
            (None, Some(drive), None) => format!("/{drive}{path}"),
            (None, None, None) => format!("{}{path}", self.authority.as_deref().unwrap_or_default()),
            _ => return None,
        };
        Uri::parse(format!("file://{after}")).ok()
    }
}

impl UriType for File {
    const SCHEMES: &'static [&'static str] = &["file"];

    /// An empty host is written (appendix B).
    fn canonical(&self) -> Option<String> {
        let is_minimal = self.host.is_none() && !self.path.as_str().starts_with("/./") && self.path.as_str() != "/.";
        let fragment = self.fragment.as_ref().map(|it| format!("#{it}")).unwrap_or_default();
        is_minimal.then(|| format!("file://{}{fragment}", self.path))
    }
}
