//! Search filters as text (RFC 4515).

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use pest_uri::{FromGrammar as _, FromNode, Node, ValueError};

use super::Ldap;
use super::escapes::{bytes_of, write_text};

/// A search filter: it selects the entries that a search returns (RFC 4515).
///
/// Values are bytes, unescaped. `to_string` returns the filter as text, with only the necessary characters
/// escaped. Attributes and matching rules are written as they are. If one is not a name (`a=b)(c`), the text
/// is that of another filter, which [`Ldap::build`](super::Ldap::build) rejects.
///
/// ```
/// use uri_schemes::LdapFilter;
///
/// let filter: LdapFilter = "(&(objectClass=Person)(!(cn=Tim Howes)))".parse()?;
/// let LdapFilter::And(filters) = &filter else { panic!() };
/// assert_eq!(filters[0], LdapFilter::equal("objectClass", "Person"));
/// assert_eq!(filters[1], LdapFilter::Not(Box::new(LdapFilter::equal("cn", "Tim Howes"))));
/// assert_eq!(filter.to_string(), "(&(objectClass=Person)(!(cn=Tim Howes)))");
///
/// // A value is never read as syntax.
/// assert_eq!(LdapFilter::equal("cn", "*)(uid=*").to_string(), r"(cn=\2a\29\28uid=\2a)");
/// # Ok::<(), pest_uri::RuleError>(())
/// ```
///
/// # Errors
/// - `cn=a`, `(cn=a`: parentheses are missing
/// - `(&)`: no filter in a list
/// - `(cn=a(b)`, `(cn=\)`: characters that must be escaped
/// - filters nested too deep
///
/// ```
/// # use uri_schemes::LdapFilter;
/// # let deep = "(!".repeat(10_000) + "(a=b)" + &")".repeat(10_000);
/// # for bad in ["cn=a", "(cn=a", "(&)", "(cn=a(b)", r"(cn=\)", &deep] {
/// #     assert!(bad.parse::<LdapFilter>().is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum LdapFilter {
    /// `(&...)`: all of these match.
    And(Vec<LdapFilter>),
    /// `(|...)`: one of these matches.
    Or(Vec<LdapFilter>),
    /// `(!...)`: this does not match.
    Not(Box<LdapFilter>),
    /// `(cn;lang-de=Babs Jensen)`: an attribute, with its options, has this value.
    Equal(String, Vec<u8>),
    /// `(cn~=Babs Jensen)`: an attribute has a value that is approximately this one.
    Approx(String, Vec<u8>),
    /// `(uidNumber>=1000)`: an attribute has this value or a greater one.
    GreaterOrEqual(String, Vec<u8>),
    /// `(uidNumber<=1000)`: an attribute has this value or a lower one.
    LessOrEqual(String, Vec<u8>),
    /// `(cn=*)`: the attribute is present.
    Present {
        /// The attribute, with its options.
        attribute: String,
    },
    /// `(o=univ*of*mich*)`: an attribute has a value with these parts, in this order. There is at least one
    /// part.
    Substring {
        /// The attribute, with its options.
        attribute: String,
        /// The beginning of the value.
        initial: Option<Vec<u8>>,
        /// The parts in the middle, in order.
        any: Vec<Vec<u8>>,
        /// The end of the value.
        last: Option<Vec<u8>>,
    },
    /// `(cn:caseExactMatch:=Fred Flintstone)`: an attribute matches by a matching rule.
    Extensible {
        /// The attribute, with its options. If there is none, all attributes that the matching rule supports.
        attribute: Option<String>,
        /// Whether the attributes of the entry's distinguished name count too.
        dnattrs: bool,
        /// The matching rule. If there is none, the equality rule of the attribute.
        matchingrule: Option<String>,
        /// The value.
        value: Vec<u8>,
    },
}

impl LdapFilter {
    /// Matches entries in which an attribute has a value.
    #[must_use]
    pub fn equal(attribute: &str, value: impl AsRef<[u8]>) -> Self {
        LdapFilter::Equal(attribute.into(), value.as_ref().into())
    }

