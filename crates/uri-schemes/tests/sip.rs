//! `sip` and `sips` URIs (RFC 3261).

use std::net::IpAddr;

use pest_uri::Uri;
use uri_schemes::{Sip, normalize};

use crate::assertions::assert_hidden;

#[test]
fn numbers() {
    let sip = Sip::parse("sip:192.0.2.4:05060;maddr=239.255.255.1;ttl=15;LR;transport=UDP").unwrap();
    assert_eq!((sip.ip(), sip.port, sip.ttl()), (Some(IpAddr::from([192, 0, 2, 4])), Some(5060), Some(15)));
    assert_eq!(sip.parameter("Transport").unwrap().value.as_ref().unwrap().as_str(), "UDP");
    assert!(sip.parameter("lr").is_some_and(|it| it.value.is_none()) && sip.parameter("user").is_none());
    let sip = Sip::parse("sip:h").unwrap();
    assert!((sip.ip(), sip.port, sip.ttl()) == (None, None, None) && sip.user.is_none() && sip.password.is_none());
    // RFC 3986 sees an authority here.
    let sip = Sip::parse("sips://a@[::ffff:192.0.2.1]:5061").unwrap();
    assert_eq!((sip.user.as_ref().unwrap().as_str(), sip.ip()), ("//a", "::ffff:192.0.2.1".parse().ok()));
    for text in ["sip:h;ttl=15", "sip:h;TTL=015", "sip:h;ttl=%315", "sip:h;%74tl=%31%35"] {
        assert_eq!(Sip::parse(text).unwrap().ttl(), Some(15), "{text}");
    }
    for value in ["", "=256", "=%32%35%36", "=+1", "=%2B1", "=0001"] {
        let error = Sip::parse(&format!("sip:h;ttl{value}")).unwrap_err().to_string();
        assert!(error.ends_with("a ttl is between 0 and 255"), "{value}: {error}");
    }
}

#[test]
fn composes() {
    let sip = |user, host, port| Sip::new(false, user, host, port).unwrap().compose().unwrap();
    assert_eq!(sip(Some("j@s0n:\u{e4}"), "h.example", None), "sip:j%40s0n%3A%C3%A4@h.example");
    assert_eq!(sip(Some("+1;ext=2?"), "h", None), "sip:+1;ext=2?@h");
    assert_eq!(sip(None, "192.0.2.4", Some(0)), "sip:192.0.2.4:0");
    assert_eq!(Sip::new(true, Some("a"), "h", Some(65535)).unwrap().compose().unwrap(), "sips:a@h:65535");
    for (user, host) in [
        ("", "h"),
        ("a", ""),
        ("a", "h:5060"),
        ("a", "b@h"),
        ("a", "h;lr"),
        ("a", "1.2.3"),
        ("a", "[::1]"),
        ("a", "b_c"),
    ] {
        assert!(Sip::new(false, Some(user), host, None).is_err(), "{user} {host}");
    }
}

#[test]
fn telephone_subscriber_requires_a_number() {
    for (text, number) in [
        ("sip:+1-212-555-1212:1234@gateway.com;user=phone", Some("+12125551212")),
        ("sip:alice@gateway.com", None),
        ("sip:1212@gateway.com", None),
        ("sip:+1-212-555-1212;ext=1a@gateway.com", None),
        ("sip:gateway.com", None),
    ] {
        let subscriber = Sip::parse(text).unwrap().telephone_subscriber();
        assert_eq!(subscriber.map(|it| it.digits()).as_deref(), number, "{text}");
    }
}

#[test]
fn normal_forms_sort_parameters_and_headers() {
    let uri = Uri::parse("sip:%61:%70w@H:05060;Lr;B=C;a?Y=1&x=2&y=0").unwrap();
    assert_eq!(normalize(&uri), "sip:a:pw@h:5060;a;b=c;lr?x=2&y=1&y=0");
    assert!(Sip::parse("sip:h;%ee=1;%EE=2").unwrap_err().to_string().ends_with("duplicate parameter"));
}

#[test]
fn passwords_are_not_shown() {
    assert_hidden::<Sip>("sip:alice:geheim@atlanta.com:5061;lr", "sip:alice:***@atlanta.com:5061;lr");
}
