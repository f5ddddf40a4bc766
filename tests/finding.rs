//! URIs in running text (RFC 3986, appendix C).

use pest_uri::{Iri, Uri, UriReference};
use proptest::prelude::*;

use crate::generated::{any_text, config, valid};

fn uris(text: &str) -> Vec<String> {
    Uri::find_in(text).map(|found| found.uri().as_str().into()).collect()
}

#[track_caller]
fn assert_found(text: &str, expected: &[&str]) {
    assert_eq!(uris(text), expected, "{text}");
}

/// The examples of the appendix.
#[test]
fn what_the_appendix_shows() {
    let text = "Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\n   but you can probably pick it up from <ftp://foo.example.\n   com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\n   ietf/uri/historical.html#WARNING>.";
    let expected = [
        "http://www.w3.org/Addressing/",
        "ftp://foo.example.com/rfc/",
        "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
    ];
    assert_found(text, &expected);
    let places: Vec<&str> = Uri::find_in(text).map(|found| &text[found.range()]).collect();
    assert_eq!(places[0], expected[0]);
    assert_eq!(places[1], "ftp://foo.example.\n   com/rfc/");
}

#[test]
fn what_ends_a_sentence_is_no_part() {
    for (text, expected) in [
        ("http://h/a.", "http://h/a"),
        ("http://h/a...", "http://h/a"),
        ("is it http://h/a?!", "http://h/a"),
        ("http://h/a?b=c?", "http://h/a?b=c"),
        ("'http://h/a'", "http://h/a"),
        ("`http://h/a`", "http://h/a"),
        ("\"http://h/a.\"", "http://h/a."),
        ("\"http://h/a.", "http://h/a"),
        ("http://h/a.\"", "http://h/a"),
        ("(http://h/a)", "http://h/a"),
        ("(see http://h/a.)", "http://h/a"),
        ("(http://h/a_(b))", "http://h/a_(b)"),
        ("http://h/a_(b).", "http://h/a_(b)"),
        ("http://h/(a)(b)", "http://h/(a)(b)"),
        ("[x](http://h/a)", "http://h/a"),
        ("[http://[::1]]", "http://[::1]"),
        ("http://[::1]/a]", "http://[::1]/a"),
        ("http://h/a[1]", "http://h/a"),
        ("url(http://h/a.png)", "http://h/a.png"),
        ("http://h:80a", "http://h:80"),
        ("http://h:", "http://h"),
        ("http://h/%41%4", "http://h/%41"),
        ("http://h/a#b#c", "http://h/a#b"),
        ("http://h/a|http://i", "http://h/a"),
        ("http://h/\\nhttp", "http://h/"),
        ("mailto:joe@example.com, and", "mailto:joe@example.com"),
        ("http://h/\u{3002}", "http://h/"),
        ("\u{770b}http://h/a", "http://h/a"),
    ] {
        assert_eq!(uris(text).first().map(String::as_str), Some(expected), "{text}");
    }
}

#[test]
fn what_begins_one() {
    assert_found("HTTP://h Tag:a,2000:b urn:isbn:1", &["HTTP://h", "Tag:a,2000:b", "urn:isbn:1"]);
    assert_found("foo://bar x-y.z+1://h", &["foo://bar", "x-y.z+1://h"]);
    assert_found("file:///etc/hosts and file:/etc/hosts", &["file:///etc/hosts", "file:/etc/hosts"]);
    // A scheme that nobody registered, before one that somebody did.
    assert_found("see.http://h 1http://h -http://h url=http://h", &["http://h"; 4]);
    assert_found("git+ssh://h svn+foo://h", &["git+ssh://h", "svn+foo://h"]);
    assert_found("URL:http://h see:http://h http:http://h", &["http://h", "http://h", "http:http://h"]);
    assert_found("view-source:http://h", &["view-source:http://h"]);
    for none in [
        "", ":", "://", "a:", "note: this", "note:this", "std::fmt", "12:30", "C:\\a", "http:", "http://", "http://.",
        "http:// x", "mailto: joe", "mailto:.", "://h", "1://h", "www.example.com", "a@b.c", "{\"data\": 1}",
        "http:?!", "<http:>", "http://[zz]",
    ] {
        assert_found(none, &[]);
    }
}

