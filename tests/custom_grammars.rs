//! Custom grammars, where they differ from the built-in ones.

use pest_uri::{Component, EntryRule, ParseErrorKind, RuleError};

pest_uri::grammar! {
    /// A rule that is nested in itself, in a negative lookahead.
    pub mod lookahead {
        grammar: "data/lookahead.pest",
        entry: guarded,
    }
}

#[test]
fn report_shows_the_custom_rule() {
    assert_eq!(
        (lookahead::GRAMMAR.entry(), format!("{:?}", lookahead::GRAMMAR).as_str()),
        ("guarded", "CustomGrammar(guarded)")
    );
    assert!(lookahead::GRAMMAR.rules().any(|rule| rule.name == "guarded"));
    let copy = lookahead::GRAMMAR;
    assert!(copy == lookahead::GRAMMAR && copy != link::GRAMMAR);
}

/// If lookahead in lookahead were read twice for each level, this test would not end.
#[test]
fn nested_lookahead_takes_linear_time() {
    for count in [79, 80, 100, 1000] {
        let text = "x:".to_owned() + &"(".repeat(count);
        let error = lookahead::parse(&text).err();
        assert_eq!(error.is_none(), count == 79, "{count}");
        let _ = error.map(|error| error.report(&text).to_string());
    }
}

pest_uri::grammar! {
    /// A rule that reaches itself through many others.
    mod deep {
        grammar: "data/deep.pest",
        entry: deep_URI,
    }
}

#[test]
fn indirect_recursion_is_limited() {
    let nested = |levels: usize| format!("deep:{}a{}", "(".repeat(levels), ")".repeat(levels));
    assert!(deep::parse(&nested(20)).is_ok());
    for levels in [101, 100_000] {
        let text = nested(levels);
        let error = deep::parse(&text).unwrap_err();
        assert_eq!(error.kind(), ParseErrorKind::Nesting, "{levels}");
        let _ = error.report(&text).to_string();
    }
}

pest_uri::grammar! {
    /// A rule with a URI in it.
    mod link {
        grammar: "data/link.pest",
        entry: link,
    }
}

/// If only a URI is allowed, the text is read as a URI, with or without the colon of its scheme.
#[test]
fn uri_rule_inside_another_rule() {
    let error = link::parse("<abc").unwrap_err();
    assert_eq!((error.offset(), error.kind()), (4, ParseErrorKind::End));
    assert!(error.report("<abc").expected().contains(&"\":\"".to_owned()));
}

pest_uri::grammar! {
    /// A scheme whose host names differ from those of the generic syntax.
    mod names {
        grammar: "data/names.pest",
        entry: names_URI,
    }
}

/// The error is in the rule that has begun, and not in a path or a port that would only begin there.
#[test]
fn error_in_a_custom_rule() {
    for (text, message) in [
        ("https://a_b", "unexpected `_` in label at byte 9"),
        ("https://a.b c", "unexpected ` ` in label at byte 11"),
        ("https://a..b", "unexpected `.` in name at byte 10"),
        ("https://a.", "unexpected end of input in name at byte 10"),
        ("https://_", "unexpected `_` in name at byte 8"),
    ] {
        let error = names::parse(text).unwrap_err();
        let shown = error.to_string();
        assert_eq!((error.component(), shown.split("; ").next()), (None, Some(message)), "{text}");
    }
    for (text, component) in [("https://a:b", Component::Port), ("https://a/ ", Component::Path)] {
        assert_eq!(names::parse(text).unwrap_err().component(), Some(component), "{text}");
    }
}

pest_uri::grammar! {
    /// An edited generic syntax: some components accept characters that those of RFC 3986 reject, and a port has at
    /// most five digits.
    mod wider {
        generic: "data/wider.pest",
        entry: URI_reference,
    }
}

