//! Runs the comparisons with other crates on the corpora, and checks that each known difference
//! still exists.

use std::fs;
use std::path::Path;

use pest_uri_fuzz::rivals::{fluent, iri_string, oxiri};
use pest_uri_fuzz::targets;

use ::iri_string::format::ToDedicatedString as _;
use ::iri_string::types::{UriAbsoluteStr, UriReferenceStr, UriStr};
use fluent_uri::resolve::ResolveError;
use pest_uri::{AbsoluteIri, AbsoluteUri, Components, Iri, IriReference, NormalizeOptions, Uri, UriReference};

#[test]
fn every_target_on_its_corpus() {
    for (name, check) in targets::ALL {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name).with_extension("txt");
        for line in fs::read_to_string(file).unwrap().lines() {
            check(&serde_json::from_str::<String>(line).unwrap());
        }
    }
}

#[track_caller]
fn assert_normalizes_differently(text: &str, theirs: &str, is_known: fn(Components<'_>) -> bool) {
    let found = fluent_uri::IriRef::parse(text).unwrap().normalize().into_string();
    assert_eq!(found, theirs);
    let reference = IriReference::parse(text).unwrap();
    assert_ne!(reference.normalize(), theirs);
    assert!(is_known(reference.components()));
}

#[test]
fn fluent_uri_normalizes_differently() {
    assert_normalizes_differently("foo:a/../b", "foo:a/../b", fluent::keeps_dots);
    assert_normalizes_differently("a/./b", "a/./b", fluent::keeps_dots);
    assert_normalizes_differently("%2E%2E/a", "../a", fluent::decodes_dots);
    assert_normalizes_differently("/%C3%A9", "/\u{e9}", |it| fluent::decodes_beyond_ascii(it.text()));
    let address: UriReference<String> = "//[::0:1]".parse().unwrap();
    assert_eq!(fluent_uri::UriRef::parse("//[::0:1]").unwrap().normalize().as_str(), "//[::1]");
    // A separate step in this crate.
    assert_eq!(address.normalize(), "//[::0:1]");
    assert_eq!(address.normalize_with(NormalizeOptions::SYNTAX.ipv6_address(true)), "//[::1]");
}

#[test]
fn fluent_uri_resolves_differently() {
    let theirs = |base, text| {
        let base = fluent_uri::Uri::parse(base).unwrap();
        fluent_uri::UriRef::parse(text).unwrap().resolve_against(&base).map(|it| it.into_string())
    };
    let ours =
        |base, text| AbsoluteUri::parse(base).unwrap().resolve(&UriReference::parse(text).unwrap()).into_string();
    let known = |base, text, is_known: fn(&AbsoluteUri<&str>, &UriReference<&str>) -> bool| {
        is_known(&AbsoluteUri::parse(base).unwrap(), &UriReference::parse(text).unwrap())
    };
    assert_eq!(theirs("mailto:a@b", "c"), Err(ResolveError::InvalidReferenceAgainstOpaqueBase));
    assert_eq!(ours("mailto:a@b", "c"), "mailto:c");
    assert!(known("mailto:a@b", "c", fluent::rejects_rootless_base));
    for (base, text, found, right) in [
        ("http://a/b/c", "%2E%2E/d", "http://a/d", "http://a/b/%2E%2E/d"),
        ("http://a/b/..", "c", "http://a/c", "http://a/b/c"),
        ("http://a/./b", "?y", "http://a/b?y", "http://a/./b?y"),
        ("x:/", "x:a/../b", "x:a/../b", "x:/b"),
    ] {
        assert_eq!(theirs(base, text).as_deref(), Ok(found));
        assert_eq!(ours(base, text), right);
        assert!(known(base, text, fluent::takes_other_dots), "{text} against {base}");
    }
}

#[test]
fn iri_string_differs() {
    let normalize = |text| UriStr::new(text).unwrap().normalize().to_dedicated_string().to_string();
    assert_eq!(normalize("x://A%C3%A9"), "x://A%C3%A9");
    assert_eq!(Uri::parse("x://A%C3%A9").unwrap().normalize(), "x://a%C3%A9");
    assert!(iri_string::keeps_case_of_host(&Uri::parse("x://A%C3%A9").unwrap()));
    assert_eq!(normalize("data:,a/../b"), "data:/b");
    assert_eq!(Uri::parse("data:,a/../b").unwrap().normalize(), "data:,a/../b");
    assert!(iri_string::takes_dots_of_names(&Uri::parse("data:,a/../b").unwrap()));

    let base = UriAbsoluteStr::new("http://a/b/c").unwrap();
    let resolved = UriReferenceStr::new("%2E%2E/d").unwrap().resolve_against(base).to_dedicated_string();
    assert_eq!(resolved.as_str(), "http://a/d");
    let (base, text) = (AbsoluteUri::parse("http://a/b/c").unwrap(), UriReference::parse("%2E%2E/d").unwrap());
    assert_eq!(base.resolve(&text), "http://a/b/%2E%2E/d");
    assert!(iri_string::takes_encoded_dots(&base, &text));
}

#[test]
fn oxiri_differs() {
    let base = ::oxiri::Iri::parse("x:/a").unwrap();
    assert!(base.resolve(&::oxiri::IriRef::parse("/..//c").unwrap()).is_err());
    let ours = AbsoluteIri::parse("x:/a").unwrap().resolve(&IriReference::parse("/..//c").unwrap());
    assert_eq!(ours, "x:/.//c");
    assert!(oxiri::rejects_two_slashes(&ours));
    assert!(base.relativize(&::oxiri::Iri::parse("x:/b/../c").unwrap()).is_err());
    assert!(oxiri::rejects_dots(&Iri::parse("x:/b/../c").unwrap()));
}