#[test]
fn in_angle_brackets() {
    assert_found("<http://h/a.>", &["http://h/a."]);
    assert_found("<URL:http://h/a> <url: http://h/b > < http://h/c\n>", &["http://h/a", "http://h/b", "http://h/c"]);
    assert_found("<http://h/\r\n\ta/\nb>", &["http://h/a/b"]);
    // Where a line ends with a hyphen nobody knows; what stands before the break is a URI all the same.
    assert_found("<http://h/a-\nb>", &["http://h/a-"]);
    // Other things that stand in angle brackets, and brackets that nothing closes.
    assert_found("<a href=\"http://h/a\">http://h/b</a>", &["http://h/a", "http://h/b"]);
    assert_found("<xs:element> <http://h/ and so on> <http://h/x", &["http://h/", "http://h/x"]);
    assert_found("<<http://h/a>> <a<b>http://h/c<", &["http://h/a", "http://h/c"]);
    let text = "x <URL: http://h/a >";
    let found = Uri::find_in(text).next().unwrap();
    assert_eq!((found.range(), &text[found.range()]), (8..18, "http://h/a"));
}

#[test]
fn iris() {
    let text = "http://b\u{fc}cher.example/\u{4e2d}, <http://h/\u{e9}\n\u{e9}>\u{a0}http://h/\u{3002}";
    let found: Vec<String> = Iri::find_in(text).map(|found| found.uri().as_str().into()).collect();
    assert_eq!(found, ["http://b\u{fc}cher.example/\u{4e2d}", "http://h/\u{e9}\u{e9}", "http://h/\u{3002}"]);
    assert_found(text, &["http://b", "http://h/", "http://h/"]);
}

#[test]
fn nothing_shows_a_password() {
    let mut found = Uri::find_in("<http://u:secret@h/\na> http://u:secret@h/");
    let shown = format!("{found:?} {:?}", found.next().unwrap());
    assert!(!shown.contains("secret") && shown.contains("http://u:***@h/a"), "{shown}");
    assert!(shown.contains("range: 1..21"), "{shown}");
}

#[test]
fn as_iterators_do() {
    let mut found = Uri::find_in("http://a http://b");
    let kept = found.next().unwrap();
    let mut again = found.clone();
    assert_eq!(again.next().unwrap().range(), found.next().unwrap().range());
    assert!(found.next().is_none() && found.next().is_none());
    assert_eq!(kept.clone().uri(), kept.uri());
}

proptest! {
    #![proptest_config(config())]

    /// A URI that is set apart is found as it is.
    #[test]
    fn what_stands_in_quotes_or_brackets_is_found(text in valid()) {
        let reference = UriReference::parse(&*text).unwrap();
        if reference.authority().is_none_or(|authority| authority.is_empty()) {
            return Ok(());
        }
        let behind = &text[reference.scheme().map_or(0, |scheme| scheme.len() + 1)..];
        let uri = format!("http:{behind}");
        for (before, after) in [("\"", "\""), ("<", ">"), ("see <URL:", " >."), ("x:\"", "\"x")] {
            let found = uris(&format!("{before}{uri}{after}"));
            prop_assert_eq!(found.first(), Some(&uri));
        }
        // And without that, but for what may end a sentence.
        let found = uris(&format!("see {uri} and"));
        prop_assert!(uri.starts_with(&found[0]), "{:?}", found);
        prop_assert!(uri[found[0].len()..].chars().all(|it| ".,;:!?')".contains(it)), "{:?}", found);
    }

    #[test]
    fn what_is_found_is_there(text in any_text(), other in any_text(), between in "[ <>\"\n:]{0,3}") {
        let text = format!("{text}{between}http://{other}{between}");
        let mut end = 0;
        for found in Iri::find_in(&text) {
            prop_assert!(found.range().start >= end);
            end = found.range().end;
            let (there, uri) = (&text[found.range()], found.uri());
            prop_assert!(Iri::parse(uri.as_str()).is_ok());
            let joined: String = there.split(['\n', '\r']).map(str::trim).collect();
            prop_assert_eq!(joined, uri.as_str());
        }
    }
}

/// No text is looked at again and again.
#[test]
fn long_texts() {
    for piece in [
        "<", ":", "a:", "http:", "http://", "http:!", "<http:", "mailto:", "<a:\n", "(http://h", "http://h/)",
        "x.http:", "a.b.c", "<http://h/\n>", "http://[", "\"http://h\"", "\u{e9}:", "urn:\u{e9}", ".:",
    ] {
        let text = piece.repeat(50_000);
        let found = Uri::find_in(&text).map(|found| found.range().len()).sum::<usize>();
        assert!(found <= text.len());
    }
}
