//! Functions by the names that Spark has for them. `url_encode`, `url_decode` and `try_url_decode` are those of
//! `trino`.

use std::borrow::Cow;

use arrow::array::ArrayRef;
use arrow::datatypes::DataType;
use datafusion_common::Result;
use pest_uri::Components;

use crate::function::{Definition, Forms};
use crate::rows::Rows;
use crate::trino::parse;

pub const FUNCTIONS: &[Definition] = &[Definition {
    name: "parse_url",
    arguments: &["url", "part"],
    optional: Some("key"),
    description: "Returns a part of a URL as it is written: `HOST`, `PATH`, `QUERY`, `REF` (the fragment), `PROTOCOL`, \
                  `FILE` (path and query), `AUTHORITY` or `USERINFO`; null if it is absent, or for another part. With \
                  `QUERY` and a key, returns the value of the first pair with that key and a `=`.",
    example: ("parse_url('http://spark.apache.org/path?query=1', 'QUERY', 'query')", "1"),
    result: || DataType::Utf8View,
    kernel: parse_url,
    forms: Forms::ErrorAndTry,
}];

fn parse_url(rows: &Rows<'_>) -> Result<ArrayRef> {
    rows.texts(|row| {
        let components = parse(row.first)?;
        let part = row.second.unwrap_or_default();
        let value = match row.third {
            Some(key) => query_value(components, key).filter(|_| part == "QUERY"),
            None => part_named(components, part),
        };
        Ok(value.map(Cow::Borrowed))
    })
}

fn part_named<'a>(components: Components<'a>, name: &str) -> Option<&'a str> {
    match name {
        "HOST" => components.host_str(),
        "PATH" => Some(components.path().as_str()),
        "QUERY" => components.query().map(|query| query.as_str()),
        "REF" => components.fragment().map(|fragment| fragment.as_str()),
        "PROTOCOL" => components.scheme(),
        "FILE" => Some(components.path_and_query()),
        "AUTHORITY" => components.authority(),
        "USERINFO" => components.userinfo().map(|userinfo| userinfo.as_str()),
        _ => None,
    }
}

/// The value, as it is written, of the first pair with a key, as it is written.
fn query_value<'a>(components: Components<'a>, key: &str) -> Option<&'a str> {
    components
        .query_pairs()
        .encoded()
        .filter(|pair| pair.key().as_str() == key)
        .find_map(|pair| pair.value())
        .map(|it| it.as_str())
}
