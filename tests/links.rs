//! The options of finding: links without a scheme, email addresses, schemes of one's own, and HTML.

use pest_uri::{FindOptions, Iri, Uri};
use proptest::prelude::*;

use crate::generated::{any_text, config};

const LINKS: FindOptions<'static> = FindOptions::new().suffix_references(true).email_addresses(true);

#[track_caller]
fn assert_found(options: FindOptions<'_>, text: &str, expected: &[&str]) {
    let found: Vec<String> = Uri::find_in_with(text, options).map(|it| it.into_uri().into_string()).collect();
    assert_eq!(found, expected, "{text}");
}

/// The text with the marks of UTS #58 around each IRI that is found.
fn marked(text: &str) -> String {
    let (mut marked, mut end) = (String::new(), 0);
    for found in Iri::find_in_with(text, LINKS) {
        marked.extend([&text[end..found.range().start], "\u{2E20}", found.as_written(), "\u{2E21}"]);
        end = found.range().end;
    }
    marked + &text[end..]
}

/// The examples of Unicode's standard for link detection.
#[test]
fn links_of_the_standard() {
    let lines = include_str!("data/links.txt").lines();
    for line in lines.filter(|it| !it.is_empty() && !it.starts_with('#') && !it.starts_with("differs:")) {
        assert_eq!(marked(&line.replace(['\u{2E20}', '\u{2E21}'], "")), line);
    }
}

#[test]
fn uris_in_a_list() {
    for (text, uris) in [
        ("https://a.com,https://b.com", ["https://a.com", "https://b.com"]),
        ("http://a/;http://b/", ["http://a/", "http://b/"]),
        ("http://a/x?y=1,2;z,ftp://b/", ["http://a/x?y=1,2;z", "ftp://b/"]),
        ("mailto:a@b.c,mailto:d@e.f", ["mailto:a@b.c", "mailto:d@e.f"]),
        ("http://a/,;http://b/", ["http://a/", "http://b/"]),
        ("http://a/, http://b/", ["http://a/", "http://b/"]),
        ("\"https://a.com,https://b.com\"", ["https://a.com", "https://b.com"]),
        ("www.a.org,www.b.org", ["https://www.a.org", "https://www.b.org"]),
        ("joe@a.org;jane@b.org", ["mailto:joe@a.org", "mailto:jane@b.org"]),
    ] {
        assert_found(LINKS, text, &uris);
    }
    for whole in ["http://a/http://b/", "http://a/?u=http://b/,c", "http://a/x,y;z", "http://a/,b:c", "\"http://a/,x\""]
    {
        assert_found(FindOptions::new(), whole, &[whole.trim_matches('"')]);
    }
}

#[test]
fn uris_in_uris() {
    for whole in [
        "jdbc:mysql://h/db", "jdbc:h2:tcp://h/~/test", "jar:file:/a.jar!/b", "jar:http://h/a.jar!/b",
        "feed:https://h/a", "view-source:http://h/", "blob:https://h/0-1", "filesystem:https://h/temporary/a",
        "scm:git:https://h/a.git", "service:jmx:rmi://h/jndi", "git+ssh://git@h/a", "view-source:about:blank",
        "blob:id", "JDBC:MySQL://h/db",
    ] {
        assert_found(FindOptions::new(), &format!("see {whole}, and"), &[whole]);
    }
    // Without `jdbc:` it is not a URI, but has the beginning of one.
    for whole in ["jdbc:sqlserver://h:1433;databaseName=x;user=y", "jdbc:db2://h:50000/a:b=c;"] {
        let found = whole.trim_end_matches(';');
        assert_found(FindOptions::new(), &format!("url={whole} and"), &[found]);
    }
    // The scheme before it is a label, or belongs to another URI; the whole is invalid.
    for (text, uri) in [
        ("URL:http://h", "http://h"),
        ("Website:https://h", "https://h"),
        ("jdbc:mysql://[::1]/db", "mysql://[::1]/db"),
        ("xjar:http://h", "http://h"),
        ("jar: http://h", "http://h"),
        ("see:jar:file:/a!/b", "jar:file:/a!/b"),
    ] {
        assert_found(FindOptions::new(), text, &[uri]);
    }
    assert_found(FindOptions::new(), "http://a/,jar:http://b/", &["http://a/", "jar:http://b/"]);
    let found = Uri::find_in("see jdbc:mysql://h/db.").next().unwrap();
    assert_eq!((found.range(), found.as_written()), (4..21, "jdbc:mysql://h/db"));
}

