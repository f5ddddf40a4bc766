//! Magnet links.

use pest_uri::Parsed;
use uri_schemes::{Magnet, Topic};

use crate::support::grammar_of;

const GRAMMAR: &str = include_str!("../grammar/magnet.pest");
const HASH: &str = "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c";

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar_of(&[GRAMMAR]));
}

#[test]
fn each_is_an_absolute_uri() {
    pest_check::assert_inside(grammar_of(&[GRAMMAR]), "magnet_URI", "absolute_URI");
}

#[test]
fn links() {
    let text = format!(
        "MAGNET:?dn=a%20%26%20b&xt.1=urn:BTIH:{HASH}&xt.2=urn:sha1:ABC&tr=http%3A%2F%2Ft%2Fa&tr.2=udp://u:1&x.pe=%5B::1%5D:6881&xl=7&ws=https://h/a?b=c&x.a="
    );
    let magnet = Magnet::parse(&text).unwrap();
    assert_eq!(magnet.topics, [Topic::Btih(format!("urn:BTIH:{HASH}")), Topic::Other("urn:sha1:ABC".to_owned())]);
    assert_eq!((magnet.name.as_deref(), magnet.length), (Some("a & b"), Some(7)));
    assert_eq!((magnet.trackers[0].as_str(), magnet.trackers[1].as_str()), ("http://t/a", "udp://u:1"));
    assert_eq!(magnet.peers, ["[::1]:6881"]);
    let others: Vec<_> = magnet.others.iter().map(|it| (it.name.as_str(), it.value.as_str())).collect();
    assert_eq!(others, [("ws", "https://h/a?b=c"), ("x.a", "")]);
    assert!(magnet.selects(0) && magnet.selects(u32::MAX));
    assert!(Magnet::parse(&magnet.compose().unwrap()).unwrap() == magnet);
}

#[test]
fn topics() {
    let magnet = Magnet::parse(&format!("magnet:?xt=urn%3Abtih%3A{HASH}")).unwrap();
    assert_eq!(magnet.topics, [Topic::Btih(format!("urn:btih:{HASH}"))]);
    // A key instead of a hash (BEP 46).
    assert!(Magnet::parse("magnet:?xs=urn:btpk:0f").unwrap().topics.is_empty());
}

#[test]
fn selected_files() {
    let magnet = Magnet::parse(&format!("magnet:?xt=urn:btih:{HASH}&so=1,3-4&so=9")).unwrap();
    let selected: Vec<u32> = (0..12).filter(|&file| magnet.selects(file)).collect();
    assert_eq!(selected, [1, 3, 4, 9]);
}

#[track_caller]
fn assert_error(text: &str, error: &str) {
    let found = Magnet::parse(text).unwrap_err().to_string();
    assert_eq!(found.split("; ").next(), Some(error), "{text}");
}

#[test]
fn errors() {
    assert_error("magnet:?dn=a", "invalid magnet-URI at byte 0: the parameter `xt` is missing");
    assert_error("magnet:?xt=urn:btih:0f1e", "unexpected end of input in btih at byte 24");
    assert_error("magnet:?xt=urn:btmh:122", "unexpected end of input in btmh at byte 23");
    assert_error("magnet:?xt=a&dn=b&dn=c", "invalid display-name at byte 21: it occurs before");
    assert_error("magnet:?xt=a&so=1-", "unexpected end of input in select-range at byte 18");
    assert_error("magnet:?xt=a&so=4294967296", "invalid first-index at byte 16: 4294967295 at most");
    assert_error("magnet:?xt=a&x.pe=[::1]:1", "unexpected `[` in magnet-parameter at byte 18");
}

#[test]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        link: Parsed<Magnet>,
    }
    let configuration: Configuration = toml::from_str("link = 'magnet:?xt=urn:sha1:A'").unwrap();
    assert_eq!(configuration.link.topics, [Topic::Other("urn:sha1:A".to_owned())]);
}
