//! URIs in running text (RFC 3986, appendix C).

use pest_uri::{FindOptions, Iri, Uri, UriReference};
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
fn rfc_3986_appendix_c_examples() {
    let text = "Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\n   but you can probably pick it up from <ftp://foo.example.\n   com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\n   ietf/uri/historical.html#WARNING>.";
    let expected = [
        "http://www.w3.org/Addressing/",
        "ftp://foo.example.com/rfc/",
        "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
    ];
    assert_found(text, &expected);
    let slices: Vec<&str> = Uri::find_in(text).map(|found| &text[found.range()]).collect();
    assert_eq!(slices[0], expected[0]);
    assert_eq!(slices[1], "ftp://foo.example.\n   com/rfc/");
}

#[test]
fn excludes_sentence_punctuation() {
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
        ("http://h:", "http://h"),
        ("http://h/%41%4", "http://h/%41"),
        ("http://h/a#b#c", "http://h/a#b"),
        ("http://h/a<http://i", "http://h/a"),
        ("http://h/\\nhttp", "http://h/"),
        ("mailto:joe@example.com, and", "mailto:joe@example.com"),
        ("mailto:joe@example.com?subject=a/b, and", "mailto:joe@example.com?subject=a/b"),
        ("(mailto:?subject=Hi&body=x)", "mailto:?subject=Hi&body=x"),
        ("<mailto:?to=a@b.c>", "mailto:?to=a@b.c"),
        ("see magnet:?xt=urn:btih:0123 now", "magnet:?xt=urn:btih:0123"),
        ("http://h/\u{3002}", "http://h/"),
        ("http://h\u{8c22}\u{8c22}", "http://h"),
        ("{'url':'http://h/a','b':'c'}", "http://h/a"),
        ("href='http://h/a'class='b'", "http://h/a"),
        ("http://h/it's", "http://h/it's"),
        ("http://h/a'", "http://h/a"),
        ("http://h/it's', and", "http://h/it's'"),
        ("http://h/?$filter=Name%20eq%20'Bob' now", "http://h/?$filter=Name%20eq%20'Bob'"),
        ("''see http://h/a'', and", "http://h/a"),
        ("http://h/a'b'.''", "http://h/a'b'"),
        ("http://h/People('Bob').", "http://h/People('Bob')"),
        ("'http://h/a' and 'http://h/b'", "http://h/a"),
        ("**http://h/a**", "http://h/a"),
        ("_http://h/a_.", "http://h/a"),
        ("http://h/a*", "http://h/a*"),
        ("&quot;http://h/a&quot;", "http://h/a"),
        ("http://h/a?b&amp;.", "http://h/a?b"),
        ("http://h/a&frac12;", "http://h/a"),
        ("http://h/a&hellip;", "http://h/a"),
        ("http://h/a;", "http://h/a"),
        ("[a](http://h/a)(note)", "http://h/a"),
        ("\"http://h/a)b\"", "http://h/a)b"),
        ("\"http://h/a)b'", "http://h/a"),
        ("x\\nhttp://h/a", "http://h/a"),
        ("\u{770b}http://h/a", "http://h/a"),
    ] {
        assert_eq!(uris(text).first().map(String::as_str), Some(expected), "{text}");
    }
}

