//! One line for a case: the fields of a text, its error, its canonical text.

use std::fmt::Debug;

use pest_uri::{Field, FieldValue, FromGrammar, NormalizeOptions, Uri};
use uri_schemes::UriType;

/// Asserts that a text gives these fields: `name=value`, with `-` before the name of a flag that is not set.
#[track_caller]
pub fn assert_fields<T: UriType>(text: &str, expected: &str) {
    // The tree by the functions of the rules is that by their table.
    assert_eq!(T::GRAMMAR.parse(text).ok(), T::GRAMMAR.parse_rule(T::GRAMMAR.entry(), text).ok());
    match T::from_text(text) {
        Ok(value) => assert_eq!(shown(value.fields()), expected, "{text}"),
        Err(error) => panic!("{text}: {error}"),
    }
}

/// Asserts that a text is rejected with this error, maybe without what is expected or helps: `messages.rs` has that.
#[track_caller]
pub fn assert_rejected<T: UriType>(text: &str, expected: &str) {
    match T::from_text(text) {
        Ok(value) => panic!("{text}: {}", shown(value.fields())),
        Err(error) => {
            let message = error.to_string();
            let start = message.split("; ").next().unwrap_or_default();
            assert_eq!(if expected.contains("; ") { &message } else { start }, expected, "{text}");
        }
    }
}

/// Asserts that a text has this canonical text, which means the same, and is its own canonical text.
#[track_caller]
pub fn assert_canonical<T: UriType>(text: &str, expected: &str) {
    let canonical = canonical::<T>(text);
    assert_eq!(canonical, expected, "{text}");
    assert_eq!(self::canonical::<T>(&canonical), canonical, "{text}");
}

fn canonical<T: UriType>(text: &str) -> String {
    let value = T::from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let normal = || Uri::parse(text).unwrap().normalize_with(NormalizeOptions::SCHEME).to_string();
    value.canonical().unwrap_or_else(normal)
}

/// Asserts that the text for a log is this one.
#[track_caller]
pub fn assert_redacted<T: UriType>(text: &str, expected: &str) {
    assert_eq!(<T as FromGrammar>::redacted(text).to_string(), expected);
}

/// Asserts this too, and that neither `Debug` nor the error of a longer, invalid text shows the secret `geheim`.
#[track_caller]
pub fn assert_hidden<T: UriType + Debug>(text: &str, expected: &str) {
    assert_redacted::<T>(text, expected);
    let value = T::from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let longer = format!("{text}[ ]");
    let error = T::from_text(&longer).map(drop).unwrap_err();
    let shown = format!("{value:?} {value:#?} {error} {error:?} {}", error.report(&longer));
    assert!(!shown.contains("geheim"), "{shown}");
}

fn shown(fields: Vec<Field<'_>>) -> String {
    let field = |field: Field<'_>| match field.value {
        FieldValue::Flag(true) => field.name.to_owned(),
        FieldValue::Flag(false) => format!("-{}", field.name),
        FieldValue::Text(text) => format!("{}={text}", field.name),
        FieldValue::List(items) => format!("{}={items:?}", field.name),
        FieldValue::Map(entries) => format!("{}={entries:?}", field.name),
        FieldValue::Fields(fields) => format!("{}=({})", field.name, shown(fields)),
        FieldValue::Records(records) => {
            let records: Vec<String> = records.into_iter().map(shown).collect();
            format!("{}=[{}]", field.name, records.join(", "))
        }
        other => format!("{}={other:?}", field.name),
    };
    fields.into_iter().map(field).collect::<Vec<_>>().join(" ")
}
