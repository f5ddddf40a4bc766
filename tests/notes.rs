//! The notes of reports: present if they help, and absent otherwise.

use pest_uri::{EditError, Host, Iri, Uri, UriReference};
use proptest::prelude::*;

use crate::generated::config;

#[test]
fn missing_scheme() {
    let notes = |text: &str| Uri::parse(text).unwrap_err().report(text).notes();
    let relative = "the text is a relative reference (RFC 3986, section 4.2)";
    for (text, host) in [
        ("www.example.com/a?b#c", "www.example.com"),
        ("127.0.0.1/x", "127.0.0.1"),
        ("localhost/x", "localhost"),
        ("example.com?q", "example.com"),
    ] {
        let host = format!("if `{host}` is a host, write `https://{host}` (RFC 3986, section 4.5)");
        assert_eq!(notes(text), [relative.to_owned(), host]);
    }
    for text in ["", "intro", "a/b.c", "//a.b", "..", "./a.b", "u@a.b"] {
        assert_eq!(notes(text), [relative], "{text}");
    }
    assert!(notes("a.b c").is_empty());
    assert_eq!(notes("https//u:p@h/"), [relative, "if `https` is the scheme, write `https://`"]);
    assert_eq!(notes("x//h"), [relative]);
    let notes = Iri::parse("\u{e9}").unwrap_err().report("\u{e9}").notes();
    assert_eq!(notes, ["the text is a relative reference (RFC 3987, section 2.2)"]);
    // A homograph of `apple.com`.
    let notes = Iri::parse("\u{430}pple.com/").unwrap_err().report("\u{430}pple.com/").notes();
    let host = r"\u{430}pple.com";
    assert_eq!(notes[1], format!("if `{host}` is a host, write `https://{host}` (RFC 3986, section 4.5)"));
    // No name in the DNS is longer than 255 bytes.
    let long =
        |count: usize| Uri::parse("a.".repeat(count).as_str()).unwrap_err().report(&"a.".repeat(count)).notes().len();
    assert_eq!([long(127), long(128)], [2, 1]);
}

/// SIP and other schemes have it, but no URI.
#[test]
fn address_in_a_path() {
    let notes = |text: &str| Uri::parse(text).unwrap_err().report(text).notes();
    let note = "an address in brackets is part of a URI only after `//` (RFC 3986, section 3.2.2), in any scheme";
    for text in ["sip:me@[2001:db8::7]", "SIPS:[::1]:5061;transport=tcp", "xmpp:me@[v1.a]", "stun:[::1]"] {
        assert_eq!(notes(text), [note], "{text}");
        assert_eq!(Uri::parse(text).unwrap_err().report(text).repaired(), None, "{text}");
    }
    for text in ["sip:me@[::g]", "sip:me@[::1", "sip:me@h[", "sip://h/[a]"] {
        assert!(!notes(text).iter().any(|it| it == note), "{text}");
    }
}

#[test]
fn unclosed_bracket() {
    let notes = |text: &str| UriReference::parse(text).unwrap_err().report(text).notes();
    assert_eq!(notes("//u@[bad/]"), ["the `[` at byte 4 is not closed by a `]`"]);
    for text in ["//[::g]", "//h[::1", "//[::1]/[", "/[", "//[v1.<]"] {
        assert!(!notes(text).iter().any(|it| it.contains("is not closed")), "{text}");
    }
    assert!(notes("http://[fe80::1%25a%25b]/").iter().any(|it| it.contains("RFC 9844")));
}

#[test]
fn host_alone() {
    let notes = |text: &str| Host::parse(text).unwrap_err().report(text).notes();
    let brackets = "an IPv6 address is written in brackets: [2001:db8::7]";
    assert_eq!(notes("2001:db8::7"), [brackets]);
    assert_eq!(notes("[::1"), ["the `[` at byte 0 is not closed by a `]`"]);
    assert_eq!(notes("h:80"), ["the host is `h`; `:80` is a port, which is not part of it"]);
    assert_eq!(notes("[::1]:80"), ["the host is `[::1]`; `:80` is a port, which is not part of it"]);
    assert!(notes("[fe80::1%25eth0]")[0].contains("RFC 9844"));
    for text in ["a b", ":80", "h:8o", "a:b:80"] {
        assert!(!notes(text).iter().any(|note| note.contains("brackets") || note.contains("port")), "{text}");
    }
    let mut uri: Uri = "http://h/".parse().unwrap();
    let EditError::Syntax(error) = uri.set_encoded_host(Some("2001:db8::7")).unwrap_err() else { panic!() };
    assert_eq!(error.report("2001:db8::7").notes(), [brackets]);
}

/// A delimiter ends a host: it is not data of the host.
#[test]
fn delimiters_after_a_host() {
    for (text, found) in [
        ("a.example/b", '/'),
        ("a.example?b", '?'),
        ("a.example#b", '#'),
        ("joe@a.example", '@'),
        ("joe:pass@a.example", ':'),
        ("a.example:https", ':'),
        ("https://a.example", ':'),
        ("[::1]/", '/'),
    ] {
        let error = Host::parse(text).unwrap_err();
        assert_eq!(
            error.report(text).notes(),
            [format!("a host cannot contain `{found}`, which delimits it")],
            "{text}"
        );
    }
    let authority = |text: &str| {
        let mut uri: Uri = "http://h/".parse().unwrap();
        let EditError::Syntax(error) = uri.set_encoded_authority(Some(text)).unwrap_err() else { panic!() };
        error.report(text).repaired()
    };
    for text in ["a.example:80/b", "joe@b@a.example", "a.example?b", "a.example:8o", "a.example]"] {
        let host = Host::parse(text).unwrap_err();
        assert_eq!([host.report(text).repaired(), authority(text)], [None, None], "{text}");
    }
    assert_eq!(Host::parse("<a.example>").unwrap_err().report("<a.example>").repaired().as_deref(), Some("a.example"));
}

proptest! {
    #![proptest_config(config())]

    /// A repair of a host encodes nothing in it.
    #[test]
    fn no_delimiter_becomes_a_part_of_a_host(text in "[a-z.:/?#@\\[\\]%0-9 |<>\"]{0,12}") {
        let Err(error) = Host::parse(&text) else { return Ok(()) };
        let repaired = error.report(&text).repaired().unwrap_or_default();
        prop_assert!(text.contains(&repaired), "{:?}", repaired);
    }
}