#[test]
fn schemes_of_ones_own() {
    let options = FindOptions::new().schemes(&["pkg", "matrix"]);
    assert_found(options, "PKG:cargo/serde@1.0, matrix:r/a:h.org", &["PKG:cargo/serde@1.0", "matrix:r/a:h.org"]);
    assert_found(options, "<pkg:npm/a> pkg: a apkg:npm/a", &["pkg:npm/a"]);
    assert_found(options, "pkg:npm/a,pkg:npm/b", &["pkg:npm/a", "pkg:npm/b"]);
    assert_found(FindOptions::new(), "pkg:cargo/serde@1.0", &[]);
}

#[test]
fn links_without_a_scheme() {
    for (text, uri) in [
        ("see www.example.org/a.", "https://www.example.org/a"),
        ("(example.org/foo)", "https://example.org/foo"),
        ("example.org:8080/x?y#z, and", "https://example.org:8080/x?y#z"),
        ("example.org?", "https://example.org"),
        ("<example.org>", "https://example.org"),
        ("\"example.org/a.\"", "https://example.org/a."),
        ("url=example.org", "https://example.org"),
        ("*example.org*", "https://example.org"),
        ("example.org, and", "https://example.org"),
        ("example.org: and", "https://example.org"),
        ("example.org(note)", "https://example.org"),
        ("example.org:80, and", "https://example.org:80"),
        ("example.org:80/", "https://example.org:80/"),
        ("example.org-", "https://example.org"),
        ("www.example.org/http://h", "https://www.example.org/http://h"),
        ("www.example.org/?a&amp;b, and", "https://www.example.org/?a&amp;b"),
        ("\u{770b}www.example.org\u{3002}", "https://www.example.org"),
    ] {
        assert_found(LINKS, text, &[uri]);
    }
    for none in [
        "1.2.3.4", "1.5", "e.g. this", "a.b", "example.", ".org", "example..org", "/usr/lib/a.so", "C:\\a.exe",
        "a_b.com", "example.org_x", "b\u{fc}cher.example", "example.b\u{fc}cher", "com.example.app:x",
        "example.org:80@evil.example", "u@@example.org", "example.org@", "example.org:x", "\u{fc}.example.org",
        "see:example.org:x", "-example.org", "example.org:80x",
    ] {
        assert_found(FindOptions::new().suffix_references(true), none, &[]);
    }
    assert_found(
        LINKS,
        "com.example.app://x http://h/a.bc a.example://x",
        &["com.example.app://x", "http://h/a.bc", "a.example://x"],
    );
    let found = Uri::find_in_with("see example.org/a.", LINKS).next().unwrap();
    assert_eq!((found.range(), found.as_written()), (4..17, "example.org/a"));
}

#[test]
fn only_names_that_are_domains() {
    let options = LINKS.domains(|name| name.rsplit('.').next() == Some("org"));
    assert_found(options, "main.rs example.org a@b.rs joe@b.org", &["https://example.org", "mailto:joe@b.org"]);
}

#[test]
fn email_addresses() {
    for (text, uri) in [
        ("ask joe@example.org.", "mailto:joe@example.org"),
        ("joe.o'hara+x@mail.example.org", "mailto:joe.o'hara+x@mail.example.org"),
        ("<joe@example.org>", "mailto:joe@example.org"),
        ("'joe@example.org'", "mailto:joe@example.org"),
        ("mail=joe@example.org", "mailto:joe@example.org"),
        ("Email:joe@example.org", "mailto:joe@example.org"),
        ("mailto:joe@example.org", "mailto:joe@example.org"),
        ("http://joe@example.org/", "http://joe@example.org/"),
    ] {
        assert_found(LINKS, text, &[uri]);
    }
    for none in [
        "@example.org", "a@b", "a@@example.org", "a.@example.org", "serde@1.0.2", "a@b.c@d.e", "a@example.org_b",
        "git@example.org:a/b",
    ] {
        assert_found(LINKS, none, &[]);
    }
    assert_found(
        FindOptions::new().email_addresses(true),
        "joe@example.org www.example.org",
        &["mailto:joe@example.org"],
    );
}

#[test]
fn text_that_is_escaped_for_html() {
    let options = LINKS.html(true);
    for (text, uri) in [
        ("http://h/?a=1&amp;b=2&#38;c&#x26;d", "http://h/?a=1&b=2&c&d"),
        ("<a href=\"http://h/?a&amp;b\">", "http://h/?a&b"),
        ("&lt;http://h/a&gt;b", "http://h/a"),
        ("http://h/a&nbsp;b", "http://h/a"),
        ("&quot;http://h/a.&quot;", "http://h/a"),
        ("http://h/it&#39;s", "http://h/it's"),
        ("http://h/?a&copy=1", "http://h/?a&copy=1"),
        ("www.example.org/?a&amp;b.", "https://www.example.org/?a&b"),
        ("jar:http://h/?a&amp;b!/", "jar:http://h/?a&b!/"),
        ("http://h/?a&amp;http://i", "http://h/?a&http://i"),
    ] {
        assert_found(options, text, &[uri]);
    }
    let text = "see http://h/?a&amp;b, and";
    let found = Uri::find_in_with(text, options).next().unwrap();
    assert_eq!((found.range(), found.as_written()), (4..21, "http://h/?a&amp;b"));
    assert_found(FindOptions::new(), "http://h/?a&amp;b", &["http://h/?a&amp;b"]);
}

