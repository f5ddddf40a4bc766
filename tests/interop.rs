//! Conversions to and from the types of other crates.

#[test]
fn serde_round_trips() {
    use std::sync::Arc;

    use pest_uri::{Iri, Uri};

    let json = "\"http://u:p@h/\"";
    let owned: Uri<String> = serde_json::from_str(json).unwrap();
    let borrowed: Uri<&str> = serde_json::from_str(json).unwrap();
    assert_eq!((owned.as_str(), borrowed.as_str()), ("http://u:p@h/", "http://u:p@h/"));
    assert_eq!(serde_json::to_string(&owned).unwrap(), json);
    assert_eq!(serde_json::to_string(&borrowed).unwrap(), json);
    let boxed: Uri<Box<str>> = serde_json::from_str(json).unwrap();
    let shared: Iri<Arc<str>> = serde_json::from_str(json).unwrap();
    assert_eq!((boxed.as_str(), shared.as_str()), ("http://u:p@h/", "http://u:p@h/"));
    assert_eq!(serde_json::to_string(&(boxed, shared)).unwrap(), format!("[{json},{json}]"));
    assert!(serde_json::from_str::<Uri<Arc<str>>>("\"a b\"").is_err());
    let error = serde_json::from_str::<Uri<Box<str>>>("\"http://u:hunter2\"").unwrap_err().to_string();
    assert_eq!(error, "the string does not match URI (unexpected `h` in port at byte 9) at line 1 column 18");
    let error = serde_json::from_str::<Uri<String>>("\"http://u:hunter2@h/a b\"").unwrap_err().to_string();
    assert!(
        error.starts_with("the string does not match URI (unexpected ` ` in path at byte 20; write ` ` as `%20`)"),
        "{error}"
    );
    assert!(serde_json::from_str::<Iri<String>>("\"x:\u{e9}\"").is_ok());
    let list = "[\n\"a:\",\n\"a b\",\n\"c:\"\n]";
    for error in [
        serde_json::from_str::<Vec<Uri<String>>>(list).unwrap_err(),
        serde_json::from_str::<Vec<Uri<Box<str>>>>(list).unwrap_err(),
        serde_json::from_str::<Vec<Uri<&str>>>(list).unwrap_err(),
    ] {
        assert_eq!(error.line(), 3, "{error}");
    }
    let error = serde_json::from_str::<Uri<String>>("1").unwrap_err().to_string();
    assert!(error.contains("expected a string that matches URI"), "{error}");
    let error = serde_json::from_str::<Uri<&str>>("1").unwrap_err().to_string();
    assert!(error.contains("expected a borrowed string that matches URI"), "{error}");
    // A string with an escape is copied.
    let error = serde_json::from_str::<Uri<&str>>(r#""http:\/\/u:hunter2@h/""#).unwrap_err().to_string();
    assert!(
        error.starts_with("a string with escapes, or from a reader, cannot be borrowed; use `Uri<String>`"),
        "{error}"
    );
}

#[test]
fn http_round_trips() {
    use pest_uri::{AbsoluteUri, ParseErrorKind, RelativeRef, Uri, UriReference};

    let uri = Uri::parse("http://example.com:80/a?b#c").unwrap();
    let http = uri.to_http().unwrap();
    assert_eq!(http, uri.strip_fragment().to_http().unwrap());
    assert_eq!(Uri::parse("foo://h?q").unwrap().to_http().unwrap(), "foo://h/?q");
    assert!(Uri::parse("http://h%41/").unwrap().to_http().is_err());
    assert_eq!(http::Uri::try_from(uri).unwrap(), http);
    assert_eq!(Uri::try_from(&http).unwrap(), Uri::try_from(http.clone()).unwrap());
    assert_eq!(AbsoluteUri::from_http(&http).unwrap(), "http://example.com:80/a?b");
    assert_eq!(Uri::from_http(&"/a".parse().unwrap()).unwrap_err().kind(), ParseErrorKind::NoScheme);
    assert_eq!(RelativeRef::from_http(&"/a".parse().unwrap()).unwrap(), "/a");
    assert_eq!(UriReference::from_http(&http).unwrap(), "http://example.com:80/a?b");
    assert_eq!(UriReference::from_http(&"/a?b".parse().unwrap()).unwrap(), "/a?b");
    assert!(UriReference::from_http(&"http://h/%zz".parse().unwrap()).is_err());
}

/// The crate `http` reads a text without an authority as an authority, and a text with two slashes as a path.
#[test]
fn http_authority_form() {
    use pest_uri::{ToHttpError, Uri, UriReference};

    for text in ["urn:a:b", "mailto:a@b", "tel:112", "sip:h", "localhost:3000", "x:", "http:a", "http:/a"] {
        let rejected = Uri::parse(text).unwrap().to_http();
        assert!(matches!(rejected, Err(ToHttpError::NoAuthority)), "{text}: {rejected:?}");
    }
    assert!(matches!(Uri::parse("http:///a").unwrap().to_http(), Err(ToHttpError::Rejected(_))));
    for (text, wanted) in [
        ("example.com", "//example.com"),
        ("localhost:3000", "//localhost:3000"),
        ("u@h:443", "//u@h:443"),
        ("//foo/bar?x", "/.//foo/bar?x"),
        ("/a//b", "/a//b"),
        ("*", "*"),
        ("/", "/"),
        ("http://h", "http://h/"),
    ] {
        assert_eq!(UriReference::from_http(&text.parse().unwrap()).unwrap(), wanted, "{text}");
    }
}

/// RFC 9112, section 3.3: in a request for no resource, path and query are empty.
#[test]
fn http_asterisk_form() {
    let mut parts = http::uri::Parts::default();
    parts.scheme = Some(http::uri::Scheme::HTTP);
    parts.authority = Some("good.example".parse().unwrap());
    parts.path_and_query = Some("*".parse().unwrap());
    let uri = http::Uri::from_parts(parts).unwrap();
    assert_eq!(pest_uri::Uri::from_http(&uri).unwrap(), "http://good.example");
}

/// The target of a request is the same after a round trip (RFC 9112, section 3.2).
#[test]
fn http_request_targets() {
    use pest_uri::{RelativeRef, ToHttpError, UriReference};

    for target in ["/", "/a?b", "/a//b?", "//a/b", "//", "/./a", "/a:b", "h", "h:443", "u@[::1]:443", "*", "*:80"] {
        let target: http::Uri = target.parse().unwrap();
        let reference = RelativeRef::from_http(&target).unwrap();
        assert_eq!(reference.to_http().unwrap(), target);
        assert_eq!(http::Uri::try_from(UriReference::from(reference)).unwrap(), target);
    }
    assert_eq!(RelativeRef::parse("/a#f").unwrap().to_http().unwrap(), "/a");
    assert_eq!(RelativeRef::parse("//*").unwrap().to_http().unwrap().host(), Some("*"));
    let rejected = |text| RelativeRef::parse(text).unwrap().to_http().unwrap_err();
    for text in ["", "a", "a/b", "?q", "#f", ".", "*a"] {
        assert!(matches!(rejected(text), ToHttpError::RelativePath), "{text}");
    }
    for text in ["//h/a", "//h?q", "//h:80/"] {
        assert!(matches!(rejected(text), ToHttpError::NoScheme), "{text}");
    }
    assert!(matches!(rejected("//h:99999"), ToHttpError::Port(_)));
    assert!(matches!(rejected("//"), ToHttpError::Rejected(_)));
}

/// The crate `http` accepts any digits as a port, and then returns no port.
#[test]
fn http_keeps_or_rejects_the_port() {
    use pest_uri::{ToHttpError, Uri, UriReference};

    for text in ["http://h/", "http://h:/", "http://h:0/", "http://h:0000080/", "http://u@[::1]:65535/?q"] {
        let uri = Uri::parse(text).unwrap();
        assert_eq!(uri.to_http().unwrap().port_u16(), uri.port().unwrap(), "{text}");
    }
    for text in ["http://h:65536/", "http://h:99999/x", "x://h:0065536"] {
        let rejected = Uri::parse(text).unwrap().to_http();
        assert!(matches!(rejected, Err(ToHttpError::Port(_))), "{text}: {rejected:?}");
    }
    // The other direction loses nothing: the digits are kept, but are not a number.
    let reference = UriReference::from_http(&"http://h:99999/".parse().unwrap()).unwrap();
    assert_eq!((reference.port_str(), reference.port().ok()), (Some("99999"), None));
}

#[test]
fn url_round_trips() {
    use pest_uri::{AbsoluteUri, ToUrlError, Uri, UriReference};

    let url = Uri::parse("HTTP://H/a/../b?c#d").unwrap().to_url().unwrap();
    assert_eq!(Uri::from_url(&url).unwrap(), "http://h/b?c#d");
    assert_eq!(Uri::try_from(url.clone()).unwrap(), "http://h/b?c#d");
    assert_eq!(UriReference::try_from(&url).unwrap(), "http://h/b?c#d");
    assert!(AbsoluteUri::from_url(&url).is_err());
    assert_eq!(::url::Url::try_from(Uri::parse("http://h/b?c#d").unwrap()), Ok(url));
    assert!(Uri::from_url(&::url::Url::parse("http://h/?a\\b").unwrap()).is_err());
    let to_url = |text| Uri::parse(text).unwrap().to_url();
    for text in ["http:a", "http:/a", "http:///a", "http://256/", "http://1.2.3/", "http://0x7f.1/"] {
        assert_eq!(to_url(text), Err(ToUrlError::Host), "{text}");
    }
    // Hosts that those rules leave out or read as a drive, and paths that they make absolute.
    for text in ["file://backup/C:/x", "FILE://h:/x", "file://[::1]/C:/x", "file://1.2.3.4/c|/"] {
        let text = text.replace('|', ":");
        assert_eq!(Uri::parse(&*text).unwrap().to_url(), Err(ToUrlError::Host), "{text}");
    }
    for text in ["file:a", "file:a/b", "file:C:/a", "file:///C:/../a", "file:/c:/a/%2e%2E/../b"] {
        assert_eq!(to_url(text), Err(ToUrlError::Path), "{text}");
    }
    for text in [
        "file:", "file:/a", "file:///C:/a", "file://LOCALHOST/C:/a", "file://backup/x", "foo:a/../b", "foo://h",
        "http://@h",
    ] {
        assert!(to_url(text).is_ok(), "{text}");
    }
    assert_eq!(AbsoluteUri::parse("http://h").unwrap().to_url().unwrap().as_str(), "http://h/");
    assert_eq!(to_url("http://h:99999/"), Err(ToUrlError::Rejected(::url::ParseError::InvalidPort)));
    for text in
        ["http://1.2.3.4/", "http://[::1]/", "file:///a", "file://localhost/a", "mailto:a@b", "urn:a:b", "x:///a"]
    {
        assert!(to_url(text).is_ok(), "{text}");
    }
}

/// Only the crate `url` keeps everything that looks like a drive.
#[test]
fn url_dot_segments() {
    for (text, expected) in [
        // Signed text stays as it is.
        ("https://s3/./k?X-Sig=a%2Db#%7E", "https://s3/k?X-Sig=a%2Db#%7E"),
        ("foo://h%2e/../a", "foo://h%2e/a"),
        ("http://h/c:/../a", "http://h/a"),
        ("http://h/api/v:/../../admin?x/../y", "http://h/admin?x/../y"),
        ("x://h/c:/%2E%2e/a", "x://h/a"),
        ("x:/a/..//b", "x:/.//b"),
        ("http://h/x/c:/..", "http://h/x/"),
        ("http://h/c:/.x/..y", "http://h/c:/.x/..y"),
        ("file:///a/c:/../b", "file:///a/b"),
        ("file:///C:/a/../b", "file:///C:/b"),
        ("file:///C:/a/D:/../b/.", "file:///C:/a/b/"),
        ("file://%6Cocalhost/a", "file:///a"),
        ("foo:c:/../b", "foo:c:/../b"),
    ] {
        assert_eq!(pest_uri::Uri::parse(text).unwrap().to_url().unwrap().as_str(), expected);
    }
}

#[test]
fn to_socket_addrs() {
    use pest_uri::UriReference;

    let addresses =
        |text| UriReference::parse(text).unwrap().to_socket_addrs(Some(80)).map(|it| it.collect::<Vec<_>>());
    assert_eq!(addresses("//127.0.0.1").unwrap(), ["127.0.0.1:80".parse().unwrap()]);
    assert_eq!(addresses("//127.0.0.1:").unwrap(), ["127.0.0.1:80".parse().unwrap()]);
    assert_eq!(addresses("//[::1]:8080").unwrap(), ["[::1]:8080".parse().unwrap()]);
    // The default port of the scheme takes precedence over the caller's, which is optional.
    assert_eq!(addresses("https://127.0.0.1").unwrap(), ["127.0.0.1:443".parse().unwrap()]);
    let rejected = UriReference::parse("foo://127.0.0.1").unwrap().to_socket_addrs(None).unwrap_err();
    assert_eq!(rejected.to_string(), "missing port, and the scheme has no default port");
    for text in ["a", "///a", "//h:65536", "//[v1.x]", "//%FF"] {
        assert_eq!(addresses(text).unwrap_err().kind(), std::io::ErrorKind::InvalidInput, "{text}");
    }
}

#[test]
fn bidi_and_nfc_checks() {
    use pest_uri::{BidiProblem, Component, IriReference};

    let problems = |text| IriReference::parse(text).unwrap().bidi_problems().collect::<Vec<_>>();
    assert_eq!(problems("http://a.\u{5d0}\u{5d1}/\u{5d0}/b?\u{5d0}#c"), []);
    assert_eq!(problems("//\u{5d0}a"), [(Component::Host, BidiProblem::BothDirections)]);
    assert_eq!(problems("-\u{5d0}"), [(Component::Path, BidiProblem::NeutralAtAnEnd)]);
    assert_eq!(BidiProblem::NeutralAtAnEnd.to_string(), "right-to-left characters, but not at both ends");
    assert_eq!(problems("#a\u{202e}"), [(Component::Fragment, BidiProblem::FormattingCharacter)]);
    assert_eq!(problems("?\u{200f}"), [(Component::Query, BidiProblem::FormattingCharacter)]);
    assert!(IriReference::parse("e\u{323}\u{302}").is_ok_and(|iri| !iri.is_nfc()));
    assert!(IriReference::parse("\u{1ec7}").is_ok_and(|iri| iri.is_nfc()));
}

mod strategies {
    use pest_uri::{IriReference, Uri, UriReference, strategy};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(crate::generated::config())]

        #[test]
        fn strategies_generate_valid_references(
            uri in strategy::uri(),
            reference in strategy::uri_reference(),
            iri in strategy::iri_reference(),
        ) {
            prop_assert!(Uri::parse(&uri).is_ok(), "{}", uri);
            prop_assert!(UriReference::parse(&reference).is_ok(), "{}", reference);
            prop_assert!(IriReference::parse(&iri).is_ok(), "{}", iri);
        }
    }
}
