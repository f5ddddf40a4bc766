//! Conversions to and from `url::Url`, which the crate `url` has for the URLs of the WHATWG.

use alloc::borrow::Cow;
use alloc::string::String;

use url::Host;

use crate::component::percent::decodes_to_dot_segment;
use crate::error::ParseError;
use crate::normalize::options::NormalizeOptions;
use crate::reference::kind::{UriKind, WithScheme};
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::registry::scheme_info::FILE;
use crate::registry::scheme_info::is_localhost;
use crate::resolve::dot_segments::WithoutDots;
use crate::text::delimiter::SEGMENT;
use crate::{HostKind, Path};

/// Why a URI cannot be a URL of the crate `url`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ToUrlError {
    /// By the WHATWG's rules it has another host: `http:a`, `http:///a`, `http://256/`, `file://server/C:/a`.
    #[error("the WHATWG URL parser reads another host")]
    Host,
    /// By the WHATWG's rules it has another path: `file:a`, `file:///C:/../a`.
    #[error("the WHATWG URL parser reads another path")]
    Path,
    /// Those rules reject it: `http://h:99999/`, `http://[v1.x]/`.
    #[error(transparent)]
    Rejected(#[from] url::ParseError),
}

impl<K: WithScheme + UriKind, T: Text> Reference<K, T> {
    /// Converts to a `url::Url` of the crate `url`.
    ///
    /// The text is parsed again, by the WHATWG's rules, and changed by them:
    /// - For the schemes that those rules know, hosts are in lower case, decoded and in ASCII, an empty path becomes
    ///   `/`, and dot segments and default ports are removed.
    /// - For any scheme, some characters are encoded, and an empty userinfo or port is removed. If dot segments are
    ///   removed, needlessly percent-encoded bytes of the path are decoded.
    /// - A `file` URI loses the host `localhost`, and slashes before its path.
    ///
    /// ```
    /// let uri = pest_uri::Uri::parse("HTTP://Example.com:80/a/../b")?;
    /// assert_eq!(uri.to_url().unwrap().as_str(), "http://example.com/b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// If those rules reject it: `http://h:99999/`, `http://[v1.x]/`. If they find a host where there is none, consider
    /// a name an address, or omit a host: `http:a`, `http:///a`, `http://256/`, `file://server/C:/a`. If they make a
    /// path absolute that is not, or stay on a drive that dot segments leave: `file:a`, `file:///C:/../a`.
    pub fn to_url(&self) -> Result<url::Url, ToUrlError> {
        let (url, parts) = (url::Url::parse(&self.without_dots()?)?, self.parts());
        let is_other = match (parts.host().filter(|host| !host.is_empty()), url.host()) {
            (None, host) => host.is_some(),
            (Some(host), None) => !host.reg_name().is_some_and(|name| is_localhost(&name.decode())),
            (Some(host), Some(Host::Ipv4(_) | Host::Ipv6(_))) => host.kind() == HostKind::RegName,
            (Some(_), Some(Host::Domain(_))) => false,
        };
        if is_other {
            return Err(ToUrlError::Host);
        }
        let is_hierarchical = parts.path().is_empty() || parts.path().is_absolute();
        if is_hierarchical || url.cannot_be_a_base() { Ok(url) } else { Err(ToUrlError::Path) }
    }

    /// The text without the dot segments of an absolute path, of which the crate `url` removes too few: it keeps one
    /// after any segment that could be a drive, whatever the scheme.
    fn without_dots(&self) -> Result<Cow<'_, str>, ToUrlError> {
        let path = self.parts().path();
        if !path.is_absolute() || !path.as_str().split(SEGMENT).any(decodes_to_dot_segment) {
            return Ok(Cow::Borrowed(self.text()));
        }
        let decoded = self.normalize_with(NormalizeOptions::NONE.percent_encoding(true));
        let plain = decoded.normalize_with(NormalizeOptions::NONE.dot_segments(true));
        let is_file = self.parts().scheme().is_some_and(|scheme| scheme.eq_ignore_ascii_case(FILE));
        let on_drive = is_file.then(|| on_drive(path, decoded.path().as_str())).flatten();
        if on_drive.is_some_and(|path| plain.path() != path) {
            Err(ToUrlError::Path)
        } else {
            // Everything else stays as it is: signatures cover each byte.
            let (text, span) = (self.text(), self.parts().offsets().path());
            Ok([&text[..span.start], plain.path().as_str(), &text[span.end..]].concat().into())
        }
    }
}

/// A path without its dot segments, which by the WHATWG's rules do not leave the drive at its beginning; `None` if
/// there is no drive.
fn on_drive(written: Path<'_>, decoded: &str) -> Option<String> {
    let drive = written.as_str().split(SEGMENT).nth(1)?;
    let is_drive = matches!(drive.as_bytes(), [letter, b':'] if letter.is_ascii_alphabetic());
    let (drive, rest) = is_drive.then(|| decoded.split_at(1 + drive.len()))?;
    let mut path = String::from(drive);
    WithoutDots::new(&mut path).path(rest, false, true);
    Some(path)
}

impl<K: WithScheme + UriKind, T: Text> TryFrom<&Reference<K, T>> for url::Url {
    type Error = ToUrlError;

    /// See [`to_url`](Reference::to_url).
    fn try_from(uri: &Reference<K, T>) -> Result<Self, ToUrlError> {
        uri.to_url()
    }
}

impl<K: WithScheme + UriKind, T: Text> TryFrom<Reference<K, T>> for url::Url {
    type Error = ToUrlError;

    /// See [`to_url`](Reference::to_url).
    fn try_from(uri: Reference<K, T>) -> Result<Self, ToUrlError> {
        uri.to_url()
    }
}

impl<K: UriKind> TryFrom<url::Url> for Reference<K, String> {
    type Error = ParseError;

    /// See [`from_url`](Reference::from_url); this makes no copy.
    fn try_from(url: url::Url) -> Result<Self, ParseError> {
        Reference::parse(String::from(url))
    }
}

impl<K: UriKind> TryFrom<&url::Url> for Reference<K, String> {
    type Error = ParseError;

    /// See [`from_url`](Reference::from_url).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let url = url::Url::parse("http://example.com/a b").unwrap();
    /// let uri = Uri::try_from(&url)?;
    /// assert_eq!(uri, "http://example.com/a%20b");
    /// assert_eq!(url::Url::try_from(&uri), Ok(url));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    fn try_from(url: &url::Url) -> Result<Self, ParseError> {
        Reference::from_url(url)
    }
}

impl<K: UriKind> Reference<K, String> {
    /// Converts a `url::Url` of the crate `url`.
    ///
    /// # Errors
    /// If it is not of this kind by RFC 3986: `http://h/#f` is not an `AbsoluteUri`, and the WHATWG does not encode
    /// `|`, `[` and `^` in some components, nor spaces in the path of a scheme without a hierarchy (`data:a b`). The
    /// report of the error suggests the text with these encoded:
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let url = url::Url::parse("http://h/a|b").unwrap();
    /// let error = Uri::from_url(&url).unwrap_err();
    /// assert_eq!(error.report(url.as_str()).repaired().unwrap(), "http://h/a%7Cb");
    /// ```
    pub fn from_url(url: &url::Url) -> Result<Self, ParseError> {
        url.as_str().parse()
    }
}