/// The colon of a scheme, and anything else, may be a character reference.
#[test]
fn reads_character_references_in_schemes() {
    let options = LINKS.html(true);
    for (text, expected, range) in [
        ("see http&colon;//h/a now", "http://h/a", 4..20),
        ("http&#58;&sol;&sol;h&period;example/a", "http://h.example/a", 0..37),
        ("git&plus;ssh://h/a&hellip;", "git+ssh://h/a", 0..18),
        ("&#109;&#97;ilto&colon;a&commat;b.example", "mailto:a@b.example", 0..40),
        ("joe&#64;example&period;org&nbsp;", "mailto:joe@example.org", 0..26),
        ("www&period;example.org&quot;", "https://www.example.org", 0..22),
        ("URL&colon;http&colon;//h", "http://h", 10..24),
    ] {
        assert_found(options, text, &[expected]);
        let found = Uri::find_in_with(text, options).next().unwrap();
        assert_eq!((found.range(), found.as_written()), (range.clone(), &text[range]), "{text}");
        assert!(!found.is_truncated(), "{text}");
    }
    // The host would be another.
    let options = FindOptions::new().html(true);
    assert_found(options, "http://b&uuml;cher/ http://exam&#8203;ple.com/", &[]);
    assert_found(FindOptions::new(), "http&colon;//h", &[]);
}

/// Text of a script without spaces, right after a top-level domain, is not a part of the name.
#[test]
fn ends_names_before_text_without_spaces() {
    let found = |text: &str| {
        let iris = Iri::find_in_with(text, LINKS).map(|it| (it.uri().as_str().to_owned(), it.is_truncated()));
        iris.collect::<Vec<_>>()
    };
    for after in [
        "\u{3092}", "\u{3092}\u{898b}.", "\u{3092}.", "\u{306f}...", "\u{5728}\u{54ea}?", "\u{c5d0}.",
        "\u{e17}\u{e35}\u{e48}!",
    ] {
        for name in ["example.com", "www.example.co.jp", "a.xn--p1ai"] {
            let text = format!("{name}{after}");
            assert_eq!(found(&text), [(format!("https://{name}"), false)], "{text}");
            let text = format!("http://{name}{after}");
            assert_eq!(found(&text), [(format!("http://{name}"), false)], "{text}");
            let text = format!("joe@{name}{after}");
            assert_eq!(found(&text), [(format!("mailto:joe@{name}"), false)], "{text}");
        }
    }
    for whole in ["\u{65e5}\u{672c}.jp", "example.\u{9999}\u{6e2f}", "www.a\u{65e5}.jp"] {
        assert_eq!(found(whole), [(format!("https://{whole}"), false)]);
    }
    let uri = Uri::find_in_with("example.com\u{3092} http://example.com\u{3092}", LINKS);
    assert!(uri.map(|it| it.is_truncated()).eq([false, false]));
}

/// A driver understands what follows its name.
#[test]
fn uris_of_drivers() {
    for whole in [
        "jdbc:h2:mem:x", "jdbc:sqlite:a", "jdbc:sqlite:/var/a.db", "jdbc:h2:mem:x;DB_CLOSE_DELAY=-1",
        "jdbc:derby:memory:a;create=true", "jdbc:oracle:thin:@h:1521:db", "jdbc:hsqldb:file:/a/b", "JDBC:SQLite:a",
        "scm:git:git@h.example:a/b.git", "r2dbc:h2:mem:///x", "jdbc:oracle:thin:@//h:1521/x",
    ] {
        assert_found(FindOptions::new(), &format!("see {whole}, and"), &[whole]);
        assert_found(FindOptions::new(), &format!("url={whole}"), &[whole]);
        assert_found(FindOptions::new(), &format!("<{whole}>"), &[whole]);
    }
    assert_found(FindOptions::new(), "jdbc: x jdbc:h2 jdbc:h2: std:h2:mem:x", &[]);
}

/// Texts that would take minutes if they were read again and again.
#[test]
fn long_texts() {
    let options = LINKS.html(true).schemes(&["x", "a.b"]);
    for piece in [
        "a.", "a.b", "a@", "a@b.cc", "a.b@", ".a", "@", "jar:", "jar:x:", "a.bc/", "&amp;", "&", "a.bc?&amp;", "a.bc(",
        "a.bc,", "http://h,", ",a", ";a:", "http://h/(", "a-", "'a@b", "a.bc:", "a.bc:1", "a.bc&", "x:", "x:a.bc",
        "a.b:", "http://h&lt;", "jdbc:", "jdbc:a:", "&colon;", "http&colon;//h", "a.bc\u{3092}", "\u{1b}[1m",
        "\u{1b}[1ma.bc", "\\u003ca@b.cc", "\\na@b.cc", ",a.bc/,", "1;1a.bc",
    ] {
        let text = piece.repeat(50_000);
        let found = Uri::find_in_with(&text, options).map(|found| found.range().len()).sum::<usize>();
        assert!(found <= text.len());
    }
}

