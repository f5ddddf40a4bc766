//! Errors as data, and what their reports guarantee.

use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

use pest_uri::{
    Component, EditError, EntryRule, Host, Iri, IriReference, ParseError, ParseErrorKind, ParseTree, RuleError, Uri,
    UriReference,
};

fn error(text: &str) -> ParseError {
    UriReference::parse(text).unwrap_err()
}

#[track_caller]
fn assert_error(text: &str, kind: ParseErrorKind, component: Component, at: usize) {
    let error = error(text);
    assert_eq!((error.kind(), error.component(), error.offset()), (kind, Some(component), at));
}

#[test]
fn offset_and_component() {
    use Component::{Fragment, Host, Path, Port, Query, Scheme, Userinfo};
    use ParseErrorKind::{Character, End, PercentEncoding};
    assert_error("http://localhost/A<B", Character, Path, 18);
    assert_error("http://h/?a<b", Character, Query, 11);
    assert_error("http://h/#a<b", Character, Fragment, 11);
    assert_error("http://h</", Character, Host, 8);
    assert_error("http://<", Character, Host, 7);
    assert_error("http://h:<", Character, Port, 9);
    assert_error("http://h:8<", Character, Port, 10);
    assert_error("http://u<@h", Character, Userinfo, 8);
    assert_error("http://u@<", Character, Host, 9);
    assert_error("http://h/<", Character, Path, 9);
    assert_error("http:<", Character, Path, 5);
    assert_error("h<p://h/", Character, Scheme, 1);
    assert_error("h<p//h/", Character, Path, 1);
    assert_error("?<", Character, Query, 1);
    assert_error("#<", Character, Fragment, 1);
    assert_error("http://[::1", End, Host, 11);
    assert_error("http://[", End, Host, 8);
    assert_error("http://%zz/", PercentEncoding, Host, 7);
    assert_error("http://h/%", PercentEncoding, Path, 9);
    assert_error("http://h/%4", PercentEncoding, Path, 9);
    assert_error("http://u%@h/", PercentEncoding, Userinfo, 8);
    assert_error("/%é", PercentEncoding, Path, 1);
}

#[test]
fn offset_in_a_single_component() {
    let position = |rule, text| match ParseTree::parse_rule(rule, text) {
        Err(RuleError::Rejected(error)) => (error.component(), error.offset()),
        other => panic!("{other:?}"),
    };
    assert_eq!(position("userinfo", "abc d"), (Some(Component::Userinfo), 3));
    assert_eq!(position("host", "abc d"), (Some(Component::Host), 3));
    assert_eq!(position("path-abempty", "/a b"), (Some(Component::Path), 2));
}

#[test]
fn found_character() {
    assert_eq!(error("a<b").found(), Some('<'));
    assert_eq!(error("a\u{20ac}").found(), Some('\u{20ac}'));
    assert_eq!(error("//[").found(), None);
    assert_eq!(error("//u:p<@h").found(), None);
    assert_eq!(error("//h:8o").found(), Some('o'));
    assert_eq!(error("//u<:p@h").found(), Some('<'));
}

#[test]
fn entry_rule() {
    assert_eq!(Uri::parse("a/b").unwrap_err().entry(), Some(EntryRule::Uri));
    assert_eq!(error("<").entry(), Some(EntryRule::UriReference));
}

#[test]
fn errors_are_small_send_and_sync() {
    fn is_error<E: std::error::Error + Send + Sync + Copy + 'static>() {}
    is_error::<ParseError>();
    assert!(size_of::<ParseError>() <= 40, "{}", size_of::<ParseError>());
    // The errors differ only in the type that the text was parsed as.
    let of = |entry| ParseTree::parse(entry, "<").unwrap_err();
    let (uri, absolute) = (of(EntryRule::Uri), of(EntryRule::AbsoluteUri));
    let hash = |error: ParseError| BuildHasherDefault::<DefaultHasher>::default().hash_one(error);
    assert_ne!(uri, absolute);
    assert_ne!(hash(uri), hash(absolute));
    assert_eq!(hash(uri), hash(of(EntryRule::Uri)));
}