#[test]
fn finds_the_start() {
    assert_found("HTTP://h Tag:a,2000:b urn:isbn:1", &["HTTP://h", "Tag:a,2000:b", "urn:isbn:1"]);
    assert_found("foo://bar x-y.z+1://h", &["foo://bar", "x-y.z+1://h"]);
    assert_found("file:///etc/hosts and file:/etc/hosts", &["file:///etc/hosts", "file:/etc/hosts"]);
    assert_found("url(http://h/a.png),url(http://h/b.png)", &["http://h/a.png", "http://h/b.png"]);
    assert_found(
        "['http://a','http://b'] (http://c/x)(http://d/y)",
        &["http://a", "http://b", "http://c/x", "http://d/y"],
    );
    // A period that ends a sentence does not belong to the scheme, but a period in the scheme of an app does.
    assert_found("com.spotify://x com.acme.ws://callback", &["com.spotify://x", "com.acme.ws://callback"]);
    assert_found("see.http://h 1http://h -http://h url=http://h", &["http://h"; 4]);
    assert_found("git+ssh://h svn+foo://h", &["git+ssh://h", "svn+foo://h"]);
    assert_found("URL:http://h see:http://h http:http://h", &["http://h"; 3]);
    assert_found("view-source:http://h", &["view-source:http://h"]);
    for none in [
        "", ":", "://", "a:", "note: this", "note:this", "std::fmt", "12:30", "C:\\a", "http:", "http://", "http://.",
        "http:// x", "mailto: joe", "mailto:.", "://h", "1://h", "www.example.com", "a@b.c", "{\"data\": 1}",
        "http:?!", "<http:>", "http://[zz]", "http:80 https:443 ftp:21 pop:music", "http://@", "http://:80",
        "https://#", "http:///",
    ] {
        assert_found(none, &[]);
    }
}

/// If the authority were cut, the URI would name another host.
#[test]
fn omits_uris_with_a_truncated_host() {
    for none in [
        "http://h:80a", "http://example.b\u{fc}cher.com/", "http://b\u{fc}cher.example",
        "http://\u{43f}.\u{440}\u{444}", "http://user:12^34@host/", "http://u:p%zz@h/", "http://h%zz.evil.com/",
        "http://u@[zz]", "http://[::1]x/", "<http://h:80a>",
    ] {
        assert_found(none, &[]);
    }
    assert_found("http://h:80/a http://h\u{ff08}see a.b\u{ff09}", &["http://h:80/a", "http://h"]);
}

/// A host does not end in the middle of a name because a URI has no characters beyond ASCII.
#[test]
fn omits_hosts_that_continue_beyond_ascii() {
    for none in [
        "http://yandex.\u{440}\u{444}/", "http://yandex.\u{440}\u{444}", "<http://shop.\u{43c}\u{43e}\u{441}:8080/x>",
        "\"http://b\u{fc}cher/\"", "http://u@b\u{fc}cher/", "http://b\u{fc}cher", "http://example.c\u{f6}mpany/login",
        "http://cafe\u{301}.example/x", "http://cafe\u{301}", "http://i\u{2764}.ws/", "http://paypal.com.\u{e9}/",
        "http://h.\u{e9}", "http://h.\u{8c22}", "http://h\u{8c22}/a", "http://exam\u{200e}ple.com/",
        "http://exam\u{200b}ple.com", "http://u@h\u{e000}x.com/", "http://h\u{e9}. And", "http://h:\u{e9}/",
        "http://h\u{ff11}",
    ] {
        assert_found(none, &[]);
    }
    for none in ["http://exam\u{200e}ple.com/", "http://exam\u{e000}ple.com/", "http://exam\u{202e}ple"] {
        assert_eq!(Iri::find_in(none).count(), 0, "{none}");
    }
    // If words are not separated by spaces, or a symbol follows, the host ends.
    for after in [
        "\u{3067}\u{3059}", "\u{8c22}\u{8c22}?", "\u{c5d0}\u{c11c}", "\u{e17}\u{e35}\u{e48}", "\u{1f600}", "\u{2014}x",
        "\u{200f}", "\u{200b}\u{e17}", "\u{2026}/", "\u{300d}/", "\u{feff}", "\u{b7}",
    ] {
        assert_found(&format!("see http://example.com{after}"), &["http://example.com"]);
    }
}

/// No top-level domain has letters of ASCII and of a script without spaces.
#[test]
fn ends_hosts_of_iris_before_text_without_spaces() {
    let iris = |text: &str| {
        Iri::find_in(text).map(|it| (it.uri().as_str().into(), it.is_truncated())).collect::<Vec<(String, _)>>()
    };
    for after in ["\u{3067}\u{3059}", "\u{8c22}\u{8c22}?", "\u{c5d0}\u{c11c}", "\u{e17}\u{e35}\u{e48}"] {
        assert_eq!(iris(&format!("http://example.com{after}")), [("http://example.com".into(), false)]);
    }
    for whole in [
        "http://example.\u{30c6}\u{30b9}", "http://a\u{65e5}.jp/x", "http://example.com\u{898b}/x",
        "http://b\u{fc}cher.example",
    ] {
        assert_eq!(iris(whole), [(whole.into(), false)]);
    }
}

