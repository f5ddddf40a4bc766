//! Equivalence by the specification of a scheme, beside the comparison ladder of RFC 3986.

use pest_uri::{Comparison, Component, FindOptions, Iri, Rung, Uri, UriReference};
use uri_schemes::{accepts, is_equivalent, is_equivalent_text, key, normalize};

/// URIs that are the same only by their scheme are not equal on any rung.
#[test]
fn scheme_equivalence_exceeds_the_ladder() {
    let (a, b) = (Uri::parse("urn:example:a?+x").unwrap(), Uri::parse("urn:example:a").unwrap());
    assert!(is_equivalent(&a, &b) && !a.is_equal_at(&b, Rung::Scheme));
    assert_eq!(a.compare(&b), Comparison::Different(Component::Query));
    assert_ne!(a.key(Rung::Scheme), b.key(Rung::Scheme));
    let (a, b) = (Uri::parse("tel:+1-2").unwrap(), Uri::parse("tel:+12").unwrap());
    assert!(is_equivalent(&a, &b) && a.normalize_with(Rung::Scheme.steps()) == a);
}

/// Two schemes are distinct, even if one type is for both.
#[test]
fn other_schemes_are_not_equivalent() {
    for (a, b) in [("sip:a@h", "sips:a@h"), ("http://h/", "https://h/"), ("tel:+1", "sms:+1")] {
        assert!(!is_equivalent_text(a, b), "{a} {b}");
    }
}

/// Without a type, equivalence is equality at the rung of schemes.
#[test]
fn unknown_schemes_use_the_ladder() {
    for (a, b, are_same) in [
        ("foo://h:/%7E", "foo://h/~", true),
        ("gopher://h:70/", "gopher://h/", true),
        ("x:a", "x:b", false),
        ("//h:/a/../b", "//h/b", true),
    ] {
        let [a, b] = [a, b].map(|text| UriReference::parse(text).unwrap());
        assert_eq!((is_equivalent(&a, &b), a.is_equal_at(&b, Rung::Scheme)), (are_same, are_same), "{a} {b}");
        assert_eq!(normalize(&a), a.normalize_with(Rung::Scheme.steps()));
        assert_eq!(key(&a), a.key(Rung::Scheme).as_str());
    }
}

/// The specification of a scheme applies to URIs.
#[test]
fn non_ascii_iris_are_compared_verbatim() {
    let (a, b) = (Iri::parse("tel:+1-2#é").unwrap(), Iri::parse("tel:+12#é").unwrap());
    assert_eq!(normalize(&a), a);
    assert!(!is_equivalent(&a, &b));
    assert_ne!(key(&a), key(&b));
    assert_eq!(normalize(&Iri::parse("tel:+1-2#e").unwrap()), "tel:+12#e");
    // An IRI whose normal form is a URI.
    let iri = Iri::parse("file:/é/..").unwrap();
    assert_eq!(normalize(&iri), "file:///");
    assert!(is_equivalent(&iri, &Uri::parse("file:///").unwrap()));
}

#[test]
fn nodes_of_xmpp_addresses_ignore_case() {
    assert!(is_equivalent_text("xmpp:Anna@h.example/Home", "xmpp:anna@H.example/Home"));
    assert!(is_equivalent_text("xmpp://Guest@h/Support@b?message", "xmpp://guest@h/support@B?message"));
    assert!(!is_equivalent_text("xmpp:anna@h/Home", "xmpp:anna@h/home"), "a resource differs in case");
    assert!(!is_equivalent_text("xmpp:anna@h?message;body=A", "xmpp:anna@h?message;body=a"));
}

#[test]
fn equivalence_of_sip_uris_is_not_transitive() {
    assert!(is_equivalent_text("sip:h;a=1", "sip:h") && is_equivalent_text("sip:h", "sip:h;a=2"));
    assert!(!is_equivalent_text("sip:h;a=1", "sip:h;a=2"));
}

/// RFC 3986 treats `~` and `%7E` as the same, and its normalization decodes; these schemes allow only one of them.
#[test]
fn normalization_keeps_required_encoding() {
    for (text, normal) in [
        ("did:a:%7Eb", "did:a:%7Eb"),
        ("DID:a:~b", "did:a:%7Eb"),
        ("did:a:%7eb:%41/%7Ec?%7E#~", "did:a:%7Eb:A/~c?~#~"),
        ("did:a:b/~", "did:a:b/~"),
        ("nntp://H/a%7eb/1", "nntp://h/a%7Eb/1"),
        ("news://h/a~b", "news://h/a%7Eb"),
        ("news:%7Ea@b", "news:~a@b"),
        ("did:~:b", "did:~:b"),
    ] {
        let uri = Uri::parse(text).unwrap();
        let by_scheme = normalize(&uri);
        assert_eq!(by_scheme, normal);
        assert_eq!(normalize(&by_scheme), normal);
        assert_eq!(key(&uri), normal);
        assert!(is_equivalent(&uri, &uri.normalize()), "{text}");
        assert_eq!(accepts(by_scheme.as_str()), !text.starts_with("did:~"), "{normal}");
    }
}

/// A URI without `//` is found only if its type accepts it.
#[test]
fn a_search_omits_rejected_uris() {
    let found = |text: &str, options: FindOptions<'static>| {
        let options = options.accepted_if(|uri| accepts(uri.as_str()));
        Uri::find_in_with(text, options).map(|found| found.into_uri().into_string()).collect::<Vec<_>>()
    };
    for text in [
        "file:line data:string tag:latest tel:me did:it mid:1 geo:x sms:it mailto:joe urn:x",
        "mailto:http://a",
        "tel:?a",
        "news:?x",
        "<urn:a:b>",
    ] {
        assert_eq!(found(text, FindOptions::new()), [""; 0], "{text}");
    }
    let accepted = ["tel:+1-201-555-0123", "did:a:b", "geo:1,2", "urn:a1:b", "mailto:a@b?subject=x/y"];
    assert_eq!(found(&accepted.join(" "), FindOptions::new()), accepted);
    let options = FindOptions::new().html(true).schemes(&["own"]);
    assert_eq!(found("tel:me own:a&lt;geo&colon;1,2&gt;", options), ["own:a", "geo:1,2"]);
}
