//! What holds for every URI of every scheme that has a grammar: properties, on texts made by the scheme's own rule.

use std::collections::BTreeSet;

use pest_uri::scheme::SchemeUri;
use pest_uri::{Component, Normalize, ParseTree, Rung, Uri, strategy};
use proptest::prelude::*;
use proptest::strategy::BoxedStrategy;

use crate::generated::{config, nearly_valid};

/// The cases of one law are shared by all schemes.
const LEAST: u32 = 60;

/// Of one scheme. Many texts may be made that the rule does not match after all, the more the more cases there are.
fn config_of_one() -> ProptestConfig {
    let config = config();
    let cases = (config.cases / 15).max(LEAST);
    ProptestConfig { cases, max_local_rejects: u32::MAX, max_global_rejects: u32::MAX, ..config }
}

/// Tries a law on URIs of each scheme.
fn for_each_scheme(law: impl Fn(&str, &str) -> Result<(), TestCaseError>) {
    for (scheme, rule) in SchemeUri::known() {
        let texts = strategy::matching(rule.name).unwrap();
        proptest!(config_of_one(), |(text in texts)| law(scheme, &text)?);
    }
}

#[test]
fn each_grammar_lies_inside_the_generic_syntax() {
    for_each_scheme(|scheme, text| {
        let uri = Uri::parse(text).map_err(|error| TestCaseError::fail(format!("{scheme}: {text}: {error}")))?;
        prop_assert!(uri.scheme().eq_ignore_ascii_case(scheme), "{}", text);
        Ok(())
    });
}

#[test]
fn a_view_gives_its_uri_back_and_names_what_stands_in_it() {
    for_each_scheme(|_, text| {
        let uri = Uri::parse(text).unwrap();
        // What the grammar accepts may still break what the specification demands beyond it.
        let Ok(view) = SchemeUri::of(&uri) else { return Ok(()) };
        let view = view.unwrap();
        prop_assert_eq!(view.uri(), uri);
        for part in view.parts() {
            if let Some(slice) = part.text {
                let start = (slice.as_ptr() as usize).checked_sub(text.as_ptr() as usize);
                prop_assert!(
                    start.is_some_and(|start| text.get(start..start + slice.len()) == Some(slice)),
                    "{}",
                    part.name
                );
            }
        }
        // Each is an entry of one JSON object.
        let names: BTreeSet<_> = view.parts().iter().map(|part| part.name).collect();
        prop_assert_eq!(names.len(), view.parts().len());
        let _ = (view.figure(60).to_string(), format!("{view:?}"));
        prop_assert!(SchemeUri::parse_tree(&uri).unwrap().is_some());
        Ok(())
    });
}

#[test]
fn normalizing_by_the_scheme_keeps_the_meaning_and_is_done_once() {
    for_each_scheme(|scheme, text| {
        let uri = Uri::parse(text).unwrap();
        let normal = uri.normalize_with(Normalize::SCHEME);
        prop_assert_eq!(&normal.normalize_with(Normalize::SCHEME), &normal);
        prop_assert!(normal.is_normalized_with(Normalize::SCHEME), "{}", normal);
        prop_assert_eq!(uri.is_normalized_with(Normalize::SCHEME), normal == uri);
        prop_assert!(normal.is_normalized(), "{}", normal);
        prop_assert!(uri.is_equal_at(&normal, Rung::Scheme), "{}", normal);
        prop_assert_eq!(uri.key(Rung::Scheme), normal.key(Rung::Scheme));
        // `file:/a` means what `file:///a` means (RFC 8089, appendix B).
        prop_assert!(uri.authority().is_some() == normal.authority().is_some() || scheme == "file");
        // What RFC 3986 itself takes away, dot segments, may be what the scheme wants: `data:./a,`.
        let generic = uri.normalize_with(Normalize { scheme_syntax: false, ..Normalize::SCHEME });
        if SchemeUri::of(&generic).is_ok() {
            let view = SchemeUri::of(&normal);
            prop_assert!(view.is_ok(), "{}: {:?}", normal, view);
        }
        Ok(())
    });
}

#[test]
fn equal_keys_are_equal_references() {
    for (_, rule) in SchemeUri::known() {
        let texts = || strategy::matching(rule.name).unwrap();
        proptest!(config_of_one(), |(a in texts(), b in texts())| {
            let (a, b) = (Uri::parse(&a).unwrap(), Uri::parse(&b).unwrap());
            prop_assert_eq!(a.is_equal_at(&b, Rung::Scheme), b.is_equal_at(&a, Rung::Scheme));
            if a.key(Rung::Scheme) == b.key(Rung::Scheme) {
                prop_assert!(a.is_equal_at(&b, Rung::Scheme), "{} {}", a, b);
            }
        });
    }
}

/// Texts of a scheme with something changed in them: many are nearly right.
fn nearly(scheme: &'static str, rule: &'static str) -> BoxedStrategy<String> {
    let texts = strategy::matching(rule).unwrap();
    let changed = (texts, nearly_valid(), any::<prop::sample::Index>(), any::<prop::sample::Index>());
    let changed = changed.prop_map(|(text, piece, start, end)| {
        let (start, end) = (start.index(text.len() + 1), end.index(text.len() + 1));
        text.get(..start).unwrap_or_default().to_owned() + &piece + text.get(end.max(start)..).unwrap_or_default()
    });
    prop_oneof![3 => changed, 1 => nearly_valid().prop_map(move |text| format!("{scheme}:{text}"))].boxed()
}

#[test]
fn a_refusal_says_where_and_by_which_rule() {
    for (scheme, rule) in SchemeUri::known() {
        proptest!(config_of_one(), |(text in nearly(scheme, rule.name))| {
            let Ok(uri) = Uri::parse(&text) else { return Ok(()) };
            match SchemeUri::of(&uri) {
                Ok(view) => prop_assert!(view.is_none_or(|view| view.uri() == uri)),
                Err(error) => {
                    prop_assert!(error.at().is_some_and(|at| at <= text.len()), "{} {:?}", text, error);
                    prop_assert!(!error.rule().is_empty() && !error.section().is_empty());
                    prop_assert!(error.report(&text).contains(error.section()), "{}", error.report(&text));
                    if let Some(error) = error.parse_error() {
                        prop_assert_ne!(error.component(), Some(Component::Scheme), "{}", text);
                        prop_assert!(ParseTree::parse_rule(rule.name, &text).is_err());
                    }
                }
            }
            let _ = uri.normalize_with(Normalize::SCHEME);
        });
    }
}
