//! `about` URIs.

use uri_schemes::About;

use crate::assertions::{assert_canonical, assert_fields, assert_rejected};
use crate::support::grammar;

const GRAMMAR: &str = include_str!("../grammar/about.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(GRAMMAR));
}

#[test]
fn each_about_uri_is_a_uri() {
    pest_check::assert_inside(grammar(GRAMMAR), "about_uri", "URI");
}

#[test]
fn fields() {
    assert_fields::<About>("about:blank", "token=blank");
    assert_fields::<About>("ABOUT:Memory", "token=Memory");
    assert_fields::<About>("about:", "token=");
    assert_fields::<About>("about:?#", "token= query= fragment=");
    assert_fields::<About>(
        "about:reader?url=https%3A//a.example/#end", "token=reader query=url=https%3A//a.example/ fragment=end",
    );
    assert_fields::<About>("about:caf%C3%A9;v=1:@", "token=café;v=1:@");
}

#[test]
fn rejected_texts() {
    assert_rejected::<About>("about", "unexpected end of input at byte 5");
    assert_rejected::<About>("about:a/b", "unexpected `/` in about-token at byte 7");
    assert_rejected::<About>("about://blank", "unexpected `/` in about-query at byte 6");
    assert_rejected::<About>("about:new tab", "unexpected ` ` in about-token at byte 9");
    assert_rejected::<About>("about:a#b#c", "unexpected `#` in fragment at byte 9; write `#` as `%23`");
    assert_rejected::<About>("about:%G0", "`%` without two hexadecimal digits in pct-encoded at byte 6");
    assert_rejected::<About>("about:%FF", "invalid about-token at byte 6: it is not UTF-8 after percent-decoding");
    assert_rejected::<About>("data:,a", "unexpected `d` at byte 0");
}

/// The normal form of any URI: RFC 6694 adds no rule. The case of a token counts.
#[test]
fn canonical_texts() {
    assert_canonical::<About>("ABOUT:Blank?%7ea%2f#%2F", "about:Blank?~a%2F#%2F");
    assert_canonical::<About>("about:..", "about:..");
}

#[test]
fn a_composed_value_is_the_same_value() {
    for text in ["about:", "about:a?", "about:a%2Fb?c%23#%5B", "about:a#b"] {
        let about = About::parse(text).unwrap();
        assert!(About::parse(&about.compose().unwrap()).unwrap() == about, "{text}");
    }
}

#[cfg(feature = "serde")]
#[test]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        start_page: pest_uri::Parsed<About>,
    }

    let configuration: Configuration = toml::from_str("start_page = 'about:newtab'").unwrap();
    assert_eq!(configuration.start_page.token, "newtab");
    assert!(toml::from_str::<Configuration>("start_page = 'about:new/tab'").is_err());
}
