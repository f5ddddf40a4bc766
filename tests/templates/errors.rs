//! Errors in templates.

use pest_uri::template::{Error, Template};

#[track_caller]
fn assert_rejected(text: &str, expected: Error, message: &str) {
    let error = Template::parse(text).unwrap_err();
    assert_eq!((error, &*error.to_string()), (expected, message), "{text}");
    assert!(message.ends_with(&format!(" {}", error.offset())), "{message}");
    let report = error.report(text).to_string();
    assert!(report.starts_with(&format!("error: {message}\n")) && report.contains("(RFC "), "{report}");
}

#[test]
fn a_text_that_is_no_template_has_an_error() {
    assert_rejected("{", Error::UnclosedExpression(1), "unclosed expression at byte 1");
    assert_rejected("a{b", Error::UnclosedExpression(3), "unclosed expression at byte 3");
    assert_rejected("{/id*", Error::UnclosedExpression(5), "unclosed expression at byte 5");
    assert_rejected("{a{b}", Error::UnclosedExpression(2), "unclosed expression at byte 2");
    assert_rejected("{a:", Error::UnclosedExpression(3), "unclosed expression at byte 3");
    assert_rejected("a}", Error::UnopenedExpression(1), "`}` without `{` at byte 1");
    assert_rejected("{a}}", Error::UnopenedExpression(3), "`}` without `{` at byte 3");
    assert_rejected("{}", Error::MissingVariable(1), "missing variable at byte 1");
    assert_rejected("{?}", Error::MissingVariable(2), "missing variable at byte 2");
    assert_rejected("{a,}", Error::MissingVariable(3), "missing variable at byte 3");
    assert_rejected("{a,,b}", Error::MissingVariable(3), "missing variable at byte 3");
    assert_rejected("{$a}", Error::UnknownOperator { found: Some('$'), offset: 1 }, "unknown operator `$` at byte 1");
    assert_rejected(
        "x{-join|&|a}",
        Error::UnknownOperator { found: Some('-'), offset: 2 },
        "unknown operator `-` at byte 2",
    );
    assert_rejected("{=a}", Error::ReservedOperator { found: Some('='), offset: 1 }, "reserved operator `=` at byte 1");
    assert_rejected(
        "{a}{|b}",
        Error::ReservedOperator { found: Some('|'), offset: 4 },
        "reserved operator `|` at byte 4",
    );
    assert_rejected(
        "{a-b}",
        Error::Expression { found: Some('-'), offset: 2 },
        "unexpected `-` in expression at byte 2",
    );
    assert_rejected(
        "{a.}",
        Error::Expression { found: Some('}'), offset: 3 },
        "unexpected `}` in expression at byte 3",
    );
    assert_rejected(
        "{a:3*}",
        Error::Expression { found: Some('*'), offset: 4 },
        "unexpected `*` in expression at byte 4",
    );
    assert_rejected(
        "{??a}",
        Error::Expression { found: Some('?'), offset: 2 },
        "unexpected `?` in expression at byte 2",
    );
    assert_rejected(
        "{\u{e9}}",
        Error::UnknownOperator { found: Some('\u{e9}'), offset: 1 },
        "unknown operator `\u{e9}` at byte 1",
    );
    assert_rejected("{a:0}", Error::PrefixLength(3), "prefix length is not 1 to 9999 at byte 3");
    assert_rejected("{a:10000}", Error::PrefixLength(7), "prefix length is not 1 to 9999 at byte 7");
    assert_rejected("{a:}", Error::PrefixLength(3), "prefix length is not 1 to 9999 at byte 3");
    assert_rejected("{a:b}", Error::PrefixLength(3), "prefix length is not 1 to 9999 at byte 3");
    assert_rejected("a b", Error::Literal { found: Some(' '), offset: 1 }, "unexpected ` ` in literal at byte 1");
    assert_rejected("a%4", Error::PercentEncoding(1), "`%` without two hexadecimal digits at byte 1");
    assert_rejected("{a%zz}", Error::PercentEncoding(2), "`%` without two hexadecimal digits at byte 2");
}

#[test]
fn an_error_hides_a_character_of_a_password() {
    let hidden = Error::Literal { found: None, offset: 11 };
    assert_rejected("http://u:se|cret@h/", hidden, "unexpected character in literal at byte 11");
}

#[test]
fn a_report_shows_no_password() {
    let text = "http://u:secret@h/{";
    let report = Template::parse(text).unwrap_err().report(text).to_string();
    assert!(!report.contains("secret"), "{report}");
}

#[test]
fn errors_of_templates_convert_into_one() {
    fn common(one: &str, other: &str) -> Result<Option<String>, pest_uri::Error> {
        let [one, other] = [Template::parse(one)?, Template::parse(other)?];
        one.matches("/x")?;
        Ok(one.overlaps(&other)?)
    }
    assert_eq!(common("/{a}", "/{b}/c").unwrap(), None);
    assert!(matches!(common("/{", "/"), Err(pest_uri::Error::Template(_))));
    assert!(matches!(common("/y", "/"), Err(pest_uri::Error::Match(_))));
    assert!(matches!(common("/x{b}{b}", "/xab"), Err(pest_uri::Error::Undecided(_) | pest_uri::Error::Match(_))));
}
