//! The parts of a URI that the specification of its scheme names, as data: for printing, and for programs
//! that know no scheme.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::text::scan::span;

/// A part of a URI that the specification of its scheme names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Part<'t> {
    /// The part's name in the specification: `nid`, `phone-context`.
    pub name: &'static str,
    /// The part as written in the URI, if it is contiguous there.
    pub text: Option<&'t str>,
    /// The value, decoded.
    pub value: PartValue<'t>,
}

/// The value of a [`Part`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PartValue<'t> {
    /// Text, decoded. Bytes that are not UTF-8 are U+FFFD. (Data of a `data` URI that is not UTF-8 is given
    /// as written.)
    Text(Cow<'t, str>),
    /// Whether something is the case.
    Flag(bool),
    /// Several values of a kind.
    List(Vec<Cow<'t, str>>),
    /// Names and their values, if they have one; decoded.
    Pairs(Vec<(Cow<'t, str>, Option<Cow<'t, str>>)>),
}

/// The parts of one URI, as its type lists them.
pub(crate) struct Parts<'t>(Vec<Part<'t>>);

impl<'t> Parts<'t> {
    /// No parts.
    pub(crate) fn new() -> Self {
        Parts(Vec::new())
    }

    /// All parts, with their texts if these are slices of the text of the URI.
    pub(crate) fn of(self, uri: &str) -> Vec<Part<'t>> {
        let Parts(mut parts) = self;
        for part in &mut parts {
            // An empty text may be an absent one, which is no slice of the URI.
            part.text = part.text.filter(|slice| span(uri, slice).is_some());
        }
        parts
    }

    /// Adds a part as written.
    pub(crate) fn text(&mut self, name: &'static str, text: &'t str) {
        self.push(name, Some(text), PartValue::Text(text.into()));
    }

    /// Adds a part that may hold percent-encoded bytes.
    pub(crate) fn encoded<P>(&mut self, name: &'static str, text: Encoded<'t, P>) {
        self.push(name, Some(text.as_str()), PartValue::Text(text.decode_utf8_lossy()));
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
        self.push(name, None, PartValue::Text(value.into()));
    }

    /// Adds the port as a number, or as written if it is over 65535.
    pub(crate) fn port(&mut self, number: Result<u16, PortError>, written: Option<&'t str>) {
        match (number, written) {
            (Ok(number), _) => self.value("port", alloc::format!("{number}")),
            (Err(_), Some(written)) => self.text("port", written),
            (Err(_), None) => {}
        }
    }

    /// Adds whether something is the case.
    pub(crate) fn flag(&mut self, name: &'static str, is_so: bool) {
        self.push(name, None, PartValue::Flag(is_so));
    }

    /// Adds any part: its name, its text in the URI, its value.
    pub(crate) fn push(&mut self, name: &'static str, text: Option<&'t str>, value: PartValue<'t>) {
        self.0.push(Part { name, text, value });
    }
}
