//! IRIs whose hosts are domain names (RFC 3987, section 3.1; UTS #46).

use alloc::borrow::Cow;
use alloc::string::String;

use ::idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};

use crate::component::host::Host;
use crate::edit::error::EditError;
use crate::parse::HostKind;
use crate::reference::kind::{IriKind, UriKind};
use crate::reference::reference::Reference;
use crate::reference::text::Text;

/// Why the host of an IRI has no name in the DNS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IdnaError {
    /// The percent-encoded bytes in the host are not UTF-8: `b%FC.example`.
    #[error("the host at byte {at} is not UTF-8, as a domain name must be")]
    NotUtf8 {
        /// The offset of the host in the IRI.
        at: usize,
    },
    /// The host is not a domain name: a label is empty or too long, begins or ends with a hyphen, or has a character
    /// that no label has (`ü_.example`).
    #[error("the host at byte {at} is not a valid domain name (UTS #46)")]
    NoDomainName {
        /// The offset of the host in the IRI.
        at: usize,
    },
    /// The name would be an address: `１２７.0.0.1`.
    #[error("the host at byte {at} would become an IP address")]
    Address {
        /// The offset of the host in the IRI.
        at: usize,
    },
    /// The URI with this name as its host would be invalid.
    #[error(transparent)]
    Edit(#[from] EditError),
}

impl IdnaError {
    /// The offset of the host in the IRI, if the host is wrong.
    #[must_use]
    pub fn offset(self) -> Option<usize> {
        match self {
            IdnaError::NotUtf8 { at } | IdnaError::NoDomainName { at } | IdnaError::Address { at } => Some(at),
            IdnaError::Edit(_) => None,
        }
    }
}

impl<K: IriKind, T: Text> Reference<K, T> {
    /// The URI of an IRI whose host is a domain name: the host becomes the name in the DNS, and everything else is
    /// percent-encoded as by [`to_uri`](Self::to_uri).
    ///
    /// For schemes whose hosts are looked up in the DNS: RFC 3987, section 3.1, allows it for these. The name is
    /// converted by UTS #46 without its transitional processing, with the rules of STD 3 for ASCII characters. A host
    /// that is ASCII only, decoded or not, does not change.
    ///
    /// ```
    /// use pest_uri::{IdnaError, Iri};
    ///
    /// assert_eq!(Iri::parse("http://Bücher.example/é")?.to_uri_with_idna()?, "http://xn--bcher-kva.example/%C3%A9");
    /// assert_eq!(Iri::parse("http://[::1]/é")?.to_uri_with_idna()?, "http://[::1]/%C3%A9");
    /// assert_eq!(Iri::parse("http://u@é..example/")?.to_uri_with_idna(), Err(IdnaError::NoDomainName { at: 9 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the host is not a domain name: `http://é_/`, `http://%FF/`, or would be an address, or be mistaken for one,
    /// since all its labels are numbers: `http://１.1.1.1/`, `http://１２７.1/`, `http://０x7f.1/`.
    pub fn to_uri_with_idna(&self) -> Result<Reference<K::OtherFamily, String>, IdnaError> {
        let parts = self.parts();
        let Some(host) = parts.host() else { return Ok(self.to_uri()) };
        let name = domain_name(host, parts.offsets().host_start)?;
        Ok(self.to_uri_with(|_| name)?)
    }
}

/// The name of a host in the DNS; `at` is the offset of the host in its IRI. `None` if the host is not a name, or has
/// no non-ASCII character.
pub(crate) fn domain_name(host: Host<'_>, at: usize) -> Result<Option<String>, IdnaError> {
    let Some(name) = host.reg_name().map(|name| name.decode()).filter(|name| !name.is_ascii()) else {
        return Ok(None);
    };
    let name = core::str::from_utf8(&name).map_err(|_| IdnaError::NotUtf8 { at })?;
    dns_name(name, at).map(Some)
}

