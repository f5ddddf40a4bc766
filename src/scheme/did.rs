//! `did` URLs (W3C DID Core 1.0).

use alloc::string::String;

use super::SchemeError;
use super::argument::check_plain;
use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::component::query::Pair;
use crate::field::FieldValue;
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::reference::reference::Uri;

const RULE: SchemeRule = SchemeRule::with_fragment("did", Rule::did_url);

/// A DID URL: a decentralized identifier with an optional path, query and fragment (W3C DID Core 1.0, section
/// 3).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Did;
///
/// let uri = Uri::parse("did:example:123?service=agent&relativeRef=/credentials#degree")?;
/// let did = Did::from_uri(&uri)?;
/// assert_eq!(did.did, "did:example:123");
/// assert_eq!((did.method_name, did.method_specific_id.as_str()), ("example", "123"));
/// assert_eq!(did.parameter("relativeRef").unwrap().value().unwrap(), "/credentials");
/// assert_eq!(did.fragment().unwrap(), "degree");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A DID has no `~`, but may have `%7E`, which is equivalent by RFC 3986 (section 2.3).
/// [`normalize`](crate::Reference::normalize) knows no scheme and decodes it;
/// [`scheme::normalize`](super::normalize) does not.
///
/// [`resolve`](crate::Reference::resolve) applies RFC 3986 alone: against `did:example:123`, `/a` is
/// `did:/a`. Relative DID URLs, in which a DID replaces the authority (section 3.2.2), are left to the
/// application.
///
/// # Errors
/// - `did:example`: a method-specific identifier is missing.
/// - `did:Example:123`: the name of a method must be in lower case.
/// - `did:example:123:`: the identifier must not end in a colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Did<'t> {
    uri: Uri<&'t str>,
    /// The DID itself: the part before the path, the query and the fragment.
    pub did: &'t str,
    /// The name of the DID method, in lower case.
    pub method_name: &'t str,
    /// The identifier of the subject within the method.
    pub method_specific_id: Encoded<'t, part::Data>,
    /// The path, empty or beginning with `/`. It is the end of what RFC 3986 calls the path.
    pub path: &'t str,
}

typed_uri_methods!(Did);

impl<'t> Did<'t> {
    /// Whether this is a DID only, without path, query or fragment.
    #[must_use]
    pub fn is_did(&self) -> bool {
        self.did == self.uri.text()
    }

    /// The query, which holds the DID parameters.
    #[must_use]
    pub fn query(&self) -> Option<Encoded<'t, part::Query>> {
        self.uri.query()
    }

    /// The first DID parameter of this name (section 3.2.1).
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<Pair<'t>> {
        self.query()?.pairs().find(|pair| pair.decode_key().is_ok_and(|key| key == name))
    }

    /// The fragment.
    #[must_use]
    pub fn fragment(&self) -> Option<Encoded<'t, part::Fragment>> {
        self.uri.fragment()
    }
}

impl Did<'_> {
    /// Composes a DID of a method and a method-specific identifier, which must already be percent-encoded.
    ///
    /// ```
    /// use pest_uri::scheme::Did;
    ///
    /// assert_eq!(Did::compose("example", "123456789abcdefghi")?, "did:example:123456789abcdefghi");
    /// assert_eq!(Did::compose("web", "example.com%3A3000:user:alice")?, "did:web:example.com%3A3000:user:alice");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - a method `Web` or `a-b`: only lower case and digits are allowed
    /// - an identifier `""`, `a:`, `a/b` or `a b`
    pub fn compose(method_name: &str, method_specific_id: &str) -> Result<Uri<String>, SchemeError> {
        check_plain(RULE, "method_name", Rule::method_name, method_name)?;
        check_plain(RULE, "method_specific_id", Rule::method_specific_id, method_specific_id)?;
        checked_uri(["did:", method_name, ":", method_specific_id].concat(), RULE)
    }
}

impl<'t> TypedUri<'t> for Did<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const FIRST_SEGMENT: Option<Rule> = Some(Rule::idchar);

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let text = |rule| tree.text_of(rule).unwrap_or_default();
        Ok(Did {
            uri,
            did: text(Rule::did),
            method_name: text(Rule::method_name),
            method_specific_id: Encoded::trusted(text(Rule::method_specific_id)),
            path: text(Rule::path_abempty),
        })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.text("did", self.did);
        fields.text("method-name", self.method_name);
        fields.encoded("method-specific-id", self.method_specific_id);
        if !self.path.is_empty() {
            fields.text("path", self.path);
        }
        if let Some(query) = self.query() {
            let lossy = |pair: Pair<'t>| (pair.key().decode_utf8_lossy(), pair.value().map(Encoded::decode_utf8_lossy));
            fields.push("query", Some(query.as_str()), FieldValue::Pairs(query.pairs().map(lossy).collect()));
        }
        if let Some(fragment) = self.fragment() {
            fields.encoded("fragment", fragment);
        }
    }
}
