//! `mailto` URIs (RFC 6068).

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::SchemeError;
use super::address::{Address, unquoted};
use super::argument::Argument;
use super::encoding::{LOWER, check_utf8, encoded, push};
use super::field::Fields;
use super::parameter::Parameter;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::component::percent::Rewrite;
use crate::field::FieldValue;
use crate::grammar::{Characters, Rule};
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;
use crate::scheme::captures;

/// A `mailto` URI: the recipients of a message, and its initial header fields and body (RFC 6068).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Mailto;
///
/// let uri = Uri::parse("mailto:infobot@example.com?subject=current-issue&body=send%20index%0D%0A")?;
/// let mailto = Mailto::from_uri(&uri)?;
/// assert_eq!(mailto.to[0].decode_utf8_lossy(), "infobot@example.com");
/// assert_eq!(mailto.subject().unwrap(), "current-issue");
/// assert_eq!(mailto.body().unwrap().decode_utf8()?, "send index\r\n");
/// assert!(mailto.header("In-Reply-To").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `mailto:a@b?body=https://example.com/`: in the name and the value of a header field, `/` and `?` must be
///   percent-encoded, because its `qchar` has neither. [`compose`](Self::compose) encodes them.
/// - `mailto:joe`: an address has an `@`.
/// - `mailto:joe@example.com?cc=bob@example.com?body=hello`: header fields are separated by `&`.
/// - `mailto:joe@example.com?subject`: a header field has an `=`.
/// - `mailto:a%40b@example.com`: a local part with an `@` must be in quotation marks.
/// - `mailto:%FF@example.com`: percent-encoded bytes in an address must be UTF-8.
/// - `mailto:a@b?%0D%0Abcc=c@d`: the name of a header field has no control characters, encoded or not.
///
/// The author of the link chose the fields (sections 4 and 7). `bcc`, `from` or `attach` may be among them. A
/// decoded value may have a line break, although only that of `body` should. When making a message of the
/// fields, leave out what is not known to be safe.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Mailto<'t> {
    uri: Uri<&'t str>,
    /// The addresses before the `?`. A header field `to` may have more.
    pub to: Vec<Address<'t>>,
    /// The header fields, in order. Their names are case-insensitive; `body` is the body of the message.
    pub headers: Vec<Parameter<'t>>,
}

const RULE: SchemeRule = SchemeRule::new("mailto", Rule::mailtoURI);

const ADDRESS: Argument = Argument::new(RULE, TO, Rule::mailto_addr_spec, "invalid address");

const SYNTAX: &str = "RFC 6068, section 2";

/// The header field whose value continues the addresses before the `?`.
const TO: &str = "to";

/// The header field whose value is the body of the message.
const BODY: &str = "body";

const LINE_BREAK: [char; 2] = ['\r', '\n'];

typed_uri_methods!(Mailto);

fn address<'t>(node: Node<'_, 't>) -> Address<'t> {
    Address::from_node(node, Rule::mailto_local_part, Rule::mailto_domain)
}

impl<'t> Mailto<'t> {
    /// Composes a URI of these addresses and header fields, percent-encoded where necessary.
    ///
    /// ```
    /// use pest_uri::scheme::Mailto;
    ///
    /// let uri = Mailto::compose(&["gorby%kremvax@example.com"], &[("subject", "café"), ("body", "a & b")])?;
    /// assert_eq!(uri, "mailto:gorby%25kremvax@example.com?subject=caf%C3%A9&body=a%20%26%20b");
    /// assert_eq!(Mailto::compose(&[r#""not@me"@example.org"#], &[])?, "mailto:%22not%40me%22@example.org");
    /// // A line of a body ends in CRLF, however it was broken (section 5).
    /// assert_eq!(Mailto::compose(&[], &[("body", "send\nindex")])?, "mailto:?body=send%0D%0Aindex");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - an invalid address: `joe`, `a b@example.com`, `Joe <joe@example.com>`
    /// - a line break in the value of a header field other than `body`: another field could come after it
    /// - an invalid name of a header field, `a:b`, or the second of a field that a message has once (section
    ///   2): `subject`
    pub fn compose(to: &[&str], headers: &[(&str, &str)]) -> Result<Uri<String>, SchemeError> {
        let mut text = String::from("mailto:");
        for (index, address) in to.iter().enumerate() {
            text.push_str(if index == 0 { "" } else { "," });
            ADDRESS
                .push(&mut text, |text| text.push_str(&encoded_address(address)))
                .map_err(|error| error.at_index(index))?;
        }
        // A `+` is allowed, but some programs read it as a space (section 5).
        let characters = Characters::from_rule(Rule::mailto_qchar).without("+");
        for (index, &(name, value)) in headers.iter().enumerate() {
            let value = check_header(name, &headers[..index])
                .and_then(|()| header_value(name, value))
                .map_err(|violation| SchemeError::violated(violation, RULE).in_argument("headers").at_index(index))?;
            text.push(if index == 0 { '?' } else { '&' });
            push(name.as_bytes(), characters, &mut text);
            text.push('=');
            push(value.as_bytes(), characters, &mut text);
        }
        checked_uri(text, RULE)
    }

