//! The errors of strict forms, and of queries that have no meaning.

use std::sync::Arc;

use arrow::array::{ArrayRef, StringArray};

use crate::call::call;

#[track_caller]
fn assert_error(name: &str, texts: &[&str], constants: &[&str], message: &str) {
    let texts: ArrayRef = Arc::new(StringArray::from(texts.to_vec()));
    assert_eq!(call(name, &texts, constants).unwrap_err().strip_backtrace(), format!("Execution error: {message}"));
}

#[test]
fn an_error_has_the_row_the_text_and_the_offset() {
    assert_error(
        "uri_host",
        &["http://a/", "http://localhost/A<B"],
        &[],
        "uri_host: unexpected `<` in path at byte 18; write `<` as `%3C` (row 2 of the batch: \"http://localhost/A<B\")",
    );
    assert_error(
        "uri_port",
        &["http://h:99999/"],
        &[],
        "uri_port: port greater than 65535 at byte 9 (row 1 of the batch: \"http://h:99999/\")",
    );
    assert_error(
        "uri_query_value",
        &["http://h/?a=%FF"],
        &["a"],
        "uri_query_value: value that is not UTF-8 at byte 12 (row 1 of the batch: \"http://h/?a=%FF\")",
    );
    assert_error(
        "url_decode",
        &["a%2"],
        &[],
        "url_decode: `%` without two hexadecimal digits at byte 1 (row 1 of the batch: \"a%2\")",
    );
}

#[test]
fn an_error_shows_no_password() {
    assert_error(
        "uri_normalize",
        &["ftp://anna:secret@h/a b"],
        &[],
        "uri_normalize: unexpected ` ` in path at byte 21; write ` ` as `%20` (row 1 of the batch: \"ftp://anna:***@h/a b\")",
    );
}

#[test]
fn an_unknown_name_is_an_error_in_each_form() {
    for name in ["uri_normalize", "try_uri_normalize"] {
        let message = format!("{name}: unknown level \"path\"; expected syntax or scheme");
        assert_error(name, &["http://a/"], &["path"], &message);
    }
    for name in ["uri_key", "try_uri_key"] {
        let message = format!("{name}: unknown rung \"protocol\"; expected string, case, percent, path, scheme");
        assert_error(name, &["http://a/"], &["protocol"], &message);
    }
    assert_error(
        "uri_is_valid",
        &["http://a/"],
        &["url"],
        "uri_is_valid: unknown kind \"url\"; expected uri, uri-reference, absolute-uri, relative-ref, iri, iri-reference, \
         absolute-iri or relative-iri-ref",
    );
}
