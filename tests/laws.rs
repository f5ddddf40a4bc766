//! What holds for every text: properties, on generated texts that are valid, nearly valid, or anything at all.

use pest_uri::{
    AbsoluteUri, Components, EntryRule, ParseError, ParseErrorKind, ParseTree, RelativeRef, RuleError, Uri,
    UriReference,
};
use proptest::prelude::*;

use crate::generated::{any_text, config, nearly_valid, valid};

/// RFC 3986, section 5.3.
fn recompose(it: Components<'_>) -> String {
    let scheme = it.scheme().map_or(String::new(), |it| format!("{it}:"));
    let authority = it.authority().map_or(String::new(), |it| format!("//{it}"));
    let query = it.query().map_or(String::new(), |it| format!("?{it}"));
    let fragment = it.fragment().map_or(String::new(), |it| format!("#{it}"));
    format!("{scheme}{authority}{}{query}{fragment}", it.path())
}

/// RFC 3986, section 3.2.
fn recompose_authority(it: Components<'_>) -> Option<String> {
    let userinfo = it.userinfo().map_or(String::new(), |it| format!("{}@", it.as_str()));
    let port = it.port().map_or(String::new(), |it| format!(":{it}"));
    it.host().map(|host| format!("{userinfo}{host}{port}"))
}

fn refusal(text: &str, entry: EntryRule) -> Option<ParseError> {
    ParseTree::parse(entry, text).err()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_is_made_from_the_abnf_is_accepted(text in valid()) {
        prop_assert!(UriReference::parse(&text).is_ok());
    }

    #[test]
    fn parse_and_print_give_the_text_back(text in any_text()) {
        if let Ok(reference) = UriReference::parse(&text) {
            prop_assert_eq!(reference.to_string(), text.clone());
            prop_assert_eq!(reference.as_str(), text.as_str());
            prop_assert_eq!(reference.to_owned().into_string(), text);
        }
    }

    #[test]
    fn components_join_to_the_text(text in any_text()) {
        if let Ok(reference) = UriReference::parse(&text) {
            let components = reference.components();
            prop_assert_eq!(recompose(components), text.clone());
            prop_assert_eq!(recompose_authority(components), components.authority().map(String::from));
            let elements = components.elements();
            prop_assert_eq!(elements.path.join("/"), components.path().as_str());
            let mut backwards: Vec<_> = components.path().segments().rev().collect();
            backwards.reverse();
            prop_assert!(components.path().segments().eq(backwards));
            let _ = (components.figure(40).to_string(), format!("{components:?}"), components.host().map(|it| it.ip()));
        }
    }

    #[test]
    fn the_kinds_of_reference_fit_together(text in any_text()) {
        let (uri, relative) = (Uri::parse(&text), RelativeRef::parse(&text));
        let (reference, absolute) = (UriReference::parse(&text), AbsoluteUri::parse(&text));
        prop_assert_eq!(reference.is_ok(), uri.is_ok() || relative.is_ok());
        prop_assert!(uri.is_err() || relative.is_err());
        prop_assert_eq!(absolute.is_ok(), uri.is_ok_and(|uri| uri.fragment().is_none()));
        if let Ok(reference) = reference {
            prop_assert_eq!(Uri::try_from(reference).ok(), uri.ok());
            prop_assert_eq!(RelativeRef::try_from(reference).ok(), relative.ok());
            prop_assert_eq!(AbsoluteUri::try_from(reference).ok(), absolute.ok());
        }
    }

    #[test]
    fn a_refusal_is_explained(text in any_text(), entry in prop::sample::select(&EntryRule::ALL[..])) {
        let Some(error) = refusal(&text, entry) else { return Ok(()) };
        // The reading that explains agrees with pest that the text is wrong.
        prop_assert_ne!(error.kind(), ParseErrorKind::Limit);
        prop_assert!(error.component().is_some());
        prop_assert!(text.is_char_boundary(error.at()));
        prop_assert_eq!(error.kind() == ParseErrorKind::End, error.at() == text.len());
        let report = error.report(&text);
        prop_assert!(!report.expected().is_empty());
        let drawn = report.to_string();
        prop_assert!(drawn.starts_with("error: ") && drawn.contains("\nexpected:"));
        prop_assert!(drawn.lines().all(|line| !line.contains(char::is_control)));
        if let Some(repaired) = report.repaired() {
            prop_assert!(refusal(&repaired, entry).is_none());
        }
    }

    #[test]
    fn what_stands_before_the_place_could_be_right(text in any_text()) {
        // Nothing that was refused at a byte is refused earlier once it is cut off there. (An `@` behind that byte may be what
        // makes a userinfo of what stands before it.)
        if let Some(error) = refusal(&text, EntryRule::UriReference) {
            let at = if text[error.at()..].contains('@') { "@" } else { "" };
            let before = text[..error.at()].to_owned() + at;
            if let Some(earlier) = refusal(&before, EntryRule::UriReference) {
                prop_assert!(earlier.at() >= error.at(), "{:?} is refused at {}", before, earlier.at());
            }
        }
    }

    #[test]
    fn a_password_is_never_shown(before in nearly_valid(), after in nearly_valid(), bad in "[ |<>\"]?") {
        let text = format!("http://{}:HUNTER{bad}TWO@h/{after}", before.replace(['/', '?', '#', ':'], ""));
        if let Some(error) = refusal(&text, EntryRule::UriReference) {
            let shown = format!("{error} {error:?} {}", error.report(&text));
            prop_assert!(!shown.contains("HUNTER") && !shown.contains("TWO"), "{}", shown);
        }
    }

    #[test]
    fn trees_nest(text in any_text(), entry in prop::sample::select(&EntryRule::ALL[..])) {
        let Ok(tree) = ParseTree::parse(entry, &text) else { return Ok(()) };
        for node in tree.root().descendants() {
            prop_assert_eq!(&text[node.span()], node.text());
            let mut end = node.span().start;
            for child in node.children() {
                prop_assert!(end <= child.span().start && child.span().end <= node.span().end);
                end = child.span().end;
            }
        }
        prop_assert_eq!(tree.to_string().lines().count(), tree.root().descendants().count());
    }

    #[test]
    fn ports_have_any_number_of_digits(port in "[0-9]{0,300}") {
        let text = format!("//h:{port}");
        prop_assert_eq!(UriReference::parse(&text).unwrap().port(), Some(port.as_str()));
    }

    #[test]
    fn any_rule_takes_any_text_without_a_panic(text in any_text(), rule in prop::sample::select(RULES)) {
        match ParseTree::parse_rule(rule, &text) {
            Ok(tree) => {
                prop_assert_eq!(tree.root().text(), text.as_str());
                let components = Components::of(&tree);
                let _ = (components.figure(20).to_string(), components.elements(), format!("{components:?}"));
            }
            Err(RuleError::Refused(error)) => prop_assert!(!error.report(&text).to_string().is_empty()),
            Err(other) => prop_assert!(false, "{}", other),
        }
    }
}

