//! Every example of the notes that this crate was created from, and every input that broke another parser.

use pest_uri::{EntryRule, HostKind, ParseTree, RelativeForm, Uri, UriReference};

/// Scheme, authority, path, query, fragment.
type Five = [Option<&'static str>; 5];

#[track_caller]
fn assert_parts(text: &str, parts: Five) {
    let it = UriReference::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).components();
    let path = Some(it.path().as_str());
    let found =
        [it.scheme(), it.authority(), path, it.query().map(|it| it.as_str()), it.fragment().map(|it| it.as_str())];
    assert_eq!(found, parts, "{text}");
}

#[track_caller]
fn assert_refused(text: &str) {
    let error = UriReference::parse(text).expect_err(text);
    assert!(!error.report(text).to_string().is_empty());
}

#[test]
fn the_two_examples_of_section_3() {
    let (foo, authority) = (Some("foo"), Some("example.com:8042"));
    let text = "foo://example.com:8042/over/there?name=ferret#nose";
    assert_parts(text, [foo, authority, Some("/over/there"), Some("name=ferret"), Some("nose")]);
    assert_parts("urn:example:animal:ferret:nose", [Some("urn"), None, Some("example:animal:ferret:nose"), None, None]);
}

#[test]
fn uris() {
    let http = Some("http");
    assert_parts(
        "http://www.ietf.org/rfc/rfc2396.txt",
        [http, Some("www.ietf.org"), Some("/rfc/rfc2396.txt"), None, None],
    );
    assert_parts("http://example.com", [http, Some("example.com"), Some(""), None, None]);
    assert_parts("SCHEME:", [Some("SCHEME"), None, Some(""), None, None]);
    assert_parts("MyScheme:hi", [Some("MyScheme"), None, Some("hi"), None, None]);
    assert_parts("MyScheme:/", [Some("MyScheme"), None, Some("/"), None, None]);
    assert_parts("MyScheme:/hi", [Some("MyScheme"), None, Some("/hi"), None, None]);
    assert_parts("MyScheme:a:strange:path:", [Some("MyScheme"), None, Some("a:strange:path:"), None, None]);
    assert_parts("MyScheme:///hi", [Some("MyScheme"), Some(""), Some("/hi"), None, None]);
    assert_parts("File:///c:/foo.exe", [Some("File"), Some(""), Some("/c:/foo.exe"), None, None]);
    assert_parts("File://localhost/c:/foo.exe", [Some("File"), Some("localhost"), Some("/c:/foo.exe"), None, None]);
    assert_parts("eXaMPle://a/./b/../b/%67", [Some("eXaMPle"), Some("a"), Some("/./b/../b/%67"), None, None]);
    assert_parts("example://a/b/c", [Some("example"), Some("a"), Some("/b/c"), None, None]);
    assert_parts("http://a/b/c/d;p?q", [http, Some("a"), Some("/b/c/d;p"), Some("q"), None]);
    assert_parts("urn:isbn:0451450523", [Some("urn"), None, Some("isbn:0451450523"), None, None]);
}

#[test]
fn the_references_and_targets_of_section_5_4() {
    let references = [
        "g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s", ";x", "g;x", "g;x?y#s", "", ".", "./",
        "..", "../", "../g", "../..", "../../", "../../g", "../../../../../../../g", "/a/b/c/./../../g", "../../../g",
        "/./g", "/../g", "g.", ".g", "g..", "..g", "./../g", "./g/.", "g/./h", "g/../h", "g;x=1/./y", "g;x=1/../y",
        "g?y/./x", "g?y/../x", "g#s/./x", "g#s/../x", "http:g",
    ];
    for text in references {
        let reference = UriReference::parse(text).unwrap();
        assert_eq!(reference.is_relative(), !["g:h", "http:g"].contains(&text), "{text}");
    }
    for text in
        ["http://a/b/c/g", "http://a/b/c/g;x?y#s", "http://a/b/c/d;p?q", "http://g", "http://a/g", "http://a/g6."]
    {
        assert!(Uri::parse(text).is_ok(), "{text}");
    }
}

#[test]
fn forms_of_reference() {
    let form = |text| UriReference::parse(text).unwrap().relative_form();
    assert_eq!(form("//example.com/x"), Some(RelativeForm::NetworkPath));
    assert_eq!(form("/x"), Some(RelativeForm::AbsolutePath));
    assert_eq!(form("./this:that"), Some(RelativeForm::RelativePath));
    assert_eq!(form("#fragment"), Some(RelativeForm::SameDocument));
    assert_eq!(form("this:that"), None);
    // A suffix reference has the syntax of a relative-path reference (section 4.5).
    assert_eq!(form("w3.org/u/r/i"), Some(RelativeForm::RelativePath));
    assert_eq!(form("www.w3.org/Addressing/"), Some(RelativeForm::RelativePath));
    // Two slashes and nothing more: a reference with an empty authority, but no URI.
    assert_eq!(form("//"), Some(RelativeForm::NetworkPath));
    assert!(Uri::parse("//").is_err());
}

