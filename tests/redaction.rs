//! What `***` hides: the password, and nothing else.

use pest_uri::{
    Builder, Encoded, EntryRule, Host, ParseTree, RelativeRef, RuleError, Rung, Uri, UriReference, part, redact,
};

#[track_caller]
fn assert_redacted(text: &str, expected: &str) {
    assert_eq!(redact(text).to_string(), expected);
    let reference = UriReference::parse(text);
    if let Ok(reference) = reference {
        assert_eq!(reference.redacted().to_string(), expected);
        assert_eq!(format!("{reference:?}"), format!("UriReference({expected:?})"));
    }
}

#[test]
fn redacts_the_password_of_valid_text() {
    assert_redacted("ftp://anna:secret@h/a", "ftp://anna:***@h/a");
    assert_redacted("//anna:a:b@h", "//anna:***@h");
    assert_redacted("//anna:@h", "//anna:***@h");
    for text in
        ["//anna@h", "http://h:80/a:b@c", "http://h/?u=http://a:b@c/#d:e@f", "sip:anna:secret@h", "urn:ab:c@d", "a:b@c"]
    {
        assert_redacted(text, text);
    }
    assert_redacted("http://b\u{fc}cher:secret@h/\u{e9}", "http://b\u{fc}cher:***@h/\u{e9}");
}

#[test]
fn redacts_invalid_text() {
    assert_redacted("postgres://u:pa/ss#1@h/db", "postgres://u:***@h/db");
    assert_redacted("postgresql://u:p@h1:5432,h2:5433/db", "postgresql://u:***@h1:5432,h2:5433/db");
    assert_redacted("http://u:p q@h/?x@y", "http://u:***@y");
    assert_redacted("http://u:|@", "http://u:***@");
    for text in ["http://h:80a/", "http://h:80 ", "u:p|@h", "//u|@h", "a b", ""] {
        assert_redacted(text, text);
    }
}

#[test]
fn debug_hides_the_password() {
    let text = "http://anna:hunter2@h/hunter";
    let uri = Uri::parse(text).unwrap();
    let builder = Builder::from_reference(&uri);
    for shown in [
        format!("{uri:?}"),
        format!("{:?}", uri.to_owned()),
        format!("{:?}", UriReference::from(uri)),
        format!("{:?}", uri.components()),
        format!("{:?}", uri.userinfo()),
        format!("{:?}", uri.elements()),
        format!("{:?}", uri.components().figure(80)),
        format!("{:?}", uri.key(Rung::Scheme)),
        format!("{:?}", ParseTree::parse(EntryRule::Uri, text)),
        format!("{:?}", RelativeRef::try_from(UriReference::from(uri))),
        format!("{builder:?}"),
        format!("{:?}", Builder::new().encoded_authority("anna:hunter2@h@i")),
    ] {
        assert!(!shown.contains("hunter2"), "{shown}");
    }
    let components = format!("{:?}", uri.components());
    assert!(components.contains("anna:***") && components.contains(r#"path: "/hunter""#), "{components}");
}

#[test]
fn hides_more_on_request() {
    let redacted = redact("https://u:p@h/?token=a&x=b&%74oken=c&token#f");
    assert_eq!(redacted.clone().without_userinfo().to_string(), "https://***@h/?token=a&x=b&%74oken=c&token#f");
    assert_eq!(redacted.clone().without_fragment().to_string(), "https://u:***@h/?token=a&x=b&%74oken=c&token#***");
    assert_eq!(
        redacted.clone().without_values(&["TOKEN", "y"]).to_string(),
        "https://u:***@h/?token=***&x=b&%74oken=***&token#f"
    );
    let all = redacted.without_fragment().without_values(&["x"]).without_userinfo();
    assert_eq!(format!("{all:?}"), r#""https://***@h/?token=a&x=***&%74oken=c&token#***""#);
    // Text that does not parse is split at its delimiters.
    let invalid = redact("http://u:p|@h/?a=b|#c").without_userinfo().without_values(&["a"]).without_fragment();
    assert_eq!(invalid.to_string(), "http://***@h/?a=***#***");
    // Absent components are not hidden.
    assert_eq!(redact("a").without_userinfo().without_values(&["a"]).without_fragment().to_string(), "a");
}

#[test]
fn pads_and_escapes() {
    assert_eq!(format!("{:>12}|", redact("//a:b@c")), "   //a:***@c|");
    assert_eq!(format!("{:?}", redact("//a:b@c\n\"")), r#""//a:***@c\n\"""#);
}

#[test]
fn errors_and_reports_hide_passwords() {
    for text in [
        "http://anna:hunter2@h/a b", "http://anna:hunter2 @h/", "http://anna:hun ter2@h/", "http://anna:hunter2@[::1/",
        "http://anna:hunter2@h:x/", "http://anna:hunter2@h@i/", "http://anna:hunter2/@h/", "http://anna:hunter2#@h/",
        "http://anna:hunter2/x@h/", "1://anna:hunter2@h/", "a b://anna:hunter2@h/", "http://anna:%hunter2@h/",
        "<http://anna:hunter2@h/>", "http:\\\\//anna:hunter2@h/", " http://anna:hunter2@h", "http://anna:hun|ter2@h",
    ] {
        let error = UriReference::parse(text).unwrap_err();
        for shown in [error.to_string(), format!("{error:?}"), error.report(text).to_string(), redact(text).to_string()]
        {
            assert!(!shown.contains("hunter2") && !shown.contains("ter2") && !shown.contains('|'), "{text}: {shown}");
        }
    }
    for (rule, text) in
        [("userinfo", "anna:hunter2 "), ("authority", "anna:hunter2 @h"), ("authority", "anna:hunter2@h:x")]
    {
        let Err(RuleError::Rejected(error)) = ParseTree::parse_rule(rule, text) else { panic!("{text}") };
        let shown = format!("{error} {error:?} {}", error.report(text));
        assert!(!shown.contains("hunter2"), "{shown}");
    }
    let error = Encoded::<part::Password>::parse("hun/ter2").unwrap_err();
    let shown = format!("{error} {error:?} {}", error.report("hun/ter2"));
    assert!(!shown.contains("ter2") && !shown.contains('/'), "{shown}");
}

#[test]
fn report_shows_a_password_as_three_asterisks() {
    let drawn = |text: &str| {
        let report = UriReference::parse(text).unwrap_err().report(text).to_string();
        report.lines().take(3).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(
        drawn("http://u:p|q@h/|"),
        "error: unexpected character in userinfo at byte 10
    http://u:***@h/|
             ^"
    );
    assert_eq!(
        drawn("postgresql://u:p@h1:5432,h2:5433/db"),
        "error: unexpected `,` in port at byte 24
    postgresql://u:***@h1:5432,h2:5433/db
                              ^"
    );
    assert_eq!(
        drawn("http://h:80a/"),
        "error: unexpected `a` in port at byte 11
    http://h:80a/
               ^"
    );
    // A host and a port alone contain nothing to hide.
    assert!(Host::parse("u:p|").unwrap_err().report("u:p|").to_string().contains("u:p|"));
}