    /// The recipients: the addresses before the `?`, and those of header fields `to`, as in a message
    /// (section 2).
    ///
    /// The decoded value of such a field is a list, with commas between its addresses and optional white
    /// space around them. An item that would not be a valid address before the `?` is an `Err`, decoded too.
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::Mailto;
    ///
    /// let uri = Uri::parse("mailto:addr1@an.example?to=addr2@an.example,%20addr3%40an.example")?;
    /// let recipients: Result<Vec<_>, _> = Mailto::from_uri(&uri)?.recipients().into_iter().collect();
    /// assert_eq!(recipients?, ["addr1@an.example", "addr2@an.example", "addr3@an.example"]);
    ///
    /// let uri = Uri::parse("mailto:?to=Joe%20%3Cjoe@an.example%3E,addr@an.example")?;
    /// let recipients = Mailto::from_uri(&uri)?.recipients();
    /// assert_eq!(recipients, [Err("Joe <joe@an.example>".to_owned()), Ok("addr@an.example".to_owned())]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn recipients(&self) -> Vec<Result<String, String>> {
        let before = self.to.iter().map(|address| Ok(address.decode_utf8_lossy()));
        before.chain(self.to_headers().flat_map(recipients)).collect()
    }

    /// The values of the header fields `to`.
    fn to_headers(&self) -> impl Iterator<Item = Encoded<'t, part::Data>> {
        self.headers.iter().filter(|header| header.is_named(TO)).map(|header| header.value.unwrap_or_default())
    }

    /// The value of the first header field of this name, in any case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<Encoded<'t, part::Data>> {
        self.headers.iter().find(|header| header.is_named(name))?.value
    }

    /// The subject of the message (section 4).
    #[must_use]
    pub fn subject(&self) -> Option<Encoded<'t, part::Data>> {
        self.header("subject")
    }

    /// The body of the message, its lines separated by `%0D%0A` (sections 2 and 5).
    #[must_use]
    pub fn body(&self) -> Option<Encoded<'t, part::Data>> {
        self.header(BODY)
    }
}

/// The items of a list: an address that would be valid before the `?`, or any other item as an `Err`.
fn recipients(list: Encoded<'_, part::Data>) -> Vec<Result<String, String>> {
    let Ok(list) = list.decode_utf8() else { return alloc::vec![Err(list.decode_utf8_lossy().into())] };
    let recipient = |item: &str| if is_address(item) { Ok(item.into()) } else { Err(item.into()) };
    items(&list).map(recipient).collect()
}

/// A list as it would be written before the `?`, if it has only addresses, and at least one.
fn address_list(list: Encoded<'_, part::Data>) -> Option<Cow<'_, str>> {
    let decoded = list.decode_utf8().ok()?;
    if ParseTree::check(Rule::mailto_to, list.as_str()).is_ok() {
        return Some(list.as_str().into());
    }
    let addresses: Option<Vec<_>> =
        items(&decoded).map(|item| is_address(item).then(|| encoded_address(item))).collect();
    addresses.filter(|addresses| !addresses.is_empty()).map(|addresses| addresses.join(",").into())
}

/// The header fields that a message has at most once (RFC 5322, section 3.6).
const ONCE: [&str; 11] =
    ["date", "from", "sender", "reply-to", "to", "cc", "bcc", "message-id", "in-reply-to", "references", "subject"];

/// Checks that a message can have a header field of this name after others.
fn check_header(name: &str, before: &[(&str, &str)]) -> Result<(), Violation> {
    let what = "invalid header field name";
    ParseTree::check(Rule::mailto_field_name, name)
        .map_err(|error| Violation::new(what, "RFC 5322, section 3.6.8", error.offset()).with_kind(error.kind()))?;
    let is_same = |other: &str| name.eq_ignore_ascii_case(other);
    if ONCE.into_iter().any(is_same) && before.iter().any(|&(other, _)| is_same(other)) {
        return Err(Violation::new("duplicate header field", SYNTAX, 0));
    }
    Ok(())
}

/// Rejects a name with an encoded line break or another control character, after which another field would
/// begin.
fn check_name(node: Node<'_, '_>) -> Result<(), Violation> {
    if encoded(node).decode().iter().any(u8::is_ascii_control) {
        return Err(Violation::new("the name of a header field has a control character", SYNTAX, node.span().start));
    }
    Ok(())
}

/// The value of a header field, with the line breaks that it may have (section 5).
fn header_value<'v>(name: &str, value: &'v str) -> Result<Cow<'v, str>, Violation> {
    let is_body = name.eq_ignore_ascii_case(BODY);
    match value.find(LINE_BREAK) {
        Some(at) if !is_body => Err(Violation::new("a header field has a line break", "RFC 6068, section 5", at)),
        Some(_) => Ok(value.replace("\r\n", "\n").replace(LINE_BREAK, "\r\n").into()),
        None => Ok(value.into()),
    }
}

