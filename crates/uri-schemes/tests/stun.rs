//! `stun` and `stuns` URIs.

use pest_uri::Uri;
use uri_schemes::Stun;

use crate::assertions::{assert_canonical, assert_fields, assert_rejected};
use crate::support::grammar;

const GRAMMAR: &str = include_str!("../grammar/stun.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(GRAMMAR));
}

/// A host in brackets is not possible in a path, so such a text is not a URI. All others are.
#[test]
fn a_text_without_brackets_is_an_absolute_uri() {
    let with_rule = format!("{GRAMMAR}without_brackets = {{ !(stun_scheme ~ \":[\") ~ stunURI }}\n");
    pest_check::assert_inside(grammar(&with_rule), "without_brackets", "absolute_URI");
    assert!(Stun::parse("stun:[2001:db8::5]").is_ok() && Uri::parse("stun:[2001:db8::5]").is_err());
}

#[test]
fn fields() {
    assert_fields::<Stun>("stun:nat.example", "-is_secure host=nat.example port=3478");
    assert_fields::<Stun>("stuns:nat.example", "is_secure host=nat.example port=5349");
    assert_fields::<Stun>("stun:198.51.100.4:19302", "-is_secure host=198.51.100.4 port=19302");
    assert_fields::<Stun>("stuns:[2001:db8::5]:443", "is_secure host=[2001:db8::5] port=443");
    assert_fields::<Stun>("stun:[2001:db8::5]", "-is_secure host=[2001:db8::5] port=3478");
    assert_fields::<Stun>("STUNS:NAT.Example:0443", "is_secure host=NAT.Example port=443");
    assert_fields::<Stun>("stun:n%C3%A4t.example", "-is_secure host=nät.example port=3478");
    // An empty port is none. A port of 0 is a number that a port may have in the text.
    assert_fields::<Stun>("stun:nat.example:", "-is_secure host=nat.example port=3478");
    assert_fields::<Stun>("stun:nat.example:0", "-is_secure host=nat.example port=0");
}

#[test]
fn rejected_texts() {
    assert_rejected::<Stun>("", "unexpected end of input at byte 0");
    assert_rejected::<Stun>("stun", "unexpected end of input at byte 4");
    assert_rejected::<Stun>("stun:", "invalid host at byte 5: the host is empty");
    assert_rejected::<Stun>("stun::3478", "invalid host at byte 5: the host is empty");
    assert_rejected::<Stun>("stun://nat.example", "unexpected `/` in host at byte 5");
    assert_rejected::<Stun>("stuns:me@nat.example", "unexpected `@` in host at byte 8");
    assert_rejected::<Stun>("stun:nat.example:65536", "invalid port at byte 17: 65535 at most");
    assert_rejected::<Stun>("stun:nat.example:http", "unexpected `h` in port at byte 17");
    assert_rejected::<Stun>("stun:nat.example?transport=udp", "unexpected `?` in host at byte 16");
    assert_rejected::<Stun>("stun:nat.example/", "unexpected `/` in host at byte 16");
    assert_rejected::<Stun>("stun:2001:db8::5", "unexpected `d` in port at byte 10");
    assert_rejected::<Stun>("stun:[fe80::5%25en0]", "unexpected `%` in host at byte 13");
    assert_rejected::<Stun>("stun:nat%FF.example", "invalid host at byte 5: it is not UTF-8 after percent-decoding");
    assert_rejected::<Stun>("turn:nat.example", "unexpected `t` at byte 0");
}

#[test]
fn canonical_texts() {
    assert_canonical::<Stun>("STUN:NAT.Example:3478", "stun:nat.example");
    assert_canonical::<Stun>("stuns:nat.example:3478", "stuns:nat.example:3478");
    assert_canonical::<Stun>("stuns:nat.example:05349", "stuns:nat.example");
    assert_canonical::<Stun>("stun:[2001:DB8:0:0::5]:", "stun:[2001:db8::5]");
    assert_canonical::<Stun>("stun:%6eat.example:80", "stun:nat.example:80");
    // The address contains the digits of the default port.
    assert_canonical::<Stun>("stun:[::3478]:3478", "stun:[::3478]");
}

#[test]
fn a_composed_value_is_the_same_value() {
    for text in ["stun:nat.example", "stuns:[2001:db8::5]:9", "stun:n%C3%A4t.example:0"] {
        let stun = Stun::parse(text).unwrap();
        assert!(Stun::parse(&stun.compose().unwrap()).unwrap() == stun, "{text}");
    }
    let stun = Stun { is_secure: true, host: "a b".into(), port: 1 };
    assert_eq!(stun.compose().unwrap(), "stuns:a%20b:1");
    let stun = Stun { is_secure: false, host: "a:b/@".into(), port: 0 };
    assert_eq!(stun.compose().unwrap(), "stun:a%3Ab%2F%40:0");
}

#[cfg(feature = "serde")]
#[test]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        server: pest_uri::Parsed<Stun>,
    }

    let configuration: Configuration = toml::from_str("server = 'stuns:nat.example'").unwrap();
    assert_eq!((configuration.server.port, configuration.server.as_str()), (5349, "stuns:nat.example"));
    let error = toml::from_str::<Configuration>("server = 'stun://nat.example'").err().unwrap();
    assert!(error.message().starts_with("unexpected `/` in host at byte 5"), "{error}");
}
