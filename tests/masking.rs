//! What `Debug` and errors show where a password is, or may be: nothing of it, and all else.

use pest_uri::{Builder, EntryRule, Iri, ParseTree, RelativeRef, Rung, Uri, UriReference, kind};

#[test]
fn debug_masks_a_password_everywhere() {
    let text = "http://anna:hunter2@h/hunter";
    let uri = Uri::parse(text).unwrap();
    let shown = [
        format!("{uri:?}"),
        format!("{:?}", uri.to_owned()),
        format!("{:?}", UriReference::from(uri)),
        format!("{:?}", uri.components()),
        format!("{:?}", uri.userinfo()),
        format!("{:?}", uri.elements()),
        format!("{:?}", uri.components().figure(80)),
        format!("{:?}", ParseTree::parse(EntryRule::Uri, text)),
        format!("{:?}", RelativeRef::try_from(UriReference::from(uri))),
    ];
    for shown in shown {
        assert!(!shown.contains("hunter2"), "{shown}");
    }
    assert_eq!(format!("{uri:?}"), r#"Uri("http://anna:***@h/hunter")"#);
    assert_eq!(format!("{:?}", RelativeRef::parse("//a:@h").unwrap()), r#"RelativeRef("//a:***@h")"#);
    assert_eq!(format!("{:?}", RelativeRef::parse("//a@h").unwrap()), r#"RelativeRef("//a@h")"#);
    // What is no password is shown.
    let components = format!("{:?}", uri.components());
    assert!(components.contains("***") && components.contains(r#"path: "/hunter""#), "{components}");
    let elements = format!("{:?}", uri.elements());
    assert!(elements.contains("***") && elements.contains(r#"path: ["", "hunter"]"#), "{elements}");
}

/// A password of a URI inside may go on from one component to the next.
#[test]
fn debug_masks_a_password_that_components_divide() {
    for text in ["http://h//u:hun?ter2@h", "http://h//u:hun#ter2@h", "http://h/?a=//u:hun#ter2@h"] {
        let reference = UriReference::parse(text).unwrap();
        let builder = Builder::from_reference(&reference);
        let shown = [
            format!("{reference:?}"),
            format!("{:?}", reference.components()),
            format!("{:?}", reference.elements()),
            format!("{builder:?}"),
        ];
        for shown in shown {
            assert!(shown.contains("***") && !shown.contains("hun") && !shown.contains("ter2"), "{shown}");
        }
    }
    let uri = UriReference::parse("http://h//h:80/b?c@d#e:f@g").unwrap();
    let shown = format!("{:?}", uri.components());
    assert!(shown.contains(r#"path: "//h:80/b", query: Some("c@d"), fragment: Some("e:f@g")"#), "{shown}");
    let builder = Builder::new().scheme("http://u:hunter2@h/");
    assert!(!format!("{builder:?}").contains("hunter2"), "{builder:?}");
}

/// A scheme such as `sip` has its userinfo in the path.
#[test]
fn debug_masks_what_may_be_a_password_in_a_path() {
    let uri = Uri::parse("sip:anna:hunter2@h:80?a=b").unwrap();
    assert_eq!(format!("{uri:?}"), r#"Uri("sip:anna:***@h:80?a=b")"#);
    let builder = Builder::new().scheme("sip").path("anna:hunter2@h");
    let shown = [
        format!("{:?}", uri.components()),
        format!("{:?}", uri.elements()),
        format!("{:?}", uri.key(Rung::Scheme)),
        format!("{:?}", RelativeRef::try_from(UriReference::from(uri.to_owned()))),
        format!("{builder:?}"),
    ];
    for shown in shown {
        assert!(shown.contains("anna:***@h") && !shown.contains("hunter2"), "{shown}");
    }
    let text = "http://h/?u=http://anna:hunter2@b/#http://anna:hunter2@c/";
    let uri = Uri::parse(text).unwrap();
    let query = pest_uri::QueryPairs::from(uri.query().unwrap());
    let shown = [
        format!("{uri:?}"),
        format!("{:?}", uri.components()),
        format!("{:?}", uri.elements()),
        format!("{:?} {:?}", uri.query(), uri.fragment()),
        format!("{query:?} {:?}", query.get("u")),
        format!("{:?}", Builder::from_reference(&uri)),
        #[cfg(feature = "scheme-http")]
        format!("{:?}", pest_uri::scheme::Http::of(&uri).map(|it| it.parts())),
    ];
    for shown in shown {
        assert!(shown.contains("anna:***@b") && !shown.contains("hunter2"), "{shown}");
    }
    // A password may go on behind a slash.
    for (text, path) in [
        ("x:/a/http://anna:hunter2@b/", r#"["", "a", "http:", "", "anna:***@b", ""]"#),
        ("http:///anna:hunter2@b", r#"["", "anna:***@b"]"#),
        ("http://h/http://anna:hunter2/hunter2@b", r#"["", "http:", "", "anna:***", "***@b"]"#),
        ("urn:ab:http://anna:hunter2/hunter2@b/x", r#"["ab:***", "", "***", "***@b", "x"]"#),
    ] {
        let uri = Uri::parse(text).unwrap();
        let shown = format!("{uri:?} {:?} {:?}", uri.components(), uri.elements());
        assert!(shown.contains(path) && !shown.contains("hunter2"), "{shown}");
    }
    for text in ["urn:a:b", "mailto:a@b", "x:/a/b:c", "x://h/a:b@c", "a/b:c@d"] {
        assert_eq!(format!("{:?}", UriReference::parse(text).unwrap()), format!("UriReference({text:?})"));
    }
    // Behind an authority and without a scheme, a path has no password.
    for text in ["x://h/a/b:c@d", "a/b:c@d"] {
        let reference = UriReference::parse(text).unwrap();
        let mut builder = Builder::new().path(reference.path().as_str());
        if let (Some(scheme), Some(host)) = (reference.scheme(), reference.host()) {
            builder = builder.scheme(scheme).host(host.as_str());
        }
        let shown =
            [format!("{:?}", reference.components()), format!("{:?}", reference.elements()), format!("{builder:?}")];
        assert!(shown.iter().all(|shown| shown.contains("b:c@d")), "{shown:?}");
    }
}

/// What names something is no password, though a colon stands before an `@` in it.
#[test]
fn debug_shows_what_is_no_password_in_a_path() {
    for text in [
        "jdbc:mysql://root@h:3306/db", "arn:aws:iam::123:user/a@b", "PKG:maven/a:b@1.0", "http://h/k:12:30@x/a:b@c",
        "view-source:http://h/a@b", "acct:joe@h", "npm:@scope/name", "x:/a@b", "matrix:r/a@b",
    ] {
        let uri = Uri::parse(text).unwrap();
        assert_eq!(uri.masked().to_string(), text);
        let shown = format!("{:?} {:?}", uri.components(), uri.elements());
        assert!(!shown.contains("***"), "{shown}");
    }
    let masked = |text| Uri::parse(text).unwrap().masked().to_string();
    assert_eq!(masked("jdbc:mysql://u:SECRET@h/db"), "jdbc:mysql://u:***@h/db");
    assert_eq!(masked("feed:https://u:SECRET@h/x"), "feed:https://u:***@h/x");
    assert_eq!(masked("blob:https://u:SECRET@h/x"), "blob:https://u:***@h/x");
    let path = |text| format!("{:?}", Uri::parse(text).unwrap().path());
    assert_eq!(path("http://h/k:12:30@x/a:b@c"), r#""/k:12:30@x/a:b@c""#);
    assert_eq!(path("http://h/feed:https://u:SECRET@h/x"), r#""/feed:https://u:***@h/x""#);
}

/// A name that nobody knows as a scheme may be a user, whose password is the path.
#[test]
fn a_password_behind_a_user_without_a_scheme() {
    for text in [
        "user:SECRET@h", "joe.smith:SECRET@h:80/x", "user:SEC@RET@h/a", "user:SECRET@h?q#f", "user:SEC:RET@h",
        "user:SEC/RET@h",
    ] {
        let uri = Uri::parse(text).unwrap();
        let (user, host) = (uri.scheme(), text.rsplit_once("RET@").unwrap().1);
        assert_eq!(uri.masked().to_string(), format!("{user}:***@{host}"));
        let shown = format!("{uri:?} {:?} {:?} {:?}", uri.components(), uri.elements(), Builder::from_reference(&uri));
        assert!(!shown.contains("SEC") && !shown.contains("RET"), "{shown}");
    }
}

/// All else that may be a password behind a scheme and no authority is hidden, in whatever form it is shown.
#[test]
fn debug_hides_what_may_be_a_password_in_a_path() {
    for text in [
        "jdbc:oracle:thin:scott/SECRET@h:1521:sid", "redis:u:SEC/RET@h", "smtp:u:SECRET/x@h", "http:/u:SEC/RET@h",
        "git:ssh:/u:SECRET@h", "jdbc:a:/u:SECRET@h", "sip:u:SEC/RET@h", "sip:u/x:SECRET@h", "sip:u://SECRET@h",
        "sips:x://y/u:SECRET@h", "mailto:a://b/u:SECRET@h", "http:///u:SEC/RET@h", "data:/a/b:SECRET/SECRET@h",
        "urn:ab:sip:u:SECRET@h", "tag:a.org,2000:ftp:u:SECRET@h", "jdbc:x://h/u:SEC/RET@h",
        "a:http://u:SECRET@h/v:SECRET@h",
    ] {
        let uri = Uri::parse(text).unwrap();
        let shown = [
            format!("{uri:?} {}", uri.masked()),
            format!("{:?}", uri.components()),
            format!("{:?}", uri.elements()),
            format!("{:?}", Builder::from_reference(&uri)),
            format!("{:?}", uri.key(Rung::Scheme)),
            format!("{:?} {:?}", uri.path(), uri.path().segments()),
        ];
        for shown in shown {
            assert!(!["SECRET", "SEC", "RET"].iter().any(|it| shown.contains(it)), "{text}: {shown}");
        }
    }
    // One that is empty is one.
    let uri = Uri::parse("http://h/?x=//u:@h").unwrap();
    assert!(format!("{uri:?} {:?}", uri.components()).matches("u:***@h").count() == 2);
}

/// What is shown of a reference in components is what is shown of it as a whole.
#[test]
fn debug_masks_as_much_of_components_as_of_the_whole() {
    let uri = Uri::parse("sip:u:SECRET?SECRET@h#f").unwrap();
    assert_eq!(format!("{uri:?}"), r#"Uri("sip:u:***@h#f")"#);
    let shown = [
        format!("{:?}", uri.components()),
        format!("{:?}", uri.elements()),
        format!("{:?}", Builder::from_reference(&uri)),
    ];
    for shown in shown {
        assert!(shown.contains(r#"query: Some("***@h")"#) && !shown.contains("SECRET"), "{shown}");
    }
    // The key of a URN has no fragment, that of data encodes what it has.
    let key = |text| format!("{:?}", Uri::parse(text).unwrap().key(Rung::Scheme));
    assert_eq!(key("urn:ab:http://u:SECRET#SECRET@h"), r#"Key("urn:ab:http://u:***")"#);
    assert_eq!(key("data:,http://u:SECRET#SECRET@h"), r#"Key("data:***")"#);
}

/// RFC 3261 lets a `?` stand in a user, and RFC 3986 takes it for the beginning of a query.
#[test]
fn debug_masks_a_password_behind_a_user_with_a_question_mark() {
    for text in ["sip:u?x:SECRET@h", "SIPS:u?a=b&c:SECRET@h", "sip:?x:SEC=RET@h#f"] {
        let uri = Uri::parse(text).unwrap();
        let builder = Builder::from_reference(&uri);
        for shown in [format!("{uri:?}"), format!("{:?}", uri.key(Rung::Scheme)), format!("{builder:?}")] {
            assert!(shown.contains(":***@h") && !shown.contains("SEC") && !shown.contains("RET"), "{shown}");
        }
    }
    assert_eq!(format!("{:?}", Uri::parse("sip:u@h?x=a:b").unwrap()), r#"Uri("sip:u@h?x=a:b")"#);
    assert_eq!(format!("{:?}", Uri::parse("mailto:u?x=a:b@c").unwrap()), r#"Uri("mailto:u?x=a:b@c")"#);
}

#[test]
fn a_builder_masks_what_its_uri_masks() {
    for text in ["http:///u:SECRET@h", "x:u:SECRET@h", "///u:SECRET@h"] {
        let reference = UriReference::parse(text).unwrap();
        let builder = format!("{:?}", Builder::from_reference(&reference));
        assert!(builder.contains("***@h") && !builder.contains("SECRET"), "{builder}");
    }
}

/// A builder has what nobody has checked: an authority as a host, say.
#[test]
fn a_builder_masks_what_is_no_host_and_no_port() {
    let shown = |builder: Builder<'_>| format!("{builder:?}");
    let new = Builder::new;
    for builder in [new().host("u:SECRET@h"), new().host("http://u:SECRET@h"), new().port("SECRET@h")] {
        let shown = shown(builder);
        assert!(shown.contains("***") && !shown.contains("SECRET"), "{shown}");
    }
    let shown = shown(new().host("[::1]").port("80"));
    assert!(shown.contains(r#"host: Some("[::1]"), port: Some("80")"#), "{shown}");
}

#[test]
fn a_text_without_its_passwords() {
    let masked = |text: &str| UriReference::parse(text).unwrap().masked().to_string();
    assert_eq!(masked("http://u:SECRET@h/?next=//a:SECRET@b"), "http://u:***@h/?next=//a:***@b");
    assert_eq!(masked("sip:u:SECRET@h"), "sip:u:***@h");
    assert_eq!(masked("http://u@h:80/a:b@c"), "http://u@h:80/a:b@c");
}

/// A `=` or a `&` in a password divides the query, but no less of it is a password.
#[test]
fn no_pair_of_a_query_shows_a_password_that_it_divides() {
    let shown = |text: &str| {
        let query = Uri::parse(text).unwrap().query().unwrap();
        query.pairs().map(|pair| format!("{pair:?}")).collect::<Vec<_>>()
    };
    assert_eq!(shown("http://h/?http://a:SEC=RET@b/"), ["http://a:***@b/"]);
    assert_eq!(shown("http://h/?x=http://a:SECRET&x@b/&c=d"), ["x=http://a:***", "***@b/", "c=d"]);
    assert_eq!(shown("http://h/?x=http://a:8&y=http://b:80/"), ["x=http://a:8", "y=http://b:80/"]);
    assert_eq!(shown("http://h/?m=a@b&t=10:30"), ["m=a@b", "t=10:30"]);
    let pairs: pest_uri::QueryPairs = Uri::parse("http://h/?x=http://a:SECRET&x@b/").unwrap().query().unwrap().into();
    assert_eq!(format!("{:?} {:?}", pairs.get("x"), pairs.iter().next_back()), "Some(x=http://a:***) Some(***@b/)");
    let query = Uri::parse("http://h/?http://a:SEC=RET@b/&x=http://a:SECRET&x@b/").unwrap().query().unwrap();
    let [first, second, _] = *query.pairs().collect::<Vec<_>>() else { panic!() };
    assert_eq!(format!("{:?} {:?}", first.key(), second.value().unwrap()), r#""http://a:***" "http://a:***""#);
}

#[test]
fn what_is_masked_is_aligned_as_texts_are() {
    let uri = Uri::parse("http://u:hunter2@h/").unwrap();
    let masked = uri.masked();
    assert_eq!(
        format!("{masked}|{masked:>20}|{masked:-<20}|{masked:.9}"),
        "http://u:***@h/|     http://u:***@h/|http://u:***@h/-----|http://u:"
    );
    assert_eq!(format!("{:^9}", Uri::parse("a:").unwrap().masked()), "   a:    ");
    let mailto = Uri::parse("sip:u:hunter2@h").unwrap();
    assert_eq!(format!("{:>13}", mailto.masked()), "  sip:u:***@h");
}

#[test]
fn keys_show_their_texts_without_passwords() {
    let shown = |text: &str| format!("{:?}", Uri::parse(text).unwrap().key(Rung::Scheme));
    assert_eq!(shown("a:b"), r#"Key("a:b")"#);
    assert_eq!(shown("http://u:hunter2@H"), r#"Key("http://u:***@h/")"#);
    assert_eq!(shown("sip:u:hunter2@h"), r#"Key("sip:u:***@h")"#);
}

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
