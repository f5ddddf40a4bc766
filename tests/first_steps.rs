//! First steps with the crate.

use pest_uri::{AbsoluteUri, Builder, EncodedString, Iri, IriReference, Uri, UriReference, literal, part};

const HOME: Uri<&str> = literal!(Uri, "https://example.com/");

struct Config {
    home: Uri,
}

fn host<'t>(uri: &Uri<&'t str>) -> Option<&'t str> {
    uri.host_str()
}

#[test]
fn uris_as_fields_arguments_and_constants() {
    let text = "http://h/";
    let config = Config { home: text.parse().unwrap() };
    let borrowed: Uri<&str> = Uri::parse(text).unwrap();
    assert_eq!(
        (host(&borrowed), host(&config.home.borrow()), host(&HOME)),
        (Some("h"), Some("h"), Some("example.com"))
    );
    let owned: Uri = HOME.to_owned();
    assert_eq!(owned, HOME);
}

#[test]
fn has_scheme_ignores_case() {
    let uri = Uri::parse("HTTP://h/").unwrap();
    assert!(uri.has_scheme("http") && !uri.has_scheme("https"));
    assert_eq!(uri.normalize().scheme(), "http");
}

#[test]
fn components_equal_plain_values() {
    let uri = Uri::parse("https://h:443/a%20b?q=1").unwrap();
    assert_eq!(uri.host_str(), Some("h"));
    assert_eq!(uri.port(), Ok(Some(443)));
    assert_eq!(uri.path(), "/a%20b");
    assert_eq!(uri.path().decode_utf8().unwrap(), "/a b");
}

#[test]
fn resolve_accepts_uris_and_iris() {
    let base = AbsoluteUri::parse("http://h/a").unwrap();
    let resolved: Iri = base.resolve(&IriReference::parse("caf\u{e9}").unwrap());
    assert_eq!(resolved, "http://h/caf\u{e9}");
    let resolved: Uri = base.resolve(&UriReference::parse("b").unwrap());
    assert_eq!(resolved, "http://h/b");
    let iri = Iri::parse("http://h/\u{e9}/").unwrap();
    let resolved: Iri = iri.resolve(&UriReference::parse("b").unwrap());
    assert_eq!(resolved, "http://h/\u{e9}/b");
    // A fragment of the base is ignored.
    let page = Uri::parse("http://h/a?b#c").unwrap();
    assert_eq!(page.resolve(&UriReference::parse("").unwrap()), "http://h/a?b");
    assert!(page.is_same_document(&UriReference::parse("#d").unwrap()));
}

#[test]
fn plain_setters_encode_data() {
    let mut uri: Uri = "http://h/".parse().unwrap();
    uri.set_query(Some("100%"));
    assert_eq!(uri, "http://h/?100%25");
    uri.set_encoded_query(Some("100%25")).unwrap();
    assert_eq!(uri, "http://h/?100%25");
    assert!(uri.set_encoded_query(Some("100%")).is_err());
    for (host, expected) in [
        ("::1", "http://[::1]/?100%25"),
        ("[::1]", "http://[::1]/?100%25"),
        ("[v1.x]", "http://[v1.x]/?100%25"),
        ("127.0.0.1", "http://127.0.0.1/?100%25"),
        ("my_host.example.", "http://my_host.example./?100%25"),
    ] {
        uri.set_host(Some(host)).unwrap();
        assert_eq!(uri, expected);
    }
    for bad in [
        "", "h:80", "::1::", "a b", "a%20b", "evil.example/x", "h?", "h#", "a@b", "a..b", ".a", ".", "a,b", "a;b",
        "a~b", "[::1", "\u{e9}",
    ] {
        assert!(uri.set_host(Some(bad)).is_err(), "{bad}");
        assert!(Builder::new().scheme("http").host(bad).build().is_err(), "{bad}");
    }
    assert_eq!(uri.set_host(Some("a,b")).unwrap_err().to_string(), "unexpected delimiter `,` in host at byte 1");
    assert_eq!(uri.set_host(Some("a..b")).unwrap_err().to_string(), "unexpected delimiter `.` in host at byte 2");
    let mut iri: Iri = "http://h/".parse().unwrap();
    iri.set_host(Some("b\u{fc}cher.example")).unwrap();
    assert_eq!(iri, "http://b\u{fc}cher.example/");
    assert!(iri.set_host(Some("b\u{fc}cher,example")).is_err() && iri.set_host(Some("\u{fdd0}")).is_err());
    assert_eq!(EncodedString::<part::Segment>::from_data("a/b"), "a%2Fb");
}

/// serde, clap and logs show only the message.
#[test]
fn error_messages_end_with_advice() {
    #[track_caller]
    fn assert_message(text: &str, message: &str) {
        assert_eq!(Uri::parse(text).unwrap_err().to_string(), message);
    }
    let password = "in a user name or password, `/`, `?`, `#` and `@` are written `%2F`, `%3F`, `%23` and `%40`";
    assert_message("http://u:pa#ss@h/", &format!("unexpected character in port at byte 9; {password}"));
    assert_message("http://u:p@x@h/", &format!("unexpected `@` in host at byte 12; {password}"));
    assert_message("http://h/a b", "unexpected ` ` in path at byte 10; write ` ` as `%20`");
    assert_message("http://h/?\u{e9}", "unexpected `é` in query at byte 10; write `é` as `%C3%A9`");
    assert_message("http://h/100%", "`%` without two hexadecimal digits in path at byte 12; write `%` as `%25`");
    assert_message("http://::1/", "unexpected `:` in port at byte 8; an IPv6 address is written in brackets");
    assert_message("http://2001:db8::7/", "unexpected `d` in port at byte 12; an IPv6 address is written in brackets");
    assert_message("http://h:8o/", "unexpected `o` in port at byte 10");
    assert_message("http://h\\a", "unexpected `\\` in host at byte 8");
}
