//! `urn`: permanent names, by [RFC 8141](https://www.rfc-editor.org/rfc/rfc8141).
//!
//! ```
//! use uri_schemes::Urn;
//!
//! let urn = Urn::parse("urn:example:foo-bar-baz-qux?+CCResolve:cc=uk")?;
//! assert_eq!((urn.nid.as_str(), urn.nss.as_str()), ("example", "foo-bar-baz-qux"));
//! assert_eq!(urn.r_component.as_ref().unwrap().as_str(), "CCResolve:cc=uk");
//! assert_eq!(urn.assigned_name(), "urn:example:foo-bar-baz-qux");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

use pest_uri::{ComposeError, EncodedString, FromGrammar, Node, RuleError, ValueError, part};

use crate::spelling::Data;
use crate::uri_type::UriType;

/// A URN: a permanent name in a namespace. The names of the namespaces `uuid` and `oid` are checked by their grammars.
///
/// # Errors
/// - `urn:a:b`: the name of a namespace has at least two characters, and at most 32.
/// - `urn:example:`: a name is not empty.
/// - `urn:example:a?b`: after a `?` comes a `+` or an `=`.
/// - `urn:uuid:f81d4fae`: a UUID has 32 digits in five groups.
/// - `urn:oid:1.02`: a number has no leading zeros.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/urn.pest", entry = namestring, check_node = Urn::checked)]
pub struct Urn {
    /// The namespace identifier, which is case-insensitive (section 2.1).
    #[grammar(rule = NID)]
    pub nid: String,
    /// The namespace specific string: the name within the namespace (section 2.2).
    #[grammar(rule = NSS)]
    pub nss: Data,
    /// Parameters for a service that resolves the name (section 2.3.1).
    pub r_component: Option<Data>,
    /// Parameters for the named resource, or for a service of it (section 2.3.2).
    pub q_component: Option<Data>,
    /// The fragment (section 2.3.3).
    pub f_component: Option<Data>,
}

impl Urn {
    /// A URN of this namespace and name. The name is percent-encoded where necessary.
    ///
    /// # Errors
    /// The identifier or the name is invalid.
    pub fn new(nid: &str, nss: &str) -> Result<Self, ComposeError> {
        let mut name = Data::new();
        for (index, segment) in nss.split('/').enumerate() {
            let _ = name.push_encoded(if index == 0 { "" } else { "/" });
            let _ = name.push_encoded(EncodedString::<part::Segment>::from_data(segment));
        }
        let urn = Urn { nid: nid.into(), nss: name, r_component: None, q_component: None, f_component: None };
        let rejected = |_| ComposeError::Rejected { field: "nss", value: Some(nss.to_owned()) };
        Urn::parse(&urn.compose()?).map_err(rejected)
    }

    /// The URN without r-, q- and f-component (section 2).
    #[must_use]
    pub fn assigned_name(&self) -> String {
        format!("urn:{}:{}", self.nid, self.nss)
    }

    /// Whether two URNs are URN-equivalent (section 3.1): they have the same name, whatever their r-, q- and
    /// f-components are.
    #[must_use]
    pub fn is_equivalent_to(&self, other: &Urn) -> bool {
        self.lower_name() == other.lower_name()
    }

    /// The rule of the names of the namespace, if it has one, and the error if it does not match.
    fn rule_of_names(&self) -> Option<(&'static str, &'static str)> {
        match self.nid.to_ascii_lowercase().as_str() {
            "uuid" => Some(("UUID", "invalid UUID")),
            "oid" => Some(("urn_oid", "invalid object identifier")),
            _ => None,
        }
    }

    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        let name = node.find("NSS").unwrap_or(node);
        let Some((rule, what)) = self.rule_of_names() else { return Ok(self) };
        match Urn::GRAMMAR.parse_rule(rule, name.text()) {
            // The rule has no percent-encoded bytes, so an offset is one of the text.
            Err(RuleError::Rejected(error)) => Err(ValueError::new(name, what.into()).at_decoded(name, error.offset())),
            _ => Ok(self),
        }
    }

    /// The assigned name with the namespace identifier and a UUID in lower case, and the digits of percent-encoded
    /// bytes in upper case.
    fn lower_name(&self) -> String {
        let nss = if self.nid.eq_ignore_ascii_case("uuid") {
            self.nss.as_str().to_ascii_lowercase()
        } else {
            crate::spelling::upper_digits(self.nss.as_str())
        };
        format!("urn:{}:{nss}", self.nid.to_ascii_lowercase())
    }
}

impl UriType for Urn {
    const SCHEMES: &'static [&'static str] = &["urn"];

    fn canonical(&self) -> Option<String> {
        let components = [("?+", &self.r_component), ("?=", &self.q_component), ("#", &self.f_component)];
        let after = components.into_iter().filter_map(|(sign, it)| Some(format!("{sign}{}", it.as_ref()?)));
        Some(self.lower_name() + &after.collect::<String>())
    }

    /// The r-, q- and f-components are not compared (section 3.1).
    fn key(&self) -> Option<String> {
        Some(self.lower_name())
    }
}
