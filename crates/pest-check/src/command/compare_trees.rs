//! The option `--trees` of `compare`: how rules read the texts that both accept.

use std::io::{self, Write as _};

use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::output::stdout::Output;
use crate::command::rule_difference::{RuleObject, object_of_rule, rules_of_path};
use crate::comparing::{Side, TreeDifference, Writing, compare_renamed_trees};
use crate::decision::Limits;

/// The comparison of the trees of two rules.
pub enum Trees {
    /// Not requested, or it is unknown which texts the rules accept.
    NotAsked,
    Same,
    Other(TreeDifference),
    Undecided(GrammarError),
}

impl Trees {
    /// Compares the trees of two rules. `writing` is how they are written, if that can be compared; `renamed` are the rules that have
    /// another name on the other side.
    pub fn compare(sides: [&Side; 2], writing: Option<Writing>, renamed: &[[&str; 2]], limits: Limits) -> Self {
        if writing == Some(Writing::Same) {
            return Trees::Same;
        }
        match compare_renamed_trees(sides, renamed, limits) {
            Ok(None) => Trees::Same,
            Ok(Some(difference)) => Trees::Other(difference),
            Err(error) => Trees::Undecided(error.into()),
        }
    }

    /// Returns a text with two different trees, if there is one.
    pub fn difference(&self) -> Option<&TreeDifference> {
        if let Trees::Other(difference) = self { Some(difference) } else { None }
    }

    /// Prints trees that differ.
    pub fn print(&self, out: &mut Output, label: &str) -> io::Result<()> {
        let Some(difference) = self.difference() else { return Ok(()) };
        let [a, b] = difference.told();
        writeln!(out, "  {label}: {}: A has {a}, B has {b}", difference.place())
    }

    /// Prints why it is unknown whether trees differ, if it is.
    pub fn print_undecided(&self, out: &mut Output, rule: &str) -> io::Result<()> {
        let Trees::Undecided(error) = self else { return Ok(()) };
        out.write_line(format!("trees not decided: {rule}: {error}"))
    }

    /// Returns the JSON object.
    pub fn object(&self) -> Option<TreesObject<'_>> {
        let equal = match self {
            Trees::NotAsked => return None,
            Trees::Same => Some(true),
            Trees::Other(_) => Some(false),
            Trees::Undecided(_) => None,
        };
        let difference = self.difference();
        let node = |side: usize| difference.and_then(|it| it.nodes[side].as_ref()).map(object_of_rule);
        Some(TreesObject {
            equal,
            text: difference.map(|it| it.text.as_str()),
            under: difference.map(|it| rules_of_path(&it.under)),
            node_a: node(0),
            node_b: node(1),
            error: if let Trees::Undecided(error) = self { Some(error.to_string()) } else { None },
        })
    }
}

/// Prints all rules that make different trees: one line for each rule that differs itself, and only the names of rules that differ by what
/// they use.
pub fn print_other_trees<'t>(
    out: &mut Output,
    rules: &(impl Iterator<Item = (&'t str, &'t Trees)> + Clone),
) -> io::Result<()> {
    let differing = || rules.clone().filter_map(|(rule, trees)| Some((rule, trees, trees.difference()?)));
    let is_by_use = |rule: &str, difference: &TreeDifference| {
        let innermost = difference.under.rules().last().map_or(rule, |node| &node.rule);
        innermost != rule && differing().any(|(other, ..)| other == innermost)
    };
    if differing().next().is_some() {
        writeln!(out, "other trees:")?;
    }
    for (rule, trees, _) in differing().filter(|(rule, _, difference)| !is_by_use(rule, difference)) {
        trees.print(out, rule)?;
    }
    let following: Vec<&str> =
        differing().filter(|(rule, _, difference)| is_by_use(rule, difference)).map(|(rule, ..)| rule).collect();
    if following.is_empty() { Ok(()) } else { writeln!(out, "  by what they use: {}", following.join(", ")) }
}

/// Whether two rules make the same trees. If not, a text with two trees, the nodes that both have, and those that only one has.
#[derive(Serialize)]
pub struct TreesObject<'t> {
    equal: Option<bool>,
    text: Option<&'t str>,
    under: Option<Vec<RuleObject<'t>>>,
    node_a: Option<RuleObject<'t>>,
    node_b: Option<RuleObject<'t>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}