proptest! {
    #![proptest_config(config())]

    /// A URI is its text, after a scheme if the text has none.
    #[test]
    fn found_links_end_with_their_text(text in any_text(), other in any_text(), link in "([a-c.@:/(),;?&]|&amp;|&lt;|www\\.a\\.bc/){0,20}") {
        let text = format!("{text} http://{other}{link} {link}");
        let mut end = 0;
        for found in Iri::find_in_with(&text, LINKS.schemes(&["a", "b"])) {
            prop_assert!(found.range().start >= end);
            end = found.range().end;
            let written: String = text[found.range()].split(['\n', '\r']).map(str::trim).collect();
            let added = found.uri().as_str().strip_suffix(&*written).unwrap_or("-").to_owned();
            prop_assert!(["", "https://", "mailto:"].contains(&&*added), "{found:?}");
            prop_assert!(Iri::parse(found.uri().as_str()).is_ok());
        }
        let ranges = |options| Iri::find_in_with(&link, options).map(|it| it.range()).collect::<Vec<_>>();
        let of_html = ranges(LINKS.html(true));
        prop_assert!(of_html.iter().all(|range| link.get(range.clone()).is_some()));
        // Without entities, HTML is text.
        prop_assert!(link.contains(';') || ranges(LINKS) == of_html);
    }
}

/// A character reference is read as its character, if a URI may have that.
#[test]
fn reads_character_references() {
    let options = FindOptions::new().html(true);
    for (text, expected) in [
        ("http:&#x2F;&#x2F;h.example&#x2F;a&#63;b&quot;", "http://h.example/a?b"),
        ("http://h/a&sol;b&amp;c&lt;", "http://h/a/b&c"),
        ("http://h/a&#x22;b", "http://h/a"),
        ("http://h/a&nbsp;b", "http://h/a"),
    ] {
        assert_found(options, text, &[expected]);
        assert!(!Uri::find_in_with(text, options).next().unwrap().is_truncated(), "{text}");
    }
    // The URI would name another host.
    assert_found(options, "http://b&#252;cher/", &[]);
    let truncated = Uri::find_in_with("http://h/stra&#223;e", options).next().unwrap();
    assert!(truncated.is_truncated() && truncated.uri() == "http://h/stra");
    let iri = Iri::find_in_with("http://b&#xFC;cher/&#223;", options).next().unwrap();
    assert_eq!((iri.uri().as_str(), iri.range()), ("http://b\u{fc}cher/\u{df}", 0..25));
}

/// Escapes around links and addresses are not parts of them.
#[test]
fn links_between_escapes() {
    for (text, uris) in [
        ("\u{1b}[31mwww.example.org\u{1b}[0m", &["https://www.example.org"][..]),
        (
            "\u{1b}[36mann@example.org\u{1b}[0m.x \u{1b}[Kbob@example.org",
            &["mailto:ann@example.org", "mailto:bob@example.org"],
        ),
        ("[36mann@example.org[0m [1;4mexample.org[0m", &["mailto:ann@example.org", "https://example.org"]),
        (r"to:\nann@example.org\r\nbob@example.org\u0022", &["mailto:ann@example.org", "mailto:bob@example.org"]),
        (r"\u003cann@example.org\u003e \x3cexample.org\x3e", &["mailto:ann@example.org", "https://example.org"]),
        (r#"\"see www.example.org\n.x\""#, &["https://www.example.org"]),
        ("7,www.example.org/a,b@c.dd,9", &["https://www.example.org/a", "mailto:b@c.dd"]),
        ("('www.example.org').x '(www.example.org/a).x", &["https://www.example.org", "https://www.example.org/a"]),
        (r"C:\new.example.org\x \\nas.example.org\x www.example\u002eorg", &[]),
    ] {
        assert_found(LINKS, text, uris);
    }
}

#[test]
fn remotes_of_git_are_not_addresses() {
    let options = FindOptions::new().email_addresses(true);
    for none in ["git@h.example:a/b.git", "u@h.example:~/a", "u@h.example:/a", "u@h.example:a.txt"] {
        assert_found(options, none, &[]);
    }
    assert_found(options, "a@b.cc: hi", &["mailto:a@b.cc"]);
    assert_found(options, "a@b.cc:c@d.ee", &["mailto:a@b.cc", "mailto:c@d.ee"]);
}
