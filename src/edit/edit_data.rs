//! Setting components to data.

use alloc::borrow::ToOwned as _;
use alloc::string::{String, ToString as _};
use core::net::IpAddr;

use crate::component::encoded::{EncodedString, encode_into};
use crate::component::host::IpLiteral;
use crate::component::part;
use crate::component::query::PairSyntax;
use crate::component::query_pairs::QueryPairs;
use crate::edit::edit::EditError;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::reference::text::{Edits, Text};
use crate::text::delimiter::PASSWORD;

impl<K: Kind, T: Text> Reference<K, T> {
    /// Sets the userinfo to a user, and an optional password, as data: characters that are not allowed are percent-encoded.
    ///
    /// RFC 3986 deprecates a password here (section 3.2.1), because everybody who sees the reference can read it.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "redis://h/3".parse()?;
    /// uri.set_user_data("anna:x", Some("50%/a"))?;
    /// assert_eq!(uri, "redis://anna%3Ax:50%25%2Fa@h/3");
    /// assert_eq!(uri.userinfo().unwrap().user().decode_utf8()?, "anna:x");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there is no authority to have a userinfo: `mailto:a@b`.
    #[doc(alias = "set_username")]
    pub fn set_user_data(&mut self, user: impl AsRef<[u8]>, password: Option<&str>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        self.set_userinfo(Some(&userinfo(user.as_ref(), password)))
    }

    /// Sets or removes the password, as data; the user does not change. If there is no userinfo, setting a password adds one with
    /// an empty user.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "ftp://a%2Db:secret@h/".parse()?;
    /// uri.set_password_data(None)?;
    /// assert_eq!(uri, "ftp://a%2Db@h/");
    /// uri.set_password_data(Some("a@b"))?;
    /// assert_eq!(uri, "ftp://a%2Db:a%40b@h/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there is no authority to have a userinfo: `mailto:a@b`. Removing a password from it is not an error.
    #[doc(alias = "set_password")]
    pub fn set_password_data(&mut self, password: Option<&str>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        let user = self.parts().userinfo().map(|it| it.user().as_str().to_owned());
        match (user, password) {
            (None, None) => Ok(()),
            (user, password) => {
                let mut userinfo = user.unwrap_or_default();
                push_password(password, &mut userinfo);
                self.set_userinfo(Some(&userinfo))
            }
        }
    }

    /// Sets the host to a registered name, as data: delimiters are encoded, so that `::1` or `h:80` become names that do not
    /// exist. Use [`set_ip`](Self::set_ip) for an address, and [`set_host`](Self::set_host) for the text of a host, `[::1]`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h:80/".parse()?;
    /// uri.set_host_data("b\u{fc}cher")?;
    /// assert_eq!(uri, "http://b%C3%BCcher:80/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the path is not allowed after an authority (`mailto:a@b`).
    pub fn set_host_data(&mut self, name: impl AsRef<[u8]>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        self.set_host(Some(&EncodedString::<part::RegName>::encode(name)))
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
    pub fn set_ip(&mut self, address: impl Into<IpAddr>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        self.set_host(Some(&host_of(address.into())))
    }

    /// Sets the query, as data; for keys and values, use [`set_query_pairs`](Self::set_query_pairs).
    ///
    /// # Errors
    /// None: characters that are not allowed in a query are encoded.
    pub fn set_query_data(&mut self, query: impl AsRef<[u8]>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        self.set_query(Some(&EncodedString::<part::Query>::encode(query)))
    }

    /// Sets or removes the port, 0 to 65535.
    ///
    /// # Errors
    /// If there is no authority to have a port: `mailto:a@b`. Removing a port from it is not an error.
    pub fn set_port_number(&mut self, port: Option<u16>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        self.set_port(port.map(|port| port.to_string()).as_deref())
    }

    /// Sets the query to pairs; if there are none, removes it.
    ///
    /// ```
    /// use pest_uri::{QueryPairs, Uri};
    ///
    /// let mut uri: Uri<String> = "http://h/?a=%7e&utm_source=x".parse()?;
    /// let mut pairs = QueryPairs::from(uri.query().unwrap());
    /// pairs.remove("utm_source");
    /// uri.set_query_pairs(&pairs)?;
    /// assert_eq!(uri, "http://h/?a=%7e");
    /// pairs.remove("a");
    /// uri.set_query_pairs(&pairs)?;
    /// assert_eq!(uri, "http://h/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If pairs of an IRI with non-ASCII characters are set in a URI: `q=é`. [`to_uri`](Reference::to_uri) encodes them.
    pub fn set_query_pairs(&mut self, pairs: &QueryPairs) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        self.set_query((!pairs.is_empty()).then_some(pairs.as_str()))
    }

    /// Changes the pairs of the query, by the common convention of `&` and `=`. Without a query, there are no pairs yet. If no
    /// pairs are left, the query is removed; if nothing was changed, the reference does not change.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/".parse()?;
    /// uri.edit_query_pairs(|pairs| pairs.append("q", Some("a&b")))?;
    /// assert_eq!(uri, "http://h/?q=a%26b");
    /// uri.edit_query_pairs(|pairs| {
    ///     pairs.replace("page", Some("2"));
    ///     pairs.remove("q");
    /// })?;
    /// assert_eq!(uri, "http://h/?page=2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`set_query_pairs`](Self::set_query_pairs).
    pub fn edit_query_pairs(&mut self, edit: impl FnOnce(&mut QueryPairs)) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        self.edit_query_pairs_by(PairSyntax::AMPERSAND, edit)
    }

    /// Changes the pairs of the query as [`edit_query_pairs`](Self::edit_query_pairs) does, by another convention.
    ///
    /// ```
    /// use pest_uri::{PairSyntax, Uri};
    ///
    /// let mut uri: Uri<String> = "http://h/?scope=a+b".parse()?;
    /// uri.edit_query_pairs_by(PairSyntax::FORM, |pairs| pairs.append("state", Some("c d+e")))?;
    /// assert_eq!(uri, "http://h/?scope=a+b&state=c+d%2Be");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`set_query_pairs`](Self::set_query_pairs).
    pub fn edit_query_pairs_by(
        &mut self,
        syntax: PairSyntax,
        edit: impl FnOnce(&mut QueryPairs),
    ) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        let query = self.query().unwrap_or_default();
        let mut pairs = QueryPairs::by(query, syntax);
        edit(&mut pairs);
        if pairs.as_str() == query.as_str() { Ok(()) } else { self.set_query_pairs(&pairs) }
    }
}

/// An IP address as a host.
pub(crate) fn host_of(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => IpLiteral(address).to_string(),
    }
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
