//! What an edit of grammar files changes, as text and Markdown.

use std::fmt::Write as _;

use grammar_reader::{Error, Problem, SourceFile};

use crate::command::compare_rules::search_difference;
use crate::command::error::GrammarError;
use crate::command::rule_argument::{file_in, is_abnf_name};
use crate::command::shipped::ShippedGrammars;
use crate::comparing::{Operand, RuleComparison, RulePairs, SourceChange, compare_renamed_trees, compare_rules};
use crate::decision::{Limits, Question};

/// What an edit of files that are read as one grammar changes.
pub struct FileDiff {
    names: String,
    rules: Vec<RuleDiff>,
    /// The old and new names of renamed rules.
    renamed: Vec<[String; 2]>,
    removed: Vec<String>,
    new: Vec<String>,
    /// The rules that use an edited rule, and cannot be compared.
    undecided: Vec<String>,
}

/// What an edit changes in a rule.
struct RuleDiff {
    rule: String,
    /// Whether only rules that it uses are edited.
    is_through_others: bool,
    accepts: Option<String>,
    rejects: Option<String>,
    /// A text with another tree.
    tree: Option<String>,
    /// The reason why nothing is known.
    unknown: Option<String>,
}

impl FileDiff {
    /// Compares files with those of a git revision.
    pub fn read(names: &str, revision: &str, megabytes: u32, shipped: &ShippedGrammars) -> Result<Self, GrammarError> {
        let sides = [operand(names, Some(revision), shipped)?, operand(names, None, shipped)?];
        let sides = [&sides[0], &sides[1]];
        let mut pairs = RulePairs::new(sides);
        let renamed = pairs.take_renamed(sides);
        let bytes = usize::try_from(megabytes).unwrap_or(usize::MAX).saturating_mul(1_000_000);
        let limits = Limits::default().bytes(bytes);
        let is_pest = !names.split(',').all(is_abnf_name);
        let all = pairs.in_both.iter().chain(&renamed).copied();
        let compared = compare_rules(sides, all, Question::Equal, limits).into_iter();
        let compared = compared.map(|rule| search_difference(rule, Question::Equal, limits));
        let mut rules: Vec<RuleDiff> = compared.filter_map(|rule| RuleDiff::new(&rule, is_pest, &renamed)).collect();
        let mut undecided = vec![];
        // If a used rule is edited, one line for all is enough.
        rules.retain(|rule| {
            let is_kept = !rule.is_through_others || rule.unknown.is_none();
            undecided.extend((!is_kept).then(|| rule.rule.clone()));
            is_kept
        });
        rules.sort_by_key(|rule| rule.is_through_others);
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        let renamed = renamed.iter().map(|names| names.map(str::to_owned)).collect();
        let (removed, new) = (owned(pairs.only_left), owned(pairs.only_right));
        Ok(FileDiff { names: names.to_owned(), rules, renamed, removed, new, undecided })
    }

    /// Returns whether any rule changes.
    pub fn has_changes(&self) -> bool {
        !self.rules.is_empty() || !self.names_changed().is_empty()
    }

    /// Returns the report as plain text.
    pub fn text(&self) -> String {
        let mut text = format!("{}:\n", self.names);
        for rule in &self.rules {
            let through = if rule.is_through_others { " (through rules that it uses)" } else { "" };
            push(&mut text, &format!("  {}{through}", rule.rule));
            let lines = [("accepts now ", &rule.accepts), ("rejects now ", &rule.rejects)];
            for (what, witness) in lines {
                if let Some(witness) = witness {
                    push(&mut text, &format!("    {what}{witness:?}"));
                }
            }
            for line in rule.tree.iter().chain(&rule.unknown) {
                push(&mut text, &format!("    {line}"));
            }
        }
        for line in self.names_changed() {
            push(&mut text, &format!("  {line}"));
        }
        text
    }

