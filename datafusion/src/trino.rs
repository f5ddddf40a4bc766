//! Functions by the names that Trino, Presto and Velox have for them.

use std::borrow::Cow;

use arrow::array::ArrayRef;
use arrow::datatypes::{DataType, Int64Type};
use datafusion_common::Result;
use pest_uri::{Components, IriReference, PairSyntax};

use crate::failure::Failure;
use crate::function::{Definition, Forms};
use crate::rows::Rows;

pub const FUNCTIONS: &[Definition] = &[
    Definition {
        name: "url_extract_protocol",
        description: "Returns the scheme; the empty text if there is none.",
        example: ("url_extract_protocol('https://127.0.0.1:8080/req_path')", "https"),
        kernel: |rows| extract(rows, |it| it.scheme().unwrap_or_default().into()),
        ..EXTRACT
    },
    Definition {
        name: "url_extract_host",
        description: "Returns the host; the empty text if there is none.",
        example: ("url_extract_host('http://example.com:8080/')", "example.com"),
        kernel: |rows| extract(rows, |it| it.host_str().unwrap_or_default().into()),
        ..EXTRACT
    },
    Definition {
        name: "url_extract_port",
        description: "Returns the port; null if there is none.",
        example: ("url_extract_port('http://example.com:8080/')", "8080"),
        result: || DataType::Int64,
        kernel: |rows| {
            rows.numbers::<Int64Type>(|row| Ok(parse(row.first)?.port_str().and_then(|port| port.parse().ok())))
        },
        ..EXTRACT
    },
    Definition {
        name: "url_extract_path",
        description: "Returns the path, percent-decoded.",
        example: ("url_extract_path('http://example.com/a%20b?c')", "/a b"),
        kernel: |rows| extract(rows, |it| it.path().decode_utf8().unwrap_or_else(|_| it.path().as_str().into())),
        ..EXTRACT
    },
    Definition {
        name: "url_extract_query",
        description: "Returns the query, percent-decoded; the empty text if there is none.",
        example: ("url_extract_query('http://example.com/?k1=v1&k2=v2#Ref1')", "k1=v1&k2=v2"),
        kernel: |rows| {
            extract(rows, |it| match it.query() {
                Some(query) => query.decode_utf8().unwrap_or_else(|_| query.as_str().into()),
                None => "".into(),
            })
        },
        ..EXTRACT
    },
    Definition {
        name: "url_extract_fragment",
        description: "Returns the fragment, percent-decoded; the empty text if there is none.",
        example: ("url_extract_fragment('http://example.com/?k1=v1&k2=v2#Ref1')", "Ref1"),
        kernel: |rows| {
            extract(rows, |it| match it.fragment() {
                Some(fragment) => fragment.decode_utf8().unwrap_or_else(|_| fragment.as_str().into()),
                None => "".into(),
            })
        },
        ..EXTRACT
    },
    Definition {
        name: "url_extract_parameter",
        arguments: &["url", "name"],
        description: "Returns the value of the first parameter of the query with a name, decoded as a form; the empty \
                      text if it has no value, null if there is none.",
        example: ("url_extract_parameter('http://example.com/?k1=a+b&k2', 'k1')", "a b"),
        kernel: |rows| {
            rows.texts(|row| {
                let parameter =
                    parse(row.first)?.query_pairs_with(PairSyntax::FORM).get(row.second.unwrap_or_default());
                Ok(parameter.map(|pair| pair.decode_value_lossy().unwrap_or_default()))
            })
        },
        ..EXTRACT
    },
    Definition {
        name: "url_encode",
        arguments: &["value"],
        description: "Encodes a text as a name or a value in a form: letters, digits and `.-*_` stay, a space becomes \
                      a `+`, and other bytes are percent-encoded.",
        example: ("url_encode('a b&c')", "a+b%26c"),
        kernel: |rows| rows.texts(|row| Ok(Some(form_urlencoded::byte_serialize(row.first.as_bytes()).collect()))),
        ..EXTRACT
    },
    Definition {
        name: "url_decode",
        arguments: &["value"],
        description: "Decodes what `url_encode` encodes. U+FFFD replaces bytes that are not UTF-8. A `%` without two \
                      hexadecimal digits is invalid.",
        example: ("url_decode('a+b%26c')", "a b&c"),
        kernel: |rows| rows.texts(|row| decode_form(row.first).map(Some)),
        forms: Forms::ErrorAndTry,
        ..EXTRACT
    },
];

/// What most of them have in common.
const EXTRACT: Definition = Definition {
    name: "",
    arguments: &["url"],
    optional: None,
    description: "",
    example: ("", ""),
    result: || DataType::Utf8View,
    kernel: |rows| extract(rows, |it| it.text().into()),
    forms: Forms::Null,
};

/// The components of a URI, an IRI or a relative reference: these engines accept characters outside ASCII.
#[inline]
pub fn parse(text: &str) -> Result<Components<'_>, Failure<'_>> {
    match IriReference::parse(text) {
        Ok(reference) => Ok(reference.components()),
        Err(error) => Err(Failure::Syntax(text, error)),
    }
}

fn extract<'a>(rows: &Rows<'a>, extract: impl Fn(Components<'a>) -> Cow<'a, str>) -> Result<ArrayRef> {
    rows.texts(|row| Ok(Some(extract(parse(row.first)?))))
}

fn decode_form(text: &str) -> Result<Cow<'_, str>, Failure<'_>> {
    if !text.contains(['%', '+']) {
        return Ok(Cow::Borrowed(text));
    }
    for (offset, _) in text.match_indices('%') {
        let digits = text.as_bytes().get(offset + 1..offset + 3);
        if !digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit)) {
            return Err(Failure::part(text, &text[offset..], "`%` without two hexadecimal digits"));
        }
    }
    // One pair with an empty key: an `&` would end it, so those are encoded.
    let pair = format!("={}", text.replace('&', "%26"));
    let value = form_urlencoded::parse(pair.as_bytes()).map(|(_, value)| value.into_owned()).next();
    Ok(Cow::Owned(value.unwrap_or_default()))
}
