//! `mailto` URIs (RFC 6068).

use alloc::string::String;
use alloc::vec::Vec;

use super::SchemeError;
use super::address::Address;
use super::encoding::{LOWER, check_utf8, encoded, push};
use super::part::{PartValue, Parts};
use super::view::{SchemeRule, View, Violation, made, methods_of_a_view};
use crate::encoded::Encoded;
use crate::part;
use crate::percent::Rewrite;
use crate::reference::Uri;
use crate::syntax::{Characters, Node, ParseTree, Rule};

/// A `mailto` URI: whom to write to, and what to begin the message with (RFC 6068).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Mailto;
///
/// let uri = Uri::parse("mailto:infobot@example.com?subject=current-issue&body=send%20index%0D%0A")?;
/// let mailto = Mailto::of(&uri)?;
/// assert_eq!(mailto.to[0].decode(), "infobot@example.com");
/// assert_eq!(mailto.subject().unwrap(), "current-issue");
/// assert_eq!(mailto.body().unwrap().decode_utf8()?, "send index\r\n");
/// assert!(mailto.header("In-Reply-To").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `mailto:joe`: an address has an `@`.
/// - `mailto:joe@example.com?cc=bob@example.com?body=hello`: header fields are separated by `&`.
/// - `mailto:joe@example.com?subject`: a header field has a `=`.
/// - `mailto:a%40b@example.com`: an `@` in a local part stands in quotation marks.
/// - `mailto:%FF@example.com`: percent-encoded octets in an address are UTF-8.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mailto<'t> {
    uri: Uri<&'t str>,
    /// The addresses before the `?`. More may stand in a header field `to`.
    pub to: Vec<Address<'t>>,
    /// The header fields, in their order.
    pub headers: Vec<MailtoHeader<'t>>,
}

/// A header field of a message, as a [`Mailto`] has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MailtoHeader<'t> {
    /// The name of the field, the same in either case; or `body`, for the body of the message.
    pub name: Encoded<'t, part::SchemePart>,
    /// The value.
    pub value: Encoded<'t, part::SchemePart>,
}

const RULE: SchemeRule = SchemeRule::new("mailto", Rule::mailtoURI);

const SYNTAX: &str = "RFC 6068, section 2";

/// The header field whose value goes on with the addresses before the `?`.
const TO: &str = "to";

methods_of_a_view!(Mailto);

fn address<'t>(node: Node<'_, 't>) -> Address<'t> {
    Address::of(node, Rule::mailto_local_part, Rule::mailto_domain)
}

impl<'t> Mailto<'t> {
    /// A URI with these addresses and these header fields, percent-encoded as each wants it.
    ///
    /// ```
    /// use pest_uri::scheme::Mailto;
    ///
    /// let uri = Mailto::compose(&["gorby%kremvax@example.com"], &[("subject", "café"), ("body", "a & b")])?;
    /// assert_eq!(uri, "mailto:gorby%25kremvax@example.com?subject=caf%C3%A9&body=a%20%26%20b");
    /// assert_eq!(Mailto::compose(&[r#""not@me"@example.org"#], &[])?, "mailto:%22not%40me%22@example.org");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// Where an address is none: `joe`, `a b@example.com`, `Joe <joe@example.com>`.
    pub fn compose(to: &[&str], headers: &[(&str, &str)]) -> Result<Uri<String>, SchemeError> {
        let mut text = String::from("mailto:");
        let characters = Characters::of(Rule::mailto_atext).with('.').with(':');
        for (index, address) in to.iter().enumerate() {
            text.push_str(if index == 0 { "" } else { "," });
            Address::push(address, characters, &mut text);
        }
        // A `+` may stand, but some read it as a space (section 5).
        let characters = Characters::of(Rule::mailto_qchar).without("+");
        for (index, (name, value)) in headers.iter().enumerate() {
            text.push(if index == 0 { '?' } else { '&' });
            push(name.as_bytes(), characters, &mut text);
            text.push('=');
            push(value.as_bytes(), characters, &mut text);
        }
        made(text, RULE)
    }

