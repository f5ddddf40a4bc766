//! Patterns of hosts in a policy.

use pest_uri::check::Policy;

#[test]
fn patterns_match_labels() {
    let matches =
        |pattern: &str, host: &str| Policy::new().hosts([pattern]).unwrap().check(&format!("https://{host}/")).is_ok();
    for (pattern, host) in [
        ("example.com", "Example.COM"),
        ("*.example.com", "a.example.com"),
        ("*.EXAMPLE.com", "a.b.example.com"),
        ("127.0.0.1", "127.0.0.1"),
        ("[::1]", "[::1]"),
        ("[2001:DB8:0::1]", "[2001:db8::1]"),
        ("[2001:0db8:0:0:0:0:0:7]", "[2001:DB8::7]"),
        ("[0:0:0:0:0:0:0:1]", "[::1]"),
        ("localhost", "LOCALHOST"),
        ("example.com.", "example.com"),
        ("example.com", "example.com."),
        ("example.com.", "example.com."),
        ("*.example.com", "a.example.com."),
        ("*.example.com.", "a.example.com"),
    ] {
        assert!(matches(pattern, host), "{pattern} {host}");
    }
    for (pattern, host) in [
        ("example.com", "a.example.com"),
        ("example.com", "evil-example.com"),
        ("*.example.com", "example.com"),
        ("*.example.com", "example.com."),
        ("*.example.com", "evil-example.com"),
        ("*.example.com", "a.example.com.evil"),
        ("[::1]", "[::2]"),
    ] {
        assert!(!matches(pattern, host), "{pattern} {host}");
    }
}

#[test]
fn a_mistake_is_named() {
    for (mistake, patterns) in [
        ("has no host", &["", "*."][..]),
        (
            "begins with a dot: the names below a name are written with `*.` before it",
            &[".", ".a", ".a.example", ".co.uk.", "*..a", ".1.2.3.4", ".*.a"],
        ),
        (
            "has a `*` other than in `*.` before a name",
            &["*", "**.a", "a*.b", "*a.b", "*.*.a", "a.*", "a.*.b", "https://*.a/"],
        ),
        ("has `*.` before an address", &["*.1.2.3.4", "*.[::1]", "*.[2001:DB8:0::1]"]),
        ("is an IPv6 address without brackets", &["::1", "2001:db8::7", "::ffff:1.2.3.4", "*.::1"]),
        (
            "is more than a host: it may have no scheme, userinfo, port or path",
            &[
                "a:80", "a:", "[::1]:80", "*.a:443", "https://a", "HTTPS://a/", "//a", "a/", "a/b", "a?b", "a#b",
                "u@a", "@a", "a\\b", "mailto:a@b", "/", "?", ":80",
            ],
        ),
        ("has non-ASCII characters: write the name with `xn--`", &["m\u{fc}nchen.de", "*.\u{e9}", "a\u{3002}b"]),
        ("matches no unambiguous URL: not a host name to all programs", &["a_b", "-a", "a-.b", "a..b", " a", "a b"]),
        (
            "matches no unambiguous URL: browsers read a number as an IPv4 address",
            &["127.1", "0x7f.1", "2130706433", "1.2.3.4.", "256.1.1.1", "a.1", "*.1"],
        ),
        (
            "matches no unambiguous URL: an IPv4 address inside an IPv6 address",
            &["[::ffff:1.2.3.4]", "[::1.2.3.4]", "[0:0:0:0:0:FFFF:102:304]"],
        ),
        ("matches no unambiguous URL: only some programs know zone identifiers", &["[fe80::1%25eth0]"]),
        ("matches no unambiguous URL: not an IPv6 address in brackets", &["[v1.x]", "[::g]", "[a]", "[]"]),
        ("matches no unambiguous URL: browsers decode a percent-encoded host", &["%61.com"]),
    ] {
        for pattern in patterns {
            let error = Policy::new().hosts(["a", "*.b", "[::1]", pattern]).unwrap_err();
            assert_eq!((error.index(), error.to_string()), (3, format!("host pattern 4 {mistake}")), "{pattern:?}");
        }
    }
}