    /// Matches entries in which an attribute is present.
    #[must_use]
    pub fn present(attribute: &str) -> Self {
        LdapFilter::Present { attribute: attribute.into() }
    }

    /// Whether this is the default filter. An attribute is case-insensitive (RFC 4512, section 2.5).
    pub(super) fn is_default(&self) -> bool {
        matches!(self, LdapFilter::Present { attribute } if attribute.eq_ignore_ascii_case("objectClass"))
    }

    /// The filter of a node of one of the rules `filter`, `filtercomp`, `and`, `or`, `not`, `item` and those
    /// below them.
    ///
    /// The recursion is as deep as the tree, and the parser limits that depth.
    fn of_node(node: Node<'_, '_>) -> Option<Self> {
        let filters = || {
            let filters = node.children().flat_map(Node::children);
            filters.map(LdapFilter::of_node).collect::<Option<_>>()
        };
        if node.name() == "ldap-and" {
            Some(LdapFilter::And(filters()?))
        } else if node.name() == "ldap-or" {
            Some(LdapFilter::Or(filters()?))
        } else if node.name() == "ldap-not" {
            Some(LdapFilter::Not(Box::new(LdapFilter::of_node(node.children().next()?)?)))
        } else if node.name() == "ldap-item" {
            FilterItem::from_node(node).filter(node.children().next()?)
        } else {
            LdapFilter::of_node(node.children().next()?)
        }
    }
}

/// The parts of an `item`.
#[derive(Default)]
struct FilterItem {
    attribute: Option<String>,
    filtertype: Option<fn(String, Vec<u8>) -> LdapFilter>,
    initial: Option<Vec<u8>>,
    /// The values that are neither an initial nor a final.
    values: Vec<Vec<u8>>,
    last: Option<Vec<u8>>,
    dnattrs: bool,
    matchingrule: Option<String>,
}

impl FilterItem {
    fn from_node(node: Node<'_, '_>) -> Self {
        let mut item = FilterItem::default();
        let mut in_matchingrule = false;
        for part in node.descendants() {
            if part.name() == "ldap-attr" {
                item.attribute = Some(part.text().into());
            } else if part.name() == "ldap-equal" {
                item.filtertype = Some(LdapFilter::Equal);
            } else if part.name() == "ldap-approx" {
                item.filtertype = Some(LdapFilter::Approx);
            } else if part.name() == "ldap-greaterorequal" {
                item.filtertype = Some(LdapFilter::GreaterOrEqual);
            } else if part.name() == "ldap-lessorequal" {
                item.filtertype = Some(LdapFilter::LessOrEqual);
            } else if part.name() == "ldap-initial" {
                item.initial = Some(bytes_of(part.text()));
            } else if part.name() == "ldap-assertionvalue" {
                item.values.push(bytes_of(part.text()));
            } else if part.name() == "ldap-final" {
                item.last = Some(bytes_of(part.text()));
            } else if part.name() == "ldap-dnattrs" {
                item.dnattrs = true;
            } else if part.name() == "ldap-matchingrule" {
                in_matchingrule = true;
            } else if part.name() == "ldap-oid" && in_matchingrule {
                item.matchingrule = Some(part.text().into());
            }
        }
        item
    }

    /// The filter of these parts. `node` is the node of the rule that the item matches.
    fn filter(self, node: Node<'_, '_>) -> Option<LdapFilter> {
        let FilterItem { attribute, filtertype, initial, mut values, last, dnattrs, matchingrule } = self;
        if node.name() == "ldap-present" {
            Some(LdapFilter::Present { attribute: attribute? })
        } else if node.name() == "ldap-substring" {
            Some(LdapFilter::Substring { attribute: attribute?, initial, any: values, last })
        } else if node.name() == "ldap-simple" {
            Some(filtertype?(attribute?, values.pop()?))
        } else if node.name() == "ldap-extensible" {
            Some(LdapFilter::Extensible { attribute, dnattrs, matchingrule, value: values.pop()? })
        } else {
            None
        }
    }
}

