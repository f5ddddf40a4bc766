//! The places of the parts that never match.

use grammar_reader::Error;

use crate::dead_parts::{Role, Uses};
use crate::decision::Deadline;
use crate::findings::callers::Callers;
use crate::findings::finding::Place;
use crate::findings::grammar::analyses;
use crate::findings::spans::Spans;
use crate::pest_notation::grammar::PestGrammar;

/// Returns the places of the parts of rules that never match, with their rules.
///
/// # Errors
/// The files are too large.
pub fn never_matching(grammar: &PestGrammar, deadline: Deadline) -> Result<Vec<(String, Role, Place)>, Error> {
    let spans = Spans::new(grammar.files())?;
    let mut found = vec![];
    for (rule, analysis) in analyses(grammar, &Callers::new(grammar), &Uses::new(grammar), deadline) {
        let Some(expression) = grammar.rule(rule).map(|rule| &rule.expr) else { continue };
        let places =
            analysis.dead.iter().filter_map(|dead| Some((dead.role, spans.part(rule, expression, dead.position)?.0)));
        // Parts without a place of their own have that of the rule.
        let name = spans.rule(rule);
        let places = places.filter(|(role, place)| *role == Role::Rule || name.as_ref() != Some(place));
        found.extend(places.map(|(role, place)| (rule.to_owned(), role, place)));
    }
    Ok(found)
}