#[test]
fn report_parts() {
    let text = "http://localhost/A<B";
    let report = error(text).report(text);
    assert_eq!(report.rule(), Some("segment"));
    assert_eq!(report.section(), Some("RFC 3986, section 3.3"));
    assert!(report.abnf().unwrap().ends_with("= *pchar"));
    assert_eq!(report.expected(), ["pchar", "\"/\"", "\"?\"", "\"#\"", "the end"]);
    assert_eq!(report.repaired().as_deref(), Some("http://localhost/A%3CB"));
    assert_eq!(format!("{report:?}"), format!("Report({:?})", error(text)));
}

#[test]
fn caret_is_below_the_error() {
    let drawn = |text: &str| IriReference::parse(text).unwrap_err().report(text).to_string();
    assert!(drawn("//\u{65e5}\u{672c}/a b").contains("\n    //\u{65e5}\u{672c}/a b\n            ^\n"));
    assert!(drawn("//h/e\u{301} b").contains("\n    //h/e\\u{301} b\n                ^\n"));
}

#[test]
fn report_escapes_bidi_characters() {
    let text = "http://h/a\u{202e}b/a b";
    let report = Iri::parse(text).unwrap_err().report(text).to_string();
    assert!(report.ends_with("\nrepair:   http://h/a\\u{202e}b/a%20b\n"), "{report}");
}

/// The rule of a part of an IRI is that of RFC 3987.
#[test]
fn iri_components_report_iri_rules() {
    let mut iri: Iri<String> = "http://h/".parse().unwrap();
    let rejected = |error: EditError| match error {
        EditError::Syntax(error) => error,
        other => panic!("{other}"),
    };
    let path = rejected(iri.set_encoded_path("/\u{e9} b").unwrap_err());
    assert_eq!(path.report("/\u{e9} b").repaired().as_deref(), Some("/\u{e9}%20b"));
    let fragment = rejected(iri.set_encoded_fragment(Some("\u{e000}")).unwrap_err());
    let report = fragment.report("\u{e000}");
    assert_eq!((report.rule(), report.section()), (Some("ifragment"), Some("RFC 3987, section 2.2")));
    let query = rejected(iri.set_encoded_query(Some("\u{e000} b")).unwrap_err());
    assert_eq!(query.report("\u{e000} b").repaired().as_deref(), Some("\u{e000}%20b"));
}

/// Only the author knows the intended host name, even if there is nothing but a host.
#[test]
fn repair_leaves_a_single_host() {
    for error in [Host::parse("a b").unwrap_err(), Host::parse_iri("a b").unwrap_err()] {
        assert_eq!(error.report("a b").repaired(), None);
        assert!(!error.report("a b").to_string().contains("repair:"));
    }
    let repaired = |rule, text| match ParseTree::parse_rule(rule, text) {
        Err(RuleError::Rejected(error)) => error.report(text).repaired(),
        other => panic!("{other:?}"),
    };
    assert_eq!(repaired("authority", "u@a b:8"), None);
    assert_eq!(repaired("authority", "u v@a:8").as_deref(), Some("u%20v@a:8"));
    // Its name in the DNS is clear.
    assert_eq!(
        Host::parse("b\u{fc}cher").unwrap_err().report("b\u{fc}cher").repaired().as_deref(),
        Some("xn--bcher-kva")
    );
    assert_eq!(repaired("authority", "u@b\u{fc}cher:8").as_deref(), Some("u@xn--bcher-kva:8"));
}

#[test]
fn expected_omits_covered_items() {
    let expected = |text| Uri::parse(text).unwrap_err().report(text).expected();
    // Neither accepts what the other accepts.
    assert_eq!(expected("a<b:"), ["ALPHA", "DIGIT", "\"+\"", "\"-\"", "\".\"", "\":\""]);
}

