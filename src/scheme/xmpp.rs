//! `xmpp` URIs (RFC 5122).

use alloc::string::String;
use alloc::vec::Vec;
use core::str::Utf8Error;

use super::SchemeError;
use super::encoding::{LOWER, push};
use super::field::Fields;
use super::parameter::Parameter;
use super::typed_uri::{SchemeRule, TypedUri, Violation, check_no_dot_segments, checked_uri, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::grammar::{Characters, Rule};
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;
use crate::text::scan::span;

const RULE: SchemeRule = SchemeRule::with_fragment("xmpp", Rule::xmppuri);

/// A URI of the scheme `xmpp`: an address of XMPP, and optionally an action (RFC 5122).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Xmpp;
///
/// let uri = Uri::parse("xmpp://guest@example.com/support@example.com?message;subject=Hello%20World")?;
/// let xmpp = Xmpp::from_uri(&uri)?;
/// assert_eq!(xmpp.account.unwrap().to_jid()?, "guest@example.com");
/// assert_eq!(xmpp.address.unwrap().to_jid()?, "support@example.com");
/// assert_eq!(xmpp.querytype.unwrap(), "message");
/// assert_eq!(xmpp.value("subject").unwrap().decode_utf8()?, "Hello World");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `xmpp:evil.example%2Fx@good.example`: an encoded `/` or `@` in a node or a host would divide the address
///   at another position.
/// - `xmpp://example.com`: an account comes after `//`, and it has a node.
/// - `xmpp:node@example.com:5222`: a port is not allowed.
/// - `xmpp:node@example.com/a/b`: a `/` in a resource must be percent-encoded.
/// - `xmpp://a@b/c@d/..`: after an authority, a resource `.` or `..` would be a dot segment.
/// - `xmpp:example.com?message;subject`: a key has a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Xmpp<'t> {
    uri: Uri<&'t str>,
    /// The account to log in as, which RFC 3986 calls the authority (section 2.3).
    pub account: Option<XmppAddress<'t>>,
    /// The address that the URI identifies (section 2.4). It may be absent only after an account.
    pub address: Option<XmppAddress<'t>>,
    /// The action on the address: `message`, `roster` ... (section 2.5).
    pub querytype: Option<Encoded<'t, part::Data>>,
    /// The parameters of the action, as keys and values.
    pub pairs: Vec<Parameter<'t>>,
}

/// An address of XMPP, as written in a URI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct XmppAddress<'t> {
    /// The node, the part before the `@`.
    pub node: Option<Encoded<'t, part::Data>>,
    /// The host.
    pub host: Encoded<'t, part::Data>,
    /// The resource; an account has none.
    pub resource: Option<Encoded<'t, part::Data>>,
}

impl XmppAddress<'_> {
    /// The address as XMPP itself writes it, `node@domain/resource`, with all bytes decoded (section 2.8).
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::Xmpp;
    ///
    /// let uri = Uri::parse("xmpp:ji%C5%99i@%C4%8Dechy.example/v%20Praze")?;
    /// assert_eq!(Xmpp::from_uri(&uri)?.address.unwrap().to_jid()?, "jiři@čechy.example/v Praze");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the bytes of a part are not UTF-8: `xmpp:%FF@example.com`.
    pub fn to_jid(&self) -> Result<String, Utf8Error> {
        let mut jid = String::new();
        if let Some(node) = self.node {
            jid.push_str(&node.decode_utf8()?);
            jid.push('@');
        }
        jid.push_str(&self.host.decode_utf8()?);
        if let Some(resource) = self.resource {
            jid.push('/');
            jid.push_str(&resource.decode_utf8()?);
        }
        Ok(jid)
    }
}

typed_uri_methods!(Xmpp);

impl<'t> Xmpp<'t> {
    /// The value of the first pair with this key.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<Encoded<'t, part::Data>> {
        let pair = self.pairs.iter().find(|pair| pair.name.decode_utf8().is_ok_and(|it| it == key))?;
        pair.value
    }
}

