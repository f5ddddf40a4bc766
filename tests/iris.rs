//! IRIs (RFC 3987).

use pest_uri::{
    AbsoluteIri, Builder, Comparison, Component, EditError, EncodedString, Iri, IriReference, Mismatch,
    NormalizeOptions, RelativeIriRef, Rung, Uri, UriReference, kind, part,
};
use proptest::prelude::*;

use crate::generated::{any_text, config, reference, uri};
use crate::properties::{normalize_keeps_meaning, relativize_resolve};

#[test]
fn iri_components() {
    let iri = Iri::parse("http://ü@bücher.example:80/café/€?\u{e000}é#ß").unwrap();
    assert_eq!((iri.userinfo().unwrap().user().as_str(), iri.host().unwrap().as_str()), ("ü", "bücher.example"));
    assert!(iri.path().segments().eq(["café", "€"]));
    assert_eq!((iri.query().unwrap().as_str(), iri.fragment().unwrap().as_str()), ("\u{e000}é", "ß"));
    assert_eq!(iri.port(), Ok(Some(80)));
    assert!(Iri::parse("http://h/#\u{e000}").is_err());
    assert!(Iri::parse("http://h/\u{fdd0}").is_err());
    assert!(AbsoluteIri::parse("x:é#").is_err());
    assert!(RelativeIriRef::parse("é:b").is_err());
    assert!(Uri::parse("http://h/é").is_err());
}

#[test]
fn operations_on_iris() {
    let base = AbsoluteIri::parse("http://ä/b/é/x").unwrap();
    assert_eq!(base.resolve(&IriReference::parse("../ö?ü").unwrap()), "http://ä/b/ö?ü");
    assert_eq!(base.relativize(&Iri::parse("http://ä/b/ö").unwrap()), "../ö");
    assert_eq!(base.resolve(&IriReference::from(UriReference::parse("y").unwrap())), "http://ä/b/é/y");

    let iri = Iri::parse("HTTP://Ä.EXAMPLE:80/%c3%a9/./é").unwrap();
    assert_eq!(iri.normalize(), "http://Ä.example:80/%C3%A9/é");
    assert_eq!(iri.normalize_with(NormalizeOptions::SCHEME), "http://Ä.example/%C3%A9/é");
    assert!(iri.is_equal_at(&Iri::parse("http://Ä.example:80/%C3%A9/é").unwrap(), Rung::PathSegments));

    let mut iri = iri.to_owned();
    iri.set_encoded_host(Some("ß")).unwrap();
    iri.set_encoded_path("/é").unwrap();
    iri.set_encoded_fragment(Some("ü")).unwrap();
    assert_eq!(iri, "HTTP://ß:80/é#ü");
    assert!(matches!(iri.set_encoded_query(Some("\u{fdd0}")), Err(EditError::Syntax(error))
            if error.component() == Some(Component::Query)));
    let built: Iri<String> = Builder::new().scheme("x").encoded_host("é").encoded_path("/ü").build_as().unwrap();
    assert_eq!(built, "x://é/ü");
    assert!(Builder::new().scheme("x").encoded_host("é").build().is_err());
}

