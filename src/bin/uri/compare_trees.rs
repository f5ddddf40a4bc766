//! `uri grammar compare --trees`: what rules make of the texts that both accept.

use std::io::{self, Write as _};

use pest_regular::{Limits, RuleComparison, Side, TreeDifference, Writing, compare_trees};
use serde::Serialize;

use crate::grammar_error::GrammarError;
use crate::output::Output;
use crate::rule_difference::{RuleObject, rules_of_path};

/// The trees of two rules.
pub enum Trees {
    NotAsked,
    Same,
    Other(TreeDifference),
    Undecided(GrammarError),
}

impl Trees {
    /// Of rules that were compared. Where it is not known which texts they accept, or they are written alike, there is nothing to ask.
    pub fn of(rule: &RuleComparison, limits: Limits) -> Self {
        match (&rule.comparison, rule.writing) {
            (Err(_), _) => Trees::NotAsked,
            (_, Writing::Same) => Trees::Same,
            _ => Trees::of_sides(rule.sides.each_ref(), limits),
        }
    }

    /// Of two rules.
    pub fn of_sides(sides: [&Side; 2], limits: Limits) -> Self {
        match compare_trees(sides, limits) {
            Ok(None) => Trees::Same,
            Ok(Some(difference)) => Trees::Other(difference),
            Err(error) => Trees::Undecided(error.into()),
        }
    }

    /// Tells of trees that differ.
    pub fn tell(&self, out: &mut Output, rule: &str) -> io::Result<()> {
        let Trees::Other(difference) = self else { return Ok(()) };
        let [a, b] = difference.readings();
        writeln!(out, "  {rule}: A reads {:?} {a}, B {b}", difference.text)
    }

    /// Tells why it is not known whether trees differ, if it is not.
    pub fn tell_undecided(&self, out: &mut Output, rule: &str) -> io::Result<()> {
        let Trees::Undecided(error) = self else { return Ok(()) };
        out.write_line(format!("not decided: {rule}: its trees: {error}"))
    }

    /// The object that stands for it in JSON.
    pub fn object(&self) -> Option<TreesObject<'_>> {
        let (equal, difference) = match self {
            Trees::NotAsked => return None,
            Trees::Same => (Some(true), None),
            Trees::Other(difference) => (Some(false), Some(difference)),
            Trees::Undecided(_) => (None, None),
        };
        let path = |side: usize| difference.map(|it| rules_of_path(&it.paths[side]));
        let error = if let Trees::Undecided(error) = self { Some(error.to_string()) } else { None };
        let text = difference.map(|it| it.text.as_str());
        Some(TreesObject { equal, text, path_a: path(0), path_b: path(1), error })
    }
}

/// Whether two rules make the same trees, and a text of two trees if not.
#[derive(Serialize)]
pub struct TreesObject<'t> {
    equal: Option<bool>,
    text: Option<&'t str>,
    path_a: Option<Vec<RuleObject<'t>>>,
    path_b: Option<Vec<RuleObject<'t>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}
