//! The fields of a type that derives `FromGrammar`, as data: for printing, and for programs that know no scheme.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
#[cfg(feature = "custom-grammars")]
use core::ops::Range;

#[cfg(feature = "custom-grammars")]
use crate::figure::Figure;
use crate::redact::ShownPart;
#[cfg(feature = "custom-grammars")]
use crate::{redact::Redacted, text::scan::span};

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

impl<'t> Field<'t> {
    /// Draws fields under their text, in lines of no more than `width` columns (but no fewer than 20). A field without
    /// a text of its own is not drawn, nor is one inside another field that is drawn.
    ///
    /// ```
    /// # #[cfg(feature = "custom-grammars")] {
    /// use pest_uri::{Field, FromGrammar};
    ///
    /// #[derive(FromGrammar)]
    /// #[grammar(file = "crates/uri-schemes/grammar/redis.pest", entry = redis_URI, secret = password)]
    /// struct Redis {
    ///     host: Option<String>,
    ///     port: Option<u16>,
    /// }
    /// let text = "redis://cache:6379";
    /// assert_eq!(Field::figure(text, &Redis::fields_of(text)?, 80).to_string(), r"
    /// redis://cache:6379
    ///         \___/ \__/
    ///           |    |
    ///          host port
    /// ".trim_start_matches('\n'));
    /// # }
    /// # Ok::<(), pest_uri::FromGrammarError>(())
    /// ```
    #[cfg(feature = "custom-grammars")]
    #[must_use]
    pub fn figure(
        text: &'t str,
        fields: &[Field<'t>],
        width: usize,
    ) -> impl fmt::Display + fmt::Debug + Clone + use<'t> {
        let mut parts = Vec::new();
        add_spans(fields, text, &mut parts);
        Figure::new(Redacted::invalid(text), text, parts, width)
    }
}

/// Adds the fields that have a text after those before them, or else those inside of them.
#[cfg(feature = "custom-grammars")]
fn add_spans(fields: &[Field<'_>], text: &str, parts: &mut Vec<(&'static str, Range<usize>)>) {
    for field in fields {
        let count = parts.len();
        if let FieldValue::Fields(inner) = &field.value {
            add_spans(inner, text, parts);
        }
        let is_free = |span: &Range<usize>| parts.last().is_none_or(|(_, last)| last.end <= span.start);
        let span = field.text.and_then(|slice| span(text, slice)).filter(|_| parts.len() == count);
        let span = span.filter(is_free);
        parts.extend(span.map(|span| (field.name, span)));
    }
}
