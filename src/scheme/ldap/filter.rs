//! Search filters as text (RFC 4515).

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::escapes::{bytes_of, write_text};
use super::{DEFAULT_FILTER, LDAP, SchemeError, Violation};
use crate::error::ParseError;
use crate::grammar::Rule;
use crate::parse::{Node, ParseTree};
use crate::redact::ShownPart;

/// A search filter: it selects the entries that a search returns (RFC 4515).
///
/// Values are bytes, unescaped. `to_string` returns the filter as text, with only the necessary characters
/// escaped. Attributes and matching rules are written as they are. If one is not a name (`a=b)(c`), the text
/// is that of another filter, which [`Ldap::compose`](super::Ldap::compose) rejects.
///
/// ```
/// use pest_uri::scheme::LdapFilter;
///
/// let filter: LdapFilter = "(&(objectClass=Person)(!(cn=Tim Howes)))".parse()?;
/// let LdapFilter::And(filters) = &filter else { panic!() };
/// assert_eq!(filters[0], LdapFilter::equal("objectClass", "Person"));
/// assert_eq!(filters[1], LdapFilter::Not(Box::new(LdapFilter::equal("cn", "Tim Howes"))));
/// assert_eq!(filter.to_string(), "(&(objectClass=Person)(!(cn=Tim Howes)))");
///
/// // A value is never read as syntax.
/// assert_eq!(LdapFilter::equal("cn", "*)(uid=*").to_string(), r"(cn=\2a\29\28uid=\2a)");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// # Errors
/// - `cn=a`, `(cn=a`: parentheses are missing
/// - `(&)`: no filter in a list
/// - `(cn=a(b)`, `(cn=\)`: characters that must be escaped
/// - filters nested too deep
///
/// ```
/// # use pest_uri::scheme::LdapFilter;
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
        matches!(self, LdapFilter::Present { attribute } if attribute.eq_ignore_ascii_case(DEFAULT_FILTER))
    }

    /// Checks that attributes and matching rules are names, and that substrings have parts. With `a=b)(c` for
    /// a name, or without a part, the text would be that of another filter.
    pub(super) fn check(&self) -> Result<(), SchemeError> {
        let check = |rule, text: &str| ParseTree::check(rule, text).map_err(|error| SchemeError::rejected(error, LDAP));
        let violated = |what, section| Err(SchemeError::violated(Violation::new(what, section, 0), LDAP));
        match self {
            LdapFilter::And(filters) | LdapFilter::Or(filters) if filters.is_empty() => {
                violated("a list of filters must not be empty", "RFC 4515, section 3")
            }
            LdapFilter::And(filters) | LdapFilter::Or(filters) => filters.iter().try_for_each(LdapFilter::check),
            LdapFilter::Not(filter) => filter.check(),
            LdapFilter::Equal(attribute, _)
            | LdapFilter::Approx(attribute, _)
            | LdapFilter::GreaterOrEqual(attribute, _)
            | LdapFilter::LessOrEqual(attribute, _)
            | LdapFilter::Present { attribute } => check(Rule::ldap_attr, attribute),
            LdapFilter::Substring { attribute, initial, any, last } => {
                let is_empty = |part: &Option<Vec<u8>>| part.as_ref().is_none_or(Vec::is_empty);
                if is_empty(initial) && any.is_empty() && is_empty(last) {
                    return violated("a substring filter has no substring", "RFC 4511, section 4.5.1");
                }
                check(Rule::ldap_attr, attribute)
            }
            LdapFilter::Extensible { attribute: None, matchingrule: None, .. } => {
                violated("neither an attribute nor a matching rule is given", "RFC 4515, section 3")
            }
            LdapFilter::Extensible { attribute: Some(_), dnattrs: false, matchingrule: Some(rule), .. }
                if is_dnattrs(rule) =>
            {
                violated("this matching rule would be read as `:dn`", "RFC 4515, section 3")
            }
            LdapFilter::Extensible { attribute, matchingrule, .. } => {
                attribute.iter().try_for_each(|attribute| check(Rule::ldap_attr, attribute))?;
                matchingrule.iter().try_for_each(|rule| check(Rule::ldap_oid, rule))
            }
        }
    }

    /// The filter of a node of one of the rules `filter`, `filtercomp`, `and`, `or`, `not`, `item` and those
    /// below them.
    ///
    /// The recursion is as deep as the tree, and the parser limits that depth.
    fn from_node(node: Node<'_, '_>) -> Option<Self> {
        let filters = || {
            let filters = node.children().flat_map(Node::children);
            filters.map(LdapFilter::from_node).collect::<Option<_>>()
        };
        if node.is(Rule::ldap_and) {
            Some(LdapFilter::And(filters()?))
        } else if node.is(Rule::ldap_or) {
            Some(LdapFilter::Or(filters()?))
        } else if node.is(Rule::ldap_not) {
            Some(LdapFilter::Not(Box::new(LdapFilter::from_node(node.children().next()?)?)))
        } else if node.is(Rule::ldap_item) {
            FilterItem::from_node(node).filter(node.children().next()?)
        } else {
            LdapFilter::from_node(node.children().next()?)
        }
    }
}

