//! Distinguished names as text (RFC 4514).

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use pest_uri::{FromGrammar as _, FromNode, Node, ValueError};

use super::Ldap;
use super::escapes::{bytes_of, write_text};

/// A distinguished name: the relative names from an entry up to the root (RFC 4514).
///
/// `to_string` escapes values. Attribute types are written as they are. If one is not a type (`a=b,c`), the
/// text is that of another name, which [`Ldap::build`](super::Ldap::build) rejects.
///
/// ```
/// use uri_schemes::DistinguishedName;
///
/// let name: DistinguishedName = r"CN=James \22Jim\22 Smith\, III,DC=example,DC=net".parse()?;
/// assert_eq!(name.rdns.len(), 3);
/// let (attribute, value) = &name.rdns[0][0];
/// assert_eq!(attribute, "CN");
/// assert_eq!(*value, "James \"Jim\" Smith, III");
/// assert_eq!(name.to_string(), r#"CN=James \"Jim\" Smith\, III,DC=example,DC=net"#);
/// # Ok::<(), pest_uri::RuleError>(())
/// ```
///
/// # Errors
/// - `a`: no `=`
/// - `a=b, c=d`: a space before an attribute type
/// - `a=b;c=d`, `a="b"`: characters that must be escaped, which RFC 2253 read as a separator and as quotes
///
/// ```
/// # use uri_schemes::DistinguishedName;
/// # for bad in ["a", "a=b, c=d", "a=b;c=d", "a=\"b\""] {
/// #     assert!(bad.parse::<DistinguishedName>().is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct DistinguishedName {
    /// The relative distinguished names, from that of the entry upwards. Each has at least one attribute: its type, a
    /// short name in any case or an object identifier, and its value. Empty for the root.
    pub rdns: Vec<Vec<(String, LdapValue)>>,
}

/// The value of an attribute in a name (RFC 4514, section 2.4).
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum LdapValue {
    /// Unescaped text. It is UTF-8, unless other bytes were escaped.
    Text(Vec<u8>),
    /// The bytes of its BER encoding: `#04024869`.
    Ber(Vec<u8>),
}

impl LdapValue {
    /// The text, if it is UTF-8.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match self {
            LdapValue::Text(text) => core::str::from_utf8(text).ok(),
            LdapValue::Ber(_) => None,
        }
    }
}

impl PartialEq<str> for LdapValue {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == Some(other)
    }
}

impl PartialEq<&str> for LdapValue {
    fn eq(&self, other: &&str) -> bool {
        *self == **other
    }
}

impl FromStr for DistinguishedName {
    type Err = pest_uri::RuleError;

    fn from_str(text: &str) -> Result<Self, pest_uri::RuleError> {
        let tree = Ldap::GRAMMAR.parse_rule("distinguishedName", text)?;
        let rdns = tree.root().children();
        Ok(DistinguishedName { rdns: rdns.map(|rdn| rdn.children().map(attribute).collect()).collect() })
    }
}

/// Reads a name of a URL, where it is percent-encoded.
impl<'t> FromNode<'t> for DistinguishedName {
    fn from_node(node: Node<'_, 't>) -> Result<Self, ValueError> {
        let text = String::from_node(node)?;
        text.parse().map_err(|error| {
            let at = if let pest_uri::RuleError::Rejected(error) = error { error.offset() } else { 0 };
            ValueError::new(node, "invalid distinguished name".to_owned()).at_decoded(node, at)
        })
    }
}

/// The attribute of an `attributeTypeAndValue`.
fn attribute(node: Node<'_, '_>) -> (String, LdapValue) {
    let (mut name, mut value) = (String::new(), LdapValue::Text(Vec::new()));
    for part in node.descendants() {
        if part.name() == "attributeType" {
            name = part.text().into();
        } else if part.name() == "ldap-string" {
            value = LdapValue::Text(bytes_of(part.text()));
        } else if part.name() == "ldap-hexstring" {
            let digits = part.text().as_bytes().get(1..).unwrap_or_default().chunks(2);
            let bytes = digits.filter_map(|digits| u8::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok());
            value = LdapValue::Ber(bytes.collect());
        }
    }
    (name, value)
}

impl fmt::Display for LdapValue {
    /// Writes the value as in RFC 4514, section 2.4, escaping only the necessary characters.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LdapValue::Ber(bytes) => {
                formatter.write_str("#")?;
                bytes.iter().try_for_each(|byte| write!(formatter, "{byte:02X}"))
            }
            LdapValue::Text(text) => {
                let last = text.len().saturating_sub(1);
                write_text(formatter, text, |formatter, at, character| match character {
                    '"' | '+' | ',' | ';' | '<' | '>' | '\\' => write!(formatter, "\\{character}"),
                    '#' if at == 0 => formatter.write_str("\\#"),
                    ' ' if at == 0 || at == last => formatter.write_str("\\ "),
                    '\0' => formatter.write_str("\\00"),
                    _ => write!(formatter, "{character}"),
                })
            }
        }
    }
}

impl fmt::Debug for LdapValue {
    /// The text, in quotes, without passwords of userinfos.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&pest_uri::redact(&self.to_string()), formatter)
    }
}

impl fmt::Display for DistinguishedName {
    /// Writes the name as in RFC 4514, section 2.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, rdn) in self.rdns.iter().enumerate() {
            if index > 0 {
                formatter.write_str(",")?;
            }
            for (index, (attribute, value)) in rdn.iter().enumerate() {
                let plus = if index > 0 { "+" } else { "" };
                write!(formatter, "{plus}{attribute}={value}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for DistinguishedName {
    /// The text, in quotes, without passwords of userinfos.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&pest_uri::redact(&self.to_string()), formatter)
    }
}