#[test]
fn ends_hosts_before_another_uri() {
    assert_found("http://a.examplehttp://b.example/x", &["http://a.example", "http://b.example/x"]);
    assert_found("http://a.exampleHTTPS://b.example", &["http://a.example", "HTTPS://b.example"]);
    assert_found("http://https://b.example/x", &["https://b.example/x"]);
    for whole in
        ["http://web.archive.example/http://b.example/x", "http://a.example/?u=http://b.example/", "http://h:80//a"]
    {
        assert_found(whole, &[whole]);
    }
}

/// A URI that its scheme rejects is found, whatever features are on.
#[test]
fn opaque_schemes_need_no_authority() {
    assert_found("tel:+1-201-555-0123 urn:a1:b file:line", &["tel:+1-201-555-0123", "urn:a1:b", "file:line"]);
}

#[test]
fn finds_uris_in_angle_brackets() {
    assert_found("<http://h/a.>", &["http://h/a."]);
    assert_found("<URL:http://h/a> <url: http://h/b > < http://h/c\n>", &["http://h/a", "http://h/b", "http://h/c"]);
    assert_found("<http://h/\r\n\ta/\nb>", &["http://h/a/b"]);
    // A hyphen at the end of a line may or may not be part of the URI. The text before the break is still a URI.
    assert_found("<http://h/a-\nb>", &["http://h/a-"]);
    // Other text in angle brackets, and brackets that are not closed.
    assert_found("<a href=\"http://h/a\">http://h/b</a>", &["http://h/a", "http://h/b"]);
    assert_found("<xs:element> <http://h/ and so on> <http://h/x", &["http://h/", "http://h/x"]);
    assert_found("<<http://h/a>> <a<b>http://h/c<", &["http://h/a", "http://h/c"]);
    let text = "x <URL: http://h/a >";
    let found = Uri::find_in(text).next().unwrap();
    assert_eq!((found.range(), &text[found.range()]), (8..18, "http://h/a"));
}

#[test]
fn finds_iris() {
    let text = "http://b\u{fc}cher.example/\u{4e2d}, <http://h/\u{e9}\n\u{e9}>\u{a0}http://h/\u{3002}";
    let iris = |text: &str| Iri::find_in(text).map(|found| found.uri().as_str().into()).collect::<Vec<String>>();
    assert_eq!(iris(text), ["http://b\u{fc}cher.example/\u{4e2d}", "http://h/\u{e9}\u{e9}", "http://h/"]);
    assert_found(text, &["http://h/", "http://h/"]);
    let text = "\u{89c1}http://h/\u{4e2d}\u{ff0c}\u{8c22}\u{ff08}http://i/b\u{ff09}\u{3002}\u{201c}http://j/c\u{201d} http://k/\u{e9}\u{3000}x http://l/\u{e9}\u{2026}";
    assert_eq!(iris(text), ["http://h/\u{4e2d}", "http://i/b", "http://j/c", "http://k/\u{e9}", "http://l/\u{e9}"]);
    for end in [
        '\u{61c}', '\u{200f}', '\u{2060}', '\u{ff3d}', '\u{3015}', '\u{ff61}', '\u{ff63}', '\u{589}', '\u{965}',
        '\u{1362}',
    ] {
        assert_eq!(iris(&format!("http://h/a{end}")), ["http://h/a"], "{end:?}");
    }
}