impl Xmpp<'_> {
    /// Composes the URI of an address as XMPP itself writes it: `node@domain/resource`, with an optional node
    /// and resource (section 2.7).
    ///
    /// The requirements of XMPP for an address are not checked.
    ///
    /// ```
    /// use pest_uri::scheme::Xmpp;
    ///
    /// assert_eq!(Xmpp::compose("node@example.com")?, "xmpp:node@example.com");
    /// assert_eq!(Xmpp::compose("jiři@čechy.example/v Praze")?, "xmpp:ji%C5%99i@%C4%8Dechy.example/v%20Praze");
    /// assert_eq!(
    ///     Xmpp::compose(r#"node@example.com/repulsive !#"$%&'()*+,-./:;<=>?@[\]^_`{|}~resource"#)?,
    ///     "xmpp:node@example.com/repulsive%20!%23%22$%25&'()*+,-.%2F:;%3C=%3E%3F%40%5B%5C%5D%5E_%60%7B%7C%7D~resource",
    /// );
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - `a@b@c`: a host has no `@`
    pub fn compose(jid: &str) -> Result<Uri<String>, SchemeError> {
        let (bare, resource) = jid.split_once('/').map_or((jid, None), |(bare, resource)| (bare, Some(resource)));
        let (node, host) = bare.split_once('@').map_or((None, bare), |(node, host)| (Some(node), host));
        if let Some(at) = host.find('@') {
            let violation = Violation::new(DIVIDED, DIVIDED_SECTION, bare.len() - host.len() + at);
            return Err(SchemeError::violated(violation, RULE).in_argument("jid"));
        }
        let mut text = String::from("xmpp:");
        if let Some(node) = node {
            push(node.as_bytes(), Characters::from_rule(Rule::nodeid), &mut text);
            text.push('@');
        }
        push(host.as_bytes(), Characters::from_rule(Rule::reg_name), &mut text);
        if let Some(resource) = resource {
            text.push('/');
            push(resource.as_bytes(), Characters::from_rule(Rule::resid), &mut text);
        }
        checked_uri(text, RULE)
    }
}

const DIVIDED: &str = "an encoded `/` or `@` would divide the address differently";
const DIVIDED_SECTION: &str = "RFC 6122, section 2.3";

/// Rejects an address that XMPP would divide differently: neither a node nor a host has a `/` or an `@` (RFC
/// 6122, sections 2.1 to 2.3).
fn check_undivided(address: XmppAddress<'_>, text: &str) -> Result<(), Violation> {
    let is_divided = |part: &Encoded<'_, part::Data>| part.decode().iter().any(|it| matches!(it, b'/' | b'@'));
    match address.node.into_iter().chain([address.host]).find(is_divided) {
        Some(part) => {
            let at = span(text, part.as_str()).map_or(0, |span| span.start);
            Err(Violation::new(DIVIDED, DIVIDED_SECTION, at))
        }
        None => Ok(()),
    }
}

impl<'t> TypedUri<'t> for Xmpp<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let [account, address] = [Rule::authxmpp, Rule::pathxmpp].map(|rule| tree.first(rule).map(address));
        account.into_iter().chain(address).try_for_each(|address| check_undivided(address, tree.text()))?;
        check_no_dot_segments(uri)?;
        Ok(Xmpp {
            uri,
            account,
            address,
            querytype: tree.text_of(Rule::xmpp_querytype).map(Encoded::trusted),
            pairs: tree.each(Rule::xmpp_pair).map(pair).collect(),
        })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        let names = [["authxmpp-node", "authxmpp-host", ""], ["node", "host", "resource"]];
        for (address, [node, host, resource]) in [self.account, self.address].into_iter().zip(names) {
            let Some(address) = address else { continue };
            for (name, text) in [(node, address.node), (host, Some(address.host)), (resource, address.resource)] {
                if let Some(text) = text {
                    fields.encoded(name, text);
                }
            }
        }
        if let Some(querytype) = self.querytype {
            fields.encoded("querytype", querytype);
        }
        if !self.pairs.is_empty() {
            fields.parameters("pairs", &self.pairs);
        }
        if let Some(fragment) = self.uri.fragment() {
            fields.encoded("fragment", fragment);
        }
    }

    /// The hosts of the address and of the account are those of RFC 3986 (section 3.3), and therefore
    /// case-insensitive (RFC 3986, section 6.2.2.1). So are their nodes (RFC 7622, section 3.3), of which ASCII letters are
    /// compared here.
    fn normal(&self) -> Option<String> {
        let text = RULE.text(self.uri.text());
        let mut normal = String::with_capacity(text.len());
        let mut copied = 0;
        let parts = [self.account, self.address].into_iter().flatten();
        for part in parts.flat_map(|it| [it.node, Some(it.host)]).flatten() {
            let Some(range) = span(text, part.as_str()).filter(|range| range.start >= copied) else { continue };
            normal.push_str(&text[copied..range.start]);
            LOWER.write(part.as_str(), &mut normal);
            copied = range.end;
        }
        normal.push_str(&text[copied..]);
        Some(normal)
    }
}

fn address<'t>(node: Node<'_, 't>) -> XmppAddress<'t> {
    let text = |rule| node.text_of(rule).map(Encoded::trusted);
    XmppAddress {
        node: text(Rule::nodeid),
        host: text(Rule::host).or(text(Rule::xmpp_host)).unwrap_or(Encoded::trusted("")),
        resource: text(Rule::resid),
    }
}

fn pair<'t>(node: Node<'_, 't>) -> Parameter<'t> {
    let text = |rule| node.text_of(rule).unwrap_or_default();
    Parameter::new(text(Rule::xmpp_key), Some(text(Rule::xmpp_value)))
}
