//! `coap+tcp`, `coaps+tcp`, `coap+ws` and `coaps+ws` URIs.

use uri_schemes::{Coap, CoapTransport};

use crate::assertions::{assert_canonical, assert_fields, assert_rejected};
use crate::support::grammar;

const GRAMMAR: &str = include_str!("../grammar/coap.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(GRAMMAR));
}

#[test]
fn each_coap_uri_is_an_absolute_uri() {
    pest_check::assert_inside(grammar(GRAMMAR), "coap_URI", "absolute_URI");
}

/// The query is split at each `&`, but it is the query of RFC 3986.
#[test]
fn the_arguments_are_a_query() {
    pest_check::assert_inside(grammar(GRAMMAR), "coap_query", "query");
    pest_check::assert_inside(grammar(GRAMMAR), "query", "coap_query");
}

#[test]
fn default_ports() {
    let port = |text: &str| Coap::parse(text).map(|coap| (coap.transport, coap.port)).unwrap();
    assert_eq!(port("coap+tcp://h"), (CoapTransport::Tcp, 5683));
    assert_eq!(port("coaps+tcp://h:"), (CoapTransport::Tls, 5684));
    assert_eq!(port("coap+ws://h/"), (CoapTransport::WebSocket, 80));
    assert_eq!(port("coaps+ws://h?"), (CoapTransport::SecureWebSocket, 443));
    assert_eq!(port("COAPS+WS://H:0"), (CoapTransport::SecureWebSocket, 0));
}

#[test]
fn fields() {
    assert_fields::<Coap>(
        "coap+tcp://[2001:db8::5]:61616/lamps/1?on",
        r#"transport=coap+tcp host=[2001:db8::5] port=61616 uri_path=["lamps", "1"] uri_query=["on"]"#,
    );
    assert_fields::<Coap>("COAP+WS://H", "transport=coap+ws host=H port=80 uri_path=[] uri_query=[]");
}

/// RFC 7252, section 6.4.
#[track_caller]
fn assert_options(text: &str, uri_path: &[&str], uri_query: &[&str]) {
    let coap = Coap::parse(text).unwrap();
    assert_eq!(
        (coap.uri_path, coap.uri_query),
        (uri_path.iter().map(|&it| it.into()).collect(), uri_query.iter().map(|&it| it.into()).collect())
    );
}

#[test]
fn options() {
    assert_options("coap+tcp://h", &[], &[]);
    assert_options("coap+tcp://h/", &[], &[]);
    assert_options("coap+tcp://h//", &["", ""], &[]);
    assert_options("coap+tcp://h/a/", &["a", ""], &[]);
    assert_options("coap+tcp://h/a%2Fb/%C2%B0", &["a/b", "°"], &[]);
    assert_options("coap+tcp://h/a/./b/../c", &["a", "c"], &[]);
    assert_options("coap+tcp://h/a/b/..", &["a", ""], &[]);
    assert_options("coap+tcp://h/../../a/%2E", &["a", ""], &[]);
    assert_options("coap+tcp://h/a/%2e%2E", &[], &[]);
    assert_options("coap+tcp://h/...", &["..."], &[]);
    assert_options("coap+tcp://h//..", &[], &[]);
    assert_options("coap+tcp://h//.", &["", ""], &[]);
    assert_options("coap+tcp://h?", &[], &[""]);
    assert_options("coap+tcp://h?&", &[], &["", ""]);
    assert_options("coap+tcp://h?a=%26&b=/?", &[], &["a=&", "b=/?"]);
}

#[test]
fn rejected_texts() {
    let empty = |offset: usize| format!("invalid host at byte {offset}: the host is empty (RFC 7252, section 6.1)");
    assert_rejected::<Coap>("coap+tcp:///a", &empty(11));
    assert_rejected::<Coap>("coaps+ws://:443/a", &empty(11));
    assert_rejected::<Coap>("coap+tcp:h", "unexpected `h` at byte 9");
    assert_rejected::<Coap>("coap+udp://h", "unexpected `u` at byte 5");
    assert_rejected::<Coap>("coap+ws://u@h/", "unexpected `@` in host at byte 11");
    assert_rejected::<Coap>("coap+tcp://h/a#b", "unexpected `#` in path at byte 14");
    assert_rejected::<Coap>("coap+tcp://h?a#b", "unexpected `#` in coap-argument at byte 14");
    assert_rejected::<Coap>("coap+tcp://h:65536", "invalid port at byte 13: 65535 at most");
    assert_rejected::<Coap>("coap+tcp://h/%FF", "invalid segment at byte 13: it is not UTF-8 after percent-decoding");
    assert_rejected::<Coap>(
        "coap+tcp://h?%FF",
        "invalid coap-argument at byte 13: it is not UTF-8 after percent-decoding",
    );
    assert_rejected::<Coap>("coap+tcp://[fe80::5%25en0]/", "unexpected `%` in host at byte 19");
}

/// The normal form of any URI, by the table of schemes: an empty path is `/`.
#[test]
fn canonical_texts() {
    assert_canonical::<Coap>("COAP+TCP://H:5683", "coap+tcp://h/");
    assert_canonical::<Coap>("coaps+tcp://h:5684?a", "coaps+tcp://h/?a");
    assert_canonical::<Coap>("coap+ws://[2001:DB8::0:5]:80/a/%2e%2E/%7Eb", "coap+ws://[2001:db8::5]/~b");
    assert_canonical::<Coap>("coaps+ws://h:5684/%26", "coaps+ws://h:5684/%26");
}

#[test]
fn a_composed_value_is_the_same_value() {
    // RFC 7252, appendix B, among others.
    for text in [
        "coap://[2001:db8::2:1]/", "coap://example.net/.well-known/core",
        "coap://xn--18j4d.example/%E3%81%93%E3%82%93", "coap://198.51.100.1:61616//%2F//?%2F%2F&?%26",
        "coaps://h:5683/c:@d?%25&", "coap+tcp://h", "coaps+ws://[::5]:9//%2F//?%2F%2F&?%26", "coap+ws://h/a/?&",
    ] {
        let coap = Coap::parse(text).unwrap();
        assert!(Coap::parse(&coap.compose().unwrap()).unwrap() == coap, "{text}");
    }
}

#[cfg(feature = "serde")]
#[test]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        sensor: pest_uri::Parsed<Coap>,
    }

    let configuration: Configuration = toml::from_str("sensor = 'coaps+tcp://h/t'").unwrap();
    assert_eq!((configuration.sensor.port, configuration.sensor.uri_path.len()), (5684, 1));
    assert!(toml::from_str::<Configuration>("sensor = 'https://h/t'").is_err());
}
