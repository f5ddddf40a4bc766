//! Links as people and web pages write them.

use pest_uri::{ChangeKind, Uri, UriReference};
use proptest::prelude::*;

use crate::generated::{any_text, config};

#[track_caller]
fn assert_repaired(text: &str, expected: &str) {
    let link = UriReference::parse_lenient(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(link.reference, expected, "{text:?}");
}

#[test]
fn repairs_links_as_browsers_do() {
    for (text, expected) in [
        (" http://h/a ", "http://h/a"),
        ("\thttp://h/a\n", "http://h/a"),
        ("http://h/a\n\tb", "http://h/ab"),
        ("ht\ntp://h/", "http://h/"),
        ("http:\\\\h\\a?b\\c", "http://h/a?b%5Cc"),
        ("http://h\\a#\\", "http://h/a#%5C"),
        ("\\a\\b", "/a/b"),
        ("a b", "a%20b"),
        ("http://h/a<b?c\\d#e>f", "http://h/a%3Cb?c%5Cd#e%3Ef"),
        ("http://h/100%", "http://h/100%25"),
        ("http://h/\u{e9}?\u{e9}#\u{e9}", "http://h/%C3%A9?%C3%A9#%C3%A9"),
        ("http://h/#a#b", "http://h/#a%23b"),
        ("http://h/?a[]=1", "http://h/?a%5B%5D=1"),
        ("<http://h/a b>", "http://h/a%20b"),
        ("mailto:a@b?subject=a b", "mailto:a@b?subject=a%20b"),
        ("foo:a\\b", "foo:a%5Cb"),
        // A `//` is hidden only by what some program drops.
        ("/\u{43d}\u{43e}/2024/", "/%D0%BD%D0%BE/2024/"),
        ("/\u{65e5}/\u{4eac}", "/%E6%97%A5/%E4%BA%AC"),
        ("\u{e9}/\u{fc}/x", "%C3%A9/%C3%BC/x"),
        ("/{/a", "/%7B/a"),
        ("{//a", "%7B//a"),
        // Appendix C.
        ("<URL:http://h/a>", "http://h/a"),
        ("\"url: http://h/a b\"", "http://h/a%20b"),
        ("?q=[a", "?q=%5Ba"),
        ("/a]", "/a%5D"),
        ("#a]", "#a%5D"),
        ("a[0]", "a%5B0%5D"),
        ("1:b", "./1:b"),
        (":a", "./:a"),
        ("a_b:c/d e", "./a_b:c/d%20e"),
        ("\u{41a}:\u{418} \u{43c}", "./%D0%9A:%D0%98%20%D0%BC"),
        // Browsers do not remove these.
        ("\u{a0}a b\u{3000}", "%C2%A0a%20b%E3%80%80"),
        ("ldap://h/cn=a b,dc=x??sub?(cn=a b)", "ldap://h/cn=a%20b,dc=x??sub?(cn=a%20b)"),
        ("sms:+123?body=a b", "sms:+123?body=a%20b"),
        ("xmpp:a@b?message;body=a b", "xmpp:a@b?message;body=a%20b"),
        ("urn:isbn:1?=a b", "urn:isbn:1?=a%20b"),
        // Data in the path, which those specifications percent-encode.
        ("urn:example:a b", "urn:example:a%20b"),
        ("doi:10.1000/1<2>", "doi:10.1000/1%3C2%3E"),
        ("data:text/plain,a b", "data:text/plain,a%20b"),
        // Only RFC 3986 is asked what it allows.
        ("ws://h/a b#c", "ws://h/a%20b#c"),
        ("coap://u@h/a b", "coap://u@h/a%20b"),
        ("ftp://h/a b?q;x", "ftp://h/a%20b?q;x"),
        ("ldap://h/cn= a", "ldap://h/cn=%20a"),
        ("data:text/plain;base64 ,QQ==", "data:text/plain;base64%20,QQ=="),
    ] {
        assert_repaired(text, expected);
    }
}

#[test]
fn changes_nothing_in_valid_references() {
    for text in ["http:example.com", "example.com", "http:/h", "//h", "a//b/../c", "HTTP://H:80/%7e", "tel:112", ""] {
        let link = UriReference::parse_lenient(text).unwrap();
        assert!(link.reference == text && link.changes.is_empty(), "{text}");
    }
}

#[test]
fn rejects_what_only_the_author_can_repair() {
    for text in [
        "http://a b/", "http://[::1", "http://h:8o/", "http://u@v@h/", "http: //h/", "tel:+49 30 498 75401",
        "mailto:a b@c", "geo:1 ,2", "sip:a b@c", "/\u{200b}/evil", "\u{ad}//evil", "/\u{2060}/evil/a b",
        "C:\\Users\\x y", "c:/a b", "d:a\\b", "1pw://x", "a b:c", "192.0.2.1:80", "git@h:a/b", "2001:db8::1",
        "fe80::1%eth0", "\u{a0}http://h/", "://h/a",
    ] {
        assert!(UriReference::parse_lenient(text).is_err(), "{text}");
    }
    for text in ["tel:+49 30 498 75401", "mailto:a b@c", "geo:1 ,2", "sip:a b@c"] {
        let report = Uri::parse(text).unwrap_err().report(text).to_string();
        assert!(!report.contains("%20"), "{report}");
    }
}

#[test]
fn converts_hosts_to_names_in_the_dns() {
    assert_repaired("http://u:p@b\u{fc}cher.example:80/\u{e9}", "http://u:p@xn--bcher-kva.example:80/%C3%A9");
    let link = UriReference::parse_lenient("http://b\u{fc}cher.example/a b").unwrap();
    let changes: Vec<_> = link.changes.iter().map(|change| (change.offset, change.kind)).collect();
    assert_eq!(changes, [(7, ChangeKind::Host), (24, ChangeKind::PercentEncoded)]);
    assert!(UriReference::parse_lenient("http://\u{ff11}27.0.0.1/").is_err());
    // As browsers do, but only the author knows whether the host is intended.
    for text in ["http://\u{ff27}\u{ff4f}.example/", "http://g\u{200b}o.example/"] {
        assert_repaired(text, "http://go.example/");
        assert_eq!(UriReference::parse(text).unwrap_err().report(text).repaired(), None, "{text}");
    }
}

/// A report offers what a lenient parse returns, and a message names no fix for what only the author knows.
#[test]
fn errors_and_reports_offer_what_is_repaired() {
    for text in [
        "C:\\Users\\x y", "c:/a b", "1pw://x", "a b:c", "git@h:a/b", "192.0.2.1:80", "tel:+1 2", "fe80::1%eth0", "::1",
        "<tel:1 2>",
    ] {
        let error = UriReference::parse(text).unwrap_err();
        assert!(UriReference::parse_lenient(text).is_err(), "{text}");
        assert_eq!(error.report(text).repaired(), None, "{text}");
        let message = error.to_string();
        assert!(!message.contains("; write `"), "{message}");
    }
    for text in ["?q=[a", "1:b", ":a", "\u{e9}:b", "a\tb", "http://h/a\tb", "<URL:http://h/a b>", "ldap://h/cn=a b"] {
        let report = UriReference::parse(text).unwrap_err().report(text).repaired();
        assert_eq!(report, UriReference::parse_lenient(text).ok().map(|it| it.reference.into_string()), "{text}");
    }
    let message = |text: &str| UriReference::parse(text).unwrap_err().to_string();
    // What is around a text, a line break, and what may be an address are not data.
    for text in ["http://h/a ", " a", "\"http://h/a\"", "a\tb", "sip:u@[::1]", "[::1]:80", "u@[::1]/x"] {
        assert!(!message(text).contains("; write"), "{}", message(text));
    }
    let backslash = "a backslash is not a delimiter in a URI: as a delimiter it is written `/`, as data `%5C`";
    assert_eq!(message("http:[::1]/a"), "unexpected `[` in path at byte 5");
    assert_eq!(message("<http://h/a b>"), "unexpected `<` in path at byte 0");
    assert_eq!(message("a\\b"), format!("unexpected `\\` in path at byte 1; {backslash}"));
    assert_eq!(message("foo:a\\b"), format!("unexpected `\\` in path at byte 5; {backslash}"));
    assert_eq!(message("foo:\\\\h"), format!("unexpected `\\` in path at byte 4; {backslash}"));
    assert_eq!(message("//<u@["), "unexpected `<` in userinfo at byte 2; write `<` as `%3C`");
    assert_eq!(
        message("1:b"),
        "unexpected `:` in path at byte 1; the first segment of a relative reference has no colon (RFC 3986, section 4.2); \
         `./` in front makes it a path"
    );
    assert!(message("C:\\a").contains(" in path at byte 2; a Windows path is not a URI; `C:\\a` is `file:///C:/a`"));
    assert_eq!(
        message("http://\u{fc}.example/"),
        "unexpected `\u{fc}` in host at byte 7; write the host as the DNS has it, with `xn--`"
    );
}

/// A scheme that requires a host has one afterwards. Nothing else is asked of it.
#[test]
fn rejects_a_missing_host() {
    for text in ["http:///a b", "wss:a b", "coap:/a b", "ftp://:21/a b"] {
        assert!(Uri::parse_lenient(text).is_err(), "{text}");
        let error = Uri::parse(text).unwrap_err();
        assert_eq!(error.report(text).repaired(), None, "{text}");
        assert!(!error.to_string().contains("; write"), "{error}");
    }
    for (text, at) in [
        ("ws://h/a b#c", 8),
        ("coap://u@h/a b", 12),
        ("file:///Program Files/a?q", 15),
        ("ftp://u:p@h/a b;x?q", 13),
        ("data:a b", 6),
        ("urn:isbn:0 306", 10),
    ] {
        let expected = format!("unexpected ` ` in path at byte {at}; write ` ` as `%20`");
        assert_eq!(Uri::parse(text).unwrap_err().to_string(), expected, "{text}");
    }
    assert!(!Uri::parse("mailto:a b@c?subject=d e").unwrap_err().to_string().contains("; write"));
}

/// Brackets and quotes that a reference may have are removed only around a scheme.
#[test]
fn removes_what_is_around_a_scheme() {
    for (open, close) in [
        ("<", ">"),
        ("\"", "\""),
        ("`", "`"),
        ("'", "'"),
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("\u{2018}", "\u{2019}"),
        ("\u{201c}", "\u{201d}"),
        ("\u{ab}", "\u{bb}"),
    ] {
        for inside in ["https://h.example/a(b)", "mailto:joe@h.example", "foo://h/'", "URL:urn:isbn:1"] {
            let expected = inside.strip_prefix("URL:").unwrap_or(inside);
            assert_repaired(&format!("{open}{inside}{close}"), expected);
            assert_repaired(&format!(" {open} {inside} {close}\n"), expected);
        }
        // One of the two may be part of the URI, or is missing.
        assert!(UriReference::parse_lenient(&format!("{open}https://h.example/")).is_err(), "{open}");
    }
    assert_repaired("(http://h/a b)", "http://h/a%20b");
    for (text, expected) in [
        ("(a b)", "(a%20b)"),
        ("'a b'", "'a%20b'"),
        ("{id}", "%7Bid%7D"),
        ("[a]", "%5Ba%5D"),
        ("(1:b c)", "./(1:b%20c)"),
        ("`a b`", "a%20b"),
    ] {
        assert_repaired(text, expected);
    }
}

#[test]
fn lists_a_dot_segment_and_the_label() {
    let changes = |text: &str| {
        let link = UriReference::parse_lenient(text).unwrap();
        link.changes.iter().map(|change| (change.offset, change.kind)).collect::<Vec<_>>()
    };
    assert_eq!(
        changes(" 1:b c"),
        [(0, ChangeKind::Trimmed), (1, ChangeKind::DotSegment), (4, ChangeKind::PercentEncoded)]
    );
    assert_eq!(changes("<URL:http://h/a>"), [(0, ChangeKind::Trimmed), (15, ChangeKind::Trimmed)]);
}

#[test]
fn lists_each_change_at_its_offset() {
    let link = UriReference::parse_lenient("  http:\\\\h/a\nb c\t/%  ").unwrap();
    assert_eq!(link.reference, "http://h/ab%20c/%25");
    let changes: Vec<_> = link.changes.iter().map(|change| (change.offset, change.kind)).collect();
    let expected = [
        (0, ChangeKind::Trimmed),
        (7, ChangeKind::Slash),
        (8, ChangeKind::Slash),
        (12, ChangeKind::Removed),
        (14, ChangeKind::PercentEncoded),
        (16, ChangeKind::Removed),
        (18, ChangeKind::PercentEncoded),
        (19, ChangeKind::Trimmed),
    ];
    assert_eq!(changes, expected);
}

#[test]
fn resolves_links_of_a_page() {
    let page = Uri::parse("http://h/d/p?q#f").unwrap();
    for (text, expected) in
        [("..\\a b", "http://h/a%20b"), ("\\\\g\\x", "http://g/x"), ("#s", "http://h/d/p?q#s"), ("", "http://h/d/p?q")]
    {
        assert_eq!(page.resolve_lenient(text).unwrap().reference, expected, "{text}");
    }
    // The target requires a host, as a link with a scheme does.
    for text in ["///evil/a b", "\\/", "\\\\", "/\\\\evil"] {
        assert!(page.resolve_lenient(text).is_err(), "{text}");
    }
    let other = Uri::parse("foo:/d/p").unwrap();
    assert_eq!(other.resolve_lenient("a\\b").unwrap().reference, "foo:/d/a%5Cb");
}

/// A text of any kind of damage: pieces of URIs, some of them wrong where they are.
fn damaged() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(
        &[
            "http:", "file:", "ws:", "data:", "mailto:", "foo:", "ldap:", "C:", "URL:", "//", "/", "\\", "\\\\",
            "urn:", "doi:", "(", ")", "'", "`", "h.example", "b\u{fc}cher", "[::1]", "[", "]", "::1", "u@", "u:p@",
            ":80", "a", "1", ":", "?", "#", "%", "%41", " ", "\t", "<", ">", "\"", "|", "\u{e9}", "\u{200b}", "a b",
            ",", "=",
        ][..],
    );
    prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_result_is_valid_and_stays_as_it_is(text in any_text()) {
        let Ok(link) = UriReference::parse_lenient(&text) else { return Ok(()) };
        let again = UriReference::parse(link.reference.as_str()).unwrap();
        prop_assert_eq!(again.components(), link.reference.components());
        prop_assert_eq!(link.changes.is_empty(), UriReference::parse(text.as_str()).is_ok());
        prop_assert!(link.changes.iter().all(|change| text.is_char_boundary(change.offset)));
        // A host is never invented: it is in the text, unless it was converted.
        let is_converted = link.changes.iter().any(|change| change.kind == ChangeKind::Host);
        let plain: String = text.chars().filter(|it| !matches!(it, '\t' | '\n' | '\r')).collect();
        prop_assert!(is_converted || link.reference.host_str().is_none_or(|host| plain.contains(host)));
    }

    /// A report suggests what a lenient parse returns, and no other text.
    #[test]
    fn what_is_suggested_is_made(text in damaged()) {
        let Err(error) = UriReference::parse(text.as_str()) else { return Ok(()) };
        let report = error.report(&text);
        match report.repaired() {
            None => prop_assert!(!report.to_string().contains("\nrepair:"), "{text:?}"),
            Some(suggested) => {
                prop_assert!(UriReference::parse(suggested.as_str()).is_ok(), "{text:?} {suggested:?}");
                let lenient = UriReference::parse_lenient(&text).unwrap();
                prop_assert_eq!(lenient.reference.as_str(), suggested.as_str());
            }
        }
    }

    /// The fix that a message names is one: with it, the text is valid, or its error is elsewhere.
    #[test]
    fn what_a_message_names_is_a_fix(text in damaged()) {
        let Err(error) = UriReference::parse(text.as_str()) else { return Ok(()) };
        let message = error.to_string();
        let (before, rest) = text.split_at(error.offset());
        let written = message.split_once("; write `").and_then(|(_, fix)| fix.rsplit_once("` as `"));
        if let Some((_, encoded)) = written {
            let encoded = encoded.trim_end_matches('`');
            let fixed = [before, encoded, &rest[rest.chars().next().unwrap().len_utf8()..]];
            let next = UriReference::parse(fixed.concat()).err().map(|error| error.offset());
            prop_assert!(next.is_none_or(|next| next >= before.len() + encoded.len()), "{text:?} {message}");
        } else if message.ends_with("`./` in front makes it a path") {
            let next = UriReference::parse(["./", &text].concat()).err().map(|error| error.to_string());
            prop_assert!(next.is_none_or(|next| !next.contains("`./` in front")), "{text:?} {message}");
        } else if message.contains("as a delimiter it is written `/`, as data `%5C`") {
            for written in ["/", "%5C"] {
                let fixed = [before, written, &rest[1..]].concat();
                let next = UriReference::parse(fixed).err().map(|error| error.offset());
                prop_assert!(next.is_none_or(|next| next >= before.len()), "{text:?} {message}");
            }
        }
    }
}