impl FromStr for LdapFilter {
    type Err = pest_uri::RuleError;

    fn from_str(text: &str) -> Result<Self, pest_uri::RuleError> {
        let tree = Ldap::GRAMMAR.parse_rule("ldap_filter", text)?;
        LdapFilter::of_node(tree.root()).ok_or(pest_uri::RuleError::Unknown)
    }
}

/// Reads a filter of a URL, where it is percent-encoded. Bytes that are not UTF-8 are read as if they were escaped.
impl<'t> FromNode<'t> for LdapFilter {
    fn from_node(node: Node<'_, 't>) -> Result<Self, ValueError> {
        let (mut text, mut escaped) = (String::new(), vec![]);
        for chunk in node.decode().utf8_chunks() {
            text.push_str(chunk.valid());
            for byte in chunk.invalid() {
                escaped.push(text.len());
                text.extend(["\\", &format!("{byte:02x}")]);
            }
        }
        text.parse().map_err(|error| {
            let pest_uri::RuleError::Rejected(error) = error else { return ValueError::new(node, format!("{error}")) };
            // Each escape before the offset has two more bytes in the text than in the URL.
            let before = escaped.iter().filter(|&&start| start < error.offset()).count();
            let what = match error.kind() {
                pest_uri::ParseErrorKind::Nesting => "the filter is nested too deep",
                _ => "invalid search filter",
            };
            ValueError::new(node, what.to_owned()).at_decoded(node, error.offset().saturating_sub(2 * before))
        })
    }
}

/// Writes a value, escaping only the necessary characters (section 3).
struct EscapedValue<'v>(&'v [u8]);

impl fmt::Display for EscapedValue<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_text(formatter, self.0, |formatter, _, character| match character {
            '*' | '(' | ')' | '\\' | '\0' => write!(formatter, "\\{:02x}", u32::from(character)),
            _ => write!(formatter, "{character}"),
        })
    }
}

impl fmt::Display for LdapFilter {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("(")?;
        match self {
            LdapFilter::And(filters) => {
                formatter.write_str("&")?;
                filters.iter().try_for_each(|filter| filter.fmt(formatter))?;
            }
            LdapFilter::Or(filters) => {
                formatter.write_str("|")?;
                filters.iter().try_for_each(|filter| filter.fmt(formatter))?;
            }
            LdapFilter::Not(filter) => write!(formatter, "!{filter}")?,
            LdapFilter::Equal(attribute, value) => write!(formatter, "{attribute}={}", EscapedValue(value))?,
            LdapFilter::Approx(attribute, value) => write!(formatter, "{attribute}~={}", EscapedValue(value))?,
            LdapFilter::GreaterOrEqual(attribute, value) => write!(formatter, "{attribute}>={}", EscapedValue(value))?,
            LdapFilter::LessOrEqual(attribute, value) => write!(formatter, "{attribute}<={}", EscapedValue(value))?,
            LdapFilter::Present { attribute } => write!(formatter, "{attribute}=*")?,
            LdapFilter::Substring { attribute, initial, any, last } => {
                write!(formatter, "{attribute}={}*", EscapedValue(initial.as_deref().unwrap_or_default()))?;
                any.iter().try_for_each(|value| write!(formatter, "{}*", EscapedValue(value)))?;
                write!(formatter, "{}", EscapedValue(last.as_deref().unwrap_or_default()))?;
            }
            LdapFilter::Extensible { attribute, dnattrs, matchingrule, value } => {
                let attribute = attribute.as_deref().unwrap_or_default();
                let dnattrs = if *dnattrs { ":dn" } else { "" };
                write!(formatter, "{attribute}{dnattrs}")?;
                if let Some(rule) = matchingrule {
                    write!(formatter, ":{rule}")?;
                }
                write!(formatter, ":={}", EscapedValue(value))?;
            }
        }
        formatter.write_str(")")
    }
}

impl fmt::Debug for LdapFilter {
    /// The text, in quotes, without passwords of userinfos.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&pest_uri::redact(&self.to_string()), formatter)
    }
}
