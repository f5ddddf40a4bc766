//! Each function returns what the library returns for the same text.

use std::sync::Arc;

use arrow::array::{Array, ArrayRef, AsArray, StringArray};
use arrow::datatypes::UInt16Type;
use datafusion_common::ScalarValue;
use datafusion_expr::ColumnarValue;
use pest_uri::{
    AbsoluteIri, AbsoluteUri, Components, Iri, IriReference, RelativeIriRef, RelativeRef, Rung, Uri, UriReference,
    redact,
};

use crate::call::{arrays, call, call_with, constant, values};
use crate::corpus::{texts, texts_and_nulls};

/// What a function returns for a text: a value or null, or nothing if the text is invalid.
type Expected = Option<Option<String>>;

/// Compares both forms of a function with the library, for each type of column, for constants, and for nulls.
#[track_caller]
fn assert_equal_to_library(name: &str, constants: &[&str], library: impl Fn(&str) -> Expected) {
    let (texts, tried) = (texts(), format!("try_{name}"));
    let rows = texts_and_nulls(&texts);
    let expected: Vec<_> = rows.iter().map(|row| row.and_then(|text| library(text).flatten())).collect();
    for array in arrays(&rows) {
        let found = call(&tried, &array, constants).unwrap();
        for ((row, found), expected) in rows.iter().zip(values(&found)).zip(&expected) {
            assert_eq!(found, expected.as_deref(), "{tried}({row:?}) of {}", array.data_type());
        }
    }

    let valid: Vec<_> = rows.iter().copied().filter(|row| row.is_none_or(|text| library(text).is_some())).collect();
    let expected: Vec<_> = valid.iter().map(|row| row.and_then(|text| library(text).flatten())).collect();
    for array in arrays(&valid) {
        let found = call(name, &array, constants).unwrap();
        assert_eq!(values(&found), expected.iter().map(Option::as_deref).collect::<Vec<_>>(), "{name}");
    }

    for text in texts.iter().step_by(3) {
        let arguments = || [text.as_str()].iter().chain(constants).map(|text| constant(text)).collect();
        let strict = call_with(name, arguments(), 5);
        match library(text) {
            None => assert!(strict.is_err(), "{name}({text:?})"),
            Some(expected) => assert_eq!(scalar(strict.unwrap()), expected, "{name}({text:?})"),
        }
        assert_eq!(scalar(call_with(&tried, arguments(), 5).unwrap()), library(text).flatten());
    }
}

fn scalar(value: ColumnarValue) -> Option<String> {
    match value {
        ColumnarValue::Scalar(ScalarValue::Utf8View(text)) => text,
        other => panic!("expected a constant, found {other:?}"),
    }
}