/// Whether the name of a matching rule would be read as the flag for the attributes of the distinguished
/// name.
fn is_dnattrs(rule: &str) -> bool {
    rule.eq_ignore_ascii_case("dn")
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
            if part.is(Rule::ldap_attr) {
                item.attribute = Some(part.text().into());
            } else if part.is(Rule::ldap_equal) {
                item.filtertype = Some(LdapFilter::Equal);
            } else if part.is(Rule::ldap_approx) {
                item.filtertype = Some(LdapFilter::Approx);
            } else if part.is(Rule::ldap_greaterorequal) {
                item.filtertype = Some(LdapFilter::GreaterOrEqual);
            } else if part.is(Rule::ldap_lessorequal) {
                item.filtertype = Some(LdapFilter::LessOrEqual);
            } else if part.is(Rule::ldap_initial) {
                item.initial = Some(bytes_of(part.text()));
            } else if part.is(Rule::ldap_assertionvalue) {
                item.values.push(bytes_of(part.text()));
            } else if part.is(Rule::ldap_final) {
                item.last = Some(bytes_of(part.text()));
            } else if part.is(Rule::ldap_dnattrs) {
                item.dnattrs = true;
            } else if part.is(Rule::ldap_matchingrule) {
                in_matchingrule = true;
            } else if part.is(Rule::ldap_oid) && in_matchingrule {
                item.matchingrule = Some(part.text().into());
            }
        }
        item
    }

    /// The filter of these parts. `node` is the node of the rule that the item matches.
    fn filter(self, node: Node<'_, '_>) -> Option<LdapFilter> {
        let FilterItem { attribute, filtertype, initial, mut values, last, dnattrs, matchingrule } = self;
        if node.is(Rule::ldap_present) {
            Some(LdapFilter::Present { attribute: attribute? })
        } else if node.is(Rule::ldap_substring) {
            Some(LdapFilter::Substring { attribute: attribute?, initial, any: values, last })
        } else if node.is(Rule::ldap_simple) {
            Some(filtertype?(attribute?, values.pop()?))
        } else if node.is(Rule::ldap_extensible) {
            Some(LdapFilter::Extensible { attribute, dnattrs, matchingrule, value: values.pop()? })
        } else {
            None
        }
    }
}

impl FromStr for LdapFilter {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        read(&ParseTree::parse_by(Rule::ldap_filter, text)?)
    }
}

/// The filter of a tree. The grammar has no filter that this cannot read. If it had, a guess might match what
/// the filter should exclude.
fn read(tree: &ParseTree<'_>) -> Result<LdapFilter, ParseError> {
    LdapFilter::from_node(tree.root()).ok_or_else(|| ParseError::delimiter(Rule::ldap_filter, tree.text(), 0))
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
    /// The text, in quotes.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        ShownPart(&self.to_string()).fmt(formatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_a_tree_of_another_rule() {
        for (rule, text) in
            [(Rule::ldap_attr, "a"), (Rule::ldap_filtertype, "="), (Rule::ldap_simple, "a=b"), (Rule::host, "h")]
        {
            let tree = ParseTree::parse_by(rule, text).unwrap();
            assert!(read(&tree).is_err(), "{text}");
        }
    }
}