#[test]
fn long_repairs_are_summarized() {
    let drawn = |length| {
        let text = format!("x:{}<", "a".repeat(length));
        error(&text).report(&text).to_string()
    };
    assert!(drawn(71).ends_with(&format!("repair:   x:{}%3C\n", "a".repeat(71))), "{}", drawn(71));
    assert!(drawn(72).ends_with("repair:   write `<` as `%3C`\n"), "{}", drawn(72));
}

#[test]
fn repair_suggests_only_safe_fixes() {
    let repaired = |text| error(text).report(text).repaired();
    assert_eq!(repaired("/a b").as_deref(), Some("/a%20b"));
    assert_eq!(repaired("/\u{e9}?%#<>").as_deref(), Some("/%C3%A9?%25#%3C%3E"));
    assert_eq!(repaired("/100%").as_deref(), Some("/100%25"));
    assert_eq!(repaired("/%41%zz").as_deref(), Some("/%41%25zz"));
    // A possible delimiter is left to the author.
    assert_eq!(repaired("http:[::1]/a"), None);
    assert_eq!(repaired("/[::1]/a[b]"), None);
    for text in ["http:/u@[::1]/a", "http:/[fe80::1%eth0]/a", "http:/[::g]/a", "/u@[::1]:80/a"] {
        assert_eq!(repaired(text), None, "{text}");
    }
    // A repair neither adds nor removes an authority, nor makes one look like another.
    for text in [
        "mailto:\\\\h\\x", "data:\\\\h", "urn:\\\\h", "foo:\\\\evil\\x", "http: //evil.example/x", "http:\u{a0}//h/",
        "http://h\u{ff1a}80/", "http://h\u{ff20}evil/", "http://h\u{202e}moc.live/", "http://exam\u{200b}ple.com/",
        "http://good.example\u{ff0f}@evil.example/",
    ] {
        assert_eq!(repaired(text), None, "{text}");
    }
    // After the first `#` everything is the fragment (appendix B).
    assert_eq!(repaired("http://h/#!/a#b").as_deref(), Some("http://h/#!/a%23b"));
    assert_eq!(repaired("/a?b#c#[#]").as_deref(), Some("/a?b#c%23%5B%23%5D"));
    assert_eq!(pest_uri::AbsoluteUri::parse("a:b#c").unwrap_err().report("a:b#c").repaired(), None);
    // If no IP literal is possible, brackets are not delimiters.
    assert_eq!(repaired("a[b]").as_deref(), Some("a%5Bb%5D"));
    assert_eq!(repaired("a[b").as_deref(), Some("a%5Bb"));
    assert_eq!(repaired("/a[0:2]").as_deref(), Some("/a%5B0:2%5D"));
    assert_eq!(repaired("/a[b]").as_deref(), Some("/a%5Bb%5D"));
    assert_eq!(repaired("/[id]/[page].js").as_deref(), Some("/%5Bid%5D/%5Bpage%5D.js"));
    assert_eq!(repaired("a/[b]").as_deref(), Some("a/%5Bb%5D"));
    // After an authority, and in a query, brackets are not delimiters.
    assert_eq!(repaired("/s?a[]=1&b[x]=2").as_deref(), Some("/s?a%5B%5D=1&b%5Bx%5D=2"));
    assert_eq!(repaired("//[::1]:8/a[1] b#[2]").as_deref(), Some("//[::1]:8/a%5B1%5D%20b#%5B2%5D"));
    assert_eq!(repaired("http://h?[]").as_deref(), Some("http://h?%5B%5D"));
    assert_eq!(repaired("http://h/a]").as_deref(), Some("http://h/a%5D"));
    assert_eq!(repaired("//[::1]]/"), None);
    assert_eq!(repaired("http://[h]/?a[]=1"), None);
    assert_eq!(repaired("//u@b@c"), None);
    // A scheme and an address cannot be percent-encoded, and a host name has no space.
    assert_eq!(repaired("a b:c"), None);
    assert_eq!(repaired("//[:: 1]"), None);
    assert_eq!(repaired("http:// h/"), None);
    assert_eq!(repaired("http://{host}/"), None);
    let in_dns = repaired("http://b\u{fc}cher/");
    assert_eq!(in_dns.as_deref(), Some("http://xn--bcher-kva/"));
    assert_eq!(repaired("http://\u{ff11}27.0.0.1/"), None);
}

