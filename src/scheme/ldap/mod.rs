//! `ldap` URLs (RFC 4516).

mod escapes;
mod name;
mod filter;
mod scope;
mod nodes;

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

pub use filter::LdapFilter;
pub use name::{DistinguishedName, LdapValue};
use nodes::{dn, extension, filter, selector};
pub use scope::LdapScope;

use super::SchemeError;
use super::argument::check_plain;
use super::encoding::push;
use super::field::Fields;
use super::parameter::Parameter;
use super::typed_uri::{self, SchemeRule, TypedUri, Violation, check_no_dot_segments, default_port, typed_uri_methods};
use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::field::FieldValue;
use crate::grammar::{Characters, Rule};
use crate::parse::ParseTree;
use crate::reference::reference::Uri;
use crate::text::delimiter::{AUTHORITY, PORT, QUERY, SCHEME, SEGMENT};

/// A URL of the scheme `ldap`: a search of a directory (RFC 4516).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::{Ldap, LdapFilter, LdapScope};
///
/// let uri = Uri::parse("ldap://ldap1.example.net:6666/o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)")?;
/// let ldap = Ldap::from_uri(&uri)?;
/// assert_eq!((ldap.host.unwrap().as_str(), ldap.port_or_default()?), ("ldap1.example.net", 6666));
/// assert_eq!(ldap.dn.to_string(), "o=University of Michigan,c=US");
/// assert_eq!(ldap.dn.rdns[0][0].1, "University of Michigan");
/// assert!(ldap.attributes.is_empty());
/// assert_eq!(ldap.scope, Some(LdapScope::Sub));
/// assert_eq!(ldap.filter, Some(LdapFilter::equal("cn", "Babs Jensen")));
///
/// // The filter and the scope of a search have defaults.
/// let uri = Uri::parse("ldap:///??sub??!e-bindname=cn=Manager%2cdc=example%2cdc=com")?;
/// let ldap = Ldap::from_uri(&uri)?;
/// assert_eq!((ldap.filter(), ldap.scope()), (LdapFilter::present("objectClass"), LdapScope::Sub));
/// assert!(ldap.extensions[0].is_named("e-bindname"));
/// assert_eq!(ldap.extensions[0].value.unwrap().decode_utf8()?, "cn=Manager,dc=example,dc=com");
/// assert!(ldap.critical_extensions().eq(ldap.extensions.clone()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A field that has its default value is equivalent to an absent one (RFC 4516, section 3):
///
/// ```
/// use pest_uri::{Uri, scheme};
///
/// let uri = Uri::parse("ldap://example.net/o=a")?;
/// assert!(scheme::is_equivalent(&uri, &Uri::parse("ldap://example.net/o=a?*?base?(objectClass=*)")?));
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// # Errors
/// - `ldap:///?cn?two`: a scope is `base`, `one` or `sub`.
/// - `ldap:///o`: not a distinguished name, once decoded.
/// - `ldap:///cn=a/../cn=b`: `..` would be a dot segment. Write a name that has such a part with `%2F`.
/// - `ldap:///?c%20n`: not an attribute selector, once decoded.
/// - `ldap:///???(cn=a`: not a filter, once decoded.
/// - `ldap:///????`: an extension is missing.
/// - `ldap://h?cn`, `ldap://u@h/`: the `/` is missing before the rest; a userinfo is not allowed.
///
/// ```
/// # use pest_uri::{Uri, scheme::Ldap};
/// # for bad in ["ldap:///?cn?two", "ldap:///o", "ldap:///cn=a/../cn=b", "ldap:///?c%20n", "ldap:///???(cn=a", "ldap:///????", "ldap://h?cn",
/// #     "ldap://u@h/"] {
/// #     assert!(Ldap::from_uri(&Uri::parse(bad).unwrap()).is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Ldap<'t> {
    uri: Uri<&'t str>,
    as_written: LdapFields<'t>,
    /// The host, or `None` if it is empty: then the client must know a server.
    pub host: Option<Host<'t>>,
    /// The distinguished name where the search begins.
    pub dn: DistinguishedName,
    /// The selectors of the requested attributes, decoded: `cn;lang-de`, `*`, `1.1`. Empty for all user
    /// attributes.
    pub attributes: Vec<Cow<'t, str>>,
    /// How far the search goes from there.
    pub scope: Option<LdapScope>,
    /// The filter of the entries.
    pub filter: Option<LdapFilter>,
    /// The extensions, by their types: short names, in any case, or object identifiers (RFC 4516, section 2).
    pub extensions: Vec<Parameter<'t>>,
    /// Whether each of the extensions is critical.
    is_critical: Vec<bool>,
}

/// The fields of the URL as written. Absent fields are empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct LdapFields<'t> {
    dn: Option<&'t str>,
    attributes: &'t str,
    filter: &'t str,
    extensions: &'t str,
}

