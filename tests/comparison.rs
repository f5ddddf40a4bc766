//! The comparison ladder (RFC 3986, section 6.2).

use std::collections::HashSet;

use pest_uri::{Comparison, Component, Rung, Uri, UriReference};
use proptest::prelude::*;

use crate::generated::{config, reference, uri};
use crate::properties::normalize_keeps_meaning;

#[track_caller]
fn assert_equal_at(a: &str, b: &str, rung: Rung) {
    let (first, second) = (UriReference::parse(a).unwrap(), UriReference::parse(b).unwrap());
    assert_eq!(first.compare(&second), Comparison::Equal(rung));
    assert_eq!(second.compare(&first), Comparison::Equal(rung));
}

#[track_caller]
fn assert_different(a: &str, b: &str, component: Component) {
    let (first, second) = (UriReference::parse(a).unwrap(), UriReference::parse(b).unwrap());
    assert_eq!(first.compare(&second), Comparison::Different(component));
    assert_eq!(second.compare(&first), Comparison::Different(component));
}

#[test]
fn equal_at_each_rung() {
    assert_equal_at("http://a/b", "http://a/b", Rung::String);
    assert_equal_at("http://EXAMPLE.com/", "http://example.com/", Rung::Case);
    assert_equal_at("%2f", "%2F", Rung::Case);
    assert_equal_at("%7e", "~", Rung::PercentEncoding);
    assert_equal_at("http://%41/", "http://a/", Rung::PercentEncoding);
    assert_equal_at("http://a/./b", "http://a/b", Rung::PathSegments);
    assert_equal_at("http://a/%2e/b", "http://A/b", Rung::PathSegments);
    assert_equal_at("x:/a/..//b", "x:/.//b", Rung::PathSegments);
    assert_equal_at("http://a", "http://a/", Rung::Scheme);
    assert_equal_at("http://a:80/", "http://a/", Rung::Scheme);
    assert_equal_at("http://a:/", "http://a/", Rung::Scheme);
    assert_equal_at("file://localhost/a", "file:///a", Rung::Scheme);
    assert_equal_at("foo:a/../b", "foo:/b", Rung::PathSegments);
}

#[test]
fn reports_the_first_different_component() {
    assert_different("http://a/", "https://a/", Component::Scheme);
    assert_different("http://a/", "http:/", Component::Authority);
    assert_different("//a/", "http://a/", Component::Scheme);
    assert_different("http://u@a/", "http://a/", Component::Userinfo);
    assert_different("http://a/", "http://b/", Component::Host);
    assert_different("http://a:81/", "http://a/", Component::Port);
    assert_different("http://a/b", "http://a/c", Component::Path);
    assert_different("http://a/%2F", "http://a//", Component::Path);
    assert_different("http://a/?", "http://a/", Component::Query);
    assert_different("http://a/#a", "http://a/#A", Component::Fragment);
    assert_different("http://a/?x#a", "http://a/?y#b", Component::Query);
    // As relative references, they differ against some bases.
    assert_different("a/../b", "b", Component::Path);
    // If encoded dots are the name of a segment, the segment is not a dot segment.
    assert_different("a/%2e%2e/b", "a/../b", Component::Path);
    assert_different("data:a/%2E%2E/b", "data:a/../b", Component::Path);
}

#[test]
fn equal_keys_for_equal_references() {
    let texts = ["http://a/b", "HTTP://a/b", "http://a/%62", "http://a/c/../b", "http://a:80/b"];
    let count =
        |rung| texts.iter().map(|text| Uri::parse(*text).unwrap().key(rung).into_owned()).collect::<HashSet<_>>().len();
    assert_eq!(Rung::ALL.iter().copied().map(count).collect::<Vec<_>>(), [5, 4, 3, 2, 1]);
    let uri = Uri::parse("http://u:hunter2@a/").unwrap();
    assert_eq!(uri.key(Rung::Scheme).as_str().as_ptr(), uri.as_str().as_ptr());
    assert_eq!(uri.key(Rung::Scheme).into_string(), "http://u:hunter2@a/");
    assert!(!format!("{:?}", uri.key(Rung::Scheme)).contains("hunter2"));
}

/// Two references, often equivalent.
pub fn pair() -> impl Strategy<Value = (String, String)> {
    let pieces = |text: String| {
        prop_oneof![
            Just(text.to_uppercase()),
            Just(text.replace('a', "%61")),
            Just(text.replace("/a", "/./a")),
            Just(text.replace("h/", "h:80/")),
            Just(text.replace(":80", "")),
            Just(text.replace("http:", "HTTP:")),
        ]
        .prop_map(move |other| (text.clone(), other))
    };
    prop_oneof![
        1 => (reference(), reference()),
        3 => uri().prop_flat_map(pieces),
        3 => reference().prop_flat_map(pieces),
    ]
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn compares_alike_everywhere((a, b) in pair()) {
        normalize_keeps_meaning::compares_alike_everywhere(&a, &b);
    }
}

#[test]
fn rung_names() {
    let names = Rung::ALL.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(names, ["string", "case", "percent", "path", "scheme"]);
}

#[test]
fn is_symmetric() {
    let [a, b] = ["?a", "?%61"].map(|text| UriReference::parse(text).unwrap());
    assert!(a.is_equal_at(&b, Rung::PercentEncoding) && b.is_equal_at(&a, Rung::PercentEncoding));
}