/// A character that the edited grammar allows in one component is still rejected in the others.
#[test]
fn repair_encodes_only_disallowed_characters() {
    for (text, repaired) in [
        ("http://h/a b?c|d", Some("http://h/a%20b?c|d")),
        ("http://h/a|b?c|d#e|f", Some("http://h/a%7Cb?c|d#e%7Cf")),
        ("http://h/{a}|?{b}#{c}", Some("http://h/{a}%7C?{b}#{c}")),
        ("http://h^h/a b", Some("http://h^h/a%20b")),
        ("http://u^@h/a b", Some("http://u%5E@h/a%20b")),
        ("http://h|h/a b", None),
        ("/a b?c[]=d", Some("/a%20b?c[]%3Dd")),
        ("/a b?c[]", Some("/a%20b?c[]")),
        ("/a b[c]", Some("/a%20b%5Bc%5D")),
        ("a b[c]", Some("a%20b%5Bc%5D")),
        ("/a b#c d", Some("/a%20b#c d")),
        ("/a b#c ", Some("/a%20b#c ")),
        ("/a b?c\u{e9}", Some("/a%20b?c%C3%A9")),
        // A first segment of a relative reference never contains them, though other segments may.
        ("{a}/{b}?c|d", Some("%7Ba%7D/%7Bb%7D?c%7Cd")),
    ] {
        let error = wider::parse(text).unwrap_err();
        let fixed = error.report(text).repaired();
        assert_eq!(fixed.as_deref(), repaired, "{text}");
        assert!(fixed.is_none_or(|it| wider::parse(&it).is_ok()), "{text}");
    }
}

/// The operations of a URI apply to a match of the entry rule only if it is also a URI by RFC 3986.
#[test]
fn uri_of_a_custom_grammar() {
    let uri = wider::uri("HTTP://h/a/../b").unwrap();
    assert_eq!((uri.normalize().as_str(), uri.host().unwrap().as_str()), ("http://h/b", "h"));
    let errors = ["http://h:123456/", "http://h/?a[b", "a"].map(|text| wider::uri(text).unwrap_err());
    let [by_entry, by_kind, relative] = errors.map(|error| (error.entry(), error.offset(), error.kind()));
    assert_eq!(by_entry, (None, 14, ParseErrorKind::Character));
    assert_eq!(by_kind, (Some(EntryRule::Uri), 11, ParseErrorKind::Character));
    assert_eq!(relative, (Some(EntryRule::Uri), 1, ParseErrorKind::NoScheme));
}

#[test]
fn rejects_ports_with_too_many_digits() {
    let report = |text: &str| wider::parse(text).unwrap_err().report(text).to_string();
    let digits = report("http://h:123456/");
    assert!(digits.starts_with("error: unexpected `6` in port at byte 14\n"), "{digits}");
    assert!(!digits.contains("note:"), "{digits}");
    assert!(report("http://h:12x/").contains("note:     a port has digits only\n"));
}

/// One run shows all failures.
#[test]
fn assert_examples_reports_all_failures() {
    let examples = [
        ("file.pest:7", "guarded", "y:", true),
        ("file.pest:7", "guarded", "y", false),
        ("file.pest:8", "guarded", "x:(", true),
        ("file.pest:8", "guarded", "x:(", false),
        ("file.pest:9", "nothing", "a", true),
    ];
    let message = std::panic::catch_unwind(|| lookahead::GRAMMAR.assert_examples(&examples)).unwrap_err();
    let message = message.downcast_ref::<String>().unwrap();
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines.len(), 3, "{message}");
    assert!(
        lines[0].starts_with(r#"file.pest:7: guarded must match "y:": unexpected `y` at byte 0; expected `x:`"#),
        "{message}"
    );
    assert_eq!(lines[1], r#"file.pest:8: guarded must reject "x:(""#);
    assert!(lines[2].starts_with(r#"file.pest:9: nothing must match "a": "#), "{message}");
}

#[test]
fn texts_match_their_rules() {
    use proptest::prelude::*;

    for name in ["link", "URI_reference", "path-abempty", "path_abempty"] {
        let texts = link::GRAMMAR.texts_of(name).unwrap();
        proptest!(ProptestConfig::with_cases(32), |(text in texts)| {
            prop_assert!(link::GRAMMAR.parse_rule(name, &text).is_ok());
        });
    }
    assert!(link::GRAMMAR.texts_of("nothing").is_none());
}

pest_uri::grammar! {
    /// Rules whose names are words of Rust, or differ from the style of variables.
    mod words {
        grammar: "data/words.pest",
        entry: r#type,
    }
}

/// Each constant is the name of a node.
#[test]
fn rule_constants() {
    use words::rules;

    let tree = words::parse("x:A-b/async").unwrap();
    let found = [rules::r#type, rules::Other_Name, rules::r#async, rules::scheme].map(|name| tree.find(name));
    let texts = found.map(|node| node.map(|node| node.text()));
    assert_eq!(texts, [Some("x:A-b/async"), Some("A-b"), Some("async"), Some("x")]);
    assert_eq!([rules::Other_Name, rules::r#type], ["Other-Name", "type"]);
    assert!(
        words::GRAMMAR
            .rules()
            .all(|rule| words::GRAMMAR.parse_rule(rule.name, "\0").is_err_and(|it| it != RuleError::Unknown))
    );
}
