//! What reports say beyond the rule: where it helps, and nowhere else.

use pest_uri::{EditError, Host, Iri, Uri, UriReference};

#[test]
fn notes_where_they_help_and_nowhere_else() {
    let notes = |text: &str| UriReference::parse(text).unwrap_err().report(text).notes();
    assert!(notes(r"\a").iter().all(|it| !it.contains("Windows")));
    assert!(notes("\u{e9}<").iter().all(|it| !it.contains("IRI")));
    let notes_of = |text: &str| Iri::parse(text).unwrap_err().report(text).notes();
    assert_eq!(notes_of("\u{e9}"), ["the text is a relative reference (RFC 3987, section 2.2)"]);
    assert!(notes("http://[fe80::1%25a%25b]/").iter().any(|it| it.contains("RFC 9844")));
    assert!(notes("//[1.2.3.4]]").iter().any(|it| it.contains("without brackets: 1.2.3.4")));
    let open = |text: &str| notes(text).iter().filter(|it| it.contains("is not closed")).cloned().collect::<Vec<_>>();
    assert_eq!(open("http://[::1"), ["the `[` at byte 7 is not closed by a `]`"]);
    assert_eq!(open("//u@[bad/]"), ["the `[` at byte 4 is not closed by a `]`"]);
    assert!(
        ["//[::g]", "//[", "//h[::1", "//[::1]/[", "/[", "//[v1.|]"]
            .iter()
            .all(|text| open(text).is_empty() == (*text != "//["))
    );
    let missing = |text: &str| {
        notes_of(text).iter().any(|it| it == "behind `https` a `:` is missing, if it is meant as the scheme")
    };
    assert!(
        missing("https//u:p@h/") && missing("https//h") && !missing("https/h") && !missing("x//h") && !missing("https")
    );
    let text = "//http:][::1]u#@";
    let refused = "nor is the text a relative reference (RFC 3986, section 4.2): the character at byte 7 cannot stand in the port";
    assert_eq!(Uri::parse(text).unwrap_err().report(text).notes(), [refused]);
}

#[test]
fn of_a_host_by_itself() {
    let notes = |text: &str| Host::parse(text).unwrap_err().report(text).notes();
    let brackets = "an IPv6 address stands in brackets: [2001:db8::7]";
    assert_eq!(notes("2001:db8::7"), [brackets]);
    assert_eq!(notes("[h]"), ["a name stands without brackets: h"]);
    assert_eq!(notes("[::1"), ["the `[` at byte 0 is not closed by a `]`"]);
    assert_eq!(notes("h:80"), ["the host is `h`; `:80` is a port, and no part of it"]);
    assert_eq!(notes("[v1.x]:80"), ["the host is `[v1.x]`; `:80` is a port, and no part of it"]);
    assert_eq!(notes("[::1]:80"), ["the host is `[::1]`; `:80` is a port, and no part of it"]);
    assert!(notes("[fe80::1%25eth0]")[0].contains("RFC 9844"));
    for text in ["a b", ":80", "h:8o", "a:b:80"] {
        assert!(!notes(text).iter().any(|note| note.contains("brackets") || note.contains("port")), "{text}");
    }
    let mut uri: Uri = "http://h/".parse().unwrap();
    let EditError::Syntax(error) = uri.set_host(Some("2001:db8::7")).unwrap_err() else { panic!() };
    assert_eq!(error.report("2001:db8::7").notes(), [brackets]);
    let notes = Host::parse_iri("\u{fc}:80").unwrap_err().report("\u{fc}:80").notes();
    assert_eq!(notes, ["the host is `\u{fc}`; `:80` is a port, and no part of it"]);
}

#[test]
fn what_may_be_meant_as_a_host() {
    let hosts = |notes: Vec<String>| -> Vec<String> {
        let end = "` a scheme and `//` are missing, if it is meant as a host (RFC 3986, section 4.5)";
        let host = |note: &String| Some(note.strip_prefix("before `")?.strip_suffix(end)?.to_owned());
        notes.iter().filter_map(host).collect()
    };
    let of_uri = |text: &str| hosts(Uri::parse(text).unwrap_err().report(text).notes());
    let in_iri = |text: &str| hosts(Iri::parse(text).unwrap_err().report(text).notes());
    for (text, host) in [
        ("www.example.com/a?b#c", "www.example.com"),
        ("example.com", "example.com"),
        ("127.0.0.1/x", "127.0.0.1"),
        ("localhost/x", "localhost"),
        ("example.com?q", "example.com"),
        ("a.b/c d", "a.b"),
    ] {
        assert_eq!([of_uri(text), in_iri(text)], [[host], [host]], "{text}");
    }
    assert_eq!(in_iri("b\u{fc}cher.example/"), ["b\u{fc}cher.example"]);
    let others =
        ["", "intro", "a/b.c", "/a.b", "//a.b", "..", "./a.b", "?a.b", "u@a.b", "a.b c", "b\u{fc}cher.example/"];
    for text in others {
        assert!(of_uri(text).is_empty(), "{text}");
    }
    let notes = UriReference::parse("a.b c").unwrap_err().report("a.b c").notes();
    assert!(hosts(notes).is_empty());
    // No name is that long.
    let long = |count: usize| of_uri(&"a.".repeat(count)).len();
    assert_eq!([long(127), long(128)], [1, 0]);
}
