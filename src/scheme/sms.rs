//! `sms` URIs (RFC 5724).

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::SchemeError;
use super::argument::check_plain;
use super::field::Fields;
use super::parameter::Parameter;
use super::tel::{TelephoneSubscriber, note_on_number};
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::encoded::{Encoded, encode_into};
use crate::component::part;
use crate::field::FieldValue;
use crate::grammar::Rule;
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;

const RULE: SchemeRule = SchemeRule::new("sms", Rule::sms_uri);

/// A URI of the scheme `sms`: the recipients of a short message, and optionally its text (RFC 5724).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Sms;
///
/// let uri = Uri::parse("sms:+15105550101,+15105550102?body=hello%20there")?;
/// let sms = Sms::from_uri(&uri)?;
/// assert!(sms.recipients.iter().map(|recipient| recipient.number).eq(["+15105550101", "+15105550102"]));
/// assert_eq!(sms.body().unwrap().decode_utf8()?, "hello there");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `sms:911`: a local number needs a `phone-context`.
/// - `sms:+1&body=hello`: the first field comes after a `?`.
/// - `sms:+1?body=a+b`: a character that is not `unreserved` must be percent-encoded.
/// - `sms:+1?body=a&body=b`: only one body is allowed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Sms<'t> {
    uri: Uri<&'t str>,
    /// The recipients, at least one.
    pub recipients: Vec<TelephoneSubscriber<'t>>,
    /// The fields, of which RFC 5724 defines `body`. Ignore fields that you do not know.
    pub fields: Vec<Parameter<'t>>,
}

typed_uri_methods!(Sms);

impl<'t> Sms<'t> {
    /// The text of the message, which is UTF-8 (section 2.2).
    #[must_use]
    pub fn body(&self) -> Option<Encoded<'t, part::Data>> {
        self.fields.iter().find(|field| field.is_named(BODY))?.value
    }
}

/// The name of the argument for the recipients.
const RECIPIENTS: &str = "recipients";

impl Sms<'_> {
    /// Composes the URI of a message to some recipients, each a `telephone-subscriber`.
    ///
    /// ```
    /// use pest_uri::scheme::Sms;
    ///
    /// let uri = Sms::compose(["+15105550101", "7042;phone-context=example.com"], Some("50 % off"))?;
    /// assert_eq!(uri, "sms:+15105550101,7042;phone-context=example.com?body=50%20%25%20off");
    /// assert_eq!(Sms::compose(["+1-510-555-0101"], None)?, "sms:+1-510-555-0101");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - no recipient
    /// - a recipient `911`: a local number needs a `phone-context`
    /// - a recipient `+1,+2`: more than one
    pub fn compose<'r>(
        recipients: impl IntoIterator<Item = &'r str>,
        body: Option<&str>,
    ) -> Result<Uri<String>, SchemeError> {
        let mut text = String::from("sms:");
        let mut recipients = recipients.into_iter().peekable();
        if recipients.peek().is_none() {
            // No recipient at all is the same error as an empty one.
            check_plain(RULE, RECIPIENTS, Rule::sms_recipient, "")?;
        }
        for (index, recipient) in recipients.enumerate() {
            check_plain(RULE, RECIPIENTS, Rule::sms_recipient, recipient).map_err(|error| error.at_index(index))?;
            text.push_str(if index == 0 { "" } else { "," });
            text.push_str(recipient);
        }
        if let Some(body) = body {
            text.push_str("?body=");
            encode_into::<part::Data>(body.as_bytes(), &mut text);
        }
        checked_uri(text, RULE)
    }
}

const BODY: &str = "body";

impl Sms<'_> {
    /// The URI with each recipient in its normal form.
    fn with_recipients(&self, recipients: impl Iterator<Item = String>) -> String {
        let mut text = String::from("sms:");
        for (index, recipient) in recipients.enumerate() {
            text.push_str(if index == 0 { "" } else { "," });
            text.push_str(&recipient);
        }
        for (index, field) in self.fields.iter().enumerate() {
            text.push_str(if index == 0 { "?" } else { "&" });
            // "keywords ... are case-insensitive" (section 2.2)
            text.push_str(if field.is_named(BODY) { BODY } else { field.name.as_str() });
            text.push('=');
            text.push_str(field.value_str());
        }
        text
    }

    fn normal_recipients(&self) -> Vec<String> {
        let normal = |recipient: &TelephoneSubscriber<'_>| {
            let mut text = String::new();
            recipient.push_normal(&mut text);
            text
        };
        self.recipients.iter().map(normal).collect()
    }
}

impl<'t> TypedUri<'t> for Sms<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let recipients = tree.each(Rule::telephone_subscriber).map(TelephoneSubscriber::from_tree);
        let mut sms = Sms { uri, recipients: recipients.collect::<Result<_, _>>()?, fields: Vec::new() };
        for node in tree.each(Rule::sms_field) {
            let field = field(node);
            if field.is_named(BODY) {
                let violation = |what| Violation::new(what, "RFC 5724, section 2.2", node.span().start);
                if sms.body().is_some() {
                    return Err(violation("duplicate body"));
                }
                field.value.unwrap_or_default().decode_utf8().map_err(|_| violation("the body is not UTF-8"))?;
            }
            sms.fields.push(field);
        }
        Ok(sms)
    }

    fn note(rule: Rule, text: &str, at: usize) -> Option<&'static str> {
        note_on_number(rule, text, at)
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        let recipients = self.normal_recipients().into_iter().map(Cow::Owned).collect();
        fields.push("sms-recipient", Some(self.uri.path().as_str()), FieldValue::List(recipients));
        if let Some(body) = self.body() {
            fields.encoded("body", body);
        }
        let others = self.fields.iter().copied().filter(|field| !field.is_named(BODY));
        let others: Vec<_> = others.collect();
        if !others.is_empty() {
            fields.parameters("sms-fields", &others);
        }
    }

    fn normal(&self) -> Option<String> {
        Some(self.with_recipients(self.normal_recipients().into_iter()))
    }

    /// Recipients are "compared pairwise as a set (i.e., without taking sequence into consideration)"
    /// (section 2.4): in any order, but each has an equal one. One that occurs twice must do so in both URIs.
    fn key(&self) -> Option<String> {
        let mut recipients = self.normal_recipients();
        recipients.sort_unstable();
        Some(self.with_recipients(recipients.into_iter()))
    }
}

fn field<'t>(node: Node<'_, 't>) -> Parameter<'t> {
    let text = |rule| node.text_of(rule).unwrap_or_default();
    Parameter::new(text(Rule::sms_field_name), Some(text(Rule::escaped_value)))
}
