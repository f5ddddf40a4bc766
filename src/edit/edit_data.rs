//! Setting components to data.

use alloc::borrow::{Cow, ToOwned as _};
use alloc::string::{String, ToString as _};
use core::net::{IpAddr, Ipv6Addr};

use crate::component::encoded::{EncodedString, encode_into};
use crate::component::host::IpLiteral;
use crate::component::part;
use crate::component::query::PairSyntax;
use crate::component::query_pairs::QueryPairs;
use crate::edit::edit::check;
use crate::edit::error::EditError;
use crate::error::ParseError;
use crate::grammar::rules::Family;
use crate::grammar::{Characters, Component, Rule};
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::text::delimiter::{IP_LITERAL, PASSWORD, SEGMENT};
use crate::text::percent_encoded;

impl<K: Kind> Reference<K, String> {
    /// Sets the userinfo to a user, and an optional password, and encodes what is not allowed in them.
    ///
    /// RFC 3986 deprecates a password here (section 3.2.1), because anyone who sees the reference can read it.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "redis://h/3".parse()?;
    /// uri.set_userinfo("anna:x", Some("50%/a"))?;
    /// assert_eq!(uri, "redis://anna%3Ax:50%25%2Fa@h/3");
    /// assert_eq!(uri.userinfo().unwrap().user().decode_utf8()?, "anna:x");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there is no authority to have a userinfo: `mailto:a@b`.
    #[doc(alias = "set_username")]
    pub fn set_userinfo(&mut self, user: impl AsRef<[u8]>, password: Option<&str>) -> Result<(), EditError> {
        self.set_encoded_userinfo(Some(&userinfo(user.as_ref(), password)))
    }

    /// Sets or removes the password; the user does not change. If there is no userinfo, setting a password adds one
    /// with an empty user.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "ftp://a%2Db:secret@h/".parse()?;
    /// uri.set_password(None)?;
    /// assert_eq!(uri, "ftp://a%2Db@h/");
    /// uri.set_password(Some("a@b"))?;
    /// assert_eq!(uri, "ftp://a%2Db:a%40b@h/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there is no authority to have a userinfo: `mailto:a@b`. Removing a password from it is not an error.
    pub fn set_password(&mut self, password: Option<&str>) -> Result<(), EditError> {
        let user = self.parts().userinfo().map(|it| it.user().as_str().to_owned());
        match (user, password) {
            (None, None) => Ok(()),
            (user, password) => {
                let mut userinfo = user.unwrap_or_default();
                push_password(password, &mut userinfo);
                self.set_encoded_userinfo(Some(&userinfo))
            }
        }
    }

    /// Sets the host: a name, or an IP address, of version 6 with or without brackets. Without one, the whole authority
    /// is removed, as by [`set_encoded_host`](Self::set_encoded_host).
    ///
    /// A name has letters, digits, `-`, `_` and single dots (RFC 1123, section 2.1; `_` is in use). In an IRI it may
    /// have characters beyond ASCII. Nothing is encoded: a name that would need it is not one that a program looks up.
    /// Other registered names, and an empty host, are for [`set_encoded_host`](Self::set_encoded_host).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h:80/".parse()?;
    /// uri.set_host(Some("::1"))?;
    /// assert_eq!(uri, "http://[::1]:80/");
    /// uri.set_host(Some("example.com"))?;
    /// assert_eq!(uri, "http://example.com:80/");
    /// for bad in ["", "a b", "evil.example/x", "h:80", "user@h", "a..b", "b\u{fc}cher.example"] {
    ///     assert!(uri.set_host(Some(bad)).is_err());
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the text is neither a name nor an IP address: `a b`, `h:80`, `[::1`, `a%62`, the empty text, and for a URI
    /// `bücher`, which `set_host_with_idna` (feature `idna`) converts. If the path is not allowed after an authority
    /// (`mailto:a@b`).
    pub fn set_host(&mut self, host: Option<&str>) -> Result<(), EditError> {
        self.set_encoded_host(host.map(host_from_data::<K>).transpose()?.as_deref())
    }

