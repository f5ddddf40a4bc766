//! Ambiguities, policies and redirects of `pest_uri::check`.

use std::collections::BTreeSet;

use pest_uri::SchemeInfo;
use pest_uri::check::{
    AddressClass, AmbiguityKind, Policy, Readings, ViolationKind, ambiguities, is_safe_redirect, is_unambiguous,
};
use proptest::prelude::*;

use crate::generated::{any_text, config};
use crate::properties::programs_agree;

const LABEL_OF_63: &str = "abcdefghijklmnopqrstuvwxyz-0123456789-abcdefghijklmnopqrstuvwxy";
const LABEL_OF_64: &str = "abcdefghijklmnopqrstuvwxyz-0123456789-abcdefghijklmnopqrstuvwxyz";

/// Texts made of what programs disagree about.
pub fn tricky() -> impl Strategy<Value = String> {
    texts(
        &["", "", "", "", "", " ", "\t", "\u{a0}"],
        &["http", "https", "HTTP", "ws", "wss", "ftp", "file", "javascript", "x", ""],
        &[
            "://", "://", "://", "://", "://", "://", ":", ":/", ":///", "://///", ":\\\\", ":/\\", "://\t", "//",
            "/\\", "/",
        ],
    )
}

/// The same, and each begins as an unambiguous URL does. About one in fifty is one.
pub fn nearly_unambiguous() -> impl Strategy<Value = String> {
    texts(&[""], &["http", "https", "HTTP", "ws", "wss", "ftp"], &["://"])
}

/// Texts that begin with one of each list.
fn texts(
    starts: &'static [&'static str],
    schemes: &'static [&'static str],
    slashes: &'static [&'static str],
) -> impl Strategy<Value = String> {
    let pick = |texts: &'static [&'static str]| prop::sample::select(texts);
    let [start, scheme, slashes] = [starts, schemes, slashes].map(pick);
    let user = pick(&[
        "", "", "", "", "u@", "u:p@", ":p@", "u:@", "@", "u:p:q@", "u;x@", "u=x@", "u@v@", "u%40v@", "u'@", "a:80@",
        "a\\@", "[::1]@", "u%24:p%7e@", "u%3Av:p@", "u%2Fv@", "u%20@", "u%C3%A9:p@", "u%2540@", "u:p%5C@", "u%00@",
    ]);
    let label = pick(&[
        "a", "B", "com", "example", "xn--bcher-kva", "xn--a-", "xn--", "a-b", "a--b", "0", "127", "0x7f", "a1", "1a",
        "a_b", "", "-a", "\u{ff11}", "%31", "\u{e9}", "a\u{ad}b", "xn--p1ai", "xn--fiqs8s", "xn--01-r13a",
        "XN--BCHER-KVA", "xn--evilcom-9o3f", "xn--strae-oqa", "xn--a-0hc", "xn--mgbaam7a8h", "xn--i-7iq", "xn---tda",
        "xn--xn--a-ova", LABEL_OF_63, LABEL_OF_64,
    ]);
    let encoded = "[ab1\u{e9}\u{df}\u{3b1}\u{3c2}\u{5d0}\u{627}\u{64b}\u{660}\u{6f0}\u{94d}\u{ac00}\u{10d0}\u{1e9e}-]{1,5}|[\\PC&&[^ -~]]{1,2}";
    let encoded = encoded.prop_map(|it| format!("xn--{}", idna::punycode::encode_str(&it).unwrap()));
    let label = prop_oneof![7 => label.prop_map(str::to_owned), 1 => encoded];
    let name = (prop::collection::vec(label, 1..4), pick(&["", "", "", ".", "\u{3002}a"]))
        .prop_map(|(labels, end)| labels.join(".") + end);
    let group = pick(&["0", "0", "1", "a", "ffff", "FFFF", "00", "01", "2001", "db8", "64", "ff9b"]);
    let groups = |most| prop::collection::vec(group.clone(), 0..most).prop_map(|groups| groups.join(":"));
    let address = prop_oneof![
        2 => (groups(6), groups(6)).prop_map(|(one, other)| format!("[{one}::{other}]")),
        1 => prop::collection::vec(group.clone(), 8).prop_map(|groups| format!("[{}]", groups.join(":"))),
        1 => prop::collection::vec(pick(&["0", "1", "127", "255", "256", "01", "0x1"]), 1..6).prop_map(|numbers| numbers.join(".")),
        1 => pick(&["[::ffff:1.2.3.4]", "[fe80::1%25eth0]", "[v1.x]", "[::1", "[]", "[::1]x", "localhost", "a b", "a..b"]).prop_map(String::from),
    ];
    let host = prop_oneof![2 => name, 1 => address];
    let port =
        pick(&["", "", "", "", ":80", ":443", ":8080", ":65535", ":65536", ":0", ":080", ":", ":80:90", ":a", ":+1"]);
    let rest = pick(&[
        "", "/", "//", "/a/b", "/@", "/:80@c/", "?@b", "#@b/c", "?", "?a=b", "#a", "?a:b", "?a#b@c/", "?a/@b",
        "/?@b:80/", "/#@b/", "\\@b", "/\\b", "/a?b#c?d@e", "/..//c", "/ a", "/|", "/\u{e9}", "/%", "/%zz", "/%5Cb",
        "#a#b", "\n",
    ]);
    (start, scheme, slashes, user, host, port, rest).prop_map(|(start, scheme, slashes, user, host, port, rest)| {
        [start, scheme, slashes, user, &host, port, rest].concat()
    })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_text_is_ambiguous_exactly_if_there_is_a_reason(text in prop_oneof![4 => tricky(), 1 => any_text()]) {
        programs_agree::check(&text);
    }

    #[test]
    fn a_safe_redirect_stays_at_the_origin(base in tricky(), target in prop_oneof![tricky(), "[/\\\\.a%2F5C09]{0,8}"]) {
        programs_agree::check(&format!("{base}\n{target}"));
        programs_agree::check(&format!("https://a/\n{target}"));
    }
}

