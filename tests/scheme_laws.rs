//! Properties of every URI of every scheme that has a grammar, on texts made from the scheme's own rule.

use pest_uri::scheme::SchemeUri;
use pest_uri::{Uri, strategy};
use proptest::prelude::*;
use proptest::strategy::BoxedStrategy;

use crate::comparison::pair;
use crate::generated::{any_text, config, nearly_valid, reference};
use crate::properties::schemes;

/// All schemes share the cases of one law.
const LEAST: u32 = 60;

/// The configuration for one scheme. The rule may reject many of the generated texts, and more of them if there are more cases.
fn config_of_one() -> ProptestConfig {
    let config = config();
    let cases = (config.cases / 15).max(LEAST);
    ProptestConfig { cases, max_local_rejects: u32::MAX, max_global_rejects: u32::MAX, ..config }
}

/// Tries a law on the URIs of each scheme.
fn for_each_scheme(law: impl Fn(&str, &str) -> Result<(), TestCaseError>) {
    for (scheme, rule) in SchemeUri::known() {
        let texts = strategy::matching(rule.name).unwrap();
        proptest!(config_of_one(), |(text in texts)| law(scheme, &text)?);
    }
}

#[test]
fn a_view_gives_its_uri_back_and_names_what_stands_in_it() {
    for_each_scheme(|_, text| {
        let uri = Uri::parse(text).unwrap();
        // A text that the grammar accepts may still break other requirements of the specification.
        let Ok(typed) = SchemeUri::from_uri(&uri) else { return Ok(()) };
        let typed = typed.unwrap();
        prop_assert_eq!(typed.uri(), uri);
        schemes::names_what_stands_in_it(&typed);
        Ok(())
    });
}

#[test]
fn normalizing_by_the_scheme_keeps_the_meaning_and_is_done_once() {
    for_each_scheme(|_, text| {
        schemes::normalizes_once(&Uri::parse(text).unwrap());
        Ok(())
    });
}

#[test]
fn two_are_equivalent_as_they_normalize() {
    for (_, rule) in SchemeUri::known() {
        let texts = || strategy::matching(rule.name).unwrap();
        proptest!(config_of_one(), |(a in texts(), b in texts())| {
            schemes::compares_as_it_normalizes(&a, &b);
        });
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_reference_keeps_its_meaning(text in prop_oneof![3 => reference(), 1 => any_text()]) {
        schemes::normalizing_keeps_the_meaning(&text);
    }

    #[test]
    fn any_two_are_equivalent_as_they_normalize((a, b) in pair()) {
        schemes::compares_as_it_normalizes(&a, &b);
    }
}

/// Texts of a scheme with a change in them; many are nearly valid.
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
        proptest!(config_of_one(), |(text in nearly(scheme, rule.name))| schemes::check(&text));
    }
}