typed_uri_methods!(Ldap);

const LDAP: SchemeRule = SchemeRule::new("ldap", Rule::ldapurl);

/// The default scope (RFC 4516, section 3).
const DEFAULT_SCOPE: LdapScope = LdapScope::Base;

/// The attribute whose presence is the default filter (RFC 4516, section 3).
const DEFAULT_FILTER: &str = "objectClass";

/// The default selector (RFC 4516, section 3).
const ALL_USER_ATTRIBUTES: &str = "*";

impl<'t> Ldap<'t> {
    /// The extensions that are critical: a client that does not know one of them must not process the URL (RFC 4516, section 2).
    pub fn critical_extensions(&self) -> impl Iterator<Item = Parameter<'t>> {
        let extensions = self.extensions.iter().zip(&self.is_critical);
        extensions.filter(|(_, is_critical)| **is_critical).map(|(extension, _)| *extension)
    }

    /// The port, 0 to 65535: 389 if none is given.
    ///
    /// # Errors
    /// If the port is greater than 65535, which the grammar allows.
    pub fn port_or_default(&self) -> Result<u16, PortError> {
        const PORT: u16 = default_port("ldap");
        Ok(self.uri.port()?.unwrap_or(PORT))
    }

    /// The scope, `base` by default (RFC 4516, section 3).
    ///
    /// In a referral, the default is the scope of the request (RFC 4511, section 4.1.10).
    #[must_use]
    pub fn scope(&self) -> LdapScope {
        self.scope.unwrap_or(DEFAULT_SCOPE)
    }

    /// The filter, `(objectClass=*)` by default (RFC 4516, section 3).
    ///
    /// In a referral, the default is the filter of the request (RFC 4511, section 4.1.10).
    #[must_use]
    pub fn filter(&self) -> LdapFilter {
        self.filter.clone().unwrap_or_else(|| LdapFilter::present(DEFAULT_FILTER))
    }

    /// Composes the URL of a search. Empty fields at its end are left out.
    ///
    /// `host` is a name, an IPv4 address, an IP literal with its brackets, or empty.
    ///
    /// ```
    /// use pest_uri::scheme::{Ldap, LdapFilter, LdapScope};
    ///
    /// let dn = "o=University of Michigan,c=US".parse()?;
    /// let uri = Ldap::compose("ldap1.example.net", None, &dn, &["postalAddress"], None, None)?;
    /// assert_eq!(uri, "ldap://ldap1.example.net/o=University%20of%20Michigan,c=US?postalAddress");
    ///
    /// let filter = LdapFilter::equal("cn", "Babs (Jensen)");
    /// let uri = Ldap::compose("", None, &dn, &[], Some(LdapScope::Sub), Some(&filter))?;
    /// assert_eq!(uri, "ldap:///o=University%20of%20Michigan,c=US??sub?(cn=Babs%20%5C28Jensen%5C29)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// - the host `a/b` or `::1`: invalid
    /// - the selectors `""`, `c n` and `cn,sn`, or a name or filter with the attribute `c n` or `a=b)(c`: not
    ///   an attribute
    /// - a substring filter without substrings; a list without filters; a filter by a rule `dn`, which would
    ///   be read as `:dn`, or by neither an attribute nor a rule
    ///
    /// ```
    /// # use pest_uri::scheme::{DistinguishedName, Ldap, LdapFilter};
    /// # let root = DistinguishedName::default();
    /// # assert!(Ldap::compose("a/b", None, &root, &[], None, None).is_err());
    /// # assert!(Ldap::compose("::1", None, &root, &[], None, None).is_err());
    /// # assert!(Ldap::compose("h", None, &root, &["cn", ""], None, None).is_err());
    /// # assert!(Ldap::compose("h", None, &root, &["c n"], None, None).is_err());
    /// # assert!(Ldap::compose("h", None, &root, &[], None, Some(&LdapFilter::present("c n"))).is_err());
    /// ```
    pub fn compose(
        host: &str,
        port: Option<u16>,
        dn: &DistinguishedName,
        attributes: &[&str],
        scope: Option<LdapScope>,
        filter: Option<&LdapFilter>,
    ) -> Result<Uri<String>, SchemeError> {
        check_plain(LDAP, "host", Rule::host, host)?;
        dn.check_names().map_err(|error| SchemeError::rejected(error, LDAP).in_argument("dn"))?;
        for (index, selector) in attributes.iter().enumerate() {
            check_plain(LDAP, "attributes", Rule::attributeSelector, selector)
                .map_err(|error| error.at_index(index))?;
        }
        filter.map_or(Ok(()), LdapFilter::check).map_err(|error| error.in_argument("filter"))?;
        let port = port.map(|port| format!("{PORT}{port}")).unwrap_or_default();
        let (dn, filter) = (dn.to_string(), filter.map(LdapFilter::to_string));
        // Rejects every other invalid name or filter.
        check_plain(LDAP, "dn", Rule::distinguishedName, &dn)?;
        let parsed = filter.as_deref().map_or(Ok(()), |filter| filter.parse::<LdapFilter>().map(drop));
        parsed.map_err(|error| SchemeError::rejected(error, LDAP).in_argument("filter"))?;
        // Each field accepts these, except for the delimiters between fields.
        let characters = Characters::from_rule(Rule::ldap_url_filter).and(Characters::from_rule(Rule::segment));
        let encoded = |text: &str| {
            let mut encoded = String::new();
            push(text.as_bytes(), characters, &mut encoded);
            encoded
        };
        let filter = filter.map(|filter| encoded(&filter)).unwrap_or_default();
        let as_written = LdapFields {
            dn: Some(&encoded(&dn)),
            attributes: &attributes.iter().map(|selector| encoded(selector)).collect::<Vec<_>>().join(","),
            filter: &filter,
            extensions: "",
        };
        typed_uri::checked_uri(as_written.url(&format!("{host}{port}"), scope), LDAP)
    }
}

