//! Building references: how each part is checked.

use pest_uri::{Builder, EditError, Uri, UriReference, kind};

type Any = kind::UriReference;

#[test]
fn build_checks_each_part() {
    for scheme in ["a:", "1", "a b", ""] {
        assert!(Builder::new().scheme(scheme).encoded_path("b").build().is_err(), "{scheme}");
    }
    assert!(Builder::new().encoded_host("h").encoded_userinfo("a@b").build_as::<Any>().is_err());
    assert!(Builder::new().encoded_host("a/b").build_as::<Any>().is_err());
    assert!(Builder::new().encoded_host("h").port_str("8o").build_as::<Any>().is_err());
    assert!(Builder::new().encoded_path("/a?b").build_as::<Any>().is_err());
    assert!(Builder::new().encoded_query("a#b").build_as::<Any>().is_err());
    assert!(Builder::new().encoded_fragment("a#b").build_as::<Any>().is_err());
}

#[test]
fn data_is_encoded_and_the_rest_is_not() {
    let built = |builder: Builder<'_>| builder.build_as::<Any>().map(UriReference::into_string);
    assert_eq!(built(Builder::new().path("/a b/50%")).as_deref(), Ok("/a%20b/50%25"));
    // The last call decides whether the host is data, which must be a name.
    assert!(built(Builder::new().encoded_host("h").host("%41")).is_err());
    assert_eq!(built(Builder::new().host("h").encoded_host("%41")).as_deref(), Ok("//%41"));
    assert_eq!(built(Builder::new().host("h").encoded_authority("%41")).as_deref(), Ok("//%41"));
}

#[test]
fn rejects_a_rootless_path_after_an_authority() {
    let built = Builder::new().encoded_host("h").encoded_path("a").build_as::<kind::RelativeRef>();
    assert_eq!(built, Err(EditError::PathAfterAuthority));
    let built = Builder::new().scheme("x").encoded_host("h").encoded_path("a").build_as::<kind::AbsoluteUri>();
    assert_eq!(built, Err(EditError::PathAfterAuthority));
}

#[test]
fn setters_check_their_text() {
    let mut uri = Uri::parse(String::from("x://h")).unwrap();
    assert!(uri.set_encoded_authority(Some("\u{e9}@h")).is_err());
    assert_eq!(uri.set_segments([".."]), Err(EditError::DotSegment));
    assert_eq!(uri.set_rootless_segments(["", "a"]), Err(EditError::EmptyFirstSegment));
    assert_eq!(uri.set_rootless_segments(["a"]), Err(EditError::PathAfterAuthority));
    assert_eq!(uri, "x://h");
}

#[test]
fn segments_after_a_disambiguating_dot_can_be_set_again() {
    let read = |reference: &UriReference| -> Vec<Vec<u8>> {
        reference.path().segments().map(|it| it.decode().into_owned()).collect()
    };
    for segments in [&["", "x"][..], &["", ""], &["", "", "a:b"], &["", "", "", "x"]] {
        let mut reference: UriReference = "?q".parse().unwrap();
        reference.set_segments(segments).unwrap();
        assert!(reference.as_str().starts_with("/.//"), "{reference}");
        assert_eq!(reference.edited(|it| it.set_segments(read(&reference))).unwrap(), reference);
    }
    for segments in [&["a:b"][..], &["a:b", ""], &[":"]] {
        let mut reference: UriReference = "?q".parse().unwrap();
        reference.set_rootless_segments(segments).unwrap();
        assert!(reference.as_str().starts_with("./"), "{reference}");
        assert_eq!(reference.edited(|it| it.set_rootless_segments(read(&reference))).unwrap(), reference);
    }
    // Elsewhere it is an ordinary dot segment.
    let rejected = |text: &str, segments: &[&str]| {
        let mut reference: UriReference = text.parse().unwrap();
        [reference.set_segments(segments), reference.set_rootless_segments(segments)]
    };
    let dots = [Err(EditError::DotSegment), Err(EditError::DotSegment)];
    for segments in [&["."][..], &[".", ""], &[".", "a"], &["a", ".", ""], &[".", ".", ""], &["..", ""]] {
        assert_eq!(rejected("?q", segments), dots, "{segments:?}");
    }
    assert_eq!(rejected("http://h/", &[".", "", "x"]), dots);
    assert_eq!(rejected("x:", &[".", "a:b"]), dots);
    assert_eq!(rejected("?q", &[".", "a:b"])[0], dots[0]);
    assert_eq!(rejected("?q", &[".", "", "x"])[1], dots[1]);
}

#[test]
fn segments_round_trip() {
    let paths = ["", "/", "/a", "/a/b", "/a/", "//", "//a", "/a//", "/a%2Fb/c:d"];
    for (before, path) in ["http://h", "file:", "", "//h"].into_iter().flat_map(|it| paths.map(|path| (it, path))) {
        let Ok(reference) = UriReference::parse(format!("{before}{path}?q")) else {
            assert!(path.starts_with("//") && !before.ends_with('h'), "{before}{path}");
            continue;
        };
        let mut changed = reference.clone();
        changed.set_encoded_path("/x").unwrap();
        changed.set_segments(reference.path().segments().map(|it| it.decode())).unwrap();
        assert_eq!(changed, reference);
    }
    for text in ["a", "a/b", "a/", "a//", "urn:a:b/c", "urn:a%2Fb", "b%2F/:"] {
        let reference = UriReference::parse(String::from(text)).unwrap();
        let mut changed = reference.clone();
        changed.set_encoded_path("/x").unwrap();
        changed.set_rootless_segments(reference.path().segments().map(|it| it.decode())).unwrap();
        assert_eq!(changed, reference);
    }
}

#[test]
fn sets_path_and_query_at_once() {
    let built = |text: &'static str| {
        Builder::new().encoded_path("/x").encoded_query("y").encoded_path_and_query(text).build_as()
    };
    for (text, path, query) in [("/a?b?c", "/a", Some("b?c")), ("/a", "/a", None), ("?", "", Some("")), ("", "", None)]
    {
        let reference: UriReference<String> = built(text).unwrap();
        assert_eq!((reference.path().as_str(), reference.query().map(|it| it.as_str())), (path, query), "{text:?}");
        assert_eq!(reference.path_and_query(), text);
    }
    let owned: UriReference<String> = Builder::new().encoded_path_and_query(String::from("/a?b")).build_as().unwrap();
    assert_eq!(owned, "/a?b");
    let error = built("/a?b#c").map(UriReference::<String>::into_string).unwrap_err();
    assert_eq!(error.to_string(), "unexpected `#` in query at byte 1; write `#` as `%23`");
}
