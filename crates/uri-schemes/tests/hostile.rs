//! Hostile texts: long runs of one thing, after each beginning of a text of a scheme.
//!
//! The cost of an operation is measured by its allocations, which are the same on every run: a text four times as long
//! may cost little more than four times as much.

use std::hint::black_box;

use allocation_counter::measure;
use pest_uri::{Field, FindOptions, Uri, UriReference};
use uri_schemes::*;

const PIECES: [&str; 20] = [
    "/", "%25", "[", "@", "/..", "?", "#", "\u{e9}", "1.", ";a=b", "&a=b", ",+1", ",a@b", "%22", "%5C", "-", "(", "(!",
    "=", "a",
];

const BEFORE: &str = "acct:a acct:a@h cid:a cid:a@b coap://h/ coap://h? data: data:, data:;base64, data:a/b; \
    data:a/b;a=b did:a: did:a:b did:a:b? did:a:b# file: file:/// file:///c: ftp://h/ ftp://h/a;type= ftp://u: \
    geo:1,1 geo:1,1; geo:1,1;a=b geo: http://h http://h/ http://h? ldap:/// ldap:///cn=a ldap:///a=b, ldap:///? \
    ldap:///?a ldap:///??? ldap:///???(& ldap:///???(! ldap:///???(a= ldap:///???? ldap:///????a= mailto: \
    mailto:a@b mailto:a@b? mailto:?subject= mailto:?to=a@b mailto:\" mid:a@b/ mid:a news: news:a@b news://h/ news:* \
    nntp://h/ nntp://h/a/1 sip: sip:a sip:a@h sip:a@h; sip:a@h;a=b sip:a@h? sip:a@h?a=b sip:+1; \
    sip:+1@h;user=phone; sms: sms:+1 sms:+1,+ sms:+1?body= tag:a@b.c,2001: tag:a.b,2001: tag: tel:+1 tel:+1; \
    tel:+1;a=b tel:1;phone-context= tel: urn:a: urn:a1:b?+ urn:a1:b?= urn:a1:b# urn:uuid: urn: ws://h/ ws://h? \
    xmpp:a@b xmpp: xmpp:a@b? xmpp:a@b?a; xmpp:a@b/ xmpp://a@b/ pkg:a/ pkg:a/b? pkg:a/b# postgresql:// \
    postgresql://u: postgresql://h/d? mongodb:// mongodb://h/? redis://: amqp://h/ git@h: ssh://h/ stun: turn:h? \
    rtsp://u: pkcs11: pkcs11:? otpauth://totp/ otpauth://totp/a? magnet:? about:";

/// An operation on a text; returns the size of its result.
type Operation = fn(&str) -> usize;

const OPERATIONS: [(&str, Operation); 4] = [
    ("read", |text| match read(text) {
        Some((ty, Ok(value))) => {
            let fields = ty.fields_of(text).unwrap();
            format!("{:?}", value.fields()).len() + Field::figure(text, &fields, 80).to_string().len()
        }
        Some((ty, Err(error))) => ty.report(&error, text).to_string().len() + ty.redacted(text).to_string().len(),
        None => 0,
    }),
    ("normalize", |text| with(text, |it| normalize(it).as_str().len() + key(it).len())),
    ("compare", |text| {
        let other = format!("{text}b");
        with(text, |it| {
            usize::from(is_equivalent(it, &it.normalize()))
                + with(&other, |other| usize::from(is_equivalent(it, other)))
        })
    }),
    ("find", |text| Uri::find_in_with(text, FindOptions::new().accepted_if(|uri| accepts(uri.as_str()))).count()),
];

/// Composing a URI of a run of one thing.
const COMPOSE: (&str, Operation) = ("compose", |text| {
    fn len<T, E: ToString>(made: Result<T, E>) -> usize {
        made.map_or_else(|error| error.to_string().len(), |_| 1)
    }
    len(Mailto::new(&[text], &[("subject", text)]))
        + len(Mailto::new(&["a@b"], &[("subject", text)]))
        + len(Tel::global(text))
        + len(Tel::local("1", text))
        + len(Sip::new(false, Some(text), "h", None))
        + len(Sip::new(false, None, text, None))
        + len(Urn::new("example", text))
        + len(DataUri::new("text/plain", &[("a", text)], text.as_bytes()))
        + len(text.parse::<DistinguishedName>())
        + len(text.parse::<LdapFilter>())
});

fn with(text: &str, operation: impl FnOnce(&UriReference<&str>) -> usize) -> usize {
    UriReference::parse(text).map_or(0, |it| operation(&it))
}

#[track_caller]
fn assert_linear((name, operation): (&str, Operation), before: &str, piece: &str) {
    let allocated = [1 << 9, 1 << 11].map(|size| {
        let text = before.to_owned() + &piece.repeat(size / piece.len());
        measure(|| _ = black_box(operation(&text))).bytes_total
    });
    // A growing vector doubles, so its allocations in total can be twice as much at one size, and not at the other.
    assert!(allocated[1] <= 8 * allocated[0] + (1 << 14), "{name}: {before}{piece}... allocates {allocated:?}");
}

#[test]
fn operations_use_linear_memory() {
    for piece in PIECES {
        for before in BEFORE.split_whitespace() {
            for operation in OPERATIONS {
                assert_linear(operation, before, piece);
            }
        }
        for before in ["", "+1", "a@b", "a=b", "(a=b"] {
            assert_linear(COMPOSE, before, piece);
        }
    }
}

/// A hundred thousand parameters, recipients and attributes: if anything is quadratic, this test does not end.
#[test]
#[ignore = "takes long; CI runs it"]
fn many_fields_take_linear_time() {
    let many = |part: &dyn Fn(usize) -> String, between: &str| (0..100_000).map(part).collect::<Vec<_>>().join(between);
    for (before, part, between, after) in [
        ("sip:h;", "p#", ";", ""),
        ("sip:h?", "h#=v", "&", ""),
        ("tel:+1;", "p#=v", ";", ""),
        ("sms:", "+1#;p=1", ",", ""),
        ("geo:1,2;", "p#=v", ";", ""),
        ("mailto:", "a#@b", ",", ""),
        ("mailto:?", "h#=v", "&", ""),
        ("mailto:?", "to=a#@b", "&", ""),
        ("data:a/b;", "p#=v", ";", ","),
        ("data:a/b;p=v,", "%00#", "", ""),
        ("ldap:///?", "a#", ",", ""),
        ("ldap:///", "a=b#", ",", ""),
        ("ldap:///???(%7C", "(a=b#)", "", ")"),
        ("ldap:///????", "x#=v", ",", ""),
        ("xmpp:h?q;", "k#=v", ";", ""),
        ("coap://h/", "p#", "/", ""),
        ("pkg:a/b?", "k#=v", "&", ""),
        ("pkcs11:", "v#=v", ";", ""),
        ("postgresql://", "h#", ",", ""),
        ("magnet:?xt=urn:a:b&", "x#=v", "&", ""),
    ] {
        let text = before.to_owned() + &many(&|index| part.replace('#', &index.to_string()), between) + after;
        let (_, value) = read(&text).unwrap();
        assert!(value.is_ok_and(|value| !value.fields().is_empty()), "{before}{part}");
        let uri = UriReference::parse(text.as_str()).unwrap();
        assert!(is_equivalent(&uri, &normalize(&uri)), "{before}{part}");
    }
}
