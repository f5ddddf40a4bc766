//! Resolution and base URIs (RFC 3986, section 5).

use std::fmt::Write as _;

use pest_uri::{AbsoluteUri, BaseContext, BaseError, BaseSource, RelativeRef, Uri, UriReference, kind};
use proptest::prelude::*;

use crate::generated::{config, reference, uri};
use crate::properties::relativize_resolve;

#[track_caller]
fn resolve(base: &str, reference: &str) -> String {
    let base = AbsoluteUri::parse(base).unwrap();
    base.resolve(&UriReference::parse(reference).unwrap()).into_string()
}

/// The examples of sections 5.4.1 and 5.4.2, all against `http://a/b/c/d;p?q`.
const EXAMPLES: [&str; 42] = [
    "g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s", ";x", "g;x", "g;x?y#s", "", ".", "./",
    "..", "../", "../g", "../..", "../../", "../../g", "../../../g", "../../../../g", "/./g", "/../g", "g.", ".g",
    "g..", "..g", "./../g", "./g/.", "g/./h", "g/../h", "g;x=1/./y", "g;x=1/../y", "g?y/./x", "g?y/../x", "g#s/./x",
    "g#s/../x", "http:g",
];

#[test]
fn rfc_3986_section_5_4_examples() {
    let base = AbsoluteUri::parse("http://a/b/c/d;p?q").unwrap();
    let mut table = String::new();
    for text in EXAMPLES {
        let target = base.resolve(&UriReference::parse(text).unwrap());
        writeln!(table, "{:<16} {target}", format!("{text:?}")).unwrap();
    }
    let target = base.resolve_non_strict(&UriReference::parse("http:g").unwrap());
    writeln!(table, "{:<16} {target} (not strict)", "\"http:g\"").unwrap();
    crate::support::assert_snapshot("snapshots", "resolution", "resolved against http://a/b/c/d;p?q", &table);
}

#[test]
fn bases_without_a_hierarchy() {
    assert_eq!(resolve("mailto:a@b", "c"), "mailto:c");
    assert_eq!(resolve("mailto:a@b", ""), "mailto:a@b");
    assert_eq!(resolve("mailto:a@b", "#f"), "mailto:a@b#f");
    assert_eq!(resolve("mailto:a@b", "/c"), "mailto:/c");
    assert_eq!(resolve("mailto:a@b", "../c"), "mailto:c");
    assert_eq!(resolve("a:b/c", "../../d"), "a:/d");
    assert_eq!(resolve("a:b/c", "../d"), "a:/d");
    assert_eq!(resolve("a:b", "./c:d"), "a:c:d");
    assert_eq!(resolve("a:b", "c/../d"), "a:/d");
    assert_eq!(resolve("x:", "a"), "x:a");
    assert_eq!(resolve("x:", "?y"), "x:?y");
    assert_eq!(resolve("urn:isbn:1", "//h"), "urn://h");
}

#[test]
fn empty_base_path_after_an_authority() {
    assert_eq!(resolve("http://a", "b"), "http://a/b");
    assert_eq!(resolve("http://a?q", "b"), "http://a/b");
    assert_eq!(resolve("http://a?q", "#f"), "http://a?q#f");
    assert_eq!(resolve("http://a", "../b"), "http://a/b");
    assert_eq!(resolve("http://a", "//c"), "http://c");
    assert_eq!(resolve("file:///a/b", "//c"), "file://c");
}

#[test]
fn double_slash_without_an_authority() {
    assert_eq!(resolve("x:/a/b", "/..//evil"), "x:/.//evil");
    assert_eq!(resolve("x:/a/b", "..//evil"), "x:/.//evil");
    assert_eq!(resolve("a:/", "/.//."), "a:/.//");
    assert_eq!(resolve("x:/.//a", "b"), "x:/.//b");
    assert_eq!(resolve("x:/.//a", ""), "x:/.//a");
    assert_eq!(resolve("http://h/a", "/..//b"), "http://h//b");
    assert_eq!(resolve("x:y", "x:.//b"), "x:/b");
    assert_eq!(resolve("x:y", "x:a/..//b"), "x:/.//b");
}

