//! Compares the core rules of ABNF in pest with those of RFC 5234.

use grammar_reader::core_rules::{in_pest, names};

use crate::support::{Grammar, differences};

#[test]
fn pest_core_rules_equal_those_of_abnf() {
    let rule = |name| format!("{name} = {}\n", in_pest(name).unwrap());
    let pest = Grammar::pest(names().map(rule).collect::<String>());
    let abnf = Grammar::Abnf(vec![]);
    assert_eq!(names().count(), 16);
    for name in names() {
        assert_eq!(differences((&pest, name), (&abnf, name)), [None, None], "{name}");
    }
}
