//! Strategies for references of all forms, independent of the grammar.

use std::prelude::v1::*;

use proptest::prelude::*;

/// Pieces of references, and some that no reference has.
const PIECES: &[&str] = &[
    ":", "/", "//", "?", "#", "[", "]", "@", "::", ".", "..", "...", "%", "%4", "%41", "%zz", "%C3%A9", "[::1]",
    "[v1.x]", "[V1.x]", "1.2.3.4", "256.1.1.1", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "a", "Z", "0", "80", "http",
    "urn", "u:p@", "!$&'()*+,;=", "-._~", " ", "|", "\\", "\u{e9}", "\u{202e}", "\n", "\0", "", "a=b&c", "99999",
];

fn piece() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(PIECES).prop_map(String::from);
    prop_oneof![8 => piece, 1 => "[ -~]", 1 => any::<char>().prop_map(String::from)]
}

/// Texts of pieces of references, in any order, and of some that no reference has: many are nearly valid.
pub fn nearly_valid() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..12).prop_map(|pieces| pieces.concat())
}

/// URI references that are valid, because they are generated as the ABNF says.
pub fn uri_reference() -> impl Strategy<Value = String> {
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

/// URIs: valid references with a scheme.
pub fn uri() -> impl Strategy<Value = String> {
    ("[a-zA-Z][a-zA-Z0-9+.-]{0,5}", uri_reference()).prop_map(|(scheme, reference)| {
        // The text after the scheme is a relative reference: a reference with a scheme loses it.
        let after =
            reference.split_once(':').filter(|(before, _)| !before.contains(['/', '?', '#'])).map(|(_, after)| after);
        format!("{scheme}:{}", after.unwrap_or(&reference))
    })
}

/// IRI references that are valid: URI references with non-ASCII characters instead of dots.
pub fn iri_reference() -> impl Strategy<Value = String> {
    let character = prop::sample::select(&["\u{e9}", "\u{5d0}", "\u{4e2d}", "\u{10000}", "e\u{301}"][..]);
    (uri_reference(), character).prop_map(|(text, character)| {
        // Neither the scheme nor an IP literal has any.
        let start = text.find(['/', '?', '#']).unwrap_or(text.len()).max(text.rfind(']').unwrap_or(0));
        let (head, tail) = text.split_at(start);
        format!("{head}{}", tail.replace('.', character))
    })
}