/// The items of a list as in a message: the texts between commas that are not in quotation marks, without
/// surrounding white space. Empty items are left out (RFC 5322, sections 3.2.4 and 3.4).
fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(unquoted(',')).map(|item| item.trim_matches([' ', '\t', '\r', '\n'])).filter(|item| !item.is_empty())
}

/// An address as it would be written before the `?`.
fn encoded_address(address: &str) -> String {
    let mut text = String::new();
    Address::push(address, Characters::from_rule(Rule::mailto_atext).with('.').with(':'), &mut text);
    text
}

/// Whether a text of a message is an address that would be valid before the `?`.
fn is_address(text: &str) -> bool {
    ParseTree::check(Rule::mailto_addr_spec, &encoded_address(text)).is_ok()
}

impl<'t> TypedUri<'t> for Mailto<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let mut mailto = Mailto { uri, to: Vec::new(), headers: Vec::new() };
        for node in tree.root().descendants() {
            if node.is(Rule::mailto_addr_spec) {
                check_utf8(node, SYNTAX)?;
                mailto.to.push(address(node));
            } else if node.is(Rule::hfname) {
                check_name(node)?;
                mailto.headers.push(Parameter::new(node.text(), Some("")));
            } else if let Some(header) = mailto.headers.last_mut().filter(|_| node.is(Rule::hfvalue)) {
                header.value = Some(encoded(node));
            }
        }
        Ok(mailto)
    }

    fn note(_rule: Rule, text: &str, at: usize) -> Option<&'static str> {
        if text.get(at..)?.starts_with(';') {
            return Some("a `,` separates addresses, not a `;` (RFC 6068, section 2)");
        }
        let addresses = text.split('?').next().filter(|it| it.len() >= at)?.to_ascii_lowercase();
        let has_brackets = addresses.contains("%3c") && addresses.contains("%3e");
        has_brackets.then_some("an address has no name before it and no angle brackets around it (RFC 6068, section 2)")
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        if !self.to.is_empty() {
            fields.push(
                TO,
                None,
                FieldValue::List(self.to.iter().map(|address| address.decode_utf8_lossy().into()).collect()),
            );
        }
        if !self.headers.is_empty() {
            fields.parameters("headers", &self.headers);
        }
    }

    /// Addresses of a header field `to` join the others: `mailto:?to=a@b` and `mailto:a@b` are equivalent
    /// (section 2). Names of header fields are case-insensitive, and so are domains, to which "the
    /// considerations for reg-name" apply.
    fn normal(&self) -> Option<String> {
        let of_headers: Option<Vec<_>> = self.to_headers().map(address_list).collect();
        let moves = of_headers.is_some();
        let mut normal = String::from("mailto:");
        for &address in &self.to {
            push_normal(address, &mut normal);
        }
        for list in of_headers.unwrap_or_default() {
            let tree = captures::tree(Rule::mailto_to, &list).ok()?;
            tree.each(Rule::mailto_addr_spec).for_each(|node| push_normal(address(node), &mut normal));
        }
        let mut separator = '?';
        for header in self.headers.iter().filter(|header| !(moves && header.is_named(TO))) {
            normal.push(separator);
            LOWER.write(header.name.as_str(), &mut normal);
            normal.push('=');
            normal.push_str(header.value_str());
            separator = '&';
        }
        Some(normal)
    }
}

/// Writes an address after others. "The considerations for reg-name" apply to its domain (section 2).
fn push_normal(address: Address<'_>, normal: &mut String) {
    normal.push_str(if normal.ends_with(':') { "" } else { "," });
    normal.push_str(address.local_part().as_str());
    normal.push('@');
    let domain = address.domain().as_str();
    let is_literal = ParseTree::check(Rule::mailto_domain_literal, domain).is_ok();
    let rewrite = if is_literal { Rewrite::NONE } else { LOWER };
    rewrite.write(domain, normal);
}
