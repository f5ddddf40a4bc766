//! Components and their types.

use std::collections::HashSet;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use pest_uri::{Component, Components, EntryRule, Host, HostKind, Node, ParseTree, PathRule, UriReference};

use crate::support::parsed;

#[track_caller]
fn components(text: &str) -> Components<'_> {
    parsed(text).components()
}

/// The text before a path does not change which paths it is equal to.
#[test]
fn paths_compare_as_text() {
    let (of_uri, of_reference) = (UriReference::parse("http://h/a").unwrap(), UriReference::parse("/a").unwrap());
    let (one, other) = (of_uri.path(), of_reference.path());
    assert_ne!(one.rule(), other.rule());
    assert_eq!((one, one.cmp(&other)), (other, std::cmp::Ordering::Equal));
    assert_eq!(HashSet::from([one, other]).len(), 1);
}

#[track_caller]
fn assert_host(text: &str, host: &str, kind: HostKind, ip: Option<IpAddr>) {
    let found = components(text).host().unwrap();
    assert_eq!((found.as_str(), found.kind(), found.ip()), (host, kind, ip));
    assert_eq!(found.reg_name().is_some(), kind == HostKind::RegName);
    assert_eq!(found.ipvfuture().is_some(), kind == HostKind::IpvFuture);
}

#[test]
fn hosts() {
    let v4 = |address: &str| Some(IpAddr::V4(address.parse().unwrap()));
    let v6 = |address: &str| Some(IpAddr::V6(address.parse().unwrap()));
    assert_host("//192.0.2.1", "192.0.2.1", HostKind::Ipv4, v4("192.0.2.1"));
    assert_host("//192.0.2.1:80/", "192.0.2.1", HostKind::Ipv4, v4("192.0.2.1"));
    assert_host("//u@0.0.0.0", "0.0.0.0", HostKind::Ipv4, v4("0.0.0.0"));
    assert_host("//256.256.256.256", "256.256.256.256", HostKind::RegName, None);
    assert_host("//1.2.3.4.5", "1.2.3.4.5", HostKind::RegName, None);
    assert_host("//1.2.3.4.", "1.2.3.4.", HostKind::RegName, None);
    assert_host("//1%2E2.3.4", "1%2E2.3.4", HostKind::RegName, None);
    assert_host("//[::1]", "[::1]", HostKind::Ipv6, v6("::1"));
    assert_host("//[::ffff:1.2.3.4]:1", "[::ffff:1.2.3.4]", HostKind::Ipv6, v6("::ffff:1.2.3.4"));
    assert_host("//[v1.x]", "[v1.x]", HostKind::IpvFuture, None);
    assert_host("//[V1.x]", "[V1.x]", HostKind::IpvFuture, None);
    assert_host("//[vAb.a.b]", "[vAb.a.b]", HostKind::IpvFuture, None);
    assert_host("//", "", HostKind::RegName, None);
    assert!(components("/a").host().is_none());
}

