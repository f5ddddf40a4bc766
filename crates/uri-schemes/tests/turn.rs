//! `turn` and `turns` URIs.

use pest_uri::Uri;
use uri_schemes::{Turn, TurnTransport};

use crate::assertions::{assert_canonical, assert_fields, assert_rejected};
use crate::support::grammar;

const GRAMMAR: &str = include_str!("../grammar/turn.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(GRAMMAR));
}

/// A host in brackets is not possible in a path, so such a text is not a URI. All others are.
#[test]
fn a_text_without_brackets_is_an_absolute_uri() {
    let with_rule = format!("{GRAMMAR}without_brackets = {{ !(turn_scheme ~ \":[\") ~ turnURI }}\n");
    pest_check::assert_inside(grammar(&with_rule), "without_brackets", "absolute_URI");
    assert!(Turn::parse("turn:[2001:db8::5]").is_ok() && Uri::parse("turn:[2001:db8::5]").is_err());
}

#[test]
fn fields() {
    assert_fields::<Turn>("turn:relay.example", "-is_secure host=relay.example port=3478");
    assert_fields::<Turn>("turns:relay.example", "is_secure host=relay.example port=5349");
    assert_fields::<Turn>(
        "turns:[2001:db8::5]:443?transport=tcp", "is_secure host=[2001:db8::5] port=443 transport=tcp",
    );
    assert_fields::<Turn>("TURN:R:?TRANSPORT=UDP", "-is_secure host=R port=3478 transport=udp");
    assert_fields::<Turn>("turn:r?transport=SCTP", "-is_secure host=r port=3478 transport=SCTP");
}

/// Strings of ABNF ignore case, so `UDP` is `udp`. A longer name is another transport.
#[test]
fn transports() {
    let transport = |text: &str| Turn::parse(text).unwrap().transport;
    assert_eq!(transport("turn:r"), None);
    assert_eq!(transport("turn:r?transport=Udp"), Some(TurnTransport::Udp));
    assert_eq!(transport("turn:r?transport=TCP"), Some(TurnTransport::Tcp));
    assert_eq!(transport("turn:r?transport=tcp-bis"), Some(TurnTransport::Other("tcp-bis".into())));
    assert_eq!(transport("turn:r?transport=u"), Some(TurnTransport::Other("u".into())));
}

#[test]
fn rejected_texts() {
    assert_rejected::<Turn>("turn:", "invalid host at byte 5: the host is empty");
    assert_rejected::<Turn>("turns:?transport=tcp", "invalid host at byte 6: the host is empty");
    assert_rejected::<Turn>("turn://relay.example", "unexpected `/` in host at byte 5");
    assert_rejected::<Turn>("turn:me@relay.example", "unexpected `@` in host at byte 7");
    assert_rejected::<Turn>("turn:me:secret@relay.example", "unexpected character in port at byte 8");
    assert_rejected::<Turn>("turn:relay.example:65536", "invalid port at byte 19: 65535 at most");
    assert_rejected::<Turn>("turn:r?", "unexpected end of input in turnURI at byte 7");
    assert_rejected::<Turn>("turn:r?transport", "unexpected end of input in turnURI at byte 16");
    assert_rejected::<Turn>("turn:r?transport=", "unexpected end of input in transport at byte 17");
    assert_rejected::<Turn>("turn:r?ttl=60", "unexpected `t` in turnURI at byte 8");
    assert_rejected::<Turn>("turn:r?transport=udp&ttl=60", "unexpected `&` in udp at byte 20");
    assert_rejected::<Turn>("turn:r?transport=%75dp", "unexpected `%` in transport at byte 17");
    assert_rejected::<Turn>("turn:r#top", "unexpected `#` in host at byte 6");
    assert_rejected::<Turn>("turn:[fe80::5%25en0]", "unexpected `%` in host at byte 13");
    assert_rejected::<Turn>("stun:r", "unexpected `s` at byte 0");
}

#[test]
fn no_error_shows_a_password() {
    let text = "turn:me:secret@relay.example";
    let error = Turn::parse(text).unwrap_err();
    assert!(!format!("{error} {error:?} {}", error.report(text)).contains("secret"));
}

#[test]
fn canonical_texts() {
    assert_canonical::<Turn>("TURN:Relay.Example:3478?TRANSPORT=TCP", "turn:relay.example?transport=tcp");
    assert_canonical::<Turn>("turns:relay.example:5349", "turns:relay.example");
    assert_canonical::<Turn>("turn:relay.example:5349?transport=Sctp", "turn:relay.example:5349?transport=Sctp");
    assert_canonical::<Turn>("turn:[2001:DB8:0::5]:", "turn:[2001:db8::5]");
}

#[test]
fn a_composed_value_is_the_same_value() {
    for text in ["turn:r", "turns:[::5]:9?transport=udp", "turn:r?transport=udp4"] {
        let turn = Turn::parse(text).unwrap();
        assert!(Turn::parse(&turn.compose().unwrap()).unwrap() == turn, "{text}");
    }
}

#[cfg(feature = "serde")]
#[test]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        relay: pest_uri::Parsed<Turn>,
    }

    let configuration: Configuration = toml::from_str("relay = 'turn:r?transport=udp'").unwrap();
    assert_eq!(configuration.relay.transport, Some(TurnTransport::Udp));
    assert!(toml::from_str::<Configuration>("relay = 'turn:r?'").is_err());
}