#[test]
fn to_uri_and_to_iri() {
    let encoded = |text| IriReference::parse(text).unwrap().to_uri().into_string();
    assert_eq!(encoded("http://bücher.example/é?ü#\u{10000}"), "http://b%C3%BCcher.example/%C3%A9?%C3%BC#%F0%90%80%80");
    assert_eq!(encoded("é%41"), "%C3%A9%41");
    let to_iri = |text| UriReference::parse(text).unwrap().to_iri().into_string();
    assert_eq!(to_iri("http://b%C3%BCcher.example/%C3%A9?%C3%BC#%f0%90%80%80"), "http://bücher.example/é?ü#\u{10000}");
    // Delimiters, ASCII, invalid UTF-8, characters not allowed in IRIs or in this component, and formatting characters
    // stay encoded.
    for text in ["%2F%41%25", "%C3", "%C3%41", "%C3%C3%A9".trim_end_matches("%C3%A9"), "%FF%FE", "%ED%A0%80", "%C0%AF"]
    {
        assert_eq!(to_iri(text), text);
    }
    assert_eq!(to_iri("%C3%C3%A9"), "%C3é");
    assert_eq!(to_iri("%C2%80%EF%B7%90%EE%80%80"), "%C2%80%EF%B7%90%EE%80%80");
    assert_eq!(to_iri("?%EE%80%80"), "?\u{e000}");
    assert_eq!(to_iri("%CE%A9%E1%BF%AE%E2%84%AB"), "\u{3a9}\u{1fee}\u{212b}");
    // Some languages need characters that join letters or keep them apart.
    assert_eq!(to_iri("%E2%80%8C%E2%80%8D"), "\u{200c}\u{200d}");
    for written in ["\u{903}", "\u{589}", "\u{b7}", "\u{30ce}", "\u{294}", "\u{701}"] {
        let encoded = EncodedString::<part::Segment>::from_data(written).into_string();
        assert_eq!(UriReference::parse(&encoded).unwrap().to_iri(), written);
    }
    assert_eq!(to_iri("#%EE%80%80"), "#%EE%80%80");
    let directions = ["\u{61c}", "\u{200e}", "\u{200f}", "\u{202a}", "\u{202e}", "\u{2066}", "\u{2069}"];
    let spaces = [
        "\u{a0}", "\u{1680}", "\u{2003}", "\u{2028}", "\u{3000}", "\u{200b}", "\u{2060}", "\u{feff}", "\u{ad}",
        "\u{34f}", "\u{3164}", "\u{115f}", "\u{2800}",
    ];
    let others = [
        "\u{3002}", "\u{2236}", "\u{2044}", "\u{2215}", "\u{ff0f}", "\u{ff21}", "\u{ff71}", "\u{2024}", "\u{29f5}",
        "\u{fe52}", "\u{fe6a}", "\u{37e}", "\u{1fef}", "\u{212a}", "\u{6dd}", "\u{17b4}", "\u{180e}", "\u{206a}",
        "\u{2ff0}", "\u{341}", "\u{1bca0}", "\u{1d173}", "\u{2571}", "\u{29f8}", "\u{1d23a}", "\u{2216}", "\u{2572}",
        "\u{2d0}", "\u{205a}", "\u{66a}", "\u{2052}", "\u{2027}",
    ];
    for character in directions.into_iter().chain(spaces).chain(others) {
        let encoded = EncodedString::<part::Segment>::from_data(character).into_string();
        assert_eq!(UriReference::parse(&encoded).unwrap().to_iri(), encoded.as_str());
    }
}

#[test]
fn to_uri_with_a_converted_host() {
    let iri = Iri::parse("http://u@bücher.example:1/é").unwrap();
    assert_eq!(
        iri.to_uri_with(|_| Some("xn--bcher-kva.example".into())).unwrap(),
        "http://u@xn--bcher-kva.example:1/%C3%A9"
    );
    assert_eq!(iri.to_uri_with(|_| None).unwrap(), "http://u@b%C3%BCcher.example:1/%C3%A9");
    assert!(iri.to_uri_with(|_| Some("ü".into())).is_err());
}

