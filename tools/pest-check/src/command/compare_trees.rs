//! The option `--trees` of `compare`: parse trees of the texts that both rules accept.

use std::io::{self, Write as _};

use command_output::stdout::Output;
use pest_check::{Limits, Operand, SourceChange, TreeDifference, compare_trees};
use serde::Serialize;

use crate::command::compare_rules::folded;
use crate::command::error::GrammarError;
use crate::command::progress;
use crate::command::rule_difference::{RuleMatchJson, path_json, rule_match_json};

/// The comparison of the trees of two rules.
pub enum Trees {
    /// Not requested, or the comparison of texts is undecided.
    NotRequested,
    Same,
    Different(TreeDifference),
    Undecided(GrammarError),
}

impl Trees {
    /// Compares the trees of two rules. `source_change` is known if their source can be compared.
    pub fn compare(sides: [&Operand; 2], source_change: Option<SourceChange>, limits: Limits) -> Self {
        if source_change == Some(SourceChange::Unchanged) {
            return Trees::Same;
        }
        progress::show(&format!("comparing the trees of {}", sides[1].rule()));
        let compared = compare_trees(sides, limits);
        progress::show("");
        match compared {
            Ok(None) => Trees::Same,
            Ok(Some(difference)) => Trees::Different(difference),
            Err(error) => Trees::Undecided(error.into()),
        }
    }

    /// Returns a text with different trees, if there is one.
    pub fn difference(&self) -> Option<&TreeDifference> {
        if let Trees::Different(difference) = self { Some(difference) } else { None }
    }

    /// Prints the trees if they differ.
    pub fn print(&self, out: &mut Output, label: &str) -> io::Result<()> {
        let Some(difference) = self.difference() else { return Ok(()) };
        let [a, b] = difference.describe_nodes();
        writeln!(out, "  {label}: {}: A has {a}, B has {b}", difference.describe_position())
    }

    /// Prints the reason if the comparison is undecided.
    pub fn print_undecided(&self, out: &mut Output, rule: &str) -> io::Result<()> {
        let Trees::Undecided(error) = self else { return Ok(()) };
        out.write_line(format!("undecided trees: {rule}: {error}"))
    }

    /// Returns the JSON object.
    pub fn object(&self) -> Option<TreesJson<'_>> {
        let equal = match self {
            Trees::NotRequested => return None,
            Trees::Same => Some(true),
            Trees::Different(_) => Some(false),
            Trees::Undecided(_) => None,
        };
        let difference = self.difference();
        let node = |side: usize| difference.and_then(|it| it.nodes[side].as_ref()).map(rule_match_json);
        Some(TreesJson {
            equal,
            text: difference.map(|it| it.text.as_str()),
            under: difference.map(|it| path_json(&it.under)),
            node_a: node(0),
            node_b: node(1),
            error: if let Trees::Undecided(error) = self { Some(error.to_string()) } else { None },
        })
    }
}

/// Prints all rules with different trees: a line for each rule that differs itself, and only the
/// names of rules that differ through used rules.
pub fn print_different_trees<'t>(
    out: &mut Output,
    rules: &(impl Iterator<Item = (&'t str, &'t Trees)> + Clone),
    all: bool,
) -> io::Result<()> {
    let differing = || rules.clone().filter_map(|(rule, trees)| Some((rule, trees, trees.difference()?)));
    let is_through_used_rule = |rule: &str, difference: &TreeDifference| {
        let innermost = difference.under.rules().last().map_or(rule, |node| &node.rule);
        innermost != rule && differing().any(|(other, ..)| other == innermost)
    };
    if differing().next().is_some() {
        writeln!(out, "different trees:")?;
    }
    for (rule, trees, _) in differing().filter(|(rule, _, difference)| !is_through_used_rule(rule, difference)) {
        trees.print(out, rule)?;
    }
    let following: Vec<&str> = differing()
        .filter(|(rule, _, difference)| is_through_used_rule(rule, difference))
        .map(|(rule, ..)| rule)
        .collect();
    if following.is_empty() { Ok(()) } else { writeln!(out, "  through used rules: {}", folded(&following, all)) }
}

/// The comparison of the trees of two rules. If they differ: a text, the common nodes, and the
/// first different nodes.
#[derive(Serialize)]
pub struct TreesJson<'t> {
    equal: Option<bool>,
    text: Option<&'t str>,
    under: Option<Vec<RuleMatchJson<'t>>>,
    node_a: Option<RuleMatchJson<'t>>,
    node_b: Option<RuleMatchJson<'t>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}
