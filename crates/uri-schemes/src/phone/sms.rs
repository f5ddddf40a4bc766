//! `sms`: short messages, by [RFC 5724](https://www.rfc-editor.org/rfc/rfc5724).

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::{FromGrammar, Node, ValueError};

use crate::phone::tel::{TelephoneSubscriber, note_on_number};
use crate::spelling::{Data, with_fragment};
use crate::uri_type::UriType;

/// A short message to telephone numbers.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/tel.pest", "grammar/sms.pest"], entry = sms_reference, check_node = Sms::checked)]
pub struct Sms {
    /// The recipients; at least one.
    #[grammar(rule = telephone_subscriber)]
    pub recipients: Vec<TelephoneSubscriber>,
    /// The fields, in order.
    #[grammar(rule = sms_field)]
    pub fields: Vec<SmsField>,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// A field of a message.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/tel.pest", "grammar/sms.pest"], rule = sms_field)]
pub struct SmsField {
    /// The name.
    #[grammar(rule = sms_field_name)]
    pub name: Data,
    /// The value.
    #[grammar(rule = escaped_value)]
    pub value: Data,
}

impl SmsField {
    fn is_body(&self) -> bool {
        self.name.as_str().eq_ignore_ascii_case(BODY)
    }
}

const BODY: &str = "body";

impl Sms {
    /// The text of the message.
    #[must_use]
    pub fn body(&self) -> Option<&Data> {
        self.fields.iter().find(|it| it.is_body()).map(|it| &it.value)
    }

    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        let bodies: Vec<_> = self.fields.iter().zip(node.find_all("sms-field")).filter(|it| it.0.is_body()).collect();
        let is_utf8 = |it: &SmsField| it.value.as_encoded().decode_utf8().is_ok();
        match bodies[..] {
            [(body, node), ..] if !is_utf8(body) => Err(ValueError::new(node, "the body is not UTF-8".to_owned())),
            [_, (_, node), ..] => Err(ValueError::new(node, "duplicate body".to_owned())),
            _ => Ok(self),
        }
    }

    fn with_recipients(&self, recipients: &[String]) -> String {
        let mut text = format!("sms:{}", recipients.join(","));
        for (index, field) in self.fields.iter().enumerate() {
            let name = if field.is_body() { BODY } else { field.name.as_str() };
            text.extend([if index == 0 { "?" } else { "&" }, name, "=", field.value.as_str()]);
        }
        with_fragment(text, self.fragment.as_ref())
    }

    fn normal_recipients(&self) -> Vec<String> {
        self.recipients.iter().map(|it| it.normal()).collect()
    }
}

impl UriType for Sms {
    const SCHEMES: &'static [&'static str] = &["sms"];

    fn canonical(&self) -> Option<String> {
        Some(self.with_recipients(&self.normal_recipients()))
    }

    /// The recipients are in any order.
    fn key(&self) -> Option<String> {
        let mut recipients = self.normal_recipients();
        recipients.sort_unstable();
        Some(self.with_recipients(&recipients))
    }

    fn note(text: &str, offset: usize) -> Option<&'static str> {
        note_on_number(Self::GRAMMAR, text, offset)
    }
}