#[test]
fn idna_converts_domain_names() {
    use pest_uri::IriReference;

    let convert = |iri: &str| IriReference::parse(iri).unwrap().to_uri_with_idna().unwrap().into_string();
    for (iri, uri) in [
        (
            "http://u\u{e9}@B\u{fc}cher.EXAMPLE:80/\u{e9}?\u{e9}#\u{e9}",
            "http://u%C3%A9@xn--bcher-kva.example:80/%C3%A9?%C3%A9#%C3%A9",
        ),
        ("//b%C3%BCcher.example", "//xn--bcher-kva.example"),
        ("//b%c3%bc%43her.example./", "//xn--bcher-kva.example./"),
        ("//fa\u{df}.de", "//xn--fa-hia.de"),
        ("//\u{4f8b}\u{3048}\u{3002}jp", "//xn--r8jz45g.jp"),
        ("//\u{ff41}\u{ad}b.example", "//ab.example"),
        ("//\u{5d0}\u{5d1}.example", "//xn--4dbc.example"),
        // Names of servers have two hyphens there, though RFC 5891, section 4.2.3.1, keeps them for encoded labels.
        ("//ab--c.\u{e9}", "//ab--c.xn--9ca"),
        // Not all labels are numbers, or there are more than four.
        ("http://\u{ff41}\u{ff43}.9/", "http://ac.9/"),
        ("//a.\u{ff10}x7f", "//a.0x7f"),
        ("//\u{ff11}.2.3.a.", "//1.2.3.a."),
        ("//\u{ff11}.2.3.4.5", "//1.2.3.4.5"),
    ] {
        assert_eq!(convert(iri), uri);
    }
    // Nothing is converted in these, not even the case of a letter.
    for iri in ["//Example.COM/", "//a_b", "//%41b.example", "//%22", "//-a-", "//a..b", "//xn--zz--.example", "//"] {
        assert_eq!(convert(iri), iri);
    }
    for iri in
        ["//127.0.0.1/\u{e9}", "//[::1]:8/\u{e9}", "//[v1.a]/\u{e9}", "/\u{e9}", "\u{e9}", "urn:\u{e9}", "//h/\u{e9}"]
    {
        assert_eq!(convert(iri), iri.replace('\u{e9}', "%C3%A9"));
    }
}

#[test]
fn idna_decodes_domain_names() {
    let convert = |uri: &str| {
        let iri = UriReference::parse(uri).unwrap().to_iri_with_idna();
        assert_eq!(iri.components(), IriReference::parse(iri.as_str()).unwrap().components(), "{uri}");
        iri.into_string()
    };
    for (uri, iri) in [
        (
            "http://u%C3%A9@xn--bcher-kva.example:80/%C3%A9?%C3%A9#xn--9ca",
            "http://u\u{e9}@b\u{fc}cher.example:80/\u{e9}?\u{e9}#xn--9ca",
        ),
        ("//XN--Bcher-Kva.Example./", "//b\u{fc}cher.example./"),
        ("//%78n--9ca.a", "//\u{e9}.a"),
        ("//a.xn--9ca.xn--4dbc", "//a.\u{e9}.\u{5d0}\u{5d1}"),
        ("//r3---sn.xn--9ca", "//r3---sn.\u{e9}"),
    ] {
        assert_eq!(convert(uri), iri);
        let back = IriReference::parse(iri).unwrap().to_uri_with_idna().unwrap();
        let byte = |text: &str| text.replace("%78", "x").to_ascii_lowercase();
        assert_eq!(byte(back.as_str()), byte(uri));
    }
    // These are not such names: ASCII only, not the encoding of a label, not a domain name, or no host.
    for uri in [
        "//Example.COM/", "//xn--a-", "//xn--zz--.example", "//xn--fa-hia_.de", "//xn--9ca..a", "//xn--abc",
        "//127.0.0.1", "//[::1]/", "//", "/xn--9ca", "urn:xn--9ca", "", "//xn--9ca%FF",
    ] {
        assert_eq!(convert(uri), uri);
    }
    assert_eq!(convert("//%C3%A9.xn--9ca"), "//\u{e9}.xn--9ca");
}

#[test]
fn idna_rejects_other_hosts() {
    use pest_uri::{EditError, IdnaError, IriReference};

    let rejected = |iri: &str| IriReference::parse(iri).unwrap().to_uri_with_idna().unwrap_err();
    let at = 5;
    let too_long = format!("s://@{}.example", "\u{fc}".repeat(64));
    for iri in [
        "s://@\u{fc}_/", "s://@\u{fc}!", "s://@-\u{fc}", "s://@\u{fc}-.a", "s://@\u{fc}..a", "s://@.\u{fc}",
        "s://@\u{301}a", "s://@xn--zz--.\u{fc}", "s://@\u{5d0}a", "s://@%C2%AD", "s://@%C3%BC%20", "s://@%C3%BC%2541",
        "s://@%C3%BC%00", &too_long,
    ] {
        assert_eq!(rejected(iri), IdnaError::NoDomainName { at }, "{iri}");
    }
    for iri in ["s://@%FF", "s://@\u{fc}%C3", "s://@%ED%A0%80"] {
        assert_eq!(rejected(iri), IdnaError::NotUtf8 { at }, "{iri}");
    }
    assert_eq!(rejected("s://@\u{ff11}27.0.0.1/"), IdnaError::Address { at });
    for name in
        ["\u{ff11}27.1", "\u{ff10}x7f.1", "\u{ff12}130706433", "\u{ff10}177.0.0.1", "\u{ff11}27.0.0.1.", "\u{ff10}x.0x"]
    {
        assert_eq!(rejected(&format!("s://@{name}/")), IdnaError::Address { at }, "{name}");
    }
    assert!(Iri::parse("http://\u{e9}1.a1/").unwrap().to_uri_with_idna().is_ok());
    assert_eq!(rejected("s://@127\u{3002}0.0.1").to_string(), "the host at byte 5 would become an IP address");
    assert_eq!((rejected("s://@%FF").offset(), IdnaError::Edit(EditError::DotSegment).offset()), (Some(5), None));
}

