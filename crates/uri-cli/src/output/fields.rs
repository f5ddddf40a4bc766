//! The fields of a URI that its scheme has, as lines and as JSON.

use std::borrow::Cow;
use std::io::{self, Write as _};

use pest_uri::{Field, FieldValue};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::output::escape::escape;
use crate::output::record::Buffer;

/// Lists fields, one a line.
pub fn list<'p>(out: &mut Buffer, fields: impl Iterator<Item = &'p Field<'p>> + Clone) -> io::Result<()> {
    let label = out.styles.label;
    let width = fields.clone().map(|field| field.name.len()).max().unwrap_or(0);
    for Field { name, value, .. } in fields {
        writeln!(out, "    {label}{name:<width$}{label:#}  {}", line(value))?;
    }
    Ok(())
}

/// Returns a value as text: data as it is, other values as [`list`] prints them.
pub fn text(value: &FieldValue<'_>) -> String {
    match value {
        FieldValue::Text(text) => text.clone().into_owned(),
        _ => line(value),
    }
}

/// Returns a value on one line.
fn line(value: &FieldValue<'_>) -> String {
    let pair = |(name, value): &(Cow<'_, str>, Cow<'_, str>)| format!("{} = {}", escaped(name), escaped(value));
    match value {
        FieldValue::Text(text) => escaped(text).into_owned(),
        FieldValue::Flag(is_so) => String::from(if *is_so { "yes" } else { "no" }),
        FieldValue::List(items) => joined(items, ", ", |item| escaped(item).into_owned()),
        FieldValue::Map(entries) => joined(entries, ", ", pair),
        FieldValue::Fields(fields) => fields_line(fields),
        FieldValue::Records(records) => joined(records, "; ", |fields| fields_line(fields)),
        _ => String::new(),
    }
}

/// Returns fields on one line.
fn fields_line(fields: &[Field<'_>]) -> String {
    joined(fields, ", ", |field| format!("{} = {}", field.name, line(&field.value)))
}

fn joined<V>(values: &[V], separator: &str, line: impl Fn(&V) -> String) -> String {
    if values.is_empty() {
        return String::from("(none)");
    }
    values.iter().map(line).collect::<Vec<_>>().join(separator)
}

/// Returns a decoded text for a list, with its lines kept.
fn escaped(text: &str) -> Cow<'_, str> {
    if text.is_empty() { Cow::Borrowed("(empty)") } else { escape(text) }
}

/// Fields as a JSON object. Each has a name, and as its value a text, `true` or `false`, an object, a list of texts or
/// objects.
pub struct FieldsJson<'v, 't>(pub Cow<'v, [Field<'t>]>);

impl Serialize for FieldsJson<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.0.len()))?;
        for Field { name, value, .. } in self.0.iter() {
            object.serialize_entry(&name.replace('-', "_"), &ValueJson(value))?;
        }
        object.end()
    }
}

struct ValueJson<'v, 't>(&'v FieldValue<'t>);

impl Serialize for ValueJson<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            FieldValue::Text(text) => serializer.serialize_str(text),
            FieldValue::Flag(is_so) => serializer.serialize_bool(*is_so),
            FieldValue::List(items) => serializer.collect_seq(items),
            FieldValue::Map(entries) => serializer.collect_map(entries.iter().map(|(key, value)| (key, value))),
            FieldValue::Fields(fields) => FieldsJson(fields.into()).serialize(serializer),
            FieldValue::Records(records) => {
                serializer.collect_seq(records.iter().map(|fields| FieldsJson(fields.into())))
            }
            _ => serializer.serialize_none(),
        }
    }
}
