//! `sip` URIs: building and reading.

use std::net::IpAddr;

use pest_uri::scheme::Sip;
use pest_uri::{Uri, scheme};

#[test]
fn debug_hides_the_password() {
    let uri = Uri::parse("sip:alice:secretword@atlanta.com:5061;lr").unwrap();
    let sip = Sip::from_uri(&uri).unwrap();
    assert_eq!(sip.password.unwrap().as_str(), "secretword");
    assert!(!format!("{:?} {:?}", sip.password, sip.fields()).contains("secretword"));
}

#[test]
fn compares_numbers() {
    let text = "sip:192.0.2.4:05060;maddr=239.255.255.1;ttl=15;LR;transport=UDP";
    let uri = Uri::parse(text).unwrap();
    let sip = Sip::from_uri(&uri).unwrap();
    assert_eq!(sip.ip(), Some(IpAddr::from([192, 0, 2, 4])));
    assert_eq!(
        (sip.port(), sip.ttl(), sip.is_loose_router(), sip.is_secure()),
        (Ok(Some(5060)), Some(15), true, false)
    );
    assert_eq!(sip.parameter("Transport").unwrap().value.unwrap(), "UDP");
    assert_eq!(sip.parameter("user"), None);
    let uri = Uri::parse("sip:h:65536").unwrap();
    let sip = Sip::from_uri(&uri).unwrap();
    assert_eq!((sip.ip(), sip.port().ok(), sip.ttl(), sip.is_loose_router()), (None, None, None, false));
    assert!(sip.user.is_none() && sip.password.is_none());
    // RFC 3986 sees an authority here.
    let uri = Uri::parse("sips://a@[::ffff:192.0.2.1]:5061").unwrap();
    let sip = Sip::from_uri(&uri).unwrap();
    assert_eq!(sip.user.unwrap(), "//a");
    assert_eq!(sip.ip(), Some("::ffff:192.0.2.1".parse().unwrap()));
}

#[test]
fn ttl_agrees_with_the_check() {
    let ttl = |text| Sip::from_uri(&Uri::parse(text).unwrap()).map(|sip| sip.ttl());
    for text in ["sip:h;ttl=15", "sip:h;TTL=015", "sip:h;ttl=%315", "sip:h;%74tl=%31%35"] {
        assert_eq!(ttl(text), Ok(Some(15)), "{text}");
    }
    assert_eq!(ttl("sip:h"), Ok(None));
    for text in
        ["sip:h;ttl", "sip:h;ttl=256", "sip:h;ttl=%32%35%36", "sip:h;ttl=+1", "sip:h;ttl=%2B1", "sip:h;ttl=0001"]
    {
        assert!(ttl(text).is_err_and(|error| error.to_string().starts_with("a ttl is between 0 and 255")), "{text}");
    }
}

#[test]
fn compose_encodes_the_user_only() {
    let uri = Sip::compose(Some("j@s0n:ä?;x"), "h.example", None).unwrap();
    assert_eq!(uri, "sip:j%40s0n%3A%C3%A4?;x@h.example");
    assert_eq!(Sip::from_uri(&uri).unwrap().user.unwrap().decode_utf8().unwrap(), "j@s0n:ä?;x");
    for (user, host) in
        [("", "h"), ("a", ""), ("a", "h:5060"), ("a", "b@h"), ("a", "h;lr"), ("a", "1.2.3"), ("a", "[::1]")]
    {
        assert!(Sip::compose(Some(user), host, None).is_err(), "{user} {host}");
    }
}

#[test]
fn compose_round_trips() {
    for (user, port) in [(None, None), (None, Some(0)), (Some("a"), Some(65535)), (Some("a"), None)] {
        let uri = Sip::compose(user, "192.0.2.4", port).unwrap();
        let sip = Sip::from_uri(&uri).unwrap();
        assert_eq!((sip.user.map(|it| it.as_str()), sip.host.as_str(), sip.port()), (user, "192.0.2.4", Ok(port)));
        assert_eq!(Sip::secure(user, "192.0.2.4", port).unwrap().as_str(), uri.as_str().replace("sip:", "sips:"));
    }
}

#[test]
fn telephone_subscriber_requires_a_number() {
    let number = |text| Sip::from_uri(&Uri::parse(text).unwrap()).unwrap().telephone_subscriber().map(|it| it.digits());
    assert_eq!(number("sip:+1-212-555-1212:1234@gateway.com;user=phone").unwrap(), "+12125551212");
    assert_eq!(number("sip:alice@gateway.com"), None);
    assert_eq!(number("sip:1212@gateway.com"), None);
    assert_eq!(number("sip:+1-212-555-1212;ext=1a@gateway.com"), None);
    assert_eq!(number("sip:gateway.com"), None);
}

#[test]
fn equivalence_is_not_transitive() {
    let uri = |text| Uri::parse(text).unwrap();
    let [on, any, off] = ["sip:h;a=1", "sip:h", "sip:h;a=2"].map(uri);
    assert!(scheme::is_equivalent(&on, &any) && scheme::is_equivalent(&any, &off));
    assert!(!scheme::is_equivalent(&on, &off));
    let normal = scheme::normalize(&uri("sip:%61:%70w@H:05060;Lr;B=C;a?Y=1&x=2&y=0"));
    assert_eq!(normal, "sip:a:pw@h:5060;a;b=c;lr?x=2&y=1&y=0");
}
