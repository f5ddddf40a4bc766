//! Relativizing: the inverse of resolution.

use pest_uri::{AbsoluteUri, RelativizeOptions, Uri, kind};
use proptest::prelude::*;

use crate::generated::{config, uri};
use crate::properties::relativize_resolve;

#[track_caller]
fn assert_relative(base: &str, target: &str, expected: &str) {
    let base = AbsoluteUri::parse(base).unwrap();
    let target = Uri::parse(target).unwrap();
    let relative = base.relativize(&target);
    assert_eq!(relative, expected);
    assert_eq!(base.resolve(&relative), base.resolve(&target));
}

#[test]
fn within_a_hierarchy() {
    assert_relative("http://a/b/c/d;p?q", "http://a/b/c/g", "g");
    assert_relative("http://a/b/c/d;p?q", "http://a/b/c/g;x?y#s", "g;x?y#s");
    assert_relative("http://a/b/c/d;p?q", "http://a/b/g", "../g");
    assert_relative("http://a/b/c/d;p?q", "http://a/b/", "..");
    assert_relative("http://a/b/c/d;p?q", "http://a/", "/");
    assert_relative("http://a/b/c/d;p?q", "http://a/b/c/", ".");
    assert_relative("http://a/b/c/d/e", "http://a/b/x", "/b/x");
    assert_relative("http://a/long/c/d/e", "http://a/long/x", "../../x");
    assert_relative("http://a/long/c/d/e", "http://a/x", "/x");
    assert_relative("http://a/b/c/d;p?q", "http://a/b/c/d;p?q", "");
    assert_relative("http://a/b/c/d;p?q", "http://a/b/c/d;p?q#s", "#s");
    assert_relative("http://a/b/c/d;p?q", "http://a/b/c/d;p?y", "?y");
    assert_relative("http://a/b/c/d;p", "http://a/b/c/d;p", "");
    assert_relative("http://a/b/./c", "http://a/b/d", "d");
    assert_relative("http://a/b/c", "http://a/x/../b/d", "d");
}

#[test]
fn empty_query_differs_from_absent() {
    assert_relative("x:?", "x:", ".");
    assert_relative("x:", "x:?", "?");
    assert_relative("http://a/d?q", "http://a/d", "d");
    assert_relative("http://a/d/?q", "http://a/d/", ".");
    assert_relative("http://a/?q", "http://a/", ".");
    assert_relative("http://a?q", "http://a", "//a");
}

#[test]
fn empty_segments_and_colons() {
    assert_relative("https://foo.com/", "https://foo.com//bar", ".//bar");
    assert_relative("https://foo.com/a", "https://foo.com//", ".//");
    assert_relative("http://a/b/c", "http://a/b/d:e", "./d:e");
    assert_relative("http://a/b/c", "http://a/d:e", "/d:e");
    assert_relative("http://a/b//c", "http://a/b//d", "d");
    assert_relative("http://a/b//c", "http://a/b/d", "../d");
    assert_relative("http://a//b", "http://a/b", "/b");
}

#[test]
fn without_an_authority() {
    assert_relative("x:/", "x:", "x:");
    assert_relative("x:", "x:b:c", "./b:c");
    assert_relative("x:/", "x:/b:c", "/b:c");
    assert_relative("foo:/a/b", "foo:bar", "foo:bar");
    assert_relative("mailto:a@b", "mailto:c@d", "c@d");
    assert_relative("x:a/b", "x:a/c", "c");
    assert_relative("x:a/b/c", "x:a/d", "../d");
    assert_relative("x:a/b", "x:/d", "/d");
    assert_relative("x:/.//a/b", "x:/.//a/c", "c");
    assert_relative("x:/.//a/b", "x:/.//a/b", "");
    assert_relative("x:/a", "x:/.//evil", ".//evil");
    assert_relative("x:y", "x:/.//evil", ".///evil");
    assert_relative("x:y", "x:/evil", "/evil");
    assert_relative("x:y/z", "x:/.//evil", "..//evil");
}

#[test]
fn other_authority_or_scheme() {
    assert_relative("http://a/b", "https://a/b", "https://a/b");
    assert_relative("http://a/b", "HTTP://a/b", "HTTP://a/b");
    assert_relative("http://a/b", "http://c/b?q#f", "//c/b?q#f");
    assert_relative("http://a/b", "http://a:80/b", "//a:80/b");
    assert_relative("http://a/b", "http:/b", "http:/b");
    assert_relative("http:/b", "http://a/b", "//a/b");
    assert_relative("http://a/b", "http://a", "//a");
}

#[test]
fn allowed_shapes() {
    let base = AbsoluteUri::parse("http://h/a/b/c").unwrap();
    let shaped = |target, shapes| base.relativize_with(&Uri::parse(target).unwrap(), shapes).map(|it| it.into_string());
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(shaped("http://h/a/x", RelativizeOptions::ANY.no_parent()), some("/a/x"));
    assert_eq!(shaped("http://h/a/b/x", RelativizeOptions::ANY.no_parent()), some("x"));
    assert_eq!(shaped("http://h", RelativizeOptions::ANY), some("//h"));
    assert_eq!(shaped("http://h", RelativizeOptions::ANY.no_network_path()), some("http://h"));
    assert_eq!(shaped("http://i/", RelativizeOptions::ANY.no_network_path()), some("http://i/"));
    assert_eq!(shaped("http://i/", RelativizeOptions::ANY.same_authority()), None);
    assert_eq!(shaped("https://h/", RelativizeOptions::ANY.same_authority()), None);
    assert_eq!(shaped("http://h/x", RelativizeOptions::ANY.same_authority()), some("/x"));
}

/// Bases and targets that have more in common than two random ones.
fn pair() -> impl Strategy<Value = (String, String)> {
    let path = |text: &str| text.find(['?', '#']).map_or(text.to_owned(), |end| text[..end].to_owned());
    prop_oneof![
        2 => (uri(), uri()),
        1 => uri().prop_map(move |text| (text.clone(), path(&text))),
        1 => (uri(), "[ab:./]{0,5}").prop_map(move |(text, more)| (text.clone(), path(&text) + &more)),
        1 => (uri(), "[ab:./]{0,5}").prop_map(move |(text, more)| (path(&text) + &more, text)),
    ]
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn relativized_reference_resolves_to_the_target((base, target) in pair()) {
        relativize_resolve::round_trips::<kind::AbsoluteUri>(&base, &target);
    }

    #[test]
    fn relativized_reference_is_shortest(base in uri(), target in uri()) {
        relativize_resolve::is_shortest(&base, &target);
    }
}
