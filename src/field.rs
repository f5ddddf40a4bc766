//! The fields of a type that derives `FromGrammar`, as data: for printing, and for programs that know no scheme.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;

use crate::redact::ShownPart;

/// A field of a value whose type derives `FromGrammar`.
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Field<'t> {
    /// The field's name.
    pub name: &'static str,
    /// The name of the rule whose text it holds, as in [`Node::name`](crate::Node::name).
    pub rule: &'static str,
    /// The field as written in the URI, if that is known, and if it is contiguous there.
    pub text: Option<&'t str>,
    /// The value, decoded.
    pub value: FieldValue<'t>,
}

/// The value of a [`Field`].
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FieldValue<'t> {
    /// Text, decoded. Bytes that are not UTF-8 are U+FFFD. (Data that is not UTF-8 is given as written.)
    Text(Cow<'t, str>),
    /// Whether something is true.
    Flag(bool),
    /// Several values of a kind.
    List(Vec<Cow<'t, str>>),
    /// Keys and their values, sorted; each key once.
    Map(Vec<(Cow<'t, str>, Cow<'t, str>)>),
    /// A value with fields of its own.
    Fields(Vec<Field<'t>>),
    /// Several values with fields of their own.
    Records(Vec<Vec<Field<'t>>>),
}

impl fmt::Debug for Field<'_> {
    /// Redacts the passwords of userinfos in the field.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = formatter.debug_struct("Field");
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
            FieldValue::Map(entries) => {
                let entries: Vec<_> = entries.iter().map(|(key, value)| (ShownPart(key), ShownPart(value))).collect();
                formatter.debug_tuple("Map").field(&entries).finish()
            }
            FieldValue::Fields(fields) => formatter.debug_tuple("Fields").field(fields).finish(),
            FieldValue::Records(records) => formatter.debug_tuple("Records").field(records).finish(),
        }
    }
}