#[test]
fn same_document_references() {
    let base = AbsoluteUri::parse("http://a/b/c?q").unwrap();
    for (reference, is_same) in [
        ("", true),
        ("#s", true),
        ("c?q", true),
        ("./c?q#s", true),
        ("//a/b/c?q", true),
        ("c", false),
        ("?", false),
        ("c?Q", false),
        ("/c?q", false),
        ("http://A/b/c?q", false),
    ] {
        let reference = UriReference::parse(reference).unwrap();
        assert_eq!(base.is_same_document(&reference), is_same, "{reference}");
    }
}

#[test]
fn keeps_percent_encoded_dots() {
    assert_eq!(resolve("http://a/b/%2E%2E/c", "d"), "http://a/b/%2E%2E/d");
    assert_eq!(resolve("http://a/b/c", "%2E%2E/d"), "http://a/b/%2E%2E/d");
}

#[test]
fn non_strict() {
    let base = AbsoluteUri::parse("http://a/b/c?q").unwrap();
    let resolve = |text| base.resolve_non_strict(&UriReference::parse(text).unwrap()).into_string();
    assert_eq!(resolve("http:"), "http://a/b/c?q");
    assert_eq!(resolve("HTTP:?y"), "http://a/b/c?y");
    assert_eq!(resolve("http:/x"), "http://a/x");
    assert_eq!(resolve("http://x"), "http://x");
    assert_eq!(resolve("https:x"), "https:x");
}

#[test]
fn resolve_into_appends() {
    let base = AbsoluteUri::parse("http://a/b/c").unwrap();
    let mut text = String::from("x//y/");
    text.reserve(100);
    let (at, capacity) = (text.as_ptr(), text.capacity());
    base.resolve_into(&RelativeRef::parse("../../../d").unwrap(), &mut text);
    assert_eq!(text, "x//y/http://a/d");
    assert_eq!((text.as_ptr(), text.capacity()), (at, capacity));
}

#[test]
fn without_a_fragment() {
    for (text, base) in [("a:b#c", "a:b"), ("a:#", "a:"), ("a:b", "a:b"), ("http://h?#", "http://h?")] {
        let uri = Uri::parse(text).unwrap();
        assert_eq!(uri.strip_fragment(), base);
        assert_eq!(uri.strip_fragment().components(), AbsoluteUri::parse(base).unwrap().components());
    }
}

#[test]
fn base_sources_in_order() {
    let reference = |text| UriReference::parse(text).unwrap();
    let uri = |text| Uri::parse(text).unwrap();
    let established = |context: &BaseContext| context.establish().map(|(base, source)| (base.to_string(), source));

    let mut context = BaseContext::new();
    assert_eq!(context.establish(), Err(BaseError::NoSource));
    context.application(&uri("app:default"));
    assert_eq!(established(&context), Ok(("app:default".into(), BaseSource::Application)));
    context.retrieval(&uri("http://r/1#f"));
    assert_eq!(established(&context), Ok(("http://r/1".into(), BaseSource::Retrieval)));
    // The inner entity comes first, and is relative to the outer one.
    context.entity(&reference("part"));
    assert_eq!(established(&context), Ok(("http://r/part".into(), BaseSource::Entity { level: 1 })));
    context.entity(&reference("cid:outer/x"));
    assert_eq!(established(&context), Ok(("cid:outer/part".into(), BaseSource::Entity { level: 1 })));
    context.content(&reference("../c#f"));
    assert_eq!(established(&context), Ok(("cid:/c".into(), BaseSource::Content)));
    context.content(&reference("http://c/"));
    assert_eq!(established(&context), Ok(("http://c/".into(), BaseSource::Content)));
}

#[test]
fn base_source_display_pads() {
    let shown = |source: BaseSource| format!("{source:20}|{source:>4.3}|");
    assert_eq!(shown(BaseSource::Retrieval), "the retrieval URI   | the|");
    assert_eq!(format!("{:40}|", BaseSource::Entity { level: 2 }), "the encapsulating entity 2 out          |");
}

#[test]
fn relative_base_needs_another_source() {
    let mut context = BaseContext::new();
    context.content(&UriReference::parse("/docs/").unwrap());
    let error = context.establish().unwrap_err();
    assert_eq!(error, BaseError::Relative { from: BaseSource::Content });
    assert_eq!(
        error.to_string(),
        "the base URI from the content is relative, and there is no other to resolve it against"
    );
    // An absolute base does not get in the way of a relative one.
    context.content(&UriReference::parse("a:b").unwrap()).entity(&UriReference::parse("x").unwrap());
    assert_eq!(context.establish().unwrap().1, BaseSource::Content);
}

