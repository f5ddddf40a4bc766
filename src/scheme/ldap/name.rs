//! Distinguished names as text (RFC 4514).

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::escapes::{bytes_of, write_text};
use crate::error::ParseError;
use crate::grammar::Rule;
use crate::parse::{Node, ParseTree};
use crate::redact::ShownPart;
use crate::scheme::captures;

/// A distinguished name: the relative names from an entry up to the root (RFC 4514).
///
/// `to_string` escapes values. Attribute types are written as they are. If one is not a type (`a=b,c`), the
/// text is that of another name, which [`Ldap::compose`](super::Ldap::compose) rejects.
///
/// ```
/// use pest_uri::scheme::DistinguishedName;
///
/// let name: DistinguishedName = r"CN=James \22Jim\22 Smith\, III,DC=example,DC=net".parse()?;
/// assert_eq!(name.rdns.len(), 3);
/// let (attribute, value) = &name.rdns[0][0];
/// assert_eq!(attribute, "CN");
/// assert_eq!(*value, "James \"Jim\" Smith, III");
/// assert_eq!(name.to_string(), r#"CN=James \"Jim\" Smith\, III,DC=example,DC=net"#);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// # Errors
/// - `a`: no `=`
/// - `a=b, c=d`: a space before an attribute type
/// - `a=b;c=d`, `a="b"`: characters that must be escaped, which RFC 2253 read as a separator and as quotes
///
/// ```
/// # use pest_uri::scheme::DistinguishedName;
/// # for bad in ["a", "a=b, c=d", "a=b;c=d", "a=\"b\""] {
/// #     assert!(bad.parse::<DistinguishedName>().is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct DistinguishedName {
    /// The relative distinguished names, from that of the entry upwards. Each has at least one attribute: its type, a short name in
    /// any case or an object identifier, and its value. Empty for the root.
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

impl DistinguishedName {
    /// Checks that its attribute types are names. With `a=b,c` for a name, the text would be that of another
    /// name.
    pub(super) fn check_names(&self) -> Result<(), ParseError> {
        self.rdns.iter().flatten().try_for_each(|it| ParseTree::check(Rule::attributeType, &it.0))
    }
}

impl FromStr for DistinguishedName {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let tree = captures::tree(Rule::distinguishedName, text)?;
        let rdns = tree.root().children();
        Ok(DistinguishedName { rdns: rdns.map(|rdn| rdn.children().map(attribute).collect()).collect() })
    }
}

/// The attribute of an `attributeTypeAndValue`.
fn attribute(node: Node<'_, '_>) -> (String, LdapValue) {
    let (mut name, mut value) = (String::new(), LdapValue::Text(Vec::new()));
    for part in node.descendants() {
        if part.is(Rule::attributeType) {
            name = part.text().into();
        } else if part.is(Rule::ldap_string) {
            value = LdapValue::Text(bytes_of(part.text()));
        } else if part.is(Rule::ldap_hexstring) {
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
    /// The text, in quotes.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        ShownPart(&self.to_string()).fmt(formatter)
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
    /// The text, in quotes.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        ShownPart(&self.to_string()).fmt(formatter)
    }
}
