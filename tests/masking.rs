//! What `Debug` and errors show where a password is, or may be: nothing of it, and all else.

use pest_uri::{Builder, Iri, ParseTree, Rung, Uri, UriReference, kind};

#[test]
fn a_password_that_a_builder_was_given() {
    assert!(!format!("{:?}", Builder::new().host("h").userinfo("u:SEC:RET")).contains("SEC"));
    // From the path on, and of URIs inside it.
    let shown =
        format!("{:?}", Builder::new().scheme("sip").path("-//<::1//<@u").query("a:b@c").fragment("-//<::1//<@u"));
    assert!(shown.contains(r#"path: "-//<:***", query: Some("***"), fragment: Some("***@u")"#), "{shown}");
    let shown = format!("{:?}", Builder::new().scheme("sip").path("@//:[").query("a:b@c").fragment("@//:["));
    assert!(shown.contains(r#"path: "@//:***", query: Some("***")"#), "{shown}");
}

#[test]
fn what_is_none_is_shown() {
    assert!(format!("{:?}", Builder::new().query("a:b@c")).contains("a:b@c"));
    assert!(format!("{:?}", Builder::new().scheme("sip").host("h").query("a:b@c")).contains("a:b@c"));
    assert_eq!(format!("{:?}", Uri::parse("sip:u:p@h?x@y").unwrap()), r#"Uri("sip:u:***@h?x@y")"#);
    let it = Builder::new().scheme("x").path("/a//u:").query("q@h").build::<kind::UriReference>().unwrap();
    assert!(format!("{:?}", it.components()).contains(r#"Some("q@h")"#));
}

#[test]
fn keys_of_comparison() {
    let key = |text| format!("{:?}", Uri::parse(text).unwrap().key(Rung::String));
    assert_eq!(key("sip:u%3Ap@h"), r#"Key("sip:***")"#);
    assert_eq!(key("http://h/u%3Ap%40h"), r#"Key("http://h/u%3Ap%40h")"#);
}

/// What a log or a terminal would act on is escaped, whether something is masked beside it or not.
#[test]
fn what_is_shown_is_escaped() {
    let shown = |text: &str| format!("{:?}", Iri::parse(text).unwrap());
    assert_eq!(shown("x://h/'\u{202e}a"), r#"Iri("x://h/'\u{202e}a")"#);
    assert_eq!(shown("x://u:p@h/'\u{202e}a"), r#"Iri("x://u:***@h/'\u{202e}a")"#);
    let pairs = Iri::parse("x:?\u{202e}=1").unwrap();
    assert_eq!(format!("{:?}", pairs.query().unwrap().pairs().next().unwrap()), r"\u{202e}=1");
}

#[cfg(feature = "schemes")]
#[test]
fn figures_of_schemes() {
    let uri = Uri::parse("ftp://user:SECRET@h/a").unwrap();
    let figure = pest_uri::scheme::SchemeUri::of(&uri).unwrap().unwrap().figure(80);
    assert_eq!(format!("{figure:?}"), r#"SchemeFigure { uri: Uri("ftp://user:***@h/a"), width: 80 }"#);
}

#[test]
fn errors() {
    let error = |rule, text| ParseTree::parse_rule(rule, text).unwrap_err().to_string();
    assert_eq!(error("userinfo", "u:p[q:r"), "the character at byte 3 cannot stand in the userinfo");
    assert_eq!(error("authority", "::1:"), "the character at byte 1 cannot stand in the port");
    assert!(UriReference::parse("http:http://h:>x").unwrap_err().found().is_none());
}