    /// Sets the host to an IP address.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h:80/".parse()?;
    /// uri.set_ip(std::net::Ipv6Addr::LOCALHOST)?;
    /// assert_eq!(uri, "http://[::1]:80/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the path is not allowed after an authority (`mailto:a@b`).
    #[doc(alias = "set_ip_host")]
    pub fn set_ip(&mut self, address: impl Into<IpAddr>) -> Result<(), EditError> {
        self.set_encoded_host(Some(&host_from_ip(address.into())))
    }

    /// Sets the path: each `/` separates segments, and all else that a segment does not allow is encoded, also each
    /// `%`: `/a%20b` becomes `/a%2520b`. For a `/` in a segment, use [`set_segments`](Self::set_segments). A dot
    /// segment is put before the path as in [`set_encoded_path`](Self::set_encoded_path).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/?q".parse()?;
    /// uri.set_path("/a b/50%")?;
    /// assert_eq!(uri, "http://h/a%20b/50%25?q");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If it is after an authority and is neither empty nor begins with `/`.
    pub fn set_path(&mut self, path: &str) -> Result<(), EditError> {
        self.set_encoded_path(&self::path(path))
    }

    /// Sets or removes the query. For keys and values, use [`set_query_pairs`](Self::set_query_pairs): here `&`, `=`
    /// and `+` are not encoded.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/".parse()?;
    /// uri.set_query(Some("50% #1"));
    /// assert_eq!(uri, "http://h/?50%25%20%231");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    pub fn set_query(&mut self, query: Option<&str>) {
        let query = query.map(EncodedString::<part::Query>::from_data);
        self.set_valid_query(query.as_ref().map(EncodedString::as_str));
    }

    /// Sets or removes the port, 0 to 65535.
    ///
    /// # Errors
    /// If there is no authority to have a port: `mailto:a@b`. Removing a port from it is not an error.
    pub fn set_port(&mut self, port: Option<u16>) -> Result<(), EditError> {
        self.set_port_str(port.map(|port| port.to_string()).as_deref())
    }

    /// Sets the query to pairs; if there are none, removes it. What pairs of an IRI have beyond ASCII is
    /// percent-encoded in a URI.
    ///
    /// ```
    /// use pest_uri::{QueryPairs, Uri};
    ///
    /// let mut uri: Uri<String> = "http://h/?a=%7e&utm_source=x".parse()?;
    /// let mut pairs = QueryPairs::from(uri.query().unwrap());
    /// pairs.remove("utm_source");
    /// uri.set_query_pairs(&pairs);
    /// assert_eq!(uri, "http://h/?a=%7e");
    /// pairs.remove("a");
    /// uri.set_query_pairs(&pairs);
    /// assert_eq!(uri, "http://h/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_query_pairs(&mut self, pairs: &QueryPairs) {
        let query = match K::ENTRY.family() {
            Family::Uris if !pairs.as_str().is_ascii() => encoded_beyond_ascii(pairs.as_str()).into(),
            _ => Cow::Borrowed(pairs.as_str()),
        };
        self.set_valid_query((!pairs.is_empty()).then_some(&query));
    }

    /// Changes the pairs of the query, by the common convention of `&` and `=`. Without a query, there are no pairs
    /// yet. If no pairs are left, the query is removed; if nothing was changed, the reference does not change.
    ///
    /// Each call copies the query. To add many pairs, add them in one call.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/".parse()?;
    /// uri.edit_query_pairs(|pairs| pairs.append("q", Some("a&b")));
    /// assert_eq!(uri, "http://h/?q=a%26b");
    /// uri.edit_query_pairs(|pairs| {
    ///     pairs.replace("page", Some("2"));
    ///     pairs.remove("q");
    /// });
    /// assert_eq!(uri, "http://h/?page=2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn edit_query_pairs(&mut self, edit: impl FnOnce(&mut QueryPairs)) {
        self.edit_query_pairs_with(PairSyntax::AMPERSAND, edit);
    }

    /// Changes the pairs of the query as [`edit_query_pairs`](Self::edit_query_pairs) does, by another convention.
    ///
    /// ```
    /// use pest_uri::{PairSyntax, Uri};
    ///
    /// let mut uri: Uri<String> = "http://h/?scope=a+b".parse()?;
    /// uri.edit_query_pairs_with(PairSyntax::FORM, |pairs| pairs.append("state", Some("c d+e")));
    /// assert_eq!(uri, "http://h/?scope=a+b&state=c+d%2Be");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn edit_query_pairs_with(&mut self, syntax: PairSyntax, edit: impl FnOnce(&mut QueryPairs)) {
        let query = self.query().unwrap_or_default();
        let mut pairs = QueryPairs::from_query_with(query, syntax);
        edit(&mut pairs);
        // Two empty texts are not compared: reading no byte of an address that is none takes 100 ns on some machines.
        let is_empty = pairs.as_str().is_empty() && query.is_empty();
        if !is_empty && pairs.as_str() != query.as_str() {
            self.set_query_pairs(&pairs);
        }
    }
}

