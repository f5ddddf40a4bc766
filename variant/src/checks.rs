//! What pest takes for a grammar, and what is none for references all the same.

use pest_meta::ast::{Rule, RuleType};

use crate::recursion::reached_from;

/// The rules that the walk to the components meets. A grammar without one of them cannot be that of references.
const NEEDED: [&str; 13] = [
    "URI_reference", "scheme", "authority", "host", "IPv6address", "IPvFuture", "IPv4address", "path_abempty",
    "path_absolute", "path_noscheme", "path_rootless", "path_empty", "query",
];

/// The names that nothing in Rust can have, not even behind `r#`.
const RESERVED: [&str; 4] = ["self", "Self", "super", "crate"];

/// Says what is wrong with the rules, and where.
pub fn check(rules: &[Rule], places: &[String]) -> Result<(), String> {
    for (rule, place) in rules.iter().zip(places) {
        if RESERVED.contains(&rule.name.as_str()) {
            let name = &rule.name;
            return Err(format!("{place}: Rust keeps the name `{name}` for itself; give the rule another"));
        }
        if matches!(rule.name.as_str(), "WHITESPACE" | "COMMENT") {
            let name = &rule.name;
            return Err(format!(
                "{place}: with a rule `{name}`, pest lets it stand between the parts of all rules, those of RFC 3986 too; give it \
                 another name"
            ));
        }
    }
    let find = |name: &str| rules.iter().position(|rule| rule.name == name);
    for needed in NEEDED {
        let rule = find(needed)
            .ok_or_else(|| format!("the grammar has no rule `{needed}`, which the walk to the components needs"))?;
        if rules[rule].ty == RuleType::Silent {
            let place = &places[rule];
            return Err(format!(
                "{place}: the rule `{needed}` is silent (`_{{`), so that the walk to the components misses it"
            ));
        }
    }
    // What stands inside an atomic rule makes no node.
    let generic = find("URI_reference").map(|rule| reached_from(rules, rule)).unwrap_or_default();
    let atomic = |&(index, rule): &(usize, &Rule)| rule.ty == RuleType::Atomic && generic[index];
    for (index, Rule { name, .. }) in rules.iter().enumerate().filter(atomic) {
        let inside = reached_from(rules, index);
        if let Some(hidden) = NEEDED.iter().find(|needed| find(needed).is_some_and(|needed| inside[needed])) {
            let place = &places[index];
            return Err(format!(
                "{place}: the rule `{name}` is atomic (`@{{`), so that the walk to the components misses `{hidden}` inside it"
            ));
        }
    }
    Ok(())
}