    /// Whom to write to: the addresses before the `?`, and those of header fields `to` that hold nothing but addresses (section 2).
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::Mailto;
    ///
    /// let uri = Uri::parse("mailto:addr1@an.example?to=addr2@an.example")?;
    /// let recipients: Vec<_> = Mailto::of(&uri)?.recipients().iter().map(|it| it.decode()).collect();
    /// assert_eq!(recipients, ["addr1@an.example", "addr2@an.example"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn recipients(&self) -> Vec<Address<'t>> {
        let of_headers = self.to_headers().filter_map(MailtoHeader::addresses).flatten();
        self.to.iter().copied().chain(of_headers).collect()
    }

    fn to_headers(&self) -> impl Iterator<Item = &MailtoHeader<'t>> {
        self.headers.iter().filter(|header| header.is_named(TO))
    }

    /// The value of the first header field of this name, in either case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<Encoded<'t, part::SchemePart>> {
        self.headers.iter().find(|header| header.is_named(name)).map(|header| header.value)
    }

    /// The subject of the message (section 4).
    #[must_use]
    pub fn subject(&self) -> Option<Encoded<'t, part::SchemePart>> {
        self.header("subject")
    }

    /// The body of the message, its lines separated by `%0D%0A` (sections 2 and 5).
    #[must_use]
    pub fn body(&self) -> Option<Encoded<'t, part::SchemePart>> {
        self.header("body")
    }
}

impl<'t> MailtoHeader<'t> {
    /// Whether the field has this name, in either case.
    #[must_use]
    pub fn is_named(&self, name: &str) -> bool {
        self.name.decode().eq_ignore_ascii_case(name.as_bytes())
    }

    /// Its addresses, if it holds nothing but such as could stand before the `?` as well.
    fn addresses(&self) -> Option<Vec<Address<'t>>> {
        let tree = ParseTree::parse_by(Rule::mailto_to, self.value.as_str()).ok()?;
        let addresses = tree.each(Rule::mailto_addr_spec);
        addresses.map(|node| check_utf8(node, SYNTAX).ok().map(|()| address(node))).collect()
    }
}

impl<'t> View<'t> for Mailto<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn walk(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let mut mailto = Mailto { uri, to: Vec::new(), headers: Vec::new() };
        for node in tree.root().descendants() {
            if node.is(Rule::mailto_addr_spec) {
                check_utf8(node, SYNTAX)?;
                mailto.to.push(address(node));
            } else if node.is(Rule::hfname) {
                mailto.headers.push(MailtoHeader { name: encoded(node), value: Encoded::trusted("") });
            } else if let Some(header) = mailto.headers.last_mut().filter(|_| node.is(Rule::hfvalue)) {
                header.value = encoded(node);
            }
        }
        Ok(mailto)
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn parts(&self, parts: &mut Parts<'t>) {
        if !self.to.is_empty() {
            parts.push(TO, None, PartValue::List(self.to.iter().map(|address| address.decode().into()).collect()));
        }
        if !self.headers.is_empty() {
            let pair =
                |header: &MailtoHeader<'t>| (header.name.decode_utf8_lossy(), Some(header.value.decode_utf8_lossy()));
            parts.push("headers", None, PartValue::Pairs(self.headers.iter().map(pair).collect()));
        }
    }

    /// Addresses of a header field `to` stand with the others: `mailto:?to=a@b` and `mailto:a@b` are equivalent (section 2). Names of
    /// header fields are the same in either case, and so are domains, of which "the considerations for reg-name" hold.
    fn normal(&self) -> Option<String> {
        let of_headers: Option<Vec<_>> = self.to_headers().map(MailtoHeader::addresses).collect();
        let moves = of_headers.is_some();
        let mut normal = String::from("mailto:");
        for (index, address) in self.to.iter().copied().chain(of_headers.into_iter().flatten().flatten()).enumerate() {
            normal.push_str(if index == 0 { "" } else { "," });
            normal.push_str(address.local_part().as_str());
            normal.push('@');
            let domain = address.domain().as_str();
            let is_literal = ParseTree::parse_by(Rule::mailto_domain_literal, domain).is_ok();
            let rewrite = if is_literal { Rewrite::NONE } else { LOWER };
            rewrite.write(domain, &mut normal);
        }
        let mut separator = '?';
        for header in self.headers.iter().filter(|header| !(moves && header.is_named(TO))) {
            normal.push(separator);
            LOWER.write(header.name.as_str(), &mut normal);
            normal.push('=');
            normal.push_str(header.value.as_str());
            separator = '&';
        }
        Some(normal)
    }
}
