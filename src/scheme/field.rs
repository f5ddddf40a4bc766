//! Collects the fields of a URI of a scheme.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::parameter::Parameter;
use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::field::{Field, FieldValue};
use crate::text::scan::span;

/// The fields of one URI, as its type lists them.
pub(crate) struct Fields<'t>(Vec<Field<'t>>);

impl<'t> Fields<'t> {
    /// No fields.
    pub(crate) fn new() -> Self {
        Fields(Vec::new())
    }

    /// All fields, with their texts if these are slices of the text of the URI.
    pub(crate) fn located_in(self, uri: &str) -> Vec<Field<'t>> {
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
        self.0.push(Field { name, rule: name, text, value });
    }
}