/// An IP address as a host.
pub(crate) fn host_from_ip(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => IpLiteral(address).to_string(),
    }
}

/// The host that data is: an IP address, or a name.
///
/// # Errors
/// It is neither.
pub(crate) fn host_from_data<K: Kind>(data: &str) -> Result<Cow<'_, str>, EditError> {
    match ipv6_from_data(data) {
        Some(literal) => Ok(literal.into()),
        None => check_host_name::<K>(data).map(|()| data.into()),
    }
}

/// The IP literal that data is, with or without brackets.
pub(crate) fn ipv6_from_data(data: &str) -> Option<String> {
    let address = data.strip_prefix(IP_LITERAL[0]).and_then(|rest| rest.strip_suffix(IP_LITERAL[1])).unwrap_or(data);
    Some(host_from_ip(address.parse::<Ipv6Addr>().ok()?.into()))
}

/// Checks that data is the name of a host, or an address but one of version 6. Of the characters of a registered name,
/// it has neither delimiters nor percent-encoded bytes.
pub(crate) fn check_host_name<K: Kind>(data: &str) -> Result<(), EditError> {
    if data.is_empty() {
        return Err(EditError::EmptyHost);
    }
    let offset = data.find(|character: char| !character.is_ascii());
    if let Some(offset) = offset.filter(|_| K::ENTRY.family() == Family::Uris) {
        return Err(EditError::NonAsciiHost { offset });
    }
    check::<K>(Component::Host, Some(data))?;
    if data.starts_with(IP_LITERAL[0]) {
        return Ok(());
    }
    let in_names = Characters::from_rule(Rule::unreserved).without("~");
    let delimiter = data.bytes().position(|byte| byte.is_ascii() && !in_names.has(byte));
    let empty_label =
        || if data.starts_with(LABEL) { Some(0) } else { data.find("..").map(|dot| dot + LABEL.len_utf8()) };
    match delimiter.or_else(empty_label) {
        Some(offset) => Err(ParseError::delimiter(Rule::host, data, offset).into()),
        None => Ok(()),
    }
}

/// Between the labels of a name.
const LABEL: char = '.';

/// A path made of data, in which each `/` separates segments.
pub(crate) fn path(data: &str) -> String {
    let mut path = String::with_capacity(data.len());
    for (index, segment) in data.split(SEGMENT).enumerate() {
        if index > 0 {
            path.push(SEGMENT);
        }
        encode_into::<part::Segment>(segment.as_bytes(), &mut path);
    }
    path
}

fn encoded_beyond_ascii(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    percent_encoded::push(text.as_bytes(), |byte| byte.is_ascii(), &mut encoded);
    encoded
}

/// A userinfo made of data.
pub(crate) fn userinfo(user: &[u8], password: Option<&str>) -> String {
    let mut userinfo = String::new();
    encode_into::<part::User>(user, &mut userinfo);
    push_password(password, &mut userinfo);
    userinfo
}

fn push_password(password: Option<&str>, userinfo: &mut String) {
    if let Some(password) = password {
        userinfo.push_str(PASSWORD);
        encode_into::<part::Password>(password.as_bytes(), userinfo);
    }
}
