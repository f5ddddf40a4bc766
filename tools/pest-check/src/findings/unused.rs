//! Findings about rules that no rule uses.

use std::collections::HashSet;

use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::names;

use crate::findings::code::Code;
use crate::findings::finding::{Finding, Place};
use crate::findings::spans::Spans;
use crate::pest_notation::grammar::PestGrammar;

/// Returns the rules that no other rule uses, if another rule is clearly the first: it uses `SOI`.
pub fn findings(grammar: &PestGrammar, spans: &Spans) -> Vec<Finding> {
    let rules = || grammar.rules().filter_map(|name| grammar.rule(name));
    let uses_start = |name: &str| grammar.rule(name).is_some_and(|rule| names(&rule.expr).any(|it| it == "SOI"));
    if !grammar.rules().any(uses_start) {
        return vec![];
    }
    let used: HashSet<&str> =
        rules().flat_map(|rule| names(&rule.expr).filter(|name| *name != rule.name.as_str())).collect();
    let unused = grammar.rules().filter(|name| !used.contains(name) && !uses_start(name) && !IMPLICIT.contains(name));
    let unused: Vec<(&str, Place)> = unused.filter_map(|name| Some((name, spans.rule(name)?))).collect();
    let note = |(name, place): &(&str, Place), message: String, others: &[(&str, Place)]| {
        let reason = Some("only a program that starts with this rule can use it".to_owned());
        let others = others.iter().map(|(_, place)| place.clone()).collect();
        Finding { others, reason, ..Finding::new(Code::UnusedRule, Some(name), place.clone(), message) }
    };
    match &*unused {
        [first, others @ ..] if others.len() >= MOST_NOTES => {
            vec![note(first, format!("no rule uses `{}` and {} others", first.0, others.len()), others)]
        }
        _ => unused.iter().map(|it| note(it, format!("no rule uses `{}`", it.0), &[])).collect(),
    }
}

/// The number of unused rules from which on they are one note.
const MOST_NOTES: usize = 5;
