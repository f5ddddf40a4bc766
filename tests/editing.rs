//! Edits of owned references, and built references.

use std::error::Error;

use pest_uri::{
    AbsoluteUri, Builder, Component, EditError, Encoded, EncodedString, EntryRule, PairSyntax, QueryPairs, Reference,
    RelativeRef, Uri, UriReference, kind, part,
};
use proptest::prelude::*;

use crate::generated::{any_text, config, reference};
use crate::properties::edit::NAMES;
use crate::properties::edit_keeps_the_rest;

#[track_caller]
fn assert_edited(text: &str, edit: impl FnOnce(&mut UriReference<String>) -> Result<(), EditError>, expected: &str) {
    let mut edited: UriReference<String> = text.parse().unwrap();
    edit(&mut edited).unwrap();
    assert_eq!(edited, expected);
    assert_eq!(edited.components(), UriReference::parse(expected).unwrap().components());
}

#[track_caller]
fn assert_rejected(text: &str, edit: impl FnOnce(&mut UriReference<String>) -> Result<(), EditError>) -> EditError {
    let mut edited: UriReference<String> = text.parse().unwrap();
    let error = edit(&mut edited).unwrap_err();
    assert_eq!(edited, text);
    assert_eq!(edited.components(), UriReference::parse(text).unwrap().components());
    error
}

#[test]
fn sets_each_component() {
    assert_edited("http://h/p?q#f", |it| it.set_scheme(Some("x")), "x://h/p?q#f");
    assert_edited("http://h/p?q#f", |it| it.set_scheme(None), "//h/p?q#f");
    assert_edited("//h/p", |it| it.set_scheme(Some("x")), "x://h/p");
    assert_edited("http://h:1/p", |it| it.set_encoded_userinfo(Some("u:p")), "http://u:p@h:1/p");
    assert_edited("http://u@h/p", |it| it.set_encoded_userinfo(Some("")), "http://@h/p");
    assert_edited("http://u@h/p", |it| it.set_encoded_userinfo(None), "http://h/p");
    assert_edited("ftp://a%2Db:c@h/", |it| it.set_password(Some("d@")), "ftp://a%2Db:d%40@h/");
    assert_edited("ftp://a%2Db:c@h/", |it| it.set_password(None), "ftp://a%2Db@h/");
    assert_edited("ftp://h/", |it| it.set_password(Some("")), "ftp://:@h/");
    assert_edited("http://u@h:1/p", |it| it.set_encoded_host(Some("[::1]")), "http://u@[::1]:1/p");
    assert_edited("http://h/p", |it| it.set_encoded_host(Some("1.2.3.4")), "http://1.2.3.4/p");
    assert_edited("http://h:1/p", |it| it.set_ip([1, 2, 3, 4]), "http://1.2.3.4:1/p");
    assert_edited("/p", |it| it.set_host(Some("[::1]")), "//[::1]/p");
    let set_query = |it: &mut UriReference| {
        it.set_query(Some("a#b\u{e9}"));
        Ok(())
    };
    assert_edited("p#f", set_query, "p?a%23b%C3%A9#f");
    assert_edited("http://1.2.3.4/p", |it| it.set_encoded_host(Some("")), "http:///p");
    assert_edited("http://h:1/p", |it| it.set_port_str(Some("")), "http://h:/p");
    assert_edited("http://h:1/p", |it| it.set_port_str(None), "http://h/p");
    assert_edited("//h", |it| it.set_port_str(Some("0")), "//h:0");
    assert_edited("http://h/p?q#f", |it| it.set_encoded_path("/x/y"), "http://h/x/y?q#f");
    assert_edited("http://h/p?q#f", |it| it.set_encoded_path(""), "http://h?q#f");
    assert_edited("http://h/p?q#f", |it| it.set_path("/a b/50%"), "http://h/a%20b/50%25?q#f");
    assert_edited("http://h/p?q#f", |it| it.append_path("/a b/50%/"), "http://h/p/a%20b/50%25/?q#f");
    assert_edited("p?q#f", |it| it.set_encoded_query(Some("")), "p?#f");
    assert_edited("p?q#f", |it| it.set_encoded_query(None), "p#f");
    assert_edited("p#f", |it| it.set_encoded_query(Some("a?b")), "p?a?b#f");
    assert_edited("p?q#f", |it| it.set_encoded_fragment(Some("x")), "p?q#x");
    assert_edited("p?q#f", |it| it.set_encoded_fragment(None), "p?q");
    assert_edited("p", |it| it.set_encoded_fragment(Some("")), "p#");
    assert_edited("http://h/p?q#f", |it| it.set_encoded_path_and_query("/x/y?z?"), "http://h/x/y?z?#f");
    assert_edited("http://h/p?q#f", |it| it.set_encoded_path_and_query(""), "http://h#f");
    assert_edited("p", |it| it.set_encoded_path_and_query("?"), "?");
}