#[test]
fn repair_replaces_backslashes() {
    let repaired = |text| error(text).report(text).repaired();
    assert_eq!(repaired("http:\\\\h\\a").as_deref(), Some("http://h/a"));
    assert_eq!(repaired("http:/\\h/a b?c\\d").as_deref(), Some("http://h/a%20b?c%5Cd"));
    // From the query on, a backslash is data.
    assert_eq!(repaired("http://h/?a\\b").as_deref(), Some("http://h/?a%5Cb"));
    assert_eq!(repaired("#a\\b").as_deref(), Some("#a%5Cb"));
    // The schemes are those for which browsers do the same; without a scheme, that of the base may be one of them.
    assert_eq!(repaired("http://h/a\\b?c\\d").as_deref(), Some("http://h/a/b?c%5Cd"));
    assert_eq!(repaired("wss://h\\a").as_deref(), Some("wss://h/a"));
    assert_eq!(repaired("a\\b").as_deref(), Some("a/b"));
    assert_eq!(repaired("\\\\h\\a").as_deref(), Some("//h/a"));
    // For other schemes, it is data, but not where it may be half of `//`.
    assert_eq!(repaired("redis:a\\b").as_deref(), Some("redis:a%5Cb"));
    for text in ["C:\\a", "C:\\\\a", "redis:\\\\h\\0", "redis:/\\h/0", "coap:\\/h"] {
        assert_eq!(repaired(text), None, "{text}");
    }
}

#[test]
fn no_note_suggests_an_invalid_reference() {
    for text in ["a b:c", "<http://h:x/>", "http:\\h", "http://a b/", "a b:\u{e9}"] {
        let report = error(text).report(text).to_string();
        assert!(!report.contains("repair:"), "{report}");
    }
}

/// One kind of reference is required, and the text is another kind.
#[test]
fn kind_mismatches() {
    let failure = |entry: EntryRule, text: &str| {
        let error = ParseTree::parse(entry, text).unwrap_err();
        let report = error.report(text).to_string();
        assert!(error.kind() == ParseErrorKind::Character || !report.contains("it is written"), "{report}");
        (error.kind(), error.offset(), error.to_string())
    };
    let no_scheme = "missing scheme: a URI begins with one";
    for (text, at) in [
        ("example.com", 11),
        ("//h", 0),
        ("a/b", 1),
        ("?q", 0),
        ("a#b", 1),
        (":a", 0),
        ("a b", 1),
        ("/a b:c", 0),
        ("\u{e9}", 0),
    ] {
        for entry in [EntryRule::Uri, EntryRule::AbsoluteUri] {
            assert_eq!(failure(entry, text), (ParseErrorKind::NoScheme, at, no_scheme.to_owned()));
        }
    }
    assert_eq!(failure(EntryRule::Uri, "").2, "missing scheme: the input is empty, and a URI begins with a scheme");
    assert_eq!(failure(EntryRule::Iri, "\u{e9}").2, "missing scheme: an IRI begins with one");
    let scheme = "a relative reference cannot have a scheme (byte 4)";
    for text in ["http://h", "http: /", "http:"] {
        assert_eq!(failure(EntryRule::RelativeRef, text), (ParseErrorKind::Scheme, 4, scheme.to_owned()));
    }
    let fragment = "an absolute URI cannot have a fragment (byte 3)";
    for text in ["a:b#c", "a:b#c d", "a:b##"] {
        assert_eq!(failure(EntryRule::AbsoluteUri, text), (ParseErrorKind::Fragment, 3, fragment.to_owned()));
    }
    // A text without a scheme, and text before a fragment, are reported by their character.
    for (entry, text) in [
        (EntryRule::Uri, "a b:c"),
        (EntryRule::Uri, "1:"),
        (EntryRule::RelativeRef, "1:"),
        (EntryRule::RelativeRef, "a b"),
        (EntryRule::AbsoluteUri, "a:b c#d"),
        (EntryRule::AbsoluteUri, "a://[#"),
    ] {
        assert_eq!(failure(entry, text).0, ParseErrorKind::Character, "{text}");
    }
}

