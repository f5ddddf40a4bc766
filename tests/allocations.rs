//! How often operations allocate memory.

use std::hint::black_box;

use allocation_counter::measure;
use pest_uri::{AbsoluteUri, Iri, NormalizeOptions, Rung, SchemeInfo, Uri, UriReference};

#[track_caller]
fn assert_allocations<R>(count: u64, operation: impl FnOnce() -> R) {
    let counted = measure(|| {
        black_box(operation());
    });
    assert_eq!(counted.count_total, count);
}

#[test]
fn parsing_allocates_nothing() {
    let long = format!("http://u:p@h:80/{}?{}#f", "a%20".repeat(1000), "b".repeat(1000));
    for text in ["http://u:p@[::1]:80/a/b?c#d", "x:", "http://[2001:db8::192.0.2.1]/", "http://1.2.3.4/%41", &long] {
        assert_allocations(0, || Uri::parse(text).unwrap());
        assert_allocations(0, || UriReference::parse(text).unwrap());
    }
    assert_allocations(0, || Iri::parse("http://b\u{fc}cher.example/\u{4e2d}?\u{e000}").unwrap());
    assert_allocations(0, || Uri::parse("http://h/a|b").unwrap_err());
}

#[test]
fn accessors_allocate_nothing() {
    let uri = Uri::parse("http://u:p@[::1]:80/a/b?c#d").unwrap();
    assert_allocations(0, || {
        let components = uri.components();
        assert_eq!((uri.scheme(), uri.port()), ("http", Ok(Some(80))));
        assert!(uri.host().unwrap().ip().is_some() && uri.userinfo().unwrap().password().is_some());
        assert_eq!(components.path().segments().rev().count(), 2);
        assert_eq!(components.fragment().unwrap().decode_utf8().unwrap(), "d");
    });
}

#[test]
fn finding_allocates_only_for_uris_of_several_lines() {
    assert_allocations(0, || {
        Uri::find_in("see <http://h/a>, \"http://h/b\" (http://h/c). <div\n class=a> <b\na:c>").count()
    });
    assert_allocations(1, || Uri::find_in("<http://h/a/\nb>").count());
}

#[test]
fn resolution_allocates_at_most_once() {
    let base = AbsoluteUri::parse("http://a/b/c/./d;p?q").unwrap();
    for text in ["../../g/./h?y#s", "", "#s", "//g/..", "x:/a/..//b", "g"] {
        let reference = UriReference::parse(text).unwrap();
        assert_allocations(1, || base.resolve(&reference));
        assert_allocations(1, || base.resolve_relative(&reference));
        let mut out = String::with_capacity(100);
        assert_allocations(0, || base.resolve_into(&reference, &mut out));
    }
}

#[test]
fn relativizing_allocates_once() {
    let base = AbsoluteUri::parse("http://a/b/c/d;p?q").unwrap();
    for text in ["http://a/b/g", "http://a/b/c/d;p?q#s", "http://h/", "x:y", "http://a/b/c/x:y"] {
        let target = Uri::parse(text).unwrap();
        assert_allocations(1, || base.relativize(&target));
    }
}

#[test]
fn normalization_allocates_once_and_again_for_dot_segments() {
    for (count, text) in [(2, "HTTP://A:80/%7e/../b?%c3"), (1, "http://a/"), (2, "x:/a/..//b"), (1, "ws://localhost/")]
    {
        let uri = Uri::parse(text).unwrap();
        assert_allocations(count, || uri.normalize_with(NormalizeOptions::SCHEME));
        assert_allocations(count, || uri.is_normalized_with(NormalizeOptions::SCHEME));
    }
}

#[test]
fn comparison_allocates_both_normal_forms() {
    let (a, b) = (Uri::parse("HTTP://A:80/%7e?%c3").unwrap(), Uri::parse("http://a/~?%C3").unwrap());
    assert_allocations(2, || assert!(a.is_equal_at(&b, Rung::Scheme)));
    assert_allocations(0, || assert!(b.is_equal_at(&b, Rung::Scheme)));
    assert_allocations(1, || b.key(Rung::Scheme));
}

#[test]
fn registry_lookup_allocates_nothing() {
    assert_allocations(0, || SchemeInfo::for_scheme("HTTP").unwrap().references().count());
    assert_allocations(0, || SchemeInfo::for_scheme("foo"));
    assert_allocations(0, || SchemeInfo::all().count());
}
