//! The parts of a URI that the specification of its scheme names, as data: for printing, and for programs that know no scheme.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::text::scan::span;

/// A part of a URI that the specification of its scheme names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Part<'t> {
    /// The part's name, as the specification has it: `nid`, `phone-context`.
    pub name: &'static str,
    /// The part as it stands in the URI, if it stands there in one piece.
    pub text: Option<&'t str>,
    /// What it means, decoded.
    pub value: PartValue<'t>,
}

/// What a [`Part`] means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PartValue<'t> {
    /// Text, decoded; octets that are not UTF-8 are U+FFFD. (Data of a `data` URI that is not UTF-8 is given as it stands.)
    Text(Cow<'t, str>),
    /// Whether something is so.
    Flag(bool),
    /// Several of a kind.
    List(Vec<Cow<'t, str>>),
    /// Names, and their values if they have one; decoded.
    Pairs(Vec<(Cow<'t, str>, Option<Cow<'t, str>>)>),
}

/// The parts of one URI, as a view says them.
pub(crate) struct Parts<'t>(Vec<Part<'t>>);

impl<'t> Parts<'t> {
    /// None so far.
    pub(crate) fn new() -> Self {
        Parts(Vec::new())
    }

    /// All of them, with their texts as far as these stand in the text of the URI.
    pub(crate) fn of(self, uri: &str) -> Vec<Part<'t>> {
        let Parts(mut parts) = self;
        for part in &mut parts {
            // What is empty may be so because it is absent, and then it stands nowhere.
            part.text = part.text.filter(|slice| span(uri, slice).is_some());
        }
        parts
    }

    /// A part as it stands.
    pub(crate) fn text(&mut self, name: &'static str, text: &'t str) {
        self.push(name, Some(text), PartValue::Text(text.into()));
    }

    /// A part that may hold percent-encoded octets.
    pub(crate) fn encoded<P>(&mut self, name: &'static str, text: Encoded<'t, P>) {
        self.push(name, Some(text.as_str()), PartValue::Text(text.decode_utf8_lossy()));
    }

    /// A user, and that there is a password, which is not told.
    pub(crate) fn user<P, Q>(&mut self, user: Option<Encoded<'t, P>>, password: Option<Encoded<'t, Q>>) {
        if let Some(user) = user {
            self.encoded("user", user);
        }
        if password.is_some() {
            self.flag("password", true);
        }
    }

    /// What is found out about the whole, and stands nowhere.
    pub(crate) fn value(&mut self, name: &'static str, value: impl Into<Cow<'t, str>>) {
        self.push(name, None, PartValue::Text(value.into()));
    }

    /// The port by its number; as it stands, if that is over 65535.
    pub(crate) fn port(&mut self, number: Result<u16, PortError>, written: Option<&'t str>) {
        match (number, written) {
            (Ok(number), _) => self.value("port", alloc::format!("{number}")),
            (Err(_), Some(written)) => self.text("port", written),
            (Err(_), None) => {}
        }
    }

    /// Whether something is so.
    pub(crate) fn flag(&mut self, name: &'static str, is_so: bool) {
        self.push(name, None, PartValue::Flag(is_so));
    }

    /// Any part: its name, how it stands in the URI, what it means.
    pub(crate) fn push(&mut self, name: &'static str, text: Option<&'t str>, value: PartValue<'t>) {
        self.0.push(Part { name, text, value });
    }
}