#[test]
fn normalized_iri_may_be_a_uri() {
    let iri = Iri::parse("file:/é/..").unwrap();
    assert_eq!(iri.normalize_with(NormalizeOptions::SCHEME), "file:/");
    assert!(iri.is_equal_at(&Uri::parse("file:/").unwrap(), Rung::Scheme));
    assert_eq!(iri.compare(&Uri::parse("file:/").unwrap()), Comparison::Equal(Rung::PathSegments));
}

#[test]
fn conversions_between_kinds() {
    let uri = Uri::parse("x:y").unwrap();
    assert_eq!(Uri::try_from(Iri::from(uri)).unwrap(), uri);
    let error = Uri::try_from(Iri::parse("x:é").unwrap()).unwrap_err();
    assert_eq!(error, Mismatch::NotAscii);
    assert_eq!(AbsoluteIri::try_from(Iri::parse("x:é#f").unwrap()).unwrap_err(), Mismatch::Fragment);
    assert_eq!(format!("{:?}", Iri::parse("x://u:ü@h").unwrap()), r#"Iri("x://u:***@h")"#);
}

#[test]
fn error_component_offset_and_repair() {
    let failure = |text: &'static str| {
        let error = IriReference::parse(text).unwrap_err();
        (error.component(), error.offset(), error.report(text).repaired())
    };
    assert_eq!(failure("http://é/ü x"), (Some(Component::Path), 12, Some("http://é/ü%20x".into())));
    assert_eq!(failure("http://é:8o/"), (Some(Component::Port), 11, None));
    assert_eq!(failure("http://h/#\u{e000}é"), (Some(Component::Fragment), 10, Some("http://h/#%EE%80%80é".into())));
    assert!(
        !IriReference::parse("http://ü:hunter2<@h/")
            .unwrap_err()
            .report("http://ü:hunter2<@h/")
            .to_string()
            .contains("hunter2")
    );
}

/// Texts with some characters replaced by characters beyond ASCII.
fn iri_text() -> impl Strategy<Value = String> {
    let character =
        prop::sample::select(&["é", "ü", "\u{e000}", "\u{10000}", "\u{200e}", "%C3%A9", "%c3", "%E2%80%8E"][..]);
    (prop_oneof![reference(), uri(), any_text()], character).prop_map(|(text, character)| text.replace('a', character))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_iri_round_trips(text in iri_text()) {
        normalize_keeps_meaning::iri_conversion_round_trips(&text);
    }

    #[test]
    fn operations_agree_with_a_parse(base in iri_text(), text in iri_text()) {
        normalize_keeps_meaning::keeps_the_meaning::<kind::IriReference>(&text, NormalizeOptions::SYNTAX);
        normalize_keeps_meaning::keeps_the_meaning::<kind::IriReference>(&text, NormalizeOptions::SCHEME);
        relativize_resolve::resolves_as_the_rfc_says::<kind::AbsoluteIri>(&base, &text);
        relativize_resolve::round_trips::<kind::AbsoluteIri>(&base, &text);
    }
}

#[test]
fn arabic_letter_mark_changes_direction() {
    let problems: Vec<_> = Iri::parse("http://h/\u{61c}a").unwrap().bidi_problems().collect();
    assert_eq!(problems, [(Component::Path, pest_uri::BidiProblem::FormattingCharacter)]);
}
