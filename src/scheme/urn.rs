//! `urn` URIs (RFC 8141).

use alloc::format;
use alloc::string::String;

use super::SchemeError;
use super::argument::{Argument, check_plain};
use super::captures;
use super::encoding::{encoded, push};
use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::component::percent::Rewrite;
use crate::grammar::{Characters, Rule};
use crate::parse::ParseTree;
use crate::reference::reference::Uri;

/// A URN: a permanent name in a namespace (RFC 8141).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Urn;
///
/// let uri = Uri::parse("urn:example:foo-bar-baz-qux?+CCResolve:cc=uk")?;
/// let urn = Urn::from_uri(&uri)?;
/// assert_eq!((urn.nid, urn.nss.as_str()), ("example", "foo-bar-baz-qux"));
/// assert_eq!(urn.r_component.unwrap(), "CCResolve:cc=uk");
/// assert_eq!((urn.q_component, urn.f_component), (None, None));
/// assert_eq!(urn.assigned_name(), "urn:example:foo-bar-baz-qux");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The names of the namespaces `uuid` (RFC 9562) and `oid` (RFC 3061) are checked by their grammars. A UUID is
/// case-insensitive:
///
/// ```
/// use pest_uri::{Uri, scheme};
///
/// let uri = Uri::parse("urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6")?;
/// assert_eq!(scheme::normalize(&uri), "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// # Errors
/// - `urn:a:b`: the name of a namespace has at least two characters, and at most 32.
/// - `urn:example:`: a name is not empty.
/// - `urn:example:a?b`: after a `?` comes a `+` or an `=`.
/// - `urn:uuid:f81d4fae`: a UUID has 32 digits in five groups.
/// - `urn:oid:1.02`: a number has no leading zeros.
///
/// ```
/// # use pest_uri::{Uri, scheme::Urn};
/// # for bad in ["urn:a:b", "urn:example:", "urn:example:a?b", "urn:uuid:f81d4fae", "urn:oid:1.02"] {
/// #     assert!(Urn::from_uri(&Uri::parse(bad).unwrap()).is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Urn<'t> {
    uri: Uri<&'t str>,
    assigned_name: &'t str,
    /// The namespace identifier, which is case-insensitive (section 2.1).
    pub nid: &'t str,
    /// The namespace specific string: the name within the namespace (section 2.2).
    pub nss: Encoded<'t, part::Data>,
    /// Parameters for a service that resolves the name (section 2.3.1).
    pub r_component: Option<Encoded<'t, part::Data>>,
    /// Parameters for the named resource, or for a service of it (section 2.3.2).
    pub q_component: Option<Encoded<'t, part::Data>>,
    /// The fragment (section 2.3.3).
    pub f_component: Option<Encoded<'t, part::Data>>,
}

const RULE: SchemeRule = SchemeRule::with_fragment("urn", Rule::namestring);

/// The namespace whose names are case-insensitive (RFC 9562, section 4).
const UUID: &str = "uuid";

/// The rule of the names of a namespace, and the error if it does not match.
fn rule_of_names(nid: &str) -> (Rule, &'static str) {
    let namespaces = [(UUID, (Rule::UUID, "invalid UUID")), ("oid", (Rule::urn_oid, "invalid object identifier"))];
    let found = namespaces.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(nid));
    found.map_or((Rule::NSS, "invalid namespace-specific string"), |(_, rule)| rule)
}

/// Checks a name, which is at an offset, by the rule of its namespace.
fn check_name(nid: &str, nss: &str, at: usize) -> Result<(), Violation> {
    let (rule, what) = rule_of_names(nid);
    if rule == Rule::NSS {
        return Ok(());
    }
    captures::tree(rule, nss).map(drop).map_err(|error| {
        let violation = Violation::new(what, error.parsed_by().section, at + error.offset());
        violation.with_kind(error.kind()).with_rule(rule)
    })
}

typed_uri_methods!(Urn);