#[test]
fn setters_keep_the_other_components() {
    assert_edited("http://h//x", |it| it.set_encoded_host(None), "http:/.//x");
    assert_edited("//h//x", |it| it.set_encoded_host(None), "/.//x");
    assert_edited("http://u@h:1/x", |it| it.set_encoded_host(None), "http:/x");
    assert_edited("http://h?q", |it| it.set_encoded_host(None), "http:?q");
    assert_edited("x:/p", |it| it.set_encoded_host(Some("h")), "x://h/p");
    assert_edited("x:?q", |it| it.set_encoded_host(Some("h")), "x://h?q");
    assert_edited("x:/p", |it| it.set_encoded_path("//y"), "x:/.//y");
    assert_edited("x:p", |it| it.set_encoded_path("a:b"), "x:a:b");
    assert_edited("p", |it| it.set_encoded_path("a:b/c"), "./a:b/c");
    assert_edited("p", |it| it.set_encoded_path("a/b:c"), "a/b:c");
    assert_edited("x:p?q", |it| it.set_encoded_path_and_query("//h?q:r"), "x:/.//h?q:r");
    assert_edited("p?q", |it| it.set_encoded_path_and_query("a:b?c"), "./a:b?c");
    assert_edited("x:a:b", |it| it.set_scheme(None), "./a:b");
    assert_edited("x:/.//a", |it| it.set_scheme(None), "/.//a");
    assert_edited("./a:b", |it| it.set_scheme(Some("x")), "x:./a:b");
    assert_edited("a", |it| it.set_encoded_host(None), "a");
}

