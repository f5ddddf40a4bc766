//! `ldap`: searches in directories, by [RFC 4516](https://www.rfc-editor.org/rfc/rfc4516).
//!
//! ```
//! use uri_schemes::{Ldap, LdapFilter, LdapScope};
//!
//! let ldap = Ldap::parse("ldap://ldap.example.net/o=Example,c=US?cn,mail?sub?(cn=Babs%20Jensen)")?;
//! assert_eq!((ldap.host.as_str(), ldap.port_or_default(), ldap.scope()), ("ldap.example.net", 389, LdapScope::Sub));
//! assert_eq!(ldap.attributes, ["cn", "mail"]);
//! assert_eq!(ldap.filter(), LdapFilter::equal("cn", "Babs Jensen"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

mod escapes;
mod filter;
mod name;
mod scope;

use pest_uri::{ComposeError, FromGrammar, Node, RuleError, ValueError};

pub use filter::LdapFilter;
pub use name::{DistinguishedName, LdapValue};
pub use scope::LdapScope;

use crate::spelling::{Data, with_fragment};
use crate::uri_type::{UriType, default_port};

/// A search in a directory.
///
/// # Errors
/// - `ldap:///o`: a distinguished name has names and values.
/// - `ldap:///???cn=a`: a filter is in parentheses.
/// - `ldap://user@h/`: there is no userinfo.
/// - `ldap:///????`: extensions are not empty.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/ldap.pest", entry = ldap_reference, check_node = Ldap::checked)]
pub struct Ldap {
    /// The host, which may be empty.
    #[grammar(default)]
    pub host: String,
    /// The port, if it is given; see [`port_or_default`](Ldap::port_or_default).
    pub port: Option<u16>,
    /// The name of the entry where the search begins.
    #[grammar(rule = ldap_dn)]
    pub dn: Option<DistinguishedName>,
    /// The attributes to return; all, if there are none.
    #[grammar(rule = ldap_selector, check = selector)]
    pub attributes: Vec<String>,
    /// How far the search goes; see [`scope`](Ldap::scope).
    #[grammar(rule = ldap_scope)]
    pub scope: Option<LdapScope>,
    /// Which entries to return; see [`filter`](Ldap::filter).
    #[grammar(rule = ldap_url_filter)]
    pub filter: Option<LdapFilter>,
    /// The extensions, in order.
    #[grammar(rule = ldap_extension)]
    pub extensions: Vec<Extension>,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// An extension.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/ldap.pest", rule = ldap_extension)]
pub struct Extension {
    /// Whether a client that does not know the extension must not use the URL.
    #[grammar(rule = ldap_EXCLAMATION)]
    pub is_critical: bool,
    /// The name or the OID.
    #[grammar(rule = ldap_extype)]
    pub name: String,
    /// The value.
    #[grammar(rule = ldap_exvalue)]
    pub value: Option<Data>,
}

impl Ldap {
    /// The port, by default 389.
    #[must_use]
    pub fn port_or_default(&self) -> u16 {
        self.port.unwrap_or(const { default_port("ldap") })
    }

    /// How far the search goes: by default, to the entry alone.
    #[must_use]
    pub fn scope(&self) -> LdapScope {
        self.scope.unwrap_or(LdapScope::Base)
    }

    /// Which entries to return: by default, all.
    #[must_use]
    pub fn filter(&self) -> LdapFilter {
        self.filter.clone().unwrap_or_else(|| LdapFilter::present("objectClass"))
    }

    /// A dot segment of the path would be removed.
    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        let Some(dn) = node.find("ldap-dn") else { return Ok(self) };
        let is_dot = |it: &str| matches!(it.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | "..");
        if dn.text().split('/').any(is_dot) {
            Err(ValueError::new(dn, "a dot segment would be removed".to_owned()))
        } else {
            Ok(self)
        }
    }

    /// Writes the URL, without empty fields at the end.
    ///
    /// # Errors
    /// The host, a selector, a name or a filter is invalid.
    pub fn build(&self) -> Result<String, ComposeError> {
        let ldap = self.clone().in_one_form();
        let text = ldap.compose()?;
        // The text of a name or of a filter may be that of another one.
        let field = match Ldap::parse(&text) {
            Ok(read) if read == ldap => return Ok(text),
            Ok(read) if read.dn != ldap.dn => "dn",
            Ok(read) if read.attributes != ldap.attributes => "attributes",
            _ => "filter",
        };
        Err(ComposeError::Ambiguous { field, value: None })
    }

    /// Without empty fields at the end (section 2).
    fn in_one_form(mut self) -> Self {
        self.dn = Some(self.dn.unwrap_or_default());
        self
    }
}

/// Whether a rule of the grammar matches a decoded text.
pub(crate) fn check(rule: &str, text: &str) -> Result<(), RuleError> {
    Ldap::GRAMMAR.parse_rule(rule, text).map(drop)
}

fn selector(text: String) -> Result<String, String> {
    check("attributeSelector", &text).map(|()| text).map_err(|error| format!("invalid attribute selector: {error}"))
}

impl UriType for Ldap {
    const SCHEMES: &'static [&'static str] = &["ldap"];

    /// Empty fields at the end are left out, and a scope is in lower case.
    fn canonical(&self) -> Option<String> {
        self.clone().in_one_form().compose().ok()
    }

    /// A default is equivalent to its absence.
    fn key(&self) -> Option<String> {
        let mut ldap = self.clone();
        if ldap.attributes == ["*"] {
            ldap.attributes.clear();
        }
        ldap.filter = ldap.filter.filter(|filter| !filter.is_default());
        ldap.scope = ldap.scope.filter(|scope| *scope != LdapScope::Base);
        let fragment = ldap.fragment.take();
        ldap.canonical().map(|text| with_fragment(text, fragment.as_ref()))
    }
}
