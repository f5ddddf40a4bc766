//! Laws for every text: properties on generated texts that are valid, nearly valid, or arbitrary.

use pest_uri::{EntryRule, ParseError, ParseTree, UriReference};
use proptest::prelude::*;

use crate::generated::{any_text, config, nearly_valid};
use crate::properties::{never_panics, parse_print_parse, readers_agree};

fn failure(text: &str, entry: EntryRule) -> Option<ParseError> {
    ParseTree::parse(entry, text).err()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn parse_print_build_round_trips(text in any_text()) {
        parse_print_parse::check(&text);
    }

    #[test]
    fn kinds_of_reference_are_consistent(text in any_text()) {
        readers_agree::kinds_fit_together(&text);
    }

    #[test]
    fn errors_are_explained(text in any_text(), entry in prop::sample::select(EntryRule::ALL)) {
        readers_agree::error_is_explained(entry, &text);
    }

    #[test]
    fn text_before_the_offset_can_be_completed(text in any_text()) {
        // If a text is rejected at a byte, it is not rejected earlier after it is cut off there. (An `@` after that
        // byte may turn the text before it into a userinfo.)
        if let Some(error) = failure(&text, EntryRule::UriReference) {
            let at = if text[error.offset()..].contains('@') { "@" } else { "" };
            let before = text[..error.offset()].to_owned() + at;
            if let Some(earlier) = failure(&before, EntryRule::UriReference) {
                prop_assert!(earlier.offset() >= error.offset(), "{:?} is rejected at {}", before, earlier.offset());
            }
        }
    }

    #[test]
    fn reports_hide_passwords(before in nearly_valid(), after in nearly_valid(), bad in "[ |<>\"]?") {
        let text = format!("http://{}:HUNTER{bad}TWO@h/{after}", before.replace(|it: char| "/?#:".contains(it) || it.is_whitespace(), ""));
        if let Some(error) = failure(&text, EntryRule::UriReference) {
            let shown = format!("{error} {error:?} {}", error.report(&text));
            prop_assert!(!shown.contains("HUNTER") && !shown.contains("TWO"), "{}", shown);
        }
    }

    #[test]
    fn trees_nest(text in any_text(), entry in prop::sample::select(EntryRule::ALL)) {
        if let Ok(tree) = ParseTree::parse(entry, &text) {
            readers_agree::nests(&tree);
        }
    }

    #[test]
    fn ports_may_have_any_number_of_digits(port in "[0-9]{0,300}") {
        let text = format!("//h:{port}");
        prop_assert_eq!(UriReference::parse(&text).unwrap().port_str(), Some(port.as_str()));
    }

    #[test]
    fn parse_rule_never_panics(text in any_text(), rule in prop::sample::select(RULES)) {
        never_panics::parses_or_rejects(rule, &text);
    }
}

const RULES: &[&str] = &[
    "hier-part", "relative-part", "authority", "userinfo", "host", "port", "IP-literal", "IPvFuture", "IPv6address",
    "h16", "ls32", "IPv4address", "dec-octet", "reg-name", "path", "path-abempty", "path-absolute", "path-noscheme",
    "path-rootless", "path-empty", "segment", "segment-nz", "segment-nz-nc", "pchar", "query", "fragment",
    "pct-encoded", "unreserved", "reserved", "ihier-part", "ihost", "iquery",
];