/// Texts with a reason, its offset, and the hosts that browsers and RFC 3986 read.
/// The special schemes of the URL Standard, section 4.2, but `file`, whose URLs may have no host.
#[test]
fn schemes_of_unambiguous_urls_are_special() {
    let special = ["ftp", "http", "https", "ws", "wss"];
    for name in SchemeInfo::all().map(|info| info.name).chain(["x", "httpx", "wsss", "htt", "ft", "s"]) {
        assert_eq!(is_unambiguous(&format!("{name}://example.com/")), special.contains(&name), "{name}");
    }
}

#[test]
fn reasons() {
    use AmbiguityKind::{
        AuthorityLength, Backslash, EmbeddedIpv4, EmptyHost, EmptyPort, EncodedLabel, EncodedUserinfo, ExtraSlashes,
        HostName, Invalid, IpLiteral, Ipv6Form, MissingPath, MissingScheme, MissingSlashes, NameLength, NonAsciiHost,
        NumericHost, OtherScheme, PercentEncodedHost, PortCharacter, PortOverLimit, PortZeros, SeveralAtSigns,
        SurroundingSpace, TabOrLineBreak, Userinfo, ZoneIdentifier,
    };
    let mut kinds = BTreeSet::new();
    for (text, expected, readings) in [
        (" http://a/", &[(SurroundingSpace, 0), (Invalid, 0)][..], "browsers: `a`; RFC 3986: no host"),
        ("http://a/\n", &[(SurroundingSpace, 9), (TabOrLineBreak, 9), (Invalid, 9)], "browsers: `a`; RFC 3986: `a`"),
        ("http://a\t.b/", &[(HostName, 7), (TabOrLineBreak, 8), (Invalid, 8)], "browsers: `a.b`; RFC 3986: `a\\t.b`"),
        ("//a/", &[(MissingScheme, 0)], "browsers: `a`; RFC 3986: `a`"),
        ("/\\a", &[(MissingScheme, 0), (Backslash, 1), (Invalid, 1)], "browsers: `a`; RFC 3986: no host"),
        ("javascript:a", &[(OtherScheme, 0)], "browsers: no host; RFC 3986: no host"),
        ("file:///etc/hosts", &[(OtherScheme, 0)], "browsers: ``; RFC 3986: ``"),
        ("http:a", &[(MissingSlashes, 5)], "browsers: `a`; RFC 3986: no host"),
        ("http:/a/", &[(MissingSlashes, 5)], "browsers: `a`; RFC 3986: no host"),
        ("http:///a/", &[(ExtraSlashes, 7)], "browsers: `a`; RFC 3986: ``"),
        ("https:////x@b.example", &[(ExtraSlashes, 8)], "browsers: `b.example`; RFC 3986: ``"),
        ("http://a\\@b/", &[(Backslash, 8), (Invalid, 8)], "browsers: `a`; RFC 3986: `b`"),
        ("http://a@b@c/", &[(SeveralAtSigns, 8), (Invalid, 10)], "browsers: `c`; RFC 3986: `c`"),
        ("http://@a/", &[(Userinfo, 7)], "browsers: `a`; RFC 3986: `a`"),
        ("http:///", &[(ExtraSlashes, 7), (EmptyHost, 8)], "browsers: rejected; RFC 3986: ``"),
        (
            "http://%31%32%37.0.0.1/",
            &[(PercentEncodedHost, 7), (NumericHost, 7)],
            "browsers: `127.0.0.1`; RFC 3986: `%31%32%37.0.0.1`",
        ),
        ("http://a%2eb/", &[(PercentEncodedHost, 8)], "browsers: `a.b`; RFC 3986: `a%2eb`"),
        (
            "http://\u{ff11}27.1/",
            &[(NonAsciiHost, 7), (NumericHost, 7), (Invalid, 7)],
            r"browsers: `127.0.0.1`; RFC 3986: `\u{ff11}27.1`",
        ),
        ("http://a\u{3002}b/", &[(NonAsciiHost, 8), (Invalid, 8)], r"browsers: `a.b`; RFC 3986: `a\u{3002}b`"),
        ("http://0x7f.1/", &[(NumericHost, 7)], "browsers: `127.0.0.1`; RFC 3986: `0x7f.1`"),
        ("http://127.0.0.1./", &[(NumericHost, 7)], "browsers: `127.0.0.1`; RFC 3986: `127.0.0.1.`"),
        ("http://1.2.3.4.5/", &[(NumericHost, 7)], "browsers: rejected; RFC 3986: `1.2.3.4.5`"),
        ("http://a_b/", &[(HostName, 7)], "browsers: `a_b`; RFC 3986: `a_b`"),
        (
            "http://[::ffff:127.0.0.1]/",
            &[(EmbeddedIpv4, 7)],
            "browsers: `[::ffff:127.0.0.1]`; RFC 3986: `[::ffff:127.0.0.1]`",
        ),
        ("http://[::1%25eth0]/", &[(ZoneIdentifier, 7), (Invalid, 11)], "browsers: rejected; RFC 3986: `[::1%25eth0]`"),
        ("http://[0:0::1]/", &[(Ipv6Form, 7)], "browsers: `[::1]`; RFC 3986: `[0:0::1]`"),
        ("http://[2001:0:0:0:0:0:1:2]/", &[(Ipv6Form, 7)], "browsers: `[2001::1:2]`; RFC 3986: `[2001:0:0:0:0:0:1:2]`"),
        ("http://[v1.x]/", &[(IpLiteral, 7)], "browsers: rejected; RFC 3986: `[v1.x]`"),
        ("http://%7Ea;@c/", &[(Userinfo, 7)], "browsers: `c`; RFC 3986: `c`"),
        ("http://a%2Fb@c/", &[(EncodedUserinfo, 8)], "browsers: `c`; RFC 3986: `c`"),
        ("http://a:b%3ac@d/", &[(EncodedUserinfo, 10)], "browsers: `d`; RFC 3986: `d`"),
        ("http://a%c3%a9@d/", &[(EncodedUserinfo, 8)], "browsers: `d`; RFC 3986: `d`"),
        ("http://a.xn--01-r13a/", &[(EncodedLabel, 9)], "browsers: rejected; RFC 3986: `a.xn--01-r13a`"),
        ("http://a#@b/", &[(MissingPath, 8)], "browsers: `a`; RFC 3986: `a`"),
        ("http://a:80?b:c", &[(MissingPath, 11)], "browsers: `a`; RFC 3986: `a`"),
        (
            &format!("http://b.{LABEL_OF_64}/"),
            &[(NameLength, 9)],
            &format!("browsers: `b.{LABEL_OF_64}`; RFC 3986: `b.{LABEL_OF_64}`"),
        ),
        (&format!("http://{}com/", "a.".repeat(126)), &[(NameLength, 7)], &{
            let name = "a.".repeat(126) + "com";
            format!("browsers: `{name}`; RFC 3986: `{name}`")
        }),
        (&format!("http://{}@a/", "u".repeat(8000)), &[(AuthorityLength, 7)], "browsers: `a`; RFC 3986: `a`"),
        ("http://a:/", &[(EmptyPort, 9)], "browsers: `a`; RFC 3986: `a`"),
        ("http://a:080/", &[(PortZeros, 9)], "browsers: `a`; RFC 3986: `a`"),
        ("http://a:65536/", &[(PortOverLimit, 9)], "browsers: rejected; RFC 3986: `a`"),
        ("http://a:80:90/", &[(PortCharacter, 9), (Invalid, 11)], "browsers: rejected; RFC 3986: `a`"),
        ("http://a:+80/", &[(PortCharacter, 9), (Invalid, 9)], "browsers: rejected; RFC 3986: `a`"),
        ("http://a/<", &[(Invalid, 9)], "browsers: `a`; RFC 3986: `a`"),
    ] {
        let found: Vec<_> = ambiguities(text).iter().map(|it| (it.ambiguity().unwrap(), it.offset())).collect();
        assert_eq!(found, expected, "{text:?}");
        assert_eq!(Readings::from_text(text).to_string(), readings, "{text:?}");
        kinds.extend(found.into_iter().map(|(kind, _)| kind));
    }
    assert!(AmbiguityKind::ALL.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
    let codes: BTreeSet<&str> = AmbiguityKind::ALL.iter().map(|kind| kind.code()).collect();
    assert_eq!(codes.len(), AmbiguityKind::ALL.len());
}

#[test]
fn unambiguous_urls() {
    for text in [
        "https://example.com", "http://user:secret@example.com:8080/a?b#c", "ftp://192.0.2.1/",
        "wss://[2001:db8::7]:443/", "https://www.example.com./", "http://a/b@c:d//e?f=http://g/#//h",
        "https://:secret@example.com/", "https://r3---sn-x.example/",
        "https://xn--bcher-kva.example/%7E?a=%5B1%5D&b='c'",
    ] {
        assert!(is_unambiguous(text), "{text}");
    }
}

#[test]
fn the_longest_name_and_authority_are_unambiguous() {
    let name = format!("{0}.{0}.{0}.{1}", "a".repeat(63), "b".repeat(61));
    let authority = format!("{}@h", "u".repeat(7998));
    assert_eq!((name.len(), authority.len()), (253, 8000));
    assert!(is_unambiguous(&format!("http://{name}/")) && !is_unambiguous(&format!("http://{name}b/")));
    assert!(is_unambiguous(&format!("http://{authority}/")) && !is_unambiguous(&format!("http://u{authority}/")));
}

#[test]
fn ports_of_unambiguous_urls_are_those_of_tcp() {
    for port in 0..100_000_u32 {
        assert_eq!(is_unambiguous(&format!("http://a:{port}")), (1..=65_535).contains(&port), "{port}");
    }
}

/// Payloads of server-side request forgery from published lists: none reaches this machine or a local network.
#[test]
fn no_loopback_payload_passes() {
    let policy = Policy::new().schemes(["http", "https"]).public_addresses();
    for host in [
        "localhost", "LOCALHOST", "localhost.", "a.localhost", "localhost.localdomain", "ip6-localhost", "127.0.0.1",
        "127.1", "127.0.1", "127.127.127.127", "127.0.0.1.", "0", "0.0.0.0", "0x7f000001", "0x7f.0x0.0x0.0x1",
        "0177.0.0.1", "017700000001", "2130706433", "3232235521", "00000177.1", "%31%32%37.0.0.1", "127%2e0%2e0%2e1",
        "\u{2460}\u{2461}\u{2466}.\u{24ea}.\u{24ea}.\u{2460}", "\u{ff11}\u{ff12}\u{ff17}.0.0.1",
        "127\u{3002}0\u{3002}0\u{3002}1", "127.0.0.1\u{ad}", "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[0000::1]",
        "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:ffff:127.0.0.1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]", "[fe80::1%25eth0]", "[fd00:ec2::254]", "169.254.169.254", "169.254.43518", "0xA9FEA9FE",
        "0251.0376.0251.0376", "10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1", "metadata",
        "metadata.google.internal", "redis", "printer.local", "router.home.arpa", "db.corp", "224.0.0.1",
        "255.255.255.255", "127.0.0.1#@example.com", "127.0.0.1\\@example.com", "example.com@127.0.0.1",
        "example.com:80@127.0.0.1", "127.0.0.1:80#\\@example.com", "example.com\\@127.0.0.1", "a:b@localhost",
        "@127.0.0.1", "\t127.0.0.1", "127.0.0.1\r\n", "",
    ] {
        for text in [
            format!("http://{host}"),
            format!("http://{host}/"),
            format!("http:{host}"),
            format!("http:/{host}/a"),
            format!("//{host}/"),
        ] {
            assert!(policy.check(&text).is_err(), "{text:?}");
        }
    }
    for text in [
        "gopher://127.0.0.1:6379/_a", "file:///etc/passwd", "dict://127.0.0.1:11211/", "jar:http://127.0.0.1!/",
        "url:http://127.0.0.1/",
    ] {
        assert!(policy.check(text).is_err(), "{text}");
    }
    for text in [
        "https://example.com/", "http://1.1.1.1/", "https://[2606:4700::1111]/", "https://internal.example.com/",
        "https://arpa.home.example.com/",
    ] {
        assert!(policy.check(text).is_ok(), "{text}");
    }
}

#[test]
fn a_violation_names_the_part() {
    let policy = Policy::new()
        .schemes(["https"])
        .ports([443])
        .hosts(["*.example.com"])
        .unwrap()
        .public_addresses()
        .no_userinfo();
    let error = policy.check("ftp://user@127.0.0.1:21/").unwrap_err();
    let found: Vec<_> = error.violations().iter().map(|it| (it.kind(), it.offset())).collect();
    let expected = [
        (ViolationKind::Address(AddressClass::Loopback), 11),
        (ViolationKind::Host, 11),
        (ViolationKind::Scheme, 0),
        (ViolationKind::Port, 21),
        (ViolationKind::Userinfo, 6),
    ];
    assert_eq!(found, expected);
    assert_eq!(error.violations()[0].to_string(), "not a public address: loopback at byte 11");
    // Without an authority, a host is missing after the scheme.
    let error = policy.check("mailto:a").unwrap_err();
    let offset = |kind| error.violations().iter().find(|it| it.kind() == kind).map(|it| it.offset());
    assert_eq!([ViolationKind::Scheme, ViolationKind::Host].map(offset), [Some(0), Some(7)]);
    // The rules apply to what browsers read, too.
    let error = policy.check("https://2130706433/").unwrap_err();
    assert!(error.violations().iter().map(|it| it.code()).eq(["address", "host", "numeric-host"]));
}

/// What the text names comes before how it is written.
#[test]
fn an_error_lists_all_violations() {
    let policy = Policy::new().schemes(["https"]).ports([443]).hosts(["a.example"]).unwrap().public_addresses();
    for (text, expected) in [
        ("https://example.org/", "the policy does not allow this host at byte 8"),
        (
            "http:/127.1/",
            "not a public address: loopback at byte 6; the policy does not allow this host at byte 6; \
             the policy does not allow this scheme at byte 0; the policy does not allow this port at byte 11; \
             missing `//` at byte 5; browsers read a number as an IPv4 address at byte 6",
        ),
        (
            "https://printer.local\\@a.example/",
            "not a name of the public DNS at byte 8; the policy does not allow this host at byte 8; \
             browsers read a backslash as `/` at byte 21; RFC 3986 rejects this at byte 21",
        ),
    ] {
        assert_eq!(policy.check(text).unwrap_err().to_string(), expected);
    }
}

#[test]
fn ports_are_allowed() {
    let policy = Policy::new().ports([443, 8443]);
    for (text, is_allowed) in [
        ("https://a/", true),
        ("https://a:8443/", true),
        ("http://a:443/", true),
        ("http://a/", false),
        ("https://a:80/", false),
    ] {
        assert_eq!(policy.check(text).is_ok(), is_allowed, "{text}");
    }
}

#[test]
fn an_error_has_the_readings() {
    for text in ["http:/a.example/", "ftp://10.0.0.1/", "", "http://[u:p/@h", "\t//u@h:x/"] {
        let error = Policy::new().schemes(["https"]).check(text).unwrap_err();
        assert_eq!(*error.readings(), Readings::from_text(text), "{text:?}");
    }
}

/// A host in a message has no character that looks like another one, or that a terminal acts on.
#[test]
fn hosts_in_messages_are_escaped() {
    for (text, shown) in [
        ("http://\u{430}pple.com/", r"browsers: `xn--pple-43d.com`; RFC 3986: `\u{430}pple.com`"),
        ("//a\u{202e}b/", r"browsers: rejected; RFC 3986: `a\u{202e}b`"),
        ("x://a\u{1b}[31m\u{2028}/", r"browsers: `a\u{1b}[31m\u{2028}`; RFC 3986: `a\u{1b}[31m\u{2028}`"),
        ("http://it's%D0%B0/", r"browsers: `xn--it's-83d`; RFC 3986: `it's%d0%b0`"),
    ] {
        let readings = Readings::from_text(text);
        assert_eq!(readings.to_string(), shown);
        let error = Policy::new().check(text).unwrap_err();
        assert!(
            format!("{readings:?} {error:?} {error:#?} {error}").bytes().all(|it| matches!(it, b'\n' | b' '..=b'~'))
        );
    }
}

#[test]
fn no_error_shows_a_password() {
    for text in [
        "http://u:secret@h/ ", "http:u:secret@h", "http://u:secret/@h", "http://u:secret\\@h/", "http://a@u:secret@h/",
        "http://[u:secret/@h", "x://[u:secret?@h", "x://[u:sec]secret/@h", "//[u:secret#@h", "http://[u:secret]/@h",
    ] {
        let error = Policy::new().hosts(["a"]).unwrap().check(text).unwrap_err();
        let shown = format!("{error} {error:?} {error:#?} {} {:?}", error.readings(), error.readings());
        assert!(!shown.contains("secret"), "{text}: {shown}");
    }
    let shown = Readings::from_text("x://[u:secret?@h").to_string();
    assert_eq!(shown, "browsers: `[u:***`; RFC 3986: `[u:***`");
    assert_eq!(Readings::from_text("x://[::1]:80/").to_string(), "browsers: `[::1]:80`; RFC 3986: `[::1]:80`");
}

#[test]
fn addresses_of_a_resolver_are_checked() {
    let addresses = |texts: &[&str]| texts.iter().map(|it| it.parse().unwrap()).collect::<Vec<std::net::SocketAddr>>();
    let policy = Policy::new().public_addresses();
    let public = addresses(&["1.1.1.1:80", "[2606:4700::1111]:80"]);
    assert_eq!(policy.check_addresses(public.clone()), Ok(public));
    let error = policy.check_addresses(addresses(&["1.1.1.1:80", "10.0.0.1:80"])).unwrap_err();
    assert_eq!(
        (error.class(), error.to_string()),
        (AddressClass::Private, "10.0.0.1 is not a public address: private".to_owned())
    );
    assert!(Policy::new().check_addresses(addresses(&["10.0.0.1:80"])).is_ok());
}

#[test]
fn a_policy_checks_redirects() {
    let policy = Policy::new().schemes(["https"]).hosts(["shop.example", "*.pay.example"]).unwrap().no_userinfo();
    let check = |target| policy.check_redirect("https://shop.example/cart", target);
    for (target, found) in [
        ("/done?x=1#y", "https://shop.example/done?x=1#y"),
        ("/a/../b", "https://shop.example/b"),
        ("https://card.pay.example/", "https://card.pay.example/"),
        ("https://shop.example:443/", "https://shop.example:443/"),
    ] {
        assert_eq!(check(target).unwrap(), found, "{target}");
    }
    for target in [
        "//card.pay.example/", "/\\card.pay.example", "/%2f/evil.example", "https://evil.example/",
        "http://shop.example/", "https://u@shop.example/", "done", "", "javascript:a", "https:/card.pay.example/",
        "/a b",
    ] {
        assert!(check(target).is_err(), "{target}");
    }
    assert!(policy.check_redirect("https://evil.example/", "/a").is_err());
    let as_written = Policy::new().hosts_as_written(["my_app.example.net"]).unwrap();
    assert_eq!(as_written.check_redirect("https://my_app.example.net/", "/a").unwrap(), "https://my_app.example.net/a");
    assert_eq!(
        check("done").unwrap_err().to_string(),
        "the target is neither a URL nor a path that begins with `/` at byte 0"
    );
}

/// Targets from published lists of open redirects.
#[test]
fn no_redirect_payload_leaves_the_origin() {
    let base = "https://example.com/login?next=/";
    for target in [
        "//evil.example", "///evil.example", "////evil.example", "/\\evil.example", "\\/evil.example",
        "\\\\evil.example", "/\\/evil.example", "//evil.example/%2f..", "//evil.example\\@example.com",
        "https:evil.example", "https:/evil.example", "https:///evil.example", "https:\\\\evil.example",
        "http://evil.example", "HTTPS://evil.example", "https://example.com@evil.example",
        "https://example.com.evil.example", "https://evil.example#example.com", "https://evil.example?example.com",
        "https://evil.example\\example.com", "https://example.com:8443/", "http://example.com/", "\t//evil.example",
        " //evil.example", "/\t/evil.example", "/\n/evil.example", "/%09/evil.example", "/%0d/evil.example",
        "/%5cevil.example", "/%2f/evil.example", "/%2fevil.example", "/.//evil.example", "/a/..//evil.example",
        "/%2e//evil.example", "/%2e%2e/%2fevil.example", "/a%0d%0aLocation:%20//evil.example", "javascript:alert(1)",
        "JavaScript:alert(1)", "java\tscript:alert(1)", "data:text/html,a", "\u{3030}evil.example",
        "/\u{3031}evil.example", "\u{ff0f}\u{ff0f}evil.example", "evil.example", ".evil.example", "@evil.example",
        ":80", "", "?a", "#a", "/a b", "//", "///", "//example.com/", "https://example.com./",
        "https://u@example.com\\@evil.example", "/ /evil.example", "/%20/evil.example",
    ] {
        assert!(!is_safe_redirect(base, target), "{target:?}");
    }
    for target in [
        "/", "/a", "/a/b?c=//evil.example#//d", "/a//b", "/@evil.example", "/a?next=%2F%2Fevil.example", "/a%20b",
        "/%C3%A9", "/a/../b", "https://example.com/a", "HTTPS://EXAMPLE.com:443/a?b#c", "https://user@example.com/",
        "/https://evil.example",
    ] {
        assert!(is_safe_redirect(base, target), "{target:?}");
    }
    assert!(!is_safe_redirect("https:/example.com/", "/a"));
    assert!(!is_safe_redirect("/", "/a"));
}

#[test]
fn sites_are_registrable_domains() {
    fn registrable_domain(name: &str) -> Option<&str> {
        let before = ["co.uk", "com"].iter().find_map(|suffix| name.strip_suffix(suffix)?.strip_suffix('.'))?;
        Some(&name[before.rfind('.').map_or(0, |dot| dot + 1)..])
    }
    let is_same = |one, other| {
        let [one, other] = [one, other].map(|it| Policy::new().check(it).unwrap());
        one.is_same_site(other, registrable_domain)
    };
    assert!(is_same("https://a.example.com/", "HTTPS://B.EXAMPLE.com:8443/"));
    assert!(is_same("https://a.b.co.uk/", "https://b.co.uk/"));
    assert!(is_same("http://co.uk/", "http://co.uk/") && is_same("http://127.0.0.1/", "http://127.0.0.1:80/"));
    for (one, other) in [
        ("http://example.com/", "https://example.com/"),
        ("http://a.co.uk/", "http://b.co.uk/"),
        ("http://a/", "http://b/"),
        ("http://127.0.0.1/", "http://127.0.0.2/"),
    ] {
        assert!(!is_same(one, other), "{one} {other}");
    }
}

#[test]
fn hosts_as_written_are_allowed() {
    let policy = Policy::new().schemes(["https"]).hosts(["*.example.com"]).unwrap();
    let policy = policy.hosts_as_written(["my_app.example.net", "-a.example", "plain.example"]).unwrap().no_userinfo();
    for text in [
        "https://my_app.example.net/", "https://MY_App.example.net:8443/a?b#c", "https://-a.example",
        "https://plain.example/",
    ] {
        let uri = policy.check(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((uri.as_str(), uri.to_string()), (text, text.to_owned()));
        assert_eq!(format!("{uri:?}"), format!("{:?}", uri.uri()));
    }
    for text in [
        "https://my_app.example.org/", "https://x.my_app.example.net/", "https://other_app.example.com/",
        "http://my_app.example.net/", "https://u@my_app.example.net/", "https:/my_app.example.net/",
        "https://my_app.example.net:0/", "https://my_app.example.net\\@a/", "https://my_app.example.net?a@b",
        " https://my_app.example.net/",
    ] {
        assert!(policy.check(text).is_err(), "{text}");
    }
    // The other rules hold.
    let public = Policy::new().hosts_as_written(["my_app"]).unwrap().public_addresses();
    assert!(public.check("http://my_app/").is_err());
    for bad in ["", "a_b:80", "a@b", "a/b", "a_b.1", "a%5Fb", "\u{fc}_b", "a b", "[a_b]", "*_a.example"] {
        assert!(Policy::new().hosts_as_written([bad]).is_err(), "{bad}");
    }
    let error = Policy::new().hosts_as_written(["a_b", "\u{fc}_b"]).unwrap_err();
    assert_eq!(error.index(), 1);
    assert_eq!(error.to_string(), "host pattern 2 has non-ASCII characters: write the name with `xn--`");
}

#[test]
fn checked_hosts_are_compared_ignoring_case() {
    let check = |text| Policy::new().check(text).unwrap();
    assert!(
        check("https://Example.COM./").has_host("example.com")
            && check("https://example.com/").has_host("EXAMPLE.com.")
    );
    assert!(
        !check("https://example.com/").has_host("a.example.com")
            && !check("https://a.example.com/").has_host("example.com")
    );
    assert!(check("https://[2001:DB8::7]/").has_host("[2001:db8::7]"));
}