impl<'t> Urn<'t> {
    /// Composes a URN of this namespace and name. The name is percent-encoded where necessary.
    ///
    /// ```
    /// use pest_uri::scheme::Urn;
    ///
    /// assert_eq!(Urn::compose("isbn", "0-395-36341-1")?, "urn:isbn:0-395-36341-1");
    /// assert_eq!(Urn::compose("example", "50% of a?")?, "urn:example:50%25%20of%20a%3F");
    /// assert!(Urn::compose("a", "b").is_err());
    /// assert!(Urn::compose("uuid", "f81d4fae").is_err());
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// If the namespace identifier is invalid, or if the name is empty or begins with `/`, or is invalid in the
    /// namespace `uuid` or `oid`.
    pub fn compose(nid: &str, nss: &str) -> Result<Uri<String>, SchemeError> {
        check_plain(RULE, "nid", Rule::NID, nid)?;
        let mut text = format!("urn:{nid}:");
        let (rule, what) = rule_of_names(nid);
        let argument = Argument::new(RULE, "nss", rule, what);
        argument.push(&mut text, |text| push(nss.as_bytes(), Characters::from_rule(Rule::segment).with('/'), text))?;
        checked_uri(text, RULE)
    }

    /// The URN without r-, q- and f-component: `urn:`, the namespace identifier, `:` and the name within it (section 2).
    #[must_use]
    pub fn assigned_name(&self) -> &'t str {
        self.assigned_name
    }

    /// Whether two URNs are URN-equivalent (section 3.1): they have the same name, whatever their r-, q- and
    /// f-components are. The namespace identifier, the digits of percent-encoded bytes, and UUIDs are
    /// case-insensitive. Percent-encoded bytes are not decoded.
    ///
    /// [`scheme::is_equivalent`](super::is_equivalent) also considers those equivalent that are so by RFC
    /// 3986: `%61` and `a`.
    ///
    /// ```
    /// use pest_uri::{Uri, scheme};
    /// use pest_uri::scheme::Urn;
    ///
    /// let (a, b) = (Uri::parse("urn:example:a123%2Cz456")?, Uri::parse("URN:EXAMPLE:a123%2cz456?+abc")?);
    /// assert!(Urn::from_uri(&a)?.is_equivalent_to(&Urn::from_uri(&b)?));
    /// assert!(scheme::is_equivalent(&a, &b));
    ///
    /// let b = Uri::parse("urn:example:a123,z456")?;
    /// assert!(!Urn::from_uri(&a)?.is_equivalent_to(&Urn::from_uri(&b)?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_equivalent_to(&self, other: &Urn<'_>) -> bool {
        let upper = |nss: &str| Rewrite { upper: true, ..Rewrite::NONE }.rewritten(nss);
        let (a, b) = (self.nss.as_str(), other.nss.as_str());
        let is_same_name = if self.is_uuid() { a.eq_ignore_ascii_case(b) } else { upper(a) == upper(b) };
        self.nid.eq_ignore_ascii_case(other.nid) && is_same_name
    }

    fn is_uuid(&self) -> bool {
        self.nid.eq_ignore_ascii_case(UUID)
    }

    /// The assigned name with the scheme, the namespace identifier and a UUID in lower case.
    fn lower_name(&self) -> String {
        let name = format!("urn:{}:{}", self.nid.to_ascii_lowercase(), self.nss);
        if self.is_uuid() { name.to_ascii_lowercase() } else { name }
    }
}

impl<'t> TypedUri<'t> for Urn<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let component = |rule| tree.first(rule).map(encoded);
        let [assigned_name, nid, nss] =
            [Rule::assigned_name, Rule::NID, Rule::NSS].map(|rule| tree.text_of(rule).unwrap_or_default());
        check_name(nid, nss, assigned_name.len() - nss.len())?;
        Ok(Urn {
            uri,
            assigned_name,
            nid,
            nss: Encoded::trusted(nss),
            r_component: component(Rule::r_component),
            q_component: component(Rule::q_component),
            f_component: component(Rule::f_component),
        })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.text("NID", self.nid);
        fields.encoded("NSS", self.nss);
        let components =
            [("r-component", self.r_component), ("q-component", self.q_component), ("f-component", self.f_component)];
        for (name, component) in components {
            if let Some(component) = component {
                fields.encoded(name, component);
            }
        }
    }

    /// The namespace identifier is case-insensitive (section 2.1), and so is a UUID (RFC 9562, section 4).
    fn normal(&self) -> Option<String> {
        let after = self.uri.text().strip_prefix(self.assigned_name).unwrap_or_default();
        Some(self.lower_name() + after)
    }

    /// The r-, q- and f-components are not compared (section 3.1).
    fn key(&self) -> Option<String> {
        Some(self.lower_name())
    }
}
