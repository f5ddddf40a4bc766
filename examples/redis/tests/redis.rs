//! Snapshots of the trees and errors of a few texts, so that a change of the grammar shows.

use pest_uri::{CustomGrammar, FromGrammar, FromGrammarError};
use redis_uri::Redis;

const GRAMMAR: CustomGrammar = <Redis as FromGrammar>::GRAMMAR;

#[test]
fn trees_and_errors() {
    let texts = ["redis://:secret@example.com:6379/0?timeout=10s", "rediss://[2001:db8::7]", "redis://h/x", "redis:/0"];
    let shown = texts.map(|text| match GRAMMAR.parse(text) {
        Ok(tree) => format!("{tree}\n{}", GRAMMAR.components(text).unwrap().figure(80)),
        Err(error) => error.report(text).to_string(),
    });
    insta::assert_snapshot!(shown.join("\n"));
}

/// Written as in the grammar, or as ABNF.
#[test]
fn a_rule_by_either_name() {
    for name in ["db_number", "db-number"] {
        assert!(GRAMMAR.parse_rule(name, "15").is_ok() && GRAMMAR.parse_rule(name, "015").is_err());
    }
}

/// The rules of RFC 3986, and the rules of a file.
fn grammar(own: &str) -> [(&str, &str); 2] {
    [pest_uri::grammar_files().next().unwrap(), ("redis.pest", own)]
}

/// Decides this for all texts.
#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(include_str!("../grammar/redis.pest")));
}

/// As in the guide, whose file begins with the rule.
#[test]
#[should_panic(
    expected = "redis.pest:3: redis_URI differs from its ABNF: only the ABNF accepts \"REDISS://\", by redis_URI"
)]
fn a_rule_that_is_not_its_abnf() {
    let edited = include_str!("../grammar/redis.pest").replace("rediss | ^\"redis\"", "^\"redis\" | rediss");
    pest_check::assert_transcribed(grammar(&edited));
}

/// Decides this for all texts.
#[test]
fn each_redis_uri_is_an_absolute_uri() {
    pest_check::assert_inside(grammar(include_str!("../grammar/redis.pest")), "redis_URI", "absolute_URI");
}

/// The changes since the last release; `released.pest` is a copy of its grammar.
#[test]
fn changes_since_the_last_release() {
    let [released, now] = [include_str!("released.pest"), include_str!("../grammar/redis.pest")].map(grammar);
    insta::assert_snapshot!(pest_check::changes(released, now).unwrap(), @"");
}

#[test]
fn changes_of_an_edit() {
    let released = include_str!("released.pest");
    let edited = released.replace("\"0\" | '1'..'9' ~ DIGIT*", "DIGIT+");
    insta::assert_snapshot!(pest_check::changes(grammar(released), grammar(&edited)).unwrap(), @r#"
    db_number:
      now accepts "00", by db_number "00" > DIGIT "0"
    redis_URI:
      now accepts "REDIS:///00", by redis_URI "REDIS:///00" > db_number "00" > DIGIT "0"
    "#);
}

#[test]
fn other_trees_of_the_same_texts() {
    let released = include_str!("released.pest");
    let edited = released.replace("db_number  = @{", "db_number  = {");
    insta::assert_snapshot!(pest_check::changes(grammar(released), grammar(&edited)).unwrap(), @r#"
    db_number:
      different tree for "10", under db_number "10": now DIGIT "0" at 1, before no more
    redis_URI:
      different tree for "REDIS:///10", under redis_URI "REDIS:///10" > db_number "10": now DIGIT "0" at 10, before no more
    "#);
}

#[test]
fn components_are_those_of_the_generic_syntax() {
    for text in ["redis://localhost", "rediss://u:p@[::1]:1/15?a=b"] {
        assert_eq!(GRAMMAR.components(text).unwrap(), pest_uri::Uri::parse(text).unwrap().components());
    }
    assert_eq!(Redis::parse("redis://h").unwrap().port, 6379);
}

/// The grammar has numbers of any length; a program does not.
#[test]
fn numbers_that_are_too_large() {
    let redis = Redis::parse("redis://h:65535/4294967295").unwrap();
    assert_eq!((redis.port, redis.database), (65535, u32::MAX));
    for (text, rule, offset) in [("redis://h:65536", "port", 10), ("redis://h/4294967296", "db-number", 10)] {
        assert!(GRAMMAR.parse(text).is_ok());
        let Err(FromGrammarError::Value(error)) = Redis::parse(text) else { panic!("{text}") };
        assert_eq!((error.rule(), error.offset()), (rule, offset));
    }
    // The defaults apply to an absent port, an empty port, and an absent number.
    let redis = Redis::parse("redis://h:/").unwrap();
    assert_eq!((redis.port, redis.database), (6379, 0));
}

#[test]
fn a_composed_value_parses_to_the_same_value() {
    for index in 0..200_u16 {
        let pick = |texts: [Option<&str>; 4]| texts[usize::from(index % 4)].map(str::to_owned);
        let redis = Redis {
            is_secure: index % 2 == 0,
            userinfo: pick([None, Some(":p w@/"), Some("u:\u{fc}"), Some("")]),
            host: ["h", "[2001:db8::1]", "a.b", "", "\u{e9} x"][usize::from(index % 5)].into(),
            port: index.wrapping_mul(653),
            database: u32::from(index) * 65_537,
            query: pick([Some("a=b&c"), None, Some("#%"), Some("")]),
        };
        let text = redis.compose().unwrap();
        assert!(Redis::parse(&text).unwrap() == redis, "{text}");
    }
}
