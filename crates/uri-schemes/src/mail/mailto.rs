//! `mailto`: messages, by [RFC 6068](https://www.rfc-editor.org/rfc/rfc6068).
//!
//! ```
//! use uri_schemes::Mailto;
//!
//! let mailto = Mailto::parse("mailto:infobot@example.com?subject=current-issue&body=send%20index%0D%0A")?;
//! assert_eq!(mailto.to[0].to_string(), "infobot@example.com");
//! assert_eq!(mailto.header("Subject").unwrap().as_str(), "current-issue");
//! assert_eq!(mailto.header("body").unwrap().as_encoded().decode_utf8()?, "send index\r\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};
use core::str::FromStr;

use pest_uri::{ComposeError, FromGrammar};

use crate::spelling::{Data, DataParameter, named};
use crate::uri_type::UriType;

/// The recipients of a message, and its initial header fields and body.
///
/// # Errors
/// - `mailto:a@b?body=https://example.com/`: in a header field, `/` and `?` must be percent-encoded.
/// - `mailto:joe`: an address has an `@`.
/// - `mailto:joe@example.com?subject`: a header field has an `=`.
/// - `mailto:%FF@example.com`: percent-encoded bytes in an address must be UTF-8.
/// - `mailto:a@b?%0D%0Abcc=c@d`: the name of a header field has no control characters, encoded or not.
///
/// The author of the link chose the fields (sections 4 and 7): leave out what is not known to be safe.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/mailto.pest", entry = mailto_reference)]
pub struct Mailto {
    /// The addresses before the `?`.
    #[grammar(rule = mailto_addr_spec)]
    pub to: Vec<Address>,
    /// The header fields, in order.
    #[grammar(rule = hfield, check = without_controls)]
    pub headers: Vec<DataParameter>,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// An email address, decoded: `"not@me"@example.org`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, FromGrammar)]
#[grammar(file = "grammar/mailto.pest", rule = mailto_addr_spec)]
pub struct Address {
    /// The part before the `@`, including any quotation marks.
    #[grammar(rule = mailto_local_part)]
    pub local_part: String,
    /// The part after the `@`: a domain, or the address of a host in brackets.
    #[grammar(rule = mailto_domain)]
    pub domain: String,
}

const TO: &str = "to";
const BODY: &str = "body";

/// The header fields that a message has at most once (RFC 5322, section 3.6).
const ONCE: [&str; 11] =
    ["date", "from", "sender", "reply-to", "to", "cc", "bcc", "message-id", "in-reply-to", "references", "subject"];

impl Mailto {
    /// A message to these addresses, with these header fields. A line break in the body becomes CR LF (section 5).
    ///
    /// # Errors
    /// An address is invalid, or the name of a header field is (RFC 5322, section 3.6.8), or a field other than the
    /// body has a line break, or a field that a message has once occurs twice (section 3.6).
    pub fn new(to: &[&str], headers: &[(&str, &str)]) -> Result<Self, ComposeError> {
        let to = to.iter().map(|it| it.parse()).collect::<Result<_, _>>()?;
        let is_again = |(index, (name, _)): &(usize, &(&str, &str))| {
            let is_same = |other: &str| other.eq_ignore_ascii_case(name);
            ONCE.into_iter().any(is_same) && headers[..*index].iter().any(|(other, _)| is_same(other))
        };
        if let Some((_, (name, _))) = headers.iter().enumerate().find(is_again) {
            return Err(ComposeError::Rejected { field: "headers", value: Some((*name).to_owned()) });
        }
        Ok(Mailto { to, headers: headers.iter().map(header).collect::<Result<_, _>>()?, fragment: None })
    }

    /// The first header field of this name, in any case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&Data> {
        named(&self.headers, name)?.value.as_ref()
    }

    /// All recipients: those before the `?`, and those of header fields `to`; a text that is not an address is an
    /// `Err`.
    #[must_use]
    pub fn recipients(&self) -> Vec<Result<Address, String>> {
        let more = self.headers.iter().filter(|header| header.is_named(TO)).flat_map(recipients);
        self.to.iter().cloned().map(Ok).chain(more).collect()
    }
}

