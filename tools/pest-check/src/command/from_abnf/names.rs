//! The names of rules in pest.

use std::collections::HashMap;

use grammar_reader::abnf_notation::grammar::key;
use grammar_reader::checks::RESERVED;
use grammar_reader::pest_notation::builtins::{IMPLICIT, names};
use grammar_reader::{SourceFile, core_rules};
use pest_check::PestGrammar;

/// The names of pest rules, by the keys of the names in ABNF.
pub struct Names(HashMap<String, String>);

impl Names {
    /// Creates names: `-` becomes `_`, and `_` is added to names that pest does not allow.
    pub fn new<'n>(rules: impl Iterator<Item = &'n str>) -> Self {
        // A file may define core rules itself.
        let core = core_rules::names().map(|rule| (key(rule), rule.to_owned()));
        Names(core.chain(rules.map(|rule| (key(rule), pest_name(rule)))).collect())
    }

    /// Returns the name of a rule.
    pub fn get(&self, rule: &str) -> String {
        self.0.get(&key(rule)).cloned().unwrap_or_else(|| pest_name(rule))
    }
}

fn pest_name(rule: &str) -> String {
    let mut name = rule.replace('-', "_");
    let special = || IMPLICIT.into_iter().chain(RESERVED).chain(names());
    let is_rejected = |name: &str| {
        let text = format!("{name} = {{ \"a\" }}\n");
        PestGrammar::read(&[SourceFile { name: String::new(), text }]).is_err()
    };
    while special().any(|known| known == name) || is_rejected(&name) {
        name.push('_');
    }
    name
}
