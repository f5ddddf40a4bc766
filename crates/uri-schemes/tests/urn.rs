//! `urn`, `tag`, `acct` and `did` URIs.

use uri_schemes::{Acct, Did, Tag, Urn};

use crate::assertions::{assert_canonical, assert_fields};
use crate::cases;

/// The method of the type agrees with the functions of the crate.
#[test]
fn equivalence_of_urns() {
    for (name, line, texts) in cases::lines() {
        if let ("urn-equivalence", [a, b]) = (name.as_str(), &texts[..]) {
            let [a, b] = [a, b].map(|text| Urn::parse(text).unwrap());
            assert_eq!([a.is_equivalent_to(&b), b.is_equivalent_to(&a)], [line.starts_with("same"); 2], "{line}");
        }
    }
    // By RFC 3986 they are equal.
    let [a, b] = ["urn:example:%61", "urn:example:a"].map(|text| Urn::parse(text).unwrap());
    assert!(!a.is_equivalent_to(&b));
}

#[test]
fn composes_urns() {
    for (nid, nss, written) in [
        ("isbn", "0-395-36341-1", "urn:isbn:0-395-36341-1"),
        ("example", "a?b#c[d] \u{e9}%20", "urn:example:a%3Fb%23c%5Bd%5D%20%C3%A9%2520"),
        ("x-1", "a/b//", "urn:x-1:a/b//"),
        ("ab", ":", "urn:ab::"),
        ("oid", "1.3.6.1", "urn:oid:1.3.6.1"),
    ] {
        let urn = Urn::new(nid, nss).unwrap();
        assert_eq!((urn.compose().unwrap().as_str(), urn.assigned_name().as_str()), (written, written));
        assert_eq!(urn.nss.as_encoded().decode_utf8().unwrap(), nss);
    }
    let uuid = "F81D4FAE-7dec-11d0-a765-00a0c91e6bf6";
    let text = Urn::new("UUID", uuid).unwrap().compose().unwrap();
    assert_canonical::<Urn>(&text, &format!("urn:uuid:{}", uuid.to_lowercase()));
    let long = format!("{} b", "a".repeat(33));
    for parts in [
        "a b", " b", "-a b", "a- b", "a_b c", &long, "ab ", "ab /c", "ab:c d", "ab:c?+r d", "ab:c?=q d", "ab:c#f d",
        "uuid f81d4fae 7dec", "oid 1.\u{e9}",
    ] {
        let (nid, nss) = parts.split_once(' ').unwrap();
        assert!(Urn::new(nid, nss).is_err(), "{parts}");
    }
}

/// A date is one of the calendar.
#[test]
fn tags() {
    assert_fields::<Tag>(
        "tag:my-ids.com,2001-09-15:a%20b/%C3%A9",
        "authority_name=my-ids.com year=2001 month=9 day=15 specific=a b/\u{e9}",
    );
    let is_tag = |date: &str| Tag::parse(&format!("tag:a,{date}:")).is_ok();
    for date in ["2000-02-29", "2004-02-29", "2001-12-31", "0000-01-01", "9999-11-30"] {
        assert!(is_tag(date), "{date}");
    }
    for date in
        ["1900-02-29", "2001-02-29", "2000-02-30", "2001-06-31", "2001-12-32", "2001-12-00", "2001-13", "2000-00"]
    {
        assert!(!is_tag(date), "{date}");
    }
}

#[test]
fn accounts_and_identifiers() {
    assert_fields::<Acct>("acct:juliet%40a.example@b.example", "userpart=juliet@a.example host=b.example");
    assert_fields::<Acct>("acct:a%3Ab@", "userpart=a:b host=");
    assert_fields::<Did>("did:a:b:c/d?e#f", "method_name=a method_specific_id=b:c path=/d query=e fragment=f");
}
