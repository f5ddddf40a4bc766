//! Package URLs.

use crate::support::grammar;

/// Decides this for all texts.
#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(include_str!("../grammar/pkg.pest")));
}