    /// Returns the report as Markdown.
    pub fn markdown(&self) -> String {
        let mut text = format!("**{}**\n\n", self.names);
        if !self.rules.is_empty() {
            text += "| rule | accepts now | rejects now | |\n|---|---|---|---|\n";
        }
        for rule in &self.rules {
            let through = if rule.is_through_others { " (through rules that it uses)" } else { "" };
            let witness =
                |witness: &Option<String>| witness.as_ref().map(|it| code(&format!("{it:?}"))).unwrap_or_default();
            let others: Vec<String> = rule.tree.iter().chain(&rule.unknown).map(|it| code(it)).collect();
            let (accepts, rejects) = (witness(&rule.accepts), witness(&rule.rejects));
            push(&mut text, &format!("| `{}`{through} | {accepts} | {rejects} | {} |", rule.rule, others.join(" ")));
        }
        text += if self.rules.is_empty() { "" } else { "\n" };
        for line in self.names_changed() {
            push(&mut text, &format!("- {line}"));
        }
        text += if self.names_changed().is_empty() { "" } else { "\n" };
        text
    }

    /// Returns a line for each kind of change that has only names.
    fn names_changed(&self) -> Vec<String> {
        let renamed: Vec<String> = self.renamed.iter().map(|[old, new]| format!("{old} is now {new}")).collect();
        let all = [
            ("renamed", renamed),
            ("removed", self.removed.clone()),
            ("new", self.new.clone()),
            ("use an edited rule, and cannot be compared", self.undecided.clone()),
        ];
        let some = all.into_iter().filter(|(_, names)| !names.is_empty());
        some.map(|(what, names)| format!("{what}: {}", names.join(", "))).collect()
    }
}

impl RuleDiff {
    /// Returns what changes in a rule, or `None` if nothing does.
    fn new(rule: &RuleComparison, is_pest: bool, renamed: &[[&str; 2]]) -> Option<Self> {
        let RuleComparison { sides: [before, after], source_change, comparison, .. } = rule;
        if *source_change == SourceChange::Unchanged {
            return None;
        }
        let mut diff = RuleDiff {
            rule: after.rule().to_owned(),
            is_through_others: *source_change == SourceChange::OnlyInUsedRules,
            accepts: None,
            rejects: None,
            tree: None,
            unknown: None,
        };
        match comparison {
            Err(Error { problem: problem @ Problem::NoDifferenceFound { .. }, .. }) => {
                diff.unknown = Some(format!("edited; {problem}"));
            }
            Err(error) => diff.unknown = Some(format!("edited, but not compared: {}", error.problem)),
            Ok(comparison) => {
                diff.accepts = comparison.only_right.as_ref().map(|witness| witness.text.clone());
                diff.rejects = comparison.only_left.as_ref().map(|witness| witness.text.clone());
                let trees = is_pest.then(|| compare_renamed_trees([before, after], renamed, Limits::brief()));
                diff.tree = trees.and_then(|trees| match trees {
                    Ok(None) => None,
                    Ok(Some(difference)) => {
                        let [before, after] = difference.describe_nodes();
                        let place = difference.describe_position();
                        Some(format!("other tree for {place}: now {after}, before {before}"))
                    }
                    Err(error) => Some(format!("trees are not compared: {}", error.problem)),
                });
            }
        }
        let is_changed = [&diff.accepts, &diff.rejects, &diff.tree, &diff.unknown].iter().any(|it| it.is_some());
        is_changed.then_some(diff)
    }
}

/// Reads files, from a git revision if one is given. A file that does not exist is empty.
fn operand(names: &str, revision: Option<&str>, shipped: &ShippedGrammars) -> Result<Operand, GrammarError> {
    let files: Vec<SourceFile> =
        names.split(',').map(|name| file_in(name, revision, shipped)).collect::<Result<_, _>>()?;
    let read = if names.split(',').all(is_abnf_name) { Operand::abnf(&files, "") } else { Operand::pest(&files, "") };
    Ok(read?)
}

fn push(text: &mut String, line: &str) {
    // Writing to a `String` does not fail.
    let _ = writeln!(text, "{line}");
}

/// Returns a text as code in a table of Markdown.
fn code(text: &str) -> String {
    let longest = text.split(|it| it != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest + 1);
    let space = if longest > 0 { " " } else { "" };
    format!("{fence}{space}{}{space}{fence}", text.replace('|', "\\|"))
}