#[test]
fn rejects_invalid_components() {
    let syntax = |text, edit: fn(&mut UriReference<String>) -> Result<(), EditError>| match assert_rejected(text, edit)
    {
        EditError::Syntax(error) => (error.component(), error.offset()),
        other => panic!("{other:?}"),
    };
    assert_eq!(syntax("x:", |it| it.set_scheme(Some("a b"))), (Some(Component::Scheme), 1));
    assert_eq!(syntax("x:", |it| it.set_scheme(Some(""))), (Some(Component::Scheme), 0));
    assert_eq!(syntax("//h", |it| it.set_encoded_userinfo(Some("a@"))), (Some(Component::Userinfo), 1));
    assert_eq!(syntax("//h", |it| it.set_encoded_host(Some("::1"))), (Some(Component::Host), 0));
    assert_eq!(syntax("//h", |it| it.set_port_str(Some("8o"))), (Some(Component::Port), 1));
    assert_eq!(syntax("//h", |it| it.set_encoded_path("/a?")), (Some(Component::Path), 2));
    assert_eq!(syntax("//h", |it| it.set_encoded_path_and_query("/a<?b")), (Some(Component::Path), 2));
    assert_eq!(syntax("//h", |it| it.set_encoded_path_and_query("/a?b#")), (Some(Component::Query), 1));
    assert_eq!(syntax("//h", |it| it.set_encoded_query(Some("a#"))), (Some(Component::Query), 1));
    assert_eq!(syntax("//h", |it| it.set_encoded_fragment(Some("%"))), (Some(Component::Fragment), 0));
    assert_eq!(assert_rejected("a:b", |it| it.set_port_str(Some("1"))), EditError::NoHost(Component::Port));
    assert_eq!(assert_rejected("a", |it| it.set_encoded_userinfo(Some(""))), EditError::NoHost(Component::Userinfo));
    assert_edited("http://u@h:1/a?q#f", |it| it.set_encoded_authority(Some("v:w@[::1]:")), "http://v:w@[::1]:/a?q#f");
    assert_edited("http:/a", |it| it.set_encoded_authority(Some("")), "http:///a");
    assert_edited("http://h//a", |it| it.set_encoded_authority(None), "http:/.//a");
    assert_eq!(assert_rejected("mailto:a@b", |it| it.set_encoded_authority(Some("h"))), EditError::PathAfterAuthority);
    let rejected = |text: &str| assert_rejected("http://h/", |it| it.set_encoded_authority(Some(text))).to_string();
    assert_eq!(rejected("h:80a"), "unexpected `a` in port at byte 4");
    assert_eq!(rejected("h/a"), "unexpected `/` in host at byte 1");
    // Removing an absent component succeeds.
    let gone = |it: &mut UriReference<String>| {
        it.set_port_str(None)?;
        it.set_port(None)?;
        it.set_encoded_userinfo(None)?;
        it.set_password(None)?;
        it.set_encoded_host(None)
    };
    assert_edited("mailto:a@b", gone, "mailto:a@b");
    assert_eq!(assert_rejected("mailto:a@b", |it| it.set_encoded_host(Some("h"))), EditError::PathAfterAuthority);
    assert_eq!(assert_rejected("//h/a", |it| it.set_encoded_path("a")), EditError::PathAfterAuthority);
    assert_eq!(assert_rejected("//h/a", |it| it.set_encoded_path_and_query("a?b")), EditError::PathAfterAuthority);
}

#[test]
fn setters_keep_the_kind() {
    let mut uri: Uri<String> = "a:b".parse().unwrap();
    uri.set_scheme("c").unwrap();
    uri.set_encoded_fragment(Some("d")).unwrap();
    assert_eq!(uri, "c:b#d");
    let mut absolute: AbsoluteUri<String> = "a:b".parse().unwrap();
    absolute.set_scheme("c").unwrap();
    assert_eq!(absolute, "c:b");
    let relative = RelativeRef::parse("b").unwrap();
    assert_eq!(relative.edited(|it| it.set_encoded_path("c:d")).unwrap(), "./c:d");
    assert_eq!(relative.edited(|it| it.set_encoded_fragment(Some("x"))).unwrap(), "b#x");
}

#[test]
fn edits_segments() {
    assert_edited("http://h", |it| it.push_segment("a"), "http://h/a");
    assert_edited("http://h/", |it| it.push_segment("a"), "http://h/a");
    assert_edited("http://h/a", |it| it.push_segment("b"), "http://h/a/b");
    assert_edited("http://h/a", |it| it.push_segment(""), "http://h/a/");
    assert_edited("x:", |it| it.push_segment("a:b"), "x:a:b");
    assert_edited("", |it| it.push_segment("a:b"), "./a:b");
    assert_edited("a?q", |it| it.push_segment("b/c"), "a/b%2Fc?q");
    assert_eq!(assert_rejected("http://h/a", |it| it.push_segment("..")), EditError::DotSegment);
    assert_edited("", |it| it.extend_segments(["a:b", "c", ""]), "./a:b/c/");
    assert_edited("http://h/a", |it| it.extend_segments(["b", "", "c"]), "http://h/a/b//c");
    assert_edited("http://h/a/", |it| it.extend_segments(["", "c"]), "http://h/a//c");
    assert_edited("http://h", |it| it.extend_segments(["", "c"]), "http://h//c");
    assert_edited("", |it| it.extend_segments(["", "c"]), "/c");
    let pop = |it: &mut UriReference<String>| {
        it.pop_segment();
        Ok(())
    };
    assert_edited("http://h/a/b", pop, "http://h/a");
    assert_edited("http://h/a/", pop, "http://h/a");
    assert_edited("http://h/a", pop, "http://h");
    assert_edited("http://h", pop, "http://h");
    assert_edited("a/b#f", pop, "a#f");
    assert_edited("a", pop, "");
    // An absolute path stays absolute.
    assert_edited("file:/a", pop, "file:/");
    assert_edited("file:/", pop, "file:/");
    assert_edited("/a/b?q", pop, "/a?q");
    assert_edited("/a?q", pop, "/?q");
    assert_edited("x:/.//a", pop, "x:/./");
    assert_edited("http://h/a/b", |it| it.set_last_segment("c"), "http://h/a/c");
    assert_edited("http://h", |it| it.set_last_segment("c"), "http://h/c");
    assert_edited("a/", |it| it.set_last_segment("c:d"), "a/c:d");
    assert_edited("a", |it| it.set_last_segment("c:d"), "./c:d");
}