#[test]
fn addresses_parse_with_std() {
    // `::` for one group or more, at every position, with and without an IPv4address at the end.
    let mut seen = 0;
    for left in 0..=7 {
        for right in 0..=(7 - left) {
            let groups = |count: usize| vec!["aB0"; count].join(":");
            let mut texts = vec![format!("{}::{}", groups(left), groups(right))];
            if right >= 2 {
                let groups = format!("{}:192.0.2.255", groups(right - 2));
                texts.push(format!("{}::{}", vec!["1"; left].join(":"), groups.trim_start_matches(':')));
            }
            for text in texts {
                let uri = format!("//[{text}]");
                assert_eq!(components(&uri).host().unwrap().ipv6(), Some(text.parse::<Ipv6Addr>().unwrap()), "{text}");
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 36 + 21);
    for byte in 0..=255 {
        let uri = format!("//1.2.3.{byte}");
        assert_eq!(components(&uri).host().unwrap().ipv4(), Some(Ipv4Addr::new(1, 2, 3, byte)));
    }
}

#[test]
fn ports() {
    let port = |text| (components(text).port_str(), components(text).port().map_err(|error| error.to_string()));
    assert_eq!(port("//h"), (None, Ok(None)));
    assert_eq!(port("//h:"), (Some(""), Ok(None)));
    assert_eq!(port("//h:0"), (Some("0"), Ok(Some(0))));
    assert_eq!(port("//h:00080"), (Some("00080"), Ok(Some(80))));
    assert_eq!(port("//h:65535"), (Some("65535"), Ok(Some(65535))));
    assert_eq!(port("//h:65536"), (Some("65536"), Err("the port is greater than 65535".into())));
    let ninety = format!("//h:{}", "9".repeat(90));
    assert!(components(&ninety).port().is_err());
    let zeros = format!("//h:{}1", "0".repeat(89));
    assert_eq!(components(&zeros).port(), Ok(Some(1)));
}

#[test]
fn userinfo() {
    let parts = |text| {
        components(text).userinfo().map(|it| (it.user().as_str(), it.password().map(|password| password.as_str())))
    };
    assert_eq!(parts("//h"), None);
    assert_eq!(parts("//@h"), Some(("", None)));
    assert_eq!(parts("//u@h"), Some(("u", None)));
    assert_eq!(parts("//u:@h"), Some(("u", Some(""))));
    assert_eq!(parts("//:@h"), Some(("", Some(""))));
    assert_eq!(parts("//u:p:q@h"), Some(("u", Some("p:q"))));
    assert_eq!(parts("//u%3Ap@h"), Some(("u%3Ap", None)));
}

#[track_caller]
fn assert_path(text: &str, rule: PathRule, segments: &[&str]) {
    let path = components(text).path();
    assert_eq!(path.rule(), rule);
    assert!(path.segments().eq(segments.iter().copied()), "{:?}", path.segments().collect::<Vec<_>>());
    assert!(path.segments().rev().eq(segments.iter().rev().copied()));
}

#[test]
fn paths() {
    assert_path("", PathRule::Empty, &[]);
    assert_path("x:?a", PathRule::Empty, &[]);
    assert_path("//h", PathRule::Abempty, &[]);
    assert_path("//h/", PathRule::Abempty, &[""]);
    assert_path("//h//", PathRule::Abempty, &["", ""]);
    assert_path("//h/a/", PathRule::Abempty, &["a", ""]);
    assert_path("/", PathRule::Absolute, &[""]);
    assert_path("x:/a//b", PathRule::Absolute, &["a", "", "b"]);
    assert_path("a", PathRule::Noscheme, &["a"]);
    assert_path("a/b:c/", PathRule::Noscheme, &["a", "b:c", ""]);
    assert_path("urn:a:b", PathRule::Rootless, &["a:b"]);
}

#[test]
fn segments_iterate_from_both_ends() {
    let mut segments = components("/a/b/c/d").path().segments();
    assert_eq!(segments.next().unwrap(), "a");
    assert_eq!(segments.next_back().unwrap(), "d");
    assert_eq!(segments.next().unwrap(), "b");
    assert_eq!(segments.next_back().unwrap(), "c");
    assert!(segments.next().is_none());
    assert!(segments.next_back().is_none());
}

#[test]
fn segments() {
    let path = |text| components(text).path().segments().map(|it| it.as_str()).collect::<Vec<_>>();
    assert_eq!(path(""), Vec::<&str>::new());
    assert_eq!(path("a/b"), ["a", "b"]);
    assert_eq!(path("/a"), ["a"]);
    assert_eq!(path("/"), [""]);
    assert_eq!(path("//h"), Vec::<&str>::new());
}

#[test]
fn texts_of_components() {
    let parts = components("//h:0/p%20q?#a%62");
    assert_eq!((parts.path_str(), parts.query_str(), parts.fragment_str()), ("/p%20q", Some(""), Some("a%62")));
    assert_eq!((components("x:").query_str(), components("x:").fragment_str()), (None, None));
    let (path, fragment) = (parts.path(), parts.fragment().unwrap());
    assert!(path.starts_with("/p") && path.ends_with("q") && path.contains("%20") && !path.contains(" "));
    assert!(fragment.starts_with("a%") && fragment.ends_with("2") && !fragment.contains("b"));
    assert_eq!((path.len(), fragment.len()), (6, 4));
}

#[test]
fn decoding() {
    let query = |text: &'static str| components(text).query().unwrap();
    assert_eq!(query("?a%20b%C3%A9%7e").decode_utf8().unwrap(), "a b\u{e9}~");
    assert_eq!(query("?%00%fF%41").decode(), &[0, 255, 65][..]);
    assert!(query("?%ff").decode_utf8().is_err());
    assert!(matches!(query("?ab").decode_utf8(), Ok(std::borrow::Cow::Borrowed("ab"))));
    assert_eq!(query("?%2525").decode_utf8().unwrap(), "%25");
    assert_eq!(components("//%41b").host().unwrap().reg_name().unwrap().decode_utf8().unwrap(), "Ab");
    assert_eq!(components("#%25").fragment().unwrap().decode_utf8().unwrap(), "%");
    let decoded: Vec<_> = components("/a%2Fb/c").path().segments().map(|it| it.decode_utf8().unwrap()).collect();
    assert_eq!(decoded, ["a/b", "c"]);
}

#[test]
fn hosts_and_paths_compare_and_display_verbatim() {
    let components = components("//H%41/a%41");
    let (host, path) = (components.host().unwrap(), components.path());
    assert!(host == "H%41" && host == *"H%41" && host != "hA" && host != *"h%41");
    assert!(path == "/a%41" && path == *"/a%41" && path != "/aA" && path != *"/a");
    assert_eq!(format!("{host:?} {path:?}"), r#""H%41" (reg-name) "/a%41""#);
}

#[test]
fn absent_differs_from_empty() {
    let shape = |text| {
        let it = components(text);
        let empty = |part: Option<&str>| part.map(str::is_empty);
        [
            empty(it.authority()),
            empty(it.userinfo().map(|it| it.as_str())),
            empty(it.port_str()),
            empty(it.query().map(|it| it.as_str())),
            empty(it.fragment().map(|it| it.as_str())),
        ]
    };
    assert_eq!(shape(""), [None; 5]);
    assert_eq!(shape("//@:?#"), [Some(false), Some(true), Some(true), Some(true), Some(true)]);
    assert_eq!(shape("//"), [Some(true), None, None, None, None]);
    assert_eq!(shape("?"), [None, None, None, Some(true), None]);
    assert_eq!(shape("#"), [None, None, None, None, Some(true)]);
}

#[test]
fn components_from_the_tree_of_a_component() {
    let of = |rule, text| Components::from_tree(&ParseTree::parse_rule(rule, text).unwrap());
    assert_eq!(of("path_abempty", "/a"), of("path-abempty", "/a"));
    assert_eq!(of("authority", "u@h:1").userinfo().unwrap().as_str(), "u");
    assert_eq!(of("authority", "u@h:1").path(), "");
    assert_eq!(of("host", "[::1]").host().unwrap().kind(), HostKind::Ipv6);
    assert_eq!(of("path", "a:b").path().as_str(), "a:b");
    assert_eq!(of("h16", "ff").host(), None);
}

#[test]
fn host_kind_and_path_rule_names() {
    let named = |text: &str| {
        let components = components(text);
        format!("{} {}", components.host().unwrap().kind(), components.path().rule())
    };
    assert_eq!(named("//192.0.2.1"), "ipv4 path-abempty");
    assert_eq!(named("//[::1]/a"), "ipv6 path-abempty");
    assert_eq!(
        format!("{:>14}|{:<10}|", components("/a").path().rule(), HostKind::RegName),
        " path-absolute|reg-name  |"
    );
}

#[test]
fn find_nodes_in_a_tree() {
    let tree = ParseTree::parse(EntryRule::Uri, "http://1.2.3.4/a/b").unwrap();
    let bytes: Vec<&str> =
        tree.root().descendants().filter(|it| it.name() == "dec-octet").map(|it| it.text()).collect();
    assert_eq!(bytes, ["1", "2", "3", "4"]);
    let path = tree.find("path-abempty").unwrap();
    assert_eq!((path.span(), path.text()), (14..18, "/a/b"));
    let segments: Vec<_> = path.children().map(|it| (it.name(), it.span())).collect();
    assert_eq!(segments, [("segment", 15..16), ("segment", 17..18)]);
    let below: Vec<&str> = tree.root().children().map(|it| it.name()).collect();
    assert_eq!(below, ["scheme", "hier-part"]);
    assert_eq!(tree.find("path_abempty").map(|node| node.span()), Some(path.span()));
    assert!(tree.find("path").is_none() && tree.find("path-abempty-").is_none() && tree.find("").is_none());
    assert!(path.find("host").is_none());
    assert!(tree.find("fragment").is_none());
    assert_eq!(format!("{tree:?}"), "ParseTree(URI 0..18)");
}

#[test]
fn trees_compare_by_rules_ranges_and_texts() {
    let tree = |text| ParseTree::parse(EntryRule::Uri, text).unwrap();
    let (one, other) = (tree("a://h/b/b"), tree("a://h/b/c"));
    assert_eq!(one, tree("a://h/b/b"));
    assert_ne!(one, other);
    assert_ne!(tree("a:b"), ParseTree::parse(EntryRule::UriReference, "a:b").unwrap());

    // Nodes at the same offset with the same children are equal, whatever the rest of the tree is.
    assert_eq!(one.find("authority"), other.find("authority"));
    assert_ne!(one.find("hier-part"), other.find("hier-part"));
    let nodes: HashSet<Node> = one.root().descendants().chain(other.root().descendants()).collect();
    assert_eq!(nodes.len(), one.root().descendants().count() + 4);
    // The same text at two offsets.
    let [first, last] = one.find("path-abempty").unwrap().children().collect::<Vec<_>>().try_into().unwrap();
    assert!(first.text() == last.text() && first != last);
}

#[test]
fn parses_a_host_alone() {
    let texts = ["", "h", "EXAMPLE.com", "1.2.3.4", "999.1.1.1", "[::1]", "[v1.a:b]", "%41", "a;b"];
    for text in texts {
        let uri = format!("//{text}/");
        assert_eq!(Host::parse(text).ok(), UriReference::parse(uri.as_str()).unwrap().host(), "{text}");
        assert_eq!(Host::try_from(text), Host::parse_iri(text));
    }
    for (text, at) in
        [("a b", 1), ("h:80", 1), ("[::1", 4), ("a/", 1), ("u@h", 1), ("%4", 0), ("::1", 0), ("[::1]x", 5)]
    {
        for parse in [Host::parse, Host::parse_iri] {
            let error = parse(text).unwrap_err();
            assert_eq!((error.component(), error.offset()), (Some(Component::Host), at), "{text}");
        }
    }
    assert_eq!(Host::parse("\u{e9}").unwrap_err().offset(), 0);
    let line = |text: &str| Host::parse(text).unwrap_err().report(text).to_string().lines().nth(1).map(str::to_owned);
    for text in ["h:8080", "[::1", "a b"] {
        assert_eq!(line(text).as_deref(), Some(format!("    {text}").as_str()), "{text}");
    }
    assert_eq!(Host::parse_iri("\u{e9}").unwrap().as_str(), "\u{e9}");
}

/// The brackets of a figure are under the text that they mark.
#[test]
fn figures_use_terminal_columns() {
    let drawn = |text, width| pest_uri::IriReference::parse(text).unwrap().components().figure(width).to_string();
    assert_eq!(
        drawn("//\u{65e5}\u{672c}/e\u{301}?q", 80),
        " //\u{65e5}\u{672c}/e\u{301}?q\n   \\__/\\/ |\n    |  |  |\n    |  |  query\n    | path\nauthority\n"
    );
    assert!(drawn("/\u{202e}ab", 80).starts_with("/\\u{202e}ab\n\\_________/\n"), "{}", drawn("/\u{202e}ab", 80));
    // Pieces are as wide as the room allows.
    let drawn = drawn(&"\u{65e5}".repeat(20), 20);
    assert!(drawn.starts_with(&format!("{}\n", "\u{65e5}".repeat(5))), "{drawn}");
    assert_eq!(drawn.matches('\u{65e5}').count(), 20);
}
