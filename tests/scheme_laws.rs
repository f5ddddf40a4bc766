//! Properties of every URI of every scheme that has a grammar, on texts made from the scheme's own rule.

use pest_uri::scheme::SchemeUri;
use pest_uri::{Uri, strategy};
use proptest::prelude::*;
use proptest::strategy::BoxedStrategy;

use crate::comparison::pair;
use crate::generated::{any_text, config, nearly_valid, reference};
use crate::properties::schemes;

/// All schemes share the cases of one law.
const MIN_CASES: u32 = 60;

/// The configuration for one scheme. The rule may reject many of the generated texts, and more of them if there are more cases.
fn config_per_scheme() -> ProptestConfig {
    let config = config();
    let cases = (config.cases / 15).max(MIN_CASES);
    ProptestConfig { cases, max_local_rejects: u32::MAX, max_global_rejects: u32::MAX, ..config }
}

/// Tries a law on the URIs of each scheme.
fn for_each_scheme(law: impl Fn(&str, &str) -> Result<(), TestCaseError>) {
    for (scheme, rule) in SchemeUri::known() {
        let texts = strategy::matching(rule.name).unwrap();
        proptest!(config_per_scheme(), |(text in texts)| law(scheme, &text)?);
    }
}

#[test]
fn typed_uri_returns_its_uri_and_fields() {
    for_each_scheme(|_, text| {
        let uri = Uri::parse(text).unwrap();
        // A text that the grammar accepts may still break other requirements of the specification.
        let Ok(typed) = SchemeUri::from_uri(&uri) else { return Ok(()) };
        let typed = typed.unwrap();
        prop_assert_eq!(typed.uri(), uri);
        schemes::returns_its_uri_and_fields(&typed);
        Ok(())
    });
}

#[test]
fn scheme_normalization_is_idempotent_and_keeps_meaning() {
    for_each_scheme(|_, text| {
        schemes::normalization_is_idempotent(&Uri::parse(text).unwrap());
        Ok(())
    });
}

#[test]
fn equivalence_agrees_with_normal_forms() {
    for (_, rule) in SchemeUri::known() {
        let texts = || strategy::matching(rule.name).unwrap();
        proptest!(config_per_scheme(), |(a in texts(), b in texts())| {
            schemes::compares_as_it_normalizes(&a, &b);
        });
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn normalizing_any_reference_keeps_meaning(text in prop_oneof![3 => reference(), 1 => any_text()]) {
        schemes::normalizing_keeps_the_meaning(&text);
    }

    #[test]
    fn equivalence_of_any_pair_agrees_with_normal_forms((a, b) in pair()) {
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
fn errors_name_offset_and_rule() {
    for (scheme, rule) in SchemeUri::known() {
        proptest!(config_per_scheme(), |(text in nearly(scheme, rule.name))| schemes::check(&text));
    }
}