#[test]
fn debug_hides_passwords() {
    let mut found = Uri::find_in("<http://u:secret@h/\na> http://u:secret@h/");
    let shown = format!("{:?} {found:?}", found.next().unwrap());
    assert_eq!(shown, r#"Found { range: 1..21, uri: Uri("http://u:***@h/a") } FindIn { at: 21, length: 41 }"#);
    for text in ["app:secret@h.example", "http://u:p^secret@h.example", "http://u:p&#94;secret@h.example"] {
        let options = FindOptions::new().email_addresses(true).html(true);
        let shown = format!("{:?}", Uri::find_in_with(text, options).collect::<Vec<_>>());
        assert!(shown.contains(r#"Uri("mailto:***@h.example")"#), "{shown}");
    }
}

#[test]
fn found_uris_implement_iterator_traits() {
    let mut found = Uri::find_in("http://a http://b");
    let kept = found.next().unwrap();
    let mut again = found.clone();
    assert_eq!(again.next().unwrap().range(), found.next().unwrap().range());
    assert!(found.next().is_none() && found.next().is_none());
    assert_eq!((kept.clone().uri(), kept.as_written()), (kept.uri(), "http://a"));
    assert_eq!(kept.into_uri(), "http://a");
    let kept = Uri::find_in("<http://a/\nb>").next().unwrap();
    assert_eq!((kept.clone().uri().as_str(), kept.as_written()), ("http://a/b", "http://a/\nb"));
    assert_eq!(kept.into_uri(), "http://a/b");
}

/// The texts of `found.txt`, each with the URIs in it.
fn marked_texts() -> impl Iterator<Item = String> {
    let lines = include_str!("data/found.txt").lines().filter(|it| !it.is_empty() && !it.starts_with("# "));
    lines.map(|line| line.replace('\u{241b}', "\u{1b}").replace('\u{2407}', "\u{7}"))
}

/// Asserts that a text has the URIs that are marked in it, and no others, as URIs and as IRIs.
#[track_caller]
fn assert_marked(marked: &str, options: FindOptions<'_>) {
    let expected: Vec<&str> = marked.split('\u{2e20}').skip(1).map(|it| it.split('\u{2e21}').next().unwrap()).collect();
    let text = marked.replace(['\u{2e20}', '\u{2e21}'], "");
    let found: Vec<_> = Uri::find_in_with(&text, options).map(|it| it.as_written().to_owned()).collect();
    assert_eq!(found, expected, "{text}");
    let found: Vec<_> = Iri::find_in_with(&text, options).map(|it| it.as_written().to_owned()).collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn texts_of_many_kinds() {
    for text in marked_texts() {
        assert_marked(&text, FindOptions::new());
    }
}

/// What ends a URI does not depend on the URI.
#[test]
fn other_uris_in_texts_of_many_kinds() {
    let uris = [
        "https://api.example.com", "http://localhost", "http://h.example:8080", "https://h.example/",
        "https://h.example/a_(b)", "https://h.example/a/b.html?c=d&e=f#g", "http://192.0.2.1", "http://[2001:db8::1]",
        "ftp://h.example/a", "https://u@h.example/x", "HTTPS://H.EXAMPLE", "git+ssh://h.example/a",
        "https://u:p@h.example", "https://h.example?a=b", "https://h.example/#a", "wss://xn--bcher-kva.example",
    ];
    for text in marked_texts().filter(|it| !it.contains("mailto")) {
        for first in 0..uris.len() {
            let mut next = uris.iter().cycle().skip(first);
            let pieces = text.split('\u{2e20}').map(|piece| match piece.split_once('\u{2e21}') {
                Some((_, after)) => format!("\u{2e20}{}\u{2e21}{after}", next.next().unwrap()),
                None => piece.to_owned(),
            });
            assert_marked(&pieces.collect::<String>(), FindOptions::new());
        }
    }
}

/// A host ends before what no domain name has, if no path follows.
#[test]
fn ends_hosts_of_the_web() {
    for after in
        ["'s page", ",200,1.5", ";q=1.5", "&x=1.5", "(x.y)", "','n':15", ",", "[1]", "]x.y", "}x.y", "|x.y", "\\n.x"]
    {
        assert_found(&format!("see https://h.example{after}"), &["https://h.example"]);
    }
    for whole in [
        "https://a,b/", "https://a;b/c", "https://*.example.com", "https://$HOST.example", "https://u,v@h",
        "\"https://a,b\"", "mongodb://a.example,b.example", "x://a'b",
    ] {
        assert_found(whole, &[whole.trim_matches('"')]);
    }
    for none in [
        "http://u,x^y@h/", "http://good.example|x@h/", "http://good.example}x@h/", r"http://good.example\@h/",
        r"http://good.example\.evil.example/", r"http://good.example\u002eevil.example",
        r"http://b\u00fccher.example/", r"http://b\u{fc}cher.example/", "http://api-{x}/", "http://api${x}.example/",
        "http://h{id}", "http://${h}/", "http://h.\u{1b}[01;31mexample\u{1b}[m/a", "http://h\u{1b}[m.example/",
        "mongodb://a.example:1,b.example:2/db", "http://a[::1]", "https://api-%s/",
    ] {
        assert_found(none, &[]);
    }
}

#[test]
fn what_ends_no_uri() {
    for whole in [
        "https://h/*/", "https://h.*/x", "\"https://h/a*/b\"", "'https://h/a*/b'", "http://h/a**",
        "http://h/In('a','b')/x", "http://h/Items(Name='')/x", "http://h/l'a-b", "http://h/a--", "http://h/a,b;c",
        "geo:1,2", "http://h/a_", "http://u:p'.x@h/", "data:;base64,aGk=,b",
    ] {
        for text in [whole.to_owned(), format!("see {whole} and"), format!("* b {whole}"), format!("a*b c_d {whole}")] {
            assert_found(&text, &[whole.trim_matches(['"', '\''])]);
        }
    }
    assert_found(
        ";geo:1,2 ,tel:+1;ext=2 &lt;http://h/a;b]8;;http://h/a;c",
        &["geo:1,2", "tel:+1;ext=2", "http://h/a;b", "http://h/a;c"],
    );
    assert_found(r"\shttp://h \ttftp://h \tftp://h \u000Aftp://h", &["shttp://h", "tftp://h", "ftp://h", "ftp://h"]);
    assert_found("[5https://h [;https://h", &["https://h"; 2]);
}

/// A placeholder begins with its `$` or `#`.
#[test]
fn ends_uris_before_placeholders() {
    for text in ["http://h/a/${id}/b", "http://h/a/#{id}", "http://h/a/{id}", "http://h/a/%{id}", r"http://h/a/\u0026b"]
    {
        let found = Uri::find_in(text).next().unwrap();
        assert_eq!((found.as_written(), found.is_truncated()), ("http://h/a/", true), "{text}");
    }
    for text in [
        "http://h/a\u{1b}[0m", "http://h/a\u{7}x", r"http://h/a\nb", r"http://h/a\u003eb", "http://h/a-->",
        "/*http://h/a*/b", "http://h/a#033[0m", "http://h/a&quot;b",
    ] {
        assert!(!Uri::find_in(text).next().unwrap().is_truncated(), "{text}");
    }
}

proptest! {
    #![proptest_config(config())]

    /// A delimited URI is found as it is.
    #[test]
    fn finds_any_uri_in_quotes_or_brackets(text in valid()) {
        let reference = UriReference::parse(&*text).unwrap();
        let begins_host = |it: char| it.is_alphanumeric() || it == '[';
        if reference.host().is_none_or(|host| !host.as_str().starts_with(begins_host)) {
            return Ok(());
        }
        // A list of URIs may also be one URI.
        if text.split([',', ';']).skip(1).any(|item| item.contains(':')) {
            return Ok(());
        }
        let after = &text[reference.scheme().map_or(0, |scheme| scheme.len() + 1)..];
        let uri = format!("http:{after}");
        for (before, after) in [("\"", "\""), ("<", ">"), ("see <URL:", " >."), ("x:\"", "\"x")] {
            let found = uris(&format!("{before}{uri}{after}"));
            prop_assert_eq!(found.first(), Some(&uri));
        }
        // Without delimiters it is also found, except for characters that may end a sentence.
        let found = uris(&format!("see {uri} and"));
        prop_assert!(uri.starts_with(&found[0]), "{:?}", found);
        let rest = &uri[found[0].len()..];
        prop_assert!(rest.is_empty() || rest.starts_with(|it| ".,;:!?')&(".contains(it)), "{:?}", found);
    }

    #[test]
    fn found_uris_are_slices_of_the_text(text in any_text(), other in any_text(), between in "[ <>\"\n:]{0,3}") {
        let text = format!("{text}{between}http://{other}{between}");
        let mut end = 0;
        for found in Iri::find_in(&text) {
            prop_assert!(found.range().start >= end);
            end = found.range().end;
            let (written, uri) = (&text[found.range()], found.uri());
            prop_assert!(Iri::parse(uri.as_str()).is_ok());
            let joined: String = written.split(['\n', '\r']).map(str::trim).collect();
            prop_assert_eq!(&joined, uri.as_str());
            prop_assert_eq!(found.as_written(), written);
        }
    }
}

#[test]
fn is_unclosed_in_reports_open_brackets() {
    for text in [
        "<http://h/a", "<a> <http://h/a\n b", "<URL:", "< URL:\n", "<URL:http://h", "<http://[::", "<http://h/%",
        "<http://h/%4", "<http://h:80", "<urn:isbn:1", "<http://h/a-", "<http://h/a \n", "<http://", "<mailto:",
        "<urn:", "<file:", "<file://", "<http://u:p", "<http://u:8x%2", "<http://u:8x%", "<http://h:x:y",
    ] {
        assert!(Uri::is_unclosed_in(text), "{text}");
    }
    for text in [
        "", "<", "< ", "if a < b", "<http://h/a>", "<http://h/a\nb> c", "http://h/a", "<p class=\"a:b", "<x:y",
        "<a b:", "<http://h/a b", "<http://h/a-\nb", "<http://h/a\n\nb", "<http://h/a\r\n \r\nb", "<http://h\"",
        "<http://h/\u{e9}", "<http:", "<mailto", "std::<a::b", "<http://h:\"x", "<http://u:p/", "<a>http://h/",
        "<http://h/%4x", "<x:", "<a:\n",
    ] {
        assert!(!Uri::is_unclosed_in(text), "{text}");
    }
    assert!(Iri::is_unclosed_in("<http://h/\u{e9}"));
}

/// The search reads further than the length of most URIs.
#[test]
fn finds_long_uris() {
    for length in (500..530).chain(4080..4110) {
        let long = |of: &str| of.repeat(length / of.len());
        for uri in [
            format!("http://h/{}", long("a")),
            format!("http://{}@h/a", long("u:")),
            format!("http://h{}:80/a", long(".h")),
            format!("http://h/{}", long("%41")),
            format!("http://h/a?{}#f", long("(b)")),
            format!("urn:a1:{}", long("a/")),
        ] {
            assert_found(&format!("see {uri} and"), &[&uri]);
            assert_found(&format!("\"{uri}.\""), &[&format!("{uri}.")]);
            assert_found(&format!("({uri})"), &[&uri]);
        }
    }
}

/// Texts that would take minutes if they were read again and again.
#[test]
fn searches_long_texts_in_linear_time() {
    for piece in [
        "<", ":", "a:", "http:", "http://", "http:!", "<http:", "mailto:", "<a:\n", "(http://h", "http://h/)",
        "x.http:", "a.b.c", "<http://h/\n>", "http://[", "\"http://h\"", "\u{e9}:", "urn:\u{e9}", ".:", "tag:",
        "data:x", "http://h|", "'http://h/'", "(http://h/)", "\"http://h/)", "a.http:", "\\nhttp://h", "http://h&amp;",
        "<a:\n>", "jdbc:x://h:1;", ",x://h,", ";x://h;", "'x://h','", "x://h/a'b'", "x://h/*/", "x://h/*/*/*/",
        "*x://h_", "x://h*", "\u{1b}[", "\u{1b}[1;", "\u{1b}[mx://h", "x://h\u{1b}[m", "[1;1mx:", "\\u003cx://h",
        "x://h\\u{", "0:", "1;x:", "x://h[", "x://h{", "&quot;x://h", "x://h#033[", "mailto:'", "x://'", "_a x://h_",
        "-x://h--", "&x;x://h",
    ] {
        let text = piece.repeat(50_000);
        let found = Uri::find_in(&text).map(|found| found.range().len()).sum::<usize>();
        assert!(found <= text.len());
        let _ = Uri::is_unclosed_in(&text);
    }
    // The end of a URI is looked for in the line before it.
    for (before, piece) in
        [("*a _a", "_*"), ("~a _a", "x://h/_.~."), ("/*a", "x://h/*/"), ("/*a", "*/"), ("'a", "',x://h/'")]
    {
        let text = format!("{before}{} x://h/{}", "a".repeat(80_000), piece.repeat(20_000));
        assert!(Uri::find_in(&text).count() > 0);
    }
}

/// Reading line by line finds the same URIs as the whole text; lines are joined as long as a URI may continue.
#[test]
fn joining_unclosed_lines_finds_broken_uris() {
    let text =
        "See <http://\nexample.com/a> <mailto:\njoe@example.com> <http://u:p\n@h/> <file://\n/etc/x> <http://h/\nb>\n";
    let (mut joined, mut found) = (String::new(), vec![]);
    for line in text.lines() {
        joined += line;
        joined.push('\n');
        if !Uri::is_unclosed_in(&joined) {
            found.extend(uris(&joined));
            joined.clear();
        }
    }
    assert_eq!(found, uris(text));
    assert_eq!(found.len(), 5);
}

#[test]
fn start_and_end_of_a_uri() {
    for (text, uri) in [
        ("http://h, mail a@b", "http://h"),
        ("http://h\u{2026}.b", "http://h"),
        ("http://h#f\u{e9}@b", "http://h#f"),
        ("http://h?q\u{e9}@b", "http://h?q"),
        ("http://h\u{3067}?a@b", "http://h"),
        ("http://h\u{3067}#a@b", "http://h"),
        ("xhttp://h", "xhttp://h"),
        (r"\nahttp://h", "nahttp://h"),
        (r"\shttp://h", "shttp://h"),
        ("see.this.http://h", "http://h"),
        ("/http://h/", "http://h/"),
        ("http://h/&;", "http://h/&"),
        ("<http://h;<", "http://h"),
    ] {
        assert_found(text, &[uri]);
    }
    for text in ["http://a[::1]", "http://h\u{e9}@b", "x:// y", "mailto:#a", "mailto:?"] {
        assert_found(text, &[]);
    }
    let long = format!("{}://h", "a".repeat(600));
    assert_found(&long, &[&long]);
}

/// A URI that looks as if it had another host is not found.
#[test]
fn never_truncates_a_host() {
    for text in [
        "http://good.example\u{200b}.evil.example/", "http://pay\u{200b}-pal.example/", "http://a\u{2060}_b.example/",
        "http://a\u{feff}~b/", "http://good.co\u{ff4d}", "http://10.0.0.1\u{ff10}",
        "http://good.example\u{3002}evil.example/", "http://good.example\u{ff61}evil/", "http://[::1].evil.example/",
        "http://good.example:80.evil.example/",
    ] {
        assert_eq!(Uri::find_in(text).count(), 0, "{text}");
    }
    // What is before an `@` is a userinfo.
    for text in [
        "http://good.example\u{3002}@evil.example/", "http://good.example\u{ff0e}x@evil.example",
        "http://good.example\u{ff61}\u{8acb}@evil.example", "http://good.example:80\u{3002}p@evil.example",
        "http://good.example\u{3002}\u{ff61}u:p@evil.example", "http://good.example.\u{3002}@evil.example",
    ] {
        assert_eq!((Uri::find_in(text).count(), Iri::find_in(text).count()), (0, 0), "{text}");
    }
    for text in [
        "http://good.example\u{200b}. And", "http://good.example\u{3002}See also",
        "http://good.example\u{3002}\u{8acb}", "http://good.example:80. And", "http://[::1].",
        "(http://good.example\u{200b})", "http://good.example:80...", "http://good.example\u{3002} joe@example.com",
        "http://good.example/\u{3002}joe@example.com", "http://good.example\u{ff61}\u{300c}joe@example.com\u{300d}",
    ] {
        assert_eq!(Uri::find_in(text).count(), 1, "{text}");
    }
}