#[track_caller]
fn assert_component(name: &str, component: impl Fn(Components<'_>) -> Option<&str>) {
    assert_equal_to_library(name, &[], |text| {
        Some(component(UriReference::parse(text).ok()?.components()).map(str::to_owned))
    });
}

#[test]
fn components() {
    assert_component("uri_scheme", |it| it.scheme());
    assert_component("uri_authority", |it| it.authority());
    assert_component("uri_userinfo", |it| it.userinfo().map(|it| it.as_str()));
    assert_component("uri_host", |it| it.host_str());
    assert_component("uri_path", |it| Some(it.path().as_str()));
    assert_component("uri_query", |it| it.query().map(|it| it.as_str()));
    assert_component("uri_fragment", |it| it.fragment().map(|it| it.as_str()));
}

#[test]
fn parts_are_the_components() {
    let texts = texts();
    let rows = texts_and_nulls(&texts);
    for array in arrays(&rows) {
        let parts = call("try_uri_parts", &array, &[]).unwrap();
        let parts = parts.as_struct();
        for (index, row) in rows.iter().enumerate() {
            let Some(components) = row.and_then(|text| UriReference::parse(text).ok()).map(|it| it.components()) else {
                assert!(parts.is_null(index), "{row:?}");
                continue;
            };
            let part = |name| {
                let column = parts.column_by_name(name).unwrap().as_string_view();
                column.is_valid(index).then(|| column.value(index))
            };
            assert!(parts.is_valid(index), "{row:?}");
            assert_eq!(part("scheme"), components.scheme(), "{row:?}");
            assert_eq!(part("userinfo"), components.userinfo().map(|it| it.as_str()), "{row:?}");
            assert_eq!(part("host"), components.host_str(), "{row:?}");
            assert_eq!(part("port"), components.port_str(), "{row:?}");
            assert_eq!(part("path"), Some(components.path().as_str()), "{row:?}");
            assert_eq!(part("query"), components.query().map(|it| it.as_str()), "{row:?}");
            assert_eq!(part("fragment"), components.fragment().map(|it| it.as_str()), "{row:?}");
        }
    }
}

#[test]
fn ports() {
    let texts = texts();
    let rows = texts_and_nulls(&texts);
    for array in arrays(&rows) {
        let written = call("try_uri_port", &array, &[]).unwrap();
        let effective = call("try_uri_port_or_default", &array, &[]).unwrap();
        let values = |column: &ArrayRef| column.as_primitive::<UInt16Type>().iter().collect::<Vec<_>>();
        for ((row, written), effective) in rows.iter().zip(values(&written)).zip(values(&effective)) {
            let uri = row.and_then(|text| UriReference::parse(text).ok());
            assert_eq!(written, uri.and_then(|uri| uri.port().ok().flatten()), "{row:?}");
            assert_eq!(effective, uri.and_then(|uri| uri.components().port_or_default().ok().flatten()), "{row:?}");
        }
    }
}

#[test]
fn query_values() {
    for key in ["", "a", "a b", "q", "name"] {
        assert_equal_to_library("uri_query_value", &[key], |text| {
            let pair = UriReference::parse(text).ok()?.query_pairs().get(key);
            match pair.and_then(|pair| pair.decode_value()) {
                None => Some(None),
                Some(value) => Some(Some(value.ok()?.into_owned())),
            }
        });
    }
}

#[test]
fn normal_forms() {
    let normal = |text: &str| Some(Some(UriReference::parse(text).ok()?.normalize().into_string()));
    assert_equal_to_library("uri_normalize", &[], normal);
    assert_equal_to_library("uri_normalize", &["syntax"], normal);
    assert_equal_to_library("uri_normalize", &["scheme"], |text| {
        Some(Some(uri_schemes::normalize(&UriReference::parse(text).ok()?).into_string()))
    });
}

#[test]
fn keys() {
    for rung in Rung::ALL {
        assert_equal_to_library("uri_key", &[rung.name()], |text| {
            let reference = UriReference::parse(text).ok()?;
            Some(Some(match rung {
                Rung::Scheme => uri_schemes::key(&reference),
                _ => reference.key(*rung).into_string(),
            }))
        });
    }
}

#[test]
fn targets_of_a_column_of_references() {
    let base = Uri::parse("http://h/a/b?c").unwrap();
    let texts = texts();
    let rows = texts_and_nulls(&texts);
    for array in arrays(&rows) {
        let arguments = vec![constant(base.as_str()), ColumnarValue::Array(Arc::clone(&array))];
        let found = call_with("try_uri_resolve", arguments, rows.len()).unwrap().into_array(rows.len()).unwrap();
        for (row, found) in rows.iter().zip(values(&found)) {
            let target = row.and_then(|text| UriReference::parse(text).ok()).map(|it| base.resolve(&it).into_string());
            assert_eq!(found, target.as_deref(), "{row:?}");
        }
    }
}

#[test]
fn targets_of_a_column_of_bases() {
    assert_equal_to_library("uri_resolve", &["../d?e"], |text| {
        let reference = UriReference::parse("../d?e").unwrap();
        Some(Some(Uri::parse(text).ok()?.resolve(&reference).into_string()))
    });
}

#[test]
fn kinds() {
    let is_of_kind: [(&str, fn(&str) -> bool); 8] = [
        ("uri", |text| Uri::parse(text).is_ok()),
        ("uri-reference", |text| UriReference::parse(text).is_ok()),
        ("absolute-uri", |text| AbsoluteUri::parse(text).is_ok()),
        ("relative-ref", |text| RelativeRef::parse(text).is_ok()),
        ("iri", |text| Iri::parse(text).is_ok()),
        ("iri-reference", |text| IriReference::parse(text).is_ok()),
        ("absolute-iri", |text| AbsoluteIri::parse(text).is_ok()),
        ("relative-iri-ref", |text| RelativeIriRef::parse(text).is_ok()),
    ];
    let texts = texts();
    let rows = texts_and_nulls(&texts);
    for array in arrays(&rows) {
        for (kind, library) in is_of_kind {
            let found = call("uri_is_valid", &array, &[kind]).unwrap();
            let expected: Vec<_> = rows.iter().map(|row| row.map(library)).collect();
            assert_eq!(found.as_boolean().iter().collect::<Vec<_>>(), expected, "{kind}");
        }
        let [default, reference] =
            [&[][..], &["uri-reference"]].map(|kind| call("uri_is_valid", &array, kind).unwrap());
        assert_eq!(&default, &reference);
    }
}

#[test]
fn redacted_texts() {
    let mut texts = texts();
    let others =
        ["ftp://anna:secret@h/", "postgres://u:pa/ss#1@h/db", "/?to=http:%2F%2Fu:p%40h", "url = \"x://u:p\nq\""];
    texts.extend(others.map(str::to_owned));
    let rows = texts_and_nulls(&texts);
    for array in arrays(&rows) {
        let found = call("uri_redact", &array, &[]).unwrap();
        for (row, found) in rows.iter().zip(values(&found)) {
            assert_eq!(found, row.map(|text| redact(text).to_string()).as_deref());
        }
    }
}

#[test]
fn null_arguments_give_null() {
    let nulls: ArrayRef = Arc::new(StringArray::from(vec![None, Some("a")]));
    let texts: ArrayRef = Arc::new(StringArray::from(vec!["http://h/?a=1", "http://h/?a=1"]));
    let arguments = vec![ColumnarValue::Array(texts), ColumnarValue::Array(nulls)];
    let found = call_with("uri_query_value", arguments, 2).unwrap().into_array(2).unwrap();
    assert_eq!(values(&found), [None, Some("1")]);

    let arguments = vec![constant("http://h/"), ColumnarValue::Scalar(ScalarValue::Utf8(None))];
    assert_eq!(scalar(call_with("uri_key", arguments, 1).unwrap()), None);
}

#[test]
fn empty_columns() {
    for array in arrays(&[]) {
        assert_eq!(call("uri_host", &array, &[]).unwrap().len(), 0);
        assert_eq!(call("uri_parts", &array, &[]).unwrap().len(), 0);
    }
}
