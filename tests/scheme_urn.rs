//! `urn`, `tag`, `acct` and `did` URIs: the equivalence of URNs, the dates of tags, the syntax of DIDs, and URIs made of parts.

use pest_uri::scheme::{Acct, Did, SchemeUri, Tag, Urn};
use pest_uri::{Rung, Uri, scheme};

use crate::support::{in_package, strings};

#[test]
fn urn_equivalence() {
    let text = std::fs::read_to_string(in_package("tests/data/scheme/urn-equivalence.txt")).unwrap();
    let mut count = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap();
        let (uris, _) = strings(rest);
        let uris: Vec<Uri<String>> = uris.into_iter().map(|uri| Uri::parse(uri).unwrap()).collect();
        let (a, b) = (Urn::from_uri(&uris[0]).unwrap(), Urn::from_uri(&uris[1]).unwrap());
        assert_eq!((a.is_equivalent_to(&b), b.is_equivalent_to(&a)), (word == "same", word == "same"), "{line}");
        count += 1;
    }
    assert!(count > 50);
}

#[test]
fn urn_equivalence_does_not_decode() {
    let (a, b) = (Uri::parse("urn:example:%61").unwrap(), Uri::parse("urn:example:a").unwrap());
    assert!(!Urn::from_uri(&a).unwrap().is_equivalent_to(&Urn::from_uri(&b).unwrap()));
    // By RFC 3986 they are equal.
    assert!(a.is_equal_at(&b, Rung::PercentEncoding));
}

#[test]
fn composes_urns() {
    for (nid, nss) in [("isbn", "0-395-36341-1"), ("example", "a?b#c[d] \u{e9}%20"), ("x-1", "a/b//"), ("ab", ":")] {
        let uri = Urn::compose(nid, nss).unwrap();
        let urn = Urn::from_uri(&uri).unwrap();
        assert_eq!((urn.nid, urn.nss.decode_utf8().unwrap()), (nid, nss.into()));
        assert_eq!(urn.assigned_name(), uri.as_str());
    }
    let uuid = Urn::compose("UUID", "F81D4FAE-7dec-11d0-a765-00a0c91e6bf6").unwrap();
    assert_eq!(scheme::normalize(&uuid), "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
    assert_eq!(Urn::compose("oid", "1.3.6.1").unwrap(), "urn:oid:1.3.6.1");
    let long = "a".repeat(33);
    let more = ["ab:c", "ab:c?+r", "ab:c?=q", "ab:c#f"].map(|nid| (nid, "d"));
    for (nid, nss) in
        [("a", "b"), ("", "b"), ("-a", "b"), ("a-", "b"), ("a_b", "c"), (&long, "b"), ("ab", ""), ("ab", "/c")]
            .into_iter()
            .chain(more)
    {
        assert!(Urn::compose(nid, nss).is_err(), "{nid} {nss}");
    }
}

#[test]
fn tags() {
    let uri = Tag::compose("my-ids.com", "2001-09-15", "a b/\u{e9}#").unwrap();
    assert_eq!(uri, "tag:my-ids.com,2001-09-15:a%20b/%C3%A9%23");
    let tag = Tag::from_uri(&uri).unwrap();
    assert_eq!(tag.specific.decode_utf8().unwrap(), "a b/\u{e9}#");
    assert_eq!((tag.year, tag.month, tag.day), (2001, Some(9), Some(15)));
    assert!(!tag.is_of_address() && tag.fragment.is_none());
    for (authority_name, date) in
        [("", "2000"), ("a_b", "2000"), ("a@", "2000"), ("a", "200"), ("a", "2000-00"), ("a", "2000-02-30")]
    {
        assert!(Tag::compose(authority_name, date, "b").is_err(), "{authority_name} {date}");
    }
    for (authority_name, date) in [("a,2000:b", "2000"), ("a,2000:b#c", "2000"), ("a", "2000:b"), ("a", "2000:#")] {
        assert!(Tag::compose(authority_name, date, "c").is_err(), "{authority_name} {date}");
    }
    for date in ["2000-02-29", "2004-02-29", "2001-12-31", "0000-01-01", "9999-11-30"] {
        assert!(Tag::compose("a", date, "").is_ok(), "{date}");
    }
    for date in ["1900-02-29", "2001-02-29", "2001-06-31", "2001-12-32", "2001-12-00", "2001-13"] {
        assert!(Tag::compose("a", date, "").is_err(), "{date}");
    }
}

#[test]
fn accounts() {
    for (user, host) in
        [("foobar", "status.example.net"), ("juliet@capulet.example", "shoppingsite.example"), ("a:b/c", "")]
    {
        let uri = Acct::compose(user, host).unwrap();
        let acct = Acct::from_uri(&uri).unwrap();
        assert_eq!((acct.userpart.decode_utf8().unwrap(), acct.host.as_str()), (user.into(), host));
    }
    for (user, host) in
        [("", "b"), ("@a", "b"), ("\u{e9}", "b"), ("a", "b:80"), ("a", "b/c"), ("a", "b#c"), ("a", "[::1]")]
    {
        assert!(Acct::compose(user, host).is_err(), "{user} {host}");
    }
    let uri = Acct::compose("a", "192.0.2.1").unwrap();
    assert!(Acct::from_uri(&uri).unwrap().host.ip().is_some());
}

#[test]
fn is_did_requires_nothing_after_the_identifier() {
    let is_did = |text| Did::from_uri(&Uri::parse(text).unwrap()).unwrap().is_did();
    assert!(is_did("did:example:123:a"));
    for text in ["did:example:123/a", "did:example:123/", "did:example:123?", "did:example:123#a"] {
        assert!(!is_did(text), "{text}");
    }
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
        let by_scheme = scheme::normalize(&uri);
        assert_eq!(by_scheme, normal);
        assert_eq!(scheme::normalize(&by_scheme), normal);
        assert_eq!(scheme::key(&uri).as_str(), normal);
        assert!(scheme::is_equivalent(&uri, &uri.normalize()), "{text}");
        assert_eq!(SchemeUri::from_uri(&by_scheme).is_ok(), !text.starts_with("did:~"), "{normal}");
    }
}