impl LdapFields<'_> {
    /// The URL of these fields, without the empty ones at its end.
    fn url(self, authority: &str, scope: Option<LdapScope>) -> String {
        let LdapFields { dn, attributes, filter, extensions } = self;
        let dn = dn.unwrap_or_default();
        let mut url = format!("{}{SCHEME}{AUTHORITY}{authority}{SEGMENT}{dn}", LDAP.scheme);
        let fields = [attributes, scope.map_or("", LdapScope::as_str), filter, extensions];
        let count = fields.iter().rposition(|field| !field.is_empty()).map_or(0, |last| last + 1);
        for field in fields.into_iter().take(count) {
            url.push_str(QUERY);
            url.push_str(field);
        }
        url
    }
}

impl<'t> TypedUri<'t> for Ldap<'t> {
    const RULES: &'static [SchemeRule] = &[LDAP];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        check_no_dot_segments(uri)?;
        let text = |rule| tree.text_of(rule).unwrap_or_default();
        let as_written = LdapFields {
            dn: tree.text_of(Rule::ldap_dn),
            attributes: text(Rule::ldap_attributes),
            filter: text(Rule::ldap_url_filter),
            extensions: text(Rule::ldap_extensions),
        };
        let dn = tree.first(Rule::ldap_dn).map(dn).transpose()?.unwrap_or_default();
        let attributes = tree.each(Rule::ldap_selector).map(selector).collect::<Result<_, _>>()?;
        let filter = tree.first(Rule::ldap_url_filter).map(filter).transpose()?;
        let (extensions, is_critical) = tree.each(Rule::ldap_extension).map(extension).unzip();
        Ok(Ldap {
            uri,
            as_written,
            host: uri.host().filter(|host| !host.is_empty()),
            dn,
            attributes,
            scope: tree.text_of(Rule::ldap_scope).and_then(LdapScope::from_name),
            filter,
            extensions,
            is_critical,
        })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        if let Some(host) = self.host {
            fields.text("host", host.as_str());
        }
        fields.port(self.port_or_default(), self.uri.port_str());
        let encoded = Encoded::<'t, part::Data>::trusted;
        if let Some(dn) = self.as_written.dn {
            fields.encoded("dn", encoded(dn));
        }
        if !self.attributes.is_empty() {
            fields.push("attributes", Some(self.as_written.attributes), FieldValue::List(self.attributes.clone()));
        }
        if let Some(scope) = self.scope {
            fields.value("scope", scope.as_str());
        }
        if !self.as_written.filter.is_empty() {
            fields.encoded("filter", encoded(self.as_written.filter));
        }
        if !self.extensions.is_empty() {
            let pair = |(extension, is_critical): (&Parameter<'t>, &bool)| {
                let (extype, exvalue) = extension.decoded();
                (if *is_critical { format!("!{extype}").into() } else { extype }, exvalue)
            };
            let pairs = self.extensions.iter().zip(&self.is_critical).map(pair).collect();
            fields.push("extensions", Some(self.as_written.extensions), FieldValue::Pairs(pairs));
        }
    }

    /// An empty field at the end is equivalent to an absent one (RFC 4516, section 4), and a scope is
    /// case-insensitive.
    fn normal(&self) -> Option<String> {
        Some(self.as_written.url(self.uri.authority()?, self.scope))
    }

    /// A field that has its default value is equivalent to an absent one (RFC 4516, section 3).
    fn key(&self) -> Option<String> {
        let mut fields = self.as_written;
        if *self.attributes == [ALL_USER_ATTRIBUTES] {
            fields.attributes = "";
        }
        if self.filter.as_ref().is_some_and(LdapFilter::is_default) {
            fields.filter = "";
        }
        Some(fields.url(self.uri.authority()?, self.scope.filter(|&scope| scope != DEFAULT_SCOPE)))
    }
}