/// The header field of a name and a value that are not encoded.
fn header(&(name, value): &(&str, &str)) -> Result<DataParameter, ComposeError> {
    let is_body = name.eq_ignore_ascii_case(BODY);
    let is_name = Mailto::GRAMMAR.parse_rule("mailto_field_name", name).is_ok();
    if !is_name || !is_body && value.contains(['\r', '\n']) {
        return Err(ComposeError::Rejected { field: "headers", value: Some(name.to_owned()) });
    }
    let value = if is_body { value.replace("\r\n", "\n").replace(['\r', '\n'], "\r\n") } else { value.to_owned() };
    Ok(DataParameter { name: Data::from_data(name), value: Some(Data::from_data(value)) })
}

/// The items of a header field with addresses. One that is not UTF-8 is not an address.
fn recipients(header: &DataParameter) -> Vec<Result<Address, String>> {
    let Some(value) = &header.value else { return vec![] };
    let Ok(value) = value.as_encoded().decode_utf8() else {
        return vec![Err(value.as_encoded().decode_utf8_lossy().into_owned())];
    };
    let items = value.split(unquoted(',')).map(|item| item.trim_matches([' ', '\t', '\r', '\n']));
    items.filter(|item| !item.is_empty()).map(|item| item.parse().map_err(|_| item.to_owned())).collect()
}

/// Rejects a name after whose control characters another field would begin.
fn without_controls(header: DataParameter) -> Result<DataParameter, &'static str> {
    let has_control = header.name.as_encoded().decode().iter().any(u8::is_ascii_control);
    if has_control { Err("the name of a header field has a control character") } else { Ok(header) }
}

/// A predicate for a character outside quotation marks. Call it with each character of a text in turn (RFC 5322,
/// section 3.2.4).
fn unquoted(sought: char) -> impl FnMut(char) -> bool {
    let (mut is_quoted, mut is_escaped) = (false, false);
    move |character| {
        let is_plain = !core::mem::take(&mut is_escaped);
        match character {
            '"' if is_plain => is_quoted = !is_quoted,
            '\\' if is_plain => is_escaped = is_quoted,
            _ => {}
        }
        character == sought && !is_quoted
    }
}

impl Display for Address {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> core::fmt::Result {
        write!(formatter, "{}@{}", self.local_part, self.domain)
    }
}

/// Reads an address as it is in a message, not encoded.
impl FromStr for Address {
    type Err = ComposeError;

    fn from_str(text: &str) -> Result<Self, ComposeError> {
        let (local_part, domain) = text.find(unquoted('@')).map_or((text, ""), |at| (&text[..at], &text[at + 1..]));
        let address = Address { local_part: local_part.to_owned(), domain: domain.to_owned() };
        Mailto { to: vec![address.clone()], headers: vec![], fragment: None }.compose()?;
        Ok(address)
    }
}

impl UriType for Mailto {
    const SCHEMES: &'static [&'static str] = &["mailto"];

    /// Addresses of a header field `to` join the others (section 2). Names of header fields and domains are
    /// case-insensitive.
    fn canonical(&self) -> Option<String> {
        let mut mailto = self.clone();
        let (to, others): (Vec<_>, _) = self.headers.iter().cloned().partition(|it| it.is_named(TO));
        let more: Option<Vec<_>> = to
            .iter()
            .map(|it| {
                let addresses: Vec<_> = recipients(it).into_iter().collect::<Result<_, _>>().ok()?;
                (!addresses.is_empty()).then_some(addresses)
            })
            .collect();
        if let Some(more) = more {
            mailto.to.extend(more.into_iter().flatten());
            mailto.headers = others;
        }
        for address in mailto.to.iter_mut().filter(|it| !it.domain.starts_with('[')) {
            address.domain.make_ascii_lowercase();
        }
        for header in &mut mailto.headers {
            header.name = crate::spelling::lower(&header.name);
        }
        mailto.compose().ok()
    }

    fn note(text: &str, offset: usize) -> Option<&'static str> {
        if text.get(offset..)?.starts_with(';') {
            return Some("a `,` separates addresses, not a `;` (RFC 6068, section 2)");
        }
        let addresses = text.split('?').next().filter(|it| it.len() >= offset)?.to_ascii_lowercase();
        let has_brackets = addresses.contains("%3c") && addresses.contains("%3e");
        has_brackets.then_some("an address has no name before it and no angle brackets around it (RFC 6068, section 2)")
    }
}