/// A domain name that is not ASCII, as the DNS has it.
fn dns_name(name: &str, at: usize) -> Result<String, IdnaError> {
    let ascii = to_ascii(name).ok_or(IdnaError::NoDomainName { at })?;
    match HostKind::from_host(&ascii) {
        HostKind::RegName if !is_number_address(&ascii) => Ok(ascii.into_owned()),
        _ => Err(IdnaError::Address { at }),
    }
}

/// Whether many programs consider a name an IPv4 address, as `inet_aton` does: it has one to four labels, and each is a
/// number, decimal, octal or hexadecimal (RFC 3986, section 7.4).
fn is_number_address(name: &str) -> bool {
    let is_number = |label: &str| {
        let hexadecimal = label.strip_prefix("0x").or_else(|| label.strip_prefix("0X"));
        let is_decimal = || !label.is_empty() && label.bytes().all(|it| it.is_ascii_digit());
        hexadecimal.map_or_else(is_decimal, |digits| digits.bytes().all(|it| it.is_ascii_hexdigit()))
    };
    let mut labels = name.strip_suffix('.').unwrap_or(name).split('.');
    labels.by_ref().take(4).all(is_number) && labels.next().is_none()
}

/// A domain name in the form that the DNS has.
fn to_ascii(name: &str) -> Option<Cow<'_, str>> {
    let name = name.as_bytes();
    let length = DnsLength::VerifyAllowRootDot;
    Uts46::new().to_ascii(name, AsciiDenyList::STD3, Hyphens::CheckFirstLast, length).ok()
}

impl<K: UriKind, T: Text> Reference<K, T> {
    /// The IRI of a URI whose host is a domain name: the host becomes the name as people read it, everything else as by
    /// [`to_iri`](Self::to_iri).
    ///
    /// A host does not change unless [`to_uri_with_idna`](Reference::to_uri_with_idna) gives it back for the new one,
    /// except for the case of its letters. Letters of one script may look like those of another: before showing such
    /// names to people, you may want to check more than their validity (UTS #39).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// assert_eq!(Uri::parse("http://xn--bcher-kva.example/%C3%A9")?.to_iri_with_idna(), "http://bücher.example/é");
    /// assert_eq!(Uri::parse("http://xn--a/%C3%A9")?.to_iri_with_idna(), "http://xn--a/é");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn to_iri_with_idna(&self) -> Reference<K::OtherFamily, String> {
        let mut iri = self.to_iri();
        if let Some(name) = self.parts().host().and_then(name_for_people) {
            // If the IRI would be invalid, the host does not change.
            let _ = iri.set_encoded_host(Some(&name));
        }
        iri
    }
}

impl<K: UriKind> Reference<K, String> {
    /// Sets the host as [`set_host`](Self::set_host) does; a domain name that is not ASCII becomes the name in the DNS.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h:80/".parse()?;
    /// uri.set_host_with_idna("b\u{fc}cher.example")?;
    /// assert_eq!(uri, "http://xn--bcher-kva.example:80/");
    /// assert!(uri.set_host_with_idna("b\u{fc}cher.example/x").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the text is neither a domain name (`ü_`, `a b`, `h:80`) nor an IP address, or would become an address
    /// (`１２７.0.0.1`). If the path is not allowed after an authority (`mailto:a@b`).
    pub fn set_host_with_idna(&mut self, host: &str) -> Result<(), IdnaError> {
        let name = if host.is_ascii() { host.into() } else { dns_name(host, 0)? };
        Ok(self.set_host(Some(&name))?)
    }
}

/// The name of a host as people read it, if the DNS has it in another form.
fn name_for_people(host: Host<'_>) -> Option<String> {
    let ascii = host.reg_name()?.decode_utf8().ok().filter(|name| name.is_ascii())?;
    let (name, result) = Uts46::new().to_unicode(ascii.as_bytes(), AsciiDenyList::STD3, Hyphens::CheckFirstLast);
    result.ok()?;
    let is_the_same = !name.is_ascii() && to_ascii(&name).is_some_and(|back| back.eq_ignore_ascii_case(&ascii));
    is_the_same.then(|| name.into_owned())
}
