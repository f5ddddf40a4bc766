//! The functions that compare, normalize, resolve, check and redact.

use std::borrow::Cow;

use arrow::array::ArrayRef;
use arrow::datatypes::DataType;
use datafusion_common::Result;
use pest_uri::kind::{self, Kind};
use pest_uri::{Reference, Rung, Uri, UriReference, redact};

use crate::components::parse;
use crate::failure::Failure;
use crate::function::{Definition, Forms};
use crate::rows::Rows;

pub const FUNCTIONS: &[Definition] = &[
    Definition {
        name: "uri_query_value",
        arguments: &["text", "key"],
        optional: None,
        description: "Returns the value of the first pair of the query with a key, percent-decoded; null if there is \
                      none, or no `=` in it. Keys are compared decoded. A `+` is a `+`. A value that is not UTF-8 is \
                      invalid.",
        example: ("uri_query_value('http://h/?name=J%C3%BCrgen', 'name')", "Jürgen"),
        result: || DataType::Utf8View,
        kernel: query_value,
        forms: Forms::ErrorAndTry,
    },
    Definition {
        name: "uri_normalize",
        arguments: &["text"],
        optional: Some("level"),
        description: "Normalizes a URI or relative reference. The level is `syntax` (case, percent-encoding, dot \
                      segments; the default) or `scheme` (also default ports, empty paths, IPv6 addresses, and the \
                      rules of the scheme).",
        example: ("uri_normalize('HTTP://Example.COM:80/%7euser/./a', 'scheme')", "http://example.com/~user/a"),
        result: || DataType::Utf8View,
        kernel: normalize,
        forms: Forms::ErrorAndTry,
    },
    Definition {
        name: "uri_resolve",
        arguments: &["base", "reference"],
        optional: None,
        description: "Resolves a reference against a base, which has a scheme (RFC 3986, section 5.2).",
        example: ("uri_resolve('http://h/a/b', '../c')", "http://h/c"),
        result: || DataType::Utf8View,
        kernel: resolve,
        forms: Forms::ErrorAndTry,
    },
    Definition {
        name: "uri_key",
        arguments: &["text", "rung"],
        optional: None,
        description: "Returns a key for grouping and joining: two references have equal keys if they are equal at the \
                      rung of the comparison ladder: `string`, `case`, `percent`, `path` or `scheme` (RFC 3986, \
                      section 6.2; by the rules of the scheme).",
        example: ("uri_key('HTTP://h:80', 'scheme')", "http://h/"),
        result: || DataType::Utf8View,
        kernel: key,
        forms: Forms::ErrorAndTry,
    },
    Definition {
        name: "uri_is_valid",
        arguments: &["text"],
        optional: Some("kind"),
        description: "Returns whether a text is of a kind: `uri`, `uri-reference` (the default), `absolute-uri`, \
                      `relative-ref`, `iri`, `iri-reference`, `absolute-iri` or `relative-iri-ref`.",
        example: ("uri_is_valid('http://h/a b', 'uri')", "false"),
        result: || DataType::Boolean,
        kernel: is_valid,
        forms: Forms::Null,
    },
    Definition {
        name: "uri_redact",
        arguments: &["text"],
        optional: None,
        description: "Replaces the password of the userinfo by `***`, also in an invalid text. Nothing else is hidden.",
        example: ("uri_redact('ftp://anna:secret@h/')", "ftp://anna:***@h/"),
        result: || DataType::Utf8View,
        kernel: |rows| rows.texts(|row| Ok(Some(redacted(row.first)))),
        forms: Forms::Null,
    },
];

fn query_value(rows: &Rows<'_>) -> Result<ArrayRef> {
    rows.texts(|row| {
        let pairs = parse(row.first)?.query_pairs();
        let Some(pair) = pairs.get(row.second.unwrap_or_default()) else {
            return Ok(None);
        };
        let value = pair.value().map_or("", |value| value.as_str());
        pair.decode_value().transpose().map_err(|_| Failure::part(row.first, value, "value that is not UTF-8"))
    })
}

fn normalize(rows: &Rows<'_>) -> Result<ArrayRef> {
    rows.texts(|row| {
        let reference = reference::<kind::UriReference>(row.first)?;
        let normal = match row.second.unwrap_or("syntax") {
            "syntax" => reference.normalize(),
            "scheme" => uri_schemes::normalize(&reference),
            name => return Err(Failure::Argument { what: "level", name, expected: "syntax or scheme".to_owned() }),
        };
        Ok(Some(unchanged_or(row.first, normal.into_string())))
    })
}

fn resolve(rows: &Rows<'_>) -> Result<ArrayRef> {
    // The base is the same in many rows.
    let mut last: Option<Uri<&str>> = None;
    rows.texts(|row| {
        let base = match last {
            Some(base) if base.as_str() == row.first => base,
            _ => reference::<kind::Uri>(row.first)?,
        };
        last = Some(base);
        let reference: UriReference<&str> = reference::<kind::UriReference>(row.second.unwrap_or_default())?;
        Ok(Some(Cow::Owned(base.resolve(&reference).into_string())))
    })
}

fn key(rows: &Rows<'_>) -> Result<ArrayRef> {
    rows.texts(|row| {
        let name = row.second.unwrap_or_default();
        let Some(rung) = Rung::ALL.iter().find(|rung| rung.name() == name) else {
            let names: Vec<_> = Rung::ALL.iter().map(|rung| rung.name()).collect();
            return Err(Failure::Argument { what: "rung", name, expected: names.join(", ") });
        };
        let reference = reference::<kind::UriReference>(row.first)?;
        let key = match rung {
            Rung::Scheme => uri_schemes::key(&reference),
            _ => reference.key(*rung).into_string(),
        };
        Ok(Some(unchanged_or(row.first, key)))
    })
}

fn is_valid(rows: &Rows<'_>) -> Result<ArrayRef> {
    rows.booleans(|row| {
        let text = row.first;
        Ok(Some(match row.second.unwrap_or("uri-reference") {
            "uri" => is_of_kind::<kind::Uri>(text),
            "uri-reference" => is_of_kind::<kind::UriReference>(text),
            "absolute-uri" => is_of_kind::<kind::AbsoluteUri>(text),
            "relative-ref" => is_of_kind::<kind::RelativeRef>(text),
            "iri" => is_of_kind::<kind::Iri>(text),
            "iri-reference" => is_of_kind::<kind::IriReference>(text),
            "absolute-iri" => is_of_kind::<kind::AbsoluteIri>(text),
            "relative-iri-ref" => is_of_kind::<kind::RelativeIriRef>(text),
            name => {
                let expected = "uri, uri-reference, absolute-uri, relative-ref, iri, iri-reference, absolute-iri or \
                                relative-iri-ref";
                return Err(Failure::Argument { what: "kind", name, expected: expected.to_owned() });
            }
        }))
    })
}

fn redacted(text: &str) -> Cow<'_, str> {
    unchanged_or(text, redact(text).to_string())
}

fn reference<K: Kind>(text: &str) -> Result<Reference<K, &str>, Failure<'_>> {
    Reference::parse(text).map_err(|error| Failure::Syntax(text, error))
}

fn is_of_kind<K: Kind>(text: &str) -> bool {
    Reference::<K, &str>::parse(text).is_ok()
}

/// The result of an operation, which is not copied if the operation changed nothing.
fn unchanged_or(text: &str, result: String) -> Cow<'_, str> {
    if text == result { Cow::Borrowed(text) } else { Cow::Owned(result) }
}