/// Returns all texts of up to so many characters of a path.
fn paths(longest: usize) -> Vec<String> {
    let mut paths = vec![String::new()];
    let mut from = 0;
    for _ in 0..longest {
        let longer: Vec<_> =
            paths[from..].iter().flat_map(|path| ["/", ".", "a"].map(|it| path.clone() + it)).collect();
        from = paths.len();
        paths.extend(longer);
    }
    paths
}

#[test]
fn agrees_with_the_rfc_on_short_paths() {
    let (bases, references) = (paths(4), paths(5));
    for base in &bases {
        for prefix in ["x:", "x://h"] {
            let base = format!("{prefix}{base}");
            for reference in &references {
                relativize_resolve::resolves_as_the_rfc_says::<kind::AbsoluteUri>(&base, reference);
            }
            for target in &bases {
                relativize_resolve::round_trips::<kind::AbsoluteUri>(&base, &format!("{prefix}{target}"));
                relativize_resolve::resolves_as_the_rfc_says::<kind::AbsoluteUri>(&base, &format!("x:{target}?a/../b"));
            }
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn agrees_with_the_rfc_on_any_reference(base in uri(), text in reference()) {
        relativize_resolve::resolves_as_the_rfc_says::<kind::AbsoluteUri>(&base, &text);
    }
}

/// Also for the non-strict resolution of section 5.2.2.
#[test]
fn components_of_the_result() {
    let base = AbsoluteUri::parse("http://h/a/b?q").unwrap();
    let resolved = |text| base.resolve_non_strict(&UriReference::parse(text).unwrap());
    let uri = resolved("http://g/x?y#f");
    assert_eq!((uri.authority(), uri.path().as_str(), uri.query().unwrap().as_str()), (Some("g"), "/x", "y"));
    let uri = resolved("http:?y#f");
    assert_eq!((uri.query().unwrap().as_str(), uri.fragment().unwrap().as_str()), ("y", "f"));
}

#[test]
fn relative_bases() {
    let resolved = |base: &str, text: &str| {
        let (base, reference) = (UriReference::parse(base).unwrap(), UriReference::parse(text).unwrap());
        base.resolve_relative(&reference).into_string()
    };
    for (base, text, expected) in [
        ("/static/", "x", "/static/x"),
        ("/static", "x", "/x"),
        ("/a/b", "../../../c", "/c"),
        ("a/b", "c", "a/c"),
        ("a/b", "../c", "c"),
        ("a/b", "../../c", "../c"),
        ("../a", "../c", "../../c"),
        ("a/b", ".", "a/"),
        ("a/b", "..", "./"),
        ("a/b", "../c:d", "./c:d"),
        ("a/b", "..//c", ".//c"),
        ("a/b?q#f", "", "a/b?q"),
        ("a/b?q#f", "?r#g", "a/b?r#g"),
        ("a/b", "/c/../d", "/d"),
        ("a/b", "//h/c", "//h/c"),
        ("a/b", "x:c/../d", "x:/d"),
        ("//h", "c", "//h/c"),
        ("x://h/a/b", "../c", "x://h/c"),
        ("", "c", "c"),
    ] {
        assert_eq!(resolved(base, text), expected, "{base} {text}");
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_relative_base_can_be_resolved_before_or_after(base in reference(), text in reference(), root in "/([a-z]/)?") {
        let whole = Uri::parse(format!("x://h{root}")).unwrap();
        let (Ok(base), Ok(reference)) = (RelativeRef::parse(base), UriReference::parse(text)) else { return Ok(()) };
        let first = whole.resolve(&base).resolve(&reference);
        let last = whole.resolve(&base.resolve_relative(&reference));
        prop_assert_eq!(first, last);
    }
}

#[test]
fn resolves_text() {
    let base = Uri::parse("http://h/a/b").unwrap();
    assert_eq!(base.join("../c#d").unwrap(), "http://h/c#d");
    assert_eq!(base.join("\u{e9}").unwrap_err(), UriReference::parse("\u{e9}").unwrap_err());
    let iri = pest_uri::Iri::parse("http://h/\u{fc}/").unwrap();
    assert_eq!(iri.join("\u{e9}").unwrap(), "http://h/\u{fc}/\u{e9}");
}
