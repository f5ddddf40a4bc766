//! Texts that the laws are tried on.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

/// The same texts on every run, unless `PROPTEST_CASES` or `PROPTEST_RNG_SEED` ask for more or for others.
pub fn config() -> Config {
    let mut config = Config { failure_persistence: None, ..Config::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = 1500;
    }
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(3986);
    }
    config
}

/// Pieces that a reference is made of, and some that it is not.
const PIECES: &[&str] = &[
    ":", "/", "//", "?", "#", "[", "]", "@", "::", ".", "..", "...", "%", "%4", "%41", "%zz", "%C3%A9", "[::1]",
    "[v1.x]", "[V1.x]", "1.2.3.4", "256.1.1.1", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "a", "Z", "0", "80", "http",
    "urn", "u:p@", "!$&'()*+,;=", "-._~", " ", "|", "\\", "\u{e9}", "\u{202e}", "\n", "\0", "", "a=b&c", "99999",
];

fn piece() -> impl Strategy<Value = String> {
    prop_oneof![8 => prop::sample::select(PIECES).prop_map(String::from), 1 => "[ -~]", 1 => any::<char>().prop_map(String::from)]
}

pub fn nearly_valid() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..12).prop_map(|pieces| pieces.concat())
}

/// References that are valid because they are made from the ABNF.
pub fn valid() -> impl Strategy<Value = String> {
    let characters = "([A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}){0,6}";
    let host = prop_oneof![
        4 => characters.prop_map(String::from),
        1 => "(1[0-9]{0,2}|2[0-4][0-9]|25[0-5])(\\.(0|[1-9][0-9]?)){3}",
        1 => "\\[(::|::1|1::|1:2:3:4:5:6:7:8|fe80::[0-9a-fA-F]{1,4}|::[1-9][0-9]?\\.0\\.2\\.1)\\]",
        1 => "\\[[vV][0-9A-Fa-f]{1,3}\\.[a-z:.]{1,4}\\]",
    ];
    let authority =
        (prop::option::of("[a-z:%]?".prop_map(|it| it.replace('%', "%25"))), host, prop::option::of("[0-9]{0,6}"));
    let authority = authority.prop_map(|(userinfo, host, port)| {
        let userinfo = userinfo.map_or(String::new(), |it| it + "@");
        let port = port.map_or(String::new(), |it| format!(":{it}"));
        format!("//{userinfo}{host}{port}")
    });
    let hierarchy = prop_oneof![
        (authority, "(/[a-z:@.]{0,3}){0,4}").prop_map(|(authority, path)| authority + &path),
        "(/[a-z:@.]{1,3}(/[a-z:@.]{0,3}){0,3})?",
        "[a-z@.]{1,3}(/[a-z:@.]{0,3}){0,3}",
    ];
    let scheme = prop::option::of("[a-zA-Z][a-zA-Z0-9+.-]{0,5}");
    let tail = || prop::option::of("([a-z0-9:@/?!$&'()*+,;=._~-]|%[0-9A-F]{2}){0,6}");
    (scheme, hierarchy, tail(), tail()).prop_map(|(scheme, hierarchy, query, fragment)| {
        let scheme = scheme.map_or(String::new(), |it| it + ":");
        let query = query.map_or(String::new(), |it| format!("?{it}"));
        let fragment = fragment.map_or(String::new(), |it| format!("#{it}"));
        scheme + &hierarchy + &query + &fragment
    })
}

pub fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![3 => nearly_valid(), 2 => valid(), 1 => any::<String>()]
}

/// A path of segments that operations on paths go wrong with.
fn path(root: &'static str) -> impl Strategy<Value = String> {
    let segment =
        prop::sample::select(&["", ".", "..", "a", "b", "b:c", "%2E", "%2e%2E", ".%2e", "%41", "c%7e", "..."][..]);
    prop::collection::vec(segment, 0..6).prop_map(move |segments| root.to_owned() + &segments.join("/"))
}

/// A reference with such a path, and with or without each other component; most are valid.
pub fn hierarchical(scheme: impl Strategy<Value = &'static str>) -> impl Strategy<Value = String> {
    let authority = prop::sample::select(
        &["", "", "//h", "//", "//H:80", "//u@h", "//%41%c3:", "//1%2E2.3.4", "//localhost", "//Loc%61lhost"][..],
    );
    let path = prop_oneof![path(""), path("/"), Just(String::new())];
    let query = prop::sample::select(&["", "", "?", "?q", "?%7e%2c"][..]);
    let fragment = prop::sample::select(&["", "", "#", "#f", "#%5f"][..]);
    (scheme, authority, path, query, fragment).prop_map(|(scheme, authority, path, query, fragment)| {
        let slash = if authority.is_empty() || path.is_empty() || path.starts_with('/') { "" } else { "/" };
        format!("{scheme}{authority}{slash}{path}{query}{fragment}")
    })
}

/// References of both kinds.
pub fn reference() -> impl Strategy<Value = String> {
    hierarchical(prop::sample::select(&["", "", "x:", "X:", "http:", "file:"][..]))
}

/// URIs.
pub fn uri() -> impl Strategy<Value = String> {
    hierarchical(prop::sample::select(&["x:", "x:", "http:", "HTTP:", "file:"][..]))
}
