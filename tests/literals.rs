//! References that stand in the program.

use pest_uri::kind::{self, Kind};
use pest_uri::{Reference, RelativeRef, Uri, literal};
use proptest::prelude::*;

use crate::generated::{any_text, config};

const EVERYTHING: Uri<&str> = literal!(Uri, "http://u:p@[2001:db8::192.0.2.1]:8042/over/there?name=ferret#nose");
const EMPTY: RelativeRef<&str> = literal!(RelativeRef, "");

#[test]
fn constants() {
    assert_eq!(EVERYTHING.components(), Uri::parse(EVERYTHING.as_str()).unwrap().components());
    assert_eq!(EMPTY.path(), "");
    assert_eq!(literal!(AbsoluteIri, "x:\u{1f600}?\u{e000}").query().unwrap(), "\u{e000}");
}

fn assert_agrees<K: Kind>(text: &str) -> Result<(), TestCaseError> {
    let found = Reference::<K, &str>::from_literal(text);
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

#[test]
fn characters_of_each_width() {
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
fn letters_in_either_case_and_no_others() {
    for address in ["v1.a", "V1.a", "w1.a"] {
        assert_all_agree(&format!("x://[{address}]")).unwrap();
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn read_in_a_constant_as_at_run_time(text in any_text(), character in prop::sample::select(&['a', '\u{e9}', '\u{e000}', '\u{10000}'][..])) {
        assert_all_agree(&text)?;
        assert_all_agree(&text.replace('a', &String::from(character)))?;
    }
}
