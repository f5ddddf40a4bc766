//! Literals, as they are parsed at run time. Those that the compiler parses are in `constants.rs`.

use pest_uri::__literals::{reference, reference_or_panic};
use pest_uri::kind::{self, Kind};
use pest_uri::{ParseErrorKind, Reference, Uri};
use proptest::prelude::*;

use crate::generated::{any_text, config};

fn assert_agrees<K: Kind>(text: &str) -> Result<(), TestCaseError> {
    let found = reference::<K>(text);
    let expected = Reference::<K, &str>::parse(text).ok();
    prop_assert_eq!(found.map(|it| it.components()), expected.map(|it| it.components()), "{}", text);
    Ok(())
}

fn assert_all_agree(text: &str) -> Result<(), TestCaseError> {
    assert_agrees::<kind::Uri>(text)?;
    assert_agrees::<kind::UriReference>(text)?;
    assert_agrees::<kind::AbsoluteUri>(text)?;
    assert_agrees::<kind::RelativeRef>(text)?;
    assert_agrees::<kind::Iri>(text)?;
    assert_agrees::<kind::IriReference>(text)?;
    assert_agrees::<kind::AbsoluteIri>(text)?;
    assert_agrees::<kind::RelativeIriRef>(text)
}

/// The compiler's message for a text.
fn compile_error<K: Kind>(text: &str, is_quoted: bool, name: &str) -> String {
    let read = || std::panic::catch_unwind(|| reference_or_panic::<K>(text, is_quoted, name).as_str().len());
    read().unwrap_err().downcast_ref::<String>().unwrap().clone()
}

#[test]
fn compile_error_messages() {
    let why = "; `parse` at run time, or the command `uri parse`, reports what is wrong";
    let error = |text| compile_error::<kind::Uri>(text, true, "Uri");
    assert_eq!(error("http://a b/"), format!("`http://a b/` is not a valid Uri: see byte 8, ` `{why}"));
    assert_eq!(error("http://a/\u{e9}"), format!("`http://a/\u{e9}` is not a valid Uri: see byte 9, `\u{e9}`{why}"));
    assert_eq!(error("http"), format!("`http` is not a valid Uri: unexpected end{why}"));
    assert_eq!(error(""), format!("`` is not a valid Uri: unexpected end{why}"));
    let long = format!("x:{} ", "\u{e9}".repeat(1_000));
    let shown = format!("`x:{}\u{2026}` is not a valid Iri: see byte 2002, ` `{why}", "\u{e9}".repeat(99));
    assert_eq!(compile_error::<kind::Iri>(&long, true, "Iri"), shown);
    let constant = compile_error::<kind::AbsoluteUri>("x:#secret", false, "AbsoluteUri");
    assert_eq!(constant, format!("the text is not a valid AbsoluteUri: see byte 2, `#`{why}"));
}

/// The compiler reports the offset that `parse` reports, except in a percent-encoding: there it reports the invalid
/// digit.
#[test]
fn compile_error_offsets() {
    let starts = ["", "x:", "//", "http://", "http://u:", "http://u@", "http://u:p@"];
    let hosts = [
        "", "h", "1.2.3.4", "256.1.1.1", "[::1", "[1:2:3:4:5:6:7:8", "[1::2:3:4:5:6:7", "[1::2::3", "[1:::2",
        "[::1.2.3.4", "[::1.2.3", "[1:2:3.4.5.6", "[fe80::1%25e", "[v1.a", "[v.a", "[",
    ];
    let ends = ["", "]", "]x", ":80", "]:8x", "@", "%", "%4", "%4x", "/%zz", "|", "/|", "?[", "#a#", "\u{e9}", ":"];
    for (start, host, end) in
        starts.iter().flat_map(|start| hosts.map(|host| ends.map(|end| (start, host, end)))).flatten()
    {
        let text = format!("{start}{host}{end}");
        let Err(error) = Uri::parse(text.as_str()) else { continue };
        let ahead = text[error.offset()..].bytes().skip(1).take_while(u8::is_ascii_hexdigit).count();
        let is_encoding = error.kind() == ParseErrorKind::PercentEncoding;
        let at = if is_encoding { error.offset() + 1 + ahead } else { error.offset() };
        let position =
            text[at..].chars().next().map_or("unexpected end;".into(), |it| format!("see byte {at}, `{it}`;"));
        assert!(compile_error::<kind::Uri>(&text, false, "Uri").contains(&position), "{text}: {error}");
    }
}

#[test]
fn characters_of_each_utf8_width() {
    for edge in
        [0x7f, 0x80, 0xa0, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xf8ff, 0xfdcf, 0xfdd0, 0xfff0, 0x1fffd, 0x1fffe, 0x0010_fffd]
    {
        for code in edge - 1..=edge + 1 {
            let Some(character) = char::from_u32(code) else { continue };
            assert_all_agree(&format!("x://{character}/{character}?{character}#{character}")).unwrap();
            assert_all_agree(&format!("?{character}")).unwrap();
        }
    }
}

#[test]
fn case_insensitive_literals() {
    for address in ["v1.a", "V1.a", "w1.a"] {
        assert_all_agree(&format!("x://[{address}]")).unwrap();
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn constant_parse_agrees_with_runtime(
        text in any_text(),
        character in prop::sample::select(&['a', '\u{e9}', '\u{e000}', '\u{10000}'][..]),
    ) {
        assert_all_agree(&text)?;
        assert_all_agree(&text.replace('a', &String::from(character)))?;
    }
}
