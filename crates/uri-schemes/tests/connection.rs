//! What the tests of connection strings share.

use std::fmt::Debug;

use pest_uri::{Field, FieldValue, FromGrammar};

/// The text gives these fields: each with its name, nested ones in braces, a secret as `true`.
#[track_caller]
pub fn assert_fields<T: for<'t> FromGrammar<'t>>(text: &str, fields: &str) {
    let value = T::from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(shown(&value.fields()), fields, "{text}");
}

#[track_caller]
pub fn assert_error<T: for<'t> FromGrammar<'t>>(text: &str, error: &str) {
    assert_eq!(T::from_text(text).map(drop).map_err(|error| error.to_string()), Err(error.to_owned()), "{text}");
}

/// The redacted text is this one, and neither `Debug` nor the error of a longer, invalid text shows the secret `geheim`.
#[track_caller]
pub fn assert_redacted<T: for<'t> FromGrammar<'t> + Debug>(text: &str, redacted: &str) {
    let value = T::from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(T::redacted(text).to_string(), redacted);
    let error = T::from_text(&format!("{text}[ ]")).map(drop).unwrap_err();
    let shown = format!("{value:?} {value:#?} {error} {error:?}");
    assert!(!shown.contains("geheim"), "{shown}");
}

fn shown(fields: &[Field<'_>]) -> String {
    fields.iter().map(|field| format!("{} {}", field.name, value(&field.value))).collect::<Vec<_>>().join(", ")
}

fn value(value: &FieldValue<'_>) -> String {
    match value {
        FieldValue::Text(text) => format!("{text:?}"),
        FieldValue::Flag(flag) => flag.to_string(),
        FieldValue::List(texts) => format!("{texts:?}"),
        FieldValue::Records(records) => {
            records.iter().map(|fields| format!("{{{}}}", shown(fields))).collect::<Vec<_>>().join(" ")
        }
        other => panic!("{other:?}"),
    }
}
