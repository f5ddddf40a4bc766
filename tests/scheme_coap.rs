//! URIs of CoAP from the options of a request, and back (RFC 7252, sections 6.4 and 6.5).

use pest_uri::FieldValue;
use pest_uri::Uri;
use pest_uri::scheme::Coap;

/// The host, the port, the Uri-Path and Uri-Query options, and the URI composed of them.
type Composed<'e> = (&'e str, Option<u16>, &'e [&'e str], &'e [&'e str], &'e str);

#[test]
fn options_round_trip() {
    let examples: [Composed<'_>; 8] = [
        // Appendix B.
        ("[2001:db8::2:1]", Some(5683), &[], &[], "coap://[2001:db8::2:1]/"),
        ("example.net", Some(5683), &[], &[], "coap://example.net/"),
        ("example.net", Some(5683), &[".well-known", "core"], &[], "coap://example.net/.well-known/core"),
        (
            "xn--18j4d.example",
            Some(5683),
            &["\u{3053}\u{3093}\u{306b}\u{3061}\u{306f}"],
            &[],
            "coap://xn--18j4d.example/%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF",
        ),
        (
            "198.51.100.1",
            Some(61616),
            &["", "/", "", ""],
            &["//", "?&"],
            "coap://198.51.100.1:61616//%2F//?%2F%2F&?%26",
        ),
        // Further examples.
        ("h", None, &["a b", "c:@d"], &["e=f g"], "coap://h/a%20b/c:@d?e=f%20g"),
        ("b\u{fc}cher.example", None, &[], &["%", ""], "coap://b%C3%BCcher.example/?%25&"),
        ("h", Some(0), &["..."], &[""], "coap://h:0/...?"),
    ];
    for (host, port, uri_path, uri_query, expected) in examples {
        let composed = Coap::compose(host, port, uri_path, uri_query).unwrap();
        // Section 6.5 keeps the "/" of a query, and appendix B encodes it. Both are the same option.
        let parsed = Uri::parse(expected).unwrap();
        for uri in [composed.borrow(), parsed] {
            let coap = Coap::from_uri(&uri).unwrap();
            let options: Vec<_> = coap.uri_path().map(|it| it.decode_utf8().unwrap().into_owned()).collect();
            assert_eq!(options, uri_path, "{uri}");
            let options: Vec<_> = coap.uri_query().map(|it| it.decode_utf8().unwrap().into_owned()).collect();
            assert_eq!(options, uri_query, "{uri}");
            assert_eq!(coap.port_or_default(), Ok(port.unwrap_or(5683)), "{uri}");
        }
        if !expected.contains("?%2F") {
            assert_eq!(composed, expected);
        }
    }
}

#[test]
fn single_empty_option_is_lost() {
    let none: [&str; 0] = [];
    for (uri_path, expected) in [(&[""][..], "coap://h/"), (&["", ""], "coap://h//"), (&["a", ""], "coap://h/a/")] {
        let uri = Coap::compose("h", None, uri_path, none).unwrap();
        assert_eq!(uri, expected);
        let options = Coap::from_uri(&uri).unwrap().uri_path().map(|it| it.as_str()).collect::<Vec<_>>();
        assert_eq!(options, if uri_path == [""] { &[][..] } else { uri_path }, "{uri}");
    }
}

#[test]
fn composes_coaps() {
    let none: [&str; 0] = [];
    assert_eq!(Coap::secure("h", Some(5684), none, none).unwrap(), "coaps://h/");
    assert_eq!(Coap::secure("h", Some(5683), none, none).unwrap(), "coaps://h:5683/");
    let uri = Uri::parse("COAPS://h").unwrap();
    let coap = Coap::from_uri(&uri).unwrap();
    assert!(coap.is_secure());
    assert_eq!(coap.port_or_default(), Ok(5684));
}

#[test]
fn rejects_invalid_options() {
    let none: [&str; 0] = [];
    for host in ["", "a/b", "a:1", "::1", "a@b", "a?b", "a#b", "[::1", "a b", "%"] {
        assert!(Coap::compose(host, None, none, none).is_err(), "{host}");
    }
    let error = Coap::compose("h", None, ["a", ".."], none).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`uri_path[1]`: a Uri-Path option is a dot segment at byte 0 (RFC 7252, section 5.10.1)"
    );
}

#[test]
fn dot_segments_are_not_options() {
    for (text, expected) in [
        ("coap://h/a/../b/%2e%2e/c", &["c"][..]),
        ("coap://h/a/./b", &["a", "b"]),
        ("coap://h/a/.%2E", &[]),
        ("coap://h/a/b/..", &["a", ""]),
        ("coap://h/a/%2e", &["a", ""]),
        ("coap://h/../..", &[]),
        ("coap://h//..", &[]),
        ("coap://h//.", &["", ""]),
        ("coap://h/...", &["..."]),
        ("coap://h//", &["", ""]),
        ("coap://h", &[]),
    ] {
        let uri = Uri::parse(text).unwrap();
        let coap = Coap::from_uri(&uri).unwrap();
        assert!(
            coap.uri_path().map(|it| it.decode_utf8().unwrap().into_owned()).eq(expected.iter().copied()),
            "{text}"
        );
        assert!(coap.uri_path().rev().map(|it| it.as_str()).eq(expected.iter().rev().copied()), "{text}");
        let shown = coap.fields().into_iter().find(|field| field.name == "Uri-Path").unwrap().value;
        assert_eq!(shown, FieldValue::List(expected.iter().map(|&it| it.into()).collect()), "{text}");
        // The options after the URI is normalized.
        let normal = uri.normalize();
        assert!(
            Coap::from_uri(&normal).unwrap().uri_path().map(|it| it.as_str()).eq(expected.iter().copied()),
            "{text}"
        );
    }
}
