//! Links as people and web pages write them.

use pest_uri::{ChangeKind, Uri, UriReference};
use proptest::prelude::*;

use crate::generated::{any_text, config};

#[track_caller]
fn assert_repaired(text: &str, expected: &str) {
    let link = UriReference::parse_lenient(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(link.reference, expected, "{text:?}");
}

#[test]
fn repairs_links_as_browsers_do() {
    for (text, expected) in [
        (" http://h/a ", "http://h/a"),
        ("\thttp://h/a\n", "http://h/a"),
        ("http://h/a\n\tb", "http://h/ab"),
        ("ht\ntp://h/", "http://h/"),
        ("http:\\\\h\\a?b\\c", "http://h/a?b%5Cc"),
        ("http://h\\a#\\", "http://h/a#%5C"),
        ("\\a\\b", "/a/b"),
        ("a b", "a%20b"),
        ("http://h/a|b?c^d#e`f", "http://h/a%7Cb?c%5Ed#e%60f"),
        ("http://h/100%", "http://h/100%25"),
        ("http://h/\u{e9}?\u{e9}#\u{e9}", "http://h/%C3%A9?%C3%A9#%C3%A9"),
        ("http://h/#a#b", "http://h/#a%23b"),
        ("http://h/?a[]=1", "http://h/?a%5B%5D=1"),
        ("<http://h/a b>", "http://h/a%20b"),
        ("mailto:a@b?subject=a b", "mailto:a@b?subject=a%20b"),
        ("foo:a\\b", "foo:a%5Cb"),
    ] {
        assert_repaired(text, expected);
    }
}

#[test]
fn changes_nothing_in_valid_references() {
    for text in ["http:example.com", "example.com", "http:/h", "//h", "a//b/../c", "HTTP://H:80/%7e", "tel:112", ""] {
        let link = UriReference::parse_lenient(text).unwrap();
        assert!(link.reference == text && link.changes.is_empty(), "{text}");
    }
}

#[test]
fn rejects_what_only_the_author_can_repair() {
    for text in [
        "http://a b/", "http://[::1", "http://h:8o/", "http://u@v@h/", "http: //h/", "tel:+49 30 498 75401",
        "mailto:a b@c", "urn:isbn:1 2", "geo:1 ,2", "sip:a b@c",
    ] {
        assert!(UriReference::parse_lenient(text).is_err(), "{text}");
    }
    for text in ["tel:+49 30 498 75401", "mailto:a b@c", "urn:isbn:1 2", "geo:1 ,2", "sip:a b@c"] {
        let report = Uri::parse(text).unwrap_err().report(text).to_string();
        assert!(!report.contains("%20"), "{report}");
    }
}

#[cfg(feature = "idna")]
#[test]
fn converts_hosts_to_names_in_the_dns() {
    assert_repaired("http://u:p@b\u{fc}cher.example:80/\u{e9}", "http://u:p@xn--bcher-kva.example:80/%C3%A9");
    let link = UriReference::parse_lenient("http://b\u{fc}cher.example/a b").unwrap();
    let changes: Vec<_> = link.changes.iter().map(|change| (change.offset, change.kind)).collect();
    assert_eq!(changes, [(7, ChangeKind::Host), (24, ChangeKind::PercentEncoded)]);
    assert!(UriReference::parse_lenient("http://\u{ff11}27.0.0.1/").is_err());
}

#[test]
fn lists_each_change_at_its_offset() {
    let link = UriReference::parse_lenient("  http:\\\\h/a\nb c\t/%  ").unwrap();
    assert_eq!(link.reference, "http://h/ab%20c/%25");
    let changes: Vec<_> = link.changes.iter().map(|change| (change.offset, change.kind)).collect();
    let expected = [
        (0, ChangeKind::Trimmed),
        (7, ChangeKind::Slash),
        (8, ChangeKind::Slash),
        (12, ChangeKind::Removed),
        (14, ChangeKind::PercentEncoded),
        (16, ChangeKind::Removed),
        (18, ChangeKind::PercentEncoded),
        (19, ChangeKind::Trimmed),
    ];
    assert_eq!(changes, expected);
}

#[test]
fn resolves_links_of_a_page() {
    let page = Uri::parse("http://h/d/p?q#f").unwrap();
    for (text, expected) in
        [("..\\a b", "http://h/a%20b"), ("\\\\g\\x", "http://g/x"), ("#s", "http://h/d/p?q#s"), ("", "http://h/d/p?q")]
    {
        assert_eq!(page.resolve_lenient(text).unwrap().reference, expected, "{text}");
    }
    let other = Uri::parse("foo:/d/p").unwrap();
    assert_eq!(other.resolve_lenient("a\\b").unwrap().reference, "foo:/d/a%5Cb");
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_result_is_valid_and_stays_as_it_is(text in any_text()) {
        let Ok(link) = UriReference::parse_lenient(&text) else { return Ok(()) };
        let again = UriReference::parse(link.reference.as_str()).unwrap();
        prop_assert_eq!(again.components(), link.reference.components());
        prop_assert_eq!(link.changes.is_empty(), UriReference::parse(text.as_str()).is_ok());
        prop_assert!(link.changes.iter().all(|change| text.is_char_boundary(change.offset)));
        // A host is never invented: it is in the text, unless it was converted.
        let is_converted = link.changes.iter().any(|change| change.kind == ChangeKind::Host);
        let plain: String = text.chars().filter(|it| !matches!(it, '\t' | '\n' | '\r')).collect();
        prop_assert!(is_converted || link.reference.host_str().is_none_or(|host| plain.contains(host)));
    }

    #[cfg(feature = "schemes")]
    #[test]
    fn a_repaired_uri_is_valid_by_its_scheme(
        index in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), odd in "[ |<>\\\\^`{}\u{e9}%]",
    ) {
        use pest_uri::scheme::SchemeUri;

        let valid: Vec<String> = crate::schemes::accepted_uris();
        let uri = index.get(&valid);
        let Some(boundary) = (0..=uri.len()).filter(|&at| uri.is_char_boundary(at)).nth(at.index(uri.len() + 1)) else { return Ok(()) };
        let text = [&uri[..boundary], &odd, &uri[boundary..]].concat();
        let Ok(link) = Uri::parse_lenient(&text) else { return Ok(()) };
        let is_by_scheme = SchemeUri::from_uri(&link.reference).is_ok();
        prop_assert!(link.changes.is_empty() || is_by_scheme, "{text:?} {}", link.reference);
    }
}
