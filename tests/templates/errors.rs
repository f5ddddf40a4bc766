//! Errors in templates.

use pest_uri::template::{ErrorKind as Kind, Template};

#[track_caller]
fn assert_rejected(text: &str, kind: Kind, offset: usize, message: &str) {
    let error = Template::parse(text).unwrap_err();
    assert_eq!((error.kind(), error.offset(), &*error.to_string()), (kind, offset, message), "{text}");
    let report = error.report(text).to_string();
    assert!(report.starts_with(&format!("error: {message}\n")) && report.contains("(RFC "), "{report}");
}

#[test]
fn a_text_that_is_no_template_has_an_error() {
    assert_rejected("{", Kind::UnclosedExpression, 1, "unclosed expression at byte 1");
    assert_rejected("a{b", Kind::UnclosedExpression, 3, "unclosed expression at byte 3");
    assert_rejected("{/id*", Kind::UnclosedExpression, 5, "unclosed expression at byte 5");
    assert_rejected("{a{b}", Kind::UnclosedExpression, 2, "unclosed expression at byte 2");
    assert_rejected("{a:", Kind::UnclosedExpression, 3, "unclosed expression at byte 3");
    assert_rejected("a}", Kind::UnopenedExpression, 1, "`}` without `{` at byte 1");
    assert_rejected("{a}}", Kind::UnopenedExpression, 3, "`}` without `{` at byte 3");
    assert_rejected("{}", Kind::MissingVariable, 1, "missing variable at byte 1");
    assert_rejected("{?}", Kind::MissingVariable, 2, "missing variable at byte 2");
    assert_rejected("{a,}", Kind::MissingVariable, 3, "missing variable at byte 3");
    assert_rejected("{a,,b}", Kind::MissingVariable, 3, "missing variable at byte 3");
    assert_rejected("{$a}", Kind::UnknownOperator, 1, "unknown operator `$` at byte 1");
    assert_rejected("x{-join|&|a}", Kind::UnknownOperator, 2, "unknown operator `-` at byte 2");
    assert_rejected("{=a}", Kind::ReservedOperator, 1, "reserved operator `=` at byte 1");
    assert_rejected("{a}{|b}", Kind::ReservedOperator, 4, "reserved operator `|` at byte 4");
    assert_rejected("{a-b}", Kind::Expression, 2, "unexpected `-` in expression at byte 2");
    assert_rejected("{a:3*}", Kind::Expression, 4, "unexpected `*` in expression at byte 4");
    assert_rejected("{??a}", Kind::Expression, 2, "unexpected `?` in expression at byte 2");
    assert_rejected("{\u{e9}}", Kind::UnknownOperator, 1, "unknown operator `\u{e9}` at byte 1");
    assert_rejected("{a:0}", Kind::PrefixLength, 3, "prefix length is not 1 to 9999 at byte 3");
    assert_rejected("{a:10000}", Kind::PrefixLength, 7, "prefix length is not 1 to 9999 at byte 7");
    assert_rejected("{a:}", Kind::PrefixLength, 3, "prefix length is not 1 to 9999 at byte 3");
    assert_rejected("{a:b}", Kind::PrefixLength, 3, "prefix length is not 1 to 9999 at byte 3");
    assert_rejected("a b", Kind::Literal, 1, "unexpected ` ` in literal at byte 1");
    assert_rejected("a%4", Kind::PercentEncoding, 1, "`%` without two hexadecimal digits at byte 1");
    assert_rejected("{a%zz}", Kind::PercentEncoding, 2, "`%` without two hexadecimal digits at byte 2");
}

#[test]
fn a_report_shows_no_password() {
    let text = "http://u:secret@h/{";
    let report = Template::parse(text).unwrap_err().report(text).to_string();
    assert!(!report.contains("secret"), "{report}");
}