const RULES: &[&str] = &[
    "hier-part", "relative-part", "authority", "userinfo", "host", "port", "IP-literal", "IPvFuture", "IPv6address",
    "h16", "ls32", "IPv4address", "dec-octet", "reg-name", "path", "path-abempty", "path-absolute", "path-noscheme",
    "path-rootless", "path-empty", "segment", "segment-nz", "segment-nz-nc", "pchar", "query", "fragment",
    "pct-encoded", "unreserved", "reserved", "any-reference", "any-host", "ihier-part", "ihost", "iquery",
];

/// A megabyte of one thing after the other: were anything quadratic here, this test would not end.
#[test]
fn hostile_texts_cost_linear_time() {
    let starts = ["", "/", "//", "x:", "x://", "//[", "//u:", "//[::", "?", "#", "x://u:p"];
    let units = ["a", ":", "/", "@", "%", "%41", "[", "1.", "..", "/..", "1:", "é", "u:p@", "@/", "%25"];
    for start in starts {
        for unit in units {
            let text = start.to_owned() + &unit.repeat(20_000 / unit.len());
            if let Err(error) = UriReference::parse(&text) {
                let _ = error.report(&text).to_string();
            }
        }
    }
    for (start, unit) in [("/", "/a"), ("//", "u:p@"), ("", "a|"), ("//u:", "@/"), ("//[", ":1")] {
        let text = start.to_owned() + &unit.repeat(1_000_000 / unit.len());
        if let Err(error) = UriReference::parse(&text) {
            let _ = error.report(&text).to_string();
        }
    }
}