#[test]
fn characters() {
    // What the notes write as %x20 is SP in ABNF; in a URI it is %20.
    let decoded = |text: &'static str| UriReference::parse(text).unwrap().query().unwrap().decode_utf8().unwrap();
    assert_eq!(decoded("?%20"), " ");
    assert_eq!(decoded("?%C3%80"), "\u{c0}");
    assert_eq!(decoded("?%41"), "A");
    assert_eq!(decoded("?%C2%af"), "\u{af}");
    assert_eq!(decoded("/search?q=hello%20world"), "q=hello world");
    assert_refused("/%x20");

    let is_a = |rule, text: &str| ParseTree::parse_rule(rule, text).is_ok();
    for character in (0..=127).map(char::from) {
        let text = character.to_string();
        let unreserved = character.is_ascii_alphanumeric() || "-._~".contains(character);
        assert_eq!(is_a("unreserved", &text), unreserved, "{text:?}");
        assert_eq!(is_a("gen-delims", &text), ":/?#[]@".contains(character), "{text:?}");
        assert_eq!(is_a("sub-delims", &text), "!$&'()*+,;=".contains(character), "{text:?}");
    }
}

#[test]
fn elements_and_their_disambiguation() {
    // Behind an authority a path is empty or absolute; a relative reference has no colon in its first segment.
    assert!(ParseTree::parse_rule("path-abempty", "a").is_err());
    assert!(ParseTree::parse_rule("path-noscheme", "a:b").is_err());
    // A zero port is a port.
    let elements = UriReference::parse("http://example.com:0/").unwrap().elements();
    assert_eq!((elements.has_port, elements.port), (true, Some("0")));
    let elements = UriReference::parse("http://example.com/").unwrap().elements();
    assert_eq!((elements.has_port, elements.port), (false, None));
}

#[test]
fn inputs_that_broke_a_parser() {
    for text in [
        "1:b", "B://]", "x://[::1]a", "http://u@b@c/", "http://[::1%25eth0]/", "http://a/b?c#d#e", "http://%zz/",
        "u@b@c:",
    ] {
        assert_refused(text);
    }
    assert_parts("http://h:/", [Some("http"), Some("h:"), Some("/"), None, None]);
    assert_parts("http://h:99999/", [Some("http"), Some("h:99999"), Some("/"), None, None]);
    let kind = |text| UriReference::parse(text).unwrap().host().unwrap().kind();
    assert_eq!(kind("http://[v1.x]/"), HostKind::IpvFuture);
    assert_eq!(kind("http://[V1.x]/"), HostKind::IpvFuture);
    assert_eq!(kind("http://1.2.3.4.5/"), HostKind::RegName);
    assert_eq!(kind("http://256.256.256.256/"), HostKind::RegName);
    assert_parts("/g:", [None, None, Some("/g:"), None, None]);

    let long = "/a".repeat(500_000);
    let path = UriReference::parse(&long).unwrap().path();
    assert_eq!((path.len(), path.segments().count()), (1_000_000, 500_000));
}

#[test]
fn inputs_that_broke_an_operation() {
    let texts = [
        "scheme:/a/..//evil", "x:/a/..//b:c", "a/../b:c", ".///a", "%2E%2e/../b:c", "foo:/.//bar", "http:////a",
        "../a/../../b", "http://%41/", "http://1%2E2.3.4/", "?overlay=a%2Cb", "x:%2E%2E/a", "x:/a/b", "/..//evil",
        "a:/", "/.//.", "mailto:a@b", "c", "a:b/c", "../../d", "a:b", "./c:d", "http://a/b/%2E%2E/c", "d", "http://a",
        "b", "file:///a/b", "//c", "x:?", "x:", "x:/", "x:b:c", "x:/b:c", "http://a/d?q", "https://foo.com//bar",
        "foo:/a/b", "foo:bar", "http://EXAMPLE.com/", "%7e", "~", "%2f", "%2F", "http://a/", "http://a:80/",
    ];
    for text in texts {
        let tree = ParseTree::parse(EntryRule::UriReference, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(tree.root().text(), text);
    }
}
