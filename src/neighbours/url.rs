//! To and from `url::Url`, which the crate `url` has for the URLs of the WHATWG.

use alloc::string::String;

use url::Host;

use crate::HostKind;
use crate::reference::Uri;
use crate::syntax::ParseError;
use crate::text::Text;

/// Why a URI is not one of the crate `url`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ToUrlError {
    /// By the WHATWG's rules it has another host: `http:a`, `http:///a`, `http://256/`.
    #[error("by the rules of the WHATWG it has another host")]
    Host,
    /// Those rules refuse it: `http://h:99999/`, `http://[v1.x]/`.
    #[error(transparent)]
    Refused(#[from] url::ParseError),
}

impl<T: Text> Uri<T> {
    /// The same as a `url::Url`, for the crate `url`.
    ///
    /// It is parsed again, by the WHATWG's rules. What is lost is the text as it was: schemes that those rules know have
    /// their hosts in lower case, decoded and in ASCII, their dot segments removed, their default ports and some characters changed;
    /// a `file` URI loses a host that is `localhost`, and slashes before its path.
    ///
    /// ```
    /// let uri = pest_uri::Uri::parse("HTTP://Example.com:80/a/../b")?;
    /// assert_eq!(uri.to_url().unwrap().as_str(), "http://example.com/b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// Where those rules refuse it: `http://h:99999/`, `http://[v1.x]/`. And where they take for a host what is none, or a name for an
    /// address: `http:a`, `http:///a`, `http://256/`.
    pub fn to_url(&self) -> Result<url::Url, ToUrlError> {
        let url = url::Url::parse(self.text())?;
        let host = self.host().filter(|host| !host.is_empty());
        let is_other = matches!(
            (host.map(crate::Host::kind), url.host()),
            (None, Some(_)) | (Some(HostKind::RegName), Some(Host::Ipv4(_) | Host::Ipv6(_)))
        );
        if is_other { Err(ToUrlError::Host) } else { Ok(url) }
    }
}

impl Uri<String> {
    /// What a `url::Url` of the crate `url` says.
    ///
    /// # Errors
    /// Where it is none by RFC 3986: the WHATWG leaves `|`, `[` and `^` as they are in some places.
    pub fn from_url(url: &url::Url) -> Result<Self, ParseError> {
        url.as_str().parse()
    }
}