#[test]
fn builds_from_components() {
    let uri: Uri<String> =
        Builder::new().scheme("x").ip([127, 0, 0, 1]).userinfo("a:b", None).port_str("").build().unwrap();
    assert_eq!(uri, "x://a%3Ab@127.0.0.1:");
    let uri: Uri<String> =
        Builder::new().scheme("x").ip(std::net::Ipv6Addr::LOCALHOST).encoded_path("/").build().unwrap();
    assert_eq!((uri.as_str(), uri.host().unwrap().ipv6()), ("x://[::1]/", Some(std::net::Ipv6Addr::LOCALHOST)));
    let relative: RelativeRef<String> = Builder::new().encoded_host("").fragment("a b").build_as().unwrap();
    assert_eq!(relative, "//#a%20b");
    assert_eq!(Builder::new().query("a#b").build_as::<kind::RelativeRef>().unwrap(), "?a%23b");
    assert_eq!(Builder::new().host("b\u{fc}cher").build_as::<kind::RelativeIriRef>().unwrap(), "//b\u{fc}cher");
    let shown = format!(
        "{:?}",
        Builder::new().scheme("x").encoded_userinfo("anna:hunter2").encoded_host("h").encoded_path("/hunter")
    );
    assert!(shown.contains(r#"userinfo: Some("anna:***"), host: Some("h"), port: None, path: "/hunter""#), "{shown}");
    assert!(!shown.contains("hunter2"), "{shown}");
}

#[test]
fn builder_takes_encoded_parts_verbatim() {
    let uri = Uri::parse("http://u:p@[::1]:8/a/b?q#f").unwrap();
    let (path, userinfo, host) = (uri.path(), uri.userinfo().unwrap(), uri.host().unwrap());
    let builder = Builder::new().encoded_path(path).encoded_userinfo(userinfo).encoded_host(host);
    let builder = builder.encoded_query(uri.query().unwrap()).encoded_fragment(uri.fragment().unwrap());
    assert_eq!(builder.build_as::<kind::RelativeRef>().unwrap(), "//u:p@[::1]/a/b?q#f");

    let query = EncodedString::<part::Query>::from_data("a b");
    assert_eq!(Builder::new().encoded_query(&query).build_as::<kind::RelativeRef>().unwrap(), "?a%20b");
    assert_eq!(Builder::new().encoded_query(query).build_as::<kind::RelativeRef>().unwrap(), "?a%20b");
    // A path can be built from text encoded for a segment. One part does not accept everything that another part
    // accepts.
    let segment = EncodedString::<part::Segment>::from_data("a/b:c");
    assert_eq!(Builder::new().scheme("x").encoded_path(segment.clone()).build().unwrap(), "x:a%2Fb:c");
    let rejected = Builder::new().encoded_host(segment).build_as::<kind::RelativeRef>();
    assert!(matches!(rejected, Err(EditError::Syntax(error)) if error.offset() == 5), "{rejected:?}");
}

#[test]
fn builds_with_an_authority() {
    let built = |builder: Builder| builder.build_as::<kind::UriReference>().unwrap().into_string();
    for authority in
        ["", "h", "h:", "h:80", "@h", "u@h", "u:p@[::1]:8080", "[v1.x]", "%41:1", ":", "@", "@:", "1.2.3.4:5"]
    {
        assert_eq!(built(Builder::new().encoded_authority(authority).encoded_path("/a")), format!("//{authority}/a"));
        assert_eq!(built(Builder::new().encoded_authority(authority.to_owned())), format!("//{authority}"));
    }
    // The last value counts, for the whole and for its parts.
    let builder = Builder::new().encoded_userinfo("u").encoded_host("a").port_str("1").encoded_authority("v@b");
    assert_eq!(built(builder.clone()), "//v@b");
    assert_eq!(built(builder.clone().userinfo("w", None).host("c").port(2)), "//w@c:2");
    assert_eq!(built(builder.clone().without(Component::Userinfo)), "//b");
    assert_eq!(built(builder.clone().without(Component::Authority)), "");
    assert_eq!(built(builder.encoded_authority("a@b@c").encoded_authority("d")), "//d");
    let iri = Builder::new().encoded_authority("\u{e9}@b\u{fc}cher:1").build_as::<kind::IriReference>().unwrap();
    assert_eq!((iri.userinfo().unwrap().as_str(), iri.host().unwrap().as_str()), ("\u{e9}", "b\u{fc}cher"));
    let uri = Uri::parse("http://u:p@h:8/a").unwrap();
    assert_eq!(built(Builder::from_reference(&uri).encoded_authority("[::1]")), "http://[::1]/a");
}

#[test]
fn rejects_invalid_authority_at_its_offset() {
    let rejected = |builder: Builder| match builder.build_as::<kind::UriReference>() {
        Err(EditError::Syntax(error)) => (error.offset(), error.component()),
        other => panic!("{other:?}"),
    };
    let [userinfo, host, port] = [Component::Userinfo, Component::Host, Component::Port].map(Some);
    for (text, at, component) in [
        ("h:80a", 4, port),
        ("u@b@c", 3, host),
        ("u<@h", 1, userinfo),
        ("[::1", 4, host),
        ("h/a", 1, host),
        ("h?a", 1, host),
        ("h#", 1, host),
        ("/", 0, host),
        ("h:1/", 3, port),
    ] {
        assert_eq!(rejected(Builder::new().encoded_authority(text)), (at, component), "{text}");
        // Another part does not turn it into an authority.
        assert_eq!(rejected(Builder::new().encoded_authority(text).encoded_host("h")), (at, component), "{text}");
        assert!(
            Builder::new()
                .encoded_authority(text)
                .without(Component::Authority)
                .build_as::<kind::RelativeRef>()
                .is_ok()
        );
    }
    // An authority of an IRI is not valid in a URI.
    assert_eq!(rejected(Builder::new().encoded_authority("b\u{fc}cher")), (1, host));
    let builder = Builder::new().encoded_authority("u:hunter2<@h:x");
    let error = builder.build_as::<kind::UriReference>().unwrap_err();
    assert!(!format!("{builder:?} {error:?} {error}").contains("hunter"), "{builder:?} {error:?} {error}");
    let shown = format!("{:?}", Builder::new().encoded_authority("u:hunter2@h:1"));
    assert!(shown.contains("u:***") && !shown.contains("hunter"), "{shown}");
}

#[test]
fn rejects_conflicting_components() {
    let rejected = |builder: Builder| builder.build_as::<kind::UriReference>().unwrap_err();
    assert_eq!(rejected(Builder::new().port(1)), EditError::NoHost(Component::Port));
    assert_eq!(rejected(Builder::new().encoded_userinfo("")), EditError::NoHost(Component::Userinfo));
    assert_eq!(rejected(Builder::new().encoded_host("h").encoded_path("a")), EditError::PathAfterAuthority);
    assert_eq!(rejected(Builder::new().encoded_path("//a")), EditError::PathLikeAuthority);
    assert_eq!(rejected(Builder::new().encoded_path("a:b")), EditError::ColonInFirstSegment);
    assert_eq!(rejected(Builder::new().segments(["a", "..", "b"])), EditError::DotSegment);
    assert_eq!(rejected(Builder::new().rootless_segments(["."])), EditError::DotSegment);
    assert_eq!(rejected(Builder::new().rootless_segments(["", "a"])), EditError::EmptyFirstSegment);
    assert_eq!(rejected(Builder::new().encoded_host("h").rootless_segments(["a"])), EditError::PathAfterAuthority);
    assert_eq!(rejected(Builder::new().segments(["", "a"])), EditError::PathLikeAuthority);
    assert_eq!(rejected(Builder::new().rootless_segments(["a:b"])), EditError::ColonInFirstSegment);
    assert!(Builder::new().segments([".."]).encoded_path("/a/../b").build_as::<kind::UriReference>().is_ok());
    assert!(matches!(rejected(Builder::new().encoded_query("#")), EditError::Syntax(error) if error.offset() == 0));
    assert_eq!(Builder::new().build(), Err(EditError::NoScheme(EntryRule::Uri)));
    assert_eq!(
        Builder::new().build_as::<kind::AbsoluteUri>().unwrap_err().to_string(),
        "missing scheme (absolute-URI)"
    );
    assert_eq!(Builder::new().scheme("x").build_as::<kind::RelativeRef>(), Err(EditError::Scheme));
    assert_eq!(
        Builder::new().scheme("x").encoded_fragment("").build_as::<kind::AbsoluteUri>(),
        Err(EditError::Fragment)
    );
    assert_eq!(Builder::new().encoded_path("//a").dot_before_path().build_as::<kind::UriReference>().unwrap(), "/.//a");
    // The fragment is reported only if no fragment is allowed.
    let clash = Builder::new().scheme("x").encoded_path("//a").encoded_fragment("f");
    assert_eq!(clash.build(), Err(EditError::PathLikeAuthority));
    assert_eq!(clash.build_as::<kind::AbsoluteUri>(), Err(EditError::Fragment));
}

#[test]
fn encodes_data_for_each_part() {
    assert_eq!(EncodedString::<part::User>::from_data("a:b@c"), "a%3Ab%40c");
    assert_eq!(EncodedString::<part::Password>::from_data("a:b@c"), "a:b%40c");
    assert_eq!(EncodedString::<part::RegName>::from_data("b\u{fc}cher.example"), "b%C3%BCcher.example");
    assert_eq!(EncodedString::<part::Segment>::from_data("a/b?c"), "a%2Fb%3Fc");
    assert_eq!(EncodedString::<part::Fragment>::from_data("a/b?c#d"), "a/b?c%23d");
    assert_eq!(EncodedString::<part::Data>::from_data([0, 255]), "%00%FF");
    let mut text = EncodedString::<part::Query>::new();
    text.push("a=");
    text.push([0xff]);
    assert_eq!(text.as_encoded().decode(), &b"a=\xff"[..]);
    assert!(Encoded::<part::User>::parse("a:b").is_err());
    assert!(Encoded::<part::Password>::parse("a:b").is_ok());
    assert_eq!(Encoded::<part::Query>::parse("%4").unwrap_err().offset(), 0);
}

#[test]
fn encoded_text_displays_verbatim() {
    let encoded = EncodedString::<part::Query>::from_data("a b");
    assert_eq!((encoded.as_str(), format!("{encoded:>6}")), ("a%20b", " a%20b".to_owned()));
    assert_eq!(format!("{encoded:?} {:?}", encoded.as_encoded()), r#""a%20b" "a%20b""#);
    assert!(encoded == "a%20b" && encoded == *"a%20b" && encoded.as_encoded() == *"a%20b");
    assert!(encoded != "a b" && encoded != *"a b" && encoded.as_encoded() != *"a b");
    let password = EncodedString::<part::Password>::from_data("hunter2");
    assert!(password == "hunter2" && !format!("{password:?}").contains("hunter2"));
}

/// A line that describes an edit.
fn edit() -> impl Strategy<Value = String> {
    let value = prop::sample::select(
        &[
            "", "a", "x", "80", "u:p", "[::1]", "1.2.3.4", "/a", "//a", "a:b", ":", "%41", "a/b", "..", " ", "a=b",
            "\u{e9}", "u@h:1", "u:p@[::1]:", "h:8a", "u@v@h", "u@\u{e9}", "h/",
        ][..],
    );
    let name = prop::sample::select(&NAMES[..]);
    (name, prop::option::of(value))
        .prop_map(|(name, value)| value.map_or(name.into(), |value| format!("{name} {value}")))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn edited_reference_equals_a_parse_of_its_text(
        text in prop_oneof![reference(), any_text()],
        edits in prop::collection::vec(edit(), 1..5),
    ) {
        edit_keeps_the_rest::check(&[text.replace('\n', ""), edits.join("\n")].join("\n"));
    }

    /// Segments pushed one by one are those of one call, and of the path that is set.
    #[test]
    fn pushed_segments_are_appended(text in reference(), segments in prop::collection::vec("[a-c:%/. é]{1,3}", 0..5)) {
        let Ok(reference) = text.parse::<UriReference<String>>() else { return Ok(()) };
        let (mut pushed, mut extended, mut set) = (reference.clone(), reference.clone(), reference.clone());
        for segment in &segments {
            let before = pushed.clone();
            if pushed.push_segment(segment).is_err() {
                prop_assert_eq!(&pushed, &before);
                prop_assert_eq!(extended.extend_segments(&segments), Err(EditError::DotSegment));
                prop_assert_eq!(extended, reference);
                return Ok(());
            }
            let mut popped = pushed.clone();
            let ends_with_slash = before.path().as_str().ends_with('/');
            prop_assert!(popped.pop_segment());
            prop_assert!(popped == before || ends_with_slash || before.path().is_empty(), "{:?} {:?}", popped, before);
            prop_assert_eq!(popped.components(), UriReference::parse(popped.as_str()).unwrap().components());
        }
        extended.extend_segments(&segments).unwrap();
        let path = reference.path().as_str();
        let encoded = segments.iter().map(|it| EncodedString::<part::Segment>::from_data(it).into_string());
        let added = encoded.collect::<Vec<_>>().join("/");
        let may_follow = !path.is_empty() || reference.authority().is_some();
        let needs_slash = !segments.is_empty() && !path.ends_with('/') && may_follow;
        set.set_encoded_path(&[path, if needs_slash { "/" } else { "" }, &added].concat()).unwrap();
        prop_assert_eq!(&pushed, &extended);
        prop_assert_eq!(&extended, &set);
        prop_assert_eq!(extended.components(), UriReference::parse(set.as_str()).unwrap().components());
    }

    #[test]
    fn encoding_round_trips(data in prop::collection::vec(any::<u8>(), 0..20)) {
        fn assert_round_trip<P: part::Part>(data: &[u8]) {
            let encoded = EncodedString::<P>::from_data(data);
            assert_eq!(encoded.as_encoded().decode(), data);
            assert!(encoded.as_encoded().decoded_bytes().eq(data.iter().copied()));
            assert!(Encoded::<P>::parse(encoded.as_str()).is_ok());
        }
        assert_round_trip::<part::User>(&data);
        assert_round_trip::<part::Password>(&data);
        assert_round_trip::<part::RegName>(&data);
        assert_round_trip::<part::Segment>(&data);
        assert_round_trip::<part::Query>(&data);
        assert_round_trip::<part::Data>(&data);
        assert_round_trip::<part::Fragment>(&data);
    }

    #[test]
    fn pairs_round_trip(pairs in prop::collection::vec((".{0,4}", prop::option::of(".{0,4}")), 0..5), form in any::<bool>()) {
        let syntax = if form { PairSyntax::FORM } else { PairSyntax::SEMICOLON };
        let mut query = QueryPairs::with_syntax(syntax);
        for (key, value) in &pairs {
            query.append(key, value.as_deref());
        }
        prop_assert!(Encoded::<part::Query>::parse(query.as_str()).is_ok());
        let found: Vec<_> = query
            .iter()
            .encoded()
            .map(|it| (it.decode_key().unwrap().into_owned(), it.decode_value().map(|it| it.unwrap().into_owned())))
            .collect();
        // An empty key without a value is not a pair.
        let expected: Vec<_> = pairs.into_iter().filter(|(key, value)| !key.is_empty() || value.is_some()).collect();
        prop_assert_eq!(found, expected);
    }
}

#[test]
fn setters_encode_data() {
    let mut uri: Uri<String> = "x://h:1/p?q".parse().unwrap();
    uri.set_port(Some(65535)).unwrap();
    uri.set_userinfo(b"\xFF:", Some("")).unwrap();
    assert_eq!(uri, "x://%FF%3A:@h:65535/p?q");
    uri.set_port(None).unwrap();
    uri.set_userinfo("", None).unwrap();
    assert_eq!(uri, "x://@h/p?q");
    uri.set_query_pairs(&[("a", "b&c")].into_iter().collect());
    assert_eq!(uri, "x://@h/p?a=b%26c");
    uri.set_query_pairs(&QueryPairs::new());
    assert_eq!(uri, "x://@h/p");
    let mut mail: Uri<String> = "mailto:a@b".parse().unwrap();
    assert_eq!(mail.set_userinfo("u", None), Err(EditError::NoHost(Component::Userinfo)));
    assert_eq!(mail.set_port(Some(1)), Err(EditError::NoHost(Component::Port)));
    let built: Uri<String> = Builder::new().scheme("x").userinfo("u@", Some("p:@/")).encoded_host("h").build().unwrap();
    assert_eq!(built, "x://u%40:p:%40%2F@h");
}

/// If nothing else determines the text type of a reference, a setter does. The test is that this compiles.
#[test]
fn setters_infer_string() {
    fn all(text: &str) -> Result<Vec<String>, Box<dyn Error + '_>> {
        let mut of_nothing = UriReference::default();
        of_nothing.set_encoded_path("a")?;
        let mut parsed: Uri<_> = text.parse()?;
        parsed.set_encoded_path("/a")?;
        let mut tried = Uri::try_from(text)?;
        tried.push_segment("a")?;
        let mut made = Uri::from(Uri::parse(text)?);
        made.set_port(None)?;
        let mut of_any_kind = Reference::from(Uri::parse(text)?);
        of_any_kind.set_encoded_query(Some("a"))?;
        Ok(vec![
            of_nothing.into_string(),
            parsed.into_string(),
            tried.into_string(),
            made.into_string(),
            of_any_kind.into_string(),
        ])
    }
    assert_eq!(all("x:/b").unwrap(), ["a", "x:/a", "x:/b/a", "x:/b", "x:/b?a"]);
}

#[test]
fn setters_that_cannot_fail_keep_the_rest() {
    for text in ["http://h", "http://h/?#", "a:b?c#d", "x", "#f", "?q", ""] {
        let reference: UriReference = text.parse().unwrap();
        for value in [None, Some(""), Some("a b#?/"), Some("\u{e9}%")] {
            let mut edited = reference.clone();
            edited.set_query(value);
            assert_eq!(edited.components(), UriReference::parse(edited.as_str()).unwrap().components());
            assert_eq!(edited.fragment(), reference.fragment());
            assert_eq!(edited.query().map(|it| it.decode_utf8().unwrap().into_owned()).as_deref(), value);
            let mut edited = reference.clone();
            edited.set_fragment(value);
            assert_eq!(edited.components(), UriReference::parse(edited.as_str()).unwrap().components());
            assert_eq!((edited.path(), edited.query()), (reference.path(), reference.query()));
            assert_eq!(edited.fragment().map(|it| it.decode_utf8().unwrap().into_owned()).as_deref(), value);
        }
        let mut edited = reference.clone();
        assert!(edited.set_encoded_query(Some("a#")).is_err() && edited.set_encoded_fragment(Some("%")).is_err());
        assert_eq!(edited, reference);
    }
}
