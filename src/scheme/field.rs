//! The fields of a URI that the specification of its scheme names, as data: for printing, and for programs
//! that know no scheme.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;

use super::parameter::Parameter;
use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::redact::ShownPart;
use crate::text::scan::span;

/// A field of a URI that the specification of its scheme names.
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SchemeField<'t> {
    /// The field's name in the specification: `nid`, `phone-context`.
    pub name: &'static str,
    /// The field as written in the URI, if it is contiguous there.
    pub text: Option<&'t str>,
    /// The value, decoded.
    pub value: FieldValue<'t>,
}

/// The value of a [`SchemeField`].
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FieldValue<'t> {
    /// Text, decoded. Bytes that are not UTF-8 are U+FFFD. (Data of a `data` URI that is not UTF-8 is given
    /// as written.)
    Text(Cow<'t, str>),
    /// Whether something is true.
    Flag(bool),
    /// Several values of a kind.
    List(Vec<Cow<'t, str>>),
    /// Names and their values, if they have one; decoded.
    Pairs(Vec<(Cow<'t, str>, Option<Cow<'t, str>>)>),
}

impl fmt::Debug for SchemeField<'_> {
    /// Redacts the passwords of userinfos in the field.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = formatter.debug_struct("SchemeField");
        shown.field("name", &self.name).field("text", &self.text.map(ShownPart)).field("value", &self.value).finish()
    }
}

impl fmt::Debug for FieldValue<'_> {
    /// Redacts the passwords of userinfos in the texts.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FieldValue::Text(text) => formatter.debug_tuple("Text").field(&ShownPart(text)).finish(),
            FieldValue::Flag(flag) => formatter.debug_tuple("Flag").field(flag).finish(),
            FieldValue::List(texts) => {
                let texts: Vec<_> = texts.iter().map(|it| ShownPart(it)).collect();
                formatter.debug_tuple("List").field(&texts).finish()
            }
            FieldValue::Pairs(pairs) => {
                let pairs: Vec<_> =
                    pairs.iter().map(|(name, value)| (ShownPart(name), value.as_deref().map(ShownPart))).collect();
                formatter.debug_tuple("Pairs").field(&pairs).finish()
            }
        }
    }
}

/// The fields of one URI, as its type lists them.
pub(crate) struct Fields<'t>(Vec<SchemeField<'t>>);

impl<'t> Fields<'t> {
    /// No fields.
    pub(crate) fn new() -> Self {
        Fields(Vec::new())
    }

    /// All fields, with their texts if these are slices of the text of the URI.
    pub(crate) fn located_in(self, uri: &str) -> Vec<SchemeField<'t>> {
        let Fields(mut fields) = self;
        for field in &mut fields {
            // An empty text may be an absent one, which is no slice of the URI.
            field.text = field.text.filter(|slice| span(uri, slice).is_some());
        }
        fields
    }

    /// Adds a field as written.
    pub(crate) fn text(&mut self, name: &'static str, text: &'t str) {
        self.push(name, Some(text), FieldValue::Text(text.into()));
    }

    /// Adds a field that may hold percent-encoded bytes.
    pub(crate) fn encoded<P>(&mut self, name: &'static str, text: Encoded<'t, P>) {
        self.push(name, Some(text.as_str()), FieldValue::Text(text.decode_utf8_lossy()));
    }

    /// Adds a user, and whether there is a password, but not the password.
    pub(crate) fn user<P, Q>(&mut self, user: Option<Encoded<'t, P>>, password: Option<Encoded<'t, Q>>) {
        if let Some(user) = user {
            self.encoded("user", user);
        }
        if password.is_some() {
            self.flag("password", true);
        }
    }

    /// Adds a value that is derived from the whole URI and does not appear in it.
    pub(crate) fn value(&mut self, name: &'static str, value: impl Into<Cow<'t, str>>) {
        self.push(name, None, FieldValue::Text(value.into()));
    }

    /// Adds the port as a number, or as written if it is over 65535.
    pub(crate) fn port(&mut self, number: Result<u16, PortError>, written: Option<&'t str>) {
        match (number, written) {
            (Ok(number), _) => self.value("port", alloc::format!("{number}")),
            (Err(_), Some(written)) => self.text("port", written),
            (Err(_), None) => {}
        }
    }

    /// Adds names with values.
    pub(crate) fn parameters(&mut self, name: &'static str, parameters: &[Parameter<'t>]) {
        self.push(name, None, FieldValue::Pairs(parameters.iter().copied().map(Parameter::decoded).collect()));
    }

    /// Adds whether something is true.
    pub(crate) fn flag(&mut self, name: &'static str, flag: bool) {
        self.push(name, None, FieldValue::Flag(flag));
    }

    /// Adds any field: its name, its text in the URI, its value.
    pub(crate) fn push(&mut self, name: &'static str, text: Option<&'t str>, value: FieldValue<'t>) {
        self.0.push(SchemeField { name, text, value });
    }
}
