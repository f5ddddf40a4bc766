//! Origins (RFC 6454).

use pest_uri::{Iri, NormalizeOptions, Uri, UriReference};
use proptest::prelude::*;

use crate::generated::{config, uri};

#[track_caller]
fn assert_origin(text: &str, expected: &str) {
    let origin = UriReference::parse(text).unwrap().origin();
    assert_eq!(origin.map(|it| it.to_string()).as_deref(), Some(expected), "{text}");
}

#[track_caller]
fn assert_none(text: &str) {
    let uri = UriReference::parse(text).unwrap();
    assert_eq!(uri.origin(), None, "{text}");
    assert!(!uri.is_same_origin(&uri), "{text}");
}

#[test]
fn origin_of_servers() {
    // These have one origin by section 5.
    for text in ["http://example.com/", "http://example.com:80/", "http://example.com/path/file", "HTTP://EXAMPLE.com:"]
    {
        assert_origin(text, "http://example.com");
    }
    assert_origin("http://example.com:8080/", "http://example.com:8080");
    assert_origin("http://www.example.com/", "http://www.example.com");
    assert_origin("https://example.com:80/", "https://example.com:80");
    assert_origin("http://example.com:0080", "http://example.com");
    assert_origin("http://example.com:0", "http://example.com:0");
    assert_origin("http://u:p@h/", "http://h");
    assert_origin("http://[2001:DB8:0::1]:443/", "http://[2001:db8::1]:443");
    assert_origin("ws://e%78ample%2ecom", "ws://example.com");
    assert_origin("http://a%2fb", "http://a%2Fb");
    assert_origin("nfs://h", "nfs://h");
    // A name with a final dot is a different name.
    assert_origin("http://example.com./", "http://example.com.");
}

#[test]
fn references_without_origin() {
    for text in [
        "", "//h", "/a", "http:", "http:a", "http:///", "http://:80", "http://h:65536", "file:///a", "file://h/a",
        "data:,a", "mailto:a@b", "foo://h:1", "urn:a:b", "http:/a",
    ] {
        assert_none(text);
    }
    let iri = Iri::parse("http://b\u{fc}cher.example/").unwrap();
    assert_eq!(iri.origin(), None);
    let ascii = iri.to_uri_with(|_| Some("xn--bcher-kva.example".to_owned())).unwrap();
    assert_eq!(ascii.origin().unwrap().to_string(), "http://xn--bcher-kva.example");
    assert_eq!(Iri::parse("http://h/\u{e9}").unwrap().origin(), Uri::parse("http://h").unwrap().origin());
}

fn server() -> impl Strategy<Value = String> {
    prop_oneof![
        "(https?|HTTP)://([aA]|%41)(:(80|443|080)|)",
        "([hH]ttps?|file|x)://([aA]|%41|b|\\[::1\\]|\\[0:0::1\\]|)(:(80|443|080)|)",
    ]
}

proptest! {
    #![proptest_config(config())]

    /// Two references have the same origin if and only if both have one, and they are equal.
    #[test]
    fn same_origins_are_equal(texts in [server(), server()]) {
        let [Ok(first), Ok(second)] = [Uri::parse(&texts[0]), Uri::parse(&texts[1])] else { return Ok(()) };
        let origin = first.origin();
        prop_assert_eq!(first.is_same_origin(&second), origin.is_some() && origin == second.origin(), "{:?}", texts);
    }

    /// The origin of a reference is that of its normal form, and has itself as its origin.
    #[test]
    fn origin_is_normalized(text in prop_oneof![uri(), "[hH]ttps?://[a-cA-C%0-9.]{1,8}(:[0-9]{0,6})?(/%7e)?"]) {
        let Ok(uri) = Uri::parse(&text) else { return Ok(()) };
        let origin = uri.origin();
        prop_assert_eq!(&uri.normalize_with(NormalizeOptions::SCHEME).origin(), &origin);
        prop_assert_eq!(uri.is_same_origin(&uri.normalize()), origin.is_some());
        if let Some(origin) = origin {
            let of = Uri::parse(origin.to_string()).unwrap();
            let steps = NormalizeOptions::SCHEME.empty_path(false);
            prop_assert!(of.is_normalized_with(steps), "{:?}", of);
            prop_assert_eq!(of.origin(), Some(origin));
        }
    }
}