#[test]
fn report_accepts_another_text() {
    let error = error("http://localhost/A<B");
    assert_eq!(error.report("a:").to_string(), "error: unexpected `<` in path at byte 18\n");
    assert!(!error.report("\u{e9}").to_string().is_empty());
}

#[test]
fn no_component_for_rules_below_components() {
    let error = match ParseTree::parse_rule("pct-encoded", "%4g") {
        Err(RuleError::Rejected(error)) => error,
        other => panic!("{other:?}"),
    };
    assert_eq!((error.component(), error.entry(), error.offset()), (None, None, 0));
    assert!(error.report("%4g").to_string().contains("RFC 3986, section 2.1"));
}

#[test]
fn repair_of_each_component() {
    let repaired = |text: &str| UriReference::parse(text).unwrap_err().report(text).repaired();
    for (text, expected) in [
        ("a#[b]", Some("a#%5Bb%5D")),
        ("a?[b#c]", Some("a?%5Bb#c%5D")),
        (r"http://h\a", Some("http://h/a")),
        (r"http:\\h?a\b#c", Some("http://h?a%5Cb#c")),
        (r"http:\\h#a\b", Some("http://h#a%5Cb")),
        // The scheme requires a host.
        (r"http:/\", None),
    ] {
        assert_eq!(repaired(text).as_deref(), expected, "{text}");
    }
}

/// RFC 3986, appendix C.
#[test]
fn repair_removes_surrounding_text() {
    let repaired = |text| error(text).report(text).repaired();
    for text in [
        " http://h/a", "http://h/a ", "\t http://h/a\r\n", "<http://h/a>", "\"http://h/a\"", " < http://h/a> ",
        "\u{feff}http://h/a", "<URL:http://h/a>", "\" url: http://h/a \"", "\0http://h/a\u{1f}",
    ] {
        assert_eq!(repaired(text).as_deref(), Some("http://h/a"), "{text:?}");
    }
    assert_eq!(repaired("<http://h/a b>").as_deref(), Some("http://h/a%20b"));
    // Two lines may be two URIs, and the rest may be empty. A no-break space may be part of an IRI.
    let iri = Iri::parse(" x:\u{a0}").unwrap_err();
    assert_eq!(iri.report(" x:\u{a0}").repaired().as_deref(), Some("x:\u{a0}"));
    for text in ["http://h/\nhttp://g/", " ", "<>", "<http://h:x/>"] {
        assert_eq!(repaired(text), None, "{text:?}");
    }
}

/// The most common mistakes, and what the report suggests.
#[test]
fn notes_for_common_mistakes() {
    for (text, note) in [
        ("1:80/a", "the first segment of a relative reference has no colon (RFC 3986, section 4.2); `./` in front"),
        ("10.0.0.1:80/a", "if `10.0.0.1:80` is a host and a port, write `//10.0.0.1:80`"),
        ("1pw://x", "a scheme cannot begin with `1`"),
        ("2001:db8::1", "an IPv6 address is written in brackets: [2001:db8::1]"),
        ("fe80::1%eth0", "without it the host is `[fe80::1]`"),
        ("c:/Program Files", "a Windows path is not a URI"),
        ("d:dir\\file", "a Windows path is not a URI"),
        ("my_scheme:x", "a scheme cannot contain `_` (byte 2)"),
        ("http://::1/", "an IPv6 address is written in brackets: [::1]"),
        ("http://[::1", "the `[` at byte 7 is not closed by a `]`"),
        (
            "http://[fe80::1%eth0]/",
            "a zone identifier is not part of a URI (RFC 9844); without it the host is `[fe80::1]`",
        ),
        ("http://h:port/", "a port has digits only"),
        ("http://h:80a/", "a port has digits only"),
        ("postgresql://u:p@h1:5432,h2:5433/db", "a list of hosts is not a URI, which has one host and one port"),
        ("postgres://u:pa#ss@h/db", "in a user name or password, `/`, `?`, `#` and `@` are written `%2F`, `%3F`,"),
        ("postgres://u:pa/ss@h/db", "in a user name or password, `/`, `?`, `#` and `@` are written `%2F`, `%3F`,"),
        (
            "http://u@v@h/",
            "in a user name or password, `/`, `?`, `#` and `@` are written `%2F`, `%3F`, `%23` and `%40`",
        ),
        ("http://h/#a#b", "`#` is a delimiter; as data it is written `%23`"),
        ("http://h/?a[]=1", "`[` is a delimiter; as data it is written `%5B`"),
        ("http://h/caf\u{e9}", "the text is an IRI (RFC 3987); in a URI, characters beyond ASCII are percent-encoded"),
        ("http://h/a\\b", "a backslash is not a delimiter in a URI: as a delimiter it is written `/`, as data `%5C`"),
        ("C:\\dir\\file", "a Windows path is not a URI"),
        ("\\\\server\\share", "a Windows path is not a URI"),
    ] {
        let report = error(text).report(text).to_string();
        assert!(report.lines().any(|line| line.starts_with("note: ") && line.contains(note)), "{text}: {report}");
    }
    for text in ["http://h/a<b", "http://h/%", "http://h:8/a b", "http://[::g]/", "?a b", "http://h/{id}?q={x}"] {
        let report = error(text).report(text).to_string();
        assert!(!report.contains("note:"), "{report}");
    }
}

#[test]
fn all_errors_convert_into_one() {
    fn port(text: &str) -> Result<u16, pest_uri::Error> {
        Ok(text.parse::<Uri>()?.port_or(80)?)
    }
    fn relative(text: &str) -> Result<pest_uri::RelativeRef, pest_uri::Error> {
        Ok(pest_uri::RelativeRef::try_from(text.parse::<UriReference>()?)?)
    }
    fn edited(text: &str) -> Result<Uri, pest_uri::Error> {
        let mut uri: Uri = text.parse()?;
        uri.set_host(Some("a b"))?;
        uri.path().decode_utf8()?;
        Ok(uri)
    }
    assert_eq!(port("a://h:7").unwrap(), 7);
    assert_eq!(port("a://h:70000").unwrap_err().to_string(), "the port is greater than 65535");
    assert_eq!(port("a://h:x").unwrap_err().to_string(), Uri::parse("a://h:x").unwrap_err().to_string());
    assert_eq!(relative("a:b").unwrap_err().to_string(), "the reference has a scheme");
    assert_eq!(edited("a://h/").unwrap_err().to_string(), "unexpected ` ` in host at byte 1");
}

#[test]
fn entry_rules_have_names() {
    for &rule in EntryRule::ALL {
        assert_eq!(rule.name().parse::<EntryRule>().unwrap(), rule);
    }
    assert_eq!("uri_reference".parse::<EntryRule>().unwrap(), EntryRule::UriReference);
    let error = "UriReference".parse::<EntryRule>().unwrap_err().to_string();
    assert!(error.starts_with("unknown rule; the entry rules are URI, URI-reference, absolute-URI, "), "{error}");
}
